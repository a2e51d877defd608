//! `Target`: the database that a store connects to, and what all its connections share.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::postgres::address::Address;
use crate::postgres::outage_log::Outage;

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

    /// Notes that a new writing connection replaces a lost one. The new connection may lead to another host.
    pub(super) fn note_writer(&self) {
        self.writers.fetch_add(1, Ordering::SeqCst);
    }
}
