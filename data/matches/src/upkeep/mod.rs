//! What keeps a store sound: opening it, checking it, exporting it, importing it, copying it, bringing it up to date.

mod about;
pub(crate) mod check;
pub(crate) mod copy;
pub(crate) mod export;
mod export_lines;
mod external_sort;
pub(crate) mod import;
mod import_rows;
mod incomplete;
pub(crate) mod lists;
pub(crate) mod migrate;
pub(crate) mod open;
