//! The database that a store connects to.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::postgres::address::Address;
use crate::postgres::outage_log::Outage;

/// A database, its present outage, and the number of its replaced writing connections.
#[derive(Clone)]
pub(super) struct Target {
    pub(super) address: Address,
    pub(super) outage: Arc<Outage>,
    writers: Arc<AtomicU64>,
}

impl Target {
    pub(super) fn new(address: Address, outage: Arc<Outage>) -> Self {
        Self { address, outage, writers: Arc::default() }
    }

    /// The number of writing connections that have replaced others.
    pub(super) fn writers(&self) -> u64 {
        self.writers.load(Ordering::SeqCst)
    }

    /// Notes that another writing connection replaces a lost one, perhaps to another host.
    pub(super) fn note_writer(&self) {
        self.writers.fetch_add(1, Ordering::SeqCst);
    }
}
