//! Permissions of a store's folder. Its rows contain seeds and hands, so only its owner may read them.

use std::fs::{self, DirBuilder, Metadata};
use std::io;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};

/// The permission bits of all users except the owner.
const OTHERS: u32 = 0o077;

/// The permissions of a folder that only its owner may use.
const OWNER_FOLDER: u32 = 0o700;

/// The permissions of a file that only its owner may use.
const OWNER_FILE: u32 = 0o600;

/// The names of a store's files and folders. Other files in the folder keep their permissions.
const NAMES: [&str; 10] = [
    "FORMAT",
    "FORMAT.new",
    "LOCK",
    "LOOKED",
    "WHOLE",
    "export.sock",
    "sled",
    "sled.former",
    "sled.next",
    "wal",
];

/// Creates the folder with access only for its owner, unless it exists.
pub(super) fn create_folder(folder: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(OWNER_FOLDER).create(folder)
}

/// The folder and the store's files in it that other users may access. Empty if there is no folder.
pub fn exposed_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut exposed = Vec::new();
    if !folder.exists() {
        return Ok(exposed);
    }
    if is_exposed(&fs::metadata(folder)?) {
        exposed.push(folder.to_owned());
    }
    NAMES.iter().try_for_each(|name| add_exposed(&folder.join(name), &mut exposed))?;
    Ok(exposed)
}

/// Adds each file at or below this path that other users may access. Doesn't follow symbolic links.
fn add_exposed(path: &Path, exposed: &mut Vec<PathBuf>) -> io::Result<()> {
    let known = match fs::symlink_metadata(path) {
        Ok(known) => known,
        // A running store may have removed the file since.
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(error),
    };
    if !known.is_symlink() && is_exposed(&known) {
        exposed.push(path.to_owned());
    }
    if known.is_dir() {
        fs::read_dir(path)?.try_for_each(|entry| add_exposed(&entry?.path(), exposed))?;
    }
    Ok(())
}

fn is_exposed(known: &Metadata) -> bool {
    known.permissions().mode() & OTHERS != 0
}

pub(super) fn set_owner_only(file: &Path) -> io::Result<()> {
    fs::set_permissions(file, fs::Permissions::from_mode(OWNER_FILE))
}

/// Takes away other users' permissions. A failure is only logged, since the folder may belong to another user.
pub(super) fn mend(folder: &Path) {
    let mended = exposed_files(folder).and_then(|exposed| {
        exposed.iter().try_for_each(|path| take_from_others(path))?;
        Ok(exposed.len())
    });
    match mended {
        Ok(0) => {}
        Ok(files) => {
            tracing::info!(files, "the store's files were open to other users, and are no longer")
        }
        Err(error) => {
            tracing::warn!(%error, "the store's files stay open to other users of this machine")
        }
    }
}

fn take_from_others(path: &Path) -> io::Result<()> {
    let mode = fs::metadata(path)?.permissions().mode();
    fs::set_permissions(path, fs::Permissions::from_mode(mode & !OTHERS))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SledStore;

    fn set_mode(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    #[test]
    fn a_new_folder_is_readable_only_by_its_owner() {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path().join("store");
        drop(SledStore::open(&folder).unwrap());
        assert_eq!(mode(&folder), 0o700);
    }

    #[test]
    fn serving_repairs_the_permissions_of_the_store_only() {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path().join("store");
        drop(SledStore::open_to_serve(&folder).unwrap());
        let notes = folder.join("notes");
        fs::write(&notes, "mine").unwrap();
        let ours = ["", "FORMAT", "LOCK", "wal", "sled", "sled/db", "sled/conf"];
        for path in ours.map(|name| folder.join(name)).iter().chain([&notes]) {
            set_mode(path, if path.is_dir() { 0o755 } else { 0o644 });
        }
        assert!(exposed_files(&folder).unwrap().len() >= ours.len());
        drop(SledStore::open_to_serve(&folder).unwrap());
        assert_eq!(mode(&folder), 0o700);
        for name in ours.iter().filter(|name| name.contains(['F', 'L', 'w', '/'])) {
            assert_eq!(mode(&folder.join(name)), 0o600, "{name}");
        }
        assert_eq!(mode(&notes), 0o644);
    }

    #[test]
    fn a_missing_folder_has_no_exposed_files() {
        let dir = tempfile::tempdir().unwrap();
        assert!(exposed_files(&dir.path().join("store")).unwrap().is_empty());
    }
}
