//! Opens a store at a location.

use std::io;
use std::sync::Arc;

use crate::fleet::store_form;
use crate::upkeep::first_forms;
use crate::upkeep::incomplete::is_half_filled;
use crate::upkeep::row_description::describe;
use store::{Location, OpenError, PostgresStore, SledStore, Store, StoreError};

/// The purpose for which a store is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenMode {
    /// For the bot. A missing store is created.
    ToPlay,
    /// For an operator's command. A missing store is an error.
    ToLook,
    /// Only for reading. A missing store is an error. If its folder is read-only, a temporary copy is opened.
    ToRead,
    /// For a copy or an import into the store. A missing store is created, and an incomplete one is accepted.
    ToFill,
}

/// Opens the store at a location. Refuses incomplete stores, and forms that are too new or too old.
pub fn open(location: &Location, opening: OpenMode) -> Result<Arc<dyn Store>, OpenError> {
    let may_create = !matches!(opening, OpenMode::ToLook | OpenMode::ToRead);
    let store: Arc<dyn Store> = match location {
        Location::Sled(folder) if !may_create && !SledStore::exists(folder)? => {
            return Err(OpenError::Missing);
        }
        Location::Sled(folder) if opening == OpenMode::ToPlay => {
            Arc::new(SledStore::open_to_serve(folder)?)
        }
        Location::Sled(folder) if opening == OpenMode::ToFill => {
            Arc::new(SledStore::open_to_fill(folder)?)
        }
        Location::Sled(folder) => Arc::new(match SledStore::open(folder) {
            Err(OpenError::Io(error)) if opening == OpenMode::ToRead && is_read_only(&error) => {
                SledStore::open_copy(folder)?
            }
            opened => opened?,
        }),
        Location::Postgres(address) => {
            Arc::new(PostgresStore::open(address, describe, may_create)?)
        }
    };
    if opening != OpenMode::ToFill {
        let unreachable = |failed: StoreError| OpenError::Unreachable(failed.to_string());
        if is_half_filled(store.as_ref()).map_err(unreachable)? {
            return Err(OpenError::HalfFilled);
        }
        let form = store_form(store.as_ref()).map_err(unreachable)?;
        if form.is_too_new() {
            return Err(form.refusal());
        }
        if first_forms::has_older_rows(store.as_ref()).map_err(unreachable)? {
            return Err(OpenError::Older);
        }
    }
    Ok(store)
}

/// Whether opening failed because the folder or a file is read-only.
fn is_read_only(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::ReadOnlyFilesystem | io::ErrorKind::PermissionDenied)
}
