//! What keeps a store sound: checking it, exporting it, importing it, bringing it up to date.

pub(crate) mod archive;
pub(crate) mod check;
pub(crate) mod export;
pub(crate) mod import;
pub(crate) mod lists;
pub(crate) mod migrate;
