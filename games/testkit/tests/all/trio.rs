//! A second tiny game, for three players who may leave.
//!
//! In turn, each takes one or two stones. The player who takes the last stone wins.

use std::fmt;

use rules::{
    Board, Cell, Chance, Draft, Floor, Game, Illegal, Info, Ink, Item, Legal, Message, MessageFile,
    MessageId, MoveError, Notes, OptionValues, Outcome, Page, PlaceWords, Refusal, RuleSet, Scene,
    Seat, Seats, Status, Turn, Viewer, Words,
};
use serde::{Deserialize, Serialize};
use testkit::{Checks, Law, Plan, try_rules};

/// The faults: none; a seat that left is to move again; a departure mentions everybody in the chat.
const FINE: u8 = 0;
const GHOSTS: u8 = 1;
const NOISY: u8 = 2;

const STONES: u8 = 60;

#[derive(Debug)]
struct Trio<const FAULT: u8>;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    heap: u8,
    turn: Seat,
    staying: Seats,
}

impl Position {
    /// Passes the turn on, to a seat that has not left.
    fn pass(&mut self) {
        let later = (1..=3).map(|step| Seat((self.turn.0 + step) % 3));
        if let Some(next) = later.into_iter().find(|&seat| self.staying.contains(seat)) {
            self.turn = next;
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Take(u8);

impl fmt::Display for Take {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "take {}", self.0)
    }
}

static INFO: Info = Info {
    id: "trio",
    rules_version: 1,
    name: "Trio",
    other_names: &[],
    summary: MessageId("trio-summary"),
    seats: 3..=3,
    options: &[],
    draw: None,
    own_view: None,
    captures: false,
    pages,
    sprites: Vec::new,
    sprite_for: |_| None,
    lessons: "",
    puzzles: &[],
    words: Words {
        known: &[],
        files: const { &[MessageFile::plain("en", "trio-summary = Take one or two stones in turn")] },
    },
};

impl<const FAULT: u8> RuleSet for Trio<FAULT> {
    type Options = ();
    type Position = Position;
    type Move = Take;
    type View = Position;

    fn info() -> &'static Info {
        &INFO
    }

    fn options(_values: &OptionValues) -> Result<(), Refusal> {
        Ok(())
    }

    fn set_up(_options: &Self::Options, _seats: u8, _chance: Chance) -> Position {
        Position { heap: STONES, turn: Seat(0), staying: Seats::all(3) }
    }

    fn load(
        _: &Self::Options,
        state: &serde_json::Value,
        _chance: Chance,
    ) -> Result<Position, Refusal> {
        let position: Position = serde_json::from_value(state.clone())
            .map_err(|error| Refusal::new(format!("The state can't be read: {error}.")))?;
        let at_table = position.staying.iter().all(|seat| seat.0 < 3);
        let sound = at_table && position.heap <= STONES && position.turn.0 < 3;
        if sound { Ok(position) } else { Err(Refusal::new("A number in the state is too large.")) }
    }

    fn status(position: &Position) -> Status {
        match position.heap {
            0 => Status::Over(Outcome::won(Seats::one(position.turn), "The last stone is taken.")),
            _ => Status::ToMove(Seats::one(position.turn)),
        }
    }

    fn check(position: &Position, _seat: Seat, mv: &Take) -> Result<(), Illegal> {
        let legal = (1..=2).contains(&mv.0) && mv.0 <= position.heap;
        if legal { Ok(()) } else { Err(Illegal::new("One or two stones, as far as they go.")) }
    }

    fn play(position: &mut Position, _seat: Seat, mv: &Take, notes: &mut Notes) -> Turn {
        position.heap -= mv.0;
        notes.all(format!("One takes {}.", mv.0));
        if position.heap > 0 {
            position.pass();
        }
        Turn::Ends
    }

    fn leave(position: &mut Position, seat: Seat, notes: &mut Notes) {
        if FAULT != GHOSTS {
            position.staying = position.staying.without(seat);
        }
        if position.turn == seat {
            position.pass();
        }
        notes.all(if FAULT == NOISY { "Farewell, @everyone." } else { "One leaves." });
    }

    fn view(position: &Position, _viewer: Viewer) -> Position {
        position.clone()
    }

    fn stopped(view: Position) -> Position {
        Position { staying: Seats::NONE, ..view }
    }

    fn legal_moves(view: &Position, seat: Seat) -> Legal<Take> {
        let may = view.heap > 0 && view.turn == seat;
        if may { Legal::all((1..=view.heap.min(2)).map(Take).collect()) } else { Legal::none() }
    }

    fn read(_view: &Position, _seat: Seat, text: &str) -> Result<Take, MoveError> {
        let text = text.trim().to_lowercase();
        let stones = text.strip_prefix("take ").and_then(|stones| stones.parse().ok());
        stones.map(Take).ok_or_else(|| MoveError::Unreadable("A move is like `take 2`.".into()))
    }

    fn scene(view: &Position, _draft: &Draft) -> Scene {
        let mut board = Board::new(STONES + 1, 1, Floor::Plots);
        board.items = vec![Item::Pawn(Cell::new(view.heap, 0), Ink::Neutral)];
        Scene::of(board, Vec::new())
    }

    fn place_words(view: &Position, draft: &Draft) -> Vec<PlaceWords> {
        let scene = Self::scene(view, draft);
        PlaceWords::of_scene(&scene, |_, _| Some("stone".into()), |_, _| None)
    }

    fn text(view: &Position, _brief: u8) -> Vec<Message> {
        match view.staying.is_empty() {
            true => vec![rules::match_over()],
            false => vec![format!("{} stones.", view.heap).into()],
        }
    }

    fn state(view: &Position) -> serde_json::Value {
        serde_json::json!({"heap": view.heap, "turn": view.turn, "staying": view.staying})
    }

    fn seat_names(_view: &Position) -> Vec<Message> {
        ["First", "Second", "Third"].map(Into::into).into()
    }
}

fn pages() -> Vec<Page> {
    let text = "Take one or two stones in turn.".into();
    vec![Page { title: "Trio".into(), text, scene: None, alt: Vec::new() }]
}

fn check<const FAULT: u8>(expected: Option<Law>) {
    let plan = Plan::default().games(12).ends_within(70);
    let found = try_rules(&Checks::<Trio<FAULT>>::of(plan)).err();
    assert_eq!(found.as_ref().map(|breach| breach.law), expected, "{found:?}");
}

#[test]
fn a_match_of_three_continues_after_a_seat_leaves() {
    check::<FINE>(None);
}

#[test]
fn a_seat_that_left_must_not_be_to_move() {
    check::<GHOSTS>(Some(Law::Turn));
}

#[test]
fn the_notes_about_a_leaving_seat_must_not_mention_people() {
    check::<NOISY>(Some(Law::Notes));
}

#[test]
fn a_leaving_seat_is_written_into_a_playthrough() {
    let trio = rules::Plugin::<Trio<FINE>>::new();
    let played = testkit::transcript(&trio, "seats 3\n> take 1\n1- leave\n? text\n").unwrap();
    assert!(played.contains("1- leave\n    seat 2 to move\n    all: One leaves.\n"), "{played}");
}

#[test]
fn a_record_with_a_seat_leaving_twice_is_refused() {
    let trio = rules::Plugin::<Trio<FINE>>::new();
    let leave = rules::Ply { seat: Seat(1), act: rules::Act::Leave };
    let record = |times| rules::Record {
        game: trio.info().id.into(),
        rules_version: trio.info().rules_version,
        setup: testkit::setup(&[], 3, 0),
        plies: vec![leave.clone(); times],
    };
    assert!(trio.replay(&record(1)).is_ok());
    let refusal = trio.replay(&record(2)).expect_err("seat 1 has left twice");
    assert_eq!(testkit::in_english(&trio, refusal.message()), "Ply 2: seat 1 has already left.");
}

#[test]
fn a_record_with_a_seat_leaving_after_the_end_is_refused() {
    let trio = rules::Plugin::<Trio<FINE>>::new();
    let take = |ply| rules::Ply { seat: Seat(ply % 3), act: rules::Act::Move("take 2".into()) };
    let mut record = rules::Record {
        game: trio.info().id.into(),
        rules_version: trio.info().rules_version,
        setup: testkit::setup(&[], 3, 0),
        plies: (0..STONES / 2).map(take).collect(),
    };
    assert!(trio.replay(&record).is_ok_and(|table| table.status().is_over()));
    record.plies.push(rules::Ply { seat: Seat(0), act: rules::Act::Leave });
    let refusal = trio.replay(&record).expect_err("the match is over");
    assert_eq!(testkit::in_english(&trio, refusal.message()), "Ply 31: The match is over.");
}
