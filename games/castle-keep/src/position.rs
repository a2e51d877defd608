//! The position, hidden things included.

use std::fmt;

use rules::{Chance, Seat, Viewer};
use serde::{Deserialize, Serialize};

use crate::bag::Bag;
use crate::cells;
use crate::options::{Options, Version};
use crate::public_position::{CastleId, HAND_LIMIT, Phase, PublicPosition, SEATS, Trace, only};
use crate::stack::Stack;

/// Where a match stands: the open court, the hands, the pile and what further chance there is.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Position {
    pub(crate) public: PublicPosition,
    pub(crate) hands: [Bag; SEATS],
    /// The top is drawn next.
    pub(crate) pile: Stack,
    pub(crate) chance: Chance,
}

impl Position {
    /// Shuffles and deals four to each; nobody has drawn yet.
    pub(crate) fn dealt(options: &Options, seats: u8, chance: Chance) -> Self {
        let public = PublicPosition::new(*options, seats);
        let mut position = Self { public, hands: Default::default(), pile: Stack::full(), chance };
        position.pile.shuffle(&mut position.chance);
        for hand in position.hands.iter_mut().take(usize::from(seats)) {
            (0..HAND_LIMIT).filter_map(|_| position.pile.pop()).for_each(|tile| hand.add(tile));
        }
        if options.version == Version::Siege {
            position.turn_over_start();
        }
        position
    }

    fn turn_over_start(&mut self) {
        let Some(tile) = self.pile.pop() else { return };
        let cell =
            cells::all().find(|&cell| cells::part(cell) == tile.part()).unwrap_or(cells::MIDDLE);
        self.public.castles[0][0].put(cell, tile);
        self.public.trace(CastleId { ground: Seat(0), site: 0 }, Trace::placed(only(cell)));
    }

    /// The hand of the seat to move.
    pub(crate) fn hand(&mut self) -> &mut Bag {
        &mut self.hands[self.public.turn.index()]
    }

    /// Whether the seat to move has too many tiles to end its turn.
    pub(crate) fn must_discard(&self) -> bool {
        self.hands[self.public.turn.index()].len() > HAND_LIMIT
    }

    /// The position with all tiles that the viewer can't see exchanged at random, for tests of secrecy: sizes stay,
    /// and so does what lies open.
    #[must_use]
    pub fn scrambled(&self, viewer: Viewer, chance: &mut Chance) -> Self {
        let mut other = self.clone();
        if viewer == Viewer::Everything {
            return other;
        }
        let hidden: Vec<usize> =
            (0..SEATS).filter(|&index| !viewer.sees(Seat(index as u8))).collect();
        for &index in &hidden {
            self.hands[index].tiles().for_each(|tile| other.pile.push(tile));
            other.hands[index] = Bag::default();
        }
        other.pile.shuffle(chance);
        for index in hidden {
            let dealt = (0..self.hands[index].len()).filter_map(|_| other.pile.pop());
            dealt.for_each(|tile| other.hands[index].add(tile));
        }
        other
    }

    /// Goes on with what the seat to move does now.
    pub(crate) fn enter(&mut self, phase: Phase) {
        self.public.phase = phase;
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Position(..)")
    }
}
