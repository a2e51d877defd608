//! Tests of power loss: everything written since the last fsync is lost.
//!
//! Each fsync of the first test copies the whole folder. The copy has what a restart would find if no later write had
//! reached the disk.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::sled::database::Fsync;
use crate::sled::*;

/// An fsync that copies the store's folder, as the disk would hold it.
struct Copying {
    file: File,
    from: PathBuf,
    to: PathBuf,
}

impl Fsync for Copying {
    fn fsync(&self) -> io::Result<()> {
        self.file.sync_all()?;
        if self.to.exists() {
            fs::remove_dir_all(&self.to)?;
        }
        copy(&self.from, &self.to, &[])
    }
}

fn copy(from: &Path, to: &Path, without: &[PathBuf]) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            let name = entry.file_name();
            let within = without.iter().filter_map(|file| file.strip_prefix(&name).ok());
            copy(&entry.path(), &target, &within.map(Into::into).collect::<Vec<_>>())?;
        } else if !without.contains(&entry.file_name().into()) {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

fn batch(number: u8) -> Batch {
    let mut batch = Batch::default();
    batch.put(vec![b'x', number], vec![number; 500]);
    batch.put(vec![b'y', number], Vec::new());
    batch
}

#[test]
fn acknowledged_commits_survive_a_power_loss() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (from, to) = (folder.path().join("store"), folder.path().join("disk"));
    let durable = |_: &Path, file| -> Box<dyn Fsync> {
        Box::new(Copying { file, from: from.clone(), to: to.clone() })
    };
    let store = SledStore::open_with(&from, &durable, OpenSettings::default());
    let store = store.expect("a new store opens");
    for number in 0..20 {
        assert_eq!(store.commit(batch(number)), Ok(Commit::Applied));
        let found = SledStore::open(&to).expect("the disk holds a store");
        for written in 0..=number {
            let keys = [vec![b'x', written], vec![b'y', written]];
            let expected = [Some(vec![written; 500]), Some(Vec::new())];
            assert_eq!(found.read(&keys), Ok(expected.into()), "{written} of {number}");
        }
    }
}

/// The number of power losses, and the environment variable that sets another one.
const LOSSES: u32 = 40;
const MORE: &str = "CASTELLAN_POWER_LOSSES";

/// The units in which a disk and a file system write, in bytes.
const SECTOR: usize = 512;
const PAGE: usize = 8 * SECTOR;

#[derive(Clone, Copy)]
struct Lot(u64);

impl Lot {
    fn draw(&mut self, of: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 20).expect("44 bits are left") % of
    }
}

/// The store's files that are synced one by one.
const FILES: [&str; 2] = ["sled/db", "wal"];

/// An fsync of one file that fails after a number of calls, like a power loss. Some of the later writes have reached
/// the disk, in any order and in part.
struct Outage {
    folder: PathBuf,
    /// The data that is certainly on disk.
    synced: PathBuf,
    /// The data that is found after the restart.
    image: PathBuf,
    /// The file that this fsync makes durable.
    file: PathBuf,
    /// The number of calls before the power fails, and the random numbers for the loss.
    left: Arc<Mutex<(usize, Lot)>>,
}

impl Fsync for Outage {
    fn fsync(&self) -> io::Result<()> {
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        if left.0 == 0 {
            self.lose(&mut left.1)?;
            return Err(io::Error::other("the power is gone"));
        }
        left.0 -= 1;
        // This fsync makes all names and small files durable, but not the other files in `FILES`.
        let name = self.file.strip_prefix(&self.folder).map_err(io::Error::other)?;
        let others = || FILES.into_iter().filter(|other| Path::new(other) != name);
        let aside = |file: &str| self.synced.with_extension(file.replace('/', "-"));
        for file in others() {
            move_if_there(&self.synced.join(file), &aside(file))?;
        }
        renew_but(&self.folder, &self.synced, &others().map(Into::into).collect::<Vec<_>>())?;
        for file in others() {
            move_if_there(&aside(file), &self.synced.join(file))?;
        }
        Ok(())
    }
}

fn move_if_there(from: &Path, to: &Path) -> io::Result<()> {
    if from.exists() { fs::rename(from, to) } else { Ok(()) }
}

/// Makes one folder equal to another.
fn renew(from: &Path, to: &Path) -> io::Result<()> {
    renew_but(from, to, &[])
}

/// Makes one folder equal to another, except for some files.
fn renew_but(from: &Path, to: &Path, without: &[PathBuf]) -> io::Result<()> {
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    copy(from, to, without)
}

impl Outage {
    fn lose(&self, lot: &mut Lot) -> io::Result<()> {
        // File systems write their journal in order: all names are old, or all are new.
        renew(if lot.draw(2) == 0 { &self.folder } else { &self.synced }, &self.image)?;
        for file in FILES {
            // A file that was never made durable may not even exist.
            let old = fs::read(self.synced.join(file)).unwrap_or_default();
            let new = fs::read(self.folder.join(file))?;
            fs::write(self.image.join(file), mixed(&old, &new, lot))?;
        }
        Ok(())
    }
}

/// A file with some old, some new and some torn pages. Its length is the old one, the new one, or between them.
fn mixed(old: &[u8], new: &[u8], lot: &mut Lot) -> Vec<u8> {
    let chance = [0, 1, 5, 9, 10][lot.draw(5)];
    let between = lot.draw(new.len().abs_diff(old.len()) / PAGE + 1) * PAGE;
    let length = [old.len(), new.len(), old.len().min(new.len()) + between][lot.draw(3)];
    // Unwritten pages read as zeros.
    let mut file = old.to_vec();
    file.resize(length, 0);
    for from in (0..length).step_by(PAGE) {
        let Some(page) = new.get(from..new.len().min(from + PAGE).min(length)) else { continue };
        let kept = match lot.draw(10) < chance {
            true if lot.draw(20) == 0 => lot.draw(PAGE / SECTOR) * SECTOR,
            true => PAGE,
            false => 0,
        };
        let kept = kept.min(page.len());
        file[from..from + kept].copy_from_slice(&page[..kept]);
    }
    file
}

/// The expected rows: for each key, the number of its last commit, which determines the value.
type Known = BTreeMap<u8, u32>;

fn value(key: u8, number: u32) -> Vec<u8> {
    let length = (u32::from(key) * 37 + number * 101) % 3_000;
    let start = number.to_be_bytes();
    start.into_iter().chain((0..length).map(|at| (at ^ number) as u8)).collect()
}

fn found(store: &SledStore) -> Known {
    let all = Range { from: vec![], to: vec![u8::MAX], most: usize::MAX, backward: false };
    let rows = store.scan(&all).expect("the store can be read").into_iter();
    let known = rows.map(|(key, found)| {
        let number = u32::from_be_bytes(found[..4].try_into().expect("each begins with four"));
        assert_eq!(found, value(key[0], number), "{} is another's", key[0]);
        (key[0], number)
    });
    known.collect()
}

/// A batch of random rows, sometimes larger than one log record of sled. Removed rows have no number.
fn some(number: u32, lot: &mut Lot) -> (Batch, Vec<(u8, Option<u32>)>) {
    let most = if lot.draw(4) == 0 { 100 } else { 12 };
    let rows: BTreeMap<u8, Option<u32>> = (0..=lot.draw(most))
        .map(|_| (lot.draw(120) as u8, (lot.draw(5) > 0).then_some(number)))
        .collect();
    let mut batch = Batch::default();
    for (&key, number) in &rows {
        match number {
            Some(number) => batch.put(vec![key], value(key, *number)),
            None => batch.remove(vec![key]),
        }
    }
    (batch, rows.into_iter().collect())
}

fn changed(known: &Known, rows: &[(u8, Option<u32>)]) -> Known {
    let mut known = known.clone();
    for (key, number) in rows {
        match number {
            Some(number) => drop(known.insert(*key, *number)),
            None => drop(known.remove(key)),
        }
    }
    known
}

/// Closes a store, and waits for the threads of its database.
fn close(store: SledStore, folder: &Path) {
    drop(store);
    let file = File::open(folder.join("sled/db")).expect("there is a database");
    file.lock().expect("its lock can be had");
}

/// The rows of a disk image. The store is opened in a copy, so that the image stays unchanged.
fn seen(image: &Path, aside: &Path) -> Known {
    renew(image, aside).expect("the disk is there");
    let store = SledStore::open(aside).expect("the disk holds a store");
    let found = found(&store);
    close(store, aside);
    found
}

/// Loses power again and again, sometimes while a store is opened, and continues with the data that is left. All
/// acknowledged commits must be there, and none in part. `CASTELLAN_POWER_LOSSES=500` loses power more often.
#[test]
fn acknowledged_commits_survive_repeated_random_power_losses() {
    let losses = std::env::var(MORE).ok().and_then(|text| text.parse().ok()).unwrap_or(LOSSES);
    let place = tempfile::tempdir().expect("a folder can be made");
    let at = |name: &str| place.path().join(name);
    let (mut known, mut number, mut lot) = (Known::new(), 0, Lot(0x5eed_0f0f_7777_1234));
    close(SledStore::open(&at("image")).expect("a new store opens"), &at("image"));
    let mut while_opening = 0;
    for loss in 0..losses {
        renew(&at("image"), &at("store")).expect("the disk is there");
        renew(&at("store"), &at("synced")).expect("the disk is there");
        let most = if lot.draw(4) == 0 { 4 } else { 120 };
        let left = Arc::new(Mutex::new((lot.draw(most), Lot(lot.0 | 1))));
        let outage = |file: &Path, _| -> Box<dyn Fsync> {
            // sled syncs what it writes while it opens, and nothing else was written yet.
            if file.ends_with("db") {
                renew(&at("store"), &at("synced")).expect("the disk is there");
            }
            let (folder, file) = (at("store"), file.to_owned());
            let (synced, image, left) = (at("synced"), at("image"), Arc::clone(&left));
            Box::new(Outage { folder, synced, image, file, left })
        };
        let manner = OpenSettings::default();
        let mut last = Vec::new();
        match SledStore::open_with(&at("store"), &outage, manner) {
            Ok(store) => {
                assert_eq!(found(&store), known, "loss {loss}");
                let first = number;
                last = loop {
                    number += 1;
                    assert!(number < first + 150, "loss {loss}: it goes on without its fsync");
                    let (batch, rows) = some(number, &mut lot);
                    match store.commit(batch) {
                        Ok(_) => known = changed(&known, &rows),
                        Err(_) => break rows,
                    }
                };
            }
            Err(error) => {
                assert!(error.to_string().contains("the power is gone"), "loss {loss}: {error}");
                while_opening += 1;
            }
        }
        let (with, found) = (changed(&known, &last), seen(&at("image"), &at("seen")));
        assert!(found == known || found == with, "loss {loss}: {found:?} is not {known:?}");
        known = found;
    }
    println!(
        "{losses} losses of power, {while_opening} of them while opening, {number} commits: \
         nothing was lost"
    );
}
