//! Challenges, pairs and display names.

pub(crate) mod display_names;
pub(crate) mod lobby;
pub(crate) mod pairs;
