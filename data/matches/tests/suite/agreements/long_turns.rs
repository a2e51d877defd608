//! Tests of take-backs in a game whose turns have several plies.

use std::sync::Arc;

use matches::{ChallengeLimits, Matches, OfferKind, Refused};
use rules::{
    Chance, Choices, Draft, Game, Illegal, Info, Legal, Message, MoveError, Notes, OptionValues,
    Plugin, Refusal, RuleSet, Scene, Seat, Status, Turn, Viewer,
};
use store::MemoryStore;

use crate::games::nim::{self, Heap, Nim};
use crate::harness::{Harness, YES};
use crate::play::misere::like_nim;

/// Nim whose turns end only at an odd number of stones.
#[derive(Debug)]
struct LongTurns;

static INFO: Info = nim::INFO;
static LONG_TURNS: &[&dyn Game] = &[&Plugin::<LongTurns>::new()];

impl RuleSet for LongTurns {
    type Options = u8;
    type Position = Heap;
    type Move = u8;
    type View = Heap;

    fn info() -> &'static Info {
        &INFO
    }

    fn options(values: &OptionValues) -> Result<u8, Refusal> {
        Nim::options(values)
    }

    fn set_up(stones: &u8, seats: u8, chance: Chance) -> Heap {
        Nim::set_up(stones, seats, chance)
    }

    fn load(stones: &u8, state: &serde_json::Value, chance: Chance) -> Result<Heap, Refusal> {
        Nim::load(stones, state, chance)
    }

    fn status(heap: &Heap) -> Status {
        Nim::status(heap)
    }

    fn check(heap: &Heap, seat: Seat, stones: &u8) -> Result<(), Illegal> {
        Nim::check(heap, seat, stones)
    }

    fn play(heap: &mut Heap, seat: Seat, stones: &u8, notes: &mut Notes) -> Turn {
        let turn = Nim::play(heap, seat, stones, notes);
        if heap.stones == 0 || heap.stones % 2 == 1 {
            return turn;
        }
        heap.seat = seat;
        Turn::GoesOn
    }

    like_nim!();
}

#[test]
fn a_player_in_the_first_turn_after_a_take_back_has_nothing_to_take_back() {
    let mut harness = Harness::over(Arc::new(MemoryStore::new()));
    harness.matches =
        Matches::new(Arc::clone(&harness.store), LONG_TURNS, ChallengeLimits::default());
    let id = harness.nim();
    harness.play_all(id, &[(1, "1"), (1, "1")]);
    harness.matches.offer(id, OfferKind::TakeBack, harness.by(1)).unwrap();
    harness.matches.reply(id, YES, harness.by(2)).unwrap();
    harness.play_all(id, &[(1, "1"), (1, "1"), (2, "1")]);
    let refused = harness.matches.offer(id, OfferKind::TakeBack, harness.by(2)).map(drop);
    assert_eq!(refused, Err(Refused::NothingToTakeBack), "nothing was revealed");
}
