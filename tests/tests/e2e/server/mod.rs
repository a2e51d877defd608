//! Settings of those who manage a server.

pub(crate) mod house_rules;
