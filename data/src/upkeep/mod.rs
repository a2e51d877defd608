//! What keeps a store sound: checking it, exporting it, importing it.

pub(crate) mod archive;
pub(crate) mod check;
pub(crate) mod export;
pub(crate) mod import;
