//! What administrators settle: house rules and moderation.

pub(crate) mod moderation;
pub(crate) mod setup;
