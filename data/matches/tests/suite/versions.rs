//! Two versions of a game's rules side by side: matches go on by those with which they began.

use std::sync::Arc;

use matches::{Matches, Refused, Settings};
use rules::{Game, Plugin, Seat, Seats};
use store::MemoryStore;

use crate::games::{CATALOG, Nim};
use crate::hall::Hall;
use crate::misere::Misere;

/// Nim by both its rules, the old ones last: what counts is the version and not the place.
static BOTH: &[&dyn Game] = &[&Plugin::<Misere>::new(), &Plugin::<Nim>::new()];

fn with(hall: &mut Hall, catalog: &'static [&'static dyn Game]) {
    hall.matches = Matches::new(Arc::clone(&hall.store), catalog, Settings::default());
}

#[test]
fn old_matches_go_on_by_the_old_rules_and_new_ones_take_the_newest() {
    let mut hall = Hall::over(Arc::new(MemoryStore::new()));
    let (old, lobby) = (hall.nim(), hall.challenge(&crate::hall::nim(1, &[2])).unwrap().id);
    with(&mut hall, BOTH);
    hall.matches.join(lobby, hall.by(2)).unwrap();
    let new = hall.nim();
    let moves = [(1, "3"), (2, "3"), (1, "1")];
    for (id, version, winner) in [(old, 1, Seat(0)), (lobby, 1, Seat(0)), (new, 2, Seat(1))] {
        hall.play_all(id, &moves);
        let head = hall.head(id);
        assert_eq!((head.rules_version, head.winners()), (version, Seats::one(winner)), "{id}");
        assert_eq!(hall.matches.record(id).unwrap().rules_version, version);
    }
    let checked = matches::check(hall.store.as_ref(), BOTH).unwrap();
    assert_eq!(checked.faults, [""; 0]);
    with(&mut hall, CATALOG);
    assert_eq!(hall.matches.view(new).err(), Some(Refused::Retired(new)));
    assert!(hall.matches.view(old).is_ok());
}

#[test]
fn a_catalog_gives_and_offers_the_newest_rules_of_a_game_and_gives_those_of_a_version() {
    let version = |game: Option<&'static dyn Game>| game.map(|game| game.info().rules_version);
    assert_eq!(version(games::newest(BOTH, "nim")), Some(2));
    for number in [1, 2] {
        assert_eq!(version(games::with_version(BOTH, "nim", number)), Some(number));
    }
    assert_eq!(version(games::with_version(BOTH, "nim", 3)), None);
    assert_eq!(version(games::newest(BOTH, "stakes")), None);
    let offered: Vec<_> = games::offered(BOTH).map(|game| version(Some(game))).collect();
    assert_eq!(offered, [Some(2)]);
}
