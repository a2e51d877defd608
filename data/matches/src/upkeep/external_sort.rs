//! `ExternalSort`: sorts any number of rows by key in little memory, through sorted temporary files.
//!
//! Filling a store in key order is cheap. With keys in random order, an engine writes the same pages again and again.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, BufWriter, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::process;
use std::sync::atomic::{AtomicU64, Ordering};

/// The maximum number of bytes of rows to keep in memory.
const HELD: usize = 16 * 1024 * 1024;

/// The size of a file's buffer, in bytes.
const BUFFER: usize = 32 * 1024;

/// The number of the next temporary file of this process.
static FILES: AtomicU64 = AtomicU64::new(0);

/// A row to sort.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Put {
    pub(crate) key: Vec<u8>,
    pub(crate) value: Vec<u8>,
    /// Whether an earlier row with this key is an error. Otherwise, this row replaces the earlier row.
    pub(crate) is_new: bool,
}

/// A sorter to which rows are added in any order.
pub(crate) struct ExternalSort {
    room: PathBuf,
    most: usize,
    held: RowBuffer,
    files: Vec<SortedFile>,
    rows: u64,
}

impl ExternalSort {
    /// A sorter that writes its temporary files to this folder.
    pub(crate) fn in_room(room: &Path) -> Self {
        Self::holding(room, HELD)
    }

    fn holding(room: &Path, most: usize) -> Self {
        let (held, files) = Default::default();
        Self { room: room.to_owned(), most, held, files, rows: 0 }
    }

    /// The number of rows added.
    pub(crate) fn rows(&self) -> u64 {
        self.rows
    }

    /// Adds a row.
    pub(crate) fn add(&mut self, key: &[u8], value: &[u8], is_new: bool) -> io::Result<()> {
        self.rows += 1;
        self.held.add(key, value, is_new);
        if self.held.bytes.len() >= self.most {
            let held = std::mem::take(&mut self.held);
            self.files.push(SortedFile::of(&self.room, &held.sorted())?);
        }
        Ok(())
    }

    /// All rows ordered by key. Rows with equal keys stay in the order in which they were added.
    pub(crate) fn sorted(self) -> io::Result<Sorted> {
        let mut runs: Vec<Run> = Vec::new();
        for file in self.files {
            runs.push(Run::SortedFile(file));
        }
        runs.push(Run::RowBuffer(self.held.sorted(), 0));
        let mut next = BinaryHeap::new();
        for (number, run) in runs.iter_mut().enumerate() {
            next.extend(run.next()?.map(|put| Reverse((put.key, number, put.value, put.is_new))));
        }
        Ok(Sorted { runs, next })
    }
}

/// Rows in memory, one after another.
#[derive(Default)]
struct RowBuffer {
    bytes: Vec<u8>,
    /// The offset of each row.
    places: Vec<usize>,
}

/// The number of bytes before a row's key: the lengths of key and value, and a flag.
const HEAD: usize = 9;

impl RowBuffer {
    fn add(&mut self, key: &[u8], value: &[u8], is_new: bool) {
        self.places.push(self.bytes.len());
        self.bytes.extend(head(key, value, is_new));
        self.bytes.extend(key);
        self.bytes.extend(value);
    }

    fn key(&self, place: usize) -> &[u8] {
        let key = lengths(&self.bytes[place..]).0;
        &self.bytes[place + HEAD..place + HEAD + key]
    }

    fn sorted(mut self) -> Self {
        let mut places = std::mem::take(&mut self.places);
        // The sort is stable: equal keys keep their order.
        places.sort_by(|&one, &other| self.key(one).cmp(self.key(other)));
        self.places = places;
        self
    }

    fn row(&self, index: usize) -> Option<&[u8]> {
        let from = &self.bytes[*self.places.get(index)?..];
        let (key, value, _) = lengths(from);
        Some(&from[..HEAD + key + value])
    }
}

fn head(key: &[u8], value: &[u8], is_new: bool) -> [u8; HEAD] {
    let length = |bytes: &[u8]| u32::try_from(bytes.len()).unwrap_or(u32::MAX).to_le_bytes();
    let mut head = [u8::from(is_new); HEAD];
    head[..4].copy_from_slice(&length(key));
    head[4..8].copy_from_slice(&length(value));
    head
}

fn lengths(head: &[u8]) -> (usize, usize, bool) {
    let length = |at: usize| u32::from_le_bytes([0, 1, 2, 3].map(|byte| head[at + byte])) as usize;
    (length(0), length(4), head[8] != 0)
}

/// A temporary file with sorted rows. Its name is removed at once if the system allows that.
struct SortedFile {
    file: BufReader<File>,
    left: u64,
    path: PathBuf,
}

impl SortedFile {
    fn of(room: &Path, held: &RowBuffer) -> io::Result<Self> {
        let number = FILES.fetch_add(1, Ordering::Relaxed);
        let path = room.join(format!("castellan-sorting-{}-{number}", process::id()));
        let file = OpenOptions::new().read(true).write(true).create_new(true).open(&path)?;
        // Without a name, the file disappears even if the process is killed.
        let _ = fs::remove_file(&path);
        let mut file = BufWriter::with_capacity(BUFFER, file);
        for index in 0..held.places.len() {
            file.write_all(held.row(index).unwrap_or_default())?;
        }
        let mut file = file.into_inner().map_err(io::IntoInnerError::into_error)?;
        file.rewind()?;
        let left = held.places.len() as u64;
        Ok(Self { file: BufReader::with_capacity(BUFFER, file), left, path })
    }

    fn next(&mut self) -> io::Result<Option<Put>> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        let mut head = [0; HEAD];
        self.file.read_exact(&mut head)?;
        let (key, value, is_new) = lengths(&head);
        let mut put = Put { key: vec![0; key], value: vec![0; value], is_new };
        self.file.read_exact(&mut put.key)?;
        self.file.read_exact(&mut put.value)?;
        Ok(Some(put))
    }
}

impl Drop for SortedFile {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.path);
    }
}

/// A sorted run of rows.
enum Run {
    SortedFile(SortedFile),
    /// The rows, and the index of the next one.
    RowBuffer(RowBuffer, usize),
}

impl Run {
    fn next(&mut self) -> io::Result<Option<Put>> {
        match self {
            Self::SortedFile(file) => file.next(),
            Self::RowBuffer(held, index) => {
                let Some(row) = held.row(*index) else { return Ok(None) };
                *index += 1;
                let (key, _, is_new) = lengths(row);
                let (key, value) = row[HEAD..].split_at(key);
                Ok(Some(Put { key: key.to_vec(), value: value.to_vec(), is_new }))
            }
        }
    }
}

/// The next row of a run: key, number of the run, value, flag. The heap returns the least key and, among equal keys,
/// the earliest run.
type First = Reverse<(Vec<u8>, usize, Vec<u8>, bool)>;

/// The sorted rows, merged from all runs.
pub(crate) struct Sorted {
    runs: Vec<Run>,
    next: BinaryHeap<First>,
}

impl Sorted {
    pub(crate) fn next(&mut self) -> io::Result<Option<Put>> {
        let Some(Reverse((key, number, value, is_new))) = self.next.pop() else { return Ok(None) };
        let following = self.runs[number].next()?;
        self.next.extend(following.map(|put| Reverse((put.key, number, put.value, put.is_new))));
        Ok(Some(Put { key, value, is_new }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(mut sorted: Sorted) -> Vec<Put> {
        let mut all = Vec::new();
        while let Some(put) = sorted.next().unwrap() {
            all.push(put);
        }
        all
    }

    #[test]
    fn an_external_sort_is_stable_for_any_memory_limit() {
        let rows: Vec<Put> = (0..500_u32)
            .map(|number| Put {
                key: (number.wrapping_mul(2_654_435_761) % 97).to_be_bytes().to_vec(),
                value: vec![7; number as usize % 40]
                    .into_iter()
                    .chain(number.to_be_bytes())
                    .collect(),
                is_new: number % 3 == 0,
            })
            .collect();
        let mut expected = rows.clone();
        expected.sort_by(|one, other| one.key.cmp(&other.key));
        for most in [1, 300, 4_000, HELD] {
            let room = tempfile::tempdir().unwrap();
            let mut sorting = ExternalSort::holding(room.path(), most);
            for put in &rows {
                sorting.add(&put.key, &put.value, put.is_new).unwrap();
            }
            assert_eq!(sorting.rows(), 500);
            assert_eq!(all(sorting.sorted().unwrap()), expected, "{most} bytes held");
            assert_eq!(fs::read_dir(room.path()).unwrap().count(), 0, "nothing is left behind");
        }
    }

    #[test]
    fn an_empty_external_sort_returns_no_rows() {
        let sorting = ExternalSort::in_room(Path::new("/nowhere"));
        assert_eq!(all(sorting.sorted().unwrap()), []);
    }
}
