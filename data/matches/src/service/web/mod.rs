//! The web pages and the Activity: links, sessions, and the version of a match that a visitor has seen.

pub(crate) mod launches;
pub(crate) mod sessions;
pub(crate) mod spectator_link;
mod version;
