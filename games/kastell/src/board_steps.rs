//! Input on the board: a piece of a tray, then its place; trees one by one; pieces to name.

use rules::{
    Address, BoardMove, BoardOption, BoardStep, Cell, Commit, Draft, Effect, Form, Join, Message,
    Next, Refusal, Seat, Thing,
};

use crate::moves::{Grove, Move, Placement};
use crate::options::Picker;
use crate::piece::{Hand, Piece, Shape};
use crate::position::{Phase, Position};
use crate::squares;
use crate::squares::Squares;
use crate::trays::{ink, slot};
use crate::words::{Narration, Prompt, Reason, square_list};

const TREES: usize = 3;

pub(crate) fn board_step(
    position: &Position,
    seat: Seat,
    draft: &Draft,
) -> Result<BoardStep<Move>, Refusal> {
    if !position.is_to_move(seat) {
        return Err(Refusal::new(Reason::NotYourTurn));
    }
    if position.phase == Phase::Trees {
        return trees(draft).ok_or_else(|| Refusal::new(Prompt::Gone));
    }
    if draft.is_empty() {
        Ok(first_step(position, Depth::Whole))
    } else {
        Err(Refusal::new(Prompt::Gone))
    }
}

/// The part of the tree of steps to make: the options of a first step lead to further steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    /// All steps.
    Whole,
    /// All but the placements of a piece, which are hundreds.
    Pieces,
}

/// The first step of every move but planting trees.
pub(crate) fn first_step(position: &Position, depth: Depth) -> BoardStep<Move> {
    match (position.phase, position.variant.picker) {
        (Phase::Pick, _) => pick(position),
        (Phase::Swap, Picker::Opponent) => {
            let keep = button(Move::Keep, Prompt::Keep, Prompt::KeepHint);
            BoardStep::new(Prompt::SwapOrKeep, vec![keep, swap()])
        }
        (Phase::Swap | Phase::Place(_) | Phase::Trees, _) => build(position, depth),
    }
}

/// The pieces of the builder, and the swap if it replaces building.
fn build(position: &Position, depth: Depth) -> BoardStep<Move> {
    let hand = position.side(position.builder).hand;
    let swap = position.may_swap_or_build().then(swap);
    let pieces = hand.iter().map(|piece| buildable(position, hand, piece, depth));
    BoardStep::new(Prompt::WhichToBuild, pieces.chain(swap).collect())
}

/// A piece of the hand, with the step that puts it on the board.
fn buildable(position: &Position, hand: Hand, piece: Piece, depth: Depth) -> BoardOption<Move> {
    let places = places(position, piece);
    let count = places.len();
    let next = match position.phase {
        Phase::Place(Some(named)) if named != piece => {
            Next::Dead(Reason::BuildNamed { piece: named }.into())
        }
        _ if places.is_empty() => Next::Dead(Prompt::NoRoom { piece }.into()),
        _ if depth == Depth::Pieces => {
            Next::Step(Box::new(BoardStep::new(Prompt::WhichPlace { piece }, Vec::new())))
        }
        phase => {
            let is_named = matches!(phase, Phase::Place(Some(_)));
            let twin = piece.mirrored().filter(|twin| hand.contains(*twin) && !is_named);
            Next::Step(Box::new(put(position, piece, places, twin)))
        }
    };
    piece_option(position, piece, next).say(Prompt::Room { places: count })
}

/// A piece in the tray of the builder.
fn piece_option(position: &Position, piece: Piece, next: Next<Move>) -> BoardOption<Move> {
    BoardOption::new(piece.to_string(), Prompt::OnePiece { piece }, next).at([slot(
        position,
        position.builder,
        piece,
    )])
}

/// The step that puts a piece on the board, in any of its rotations.
fn put(
    position: &Position,
    piece: Piece,
    places: Vec<Placement>,
    twin: Option<Piece>,
) -> BoardStep<Move> {
    let mut shapes: Vec<Shape> = piece.shapes().collect();
    shapes.sort_by_key(|shape| shape.turn().map(|turn| turn as u8));
    let options = places.into_iter().map(placed).collect();
    BoardStep {
        forms: shapes.into_iter().map(|shape| form(position, shape)).collect(),
        twin: twin.map(|twin| twin.to_string()),
        ..BoardStep::new(Prompt::WhichPlace { piece }, options)
    }
}

fn form(position: &Position, shape: Shape) -> Form {
    let cells: Vec<Cell> = shape.offsets().map(|(right, up)| Cell::new(right, up)).into();
    let thing = Thing::Block(cells.clone(), ink(position, position.builder));
    Form { id: shape.to_string(), cells, thing }
}

fn placed(place: Placement) -> BoardOption<Move> {
    let (squares, shape) = (place.covered(), place.shape);
    let (piece, listed) = (shape.piece(), square_list(Join::And, squares));
    let leaf = BoardMove {
        confirm: Some(Prompt::BuildPiece { piece }.into()),
        effect: Some(Effect::default()),
        ..BoardMove::new(Move::Build(place), Commit::Ask)
    };
    let label = Narration::Piece { piece, squares: listed };
    let option = BoardOption::new(place.to_string(), label, Next::Move(leaf))
        .at(squares.iter().map(Address::square));
    BoardOption { form: Some(shape.to_string()), ..option }
}

/// The legal placements of a piece.
fn places(position: &Position, piece: Piece) -> Vec<Placement> {
    let room = position.room(position.builder);
    let at = |shape| room.anchors(shape).iter().map(move |at| Placement { shape, at });
    piece.shapes().flat_map(at).collect()
}

fn swap() -> BoardOption<Move> {
    button(Move::Swap, Prompt::Swap, Prompt::SwapHint)
}

fn button(mv: Move, label: Prompt, say: Prompt) -> BoardOption<Move> {
    let leaf = Next::Move(BoardMove::new(mv, Commit::Hold));
    BoardOption::new(mv.to_string(), label, leaf).say(say)
}

/// The step in which a player names a piece that the opponent must build.
fn pick(position: &Position) -> BoardStep<Move> {
    let hand = position.side(position.builder).hand;
    let options = hand.iter().map(|piece| {
        let effect = Some(Effect::default());
        let leaf = BoardMove { effect, ..BoardMove::new(Move::Pick(piece), Commit::Hold) };
        let places = places(position, piece).len();
        piece_option(position, piece, Next::Move(leaf)).say(Prompt::Room { places })
    });
    BoardStep::new(Prompt::WhichToName, options.collect())
}

/// The squares of the trees: each adds or removes one.
fn trees(draft: &Draft) -> Option<BoardStep<Move>> {
    let mut trees = Squares::NONE;
    for step in &draft.steps {
        let square = squares::named(step).filter(|square| !trees.contains(*square))?;
        trees = trees.with(square);
    }
    let left = TREES.checked_sub(trees.len())?;
    let offered = squares::all().filter(|square| left > 0 || trees.contains(*square));
    let options = offered.map(|square| tree(draft, trees, square)).collect();
    let complete = Grove::from_squares(trees).map(|grove| BoardMove {
        confirm: Some(Prompt::PlantTrees.into()),
        effect: Some(Effect::default()),
        ..BoardMove::new(Move::Plant(grove), Commit::Ask)
    });
    Some(BoardStep { complete, ..BoardStep::new(Prompt::WhereTrees { left }, options) })
}

fn tree(draft: &Draft, trees: Squares, square: Cell) -> BoardOption<Move> {
    let (after, say) = match trees.contains(square) {
        true => (trees.without(square), Prompt::RemoveTree),
        false => (trees.with(square), Prompt::PlantTree),
    };
    let steps = after.iter().map(|tree| tree.to_string()).collect();
    let next = Next::Draft(Draft { steps, ..draft.clone() });
    BoardOption::new(square.to_string(), Message::from(square), next)
        .at([Address::square(square)])
        .say(say)
}
