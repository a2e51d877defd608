//! Names of sides, soldiers and directions, and text that is the same in every language.

use rules::{Arg, Cell, Join, Message, Seat};

use crate::army::{Army, Kind};
use crate::direction::Direction;
use crate::field::Field;
use crate::moves::{Action, Verb};

rules::messages! {
    /// Names as they occur in sentences.
    pub(crate) enum Name {
        Orange = "findorff-orange",
        Blue = "findorff-blue",
        General = "findorff-general",
        Horseman = "findorff-horseman",
        Musketeer = "findorff-musketeer",
        Pikeman = "findorff-pikeman",
        Title { kind: Letter } = "findorff-title",
        Several { kind: Letter, count: usize } = "findorff-several",
        Counted { count: usize, pieces: Message } = "findorff-counted",
        Empty = "findorff-empty",
        Attacked { whose: &'static str, kind: Kind, square: Cell, aim: Message } = "findorff-attacked",
        Manner { how: &'static str } = "findorff-manner",
        Crushing { behind: Cell } = "findorff-crushing",
        Aim { how: &'static str } = "findorff-attack-manner",
        CrushAim { behind: Cell } = "findorff-attack-crushing",
        Arrow { way: &'static str } = "findorff-arrow",
    }
}

rules::messages! {
    /// Words for pieces, hidden squares, the lake and lost pieces, on a square or in a tray.
    pub(crate) enum Place {
        Piece { side: &'static str, kind: Kind } = "findorff-place-piece",
        Lake = "findorff-place-lake",
        Lost = "findorff-place-lost",
        Hidden = "findorff-place-hidden",
    }
}

/// The side of a seat, called by its color in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side(pub(crate) Seat);

/// The letter of a kind, by which messages choose their variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Letter(pub(crate) Kind);

/// The number of each kind except the general.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Soldiers(pub(crate) Army);

/// A number of pieces of a kind: "1 musketeer", "5 musketeers".
pub(crate) fn counted(kind: Kind, count: usize) -> Name {
    let pieces = Name::Several { kind: Letter(kind), count }.into();
    Name::Counted { count, pieces }
}

/// The name of a kind as a heading: "Pikeman".
pub(crate) fn title(kind: Kind) -> Name {
    Name::Title { kind: Letter(kind) }
}

impl From<Side> for Message {
    fn from(Side(seat): Side) -> Self {
        if seat.0 == 0 { Name::Orange.into() } else { Name::Blue.into() }
    }
}

impl From<Kind> for Message {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::General => Name::General.into(),
            Kind::Horseman => Name::Horseman.into(),
            Kind::Musketeer => Name::Musketeer.into(),
            Kind::Pikeman => Name::Pikeman.into(),
        }
    }
}

/// The arrow of a direction on a picture.
impl From<Direction> for Message {
    fn from(way: Direction) -> Self {
        let way = match way {
            Direction::Up => "up",
            Direction::Down => "down",
            Direction::Left => "left",
            Direction::Right => "right",
        };
        Name::Arrow { way }.into()
    }
}

impl From<Soldiers> for Arg {
    fn from(Soldiers(army): Soldiers) -> Self {
        let counts = Kind::SOLDIERS.map(|kind| (kind, army.of(kind).len()));
        let there = counts.into_iter().filter(|&(_, count)| count > 0);
        Self::list(Join::Commas, there.map(|(kind, count)| counted(kind, count)))
    }
}

/// The keyword by which messages choose.
impl From<Letter> for Message {
    fn from(Letter(kind): Letter) -> Self {
        Self::plain(kind.letter())
    }
}

/// The keyword by which messages choose.
impl From<Verb> for Message {
    fn from(verb: Verb) -> Self {
        Self::plain(match verb {
            Verb::Step => "step",
            Verb::Push => "push",
            Verb::Strike => "strike",
        })
    }
}

/// The value of the option `board`: `small` or `large`.
impl From<Field> for Message {
    fn from(field: Field) -> Self {
        Self::plain(field.name())
    }
}

rules::notation!(Action);
