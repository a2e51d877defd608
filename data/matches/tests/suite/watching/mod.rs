//! Tests of watched places, followers, dashboards and lists.

pub(crate) mod lists;
pub(crate) mod messages;
pub(crate) mod places;
