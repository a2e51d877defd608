//! A tiny game with everything the laws are about: a secret simultaneous beginning, chance, an option, an end.
//!
//! Both players bid one to three stones in secret. When both have bid, the bids are added to the heap, and from seat 0
//! on they take one to three stones in turn. The player who takes the last stone wins (or loses, with the option
//! `last`).
//!
//! `Toy<FINE>` keeps every law; every other fault breaks one law, which the tests name.

mod computer;
mod faults;
mod moves;
mod view;

use std::sync::atomic::{AtomicU8, Ordering};

use rules::{
    BoardStep, Cell, Chance, Choices, Draft, GameOption, Illegal, Info, Legal, Message,
    MessageFile, MessageId, MoveError, Notes, OptionKind, OptionValues, Outcome, Page, PlaceWords,
    Refusal, RuleSet, Scene, Seat, Seats, Status, Suggestion, Turn, Viewer, Words,
};
use serde::{Deserialize, Serialize};

pub(crate) use faults::*;
pub(crate) use moves::Mv;
use view::View;

/// The game, with one fault.
#[derive(Debug)]
pub(crate) struct Toy<const FAULT: u8>;

/// A position, with the game's fault.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Position<const FAULT: u8> {
    heap: u8,
    bids: [Option<u8>; 2],
    turn: u8,
    last_loses: bool,
    taken: Lossy<FAULT>,
    refused: Tally,
}

impl<const FAULT: u8> Position<FAULT> {
    fn is_bidding(&self) -> bool {
        self.bids.contains(&None)
    }

    fn begin(&mut self) {
        if let [Some(one), Some(two)] = self.bids {
            self.heap += one + two;
        }
    }
}

/// The state JSON.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    heap: u8,
    bids: [Option<u8>; 2],
    turn: u8,
    taken: u8,
}

const INFO: Info = Info {
    id: "stones",
    rules_version: 1,
    name: "Stones",
    other_names: &[],
    summary: MessageId("stones-summary"),
    seats: 2..=2,
    options: &[GameOption {
        id: "last",
        kind: OptionKind::Choice(&["wins", "loses"]),
        default: "wins",
        help: MessageId("stones-option-last"),
        descriptions: &[],
        titles: &[],
    }],
    draw: None,
    own_view: None,
    captures: true,
    pages,
    sprites: Vec::new,
    sprite_for: |_| None,
    lessons: "",
    puzzles: &[],
    words: english(const { &[MessageFile::plain("en", WORDS)] }),
};

/// The toy's faulty summary.
const CHATTY_TEXT: &str = "stones-chatty = A sentence with a full stop.";

const WORDS: &str = "stones-summary = Bid in secret, then take stones from a heap
stones-option-last = What taking the last stone does
";

static CHATTY: Info = Info {
    summary: MessageId("stones-chatty"),
    options: &[],
    words: english(const { &[MessageFile::plain("en", CHATTY_TEXT)] }),
    ..INFO
};
static CURT: Info = Info {
    words: english(const { &[MessageFile::plain("en", "stones-summary = Bid, then take")] }),
    ..INFO
};
static IDLE: Info = Info {
    words: english(
        const {
            &[
                MessageFile::plain("en", WORDS),
                MessageFile::plain("en", "stones-farewell = Goodbye"),
            ]
        },
    ),
    ..INFO
};

const fn english(files: &'static [MessageFile]) -> Words {
    Words { known: &[], files }
}

fn pages() -> Vec<Page> {
    let text = "Bid in secret, then take one to three stones in turn.".into();
    vec![Page { title: "Stones".into(), text, scene: None, alt: Vec::new() }]
}

static RESTLESS: AtomicU8 = AtomicU8::new(0);

/// A different number at every call.
fn restless() -> u8 {
    RESTLESS.fetch_add(1, Ordering::Relaxed)
}

impl<const FAULT: u8> RuleSet for Toy<FAULT> {
    type Options = bool;
    type Position = Position<FAULT>;
    type Move = Mv;
    type View = View;

    fn info() -> &'static Info {
        match FAULT {
            CHATTY_SUMMARY => &CHATTY,
            UNWORDED => &CURT,
            IDLE_WORDS => &IDLE,
            _ => const { &INFO },
        }
    }

    fn options(values: &OptionValues) -> Result<bool, Refusal> {
        Ok(values.get("last").is_some_and(|last| last == "loses"))
    }

    fn set_up(last_loses: &bool, _seats: u8, mut chance: Chance) -> Self::Position {
        let heap = if FAULT == DRIFTING_SET_UP { restless() % 4 } else { chance.below(4) as u8 };
        Position {
            heap: 5 + heap,
            bids: [None; 2],
            turn: 0,
            last_loses: *last_loses,
            taken: Lossy(0),
            refused: Tally::default(),
        }
    }

    fn load(
        last_loses: &bool,
        state: &serde_json::Value,
        _chance: Chance,
    ) -> Result<Self::Position, Refusal> {
        let state: State = serde_json::from_value(state.clone())
            .map_err(|error| Refusal::new(format!("The state can't be read: {error}.")))?;
        let sound = state.bids.iter().flatten().all(|bid| (1..=3).contains(bid));
        if !sound || state.heap > 14 || state.turn > 1 || state.taken > 3 {
            return Err(Refusal::new("A number in the state is too large or too small."));
        }
        Ok(Position {
            heap: state.heap,
            bids: state.bids,
            turn: if FAULT == FORGETFUL_LOAD { 0 } else { state.turn },
            last_loses: *last_loses,
            taken: Lossy(state.taken),
            refused: Tally::default(),
        })
    }

    fn status(position: &Self::Position) -> Status {
        if position.is_bidding() {
            let waiting = |seat: &Seat| position.bids[seat.index()].is_none();
            return Status::ToMove(Seats::all(2).iter().filter(waiting).collect());
        }
        if position.heap > 0 {
            return Status::ToMove(Seats::one(Seat(position.turn)));
        }
        // The turn has passed on from the player who took the last stone.
        let next = Seat(position.turn);
        let winner = if position.last_loses { next } else { next.other() };
        let reason = if FAULT == SPEECHLESS_END { "" } else { "The last stone is taken." };
        Status::Over(Outcome::won(Seats::one(winner), reason))
    }

    fn check(position: &Self::Position, _seat: Seat, mv: &Mv) -> Result<(), Illegal> {
        moves::check::<FAULT>(position, *mv)
    }

    fn play(position: &mut Self::Position, seat: Seat, mv: &Mv, notes: &mut Notes) -> Turn {
        moves::play::<FAULT>(position, seat, *mv, notes)
    }

    fn view(position: &Self::Position, viewer: Viewer) -> View {
        view::view::<FAULT>(position, viewer)
    }

    fn stopped(mut view: View) -> View {
        view.stopped = FAULT != STILL_ASKING;
        view
    }

    fn legal_moves(view: &View, seat: Seat) -> Legal<Mv> {
        moves::legal::<FAULT>(view, seat)
    }

    fn count_legal(view: &View, seat: Seat) -> Option<u64> {
        let count = Self::legal_moves(view, seat).count()?;
        Some(if FAULT == MISCOUNTED { count + 1 } else { count })
    }

    fn pick(view: &View, seat: Seat, chance: &mut Chance) -> Option<Mv> {
        let legal = Self::legal_moves(view, seat).moves;
        if FAULT == PICKS_TOO_MANY { Some(Mv::Take(4)) } else { chance.one_of(&legal).copied() }
    }

    fn read(_view: &View, _seat: Seat, text: &str) -> Result<Mv, MoveError> {
        moves::read::<FAULT>(text)
    }

    fn suggest(view: &View, seat: Seat, typed: &str, limit: usize) -> Vec<Suggestion> {
        let typed = typed.trim().to_lowercase();
        let texts = Self::legal_moves(view, seat).moves.into_iter().map(|mv| mv.to_string());
        let fitting = texts.filter(|text| text.starts_with(&typed));
        let limit = if FAULT == SUGGESTS_TOO_MUCH { 25 } else { limit };
        let deaf = FAULT == DEAF_SUGGESTIONS && typed.len() > 5;
        fitting.take(if deaf { 0 } else { limit }).map(Suggestion::plain).collect()
    }

    fn choices(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Mv>, Refusal> {
        moves::choices::<FAULT>(view, seat, draft)
    }

    fn board_step(view: &View, seat: Seat, draft: &Draft) -> Result<BoardStep<Mv>, Refusal> {
        if !draft.is_empty() && FAULT != TAPS_AFTER_ANYTHING {
            return Err(Refusal::new("That can't be chosen here."));
        }
        moves::board_step::<FAULT>(view, seat)
    }

    fn carried(_view: &View, _mv: &Mv) -> Vec<[Cell; 2]> {
        let lost = [Cell::new(0, 0), Cell::new(13, 0)];
        if FAULT == LOST_PIECE { vec![lost] } else { Vec::new() }
    }

    fn place_words(view: &View, draft: &Draft) -> Vec<PlaceWords> {
        view::place_words::<FAULT>(view, draft)
    }

    fn reusable_layout(mv: &Mv) -> Option<String> {
        let long = FAULT == LONG_LAYOUT;
        matches!(mv, Mv::Bid(_)).then(|| mv.to_string().repeat(if long { 101 } else { 1 }))
    }

    fn scene(view: &View, draft: &Draft) -> Scene {
        view::scene::<FAULT>(view, draft)
    }

    fn text(view: &View, _brief: u8) -> Vec<Message> {
        match view.stopped {
            true => vec![rules::match_over()],
            false => vec![view::text::<FAULT>(view).into()],
        }
    }

    fn state(view: &View) -> serde_json::Value {
        view::state(view)
    }

    fn seat_names(_view: &View) -> Vec<Message> {
        let names = ["First", "Second", "Third"].map(Into::into);
        names.into_iter().take(if FAULT == A_NAME_TOO_MANY { 3 } else { 2 }).collect()
    }
}

/// Replaces bids that the viewer may not see by random ones.
pub(crate) fn scramble<const FAULT: u8>(
    position: &Position<FAULT>,
    viewer: Viewer,
    chance: &mut Chance,
) -> Position<FAULT> {
    let mut other = position.clone();
    for seat in Seats::all(2).iter() {
        let hidden = position.is_bidding() && !viewer.sees(seat);
        if let Some(bid) = &mut other.bids[seat.index()]
            && hidden
            && FAULT != IDLE_SCRAMBLE
        {
            *bid = 1 + chance.below(3) as u8;
        }
    }
    other
}

/// The number of stones taken last. With the fault `LOSSY_STORE`, the number is not stored.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Lossy<const FAULT: u8>(u8);

impl<const FAULT: u8> Serialize for Lossy<FAULT> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (if FAULT == LOSSY_STORE { 0 } else { self.0 }).serialize(serializer)
    }
}

impl<'de, const FAULT: u8> Deserialize<'de> for Lossy<FAULT> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u8::deserialize(deserializer).map(Self)
    }
}

/// A count that can change behind a shared reference, as no part of a position should.
#[derive(Debug, Default, Serialize, Deserialize)]
struct Tally(AtomicU8);

impl Clone for Tally {
    fn clone(&self) -> Self {
        Self(AtomicU8::new(self.0.load(Ordering::Relaxed)))
    }
}

impl PartialEq for Tally {
    fn eq(&self, other: &Self) -> bool {
        self.0.load(Ordering::Relaxed) == other.0.load(Ordering::Relaxed)
    }
}
