//! The game as a [`RuleSet`]: each question handed to whoever answers it.

use rules::{
    Arg, Cell, Chance, Choice, Choices, Draft, Floor, Illegal, Info, Ink, Item, Join, Legal, Mark,
    Message, MoveError, Named, Notes, OptionValues, Outcome, Page, Refusal, RuleSet, Scene, Seat,
    Seats, Status, Turn, Viewer, Words,
};
use serde::{Deserialize, Serialize};

use crate::board::{Board, SIZE, bit};
use crate::words::{Say, side};

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
    type Move = Cell;
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
        let squares = [black, white].into_iter().enumerate();
        for (seat, square) in
            squares.flat_map(|(seat, all)| all.into_iter().map(move |one| (seat, one)))
        {
            match read(&square).filter(|&cell| board.at(cell).is_none()) {
                Some(cell) => board.discs[seat] |= bit(cell),
                None => return rules::refuse(Say::BadState),
            }
        }
        // Rule 4: who can't move is not to move, unless neither can.
        let can_move = |seat: u8| !board.moves(Seat(seat)).is_empty();
        let sound = turn < 2 && (can_move(turn) || !can_move(1 - turn));
        if sound { Ok(board) } else { rules::refuse(Say::BadState) }
    }

    fn status(board: &Board) -> Status {
        if !board.moves(board.turn).is_empty() {
            return Status::ToMove(Seats::one(board.turn));
        }
        // Rule 5.
        let [black, white] = board.discs.map(u64::count_ones);
        let winner = if black > white { Seat(0) } else { Seat(1) };
        let (more, fewer) = (black.max(white), black.min(white));
        Status::Over(match more == fewer {
            true => Outcome::draw(Say::Draw { each: more }),
            false => Outcome::won(Seats::one(winner), Say::Won { side: side(winner), more, fewer }),
        })
    }

    fn check(board: &Board, seat: Seat, mv: &Cell) -> Result<(), Illegal> {
        match board.turned(seat, *mv) {
            0 => Err(Illegal::new(Say::Turns { square: *mv })),
            _ => Ok(()),
        }
    }

    fn play(board: &mut Board, seat: Seat, mv: &Cell, notes: &mut Notes) -> Turn {
        let turned = board.turned(seat, *mv).count_ones();
        let passes = board.play(seat, *mv);
        notes.all(Say::Played { side: side(seat), square: *mv, turned });
        if passes {
            notes.all(Say::Passes { side: side(seat.other()) });
        }
        // Also where the other has to pass: everybody sees the board before the same seat goes on.
        Turn::Ends
    }

    fn view(board: &Board, _viewer: Viewer) -> Board {
        *board
    }

    fn legal_moves(board: &Board, seat: Seat) -> Legal<Cell> {
        if board.turn == seat { Legal::all(board.moves(seat)) } else { Legal::none() }
    }

    fn read(_board: &Board, _seat: Seat, text: &str) -> Result<Cell, MoveError> {
        read(text.trim()).ok_or_else(|| MoveError::Unreadable(Say::Unreadable.into()))
    }

    fn choices(board: &Board, seat: Seat, draft: &Draft) -> Result<Choices<Cell>, Refusal> {
        let moves = Self::legal_moves(board, seat).moves;
        let (steps, page) = draft.paged();
        let choices = |options, complete| {
            let (draft, prompt) = (draft.clone(), Say::Where.into());
            Ok(Choices { draft, prompt, options, complete })
        };
        let choice = |mv: &Cell| {
            let turned = board.turned(seat, *mv).count_ones();
            Choice::new(mv.to_string(), *mv).hint(Say::WouldTurn { turned })
        };
        match (&steps[..], moves.iter().find(|mv| steps == [mv.to_string()])) {
            ([], _) => choices(rules::page(moves.iter().map(choice).collect(), page)?, None),
            (_, Some(mv)) => choices(Vec::new(), Some(*mv)),
            _ => rules::refuse(Say::NoChoice),
        }
    }

    fn scene(board: &Board, draft: &Draft) -> Scene {
        let mut drawn = rules::Board::new(SIZE, SIZE, Floor::Checkered);
        let ink = |seat: Seat| Ink::Side(1 - seat.0);
        let discs = Board::cells().filter_map(|cell| Some(Item::Pawn(cell, ink(board.at(cell)?))));
        drawn.items = discs.collect();
        drawn.items.extend(board.last.map(|cell| Item::Mark(cell, Mark::To)));
        let chosen = Self::choices(board, board.turn, draft).ok().and_then(|known| known.complete);
        drawn.items.extend(chosen.map(|cell| Item::Mark(cell, Mark::Chosen)));
        Scene::of(drawn, Vec::new())
    }

    fn text(board: &Board, _brief: u8) -> Vec<Message> {
        let first = match Self::status(board) {
            Status::ToMove(_) => Say::ToMove { side: side(board.turn) }.into(),
            Status::Over(outcome) => outcome.reason,
        };
        let [black, white] = [Seat(0), Seat(1)].map(|seat| {
            let squares = Arg::list(Join::Spaces, squares(board, seat));
            Say::Discs { side: side(seat), squares }.into()
        });
        vec![first, black, white]
    }

    fn state(board: &Board) -> serde_json::Value {
        let [black, white] = [Seat(0), Seat(1)].map(|seat| squares(board, seat));
        serde_json::json!({ "black": black, "white": white, "turn": board.turn })
    }

    fn seat_names(_board: &Board) -> Vec<Message> {
        vec![side(Seat(0)), side(Seat(1))]
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
    Cell::read(text)?.on(SIZE, SIZE)
}

/// The squares on which a seat has discs.
fn squares(board: &Board, seat: Seat) -> Vec<String> {
    Board::cells()
        .filter(|&cell| board.at(cell) == Some(seat))
        .map(|cell| cell.to_string())
        .collect()
}
