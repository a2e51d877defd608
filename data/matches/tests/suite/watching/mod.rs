//! Watched places, dashboards and lists.

pub(crate) mod lists;
pub(crate) mod places;
