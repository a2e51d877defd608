//! The write-ahead log: the commits that sled's own file may not hold durably yet.
//!
//! sled makes a commit durable by flushing its own log, which wakes several threads and still needs an fsync. Here a
//! group of batches is one record at the end of a preallocated file: one write, one sync. Its rows are then written to
//! sled, and reach the disk later. After a crash, opening the store replays the records.
//!
//! A record has its number, its length, a checksum of both and the rows, and the rows. Numbers grow as long as the file
//! exists. When all rows are durable in sled, the next record is written at the beginning of the file. A jump in the
//! numbers shows where older records follow. A torn record was never acknowledged, and ends the log. An empty record
//! cancels all older ones.

use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use crate::sled::database::{Fsync, MakeDurable};

/// The log restarts before it would exceed this many bytes, unless a single group is larger.
///
/// The limit is small, since sled tolerates a torn end of its own log, but not several torn segments.
const LOG_BYTES: u64 = 32 * 1024;

/// The steps in which the file grows. A write within the file's length need not make a new length durable.
const GROWTH_BYTES: u64 = 32 * 1024;

/// The bytes of a record before its rows: number, length and checksum.
const HEADER: usize = 8 + 4 + 4;

/// Rows to write, or to remove (`None`), in any order.
pub(super) type Changes<'a> = HashMap<&'a [u8], Option<&'a [u8]>>;

/// The rows of one record, as read back.
pub(super) type RecordRows = Vec<(Vec<u8>, Option<Vec<u8>>)>;

/// The open log.
pub(super) struct WriteAheadLog {
    file: File,
    durable: Box<dyn Fsync>,
    /// The number of the next record.
    next: u64,
    /// The offset of the next record.
    end: u64,
    length: u64,
}

/// The reason why a group was not appended.
#[derive(Debug)]
pub(super) enum AppendError {
    /// The disk accepts no writes, and nothing of the group is in the file.
    NotWritten(io::Error),
    /// The record may or may not be on disk.
    Unknown(io::Error),
}

impl AppendError {
    fn into_io(self) -> io::Error {
        match self {
            Self::NotWritten(error) | Self::Unknown(error) => error,
        }
    }
}

impl WriteAheadLog {
    /// The path in a store's folder.
    pub(super) fn path(folder: &Path) -> PathBuf {
        folder.join("wal")
    }

    /// Opens or creates the log, and returns the groups to replay, in order. The caller must make them durable in sled
    /// before it appends to the log.
    pub(super) fn open(
        folder: &Path,
        durable: MakeDurable<'_>,
    ) -> io::Result<(Self, Vec<RecordRows>)> {
        let path = Self::path(folder);
        let file =
            OpenOptions::new().create(true).truncate(false).read(true).write(true).open(&path)?;
        let bytes = fs::read(&path)?;
        let (groups, next) = read(&bytes);
        let durable = durable(&path, file.try_clone()?);
        let mut log = Self { file, durable, next, end: 0, length: bytes.len() as u64 };
        if groups.is_empty() && log.length > 0 {
            // The first record is torn, so all earlier rows are durable in sled. The records behind it must never be
            // replayed.
            log.file.set_len(0)?;
            log.durable.fsync()?;
            log.length = 0;
        }
        Ok((log, groups))
    }

    /// Whether there is nothing to replay.
    pub(super) fn is_empty(&self) -> bool {
        self.end == 0
    }

    /// Whether the log must restart before these changes are written.
    pub(super) fn is_full_for(&self, changes: &Changes<'_>) -> bool {
        let bytes = changes.iter().map(|(key, value)| key.len() + value.map_or(0, <[u8]>::len));
        !self.is_empty() && self.end + bytes.sum::<usize>() as u64 > LOG_BYTES
    }

    /// Empties the log. All its rows must be durable in sled.
    pub(super) fn forget(&mut self) -> io::Result<()> {
        if self.length > 2 * LOG_BYTES {
            // A single huge group has made the file long.
            self.file.set_len(LOG_BYTES)?;
            self.length = LOG_BYTES;
        }
        self.end = 0;
        // The empty record overwrites the first old one. It fits into one sector, so it is never torn: behind a torn
        // record, old rows could be replayed over newer ones. If it can't be written, the store fails.
        self.append(&Changes::new()).map_err(AppendError::into_io)?;
        self.end = 0;
        Ok(())
    }

    /// Appends a group durably.
    pub(super) fn append(&mut self, changes: &Changes<'_>) -> Result<(), AppendError> {
        let mut record = record(self.next, changes).map_err(AppendError::NotWritten)?;
        let end = self.end + record.len() as u64;
        let mut length = self.length;
        if end > length {
            length = end.next_multiple_of(GROWTH_BYTES);
            let room = usize::try_from(length - self.end).map_err(io::Error::other);
            record.resize(room.map_err(AppendError::NotWritten)?, 0);
        }
        if let Err(error) = self.write(&record) {
            return Err(self.take_back(error));
        }
        self.durable.fsync().map_err(AppendError::Unknown)?;
        (self.next, self.end, self.length) = (self.next + 1, end, length);
        Ok(())
    }

    fn write(&mut self, record: &[u8]) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(self.end))?;
        self.file.write_all(record)
    }

    /// Cuts off the written part of a record whose rest the disk refused. A partial record must never be replayed.
    fn take_back(&mut self, error: io::Error) -> AppendError {
        // Nothing was written, so the file need not be shortened. Shortening would fail if the file has become
        // read-only.
        if self.file.stream_position().is_ok_and(|position| position == self.end) {
            return AppendError::NotWritten(error);
        }
        match self.file.set_len(self.end) {
            Ok(()) => {
                self.length = self.end;
                AppendError::NotWritten(error)
            }
            Err(_) => AppendError::Unknown(error),
        }
    }
}

/// The bytes of the record that holds a group.
fn record(number: u64, changes: &Changes<'_>) -> io::Result<Vec<u8>> {
    let rows = postcard::to_extend(changes, vec![0; HEADER]).map_err(io::Error::other);
    let mut record = rows?;
    let length = u32::try_from(record.len() - HEADER).map_err(io::Error::other)?;
    record[..8].copy_from_slice(&number.to_le_bytes());
    record[8..12].copy_from_slice(&length.to_le_bytes());
    let sum = checksum(&record[..12], &record[HEADER..]);
    record[12..HEADER].copy_from_slice(&sum.to_le_bytes());
    Ok(record)
}

fn checksum(head: &[u8], rows: &[u8]) -> u32 {
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(head);
    hasher.update(rows);
    hasher.finalize()
}

/// The groups before the first torn or old record, and the number of the next record.
fn read(mut bytes: &[u8]) -> (Vec<RecordRows>, u64) {
    let (mut groups, mut next) = (Vec::new(), None);
    while let Some((number, rows, rest)) = first(bytes) {
        if next.is_some_and(|next| next != number) {
            break;
        }
        let Ok(rows) = postcard::from_bytes(rows) else { break };
        groups.push(rows);
        next = number.checked_add(1);
        bytes = rest;
    }
    (groups, next.unwrap_or(1))
}

/// The first record's number and rows, and the bytes behind it. `None` if it is torn or missing.
fn first(bytes: &[u8]) -> Option<(u64, &[u8], &[u8])> {
    let (head, rest) = bytes.split_at_checked(HEADER)?;
    let number = u64::from_le_bytes(head[..8].try_into().ok()?);
    let length = u32::from_le_bytes(head[8..12].try_into().ok()?);
    let sum = u32::from_le_bytes(head[12..].try_into().ok()?);
    let (rows, rest) = rest.split_at_checked(usize::try_from(length).ok()?)?;
    (checksum(&head[..12], rows) == sum).then_some((number, rows, rest))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn open(folder: &Path) -> (WriteAheadLog, Vec<RecordRows>) {
        WriteAheadLog::open(folder, &|_, file| Box::new(file)).expect("it can be opened")
    }

    fn group(length: usize) -> RecordRows {
        vec![(vec![7, length as u8], Some(vec![length as u8; length]))]
    }

    fn append(log: &mut WriteAheadLog, group: &RecordRows) {
        let changes = group.iter().map(|(key, value)| (key.as_slice(), value.as_deref()));
        log.append(&changes.collect()).expect("it can be written");
    }

    /// Writes groups with rows of these lengths, each after a restart of the log if `true`. Returns the groups to
    /// replay.
    fn written(folder: &Path, groups: &[(bool, usize)]) -> Vec<RecordRows> {
        let mut kept = Vec::new();
        let (mut log, _) = open(folder);
        for &(begins_again, length) in groups {
            if begins_again {
                log.forget().expect("it can be begun again");
                kept.clear();
            }
            append(&mut log, &group(length));
            kept.push(group(length));
        }
        kept
    }

    proptest! {
        #[test]
        fn the_write_ahead_log_returns_the_groups_since_its_last_restart(
            groups in prop::collection::vec((prop::bool::weighted(0.2), 0_usize..300), 1..30),
        ) {
            let folder = tempfile::tempdir().unwrap();
            let kept = written(folder.path(), &groups);
            prop_assert_eq!(open(folder.path()).1, kept);
        }

        /// All groups have the same length, so that each new record ends exactly where an old one begins.
        #[test]
        fn a_torn_record_ends_the_log_and_keeps_the_records_before_it(
            (before, after, torn) in (1_usize..10, 1_usize..10).prop_flat_map(|(before, after)| {
                (Just(before), Just(after), 0..after)
            }),
            byte in 0_usize..1_000,
        ) {
            let folder = tempfile::tempdir().unwrap();
            let mut groups = vec![(false, 40); before];
            groups.push((true, 40));
            groups.resize(before + after, (false, 40));
            let kept = written(folder.path(), &groups);
            let path = WriteAheadLog::path(folder.path());
            let mut bytes = fs::read(&path).unwrap();
            let record = record(1, &Changes::from([(&[7, 40][..], Some(&[40; 40][..]))])).unwrap();
            bytes[torn * record.len() + byte % record.len()] ^= 1;
            fs::write(&path, bytes).unwrap();
            let (mut log, found) = open(folder.path());
            prop_assert_eq!(found, &kept[..torn]);
            append(&mut log, &group(40));
            drop(log);
            prop_assert_eq!(open(folder.path()).1, [group(40)]);
        }
    }

    #[test]
    fn a_log_that_became_read_only_is_written_again_once_that_is_over() {
        let folder = tempfile::tempdir().unwrap();
        let (mut log, _) = open(folder.path());
        append(&mut log, &group(10));
        let read_only = File::open(WriteAheadLog::path(folder.path())).unwrap();
        let writable = std::mem::replace(&mut log.file, read_only);
        let refused = log.append(&Changes::from([(&b"key"[..], None)]));
        assert!(matches!(refused, Err(AppendError::NotWritten(_))), "{refused:?}");
        log.file = writable;
        append(&mut log, &group(20));
        drop(log);
        assert_eq!(open(folder.path()).1, [group(10), group(20)]);
    }

    #[test]
    fn a_forgotten_log_is_empty() {
        let folder = tempfile::tempdir().unwrap();
        written(folder.path(), &[(false, 10), (false, 20)]);
        let (mut log, found) = open(folder.path());
        assert_eq!(found.len(), 2);
        log.forget().unwrap();
        assert!(log.is_empty());
        drop(log);
        assert_eq!(open(folder.path()).1.concat(), []);
    }

    #[test]
    fn a_log_fills_up_and_shrinks_after_an_enormous_group() {
        let folder = tempfile::tempdir().unwrap();
        let length = || fs::metadata(WriteAheadLog::path(folder.path())).unwrap().len();
        let (mut log, _) = open(folder.path());
        let more = Changes::from([(&b"key"[..], Some(&[0; 15_000][..]))]);
        assert!(!log.is_full_for(&more));
        append(&mut log, &group(15_000));
        assert!(!log.is_full_for(&more));
        append(&mut log, &group(15_000));
        assert!(log.is_full_for(&more));
        assert_eq!(length(), LOG_BYTES);
        let large: RecordRows = (0..100).map(|at| (vec![at], Some(vec![at; 60_000]))).collect();
        log.forget().unwrap();
        append(&mut log, &large);
        assert!(length() > 50 * LOG_BYTES);
        log.forget().unwrap();
        append(&mut log, &group(1));
        assert_eq!(length(), LOG_BYTES);
        drop(log);
        assert_eq!(open(folder.path()).1, [group(1)]);
    }
}
