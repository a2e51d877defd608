//! Nim: take one to three stones; the player who takes the last one wins. Two players, everything in the open, draws by
//! agreement.

use std::cell::Cell;

use rules::{
    Board, Chance, Choice, Choices, Draft, Floor, GameOption, Illegal, Info, Ink, Legal, Message,
    MessageId, MoveError, Notes, OptionKind, OptionValues, Outcome, Refusal, RuleSet, Scene, Seat,
    Seats, Status, Tray, Turn, Viewer, Words,
};
use serde::{Deserialize, Serialize};

thread_local! {
    /// The number of moves that this thread has played, also in replays.
    pub(crate) static PLAYS: Cell<usize> = const { Cell::new(0) };
    /// The number of views that this thread has made. Each move needs one.
    pub(crate) static VIEWS: Cell<usize> = const { Cell::new(0) };
}

#[derive(Debug)]
pub(crate) struct Nim;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Heap {
    pub(crate) stones: u8,
    pub(crate) seat: Seat,
}

pub(crate) const INFO: Info = Info {
    id: "nim",
    rules_version: 1,
    name: "Nim",
    other_names: &[],
    summary: MessageId("nim-summary"),
    seats: 2..=2,
    options: &[GameOption {
        id: "stones",
        kind: OptionKind::Text(&["7", "21"]),
        default: "7",
        help: MessageId("nim-option-stones"),
        descriptions: &[],
        titles: &[],
    }],
    draw: Some(MessageId("nim-draw")),
    own_view: None,
    captures: false,
    pages: Vec::new,
    sprites: Vec::new,
    sprite_for: |_| None,
    lessons: "",
    puzzles: &[],
    words: Words { known: &[], files: &[] },
};

impl RuleSet for Nim {
    type Options = u8;
    type Position = Heap;
    type Move = u8;
    type View = Heap;

    fn info() -> &'static Info {
        static FIRST: Info = INFO;
        &FIRST
    }

    fn options(values: &OptionValues) -> Result<u8, Refusal> {
        let stones = values["stones"].parse().ok().filter(|stones| (1..=100).contains(stones));
        stones.ok_or_else(|| Refusal::new("The option `stones` is a number from 1 to 100."))
    }

    fn set_up(stones: &u8, _: u8, _: Chance) -> Heap {
        Heap { stones: *stones, seat: Seat(0) }
    }

    fn load(_: &u8, state: &serde_json::Value, _: Chance) -> Result<Heap, Refusal> {
        serde_json::from_value(state.clone()).map_err(|_| Refusal::new("That is no heap."))
    }

    fn status(heap: &Heap) -> Status {
        match heap.stones {
            0 => {
                Status::Over(Outcome::won(Seats::one(heap.seat.other()), "The last stone is gone."))
            }
            _ => Status::ToMove(Seats::one(heap.seat)),
        }
    }

    fn check(heap: &Heap, _: Seat, stones: &u8) -> Result<(), Illegal> {
        match stones {
            1..=3 if *stones <= heap.stones => Ok(()),
            _ => Err(Illegal::new("You take one to three of the stones that are left.")),
        }
    }

    fn play(heap: &mut Heap, seat: Seat, stones: &u8, notes: &mut Notes) -> Turn {
        PLAYS.set(PLAYS.get() + 1);
        heap.stones -= stones;
        heap.seat = seat.other();
        notes.all(format!("Seat {seat} takes {stones}."));
        Turn::Ends
    }

    fn view(heap: &Heap, _: Viewer) -> Heap {
        VIEWS.set(VIEWS.get() + 1);
        heap.clone()
    }

    fn legal_moves(heap: &Heap, seat: Seat) -> Legal<u8> {
        if heap.seat == seat {
            Legal::all((1..=heap.stones.min(3)).collect())
        } else {
            Legal::none()
        }
    }

    fn read(_: &Heap, _: Seat, text: &str) -> Result<u8, MoveError> {
        let digits = text.trim().trim_start_matches("take").trim();
        digits.parse().map_err(|_| MoveError::Unreadable("Write how many stones you take.".into()))
    }

    fn choices(heap: &Heap, seat: Seat, draft: &Draft) -> Result<Choices<u8>, Refusal> {
        let moves = Self::legal_moves(heap, seat).moves;
        Ok(Choices {
            draft: draft.clone(),
            prompt: "How many?".into(),
            options: moves.iter().map(|mv| Choice::new(mv.to_string(), mv.to_string())).collect(),
            complete: draft.steps.first().and_then(|step| step.parse().ok()),
        })
    }

    fn scene(heap: &Heap, _: &Draft) -> Scene {
        let active = |seat: Seat| heap.stones > 0 && heap.seat == seat;
        let tray = |seat: Seat| Tray::of(seat, Ink::Side(seat.0), Vec::new()).active(active(seat));
        Scene::of(Board::new(1, 1, Floor::Checkered), [Seat(0), Seat(1)].map(tray).into())
    }

    fn text(heap: &Heap, _brief: u8) -> Vec<Message> {
        vec![format!("{} stones", heap.stones).into()]
    }

    fn state(heap: &Heap) -> serde_json::Value {
        serde_json::to_value(heap).expect("a heap is plain")
    }

    fn seat_names(_: &Heap) -> Vec<Message> {
        vec!["First".into(), "Second".into()]
    }
}
