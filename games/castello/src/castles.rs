//! The eleven castles: where they stand, and who may take which.

use rules::Seat;
use serde::{Deserialize, Serialize};

use crate::options::Centre;
use crate::square::Square;
use crate::squares::Squares;

/// The castles in the order of their squares, as the published diagram has them.
pub(crate) const PLACES: [Square; 11] = [
    Square::at(6, 6),
    Square::at(6, 14),
    Square::at(7, 2),
    Square::at(7, 10),
    Square::at(11, 3),
    Square::at(11, 8),
    Square::at(11, 13),
    Square::at(15, 6),
    Square::at(15, 14),
    Square::at(16, 2),
    Square::at(16, 10),
];

/// How many castles win the match.
pub(crate) const CASTLES_TO_WIN: usize = 4;

/// A set of castles, one bit each in the order of [`PLACES`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Castles(u16);

impl Castles {
    /// No castle.
    pub(crate) const NONE: Self = Self(0);
    /// All eleven.
    pub(crate) const ALL: Self = Self(0b111_1111_1111);
    /// The three of the middle section.
    pub(crate) const MIDDLE: Self = Self(0b000_0111_0000);
    /// The one in the middle of the middle.
    pub(crate) const CENTRE: Self = Self(0b000_0010_0000);

    /// The four of a seat's home.
    pub(crate) const fn home(seat: Seat) -> Self {
        if seat.0 == 0 { Self(0b000_0000_1111) } else { Self(0b111_1000_0000) }
    }

    /// The castle on a square, if one is ever there.
    pub(crate) fn on(square: Square) -> Option<Self> {
        PLACES.iter().position(|place| *place == square).map(|number| Self(1 << number))
    }

    /// The castle of this number.
    pub(crate) const fn one(number: usize) -> Self {
        Self(1 << number)
    }

    /// The numbers of the castles, lowest first.
    pub(crate) fn numbers(self) -> impl Iterator<Item = usize> {
        (0..PLACES.len()).filter(move |number| self.0 >> number & 1 != 0)
    }

    /// Whether all of another set are in this one.
    pub(crate) fn contains(self, other: Self) -> bool {
        other.0 & !self.0 == 0
    }

    /// Whether any of another set is in this one.
    pub(crate) fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Both sets together.
    pub(crate) fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The set without another's castles.
    pub(crate) fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// What both sets have.
    pub(crate) fn common(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// How many there are.
    pub(crate) fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub(crate) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Where they stand, by column and then by row.
    pub(crate) fn squares(self) -> impl Iterator<Item = Square> {
        let numbered = PLACES.into_iter().enumerate();
        numbered.filter(move |(number, _)| self.0 >> number & 1 != 0).map(|(_, place)| place)
    }

    /// Those that have pawns on exactly or at least so many of their four sides.
    pub(crate) fn with_sides(self, pawns: &Squares, query: impl Fn(usize) -> bool) -> Self {
        let sides = |place: Square| {
            let place = place.index();
            [place - 16, place - 1, place + 1, place + 16]
                .into_iter()
                .filter(|side| pawns.has_index(*side))
                .count()
        };
        let mut found = Self::NONE;
        for (number, place) in PLACES.into_iter().enumerate() {
            if self.0 >> number & 1 != 0 && query(sides(place)) {
                found.0 |= 1 << number;
            }
        }
        found
    }

    /// Those of this set that a seat may take when it has taken `taken` already: never its own home's, and the locked
    /// ones of the middle only once a castle of the far section is taken.
    pub(crate) fn open_to(self, seat: Seat, taken: Self, centre: Centre) -> Self {
        let open = self.without(Self::home(seat));
        if taken.meets(Self::home(seat.other())) { open } else { open.without(centre.locked()) }
    }

    /// Those of this set that fall to a seat whose pawns have come to rest. A far castle that falls opens the locked
    /// ones in the same move.
    pub(crate) fn falling(self, to: &Taker<'_>) -> Self {
        let surrounded = self.with_sides(to.pawns, |sides| sides >= 3);
        let far = surrounded.common(Self::home(to.seat.other()));
        surrounded.open_to(to.seat, to.taken.with(far), to.centre)
    }
}

/// Who takes castles.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taker<'a> {
    /// The seat that moved.
    pub(crate) seat: Seat,
    /// Its pawns after the move.
    pub(crate) pawns: &'a Squares,
    /// What it had taken before.
    pub(crate) taken: Castles,
    /// The option.
    pub(crate) centre: Centre,
}

impl Centre {
    /// The castles that fall only to who holds a far castle.
    pub(crate) fn locked(self) -> Castles {
        match self {
            Self::Centre => Castles::CENTRE,
            Self::Middle => Castles::MIDDLE,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_layout_is_its_own_half_turn() {
        let turned = |place: &Square| Square::at(22 - place.column(), 16 - place.row());
        assert!(PLACES.iter().all(|place| Castles::on(turned(place)).is_some()));
        assert_eq!(Castles::CENTRE.squares().next(), Square::read("k8"));
        assert_eq!(Castles::home(Seat(0)).with(Castles::MIDDLE).len(), 7);
    }
}
