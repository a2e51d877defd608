//! Words for pawns, castles and ruins, square by square.

use rules::{Board, Cell, Draft, Ink, Item, Mark, Message, PlaceWords, Thing, TrayItem};

use crate::position::View;
use crate::scene::scene;
use crate::words::Place;

pub(crate) fn place_words(view: &View, draft: &Draft) -> Vec<PlaceWords> {
    let scene = scene(view, draft);
    PlaceWords::of_scene(&scene, on_board, |_, item| in_tray(item))
}

fn on_board(board: &Board, item: &Item) -> Option<Message> {
    Some(match item {
        Item::Pawn(at, ink) => pawn(*ink, is_fresh(board, *at)),
        Item::Castle(_, ink) => Place::Castle { owner: side(*ink) }.into(),
        Item::Ruin(_, ink) => Place::Ruin { taker: side(*ink) }.into(),
        _ => return None,
    })
}

fn in_tray(item: &TrayItem) -> Option<Message> {
    Some(match item.thing {
        Thing::Pawn(ink) => pawn(ink, false),
        Thing::Castle(_) if item.gone => Place::Missing.into(),
        Thing::Castle(ink) => Place::Castle { owner: side(ink) }.into(),
        _ => return None,
    })
}

fn pawn(ink: Ink, is_fresh: bool) -> Message {
    Place::Pawn { side: side(ink), state: if is_fresh { "fresh" } else { "moved" } }.into()
}

fn is_fresh(board: &Board, at: Cell) -> bool {
    board.items.contains(&Item::Mark(at, Mark::Fresh))
}

/// The keyword of a side, by which messages choose.
fn side(ink: Ink) -> &'static str {
    match ink {
        Ink::Side(4) => "red",
        Ink::Side(_) => "black",
        Ink::Neutral => "nobody",
    }
}
