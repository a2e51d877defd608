//! The database that a store connects to.

use std::sync::Arc;

use crate::postgres::address::Address;
use crate::postgres::outage::Outage;

/// A database, and what is known of its outages.
#[derive(Clone)]
pub(super) struct Target {
    pub(super) address: Address,
    pub(super) outage: Arc<Outage>,
}
