//! Sprites of players and tiles, for menus and sentences.

use rules::{Arg, Choice, Ink, Message, Sprite, Thing};

use crate::tile::Tile;

/// The emblem of the player that a message names. Tiles stand in sentences with articles and in lists: a mark before each
/// would tear them apart.
pub(crate) fn for_message(message: &Message) -> Option<Sprite> {
    match message.id()? {
        "castle-keep-builder" | "castle-keep-seat-builder" => Some(Sprite::Emblem(Ink::Side(0))),
        "castle-keep-player" => match message.arg("number")? {
            Arg::Number(number) => {
                u8::try_from(number - 1).ok().map(|seat| Sprite::Emblem(Ink::Side(seat)))
            }
            _ => None,
        },
        _ => None,
    }
}

/// The tile that a choice names in notation: a build, a discard, an attack.
pub(crate) fn for_choice(choice: &Choice) -> Option<Sprite> {
    let parts = choice.id.split(['-', '@', '*', ':']);
    parts.filter_map(Tile::read).next_back().map(tile_sprite)
}

/// The emblems of four players, and every kind of tile.
pub(crate) fn all() -> Vec<Sprite> {
    let emblems = (0..4).map(|seat| Sprite::Emblem(Ink::Side(seat)));
    emblems.chain(Tile::all().map(tile_sprite)).collect()
}

/// A tile as it looks.
pub(crate) fn tile_sprite(tile: Tile) -> Sprite {
    Sprite::Thing(Thing::Tile(tile.face()))
}
