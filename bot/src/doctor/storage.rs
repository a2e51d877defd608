//! Checks of the store, the free space on its disk, and its backups.

use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::Instant;

use matches::{OpenMode, Timestamp};
use store::{Location, OpenError, Range};

use crate::backups::BackupPlan;
use crate::doctor::finding::Finding;
use crate::free_space::free_space;
use crate::store::open::{other_owner, refusal_of_root};

/// The free bytes below which the program won't run, and below which it won't run for long.
const TOO_FEW: u64 = 100 << 20;
const FEW: u64 = 1 << 30;

pub(super) fn check_store(location: &Location, now: Timestamp) -> Finding {
    if let Some(owner) = other_owner(location) {
        return Finding::Bad(refusal_of_root(location, owner));
    }
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
        Err(error @ OpenError::Unreachable(_)) => {
            return Finding::Bad(format!(
                "{location}: {error}; a bot that starts now waits for it"
            ));
        }
        Err(error @ (OpenError::Damaged(_) | OpenError::Gone)) => {
            return Finding::Bad(format!(
                "{location}: {error}; put that right, or bring a backup back with `castellan store import --repost FILE`"
            ));
        }
        // Only permissions are wrong: bringing a backup back would lose moves for nothing.
        Err(OpenError::Io(error)) if error.kind() == ErrorKind::PermissionDenied => {
            return Finding::Bad(format!(
                "{location}: {error}; give all of it to the bot's user, by `chown -R`"
            ));
        }
        Err(error) => return Finding::Bad(format!("{location}: {error}")),
    };
    match matches::older_processes(store.as_ref(), now) {
        Ok(1..) if store.is_shared() => {
            return Finding::Doubtful(format!(
                "{location} is used by processes of an older version: this program waits until they are stopped"
            ));
        }
        Ok(_) | Err(_) => {}
    }
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

/// Checks that other users of the machine can't read the store or its backups.
pub(super) fn check_files(location: &Location, plan: Option<&BackupPlan>) -> Finding {
    let store = match location {
        Location::Sled(folder) => store::exposed_files(folder),
        Location::Postgres(_) => Ok(Vec::new()),
    };
    let backups = plan.map_or_else(|| Ok(Vec::new()), |plan| plan.folder.exposed());
    let exposed = match store.and_then(|store| Ok([store, backups?].concat())) {
        Ok(exposed) => exposed,
        Err(error) => return Finding::Doubtful(format!("they can't be looked at: {error}")),
    };
    match exposed.first() {
        None => Finding::Good("only their owner can read them".into()),
        Some(first) => Finding::Doubtful(format!(
            "other users of this machine may read {} of them, {} for one, which hold seeds and hands: start the bot, which mends what it owns, or say `chmod -R go=` to the folder",
            exposed.len(),
            first.display()
        )),
    }
}

pub(super) fn check_disk(location: &Location) -> Finding {
    let Location::Sled(folder) = location else {
        return Finding::Good("the database looks after its own".into());
    };
    let Some(there) = nearest(folder) else {
        return Finding::Bad(format!("there is no place for {}", folder.display()));
    };
    match free_space(&there) {
        Ok(free) => judge_free_space(free, &there),
        Err(error) => Finding::Doubtful(format!("{} can't be looked at: {error}", there.display())),
    }
}

pub(super) fn check_backups(plan: Option<&BackupPlan>, now: Timestamp) -> Finding {
    let Some(plan) = plan else {
        return Finding::Doubtful(
            "none are made; name a folder in `backup.folder`, on another disk if you can".into(),
        );
    };
    let path = plan.folder.path().display();
    if let Some(blocked) = blocker(plan.folder.path()) {
        let blocked = blocked.display();
        return Finding::Bad(format!("{blocked} is no folder: no backups can be made in {path}"));
    }
    let access = rustix::fs::Access::WRITE_OK | rustix::fs::Access::EXEC_OK;
    let may_write = |folder: PathBuf| rustix::fs::access(folder, access).is_ok();
    if !nearest(plan.folder.path()).is_some_and(may_write) {
        return Finding::Bad(format!("this user can't write to {path}: no backups can be made"));
    }
    let newest = match plan.folder.newest() {
        Ok(Some(newest)) => newest,
        Ok(None) => {
            return Finding::Good(format!(
                "there is none in {path} yet; the bot makes one when it starts"
            ));
        }
        Err(error) => {
            return Finding::Bad(format!("{path} can't be read: {error}; no backups can be made"));
        }
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
        FEW.. => Finding::Good(said),
    }
}

/// The nearest existing ancestor of a folder, or the folder itself.
fn nearest(folder: &Path) -> Option<PathBuf> {
    let whole = std::path::absolute(folder).ok()?;
    whole.ancestors().find(|above| above.is_dir()).map(Path::to_owned)
}

/// What stands in the way of a folder: a file or a dead link at its path or above.
fn blocker(folder: &Path) -> Option<PathBuf> {
    let whole = std::path::absolute(folder).ok()?;
    let there = whole.ancestors().find(|above| above.symlink_metadata().is_ok())?;
    (!there.is_dir()).then(|| there.to_owned())
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::{PermissionsExt, symlink};
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
    fn a_backup_folder_that_cannot_be_made_is_noticed() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("file"), "mine").unwrap();
        symlink("nowhere", dir.path().join("link")).unwrap();
        let check = |name: &str| {
            let folder = BackupFolder::new(dir.path().join(name), 3);
            let plan = BackupPlan { folder, interval: Duration::from_secs(3_600) };
            check_backups(Some(&plan), Timestamp(1_795_352_645_678))
        };
        for name in ["file", "file/below", "link"] {
            let found = check(name);
            let is_told = matches!(&found, Finding::Bad(told) if told.contains("is no folder"));
            assert!(is_told, "{name}: {found:?}");
        }
        assert!(matches!(check("new/below"), Finding::Good(_)));
    }

    #[test]
    fn free_disk_space_is_judged_by_thresholds() {
        let here = Path::new("/");
        assert!(matches!(judge_free_space(TOO_FEW - 1, here), Finding::Bad(_)));
        assert!(matches!(judge_free_space(TOO_FEW, here), Finding::Doubtful(_)));
        assert!(matches!(judge_free_space(FEW, here), Finding::Good(_)));
    }

    #[test]
    fn the_doctor_reports_readable_files_and_changes_no_permissions() {
        let dir = tempfile::tempdir().unwrap();
        let location = Location::Sled(dir.path().into());
        let set_mode = |mode| fs::set_permissions(dir.path(), fs::Permissions::from_mode(mode));
        set_mode(0o755).unwrap();
        assert!(matches!(check_files(&location, None), Finding::Doubtful(_)));
        assert!(matches!(check_files(&location, None), Finding::Doubtful(_)));
        set_mode(0o700).unwrap();
        assert!(matches!(check_files(&location, None), Finding::Good(_)));
    }

    #[test]
    fn the_doctor_names_the_command_that_restores_a_backup() {
        let dir = tempfile::tempdir().unwrap();
        drop(store::SledStore::open(dir.path()).unwrap());
        fs::remove_dir_all(dir.path().join("sled")).unwrap();
        let found = check_store(&Location::Sled(dir.path().into()), Timestamp(1));
        // Without the option, the boards that Discord has stay as they are.
        let is_named = matches!(&found, Finding::Bad(told) if told.contains("import --repost"));
        assert!(is_named, "{found:?}");
    }

    #[test]
    fn the_doctor_accepts_a_missing_store_folder_and_creates_none() {
        let folder = std::env::temp_dir().join("castellan-doctor-that-nobody-makes/store");
        let location = Location::Sled(folder.clone());
        assert!(matches!(check_store(&location, Timestamp(1)), Finding::Good(_)));
        // All results have these words, whether the disk is full or not.
        let disk = format!("{:?}", check_disk(&location));
        assert!(disk.contains("MB are free"), "{disk}");
        assert!(!folder.exists() && !folder.parent().unwrap().exists());
        let empty = tempfile::tempdir().unwrap();
        let found = check_store(&Location::Sled(empty.path().into()), Timestamp(1));
        assert!(format!("{found:?}").contains("there is none in"), "{found:?}");
        assert_eq!(fs::read_dir(empty.path()).unwrap().count(), 0);
    }
}
