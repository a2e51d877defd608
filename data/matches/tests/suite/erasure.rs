//! Erasing a person.

use std::sync::Arc;

use matches::{Ending, Filter, MatchId, Matches, Page, PlayerId, Refused, Settings, Stage, Whose};
use rules::{Draft, Game, Plugin, Seat};
use store::MemoryStore;

use crate::copying::Failing;
use crate::damage::{put, rows};
use crate::forms::newer;
use crate::games::Stakes;
use crate::hall::{Hall, on_every_store, stakes};

const FIRST: Page = Page { after: None, most: 50 };

/// A number that stands nowhere else in an export.
const NUMBER: u64 = 987_654_321_987;

#[test]
fn nothing_is_left_of_a_person_who_is_erased_and_matches_go_on() {
    on_every_store(|hall| {
        let person = PlayerId(NUMBER);
        let played = hall.between(1, NUMBER);
        hall.play_all(played, &[(1, "3"), (NUMBER, "3"), (1, "1")]);
        let running = hall.between(NUMBER, 2);
        hall.keep(running, person, &Draft::of(&["a"])).unwrap();
        hall.matches.prefer(Whose::Player(person), "side", "left").unwrap();
        let staked = hall.challenge(&crate::hall::stakes(2, &[NUMBER])).unwrap().id;
        hall.matches.join(staked, hall.by(NUMBER)).unwrap();
        hall.play(staked, NUMBER, "stake 7").unwrap();
        assert!(hall.matches.kept(person, "stakes").unwrap().is_some());
        let own = hall.challenge(&crate::hall::nim(NUMBER, &[2])).unwrap().id;
        let asked = hall.challenge(&crate::hall::nim(2, &[NUMBER])).unwrap().id;
        let joined = hall.challenge(&crate::hall::stakes(2, &[])).unwrap().id;
        hall.matches.join(joined, hall.by(NUMBER)).unwrap();
        assert!(hall.exported().contains(&NUMBER.to_string()));

        assert_eq!(hall.matches.forget(person, hall.now()), Ok(6));

        assert!(!hall.exported().contains(&NUMBER.to_string()));
        assert_eq!(hall.matches.kept(person, "stakes"), Ok(None));
        let former = hall.head(played).players[1];
        assert!(!former.is_person() && former != PlayerId::GONE, "{former:?}");
        assert_eq!(hall.head(running).players[0], former, "it is one and the same in all matches");
        assert_eq!(hall.head(running).ending(), Some(&Ending::Resigned { seat: Seat(0) }));
        assert_eq!(hall.head(own).ending(), Some(&Ending::Withdrawn));
        assert_eq!(hall.head(asked).ending(), Some(&Ending::Declined));
        assert_eq!(hall.head(joined).stage, Stage::Lobby);
        for filter in [Filter::Lobby, Filter::Running, Filter::Over] {
            assert_eq!(hall.matches.matches_of(person, filter, FIRST), Ok(Vec::new()));
        }
        assert_eq!(hall.matches.record(played).unwrap().plies.len(), 3);
        assert_eq!(hall.matches.forget(person, hall.now()), Ok(0));
    });
}

#[test]
fn the_others_play_on_when_one_of_three_is_erased() {
    on_every_store(|hall| {
        let id = hall.stakes(3);
        hall.play_all(id, &[(1, "stake 1"), (2, "stake 1"), (3, "stake 1")]);
        hall.matches.forget(PlayerId(1), hall.now()).unwrap();
        assert_eq!(hall.head(id).stage, Stage::Running);
        // Whoever is gone has no seat, although nobody else has it.
        let look = hall.matches.view(id).unwrap();
        assert_eq!(look.seat_of_player(PlayerId::GONE), Err(Refused::NotAPlayer(id)));
        hall.play_all(id, &[(2, "add 3")]);
        assert_eq!(hall.head(id).winners().only(), Some(Seat(1)));
    });
}

/// What somebody has left who is in two matches, of which the first can't be read.
struct Left {
    hall: Hall,
    unread: MatchId,
    running: MatchId,
}

/// The rows of a match that are made unreadable: by the table they lie in, and by what becomes of them.
type Spoiled = (u8, fn(Vec<u8>) -> Option<Vec<u8>>);

const DAMAGED: Spoiled = (b'H', |mut row| {
    *row.last_mut().unwrap() ^= 1;
    Some(row)
});
const LOST: Spoiled = (b'H', |_| None);
const NEWER: Spoiled = (b'S', |row| Some(newer(row)));

/// A catalog from which the game of the first match is gone.
static WITHOUT: &[&dyn Game] = &[&Plugin::<Stakes>::new()];

fn left() -> Left {
    let hall = Hall::over(Arc::new(MemoryStore::new()));
    let unread = hall.between(NUMBER, 2);
    let running = hall.challenge(&stakes(2, &[NUMBER])).unwrap().id;
    hall.matches.join(running, hall.by(NUMBER)).unwrap();
    let person = PlayerId(NUMBER);
    hall.keep(running, person, &Draft::of(&["a"])).unwrap();
    hall.play(running, NUMBER, "stake 7").unwrap();
    hall.matches.prefer(Whose::Player(person), "side", "left").unwrap();
    Left { hall, unread, running }
}

impl Left {
    /// Spoils the first row of a table, and says how it was.
    fn spoil(&self, (table, spoiled): Spoiled) -> (Vec<u8>, Vec<u8>) {
        let (key, value) = rows(&self.hall, table).remove(0);
        put(&self.hall, key.clone(), spoiled(value.clone()));
        (key, value)
    }

    /// Whether a row lies under their number.
    fn has_own_rows(&self) -> bool {
        let number = NUMBER.to_be_bytes();
        (b'A'..=b'z').any(|table| {
            rows(&self.hall, table).iter().any(|(key, _)| key.get(1..9) == Some(&number))
        })
    }
}

#[test]
fn whoever_is_erased_goes_from_a_match_that_can_not_be_read_too_and_from_all_others() {
    for spoiled in [DAMAGED, LOST] {
        let left = left();
        let (key, sound) = left.spoil(spoiled);
        assert_eq!(left.hall.matches.forget(PlayerId(NUMBER), left.hall.now()), Ok(2));
        assert!(!left.has_own_rows());
        assert!(matches!(left.hall.head(left.running).stage, Stage::Over(_)));
        // Once it can be read again, they are nowhere in it.
        put(&left.hall, key, Some(sound));
        assert!(!left.hall.exported().contains(&NUMBER.to_string()));
        let head = left.hall.head(left.unread);
        assert_eq!(head.stage, Stage::Running, "nobody could end it");
        assert!(!head.players[0].is_person());
    }
}

#[test]
fn whoever_is_erased_goes_from_a_match_of_rules_that_are_gone() {
    let mut left = left();
    let store = Arc::clone(&left.hall.store);
    left.hall.matches = Matches::new(store, WITHOUT, Settings::default());
    assert_eq!(left.hall.matches.forget(PlayerId(NUMBER), left.hall.now()), Ok(2));
    assert!(!left.has_own_rows());
    left.hall.restart();
    assert!(!left.hall.exported().contains(&NUMBER.to_string()));
    left.hall.check();
}

#[test]
fn a_match_of_a_newer_program_is_left_as_it_is_and_all_else_of_whoever_is_erased_goes() {
    let left = left();
    let (key, _) = left.spoil(NEWER);
    let before = left.hall.store.read(std::slice::from_ref(&key)).unwrap();
    assert_eq!(left.hall.matches.forget(PlayerId(NUMBER), left.hall.now()), Ok(2));
    assert_eq!(left.hall.store.read(&[key]).unwrap(), before);
    assert_eq!(left.hall.matches.kept(PlayerId(NUMBER), "stakes"), Ok(None));
    assert!(matches!(left.hall.head(left.running).stage, Stage::Over(_)));
    left.hall.matches.begin_work(left.hall.now()).unwrap();
}

#[test]
fn the_program_starts_when_somebody_was_being_erased_who_is_in_a_match_that_can_not_be_read() {
    for spoiled in [DAMAGED, LOST, NEWER] {
        let mut left = left();
        left.spoil(spoiled);
        // Killed after the first commit: it is noted that they are leaving, and nothing is done yet.
        let failing = Arc::new(Failing::over(Arc::clone(&left.hall.store), 1));
        let killed = Matches::new(failing, crate::games::CATALOG, Settings::default());
        let refused = killed.forget(PlayerId(NUMBER), left.hall.now());
        assert!(matches!(refused, Err(Refused::Unavailable(_))), "{refused:?}");
        left.hall.restart();
        left.hall.matches.begin_work(left.hall.now()).unwrap();
        assert_eq!(rows(&left.hall, b'x'), []);
        assert_eq!(left.hall.matches.kept(PlayerId(NUMBER), "stakes"), Ok(None));
    }
}
