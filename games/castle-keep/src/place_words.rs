//! Words for tiles, piles and signs.

use rules::{Draft, Item, Message, PlaceWords, Thing, TrayItem};

use crate::scene::scene;
use crate::tile::Tile;
use crate::view::View;
use crate::words::{Place, TileForm};

pub(crate) fn place_words(view: &View, draft: &Draft) -> Vec<PlaceWords> {
    let scene = scene(view, draft);
    PlaceWords::of_scene(&scene, |_, item| on_board(item), |_, item| in_tray(item))
}

fn on_board(item: &Item) -> Option<Message> {
    match item {
        Item::Tile(_, face) => tile(*face),
        _ => None,
    }
}

fn in_tray(item: &TrayItem) -> Option<Message> {
    match item.thing {
        Thing::Tile(face) => tile(face),
        Thing::Hidden => Some(Place::Hidden.into()),
        Thing::Pile => Some(Place::Pile.into()),
        Thing::Discards(None) => Some(Place::NoDiscards.into()),
        Thing::Discards(Some(top)) => Some(Place::Discards { top: tile(top)? }.into()),
        Thing::Swords if item.faint => Some(Place::Closed.into()),
        Thing::Swords => Some(Place::Open.into()),
        Thing::Struck if item.count.is_none() => Some(Place::Spoils.into()),
        _ => None,
    }
}

fn tile(face: rules::Tile) -> Option<Message> {
    let tile = Tile::all().find(|tile| tile.face() == face)?;
    Some(TileForm::Bare(tile).into())
}
