//! Processes that share a store.

pub(crate) mod processes;
pub(crate) mod shared_store;
