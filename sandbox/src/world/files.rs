//! Uploaded files, kept in memory up to a bound.

use std::collections::BTreeMap;

use axum::body::Bytes;

use crate::id::Id;

/// Beyond this the oldest files go, as Discord's links also expire.
const KEPT_BYTES: usize = 256 << 20;

/// A file as it was uploaded.
#[derive(Clone, Debug)]
pub(crate) struct StoredFile {
    pub(crate) content_type: String,
    pub(crate) bytes: Bytes,
}

/// All files that messages still show.
#[derive(Debug, Default)]
pub(crate) struct Files {
    kept: BTreeMap<Id, StoredFile>,
    bytes: usize,
}

impl Files {
    pub(crate) fn add(&mut self, id: Id, file: StoredFile) {
        self.bytes += file.bytes.len();
        self.kept.insert(id, file);
        while self.bytes > KEPT_BYTES {
            let Some((_, oldest)) = self.kept.pop_first() else { return };
            self.bytes -= oldest.bytes.len();
        }
    }

    pub(crate) fn find(&self, id: Id) -> Option<&StoredFile> {
        self.kept.get(&id)
    }

    pub(crate) fn remove(&mut self, id: Id) {
        if let Some(file) = self.kept.remove(&id) {
            self.bytes -= file.bytes.len();
        }
    }
}
