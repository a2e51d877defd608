//! The pieces on the board, and the effects of moves on them.

use rules::{Cell, Seat};
use serde::{Deserialize, Serialize};

use crate::army::{Army, Kind};
use crate::direction::Direction;
use crate::field::Field;
use crate::moves::{Action, Verb};
use crate::squares;

/// The crush rule: the pieces against which a pushed piece is crushed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Crush {
    /// A piece of its own army.
    Comrade,
    /// A piece of the pusher's army.
    Anvil,
    /// Any piece.
    Either,
}

impl Crush {
    /// The rule with this name.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "comrade" => Some(Self::Comrade),
            "anvil" => Some(Self::Anvil),
            "either" => Some(Self::Either),
            _ => None,
        }
    }

    /// Whether a piece is crushed against its own army.
    pub fn by_comrade(self) -> bool {
        self != Self::Anvil
    }

    /// Whether a piece is crushed against the pusher's army.
    pub fn by_anvil(self) -> bool {
        self != Self::Comrade
    }
}

/// The board and both armies on it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pieces {
    /// The board.
    pub field: Field,
    /// The crush rule.
    pub crush: Crush,
    /// The armies, by seat.
    pub armies: [Army; 2],
}

/// The effect of a move on its target square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// The square was free.
    Stepped,
    /// The move struck this piece.
    Struck(Kind),
    /// The move pushed the piece to this square.
    Pushed(#[serde(with = "squares::stored")] Cell),
    /// The move pushed the piece off the board.
    PushedOff,
    /// The move pushed the piece into the lake.
    Drowned,
    /// The move crushed the piece against the one on this square.
    Crushed(#[serde(with = "squares::stored")] Cell),
}

impl Effect {
    /// Whether a piece leaves the game.
    pub fn takes(self) -> bool {
        !matches!(self, Self::Stepped | Self::Pushed(_))
    }
}

impl Pieces {
    /// The army of a seat.
    pub fn army(&self, seat: Seat) -> &Army {
        &self.armies[seat.index() & 1]
    }

    /// The piece on a square, and its seat.
    pub fn at(&self, square: Cell) -> Option<(Seat, Kind)> {
        [Seat(0), Seat(1)]
            .into_iter()
            .find_map(|seat| self.army(seat).at(square).map(|kind| (seat, kind)))
    }

    /// The effect of a legal move.
    pub fn effect(&self, action: Action) -> Effect {
        match action.verb {
            Verb::Step => Effect::Stepped,
            Verb::Strike => {
                self.at(action.to).map_or(Effect::Stepped, |(_, kind)| Effect::Struck(kind))
            }
            Verb::Push => self.effect_of_push(action),
        }
    }

    fn effect_of_push(&self, action: Action) -> Effect {
        let behind = Direction::between(action.from, action.to)
            .and_then(|direction| direction.next(action.to));
        match behind {
            // Rule 9.
            Some(behind) if self.field.lake().contains(behind) => Effect::Drowned,
            Some(behind) if !self.field.floor().contains(behind) => Effect::PushedOff,
            // Rule 10. A push that rule 11 forbids does not get this far.
            Some(behind) if self.at(behind).is_some() => Effect::Crushed(behind),
            Some(behind) => Effect::Pushed(behind),
            None => Effect::PushedOff,
        }
    }

    /// Makes a legal move. Returns the moved piece and the effect.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Option<(Kind, Effect)> {
        let kind = self.army(seat).at(action.from)?;
        let effect = self.effect(action);
        let theirs = &mut self.armies[seat.other().index()];
        theirs.clear(action.to);
        if let Effect::Pushed(behind) = effect {
            theirs.put(kind, behind);
        }
        let ours = &mut self.armies[seat.index()];
        ours.clear(action.from);
        ours.put(kind, action.to);
        Some((kind, effect))
    }

    /// A 64-bit hash of the pieces and the turn.
    pub(crate) fn fingerprint(&self, turn: Seat) -> u64 {
        let words = self.armies.iter().flat_map(Army::sets).flat_map(|set| set.halves());
        words.fold(u64::from(turn.0), |mixed, word| {
            let mixed = (mixed ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
            mixed ^ mixed >> 29
        })
    }
}
