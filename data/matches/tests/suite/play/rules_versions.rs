//! Tests of two versions of a game's rules: a match goes on with the version with which it began.

use std::sync::Arc;

use matches::{ChallengeLimits, Matches, Refused};
use rules::{Game, Plugin, Seat, Seats};
use store::MemoryStore;

use crate::games::{CATALOG, Nim};
use crate::harness::Harness;
use crate::play::misere::Misere;

/// Both versions of Nim, the older one last: the version number counts, not the order.
static BOTH: &[&dyn Game] = &[&Plugin::<Misere>::new(), &Plugin::<Nim>::new()];

fn with(harness: &mut Harness, catalog: &'static [&'static dyn Game]) {
    harness.matches = Matches::new(Arc::clone(&harness.store), catalog, ChallengeLimits::default());
}

#[test]
fn old_matches_keep_the_old_rules_and_new_ones_take_the_newest() {
    let mut harness = Harness::over(Arc::new(MemoryStore::new()));
    let (old, lobby) =
        (harness.nim(), harness.challenge(&crate::harness::nim(1, &[2])).unwrap().id);
    with(&mut harness, BOTH);
    harness.matches.join(lobby, harness.by(2)).unwrap();
    let new = harness.nim();
    let moves = [(1, "3"), (2, "3"), (1, "1")];
    for (id, version, winner) in [(old, 1, Seat(0)), (lobby, 1, Seat(0)), (new, 2, Seat(1))] {
        harness.play_all(id, &moves);
        let head = harness.head(id);
        assert_eq!((head.rules_version, head.winners()), (version, Seats::one(winner)), "{id}");
        assert_eq!(harness.matches.record(id).unwrap().rules_version, version);
    }
    let checked = matches::check(harness.store.as_ref(), BOTH).unwrap();
    assert_eq!(checked.faults, [""; 0]);
    with(&mut harness, CATALOG);
    assert_eq!(harness.matches.view(new).err(), Some(Refused::Retired(new)));
    assert!(harness.matches.view(old).is_ok());
}

#[test]
fn a_catalog_offers_the_newest_rules_and_finds_every_version() {
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
