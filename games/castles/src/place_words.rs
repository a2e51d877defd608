//! Words for pieces, the lake and squares behind hangings.

use rules::{Draft, Ground, Ink, Item, Message, PlaceWords, Thing, TrayItem, Unit};

use crate::army::Kind;
use crate::position::View;
use crate::scene::scene;
use crate::words::Place;

pub(crate) fn place_words(view: &View, draft: &Draft) -> Vec<PlaceWords> {
    let scene = scene(view, draft);
    PlaceWords::of_scene(&scene, |_, item| on_board(item), |_, item| in_tray(item))
}

fn on_board(item: &Item) -> Option<Message> {
    match item {
        Item::Ground(_, Ground::Lake) => Some(Place::Lake.into()),
        Item::Unit(_, unit, ink) => Some(piece(*unit, *ink)),
        Item::Hangings(..) => Some(Place::Hidden.into()),
        _ => None,
    }
}

fn in_tray(item: &TrayItem) -> Option<Message> {
    match item.thing {
        Thing::Unit(unit, ink) => Some(piece(unit, ink)),
        Thing::Struck => Some(Place::Lost.into()),
        _ => None,
    }
}

fn piece(unit: Unit, ink: Ink) -> Message {
    let side = if ink == Ink::Side(6) { "gold" } else { "navy" };
    let kind = match unit {
        Unit::General => Kind::General,
        Unit::Horseman => Kind::Horseman,
        Unit::Musketeer => Kind::Musketeer,
        Unit::Pikeman => Kind::Pikeman,
    };
    Place::Piece { side, kind }.into()
}
