//! The member who acts, and the channel in which they do.

use crate::id::Id;

/// The member who acts, and the channel in which they do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Actor {
    pub(crate) user: Id,
    pub(crate) channel: Id,
}
