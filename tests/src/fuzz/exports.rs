//! Fuzzing of exports with right checksums and wrong lines.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::MemoryStore;
use store::Store;

use crate::fuzz::export_kinds::export_of_every_kind;
use crate::fuzz::mutate;
use crate::fuzz::probe::Probe;
use crate::random::Random;
use crate::sample_export::{SampleExport, Table};

/// An export of version 0.1.
const GOLDEN: &str = include_str!("../../../data/matches/tests/golden/export.jsonl");

/// The maximum number of lines of an export between its first and its last.
const LINES: usize = 5;

/// The newest format. Most tries use it.
const FORMAT: usize = matches::EXPORT_FORMAT as usize;

/// A line that only old programs wrote.
const ERRAND: &str =
    r#"{"errand":{"id":"2","kind":"lobby","row":{"revision":"1","due":"1000","attempts":4}}}"#;

pub(super) struct Exports {
    lines: Vec<String>,
    /// The matches and events of the lines of every kind.
    owners: Vec<String>,
}

impl Exports {
    pub(super) fn new() -> Self {
        let table = |number: u64| Table {
            server: 5,
            channel: 50,
            people: [100 + number, 200],
            is_running: number.is_multiple_of(2),
        };
        let mut export = Vec::new();
        let written = SampleExport::of(6).write((0..24).map(table), &mut export);
        written.expect("it is written into memory");
        let export = String::from_utf8(export).expect("an export is text");
        let newest = export_of_every_kind();
        let lines = export.lines().chain(GOLDEN.lines()).chain(newest.lines()).chain([ERRAND]);
        let is_inside = |line: &&str| {
            let is_edge = line.starts_with("{\"castellan\"") || line.starts_with("{\"end\"");
            !is_edge && !line.contains("\"nim\"") && !line.contains("\"stakes\"")
        };
        let is_owner =
            |line: &&str| line.starts_with("{\"event\"") || line.starts_with("{\"match\"");
        Self {
            lines: lines.filter(is_inside).map(str::to_owned).collect(),
            owners: newest.lines().filter(is_owner).map(str::to_owned).collect(),
        }
    }
}

impl Probe for Exports {
    fn try_one(&mut self, random: &mut Random) -> Result<(), String> {
        let format = if random.happens(900) { FORMAT } else { random.below(FORMAT + 1) };
        let mut lines = vec![json!({"castellan": {"format": format}}).to_string()];
        if random.happens(500) {
            // An import drops lines about a match or an event that is not there.
            lines.extend_from_slice(&self.owners);
        }
        for _ in 0..=random.below(LINES) {
            let right = &self.lines[random.below(self.lines.len())];
            let line = match (random.below(4), serde_json::from_str::<Value>(right)) {
                (0, _) => right.clone(),
                (1, _) => mutate::text(random, &self.lines).replace(['\n', '\r'], ""),
                (_, Ok(value)) => mutate::json(random, &value).to_string(),
                (_, Err(_)) => continue,
            };
            lines.push(line);
        }
        let mut export = lines.iter().map(|line| format!("{line}\n")).collect::<String>();
        let sum: String =
            Sha256::digest(&export).iter().map(|byte| format!("{byte:02x}")).collect();
        export += &format!("{}\n", json!({"end": {"lines": lines.len(), "sha256": sum}}));
        read(&export)
    }
}

/// Checks that an accepted import is sound, and that a refused one leaves nothing behind.
fn read(export: &str) -> Result<(), String> {
    let store = MemoryStore::new();
    let imported = matches::import(&store, games::CATALOG, &mut export.as_bytes());
    if imported.is_err() {
        return match store.count() {
            Ok(0) => Ok(()),
            _ => Err(format!("it is refused, and something is left of {export:?}")),
        };
    }
    let verified = matches::verify(games::CATALOG, &mut export.as_bytes());
    if verified.is_err() {
        return Err(format!("it is imported and not verified: {export:?}"));
    }
    let checked = matches::check(&store, games::CATALOG).map_err(|error| error.to_string())?;
    match checked.faults.first() {
        None => Ok(()),
        Some(fault) => Err(format!("it is imported, and {fault}: {export:?}")),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// All kinds of lines but the first and the last of an export.
    const KINDS: [&str; 23] = [
        "board_turn",
        "brought",
        "card",
        "closed",
        "dashboard",
        "draft",
        "errand",
        "event",
        "event_card",
        "hints",
        "job",
        "kept",
        "match",
        "name",
        "offer_post",
        "posted",
        "preference",
        "purged_event",
        "purged_match",
        "puzzles",
        "rematch",
        "server_preference",
        "watched",
    ];

    #[test]
    fn lines_of_every_kind_are_fuzzed_and_sound() {
        let exports = Exports::new();
        let kinds: BTreeSet<_> =
            exports.lines.iter().filter_map(|line| line.split('"').nth(1)).collect();
        assert_eq!(kinds.into_iter().collect::<Vec<_>>(), KINDS);
        let export = export_of_every_kind();
        let verified = matches::verify(games::CATALOG, &mut export.as_bytes()).unwrap();
        assert_eq!(verified.faults, Vec::<String>::new());
        assert_eq!(read(&export), Ok(()));
    }
}
