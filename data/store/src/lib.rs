//! A durable, ordered key-value store: rows are read and scanned, and batches are committed completely or not at all.
//!
//! - [`Store`] is the trait. A [`Batch`] is committed; a [`Row`] and a [`Range`] are read.
//! - [`MemoryStore`] is for tests, and the model that the other engines must equal.
//! - [`SledStore`] keeps its rows in a folder, for one process.
//! - [`PostgresStore`] keeps its rows in a database that speaks PostgreSQL's protocol, for any number of processes.
//! - A [`Location`] names a [`SledStore`] or a [`PostgresStore`].
//!
//! A store knows nothing of matches, so an engine stays small and is easily replaced.

mod batch;
mod error;
mod location;
mod look_up;
mod memory;
mod postgres;
mod row;
mod sled;
mod store;

pub use batch::{Batch, Commit, VALUE_LIMIT};
pub use error::{BadLocation, OpenError, StoreError};
pub use location::Location;
pub use look_up::{Found, LookUp};
pub use memory::MemoryStore;
pub use postgres::PostgresStore;
pub use postgres::address::Address;
pub use row::{About, Range, Row};
pub use sled::{SledStore, exposed_files};
pub use store::Store;
