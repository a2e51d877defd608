//! Copies a store into another one, of any engine, and then compares the two row by row.
//!
//! An interrupted copy is resumed: the target stores its progress, and can't be used until the copy is complete.

use std::iter::Peekable;

use thiserror::Error;

use crate::fleet::{FIRST_FORM, store_form};
use crate::keys;
use crate::upkeep::incomplete::{after, clear, everything, is_empty, is_half_filled, mark};
use store::{Batch, Commit, Range, Row, Store, StoreError};

/// The number of rows to copy at a time. They have at most 32 MB.
const ROWS: usize = 500;

/// The progress of a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// The number of copied rows, and of all rows.
    Copied(u64, u64),
    /// The number of compared rows, and of all rows.
    Compared(u64, u64),
}

/// The result of a copy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CopyReport {
    /// The number of rows.
    pub rows: u64,
    /// The number of rows that an earlier, interrupted copy had copied.
    pub before: u64,
}

/// The reason why a copy failed.
#[derive(Debug, Error)]
pub enum CopyError {
    /// A store has failed.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The target is not empty, and no interrupted copy filled it.
    #[error("the store that is copied into is not empty")]
    NotEmpty,
    /// The source was not filled completely by a copy or an import.
    #[error(
        "the store that is copied from is itself not whole: a copy or an import into it was not finished"
    )]
    HalfCopied,
    /// The two stores differ in this number of rows.
    #[error(
        "{0} rows differ: one of the stores was changed meanwhile; stop the program and copy again"
    )]
    Differ(u64),
    /// Another process writes into the target.
    #[error("another process copies into this store too")]
    Disturbed,
}

/// Copies a store into an empty one, or resumes an interrupted copy. Then compares the two stores. No other process may
/// use either.
pub fn copy(
    from: &dyn Store,
    to: &dyn Store,
    told: &mut dyn FnMut(Progress),
) -> Result<CopyReport, CopyError> {
    if is_half_filled(from)? {
        return Err(CopyError::HalfCopied);
    }
    let all = from.count()?;
    let mut reached = begin(to)?;
    let before = match &reached {
        Some(last) => rows_until(to, last)?,
        None => 0,
    };
    let mut copied = before;
    told(Progress::Copied(copied, all));
    let mut range = Range { most: ROWS, ..everything() };
    loop {
        if let Some(last) = &reached {
            range.from = after(last);
        }
        let rows = from.scan(&range)?;
        let Some((last, _)) = rows.last() else { break };
        let last = last.clone();
        copied += rows.len() as u64;
        let mut batch = Batch::default();
        batch.replace(keys::fill_mark(), Some(place(reached.as_deref())), place(Some(&last)));
        batch.writes.extend(rows.into_iter().map(|(key, value)| (key, Some(value))));
        applied(to.commit(batch)?)?;
        reached = Some(last);
        told(Progress::Copied(copied, all.max(copied)));
    }
    let differ = compare(from, to, all.max(copied), told)?;
    if store_form(to)?.form > FIRST_FORM {
        // Version 0.1 ignores the copied row of the form, and heeds only this mark.
        to.shut_out_first_programs()?;
    }
    let mut batch = Batch::default();
    batch.expect(keys::fill_mark(), Some(place(reached.as_deref())));
    match differ {
        0 => batch.remove(keys::fill_mark()),
        // If rows differ, the next copy starts from the beginning.
        _ => batch.put(keys::fill_mark(), place(None)),
    }
    applied(to.commit(batch)?)?;
    if differ == 0 {
        Ok(CopyReport { rows: copied, before })
    } else {
        Err(CopyError::Differ(differ))
    }
}

/// Marks an empty target. Returns the last key that an interrupted copy wrote. `None` if the copy starts from the
/// beginning.
fn begin(to: &dyn Store) -> Result<Option<Vec<u8>>, CopyError> {
    if let Some(mark) = mark(to)? {
        let last = mark[1.min(mark.len())..].to_vec();
        if !last.is_empty() {
            return Ok(Some(last));
        }
        clear(to)?;
        // The mark may be that of an interrupted import.
        set_mark(to, Some(mark))?;
        return Ok(None);
    }
    if !is_empty(to)? {
        return Err(CopyError::NotEmpty);
    }
    set_mark(to, None)?;
    Ok(None)
}

/// Replaces the mark `before` by that of a new copy.
fn set_mark(to: &dyn Store, before: Option<Vec<u8>>) -> Result<(), CopyError> {
    let mut batch = Batch::default();
    batch.replace(keys::fill_mark(), before, place(None));
    applied(to.commit(batch)?)
}

/// The content of the mark: a byte, and the last key that was copied.
fn place(last: Option<&[u8]>) -> Vec<u8> {
    [b">", last.unwrap_or_default()].concat()
}

fn applied(commit: Commit) -> Result<(), CopyError> {
    match commit {
        Commit::Applied => Ok(()),
        Commit::Conflict => Err(CopyError::Disturbed),
    }
}

fn rows_until(store: &dyn Store, last: &[u8]) -> Result<u64, StoreError> {
    let mut count = 0;
    for row in Pages::of(store) {
        let (key, _) = row?;
        if key.as_slice() > last {
            break;
        }
        count += u64::from(key != keys::fill_mark());
    }
    Ok(count)
}

/// Compares two stores, except for the mark. Returns the number of different rows.
fn compare(
    from: &dyn Store,
    to: &dyn Store,
    all: u64,
    told: &mut dyn FnMut(Progress),
) -> Result<u64, StoreError> {
    let (mut from, mut to) = (Pages::of(from).peekable(), Pages::of(to).peekable());
    let (mut compared, mut differ) = (0, 0);
    loop {
        let order = match (key(&mut from)?, key(&mut to)?) {
            (None, None) => break,
            (Some(one), Some(other)) => one.cmp(&other),
            (Some(_), None) => std::cmp::Ordering::Less,
            (None, Some(_)) => std::cmp::Ordering::Greater,
        };
        let one = if order.is_le() { from.next().transpose()? } else { None };
        let other = if order.is_ge() { to.next().transpose()? } else { None };
        differ += u64::from(one != other);
        compared += 1;
        if compared % ROWS as u64 == 0 {
            told(Progress::Compared(compared, all.max(compared)));
        }
    }
    told(Progress::Compared(compared, compared));
    Ok(differ)
}

/// The key of the next row to compare. `None` after the last row. Skips the row of the copy's progress.
fn key(pages: &mut Peekable<Pages<'_>>) -> Result<Option<Vec<u8>>, StoreError> {
    while pages
        .next_if(|row| row.as_ref().is_ok_and(|(key, _)| *key == keys::fill_mark()))
        .is_some()
    {}
    match pages.peek() {
        None => Ok(None),
        Some(Ok((key, _))) => Ok(Some(key.clone())),
        Some(Err(error)) => Err(error.clone()),
    }
}

/// An iterator over all rows of a store, which reads them page by page.
struct Pages<'a> {
    store: &'a dyn Store,
    range: Range,
    rows: std::vec::IntoIter<Row>,
    is_over: bool,
}

impl<'a> Pages<'a> {
    fn of(store: &'a dyn Store) -> Self {
        let range = Range { most: ROWS, ..everything() };
        Self { store, range, rows: Vec::new().into_iter(), is_over: false }
    }

    fn load_next(&mut self) -> Result<(), StoreError> {
        let rows = self.store.scan(&self.range)?;
        self.is_over = rows.len() < ROWS;
        if let Some((last, _)) = rows.last() {
            self.range.from = after(last);
        }
        self.rows = rows.into_iter();
        Ok(())
    }
}

impl Iterator for Pages<'_> {
    type Item = Result<Row, StoreError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.rows.len() == 0
            && !self.is_over
            && let Err(error) = self.load_next()
        {
            self.is_over = true;
            return Some(Err(error));
        }
        self.rows.next().map(Ok)
    }
}
