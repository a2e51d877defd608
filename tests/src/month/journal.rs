//! The journals of all matches, as in an export.

use std::error::Error;
use std::sync::Arc;

use matches::{
    ChallengeLimits, CheckReport, Head, MatchId, Matches, OpenMode, PlayerId, QueuedJob,
};
use rules::{OptionValues, Seed};
use serde_json::Value;
use store::{Location, Store};

/// One match from its challenge on.
#[derive(Clone, Debug)]
pub(super) struct Journal {
    pub(super) id: u64,
    pub(super) game: String,
    pub(super) version: u16,
    pub(super) options: OptionValues,
    pub(super) seed: Seed,
    /// The players by seat.
    pub(super) players: Vec<u64>,
    /// Former players: the seat, the player, and the entry that gave the seat to another player.
    pub(super) former: Vec<(usize, u64, u64)>,
    pub(super) is_one_board: bool,
    pub(super) entries: Vec<Entry>,
}

/// An entry of a journal.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) revision: u64,
    pub(super) at: u64,
    /// The act's name.
    pub(super) act: String,
    pub(super) with: Value,
}

/// The content of a store that no process uses.
pub(super) struct Stored {
    pub(super) journals: Vec<Journal>,
    pub(super) heads: Vec<Head>,
    pub(super) checked: CheckReport,
    pub(super) queued: Vec<QueuedJob>,
}

/// Reads a whole store.
pub(super) fn read(store: &Location) -> Result<Stored, Box<dyn Error>> {
    let store = matches::open(store, OpenMode::ToLook)?;
    let checked = matches::check(store.as_ref(), games::CATALOG)?;
    let queued = matches::queued_jobs(store.as_ref())?;
    let journals = journals(store.as_ref())?;
    let matches = Matches::new(Arc::clone(&store), games::CATALOG, ChallengeLimits::default());
    let head =
        |journal: &Journal| matches.view(MatchId(journal.id)).map(|look| look.head().clone());
    let heads = journals.iter().map(head).collect::<Result<_, _>>();
    let heads = heads.map_err(|refused| format!("a match can't be looked at: {refused}"))?;
    Ok(Stored { journals, heads, checked, queued })
}

fn journals(store: &dyn Store) -> Result<Vec<Journal>, Box<dyn Error>> {
    let mut plain = Vec::new();
    matches::export(store, games::CATALOG, &mut plain)?;
    let plain = String::from_utf8(plain)?;
    let mut journals = Vec::new();
    for line in plain.lines() {
        let line: Value = serde_json::from_str(line)?;
        if let Some(told) = line.get("match") {
            journals.push(journal(told).ok_or("a match is not as it is written today")?);
        }
    }
    Ok(journals)
}

fn journal(told: &Value) -> Option<Journal> {
    let header = &told["header"];
    let players = told["people"]["joined"].as_array()?.iter().filter_map(number).collect();
    let former = told["people"]["former"].as_array().into_iter().flatten().map(former);
    let former = former.collect::<Option<_>>()?;
    let entries = told["entries"].as_array()?.iter().map(entry).collect::<Option<_>>()?;
    Some(Journal {
        id: number(&told["id"])?,
        game: header["game"].as_str()?.into(),
        version: u16::try_from(header["rules_version"].as_u64()?).ok()?,
        options: serde_json::from_value(header["options"].clone()).ok()?,
        seed: serde_json::from_value(header["seed"].clone()).ok()?,
        players,
        former,
        is_one_board: header["posts"] == "one_board" || header["posts"] == "board",
        entries,
    })
}

fn former(told: &Value) -> Option<(usize, u64, u64)> {
    let seat = usize::try_from(told["seat"].as_u64()?).ok()?;
    Some((seat, number(&told["player"])?, number(&told["until"])?))
}

fn entry(told: &Value) -> Option<Entry> {
    let act = &told["act"];
    let (act, with) = match act {
        Value::String(word) => (word.clone(), Value::Null),
        Value::Object(act) => act.iter().next().map(|(word, with)| (word.clone(), with.clone()))?,
        _ => return None,
    };
    Some(Entry { revision: number(&told["revision"])?, at: number(&told["at"])?, act, with })
}

/// A number, which JSON may hold as a string.
fn number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

impl Journal {
    /// The first entry of the happening to which an entry belongs: the batch of entries with the same time.
    ///
    /// Processes with late clocks may also write later entries with that time, but one batch never has moves of two
    /// players.
    pub(super) fn happening(&self, revision: u64) -> u64 {
        let (mut first, mut at, mut mover) = (revision, None, None);
        for entry in &self.entries {
            let moves = (entry.act == "moved").then(|| &entry.with["seat"]);
            let is_anothers = moves.is_some() && mover.is_some() && moves != mover;
            if at != Some(entry.at) || is_anothers {
                (first, at, mover) = (entry.revision, Some(entry.at), None);
            }
            mover = moves.or(mover);
            if entry.revision == revision {
                return first;
            }
        }
        revision
    }

    /// The player of the seat when this entry was written.
    pub(super) fn sat_at(&self, seat: usize, revision: u64) -> Option<u64> {
        let mut later = self.former.iter().filter(|(one, ..)| *one == seat);
        let former = later.find(|(.., until)| revision < *until);
        former.map(|(_, player, _)| *player).or_else(|| self.players.get(seat).copied())
    }

    /// Whether a person of the match was erased. Then earlier posts differ from those that would be made now.
    pub(super) fn is_erased(&self) -> bool {
        let former = self.former.iter().map(|(_, player, _)| *player);
        let mut people = self.players.iter().copied().chain(former).map(PlayerId);
        // An erased person has a number that belongs to nobody.
        let is_nobody = |player: PlayerId| !player.is_person() && player.level().is_none();
        people.any(is_nobody) || self.entries.iter().any(|entry| entry.act == "erased")
    }
}

/// A made-up journal of two players for tests, from revisions, times and acts.
#[cfg(test)]
pub(super) fn toy(id: u64, entries: &[(u64, u64, &str)]) -> Journal {
    let entry = |&(revision, at, act): &(u64, u64, &str)| {
        let told = serde_json::from_str(act).unwrap_or_else(|_| Value::String(act.into()));
        let told = serde_json::json!({"revision": revision, "at": at, "act": told});
        entry(&told).expect("an entry")
    };
    Journal {
        id,
        game: "kastell".into(),
        version: 1,
        options: OptionValues::new(),
        seed: Seed::from_bytes([5; 32]),
        players: vec![50, 51],
        former: Vec::new(),
        is_one_board: false,
        entries: entries.iter().map(entry).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn simultaneous_acts_of_two_seats_are_two_events() {
        let moved = |seat: u8| format!(r#"{{"moved": {{"seat": {seat}, "text": "a"}}}}"#);
        let [one, two] = [moved(0), moved(1)];
        let entries = [
            (1, 5, "created"),
            (2, 8, &one),
            (3, 8, "ended"),
            (4, 8, &two),
            (5, 8, &one),
            (6, 9, &one),
        ];
        let journal = toy(7, &entries);
        let happenings: Vec<_> = (1..=7).map(|revision| journal.happening(revision)).collect();
        assert_eq!(happenings, [1, 2, 2, 4, 5, 6, 7]);
    }

    #[test]
    fn simultaneous_acts_of_one_seat_are_one_event() {
        let one = r#"{"moved": {"seat": 0, "text": "a"}}"#;
        let journal = toy(7, &[(1, 5, one), (2, 5, one), (3, 5, "declined")]);
        assert_eq!([1, 2, 3].map(|revision| journal.happening(revision)), [1, 1, 1]);
    }
}
