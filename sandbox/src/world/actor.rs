//! The acting member, and their channel.

use crate::id::Id;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Actor {
    pub(crate) user: Id,
    pub(crate) channel: Id,
}
