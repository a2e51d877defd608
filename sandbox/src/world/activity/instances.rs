//! Instances: an Activity that runs in a place, shared by everyone who has joined there.

use crate::id::Id;

/// A running instance. Its id is never used again after its end.
#[derive(Clone, Debug)]
pub(crate) struct Instance {
    pub(crate) id: String,
    pub(crate) launch: Id,
    pub(crate) channel: Id,
    pub(crate) guild: Option<Id>,
}
