//! The folder of backups: writing, verifying and removing them.

use std::fs::{self, DirBuilder, File, OpenOptions};
use std::io::{self, BufReader, BufWriter};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use jiff::fmt::strtime;
use jiff::tz::TimeZone;
use matches::{ImportReport, Timestamp};
use store::Store;

/// The name of a backup. Names sort by age.
const NAME: &str = "castellan-%Y-%m-%dT%H-%M-%S.%3fZ.jsonl";

const UNFINISHED: &str = "part";

/// Only the operator may read backups, which hold seeds and hands.
const OWNER_ONLY: u32 = 0o600;

/// The permissions of a new folder.
const OWNER_FOLDER: u32 = 0o700;

/// The permissions of all users but the owner.
const OTHERS: u32 = 0o077;

/// A folder that keeps the newest backups.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BackupFolder {
    path: PathBuf,
    most: usize,
}

impl BackupFolder {
    /// A folder, which need not exist yet.
    pub(crate) fn new(path: PathBuf, most: usize) -> Self {
        Self { path, most }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Exports the store into a new file, reads it back, and then removes the oldest backups. Returns the number of
    /// matches.
    ///
    /// If the new file can't be written or read back, it is removed, and the older backups stay.
    pub(crate) fn add_backup(&self, store: &dyn Store, now: Timestamp) -> anyhow::Result<usize> {
        let mut folder = DirBuilder::new();
        folder
            .recursive(true)
            .mode(OWNER_FOLDER)
            .create(&self.path)
            .with_context(|| format!("{} can't be made", self.path.display()))?;
        let name = name(now).context("the clock shows a day that no calendar has")?;
        let part = self.path.join(format!("{name}.{UNFINISHED}"));
        let made = export_and_verify(store, &part);
        if made.is_err() {
            let _ = fs::remove_file(&part);
        }
        let matches = made?;
        fs::rename(&part, self.path.join(name))?;
        File::open(&self.path)?.sync_all()?;
        self.remove_old(now)?;
        Ok(matches)
    }

    /// The time of the newest backup. `None` if there is none, or no folder yet.
    pub(crate) fn newest(&self) -> io::Result<Option<Timestamp>> {
        match self.backups() {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            backups => Ok(backups?.pop().map(|(at, _)| at)),
        }
    }

    /// All backups, the oldest first.
    fn backups(&self) -> io::Result<Vec<(Timestamp, PathBuf)>> {
        let mut found = Vec::new();
        for entry in fs::read_dir(&self.path)? {
            let entry = entry?;
            found.extend(entry.file_name().to_str().and_then(made_at).map(|at| (at, entry.path())));
        }
        found.sort();
        Ok(found)
    }

    /// The backups that users other than the owner can access. The folder itself may be shared.
    pub(crate) fn exposed(&self) -> io::Result<Vec<PathBuf>> {
        let mut exposed = Vec::new();
        if self.path.is_dir() {
            for (_, path) in self.backups()? {
                if fs::metadata(&path)?.permissions().mode() & OTHERS != 0 {
                    exposed.push(path);
                }
            }
        }
        Ok(exposed)
    }

    /// Makes all backups accessible to their owner alone.
    pub(crate) fn mend_permissions(&self) {
        let mended = self.exposed().and_then(|exposed| {
            exposed.iter().try_for_each(|path| {
                fs::set_permissions(path, fs::Permissions::from_mode(OWNER_ONLY))
            })
        });
        if let Err(error) = mended {
            tracing::warn!(%error, "backups stay open to other users of this machine");
        }
    }

    /// Removes the oldest backups, and unfinished files of killed processes. Other files stay.
    fn remove_old(&self, now: Timestamp) -> io::Result<()> {
        let mut backups = self.backups()?;
        // Backups from the future come from a wrong clock. They go first, or each new backup would be removed at once.
        backups.sort_by_key(|(at, _)| *at <= now);
        let old = backups.len().saturating_sub(self.most);
        backups[..old].iter().try_for_each(|(_, path)| fs::remove_file(path))?;
        for entry in fs::read_dir(&self.path)? {
            let path = entry?.path();
            let is_unfinished = path.extension().is_some_and(|end| end == UNFINISHED)
                && path.file_stem().and_then(|stem| made_at(stem.to_str()?)).is_some();
            if is_unfinished {
                fs::remove_file(path)?;
            }
        }
        Ok(())
    }
}

/// Writes an export to a file and reads it back.
fn export_and_verify(store: &dyn Store, path: &Path) -> anyhow::Result<usize> {
    let mut out = BufWriter::new(create(path)?);
    let exported = matches::export(store, games::CATALOG, &mut out)?;
    out.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
    for fault in &exported.faults {
        tracing::warn!(fault, "this could not be backed up: it is damaged");
    }
    let read = read_back(path, exported.matches)?;
    for fault in &read.faults {
        tracing::warn!(fault, "this is backed up as it is, and no import would bring it back");
    }
    Ok(read.matches)
}

/// Creates a file that only its owner can read.
pub(crate) fn create(path: &Path) -> anyhow::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true).mode(OWNER_ONLY);
    options.open(path).with_context(|| format!("{} can't be made", path.display()))
}

/// Reads an export back in a trial import, which replays its matches. Fails unless it has this number of matches.
pub(crate) fn read_back(path: &Path, matches: usize) -> anyhow::Result<ImportReport> {
    let mut source = BufReader::new(File::open(path)?);
    let read = matches::verify(games::CATALOG, &mut source)
        .with_context(|| format!("{} can't be read back", path.display()))?;
    let found = read.matches + read.left_out;
    ensure!(found == matches, "{found} of {matches} matches were read back");
    Ok(read)
}

fn name(at: Timestamp) -> Option<String> {
    let moment = jiff::Timestamp::from_millisecond(i64::try_from(at.0).ok()?).ok()?;
    strtime::format(NAME, &moment.to_zoned_datetime(TimeZone::UTC)).ok()
}

/// The time of a backup by its name; `None` for other names.
fn made_at(name: &str) -> Option<Timestamp> {
    let moment = strtime::parse(NAME, name).ok()?.to_datetime().ok()?;
    let moment = moment.to_zoned_datetime(TimeZone::UTC).ok()?.timestamp();
    u64::try_from(moment.as_millisecond()).ok().map(Timestamp)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Format, Key, Matches, PlayerId, Request};
    use store::{Batch, MemoryStore, Range};

    use super::*;
    use crate::app::clubs::tests::plan;

    const AT: Timestamp = Timestamp(1_795_352_645_678);

    #[test]
    fn a_backup_name_contains_its_creation_time() {
        let name = name(AT).unwrap();
        assert_eq!(name, "castellan-2026-11-22T13-04-05.678Z.jsonl");
        assert_eq!(made_at(&name), Some(AT));
        assert_eq!(made_at("castellan-old.jsonl"), None);
    }

    #[test]
    fn a_new_backup_prunes_old_backups_and_leaves_other_files() {
        let dir = tempfile::tempdir().unwrap();
        let folder = BackupFolder::new(dir.path().into(), 2);
        let strange = dir.path().join("notes.part");
        let left = dir.path().join(format!("{}.part", name(Timestamp(5_000)).unwrap()));
        fs::write(&strange, "mine").unwrap();
        fs::write(&left, "half").unwrap();
        for hours in 0..4 {
            folder.add_backup(&MemoryStore::new(), Timestamp(AT.0 + hours * 3_600_000)).unwrap();
        }
        assert!(strange.exists() && !left.exists());
        let kept: Vec<_> = folder.backups().unwrap().into_iter().map(|(at, _)| at.0).collect();
        assert_eq!(kept, [AT.0 + 2 * 3_600_000, AT.0 + 3 * 3_600_000]);
        assert_eq!(folder.newest().unwrap(), Some(Timestamp(AT.0 + 3 * 3_600_000)));
    }

    #[test]
    fn a_new_backup_stays_although_older_ones_are_from_the_future() {
        const YEAR_MS: u64 = 365 * 86_400_000;
        let dir = tempfile::tempdir().unwrap();
        let folder = BackupFolder::new(dir.path().into(), 2);
        let kept = |now: u64| {
            folder.add_backup(&MemoryStore::new(), Timestamp(now)).unwrap();
            let backups = folder.backups().unwrap();
            backups.into_iter().map(|(at, _)| at.0).collect::<Vec<_>>()
        };
        kept(AT.0 + YEAR_MS);
        kept(AT.0 + YEAR_MS + 1);
        assert_eq!(kept(AT.0), [AT.0, AT.0 + YEAR_MS + 1]);
        assert_eq!(kept(AT.0 + 1), [AT.0, AT.0 + 1]);
        assert_eq!(kept(AT.0 + 2), [AT.0 + 1, AT.0 + 2]);
    }

    #[test]
    fn backups_are_readable_by_their_owner_only() {
        let dir = tempfile::tempdir().unwrap();
        let folder = BackupFolder::new(dir.path().join("new"), 2);
        assert!(folder.exposed().unwrap().is_empty());
        folder.add_backup(&MemoryStore::new(), AT).unwrap();
        let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode(folder.path()), 0o700);
        let (_, backup) = folder.backups().unwrap().remove(0);
        assert_eq!(mode(&backup), 0o600);
        fs::set_permissions(&backup, fs::Permissions::from_mode(0o644)).unwrap();
        assert_eq!(folder.exposed().unwrap(), [backup.as_path()]);
        folder.mend_permissions();
        assert_eq!(mode(&backup), 0o600);
    }

    /// A store with one event, whose entries are lost.
    fn store_with_a_damaged_event() -> Arc<dyn Store> {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let matches = Matches::new(Arc::clone(&store), games::CATALOG, ChallengeLimits::default());
        let plan = plan(Format::Ladder { decay_days: 7 });
        let request = Request { player: PlayerId(1), key: Key(1), now: AT };
        matches.announce_event(&plan, request).unwrap();
        let entries = Range { from: b"3".into(), to: b"4".into(), most: 9, backward: false };
        let mut batch = Batch::default();
        store.scan(&entries).unwrap().into_iter().for_each(|(key, _)| batch.remove(key));
        store.commit(batch).unwrap();
        store
    }

    #[test]
    fn a_damaged_event_does_not_prevent_backups() {
        let dir = tempfile::tempdir().unwrap();
        let folder = BackupFolder::new(dir.path().into(), 1);
        let store = store_with_a_damaged_event();
        let checked = matches::check(store.as_ref(), games::CATALOG).unwrap();
        let fault = "event 1: its entries contradict each other".to_owned();
        assert!(checked.faults.contains(&fault), "{:?}", checked.faults);
        assert_eq!(folder.add_backup(store.as_ref(), AT).unwrap(), 0);
        assert_eq!(folder.newest().unwrap(), Some(AT));
    }

    #[test]
    fn a_failed_backup_keeps_the_older_backups() {
        let dir = tempfile::tempdir().unwrap();
        let folder = BackupFolder::new(dir.path().into(), 1);
        folder.add_backup(&MemoryStore::new(), AT).unwrap();
        let later = Timestamp(AT.0 + 1);
        // A folder blocks the path of the new file.
        fs::create_dir(dir.path().join(format!("{}.part", name(later).unwrap()))).unwrap();
        assert!(folder.add_backup(&MemoryStore::new(), later).is_err());
        assert_eq!(folder.newest().unwrap(), Some(AT));
    }
}
