//! Tests of export, import, check, copy and stored forms.

pub(crate) mod copy;
pub(crate) mod damage;
pub(crate) mod export;
pub(crate) mod export_kinds;
pub(crate) mod forms;
pub(crate) mod golden;
pub(crate) mod live_export;
pub(crate) mod restored_boards;
pub(crate) mod unplayable;
