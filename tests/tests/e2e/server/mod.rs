//! Settings for managers of a server.

pub(crate) mod house_rules;
