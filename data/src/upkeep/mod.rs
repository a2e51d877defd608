//! What keeps a store sound: opening it, checking it, exporting it, importing it, copying it, bringing it up to date.

pub(crate) mod about;
pub(crate) mod archive;
pub(crate) mod check;
pub(crate) mod copy;
pub(crate) mod export;
pub(crate) mod filling;
pub(crate) mod import;
pub(crate) mod lines;
pub(crate) mod lists;
pub(crate) mod made;
pub(crate) mod migrate;
pub(crate) mod opening;
pub(crate) mod sorting;
