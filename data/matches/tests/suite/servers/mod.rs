//! Moderation, and removing a server's data.

pub(crate) mod moderation;
pub(crate) mod purge;
