//! Tests of the plies of a recording as a log.

use std::sync::Arc;

use matches::{ChallengeLimits, Matches};
use rules::{Game, Message, Plugin};
use store::MemoryStore;

use crate::harness::Harness;
use crate::play::misere::{Misere, played};

/// A game whose plies have no notes.
static SILENT: &[&dyn Game] = &[&Plugin::<Misere>::new()];

#[test]
fn the_log_has_a_sentence_for_each_silent_ply_and_plays_each_ply_once() {
    let mut harness = Harness::over(Arc::new(MemoryStore::new()));
    harness.matches = Matches::new(Arc::clone(&harness.store), SILENT, ChallengeLimits::default());
    let id = harness.nim();
    harness.play_all(id, &[(1, "3"), (2, "1"), (1, "1")]);
    harness.matches.resign(id, harness.by(2)).unwrap();
    let recording = harness.matches.recording(id, None).unwrap();
    let before = played();
    let log = recording.log(2).unwrap();
    assert_eq!(played() - before, 3);
    let sentences: Vec<Message> = log.into_iter().filter_map(|ply| ply.sentence).collect();
    assert_eq!(sentences, ["Seat 1 takes 1 of 4.", "Seat 0 takes 1 of 3."]);
    assert_eq!(sentences[0], recording.move_sentence(1, "1").unwrap());
}
