//! Lists of matches, and which match is meant.

pub(crate) mod autocomplete;
pub(crate) mod details;
mod entry;
pub(crate) mod find;
pub(crate) mod pages;
