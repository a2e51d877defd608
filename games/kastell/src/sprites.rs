//! Sprites of sides and pieces, for menus and sentences.

use rules::{Choice, Edge, Ink, Message, Sprite};

use crate::orientation::Orientation;
use crate::piece::{Piece, Shape};
use crate::position::Position;
use crate::squares;

/// The emblem of the side that a message names.
pub(crate) fn for_message(message: &Message) -> Option<Sprite> {
    match message.id()? {
        "kastell-white" => Some(Sprite::Stone(Ink::Side(0))),
        "kastell-black" => Some(Sprite::Stone(Ink::Side(1))),
        _ => None,
    }
}

/// The piece that a choice names, as its builder will see it. `home` is the edge of the picture with the builder's own
/// side.
pub(crate) fn for_choice(
    position: &Position,
    home: Option<Edge>,
    choice: &Choice,
) -> Option<Sprite> {
    let ink = Ink::Side(u8::from(position.builder != position.white()));
    let label = &choice.label;
    if let Some("kastell-one-piece" | "kastell-flip") = label.id() {
        let letter = label.plain_arg("piece")?.chars().next()?;
        return block(lying(Piece::of_letter(letter)?)?, Orientation::UNTURNED, ink);
    }
    let mut told = [Some(label), choice.hint.as_ref()].into_iter().flatten();
    let turn = told.find(|message| message.id() == Some("kastell-one-turn"))?;
    let name = turn.plain_arg("shape")?;
    let shape = Shape::all().find(|shape| shape.to_string() == name)?;
    block(shape, Orientation::new(position.builder, home), ink)
}

/// Both emblems, and every piece in every rotation.
pub(crate) fn all() -> Vec<Sprite> {
    let inks = [Ink::Side(0), Ink::Side(1)];
    let mut all: Vec<Sprite> = inks.map(Sprite::Stone).into();
    for ink in inks {
        for sprite in Shape::all().filter_map(|shape| block(shape, Orientation::UNTURNED, ink)) {
            if !all.contains(&sprite) {
                all.push(sprite);
            }
        }
    }
    all
}

/// The shape of a piece in the trays.
fn lying(piece: Piece) -> Option<Shape> {
    piece.shapes().find(|shape| shape.turn().is_none_or(|turn| turn.letter() == 'n'))
}

fn block(shape: Shape, orientation: Orientation, ink: Ink) -> Option<Sprite> {
    let cells = shape.squares(squares::at(0, 0)?)?.cells();
    let turned = cells.into_iter().map(|cell| orientation.cell_on_picture(cell));
    Some(Sprite::block(turned, ink))
}
