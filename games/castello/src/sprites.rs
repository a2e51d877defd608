//! Sprites of sides and pawns, for menus and sentences.

use rules::{Choice, Ink, Message, Seat, Sprite, Thing};

/// The emblem of the side that a message names.
pub(crate) fn for_message(message: &Message) -> Option<Sprite> {
    match message.id()? {
        "castello-red" => Some(Sprite::Emblem(ink(Seat(0)))),
        "castello-black" => Some(Sprite::Emblem(ink(Seat(1)))),
        _ => None,
    }
}

/// The pawn that a choice names.
pub(crate) fn for_choice(seat: Seat, choice: &Choice) -> Option<Sprite> {
    let is_pawn = choice.label.id() == Some("castello-pawn");
    is_pawn.then(|| Sprite::Thing(Thing::Pawn(ink(seat))))
}

/// Both emblems and both pawns.
pub(crate) fn all() -> Vec<Sprite> {
    let inks = [Seat(0), Seat(1)].map(ink);
    let pawns = inks.map(|ink| Sprite::Thing(Thing::Pawn(ink)));
    inks.map(Sprite::Emblem).into_iter().chain(pawns).collect()
}

/// The colors of a side: red or black.
fn ink(seat: Seat) -> Ink {
    Ink::Side(4 + seat.0)
}
