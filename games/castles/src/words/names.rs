//! Names of sides, soldiers and directions, and text that needs no translation.

use rules::{Arg, Join, Message, Seat};

use crate::army::{Army, Kind};
use crate::direction::Way;
use crate::field::Field;
use crate::moves::{Action, Verb};

rules::messages! {
    /// Names, as they stand in sentences.
    pub(crate) enum Name {
        /// The sides.
        Orange = "findorff-orange",
        /// The same.
        Blue = "findorff-blue",
        /// The kinds of pieces.
        General = "findorff-general",
        /// The same.
        Horseman = "findorff-horseman",
        /// The same.
        Musketeer = "findorff-musketeer",
        /// The same.
        Pikeman = "findorff-pikeman",
        /// A kind that stands alone, on a menu.
        Title { kind: Letter } = "findorff-title",
        /// One piece of a kind or several, without the number.
        Several { kind: Letter, count: usize } = "findorff-several",
        /// So many of a kind.
        Counted { count: usize, pieces: Message } = "findorff-counted",
        /// Nobody on a square.
        Empty = "findorff-empty",
        /// Ways to go, as the mover sees the board.
        Forward = "findorff-forward",
        /// The same.
        Back = "findorff-back",
        /// The same.
        Left = "findorff-left",
        /// The same.
        Right = "findorff-right",
    }
}

/// The side of a seat: called by its color in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side(pub(crate) Seat);

/// A kind by its letter, by which messages choose among their variants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Letter(pub(crate) Kind);

/// How many there are of each kind but the general.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Soldiers(pub(crate) Army);

/// So many of a kind: "1 musketeer", "5 musketeers".
pub(crate) fn counted(kind: Kind, count: usize) -> Name {
    let pieces = Name::Several { kind: Letter(kind), count }.into();
    Name::Counted { count, pieces }
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

impl From<Way> for Message {
    fn from(way: Way) -> Self {
        match way {
            Way::Forward => Name::Forward.into(),
            Way::Back => Name::Back.into(),
            Way::Left => Name::Left.into(),
            Way::Right => Name::Right.into(),
        }
    }
}

impl From<Soldiers> for Arg {
    fn from(Soldiers(army): Soldiers) -> Self {
        let counts = Kind::SOLDIERS.map(|kind| (kind, army.of(kind).len()));
        let there = counts.into_iter().filter(|&(_, count)| count > 0);
        Self::list(Join::Commas, there.map(|(kind, count)| counted(kind, count)))
    }
}

/// A word that messages choose by.
impl From<Letter> for Message {
    fn from(Letter(kind): Letter) -> Self {
        Self::plain(kind.letter())
    }
}

/// A word that messages choose by.
impl From<Verb> for Message {
    fn from(verb: Verb) -> Self {
        Self::plain(match verb {
            Verb::Step => "step",
            Verb::Push => "push",
            Verb::Strike => "strike",
        })
    }
}

/// The value of the option.
impl From<Field> for Message {
    fn from(field: Field) -> Self {
        Self::plain(field.name())
    }
}

/// Notation is the same in every language.
impl From<Action> for Message {
    fn from(action: Action) -> Self {
        Self::plain(action)
    }
}
