//! A folder that is read-only until this value is dropped.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// The folder, and the way in which it was made read-only.
#[derive(Debug)]
pub struct ReadOnly {
    folder: PathBuf,
    way: Way,
}

/// The way to make a folder read-only.
#[derive(Clone, Copy, Debug)]
enum Way {
    /// By a file attribute, which also holds for root and for open files. The attribute needs root, and a file system
    /// that supports it.
    Attribute,
    /// By permissions, which don't hold for root.
    Permissions,
}

impl ReadOnly {
    /// Makes a folder read-only, including files that are already open. `None` if this machine doesn't allow it.
    pub fn immutable(folder: &Path) -> Option<Self> {
        Self::by(Way::Attribute, folder)
    }

    /// Makes a folder read-only for programs that start later.
    pub fn of(folder: &Path) -> Self {
        let made = Self::immutable(folder).or_else(|| Self::by(Way::Permissions, folder));
        made.expect("its owner may do so")
    }

    fn by(way: Way, folder: &Path) -> Option<Self> {
        // Dropping the value also undoes a half-done change.
        let made = Self { folder: folder.to_owned(), way };
        made.change(true).then_some(made)
    }

    fn change(&self, is_read_only: bool) -> bool {
        let (program, change) = match (self.way, is_read_only) {
            (Way::Attribute, true) => ("chattr", "+i"),
            (Way::Attribute, false) => ("chattr", "-i"),
            (Way::Permissions, true) => ("chmod", "a-w"),
            (Way::Permissions, false) => ("chmod", "u+w"),
        };
        let mut command = Command::new("find");
        // A socket has no attributes.
        command.arg(&self.folder).args(["-type", "f,d", "-exec", program, change, "{}", "+"]);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        command.status().is_ok_and(|done| done.success())
    }
}

impl Drop for ReadOnly {
    fn drop(&mut self) {
        self.change(false);
    }
}
