//! The eleven castles: their squares, and which seat may take them.

use rules::Seat;
use serde::{Deserialize, Serialize};

use crate::options::Centre;
use crate::square::Square;
use crate::squares::Squares;

/// The castles in the order of their squares, as in the published diagram.
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

pub(crate) const CASTLES_TO_WIN: usize = 4;

rules::bit_set! {
    /// A set of castles, by their indices in [`PLACES`].
    pub(crate) struct Castles(u16) of usize, mask: |number| 1 << number, at: |bit| bit as usize,
    count: PLACES.len()
}

impl Castles {
    pub(crate) const ALL: Self = Self(0b111_1111_1111);
    /// The three castles of the middle section.
    pub(crate) const MIDDLE: Self = Self(0b000_0111_0000);
    /// The castle in the center of the board.
    pub(crate) const CENTRE: Self = Self(0b000_0010_0000);

    pub(crate) const fn home(seat: Seat) -> Self {
        if seat.0 == 0 { Self(0b000_0000_1111) } else { Self(0b111_1000_0000) }
    }

    /// The castle whose place is this square.
    pub(crate) fn on(square: Square) -> Option<Self> {
        PLACES.iter().position(|place| *place == square).map(|number| Self(1 << number))
    }

    /// The squares of the castles, by column, then row.
    pub(crate) fn squares(self) -> impl Iterator<Item = Square> {
        self.iter().map(|number| PLACES[number])
    }

    /// The castles whose number of sides with `pawns` satisfies `has_enough`.
    pub(crate) fn with_sides(self, pawns: &Squares, has_enough: impl Fn(usize) -> bool) -> Self {
        let sides = |place: Square| {
            let place = place.index();
            [place - 16, place - 1, place + 1, place + 16]
                .into_iter()
                .filter(|side| pawns.has_index(*side))
                .count()
        };
        self.iter().filter(|number| has_enough(sides(PLACES[*number]))).collect()
    }

    /// The castles that a seat may take after `taken`. Never those of its own home, and locked ones only after a far
    /// one.
    pub(crate) fn open_to(self, seat: Seat, taken: Self, centre: Centre) -> Self {
        let open = self - Self::home(seat);
        if taken.meets(Self::home(seat.other())) { open } else { open - centre.locked() }
    }

    /// The castles that fall after a move. A far castle opens the locked ones within the same move.
    pub(crate) fn falling(self, to: &Taker<'_>) -> Self {
        let surrounded = self.with_sides(to.pawns, |sides| sides >= 3);
        let far = surrounded & Self::home(to.seat.other());
        surrounded.open_to(to.seat, to.taken | far, to.centre)
    }
}

/// The seat that takes castles, with its pawns.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taker<'a> {
    /// The seat that has just moved.
    pub(crate) seat: Seat,
    /// The pawns of the seat after the move.
    pub(crate) pawns: &'a Squares,
    pub(crate) taken: Castles,
    pub(crate) centre: Centre,
}

impl Centre {
    /// The castles that need a far castle first.
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
    fn the_castle_layout_is_symmetric_under_a_half_turn() {
        let turned = |place: &Square| Square::at(22 - place.column(), 16 - place.row());
        assert!(PLACES.iter().all(|place| Castles::on(turned(place)).is_some()));
        assert_eq!(Castles::CENTRE.squares().next(), Square::read("k8"));
        assert_eq!((Castles::home(Seat(0)) | Castles::MIDDLE).len(), 7);
    }
}
