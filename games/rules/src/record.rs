//! The record of a match: its setup and plies.

use serde::{Deserialize, Serialize};

use crate::{OptionValues, Seat, Seed};

/// Everything that is fixed before the first ply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The options by id. Missing ones have their default.
    #[serde(default)]
    pub options: OptionValues,
    /// The number of players.
    pub seats: u8,
    /// The seed of all randomness.
    pub seed: Seed,
}

/// An act of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// A move, in canonical notation.
    Move(String),
    /// The seat left the match, and the others play on.
    Leave,
}

/// One act by one seat, as recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ply {
    /// The seat.
    pub seat: Seat,
    /// The act.
    pub act: Act,
}

/// A whole match: setup and plies. It reveals everything, so it stays internal while the match runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The game's slug.
    pub game: String,
    /// The version of the rules.
    pub rules_version: u16,
    /// Options, seats and seed.
    pub setup: Setup,
    /// The plies in order.
    pub plies: Vec<Ply>,
}
