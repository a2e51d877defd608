//! The scene of a position and a draft.

use rules::{Board, Draft, Edge, Floor, Item, Mark, Scene, Seat};

use crate::draft::DraftState;
use crate::moves::Move;
use crate::piece::Piece;
use crate::position::{Phase, Position};
use crate::squares::SIDE;
use crate::trays::{ink, owners, tray};
use crate::{choices, squares};

/// The scene of a position for a seat or a spectator.
pub(crate) fn scene(position: &Position, viewer: Option<Seat>, draft: &Draft) -> Scene {
    let waits = viewer.is_some_and(|seat| !position.is_to_move(seat));
    let state = if draft.is_empty() || waits || position.status().is_over() {
        DraftState::default()
    } else {
        choices::draft_step(position, draft).map(|step| step.state).unwrap_or_default()
    };
    let mut board = Board::new(SIDE, SIDE, Floor::Meadow);
    board.home = viewer.map(|seat| if seat == Seat(0) { Edge::Bottom } else { Edge::Top });
    board.items = items(position);
    board.items.extend(draft_items(position, &state));
    Scene::of(board, owners(position).map(|seat| tray(position, seat, &state)).into())
}

fn items(position: &Position) -> Vec<Item> {
    let trees = position.trees.iter().map(Item::Tree);
    let blocks = [Seat(0), Seat(1)].into_iter().flat_map(|seat| {
        let ink = ink(position, seat);
        let built = position.side(seat).built.iter().flatten();
        built.map(move |placement| Item::Block(placement.covered().cells(), ink))
    });
    trees.chain(blocks).chain(last_items(position)).chain(misfit(position)).collect()
}

/// The marks of the last move: one outline around a piece, or one mark on each tree.
fn last_items(position: &Position) -> Vec<Item> {
    let last = position.last;
    match last.len() {
        0 => Vec::new(),
        4 => vec![Item::Outline(last.cells(), Mark::To)],
        _ => last.iter().map(|square| Item::Mark(square, Mark::To)).collect(),
    }
}

fn draft_items(position: &Position, state: &DraftState) -> Vec<Item> {
    let mut items: Vec<Item> = state.trees.iter().map(|tree| ghost(Item::Tree(tree))).collect();
    if let Some(Move::Build(placement)) = state.mv {
        let cells = placement.covered().cells();
        items.push(ghost(Item::Block(cells.clone(), ink(position, position.builder))));
        items.push(Item::Outline(cells, Mark::Chosen));
    }
    items.extend(state.open.iter().map(|square| Item::Mark(square, Mark::Choice)));
    items
}

fn ghost(item: Item) -> Item {
    Item::Ghost(Box::new(item))
}

/// At the end, a piece that did not fit, drawn where the fewest taken squares are in its way.
fn misfit(position: &Position) -> Option<Item> {
    let piece = misfit_piece(position)?;
    let built = [Seat(0), Seat(1)].map(|seat| position.side(seat).squares);
    let taken = position.trees | built[0] | built[1];
    let places = piece
        .shapes()
        .flat_map(|shape| squares::all().filter_map(move |corner| shape.squares(corner)));
    // Free squares may be forbidden by the rule of contact, but a ghost there would look as if it fitted.
    let blocked = places.filter(|place| place.meets(taken));
    let nearest = blocked.min_by_key(|place| (*place & taken).len())?;
    Some(ghost(Item::Block(nearest.cells(), ink(position, position.builder))))
}

/// At the end, the named piece that did not fit. Without naming, no piece fits, so the first one stands for all.
fn misfit_piece(position: &Position) -> Option<Piece> {
    if !position.status().is_over() {
        return None;
    }
    match position.phase {
        Phase::Place(Some(piece)) => Some(piece),
        _ => position.side(position.builder).hand.iter().next(),
    }
}
