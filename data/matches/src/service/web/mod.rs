//! The match page and the Activity: who a visitor is, and what they have seen.

pub(crate) mod launches;
pub(crate) mod sessions;
pub(crate) mod spectator_link;
mod version;
