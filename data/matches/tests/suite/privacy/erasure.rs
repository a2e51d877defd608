//! Tests of erasing a person.

use std::sync::{Arc, Once};

use matches::{
    Challenge, ChallengeLimits, ChangeListener, Ending, Entrant, EventId, EventPlan, Filter,
    Format, MatchId, Matches, Page, PlayerId, PreferenceOwner, Refused, Request, Stage, Timestamp,
};
use rules::{Draft, Game, Plugin, Seat};
use store::MemoryStore;

use crate::clubs::{plan, swiss};
use crate::games::{CATALOG, Stakes};
use crate::harness::{Harness, nim, on_every_store, stakes};
use crate::upkeep::copy::Failing;
use crate::upkeep::damage::{put, rows};
use crate::upkeep::forms::newer;

const FIRST: Page = Page { after: None, most: 50 };

/// The number of a player. Nothing else in an export contains these digits.
const NUMBER: u64 = 987_654_321_987;

#[test]
fn an_erased_player_leaves_no_trace_and_their_matches_continue() {
    on_every_store(|harness| {
        let person = PlayerId(NUMBER);
        let played = harness.between(1, NUMBER);
        harness.play_all(played, &[(1, "3"), (NUMBER, "3"), (1, "1")]);
        let running = harness.between(NUMBER, 2);
        harness.keep(running, person, &Draft::of(&["a"])).unwrap();
        harness.matches.set_preference(PreferenceOwner::Player(person), "side", "left").unwrap();
        let staked = harness.challenge(&crate::harness::stakes(2, &[NUMBER])).unwrap().id;
        harness.matches.join(staked, harness.by(NUMBER)).unwrap();
        harness.play(staked, NUMBER, "stake 7").unwrap();
        assert!(harness.matches.last_layout(person, "stakes").unwrap().is_some());
        let own = harness.challenge(&crate::harness::nim(NUMBER, &[2])).unwrap().id;
        let asked = harness.challenge(&crate::harness::nim(2, &[NUMBER])).unwrap().id;
        let joined = harness.challenge(&crate::harness::stakes(2, &[])).unwrap().id;
        harness.matches.join(joined, harness.by(NUMBER)).unwrap();
        assert!(harness.exported().contains(&NUMBER.to_string()));

        assert_eq!(harness.matches.erase(person, harness.now()), Ok(6));

        assert!(!harness.exported().contains(&NUMBER.to_string()));
        assert_eq!(harness.matches.last_layout(person, "stakes"), Ok(None));
        let former = harness.head(played).players[1];
        assert!(!former.is_person() && former != PlayerId::GONE, "{former:?}");
        assert_eq!(
            harness.head(running).players[0],
            former,
            "it is one and the same in all matches"
        );
        assert_eq!(harness.head(running).ending(), Some(&Ending::Resigned { seat: Seat(0) }));
        assert_eq!(harness.head(own).ending(), Some(&Ending::Withdrawn));
        assert_eq!(harness.head(asked).ending(), Some(&Ending::Declined));
        assert_eq!(harness.head(joined).stage, Stage::Lobby);
        for filter in [Filter::Lobby, Filter::Running, Filter::Over] {
            assert_eq!(harness.matches.matches_of(person, filter, FIRST), Ok(Vec::new()));
        }
        assert_eq!(harness.matches.record(played).unwrap().plies.len(), 3);
        assert_eq!(harness.matches.erase(person, harness.now()), Ok(0));
    });
}

#[test]
fn a_rematch_with_an_erased_player_is_refused_for_this_reason() {
    on_every_store(|harness| {
        let id = harness.nim();
        harness.matches.resign(id, harness.by(1)).unwrap();
        harness.matches.erase(PlayerId(2), harness.now()).unwrap();
        let opponents = vec![harness.head(id).players[1]];
        let rematch = Challenge { opponents, rematch_of: Some(id), ..nim(1, &[]) };
        assert_eq!(harness.challenge(&rematch).err(), Some(Refused::ErasedPlayer));
    });
}

#[test]
fn a_match_of_three_continues_after_one_player_is_erased() {
    on_every_store(|harness| {
        let id = harness.stakes(3);
        harness.play_all(id, &[(1, "stake 1"), (2, "stake 1"), (3, "stake 1")]);
        harness.matches.erase(PlayerId(1), harness.now()).unwrap();
        assert_eq!(harness.head(id).stage, Stage::Running);
        // The erased player can't act, although nobody else has their seat.
        let look = harness.matches.view(id).unwrap();
        assert_eq!(look.seat_of_player(PlayerId::GONE), Err(Refused::NotAPlayer(id)));
        harness.play_all(id, &[(2, "add 3")]);
        assert_eq!(harness.head(id).winners().only(), Some(Seat(1)));
    });
}

/// A store after a player was erased. The first of their two matches can't be read.
struct Left {
    harness: Harness,
    unread: MatchId,
    running: MatchId,
}

/// A table whose row is damaged, and how it is damaged.
type Spoiled = (u8, fn(Vec<u8>) -> Option<Vec<u8>>);

const DAMAGED: Spoiled = (b'H', |mut row| {
    *row.last_mut().unwrap() ^= 1;
    Some(row)
});
const LOST: Spoiled = (b'H', |_| None);
const NEWER: Spoiled = (b'S', |row| Some(newer(row)));

/// A catalog without the game of the first match.
static WITHOUT: &[&dyn Game] = &[&Plugin::<Stakes>::new()];

fn left() -> Left {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let unread = harness.between(NUMBER, 2);
    let running = harness.challenge(&stakes(2, &[NUMBER])).unwrap().id;
    harness.matches.join(running, harness.by(NUMBER)).unwrap();
    let person = PlayerId(NUMBER);
    harness.keep(running, person, &Draft::of(&["a"])).unwrap();
    harness.play(running, NUMBER, "stake 7").unwrap();
    harness.matches.set_preference(PreferenceOwner::Player(person), "side", "left").unwrap();
    Left { harness, unread, running }
}

impl Left {
    /// Damages the first row of a table. Returns its key and its sound value.
    fn spoil(&self, (table, spoiled): Spoiled) -> (Vec<u8>, Vec<u8>) {
        let (key, value) = rows(&self.harness, table).remove(0);
        put(&self.harness, key.clone(), spoiled(value.clone()));
        (key, value)
    }

    /// Whether any key in the store begins with the player's number.
    fn has_own_rows(&self) -> bool {
        let number = NUMBER.to_be_bytes();
        (b'0'..=b'z').any(|table| {
            rows(&self.harness, table).iter().any(|(key, _)| key.get(1..9) == Some(&number))
        })
    }
}

#[test]
fn an_erased_player_is_removed_from_unreadable_matches() {
    for spoiled in [DAMAGED, LOST] {
        let left = left();
        let (key, sound) = left.spoil(spoiled);
        assert_eq!(left.harness.matches.erase(PlayerId(NUMBER), left.harness.now()), Ok(2));
        assert!(!left.has_own_rows());
        assert!(matches!(left.harness.head(left.running).stage, Stage::Over(_)));
        // When the match can be read again, the player's number is gone from it.
        put(&left.harness, key, Some(sound));
        assert!(!left.harness.exported().contains(&NUMBER.to_string()));
        let head = left.harness.head(left.unread);
        assert_eq!(head.stage, Stage::Running, "the unreadable match was not ended");
        assert!(!head.players[0].is_person());
    }
}

#[test]
fn an_erased_player_is_removed_from_a_match_of_missing_rules() {
    let mut left = left();
    let store = Arc::clone(&left.harness.store);
    left.harness.matches = Matches::new(store, WITHOUT, ChallengeLimits::default());
    assert_eq!(left.harness.matches.erase(PlayerId(NUMBER), left.harness.now()), Ok(2));
    assert!(!left.has_own_rows());
    left.harness.restart();
    assert!(!left.harness.exported().contains(&NUMBER.to_string()));
    left.harness.check();
}

#[test]
fn an_erasure_leaves_matches_of_a_newer_program_unchanged() {
    let left = left();
    let (key, _) = left.spoil(NEWER);
    let before = left.harness.store.read(std::slice::from_ref(&key)).unwrap();
    assert_eq!(left.harness.matches.erase(PlayerId(NUMBER), left.harness.now()), Ok(2));
    assert_eq!(left.harness.store.read(&[key]).unwrap(), before);
    assert_eq!(left.harness.matches.last_layout(PlayerId(NUMBER), "stakes"), Ok(None));
    assert!(matches!(left.harness.head(left.running).stage, Stage::Over(_)));
    left.harness.matches.begin_work(left.harness.now()).unwrap();
}

#[test]
fn the_program_starts_during_an_erasure_with_an_unreadable_match() {
    for spoiled in [DAMAGED, LOST, NEWER] {
        let mut left = left();
        left.spoil(spoiled);
        // The process is killed after the first commit, which stores the pseudonym and renames the ratings.
        let failing = Arc::new(Failing::over(Arc::clone(&left.harness.store), 1));
        let killed = Matches::new(failing, CATALOG, ChallengeLimits::default());
        let refused = killed.erase(PlayerId(NUMBER), left.harness.now());
        assert!(matches!(refused, Err(Refused::Unavailable(_))), "{refused:?}");
        left.harness.restart();
        left.harness.matches.begin_work(left.harness.now()).unwrap();
        assert_eq!(rows(&left.harness, b'x'), []);
        assert_eq!(left.harness.matches.last_layout(PlayerId(NUMBER), "stakes"), Ok(None));
    }
}

#[test]
fn an_unreadable_event_stops_neither_an_erasure_nor_the_start() {
    // The header of an event, and its list of people.
    for table in [b'1', b'2'] {
        let mut left = left();
        let id = left.harness.event(&swiss(1), 1);
        left.harness.register(id, NUMBER).unwrap();
        let (key, sound) = left.spoil((table, DAMAGED.1));
        let (person, now) = (PlayerId(NUMBER), left.harness.now());
        let exported = left.harness.matches.export_data(person, now).unwrap();
        assert!(exported.contains("it can't be read"), "{exported}");
        let failing = Arc::new(Failing::over(Arc::clone(&left.harness.store), 1));
        let killed = Matches::new(failing, CATALOG, ChallengeLimits::default());
        killed.erase(person, now).unwrap_err();
        left.harness.restart();
        left.harness.matches.begin_work(now).unwrap();
        assert_eq!(rows(&left.harness, b'x'), []);
        assert!(!left.has_own_rows());
        if table == b'1' {
            // When the event can be read again, the player's number is gone from it.
            put(&left.harness, key, Some(sound));
            let entrant = &left.harness.view_event(id).entrants[1];
            assert!(entrant.name.is_empty() && !entrant.player.is_person());
        }
    }
}

/// A worker that runs the job of an event after every change.
struct EventWorker {
    matches: Matches,
    event: EventId,
    now: Timestamp,
}

impl ChangeListener for EventWorker {
    fn on_change(&self, _: MatchId) {
        self.matches.advance_event(self.event, self.now).unwrap();
    }
}

/// Erases the player while a worker runs the job of an event after every change.
fn erase_with_worker(harness: &Harness, event: EventId) -> Result<usize, Refused> {
    let matches = || Matches::new(Arc::clone(&harness.store), CATALOG, ChallengeLimits::default());
    let worker = EventWorker { matches: matches(), event, now: harness.now() };
    matches().with_change_listener(worker).erase(PlayerId(NUMBER), harness.now())
}

/// An event with this number of other players, from 101 on, and the player as its last entrant.
fn begun_with_player(harness: &Harness, plan: &EventPlan, others: u64) -> EventId {
    let id = harness.event(plan, others);
    harness.register(id, NUMBER).unwrap();
    harness.matches.begin_event(id, harness.by(1)).unwrap();
    harness.look_after(id);
    id
}

#[test]
fn no_event_match_begins_during_the_erasure_of_its_player() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    begun_with_player(&harness, &plan(Format::League { weeks: 2 }), 5);
    // The person plays five matches of the league, so their match of the other event waits.
    let event = harness.event(&swiss(1), 0);
    for player in [NUMBER, 201] {
        harness.register(event, player).unwrap();
    }
    harness.matches.begin_event(event, harness.by(1)).unwrap();
    harness.look_after(event);
    assert!(harness.running(event).is_empty());
    assert_eq!(erase_with_worker(&harness, event), Ok(5));
    assert!(!harness.exported().contains(&NUMBER.to_string()));
    harness.look_after(event);
    assert!(harness.running(event).is_empty(), "nobody waits for the erased player");
    harness.check();
}

/// Another process, in which a match of the player begins after the first change.
struct OtherProcess {
    matches: Matches,
    challenger: Request,
    opponent: Request,
    has_begun: Once,
}

impl ChangeListener for OtherProcess {
    fn on_change(&self, _: MatchId) {
        let Request { player, key, now } = self.challenger;
        self.has_begun.call_once(|| {
            let challenge = nim(player.0, &[self.opponent.player.0]);
            let begun = self.matches.challenge(&challenge, key, now).unwrap();
            self.matches.join(begun.id, self.opponent).unwrap();
        });
    }
}

#[test]
fn a_match_that_begins_during_an_erasure_is_erased_too() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    harness.between(NUMBER, 2);
    let matches = || Matches::new(Arc::clone(&harness.store), CATALOG, ChallengeLimits::default());
    let other = OtherProcess {
        matches: matches(),
        challenger: harness.by(NUMBER),
        opponent: harness.by(2),
        has_begun: Once::new(),
    };
    let erasing = matches().with_change_listener(other);
    assert_eq!(erasing.erase(PlayerId(NUMBER), harness.now()), Ok(2));
    assert!(!harness.exported().contains(&NUMBER.to_string()));
    harness.check();
}

#[test]
fn an_erasure_early_in_a_season_annuls_all_matches_of_the_player() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let league = begun_with_player(&harness, &plan(Format::League { weeks: 2 }), 5);
    assert_eq!(erase_with_worker(&harness, league), Ok(5));
    harness.look_after(league);
    let event = harness.view_event(league);
    assert!(event.state.entrants[5].is_annulled);
    let rows = event.state.standings(&event.plan);
    assert!(rows.iter().all(|row| row.points.0 == 0), "{rows:?}");
    harness.check();
}

#[test]
fn the_matches_of_an_erased_entrant_are_resigned_also_by_the_job_of_the_event() {
    for plan in [swiss(2), plan(Format::League { weeks: 2 })] {
        let harness = Harness::over(Arc::new(MemoryStore::new()));
        let id = begun_with_player(&harness, &plan, 5);
        let running = harness.running(id);
        erase_with_worker(&harness, id).unwrap();
        for (on, entrants) in running {
            let ending = harness.head(on).ending().cloned();
            let seat = entrants.iter().position(|one| *one == Entrant(5));
            let resigned = seat.map(|seat| Ending::Resigned { seat: Seat(seat as u8) });
            assert_eq!(ending, resigned, "match {on}");
        }
        harness.check();
    }
}

#[test]
fn the_next_round_is_paired_without_an_erased_player() {
    let harness = Harness::over(Arc::new(MemoryStore::new()));
    let id = begun_with_player(&harness, &swiss(2), 3);
    let erased = Entrant(3);
    let running = harness.running(id);
    let (on, entrants) = running.iter().find(|(_, seated)| !seated.contains(&erased)).unwrap();
    harness.lose(*on, entrants[0]);
    harness.look_after(id);
    assert_eq!(erase_with_worker(&harness, id), Ok(1));
    harness.look_after(id);
    let state = harness.view_event(id).state;
    let mut next = state.tables.iter().filter(|table| table.round == 2).peekable();
    assert!(next.peek().is_some() && next.all(|table| !table.entrants.contains(&erased)));
    harness.check();
}
