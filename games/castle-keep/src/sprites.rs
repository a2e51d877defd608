//! Sprites of players and tiles, for menus and sentences.

use rules::{Arg, Choice, Ink, Message, Sprite, Thing};

use crate::tile::Tile;

/// The emblem of the player that a message names. Tiles get no sprite: they occur within phrases and lists, where an
/// image before each would break up the text.
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

/// The tile in the notation of a choice: a build, a discard or an attack.
pub(crate) fn for_choice(choice: &Choice) -> Option<Sprite> {
    let parts = choice.id.split(['-', '@', '*', ':']);
    parts.filter_map(Tile::read).next_back().map(tile_sprite)
}

/// The emblems of four players and every kind of tile.
pub(crate) fn all() -> Vec<Sprite> {
    let emblems = (0..4).map(|seat| Sprite::Emblem(Ink::Side(seat)));
    emblems.chain(Tile::all().map(tile_sprite)).collect()
}

pub(crate) fn tile_sprite(tile: Tile) -> Sprite {
    Sprite::Thing(Thing::Tile(tile.face()))
}
