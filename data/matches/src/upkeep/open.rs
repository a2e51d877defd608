//! Opening a store wherever it lies.

use std::sync::Arc;

use crate::upkeep::about::about;
use crate::upkeep::incomplete::is_half_filled;
use store::{Location, OpenError, PostgresStore, SledStore, Store};

/// For what a store is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenMode {
    /// To play on it: where there is none, one is made.
    ToPlay,
    /// To look after what is there: where there is none, that is all there is to say.
    ToLook,
    /// To fill it from elsewhere: where there is none, one is made, and what was not finished may be gone on with.
    ToFill,
}

/// Opens the store at a place.
///
/// # Errors
/// There is none where one is meant to be, it is in use, or it can't be read; see [`OpenError`].
pub fn open(location: &Location, opening: OpenMode) -> Result<Arc<dyn Store>, OpenError> {
    let may_create = opening != OpenMode::ToLook;
    let store: Arc<dyn Store> = match location {
        Location::Sled(folder) if !may_create && !folder.exists() => {
            return Err(OpenError::Missing);
        }
        Location::Sled(folder) if opening == OpenMode::ToPlay => {
            Arc::new(SledStore::open_to_serve(folder)?)
        }
        Location::Sled(folder) if opening == OpenMode::ToFill => {
            Arc::new(SledStore::open_to_fill(folder)?)
        }
        Location::Sled(folder) => Arc::new(SledStore::open(folder)?),
        Location::Postgres(address) => Arc::new(PostgresStore::open(address, about, may_create)?),
    };
    if opening != OpenMode::ToFill
        && is_half_filled(store.as_ref())
            .map_err(|failed| OpenError::Unreachable(failed.to_string()))?
    {
        return Err(OpenError::HalfFilled);
    }
    Ok(store)
}
