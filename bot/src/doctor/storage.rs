//! The store and the room on its disk.

use std::path::{Path, PathBuf};
use std::time::Instant;

use matches::{Opening, Timestamp};
use store::{Location, OpenError, Range};

use crate::backups::Plan;
use crate::doctor::Found;

/// So many bytes free are too few to begin with, and so many too few for long.
const TOO_FEW: u64 = 100 << 20;
const FEW: u64 = 1 << 30;

/// Opens the store and reads a row.
pub(super) fn store(location: &Location) -> Found {
    let since = Instant::now();
    let store = match matches::open(location, Opening::ToLook) {
        Ok(store) => store,
        Err(OpenError::Missing) => {
            return Found::Well(format!(
                "there is none in {location} yet; the first start makes it"
            ));
        }
        Err(OpenError::InUse) => {
            return Found::Well(format!("{location} is in use, by the bot if it runs"));
        }
        Err(error) => {
            return Found::Wrong(format!(
                "{location}: {error}; put that right, or bring a backup back with `castellan store import`"
            ));
        }
    };
    let first = Range { from: Vec::new(), to: vec![u8::MAX], most: 1, backward: false };
    match store.scan(&first) {
        Ok(_) => Found::Well(format!(
            "{location} opened and answered in {} ms",
            since.elapsed().as_millis()
        )),
        Err(error) => Found::Wrong(format!(
            "{location} does not answer: {error}; look at it with `castellan store check`"
        )),
    }
}

/// Looks how much room there is where a folder is, or will be.
pub(super) fn disk(location: &Location) -> Found {
    let Location::Sled(folder) = location else {
        return Found::Well("the database looks after its own".into());
    };
    let Some(there) = nearest(folder) else {
        return Found::Wrong(format!("there is no place for {}", folder.display()));
    };
    match rustix::fs::statvfs(&there) {
        Ok(room) => judge(room.f_bavail.saturating_mul(room.f_frsize), &there),
        Err(error) => Found::Doubtful(format!("{} can't be looked at: {error}", there.display())),
    }
}

/// Looks whether there are backups, and how old the newest is.
pub(super) fn backups(plan: Option<&Plan>, now: Timestamp) -> Found {
    let Some(plan) = plan else {
        return Found::Doubtful(
            "none are made; name a folder in `backup.folder`, on another disk if you can".into(),
        );
    };
    let folder = plan.shelf.folder().display();
    let Some(newest) = plan.shelf.newest() else {
        return Found::Well(format!(
            "there is none in {folder} yet; the bot makes one when it starts"
        ));
    };
    let hours = now.0.saturating_sub(newest.0) / 3_600_000;
    let said = format!("the newest in {folder} is {hours} hours old");
    match hours > 2 * plan.every.as_secs() / 3_600 {
        true => Found::Doubtful(format!("{said}: does the bot run, and what does its log say?")),
        false => Found::Well(said),
    }
}

fn judge(free: u64, there: &Path) -> Found {
    let said = format!("{} MB are free in {}", free >> 20, there.display());
    match free {
        0..TOO_FEW => Found::Wrong(format!("{said}: make room, or what people do can't be stored")),
        TOO_FEW..FEW => Found::Doubtful(format!("{said}: make room before it is needed")),
        _ => Found::Well(said),
    }
}

/// The folder, or the nearest above it that is there.
fn nearest(folder: &Path) -> Option<PathBuf> {
    let whole = std::path::absolute(folder).ok()?;
    whole.ancestors().find(|above| above.is_dir()).map(Path::to_owned)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::backups::Shelf;

    #[test]
    fn a_backup_that_is_late_is_noticed() {
        const HOUR: u64 = 3_600_000;
        let folder = tempfile::tempdir().unwrap();
        let shelf = Shelf::new(folder.path().into(), 3);
        let plan = Plan { shelf, every: Duration::from_secs(6 * 3_600) };
        let now = Timestamp(1_795_352_645_678);
        assert!(matches!(backups(None, now), Found::Doubtful(_)));
        assert!(matches!(backups(Some(&plan), now), Found::Well(_)));
        plan.shelf.put(&store::MemoryStore::new(), now).unwrap();
        let late = |hours: u64| backups(Some(&plan), Timestamp(now.0 + hours * HOUR));
        assert!(matches!(late(12), Found::Well(_)));
        assert!(matches!(late(13), Found::Doubtful(_)));
    }

    #[test]
    fn room_is_judged_by_what_is_left_of_it() {
        let here = Path::new("/");
        assert!(matches!(judge(TOO_FEW - 1, here), Found::Wrong(_)));
        assert!(matches!(judge(TOO_FEW, here), Found::Doubtful(_)));
        assert!(matches!(judge(FEW, here), Found::Well(_)));
    }

    #[test]
    fn a_folder_that_is_not_there_is_neither_missed_nor_made() {
        let folder = std::env::temp_dir().join("castellan-doctor-that-nobody-makes/store");
        let location = Location::Sled(folder.clone());
        assert!(matches!(store(&location), Found::Well(_)));
        assert!(!matches!(disk(&location), Found::Doubtful(_)));
        assert!(!folder.exists() && !folder.parent().unwrap().exists());
    }
}
