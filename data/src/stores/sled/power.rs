//! A loss of power, on a small scale: what was written since the last fsync is gone.
//!
//! The fsync of these tests copies the whole folder, as it is then. The copy is what would be found after the power came
//! back, if nothing more had reached the disk by luck.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::committer::Fsync;
use super::*;

/// An fsync that leaves behind what the disk would hold.
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
        copy(&self.from, &self.to)
    }
}

fn copy(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

/// A batch of a number, under a key and under a list, the way a match is written.
fn batch(number: u8) -> Batch {
    let mut batch = Batch::default();
    batch.put(vec![b'x', number], vec![number; 500]);
    batch.put(vec![b'y', number], Vec::new());
    batch
}

#[test]
fn what_was_acknowledged_is_there_after_a_loss_of_power() {
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (from, to) = (folder.path().join("store"), folder.path().join("disk"));
    let store = SledStore::open_with(&from, |file| {
        Box::new(Copying { file, from: from.clone(), to: to.clone() })
    });
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
