//! Sprites of sides and pieces, for menus and sentences.

use rules::{Choice, Message, Seat, Sprite, Thing};

use crate::army::Kind;
use crate::scene::ink;

/// The emblem of the side that a message names.
pub(crate) fn for_message(message: &Message) -> Option<Sprite> {
    match message.id()? {
        "findorff-orange" => Some(Sprite::Emblem(ink(Seat(0)))),
        "findorff-blue" => Some(Sprite::Emblem(ink(Seat(1)))),
        _ => None,
    }
}

/// The sprite of the piece that a choice names: the player's own, or one to be struck.
pub(crate) fn for_choice(seat: Seat, choice: &Choice) -> Option<Sprite> {
    let label = &choice.label;
    let (owner, kind) = match label.id()? {
        "findorff-the-general" => (seat, Kind::General),
        "findorff-strike" => (seat.other(), named(label.arg("victim")?)?),
        "findorff-piece" => (seat, named(label.arg("kind")?)?),
        "findorff-kind-on" => (seat, named(label.arg("pieces")?)?),
        "findorff-square" => (seat, named(label.arg("there")?)?),
        _ => (seat, kind_of(label)?),
    };
    Some(unit(owner, kind))
}

/// Both emblems, and every kind of piece of both sides.
pub(crate) fn all() -> Vec<Sprite> {
    let seats = [Seat(0), Seat(1)];
    let units = seats.into_iter().flat_map(|seat| {
        [Kind::General].into_iter().chain(Kind::SOLDIERS).map(move |kind| unit(seat, kind))
    });
    seats.map(|seat| Sprite::Emblem(ink(seat))).into_iter().chain(units).collect()
}

fn unit(seat: Seat, kind: Kind) -> Sprite {
    Sprite::Thing(Thing::Unit(kind.unit(), ink(seat)))
}

fn named(arg: &rules::Arg) -> Option<Kind> {
    match arg {
        rules::Arg::Message(message) => kind_of(message),
        _ => None,
    }
}

/// The kind that a message names.
fn kind_of(message: &Message) -> Option<Kind> {
    let all = || [Kind::General].into_iter().chain(Kind::SOLDIERS);
    match message.id()? {
        "findorff-general" => Some(Kind::General),
        "findorff-horseman" => Some(Kind::Horseman),
        "findorff-musketeer" => Some(Kind::Musketeer),
        "findorff-pikeman" => Some(Kind::Pikeman),
        "findorff-title" | "findorff-several" => {
            let letter = message.plain_arg("kind")?;
            all().find(|kind| kind.letter().to_string() == letter)
        }
        _ => None,
    }
}
