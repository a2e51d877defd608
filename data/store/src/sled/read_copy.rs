//! `ReadCopy`: a temporary copy of a read-only store, since sled can't open a database without writing.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::error::OpenError;
use crate::sled::permissions;

/// The files of a store, apart from its database.
const FILES: [&str; 3] = ["FORMAT", "WHOLE", "wal"];

/// The folders that may hold the database, during a compaction or outside one.
const DATABASES: [&str; 3] = ["sled", "sled.next", "sled.former"];

/// A temporary copy of a store's folder, removed on drop.
pub(super) struct ReadCopy {
    path: PathBuf,
    /// The lock of the original, so that no other process opens it while the copy exists.
    _lock: File,
}

impl ReadCopy {
    /// Copies a store's folder to a temporary one that only the owner may use. Doesn't change the original.
    pub(super) fn of(folder: &Path) -> Result<Self, OpenError> {
        let lock = File::open(folder.join("LOCK"))?;
        match lock.try_lock_shared() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(OpenError::InUse),
            Err(TryLockError::Error(error)) => return Err(OpenError::Io(error)),
        }
        let mut name = [0; 8];
        getrandom::fill(&mut name).map_err(io::Error::other)?;
        let name = format!("castellan-copy-{:016x}", u64::from_ne_bytes(name));
        let copy = Self { path: std::env::temp_dir().join(name), _lock: lock };
        permissions::create_folder(&copy.path)?;
        for name in FILES {
            let file = folder.join(name);
            if file.exists() {
                fs::copy(file, copy.path.join(name))?;
            }
        }
        for name in DATABASES {
            copy_folder(&folder.join(name), &copy.path.join(name))?;
        }
        make_writable(&copy.path)?;
        Ok(copy)
    }

    pub(super) fn path(&self) -> &Path {
        &self.path
    }
}

impl Drop for ReadCopy {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.path) {
            tracing::warn!(%error, "a copy of the store's folder is left in the temporary folder");
        }
    }
}

fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    if !from.exists() {
        return Ok(());
    }
    permissions::create_folder(to)?;
    fs::read_dir(from)?.try_for_each(|entry| {
        let entry = entry?;
        let to = to.join(entry.file_name());
        match entry.file_type()?.is_dir() {
            true => copy_folder(&entry.path(), &to),
            false => fs::copy(entry.path(), to).map(drop),
        }
    })
}

/// Makes the copied files writable: they have the permissions of the originals.
fn make_writable(folder: &Path) -> io::Result<()> {
    fs::read_dir(folder)?.try_for_each(|entry| {
        let entry = entry?;
        match entry.file_type()?.is_dir() {
            true => make_writable(&entry.path()),
            false => permissions::set_owner_only(&entry.path()),
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Batch, SledStore, Store};

    #[test]
    fn a_read_copy_holds_all_commits_and_leaves_the_folder_unchanged() {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path().join("store");
        let store = SledStore::open(&folder).unwrap();
        let mut batch = Batch::default();
        batch.put(b"key".to_vec(), b"value".to_vec());
        store.commit(batch).unwrap();
        assert!(matches!(ReadCopy::of(&folder), Err(OpenError::InUse)));
        drop(store);
        let before = fs::read(folder.join("wal")).unwrap();
        let copy = ReadCopy::of(&folder).unwrap();
        let path = copy.path().to_owned();
        drop(copy);
        assert!(!path.exists(), "it is removed");
        let read = SledStore::open_copy(&folder).unwrap();
        assert_eq!(read.read(&[b"key".to_vec()]).unwrap(), [Some(b"value".to_vec())]);
        drop(read);
        assert_eq!(fs::read(folder.join("wal")).unwrap(), before);
    }
}
