//! Picks the batches that one transaction commits, and lays out their rows as SQL arrays.

use std::collections::{BTreeMap, HashSet, VecDeque};

use crate::batch::{Batch, Commit};
use crate::row::About;

/// The limits of one transaction: its number of batches, and the bytes of their rows.
const GROUP_BATCHES: usize = 64;
const GROUP_BYTES: usize = 4 * 1024 * 1024;

/// Takes the waiting requests that one transaction can commit. No two of them touch the same row, so their order does
/// not matter. Skipped requests keep their order.
pub(super) fn take_group<T>(waiting: &mut VecDeque<T>, batch_of: impl Fn(&T) -> &Batch) -> Vec<T> {
    let mut touched: HashSet<Vec<u8>> = HashSet::new();
    let (mut group, mut left, mut bytes) = (Vec::new(), VecDeque::new(), 0);
    while let Some(next) = waiting.pop_front() {
        let batch = batch_of(&next);
        let is_apart = keys(batch).all(|key| !touched.contains(key));
        touched.extend(keys(batch).cloned());
        let size = size(batch);
        if is_apart
            && group.len() < GROUP_BATCHES
            && (group.is_empty() || bytes + size <= GROUP_BYTES)
        {
            bytes += size;
            group.push(next);
        } else {
            left.push_back(next);
        }
        if group.len() == GROUP_BATCHES || left.len() == GROUP_BATCHES {
            break;
        }
    }
    left.append(waiting);
    *waiting = left;
    group
}

fn keys(batch: &Batch) -> impl Iterator<Item = &Vec<u8>> {
    batch.expects.iter().chain(&batch.writes).map(|(key, _)| key)
}

fn size(batch: &Batch) -> usize {
    let rows = batch.expects.iter().chain(&batch.writes);
    rows.map(|(key, value)| key.len() + value.as_ref().map_or(0, Vec::len)).sum()
}

/// The rows of a group as SQL arrays. A column `.._by` holds the number of the batch that each row belongs to.
#[derive(Default)]
pub(super) struct BatchColumns<'a> {
    pub(super) expected_by: Vec<i64>,
    pub(super) expected_keys: Vec<&'a [u8]>,
    pub(super) expected_values: Vec<Option<&'a [u8]>>,
    pub(super) removed_by: Vec<i64>,
    pub(super) removed_keys: Vec<&'a [u8]>,
    pub(super) written_by: Vec<i64>,
    pub(super) written_keys: Vec<&'a [u8]>,
    pub(super) written_values: Vec<&'a [u8]>,
    pub(super) written_about: Vec<Option<String>>,
}

impl<'a> BatchColumns<'a> {
    /// Lays out the rows of these batches. Written and removed rows are in key order, so that no two processes
    /// deadlock.
    pub(super) fn from_batches(batches: impl Iterator<Item = &'a Batch>, about: About) -> Self {
        let mut rows = Self::default();
        // If several writes name a row, the last one wins.
        let mut writes: BTreeMap<&[u8], (i64, Option<&[u8]>)> = BTreeMap::new();
        for (number, batch) in (0_i64..).zip(batches) {
            for (key, value) in &batch.expects {
                rows.expected_by.push(number);
                rows.expected_keys.push(key);
                rows.expected_values.push(value.as_deref());
            }
            let written = batch.writes.iter();
            writes.extend(written.map(|(key, value)| (key.as_slice(), (number, value.as_deref()))));
        }
        for (key, (number, value)) in writes {
            match value {
                Some(value) => {
                    rows.written_by.push(number);
                    rows.written_keys.push(key);
                    rows.written_values.push(value);
                    rows.written_about.push(about(key, value));
                }
                None => {
                    rows.removed_by.push(number);
                    rows.removed_keys.push(key);
                }
            }
        }
        rows
    }
}

/// The outcome of each batch of a group. `failed` has the numbers of those whose expectations didn't hold.
pub(super) fn outcomes(count: usize, failed: &[i64]) -> Vec<Commit> {
    let outcome = |number| match failed.contains(&number) {
        true => Commit::Conflict,
        false => Commit::Applied,
    };
    (0_i64..).take(count).map(outcome).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn batch(keys: &[&str]) -> Batch {
        let writes = keys.iter().map(|key| (key.as_bytes().to_vec(), None)).collect();
        Batch { writes, ..Batch::default() }
    }

    #[test]
    fn batches_with_shared_rows_are_written_in_separate_groups_in_order() {
        let mut waiting: VecDeque<_> =
            [&["a"][..], &["b"], &["a", "c"], &["c"], &["d"]].map(batch).into();
        let mut next = || {
            let taken = take_group(&mut waiting, |batch| batch);
            let keys = taken.iter().map(|batch| batch.writes[0].0.clone());
            String::from_utf8(keys.flatten().collect()).expect("the keys are letters")
        };
        // "c" comes after "a, c", which has to wait.
        assert_eq!(
            (next(), next(), next(), next()),
            ("abd".into(), "a".into(), "c".into(), String::new())
        );
    }
}
