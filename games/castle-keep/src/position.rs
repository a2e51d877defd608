//! The position, including hidden tiles.

use rules::{Chance, Seat, Viewer};
use serde::{Deserialize, Deserializer, Serialize};

use crate::bag::Bag;
use crate::cells;
use crate::cells::CellSet;
use crate::options::{Options, Version};
use crate::public_position::{CastleId, HAND_LIMIT, Phase, PublicPosition, SEATS, Trace};
use crate::stack::Stack;

/// A full position: the public part, the hands, the pile and the state of chance.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
pub struct Position {
    pub(crate) public: PublicPosition,
    pub(crate) hands: [Bag; SEATS],
    /// The pile. Its top is drawn next.
    pub(crate) pile: Stack,
    pub(crate) chance: Chance,
    /// The tiles in the castles of players who left. Stored last, and only if there are any, so that positions from
    /// before this field can be read.
    #[serde(skip_serializing_if = "is_empty", deserialize_with = "bag_or_empty")]
    pub(crate) gone: Bag,
}

fn is_empty(bag: &Bag) -> bool {
    bag.is_empty()
}

/// Reads a bag at the end of a stored position. The position may end without it.
fn bag_or_empty<'de, D: Deserializer<'de>>(bag: D) -> Result<Bag, D::Error> {
    Ok(Bag::deserialize(bag).unwrap_or_default())
}

impl Position {
    /// The shuffled and dealt position, before the first draw.
    pub(crate) fn dealt(options: &Options, seats: u8, chance: Chance) -> Self {
        let public = PublicPosition::new(*options, seats);
        let (hands, gone) = Default::default();
        let mut position = Self { public, hands, pile: Stack::full(), chance, gone };
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
        self.public.trace(CastleId { ground: Seat(0), site: 0 }, Trace::placed(CellSet::one(cell)));
    }

    /// The hand of the seat to move.
    pub(crate) fn hand(&mut self) -> &mut Bag {
        &mut self.hands[self.public.turn.index()]
    }

    pub(crate) fn must_discard(&self) -> bool {
        self.hands[self.public.turn.index()].len() > HAND_LIMIT
    }

    /// The position after a random exchange of all tiles that the viewer can't see. Sizes and public tiles stay. For
    /// secrecy tests.
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

    pub(crate) fn enter(&mut self, phase: Phase) {
        self.public.phase = phase;
    }
}

rules::hidden_debug!(Position);
