//! The game as a [`RuleSet`]: each question handed to whoever answers it.

use std::fmt;

use rules::{
    Arg, Cell, Chance, Choice, Choices, Draft, Floor, Illegal, Info, Ink, Item, Join, Legal, Mark,
    Message, MoveError, Named, Notes, OptionValues, Outcome, Page, Refusal, RuleSet, Scene, Seat,
    Seats, Status, Turn, Viewer, Words,
};
use serde::{Deserialize, Serialize};

use crate::board::{Board, SIZE, bit};
use crate::words::{Say, name, side};

/// Reversi.
#[derive(Debug)]
pub struct Reversi;

static INFO: Info = Info {
    id: "reversi",
    rules_version: 1,
    name: "Reversi",
    summary: Named("reversi-summary"),
    seats: 2..=2,
    options: &[],
    draw: Some(Named("reversi-draw-word")),
    own_view: None,
};

/// A disc put on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Put(Cell);

impl fmt::Display for Put {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The JSON of a position.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct State {
    black: Vec<String>,
    white: Vec<String>,
    turn: u8,
}

impl RuleSet for Reversi {
    type Options = ();
    type Position = Board;
    type Move = Put;
    type View = Board;

    fn info() -> &'static Info {
        &INFO
    }

    fn options(_values: &OptionValues) -> Result<(), Refusal> {
        Ok(())
    }

    fn set_up(_options: &(), _seats: u8, _chance: Chance) -> Board {
        Board::new()
    }

    fn load(_: &(), state: &serde_json::Value, _: Chance) -> Result<Board, Refusal> {
        let State { black, white, turn } = rules::read_state(state)?;
        let mut board = Board { discs: [0; 2], turn: Seat(turn), last: None };
        for (seat, squares) in [black, white].iter().enumerate() {
            for square in squares {
                let cell = read(square).filter(|&cell| board.at(cell).is_none());
                board.discs[seat] |= bit(cell.ok_or_else(|| Refusal::new(Say::BadState))?);
            }
        }
        let stuck = turn < 2 && board.moves(Seat(turn)).is_empty();
        let sound = turn < 2 && !(stuck && !board.moves(Seat(turn).other()).is_empty());
        if sound { Ok(board) } else { Err(Refusal::new(Say::BadState)) }
    }

    fn status(board: &Board) -> Status {
        if !board.moves(board.turn).is_empty() {
            return Status::ToMove(Seats::one(board.turn));
        }
        // Rule 5: the turn is with a seat that can't move only where neither can.
        let [black, white] = [Seat(0), Seat(1)].map(|seat| board.count(seat));
        let winner = if black > white { Seat(0) } else { Seat(1) };
        let (more, fewer) = (black.max(white), black.min(white));
        Status::Over(match more == fewer {
            true => Outcome::draw(Say::Draw { each: more }),
            false => Outcome::won(Seats::one(winner), Say::Won { side: side(winner), more, fewer }),
        })
    }

    fn check(board: &Board, seat: Seat, mv: &Put) -> Result<(), Illegal> {
        match board.turned(seat, mv.0) {
            0 => Err(Illegal::new(Say::Turns { square: mv.to_string() })),
            _ => Ok(()),
        }
    }

    fn play(board: &mut Board, seat: Seat, mv: &Put, notes: &mut Notes) -> Turn {
        let turned = board.turned(seat, mv.0).count_ones();
        let passes = board.play(seat, mv.0);
        notes.all(Say::Played { side: side(seat), square: mv.to_string(), turned });
        if passes {
            notes.all(Say::Passes { side: side(seat.other()) });
        }
        // Also where the other has to pass: everybody sees the board before the same seat goes on.
        Turn::Ends
    }

    fn view(board: &Board, _viewer: Viewer) -> Board {
        *board
    }

    fn legal_moves(board: &Board, seat: Seat) -> Legal<Put> {
        if board.turn != seat {
            return Legal::none();
        }
        Legal::all(board.moves(seat).into_iter().map(Put).collect())
    }

    fn read(_board: &Board, _seat: Seat, text: &str) -> Result<Put, MoveError> {
        read(text.trim()).map(Put).ok_or_else(|| MoveError::Unreadable(Say::Unreadable.into()))
    }

    fn choices(board: &Board, seat: Seat, draft: &Draft) -> Result<Choices<Put>, Refusal> {
        let moves = Self::legal_moves(board, seat).moves;
        let choice = |mv: &Put| {
            let turned = board.turned(seat, mv.0).count_ones();
            Choice::new(mv.to_string(), mv.to_string()).hint(Say::WouldTurn { turned })
        };
        let options: Vec<Choice> = moves.iter().map(choice).collect();
        rules::pick_one(draft, Say::Where, options, |id| read(id).map(Put))
            .ok_or_else(|| Refusal::new(Say::NoChoice))
    }

    fn scene(board: &Board, draft: &Draft) -> Scene {
        let mut drawn = rules::Board::new(SIZE, SIZE, Floor::Checkered);
        let ink = |seat: Seat| Ink::Side(1 - seat.0);
        let discs = Board::cells().filter_map(|cell| Some(Item::Pawn(cell, ink(board.at(cell)?))));
        drawn.items = discs.collect();
        drawn.items.extend(board.last.map(|cell| Item::Mark(cell, Mark::To)));
        let chosen = draft.steps.last().and_then(|id| read(id));
        let chosen = chosen.filter(|&cell| board.turned(board.turn, cell) != 0);
        drawn.items.extend(chosen.map(|cell| Item::Mark(cell, Mark::Chosen)));
        Scene::of(drawn, Vec::new())
    }

    fn text(board: &Board, _brief: u8) -> Vec<Message> {
        let first = match Self::status(board) {
            Status::ToMove(_) => Say::ToMove { side: side(board.turn) }.into(),
            Status::Over(outcome) => outcome.reason,
        };
        let discs = [Seat(0), Seat(1)].map(|seat| {
            let squares = Arg::list(Join::Spaces, squares(board, seat));
            Say::Discs { side: side(seat), squares }.into()
        });
        [first].into_iter().chain(discs).collect()
    }

    fn state(board: &Board) -> serde_json::Value {
        let [black, white] = [Seat(0), Seat(1)].map(|seat| squares(board, seat));
        serde_json::json!({ "black": black, "white": white, "turn": board.turn })
    }

    fn seat_names(_board: &Board) -> Vec<Message> {
        vec![name(Seat(0)), name(Seat(1))]
    }

    fn pages() -> Vec<Page> {
        let scene = Some(Self::scene(&Board::new(), &Draft::default()));
        let (title, text) = (Say::RulesTitle.into(), Say::Rules.into());
        vec![Page { title, text, scene, alt: Self::text(&Board::new(), 0) }]
    }

    fn words() -> Words {
        Words { known: &[Say::KNOWN], files: &[("en", include_str!("../words/en.ftl"))] }
    }
}

/// A square of the board in notation.
fn read(text: &str) -> Option<Cell> {
    text.parse().ok().filter(|cell: &Cell| cell.column < SIZE && cell.row < SIZE)
}

/// The squares on which a seat has discs.
fn squares(board: &Board, seat: Seat) -> Vec<String> {
    let own = Board::cells().filter(|&cell| board.at(cell) == Some(seat));
    own.map(|cell| cell.to_string()).collect()
}
