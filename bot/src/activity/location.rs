//! The place of an instance.

/// A channel or thread, and its server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Location {
    pub(crate) channel: u64,
    pub(crate) server: Option<u64>,
}
