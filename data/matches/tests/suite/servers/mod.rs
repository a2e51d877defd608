//! Tests of moderation, and of deleting a server's data.

pub(crate) mod moderation;
pub(crate) mod purge;
