//! What those who manage a server decide.

pub(crate) mod house_rules;
