//! The contract of every store, and tests of each engine.

pub(crate) mod connections;
pub(crate) mod contract;
pub(crate) mod databases;
pub(crate) mod failover;
pub(crate) mod opening;
pub(crate) mod pooled;
pub(crate) mod random;
