//! Plays each real game through the service. It is stored after every move, and another process finds the same match.

use std::sync::Arc;

use matches::{
    Challenge, ChallengeLimits, Key, MatchId, Matches, PlayerId, Request, Stage, Target, Timestamp,
};
use rules::{Draft, Fate, Seats, Seed, Viewer};
use store::MemoryStore;

use crate::harness::challenge;

/// The maximum number of moves to play in each game.
const PLIES: u64 = 40;

fn matches(store: &Arc<MemoryStore>) -> Matches {
    Matches::new(Arc::clone(store) as Arc<_>, games::CATALOG, ChallengeLimits::default())
        .with_seeds(|| Seed::from_bytes([3; 32]))
}

fn by(player: u64, key: u64) -> Request {
    Request { player: PlayerId(player), key: Key(key), now: Timestamp(key) }
}

/// A match of a game, with the fewest players and default options.
fn begin(matches: &Matches, game: &dyn rules::Game) -> MatchId {
    let seats = *game.seats(&rules::OptionValues::new()).unwrap().start();
    let opponents: Vec<u64> = (2..=u64::from(seats)).collect();
    let made = Challenge { seats: Some(seats), ..challenge(game.info().id, 1, &opponents) };
    let id = matches.challenge(&made, Key(1_001), Timestamp(1)).unwrap().id;
    for player in opponents {
        matches.join(id, by(player, 1_000 + player)).unwrap();
    }
    id
}

#[test]
fn every_game_of_the_catalog_is_played_stored_and_replayed() {
    for &game in games::CATALOG {
        let slug = game.info().id;
        let store = Arc::new(MemoryStore::new());
        let id = begin(&matches(&store), game);
        let mut chance = Seed::from_bytes([9; 32]).walk(0);
        for ply in 0..PLIES {
            let matches = matches(&store);
            let look = matches.view(id).unwrap();
            let Some(seat) = look.head().to_move.iter().next() else { break };
            let player = look.head().player(seat).unwrap();
            let legal = look.sight(Some(player)).unwrap().legal(seat).moves;
            let mv = chance.one_of(&legal).unwrap_or_else(|| panic!("{slug}: nothing to play"));
            let played = matches.play(
                Target { id, seen: Some(look.head().revision) },
                mv,
                by(player.0, ply),
            );
            assert_eq!(played.unwrap().mv.as_ref(), Some(mv), "{slug}");
        }
        let matches = matches(&store);
        assert_eq!(
            matches::check(store.as_ref(), games::CATALOG).unwrap().faults,
            [""; 0],
            "{slug}"
        );
        if matches.view(id).unwrap().head().stage == Stage::Running {
            matches.resign(id, by(1, 9_999)).unwrap();
        }
        let record = matches.record(id).unwrap();
        let replayed = game.replay(&record).unwrap();
        let sight = replayed.see(Viewer::Everything);
        // If the rules did not end the match, a resignation has ended it.
        let head = matches.view(id).unwrap().head().clone();
        let sight = match replayed.status().is_over() {
            true => sight,
            false => sight.stopped(head.winners(), Seats::NONE),
        };
        let shown = matches.view(id).unwrap().sight(None).unwrap().bytes();
        assert!(sight.bytes() == shown, "{slug}");
    }
}

#[test]
fn a_picture_after_a_resignation_marks_no_active_seat() {
    for &game in games::CATALOG {
        let store = Arc::new(MemoryStore::new());
        let matches = matches(&store);
        let id = begin(&matches, game);
        let fates = || -> Vec<(bool, Fate)> {
            let scene = matches.view(id).unwrap().sight(None).unwrap().scene(&Draft::default());
            let boards = scene.boards.iter().map(|board| (board.active, board.fate));
            boards.chain(scene.trays.iter().map(|tray| (tray.active, tray.fate))).collect()
        };
        assert!(fates().iter().all(|(_, fate)| *fate == Fate::Open));
        let is_pointing = fates().iter().any(|(active, _)| *active);
        while matches.view(id).unwrap().head().stage == Stage::Running {
            let head = matches.view(id).unwrap().head().clone();
            let seat = head.to_move.iter().next().unwrap();
            matches
                .resign(id, by(head.player(seat).unwrap().0, 9_000 + u64::from(seat.0)))
                .unwrap();
        }
        let slug = game.info().id;
        assert!(fates().iter().all(|(active, _)| !active), "{slug}: {:?}", fates());
        if is_pointing {
            assert!(fates().iter().any(|(_, fate)| *fate != Fate::Open), "{slug}: {:?}", fates());
        }
    }
}
