//! The pieces on the board, and what a move does to them.

use rules::{Cell, Seat};
use serde::{Deserialize, Serialize};

use crate::army::{Army, Kind};
use crate::direction::Direction;
use crate::field::Field;
use crate::moves::{Action, Verb};
use crate::squares;

/// What a pushed piece is crushed against.
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
    /// The reading of this name.
    pub fn named(name: &str) -> Option<Self> {
        match name {
            "comrade" => Some(Self::Comrade),
            "anvil" => Some(Self::Anvil),
            "either" => Some(Self::Either),
            _ => None,
        }
    }

    /// Whether it is crushed against its own army.
    pub fn by_comrade(self) -> bool {
        self != Self::Anvil
    }

    /// Whether it is crushed against the pusher's army.
    pub fn by_anvil(self) -> bool {
        self != Self::Comrade
    }
}

/// The board and both armies on it.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pieces {
    /// The board.
    pub field: Field,
    /// The reading of crushing.
    pub crush: Crush,
    /// The armies, by seat.
    pub armies: [Army; 2],
}

/// What became of the square that a piece went to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Effect {
    /// It was free.
    Stepped,
    /// This piece was struck there.
    Struck(Kind),
    /// The piece there was pushed to this square.
    Pushed(#[serde(with = "squares::stored")] Cell),
    /// It was pushed off the board.
    PushedOff,
    /// It was pushed into the lake.
    Drowned,
    /// It was pushed against the piece on this square.
    Crushed(#[serde(with = "squares::stored")] Cell),
}

impl Effect {
    /// Whether a piece left the game.
    pub fn takes(self) -> bool {
        !matches!(self, Self::Stepped | Self::Pushed(_))
    }
}

impl Pieces {
    /// The army of a seat.
    pub fn army(&self, seat: Seat) -> &Army {
        &self.armies[seat.index() & 1]
    }

    /// Who stands on a square, and what.
    pub fn at(&self, square: Cell) -> Option<(Seat, Kind)> {
        [Seat(0), Seat(1)]
            .into_iter()
            .find_map(|seat| self.army(seat).at(square).map(|kind| (seat, kind)))
    }

    /// What a move that is allowed does.
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
            // Rule 10; a push that rule 11 forbids does not get here.
            Some(behind) if self.at(behind).is_some() => Effect::Crushed(behind),
            Some(behind) => Effect::Pushed(behind),
            None => Effect::PushedOff,
        }
    }

    /// Makes a move that is allowed; says what moved and what became of it.
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

    /// A number that differs for positions that differ, but for a chance in the order of 2 to the minus 64.
    pub(crate) fn fingerprint(&self, turn: Seat) -> u64 {
        let words = self.armies.iter().flat_map(Army::sets).flat_map(|set| set.halves());
        words.fold(u64::from(turn.0), |mixed, word| {
            let mixed = (mixed ^ word).wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
            mixed ^ mixed >> 29
        })
    }
}
