//! Words for trees and blocks.

use rules::{Draft, Ink, Item, Message, PlaceWords, Seat, Thing, TrayItem};

use crate::moves::Placement;
use crate::piece::Piece;
use crate::position::Position;
use crate::scene::scene;
use crate::words::Place;

pub(crate) fn place_words(
    position: &Position,
    viewer: Option<Seat>,
    draft: &Draft,
) -> Vec<PlaceWords> {
    let scene = scene(position, viewer, draft);
    PlaceWords::of_scene(&scene, |_, item| on_board(item), |_, item| in_tray(item))
}

fn on_board(item: &Item) -> Option<Message> {
    match item {
        Item::Tree(_) => Some(Place::Tree.into()),
        Item::Block(cells, ink) => {
            let placement = Placement::covering(cells.iter().copied().collect())?;
            Some(block(*ink, placement.shape.piece(), "built"))
        }
        _ => None,
    }
}

fn in_tray(item: &TrayItem) -> Option<Message> {
    let (Thing::Block(_, ink), Some(letter)) = (&item.thing, item.letter) else { return None };
    Some(block(*ink, Piece::of_letter(letter)?, if item.gone { "gone" } else { "held" }))
}

fn block(ink: Ink, piece: Piece, state: &'static str) -> Message {
    let side = if ink == Ink::Side(0) { "white" } else { "black" };
    Place::Block { side, piece, state }.into()
}
