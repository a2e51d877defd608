//! Tests of the stores: what every store must do, and what is special to each.

pub(crate) mod connections;
pub(crate) mod contract;
pub(crate) mod databases;
pub(crate) mod failover;
pub(crate) mod opening;
pub(crate) mod pooled;
pub(crate) mod random;
