//! The plan of random games to play.

use rules::{Game, OptionValues, Refusal, Seed, Setup, Table};

/// The random games to play, and the promises about them.
#[derive(Clone, Debug)]
pub struct Plan {
    pub(crate) tables: Vec<(OptionValues, u8)>,
    pub(crate) games: u64,
    pub(crate) max_plies: usize,
    pub(crate) ends: bool,
    pub(crate) loads: bool,
    pub(crate) texts: Vec<String>,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            tables: Vec::new(),
            games: 6,
            max_plies: 300,
            ends: false,
            loads: true,
            texts: Vec::new(),
        }
    }
}

impl Plan {
    /// Adds a table with these options and this many players. A plan without tables uses the default options with every
    /// number of players that they allow.
    #[must_use]
    pub fn table(mut self, options: &[(&str, &str)], seats: u8) -> Self {
        self.tables.push((values(options), seats));
        self
    }

    /// Plays this number of games at each table, uniformly at random, and as many with the bias.
    #[must_use]
    pub fn games(mut self, games: u64) -> Self {
        self.games = games;
        self
    }

    /// Stops games after this number of plies.
    #[must_use]
    pub fn break_off_after(mut self, plies: usize) -> Self {
        (self.max_plies, self.ends) = (plies, false);
        self
    }

    /// Promises that every game ends by the rules within this number of plies.
    #[must_use]
    pub fn ends_within(mut self, plies: usize) -> Self {
        (self.max_plies, self.ends) = (plies, true);
        self
    }

    /// Skips [`crate::Law::Loaded`], for a game whose state JSON is incomplete.
    #[must_use]
    pub fn without_load(mut self) -> Self {
        self.loads = false;
        self
    }

    /// Tries these texts as moves in every position. Each must be legal or be refused.
    #[must_use]
    pub fn texts(mut self, texts: &[&str]) -> Self {
        self.texts.extend(texts.iter().map(ToString::to_string));
        self
    }

    /// The tables to play at. If none were named, the default ones.
    pub(crate) fn tables(&self, game: &dyn Game) -> Result<Vec<(OptionValues, u8)>, Refusal> {
        if !self.tables.is_empty() {
            return Ok(self.tables.clone());
        }
        let options = OptionValues::new();
        Ok(game.seats(&options)?.map(|seats| (options.clone(), seats)).collect())
    }

    /// The number of games at each table, which `TESTKIT_TIMES` multiplies.
    pub(crate) fn games_each(&self) -> u64 {
        let times = std::env::var("TESTKIT_TIMES").ok().and_then(|times| times.parse().ok());
        self.games * times.unwrap_or(1_u64)
    }
}

/// A setup with these options, and this number as its seed.
pub fn setup(options: &[(&str, &str)], seats: u8, seed: u64) -> Setup {
    Setup { options: values(options), seats, seed: seed_of(seed) }
}

/// The table of a setup after these moves, each by the first seat to move.
pub fn opening(game: &dyn Game, setup: &Setup, moves: &[&str]) -> Box<dyn Table> {
    let mut table = game.set_up(setup).unwrap_or_else(|refusal| panic!("no table: {refusal}"));
    for mv in moves {
        let seat = table.status().to_move().iter().next();
        let seat = seat.unwrap_or_else(|| panic!("`{mv}` comes after the end"));
        table.play(seat, mv).unwrap_or_else(|error| panic!("`{mv}` is refused: {error}"));
    }
    table
}

pub(crate) fn seed_of(number: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[24..].copy_from_slice(&number.to_be_bytes());
    Seed::from_bytes(bytes)
}

fn values(options: &[(&str, &str)]) -> OptionValues {
    options.iter().map(|(id, value)| (id.to_string(), value.to_string())).collect()
}
