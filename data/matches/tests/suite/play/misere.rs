//! Misère Nim: the player who takes the last stone loses. For tests, it is the second version of Nim's rules. Its plies
//! have no notes.

use std::cell::Cell;

use rules::{
    Chance, Choices, Draft, Illegal, Info, Legal, Message, MoveError, Notes, OptionValues, Outcome,
    Refusal, RuleSet, Scene, Seat, Seats, Status, Turn, Viewer,
};

use crate::games::nim::{self, Heap, Nim};

thread_local! {
    static PLAYED: Cell<usize> = const { Cell::new(0) };
}

/// The number of plies that this thread has played.
pub(crate) fn played() -> usize {
    PLAYED.get()
}

/// The functions of a variant that shows and reads what Nim does.
macro_rules! like_nim {
    () => {
        fn view(heap: &Heap, viewer: Viewer) -> Heap {
            Nim::view(heap, viewer)
        }

        fn legal_moves(heap: &Heap, seat: Seat) -> Legal<u8> {
            Nim::legal_moves(heap, seat)
        }

        fn read(heap: &Heap, seat: Seat, text: &str) -> Result<u8, MoveError> {
            Nim::read(heap, seat, text)
        }

        fn choices(heap: &Heap, seat: Seat, draft: &Draft) -> Result<Choices<u8>, Refusal> {
            Nim::choices(heap, seat, draft)
        }

        fn scene(heap: &Heap, draft: &Draft) -> Scene {
            Nim::scene(heap, draft)
        }

        fn text(heap: &Heap, brief: u8) -> Vec<Message> {
            Nim::text(heap, brief)
        }

        fn state(heap: &Heap) -> serde_json::Value {
            Nim::state(heap)
        }

        fn seat_names(heap: &Heap) -> Vec<Message> {
            Nim::seat_names(heap)
        }
    };
}
pub(crate) use like_nim;

#[derive(Debug)]
pub(crate) struct Misere;

static NEW: Info = Info { rules_version: 2, seats: 2..=2, ..nim::INFO };

impl RuleSet for Misere {
    type Options = u8;
    type Position = Heap;
    type Move = u8;
    type View = Heap;

    fn info() -> &'static Info {
        &NEW
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
        match heap.stones {
            0 => Status::Over(Outcome::won(Seats::one(heap.seat), "The last stone is taken.")),
            _ => Nim::status(heap),
        }
    }

    fn check(heap: &Heap, seat: Seat, stones: &u8) -> Result<(), Illegal> {
        Nim::check(heap, seat, stones)
    }

    fn play(heap: &mut Heap, seat: Seat, stones: &u8, _: &mut Notes) -> Turn {
        PLAYED.set(PLAYED.get() + 1);
        Nim::play(heap, seat, stones, &mut Notes::default())
    }

    fn move_sentence(heap: &Heap, seat: Seat, stones: &u8) -> Option<Message> {
        Some(format!("Seat {seat} takes {stones} of {}.", heap.stones).into())
    }

    like_nim!();
}
