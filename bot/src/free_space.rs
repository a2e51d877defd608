//! The free space on the disk of a folder.

use std::io;
use std::path::Path;

/// The free bytes on the disk that holds a folder, as far as this program may use them.
pub(crate) fn free_space(folder: &Path) -> io::Result<u64> {
    let room = rustix::fs::statvfs(folder)?;
    Ok(room.f_bavail.saturating_mul(room.f_frsize))
}
