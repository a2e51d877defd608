//! Tests of processes that share a store.

pub(crate) mod idle;
pub(crate) mod processes;
pub(crate) mod shared_store;
