//! Fixtures of the tests: a finished match to replay.

use std::sync::Arc;

use matches::{
    Challenge, ChallengeLimits, Key, MatchId, Matches, Place, PlayerId, Request, Timestamp,
};
use rules::{Seat, Seed};
use store::MemoryStore;

use crate::app::App;
use crate::app::testing::kastell;
use crate::clock::Clock;

/// A finished match of Castle Keep between players 1 and 2. Player 1 built a tile, ended the building with `done`, and
/// resigned instead of discarding, so nobody drew tiles after `done`.
pub(crate) fn resigned_before_discarding() -> (App, MatchId) {
    let matches =
        Matches::new(Arc::new(MemoryStore::new()), games::CATALOG, ChallengeLimits::default())
            .with_seeds(|| Seed::from_bytes([1; 32]));
    let [first, second] = [1, 2].map(PlayerId);
    let by = |player, now| Request { player, key: Key(now), now: Timestamp(now) };
    let place = Place { server: Some(9), channel: 8, thread: None };
    let challenge = Challenge { game: "castle-keep".into(), ..kastell(first, second, place) };
    let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
    matches.join(id, by(second, 2)).unwrap();
    let moves = matches.view(id).unwrap().sight(Some(first)).unwrap().legal(Seat(0)).moves;
    let build = moves.iter().find(|mv| mv.contains('@')).unwrap();
    matches.play(id.into(), build, by(first, 3)).unwrap();
    matches.play(id.into(), "done", by(first, 4)).unwrap();
    matches.resign(id, by(first, 5)).unwrap();
    (App::new(matches, Clock::default()), id)
}
