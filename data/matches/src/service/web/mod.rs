//! The match page: who a visitor is, and what they have seen.

pub(crate) mod sessions;
pub(crate) mod spectator_link;
mod version;
