//! Fuzzing of stored rows, changed in ways that no checksum detects.

use std::sync::Arc;

use matches::{ChallengeLimits, Filter, MatchId, Matches, Page, PlayerId, Timestamp};
use store::{Batch, MemoryStore, Range, Row, Store};

use crate::fuzz::mutate;
use crate::fuzz::probe::Probe;
use crate::random::Random;
use crate::sample_export::{SampleExport, Table};

/// The header of a stored record, in bytes: mark, kind, version and checksum.
const HEAD: usize = 8;

pub(super) struct Records {
    store: Arc<dyn Store>,
    rows: Vec<Row>,
}

impl Records {
    pub(super) fn new() -> Self {
        let table = |number: u64| Table {
            server: 5,
            channel: 50,
            people: [100 + number % 3, 200],
            is_running: number.is_multiple_of(2),
        };
        let mut export = Vec::new();
        let written = SampleExport::of(6).write((0..16).map(table), &mut export);
        written.expect("it is written into memory");
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        matches::import(store.as_ref(), games::CATALOG, &mut export.as_slice())
            .expect("it is sound");
        let all = Range { from: vec![0], to: vec![u8::MAX], most: usize::MAX, backward: false };
        let rows = store.scan(&all).expect("memory does not fail");
        Self { store, rows }
    }

    fn put(&self, key: &[u8], value: Vec<u8>) {
        let writes = vec![(key.to_vec(), Some(value))];
        self.store.commit(Batch { writes, ..Batch::default() }).expect("memory does not fail");
    }
}

impl Probe for Records {
    fn try_one(&mut self, random: &mut Random) -> Result<(), String> {
        let (key, value) = &self.rows[random.below(self.rows.len())];
        let (_, other) = &self.rows[random.below(self.rows.len())];
        self.put(key, spoiled(random, value, other));
        look(&self.store);
        self.put(key, value.clone());
        Ok(())
    }

    fn end(&mut self) -> Result<(), String> {
        let checked = matches::check(self.store.as_ref(), games::CATALOG);
        let checked = checked.map_err(|error| error.to_string())?;
        match checked.faults.first() {
            None => Ok(()),
            Some(fault) => Err(format!("looking has changed something: {fault}")),
        }
    }
}

/// A changed row, mostly with a valid header and a right checksum.
fn spoiled(random: &mut Random, value: &[u8], other: &[u8]) -> Vec<u8> {
    if value.len() < HEAD || random.happens(100) {
        return mutate::bytes(random, value, other);
    }
    let mut head = value[..4].to_vec();
    if random.happens(50) {
        head[3] = random.draw() as u8;
    }
    let body = mutate::bytes(random, &value[HEAD..], other.get(HEAD..).unwrap_or_default());
    let sum = crc32fast::hash(&[&head[1..4], &body].concat());
    [head, sum.to_be_bytes().to_vec(), body].concat()
}

/// Runs everything that reads a store.
fn look(store: &Arc<dyn Store>) {
    let _ = matches::check(store.as_ref(), games::CATALOG);
    let _ = matches::queued_jobs(store.as_ref());
    let _ = matches::export(store.as_ref(), games::CATALOG, &mut std::io::sink());
    let matches = Matches::new(Arc::clone(store), games::CATALOG, ChallengeLimits::default());
    for id in 1..=16 {
        if let Ok(look) = matches.view(MatchId(id)) {
            let _ = look.sight(Some(PlayerId(200))).map(|sight| sight.state());
        }
    }
    for filter in [Filter::Lobby, Filter::Running, Filter::Over] {
        let page = Page { after: None, most: 20 };
        let _ = matches.matches_of(PlayerId(200), filter, page);
    }
    let _ = matches.backlog(Timestamp(1_790_000_000_000));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fuzzed_records_have_the_stores_checksum() {
        let probe = Records::new();
        let is_record = |row: &&Row| row.1.first() == Some(&0xb6);
        let (_, value) = probe.rows.iter().find(is_record).expect("there are records");
        let sum = crc32fast::hash(&[&value[1..4], &value[HEAD..]].concat());
        assert_eq!(sum.to_be_bytes(), value[4..HEAD]);
    }
}
