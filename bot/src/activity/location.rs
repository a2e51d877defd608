//! The place of a running Activity.

/// A channel or thread, and its server. A private conversation has no server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Location {
    pub(crate) channel: u64,
    pub(crate) server: Option<u64>,
}
