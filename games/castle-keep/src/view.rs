//! The view of one viewer.

use rules::{Seat, Viewer};
use serde::Serialize;

use crate::bag::Bag;
use crate::position::Position;
use crate::public_position::{PublicPosition, SEATS};
use crate::stack::Stack;

#[derive(Clone, Copy, PartialEq, Serialize)]
pub(crate) struct Hand {
    pub(crate) size: u8,
    /// The tiles, if the viewer may see them.
    pub(crate) tiles: Option<Bag>,
}

/// Everything one viewer may know: the public position, the sizes of hands and pile, and their own hand.
#[derive(Clone, PartialEq, Serialize)]
pub struct View {
    pub(crate) public: PublicPosition,
    pub(crate) viewer: Viewer,
    pub(crate) hands: [Hand; SEATS],
    pub(crate) pile: u8,
    /// The tiles in the castles of players who left.
    pub(crate) gone: Bag,
    /// The order of the pile, only if nothing is hidden. Boxed, since it is rarely set and every ply makes a view.
    pub(crate) order: Option<Box<Stack>>,
}

impl View {
    pub(crate) fn new(position: &Position, viewer: Viewer) -> Self {
        let mut hands = [Hand { size: 0, tiles: None }; SEATS];
        for (index, (shown, hand)) in hands.iter_mut().zip(position.hands).enumerate() {
            let seen = viewer.sees(Seat(index as u8));
            *shown = Hand { size: hand.len() as u8, tiles: seen.then_some(hand) };
        }
        Self {
            public: position.public,
            viewer,
            hands,
            pile: position.pile.len() as u8,
            gone: position.gone,
            order: (viewer == Viewer::Everything).then(|| Box::new(position.pile)),
        }
    }

    /// The hand of a seat, if that seat exists and the viewer may see it.
    pub(crate) fn hand(&self, seat: Seat) -> Option<Bag> {
        self.hands.get(seat.index())?.tiles
    }

    pub(crate) fn is_to_move(&self, seat: Seat) -> bool {
        self.public.ending.is_none() && self.public.turn == seat
    }
}

rules::hidden_debug!(View);
