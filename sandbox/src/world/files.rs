//! Uploaded files, kept in memory up to a limit.

use std::collections::BTreeMap;

use axum::body::Bytes;
use serde::{Deserialize, Serialize};

use crate::id::Id;

/// The limit of memory. Beyond it the oldest files are dropped, as Discord's links also expire.
const KEPT_BYTES: usize = 256 << 20;

/// A file as it was uploaded.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct StoredFile {
    pub(crate) content_type: String,
    #[serde(with = "as_base64")]
    pub(crate) bytes: Bytes,
}

/// Serializes bytes as base64 text in JSON.
mod as_base64 {
    use axum::body::Bytes;
    use base64::prelude::{BASE64_STANDARD, Engine};
    use serde::{Deserialize, Deserializer, Serializer};

    pub(super) fn serialize<S: Serializer>(bytes: &Bytes, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&BASE64_STANDARD.encode(bytes))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Bytes, D::Error> {
        let bytes = BASE64_STANDARD.decode(String::deserialize(from)?);
        bytes.map(Bytes::from).map_err(serde::de::Error::custom)
    }
}

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

    pub(crate) fn all(&self) -> impl Iterator<Item = (&Id, &StoredFile)> {
        self.kept.iter()
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
