//! The record of a match: its setup and plies.

use serde::{Deserialize, Serialize};

use crate::{OptionValues, Seat, Seed};

/// What is fixed before the first ply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The options, by id; those left out have their default.
    #[serde(default)]
    pub options: OptionValues,
    /// How many play.
    pub seats: u8,
    /// Where all chance comes from.
    pub seed: Seed,
}

/// What a seat did.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// It moved; canonical notation.
    Move(String),
    /// It left the match, and the others play on.
    Leave,
}

/// One act by one seat, as recorded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ply {
    /// Who acted.
    pub seat: Seat,
    /// What the seat did.
    pub act: Act,
}

/// A whole match: set-up and plies. It tells everything, so it stays inside while the match runs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The game's slug.
    pub game: String,
    /// The rules it was played by.
    pub rules_version: u16,
    /// Options, seats and seed.
    pub setup: Setup,
    /// What was done, in order.
    pub plies: Vec<Ply>,
}
