//! Checks of the store, the free space on its disk, and its backups.

use std::path::{Path, PathBuf};
use std::time::Instant;

use matches::{OpenMode, Timestamp};
use store::{Location, OpenError, Range};

use crate::backups::BackupPlan;
use crate::doctor::finding::Finding;

/// So many bytes free are too few to begin with, and so many too few for long.
const TOO_FEW: u64 = 100 << 20;
const FEW: u64 = 1 << 30;

/// Opens the store and reads a row.
pub(super) fn check_store(location: &Location) -> Finding {
    let since = Instant::now();
    let store = match matches::open(location, OpenMode::ToLook) {
        Ok(store) => store,
        Err(OpenError::Missing) => {
            return Finding::Good(format!(
                "there is none in {location} yet; the first start makes it"
            ));
        }
        Err(OpenError::InUse) => {
            return Finding::Good(format!("{location} is in use, by the bot if it runs"));
        }
        Err(error) => {
            return Finding::Bad(format!(
                "{location}: {error}; put that right, or bring a backup back with `castellan store import`"
            ));
        }
    };
    let first = Range { from: Vec::new(), to: vec![u8::MAX], most: 1, backward: false };
    match store.scan(&first) {
        Ok(_) => Finding::Good(format!(
            "{location} opened and answered in {} ms",
            since.elapsed().as_millis()
        )),
        Err(error) => Finding::Bad(format!(
            "{location} does not answer: {error}; look at it with `castellan store check`"
        )),
    }
}

/// Checks the free space where the store is, or will be.
pub(super) fn check_disk(location: &Location) -> Finding {
    let Location::Sled(folder) = location else {
        return Finding::Good("the database looks after its own".into());
    };
    let Some(there) = nearest(folder) else {
        return Finding::Bad(format!("there is no place for {}", folder.display()));
    };
    match rustix::fs::statvfs(&there) {
        Ok(room) => judge_free_space(room.f_bavail.saturating_mul(room.f_frsize), &there),
        Err(error) => Finding::Doubtful(format!("{} can't be looked at: {error}", there.display())),
    }
}

/// Checks the age of the newest backup.
pub(super) fn check_backups(plan: Option<&BackupPlan>, now: Timestamp) -> Finding {
    let Some(plan) = plan else {
        return Finding::Doubtful(
            "none are made; name a folder in `backup.folder`, on another disk if you can".into(),
        );
    };
    let path = plan.folder.path().display();
    let Some(newest) = plan.folder.newest() else {
        return Finding::Good(format!(
            "there is none in {path} yet; the bot makes one when it starts"
        ));
    };
    let hours = now.0.saturating_sub(newest.0) / 3_600_000;
    let said = format!("the newest in {path} is {hours} hours old");
    match hours > 2 * plan.interval.as_secs() / 3_600 {
        true => Finding::Doubtful(format!("{said}: does the bot run, and what does its log say?")),
        false => Finding::Good(said),
    }
}

fn judge_free_space(free: u64, there: &Path) -> Finding {
    let said = format!("{} MB are free in {}", free >> 20, there.display());
    match free {
        0..TOO_FEW => Finding::Bad(format!("{said}: make room, or what people do can't be stored")),
        TOO_FEW..FEW => Finding::Doubtful(format!("{said}: make room before it is needed")),
        _ => Finding::Good(said),
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
    use crate::backups::BackupFolder;

    #[test]
    fn a_backup_that_is_late_is_noticed() {
        const HOUR: u64 = 3_600_000;
        let dir = tempfile::tempdir().unwrap();
        let folder = BackupFolder::new(dir.path().into(), 3);
        let plan = BackupPlan { folder, interval: Duration::from_secs(6 * 3_600) };
        let now = Timestamp(1_795_352_645_678);
        assert!(matches!(check_backups(None, now), Finding::Doubtful(_)));
        assert!(matches!(check_backups(Some(&plan), now), Finding::Good(_)));
        plan.folder.add_backup(&store::MemoryStore::new(), now).unwrap();
        let late = |hours: u64| check_backups(Some(&plan), Timestamp(now.0 + hours * HOUR));
        assert!(matches!(late(12), Finding::Good(_)));
        assert!(matches!(late(13), Finding::Doubtful(_)));
    }

    #[test]
    fn room_is_judged_by_what_is_left_of_it() {
        let here = Path::new("/");
        assert!(matches!(judge_free_space(TOO_FEW - 1, here), Finding::Bad(_)));
        assert!(matches!(judge_free_space(TOO_FEW, here), Finding::Doubtful(_)));
        assert!(matches!(judge_free_space(FEW, here), Finding::Good(_)));
    }

    #[test]
    fn a_folder_that_is_not_there_is_neither_missed_nor_made() {
        let folder = std::env::temp_dir().join("castellan-doctor-that-nobody-makes/store");
        let location = Location::Sled(folder.clone());
        assert!(matches!(check_store(&location), Finding::Good(_)));
        assert!(!matches!(check_disk(&location), Finding::Doubtful(_)));
        assert!(!folder.exists() && !folder.parent().unwrap().exists());
    }
}
