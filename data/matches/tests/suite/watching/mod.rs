//! Tests of watched places, followers, dashboards and lists.

mod card_clock;
pub(crate) mod lists;
pub(crate) mod messages;
pub(crate) mod places;
