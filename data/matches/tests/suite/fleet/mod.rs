//! Tests of processes that share a store.

mod idle;
pub(crate) mod processes;
pub(crate) mod shared_store;
