//! Upkeep of a store: open, check, export, import, copy and migrate it.

pub(crate) mod check;
pub(crate) mod copy;
pub(crate) mod event_check;
pub(crate) mod event_export;
pub(crate) mod export;
pub(crate) mod export_lines;
mod external_sort;
pub(crate) mod first_forms;
mod head_check;
pub(crate) mod import;
pub(crate) mod import_error;
mod import_rows;
mod incomplete;
pub(crate) mod lost_numbers;
pub(crate) mod migrate;
pub(crate) mod open;
mod restored_boards;
mod row_description;
