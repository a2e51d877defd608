//! A stored position: options, number of players and state.

use rules::{Game, OptionValues, Refusal, Seed, Setup, Table};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The seed of later randomness, the same for everyone.
const SEED: [u8; 32] = *b"castellan puzzles and lessons  1";

/// A position of a game, as puzzles and lessons store it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Position {
    /// The options that differ from their defaults.
    #[serde(default, skip_serializing_if = "OptionValues::is_empty")]
    pub options: OptionValues,
    /// The number of players.
    pub seats: u8,
    /// The full state, including hidden things. Only a view of its table may be shown.
    pub state: Value,
}

impl Position {
    /// The table with this position.
    pub fn table(&self, game: &dyn Game) -> Result<Box<dyn Table>, Refusal> {
        game.load(&self.setup(), &self.state)
    }

    /// The options, seats and seed.
    pub fn setup(&self) -> Setup {
        let (options, seats) = (self.options.clone(), self.seats);
        Setup { options, seats, seed: Seed::from_bytes(SEED) }
    }
}
