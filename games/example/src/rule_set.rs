//! The board, and the rules of the game as a [`RuleSet`] on it.

use std::collections::BTreeSet;
use std::iter::successors;

use rules::{
    Address, BoardMove, BoardOption, BoardStep, Cell, Chance, Commit, Draft, Floor, Illegal, Info,
    Ink, Item, Legal, Mark, Message, MessageId, MoveError, Next, Notes, OptionValues, Outcome,
    Page, PlaceWords, Refusal, RuleSet, Scene, Seat, Seats, Status, Turn, Viewer, Words,
};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::words::{Text, side};

/// Reversi.
#[derive(Debug)]
pub struct Reversi;

static INFO: Info = Info {
    id: "reversi",
    rules_version: 1,
    name: "Reversi",
    other_names: &[],
    summary: MessageId("reversi-summary"),
    seats: 2..=2,
    options: &[],
    draw: None,
    own_view: None,
    captures: false,
    pages,
    sprites: Vec::new,
    sprite_for: |_| None,
    lessons: "",
    puzzles: &[],
    words: Words { known: &[Text::KNOWN], files: rules::message_files!("../words/") },
};

const SIZE: u8 = 8;
const DIRECTIONS: [[i8; 2]; 8] =
    [[-1, -1], [-1, 0], [-1, 1], [0, -1], [0, 1], [1, -1], [1, 0], [1, 1]];

/// The discs, the turn and the last move. Nothing is hidden, so a board is both position and view.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    pub(crate) discs: [BTreeSet<Cell>; 2],
    pub(crate) turn: Seat,
    last: Option<Cell>,
    /// Whether people have ended the match. Set only in views.
    #[serde(skip)]
    stopped: bool,
}

impl Board {
    /// Rule 1.
    fn new() -> Self {
        let black = [Cell::new(3, 4), Cell::new(4, 3)];
        let white = [Cell::new(3, 3), Cell::new(4, 4)];
        Self { discs: [black.into(), white.into()], turn: Seat(0), last: None, stopped: false }
    }

    /// The discs that a move to this square would turn over (rule 3). Empty if the move is illegal (rule 2).
    fn turned(&self, seat: Seat, cell: Cell) -> BTreeSet<Cell> {
        let taken = self.discs.iter().any(|discs| discs.contains(&cell));
        let directions = DIRECTIONS.iter().filter(|_| !taken);
        directions.flat_map(|&direction| self.outflanked(seat, cell, direction)).collect()
    }

    fn outflanked(&self, seat: Seat, cell: Cell, [right, up]: [i8; 2]) -> Vec<Cell> {
        let next = |here: &Cell| here.offset(right, up)?.on(SIZE, SIZE);
        let [own, others] = [seat, seat.other()].map(|seat| &self.discs[seat.index()]);
        let row = successors(next(&cell), next).take_while(|here| others.contains(here));
        let row: Vec<Cell> = row.collect();
        let end = next(row.last().unwrap_or(&cell));
        if end.is_some_and(|end| own.contains(&end)) { row } else { Vec::new() }
    }

    pub(crate) fn moves(&self, seat: Seat) -> Vec<Cell> {
        Cell::all(SIZE, SIZE).filter(|&cell| !self.turned(seat, cell).is_empty()).collect()
    }

    /// Rule 4.
    fn must_pass(&self, seat: Seat) -> bool {
        self.moves(seat).is_empty() && !self.moves(seat.other()).is_empty()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    black: Vec<String>,
    white: Vec<String>,
    turn: u8,
}

impl RuleSet for Reversi {
    type Options = ();
    type Position = Board;
    type Move = Cell;
    type View = Board;

    fn info() -> &'static Info {
        &INFO
    }

    fn options(_values: &OptionValues) -> Result<(), Refusal> {
        Ok(())
    }

    fn set_up(_options: &Self::Options, _seats: u8, _chance: Chance) -> Board {
        Board::new()
    }

    fn load(_options: &Self::Options, state: &Value, _chance: Chance) -> Result<Board, Refusal> {
        let State { black, white, turn } = rules::read_state(state)?;
        let named = black.len() + white.len();
        let square = |name: String| Cell::read_on(&name, SIZE, SIZE);
        let discs = [black, white].map(|names| names.into_iter().filter_map(square).collect());
        let board = Board { discs, turn: Seat(turn), ..Board::new() };
        // Every name is a square, and no square occurs twice.
        let is_board = board.discs[0].union(&board.discs[1]).count() == named;
        let is_sound = is_board && turn < 2 && !board.must_pass(board.turn);
        if is_sound { Ok(board) } else { rules::refuse(Text::BadState) }
    }

    fn status(board: &Board) -> Status {
        if !board.moves(board.turn).is_empty() {
            return Status::ToMove(Seats::one(board.turn));
        }
        // Rule 5.
        let [black, white] = board.discs.each_ref().map(BTreeSet::len);
        Status::Over(Outcome::most(&[black, white], Text::Ends { black, white }))
    }

    fn check(board: &Board, seat: Seat, mv: &Cell) -> Result<(), Illegal> {
        let illegal = Illegal::new(Text::TurnsNothing { square: *mv });
        if board.turned(seat, *mv).is_empty() { Err(illegal) } else { Ok(()) }
    }

    fn play(board: &mut Board, seat: Seat, mv: &Cell, notes: &mut Notes) -> Turn {
        let turned = board.turned(seat, *mv);
        board.discs[seat.other().index()].retain(|disc| !turned.contains(disc));
        board.discs[seat.index()].extend(turned.iter().chain([mv]));
        board.last = Some(*mv);
        notes.all(Text::Played { side: side(seat), square: *mv, turned });
        board.turn = if board.must_pass(seat.other()) { seat } else { seat.other() };
        if board.turn == seat {
            notes.all(Text::Passes { side: side(seat.other()) });
        }
        // The turn ends even if the other side must pass, so that everyone sees the board before the same seat moves
        // again.
        Turn::Ends
    }

    fn view(board: &Board, _viewer: Viewer) -> Board {
        board.clone()
    }

    fn stopped(board: Board) -> Board {
        Board { stopped: true, ..board }
    }

    fn legal_moves(board: &Board, seat: Seat) -> Legal<Cell> {
        if board.turn == seat { Legal::all(board.moves(seat)) } else { Legal::none() }
    }

    fn read(_board: &Board, _seat: Seat, text: &str) -> Result<Cell, MoveError> {
        let cell = Cell::read_on(text.trim(), SIZE, SIZE);
        cell.ok_or_else(|| MoveError::Unreadable(Text::NoMove.into()))
    }

    fn board_step(board: &Board, seat: Seat, draft: &Draft) -> Result<BoardStep<Cell>, Refusal> {
        let legal = Self::legal_moves(board, seat).moves;
        if legal.is_empty() || !draft.is_empty() {
            return rules::refuse(Text::NothingToPlay);
        }
        let option = |square: Cell| {
            let next = Next::Move(BoardMove::new(square, Commit::Hold));
            BoardOption::new(square.to_string(), square, next)
                .at([Address::square(square)])
                .say(Text::Turning { turned: board.turned(seat, square) })
        };
        Ok(BoardStep::new(Text::Where, legal.into_iter().map(option).collect()))
    }

    fn place_words(board: &Board, draft: &Draft) -> Vec<PlaceWords> {
        let disc = |item: &Item| match item {
            Item::Pawn(_, Ink::Side(1)) => Some(Text::BlackDisc.into()),
            Item::Pawn(..) => Some(Text::WhiteDisc.into()),
            _ => None,
        };
        let scene = Self::scene(board, draft);
        PlaceWords::of_scene(&scene, |_, item| disc(item), |_, _| None)
    }

    fn scene(board: &Board, draft: &Draft) -> Scene {
        let mut drawn = rules::Board::new(SIZE, SIZE, Floor::Checkered);
        for (discs, ink) in board.discs.iter().zip([Ink::Side(1), Ink::Side(0)]) {
            drawn.items.extend(discs.iter().map(|&cell| Item::Pawn(cell, ink)));
        }
        drawn.items.extend(board.last.map(|cell| Item::Mark(cell, Mark::To)));
        let chosen = Self::choices(board, board.turn, draft).ok().and_then(|known| known.complete);
        drawn.items.extend(chosen.map(|cell| Item::Mark(cell, Mark::Chosen)));
        Scene::of(drawn, Vec::new())
    }

    fn text(board: &Board, _brief: u8) -> Vec<Message> {
        let first = match Self::status(board) {
            Status::ToMove(_) if board.stopped => rules::match_over(),
            Status::ToMove(_) => Text::ToMove { side: side(board.turn) }.into(),
            Status::Over(outcome) => outcome.reason,
        };
        let [black, white] = board.discs.clone();
        vec![first, Text::Discs { black, white }.into()]
    }

    fn state(board: &Board) -> Value {
        let names = |discs: &BTreeSet<Cell>| discs.iter().map(Cell::to_string).collect::<Vec<_>>();
        let [black, white] = board.discs.each_ref().map(names);
        json!({ "black": black, "white": white, "turn": board.turn })
    }

    fn seat_names(_board: &Board) -> Vec<Message> {
        vec![side(Seat(0)), side(Seat(1))]
    }
}

fn pages() -> Vec<Page> {
    let (start, title) = (Board::new(), Message::plain(INFO.name));
    let (scene, alt) = (Reversi::scene(&start, &Draft::default()), Reversi::text(&start, 0));
    vec![Page { title, text: Text::Rules.into(), scene: Some(scene), alt }]
}
