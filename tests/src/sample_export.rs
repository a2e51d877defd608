//! Exports of any size, made from a few matches that were really played.

use std::io::{self, Write};
use std::sync::Arc;

use matches::{
    Challenge, ChallengeLimits, Key, MatchId, Matches, Place, PlayerId, PostMode, Request, Seating,
    Timestamp,
};
use rules::{OptionValues, Seat, Seed};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{MemoryStore, Store};

/// Placeholders for the numbers of a match in its line. No other number looks like them.
const ID: u64 = 7_070_707_070_001;
const PEOPLE: [u64; 2] = [7_070_707_070_002, 7_070_707_070_003];
const SERVER: u64 = 7_070_707_070_004;
const CHANNEL: u64 = 7_070_707_070_005;

/// The start of all matches, in milliseconds since 1970.
const BEGAN: u64 = 1_790_000_000_000;

/// The number of really played matches of each game.
const OF_A_GAME: u64 = 4;

/// The number of suggestions from which a move is drawn.
const SUGGESTED: usize = 12;

/// Matches as lines of an export.
#[derive(Debug)]
pub struct SampleExport {
    running: Vec<String>,
    over: Vec<String>,
    scripts: Vec<Script>,
}

/// The record of a played match.
#[derive(Debug)]
pub struct Script {
    /// The game.
    pub game: &'static str,
    /// The number from which the match's seed is made.
    pub seed: u8,
    /// The moves, each with the index of its player.
    pub moves: Vec<(usize, String)>,
}

/// The place and the people of a match.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    /// The server.
    pub server: u64,
    /// The channel.
    pub channel: u64,
    /// The two players.
    pub people: [u64; 2],
    /// Whether the match still runs.
    pub is_running: bool,
}

impl SampleExport {
    /// Plays this many plies of a few matches of each game.
    pub fn of(plies: usize) -> Self {
        let mut stock = Self { running: Vec::new(), over: Vec::new(), scripts: Vec::new() };
        for game in games::on_offer() {
            for number in 0..OF_A_GAME {
                let house = House::new(number);
                let id = house.begin(game.info().id);
                let moves = house.play(id, plies);
                let (game, seed) = (game.info().id, house.seed());
                stock.scripts.push(Script { game, seed, moves });
                stock.running.push(house.line());
                house.resign(id);
                stock.over.push(house.line());
            }
        }
        stock
    }

    /// The scripts of the played matches, in an endless cycle.
    pub fn scripts(&self) -> impl Iterator<Item = &Script> {
        self.scripts.iter().cycle()
    }

    /// Writes an export with one match at each of these tables.
    pub fn write(
        &self,
        tables: impl Iterator<Item = Table>,
        out: &mut dyn Write,
    ) -> io::Result<u64> {
        let mut sum = Sha256::new();
        let mut lines = 0;
        let mut line = |text: &str, out: &mut dyn Write| -> io::Result<()> {
            sum.update(text);
            sum.update("\n");
            lines += 1;
            writeln!(out, "{text}")
        };
        line(&json!({"castellan": {"format": 6}}).to_string(), out)?;
        for (number, table) in (1_u64..).zip(tables) {
            let kind = if table.is_running { &self.running } else { &self.over };
            let mut text = kind[number as usize % kind.len()].clone();
            for (mark, with) in [
                (ID, number),
                (PEOPLE[0], table.people[0]),
                (PEOPLE[1], table.people[1]),
                (SERVER, table.server),
                (CHANNEL, table.channel),
            ] {
                text = text.replace(&mark.to_string(), &with.to_string());
            }
            line(&text, out)?;
        }
        let sum: String = sum.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        writeln!(out, "{}", json!({"end": {"lines": lines, "sha256": sum}}))?;
        Ok(lines - 1)
    }
}

/// A challenge between two people in a channel. The challenger moves first.
pub fn challenge(game: &str, people: [u64; 2], server: u64, channel: u64) -> Challenge {
    Challenge {
        game: game.into(),
        options: OptionValues::new(),
        seats: None,
        challenger: PlayerId(people[0]),
        display_name: None,
        word: None,
        opponents: vec![PlayerId(people[1])],
        seating: Seating::Chosen(Seat(0)),
        place: Place { server: Some(server), channel, thread: None },
        rematch_of: None,
        limit: None,
        posts: PostMode::EveryMove,
        language: None,
        pair: false,
    }
}

/// A store with one match.
struct House {
    store: Arc<dyn Store>,
    matches: Matches,
    number: u64,
    keys: std::cell::Cell<u64>,
}

impl House {
    fn new(number: u64) -> Self {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let matches = Matches::new(Arc::clone(&store), games::CATALOG, ChallengeLimits::default());
        let house = Self { store, matches, number, keys: std::cell::Cell::new(0) };
        let seed = house.seed();
        let matches = house.matches.with_seeds(move || Seed::from_bytes([seed; 32]));
        Self { matches, ..house }
    }

    fn seed(&self) -> u8 {
        u8::try_from(self.number).unwrap_or(u8::MAX)
    }

    fn by(&self, player: u64) -> Request {
        let key = self.keys.get() + 1;
        self.keys.set(key);
        Request { player: PlayerId(player), key: Key(key), now: Timestamp(BEGAN + 60_000 * key) }
    }

    fn begin(&self, game: &str) -> MatchId {
        let Request { key, now, .. } = self.by(PEOPLE[0]);
        let challenge = challenge(game, PEOPLE, SERVER, CHANNEL);
        let id = self.matches.challenge(&challenge, key, now).expect("a challenge").id;
        self.matches.join(id, self.by(PEOPLE[1])).expect("it begins");
        id
    }

    /// Plays on with random moves while there are legal ones. Returns the moves, each with the
    /// index of its player.
    fn play(&self, id: MatchId, plies: usize) -> Vec<(usize, String)> {
        let mut moves = Vec::new();
        for ply in 0..plies {
            let look = self.matches.view(id).expect("it is there");
            let Some(seat) = look.head().to_move.iter().next() else { break };
            let player = look.head().player(seat).expect("the seat is taken");
            let sight = look.sight(Some(player)).expect("it can be seen");
            let suggested = sight.suggest(seat, "", SUGGESTED);
            let drawn = (ply * 7 + self.number as usize * 5) % suggested.len().max(1);
            let Some(mv) = suggested.get(drawn) else { break };
            let played = self.matches.play(id.into(), &mv.text, self.by(player.0));
            played.expect("what is suggested can be played");
            moves.push((usize::from(player.0 == PEOPLE[1]), mv.text.clone()));
        }
        moves
    }

    fn resign(&self, id: MatchId) {
        // If the last ply ended the match, resigning fails.
        let _ = self.matches.resign(id, self.by(PEOPLE[0]));
    }

    /// The match's line of an export, with placeholders for its numbers.
    fn line(&self) -> String {
        let mut plain = Vec::new();
        matches::export(self.store.as_ref(), games::CATALOG, &mut plain)
            .expect("it can be exported");
        let plain = String::from_utf8(plain).expect("an export is text");
        let lines = plain.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        let mut own = lines.filter(|line| line.get("match").is_some());
        let mut own = own.next().expect("there is one match");
        own["match"]["id"] = ID.to_string().into();
        own.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_export_can_be_imported_without_faults() {
        let table = |number: u64| Table {
            server: 5 + number % 3,
            channel: 50,
            people: [100 + number, 200 + number % 7],
            is_running: number.is_multiple_of(3),
        };
        let mut export = Vec::new();
        let stock = SampleExport::of(6);
        assert_eq!(stock.write((0..40).map(table), &mut export).expect("written"), 40);
        let store = MemoryStore::new();
        let imported = matches::import(&store, games::CATALOG, &mut export.as_slice());
        assert_eq!(imported.expect("it is sound").matches, 40);
        let checked = matches::check(&store, games::CATALOG).expect("it can be checked");
        assert_eq!((checked.matches, checked.faults), (40, Vec::new()));
    }
}
