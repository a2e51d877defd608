//! Who plays in a ladder: a level with its budget, or chance alone.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use rules::{Ask, Budget, Level, Seat, Seed, Table, Viewer};

/// A player of a ladder. Written `3`, `3/nodes=500`, `3/ms=100` or `random`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    level: Option<Level>,
    allowance: Allowance,
}

/// What a move may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Allowance {
    OfLevel,
    Nodes(u64),
    Time(Duration),
}

/// What a player came to, and after how many nodes.
pub(crate) struct Choice {
    pub(crate) mv: String,
    pub(crate) nodes: u64,
}

impl Player {
    /// A level with its own budget.
    pub fn of(level: Level) -> Self {
        Self { level: Some(level), allowance: Allowance::OfLevel }
    }

    /// A level with so many nodes a move.
    pub fn with_nodes(level: Level, nodes: u64) -> Self {
        Self { level: Some(level), allowance: Allowance::Nodes(nodes) }
    }

    /// Chance alone.
    pub fn random() -> Self {
        Self { level: None, allowance: Allowance::OfLevel }
    }

    /// What it would play on a seat that is to move. Nothing, where it can't.
    pub(crate) fn choose(&self, table: &dyn Table, seat: Seat, seed: Seed) -> Option<Choice> {
        let sight = table.see(Viewer::Seat(seat));
        let Some(level) = self.level else {
            let legal = sight.legal(seat).moves;
            let mv = seed.walk(0).one_of(&legal)?.clone();
            return Some(Choice { mv, nodes: 0 });
        };
        let begun = Instant::now();
        let (budget, time) = match self.allowance {
            Allowance::OfLevel => (Budget::OfLevel, None),
            Allowance::Nodes(nodes) => (Budget::Nodes(nodes), None),
            Allowance::Time(time) => (Budget::UntilStopped, Some(time)),
        };
        let stop = || time.is_some_and(|time| begun.elapsed() >= time);
        let thought = sight.think(seat, &Ask { level, budget, seed }, &stop).ok()?;
        Some(Choice { mv: thought.mv, nodes: thought.nodes })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(level) = self.level else { return f.write_str("random") };
        write!(f, "{}", level.number())?;
        match self.allowance {
            Allowance::OfLevel => Ok(()),
            Allowance::Nodes(nodes) => write!(f, "/nodes={nodes}"),
            Allowance::Time(time) => write!(f, "/ms={}", time.as_millis()),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "random" {
            return Ok(Self::random());
        }
        let form = || format!("`{text}` is no player: write 3, 3/nodes=500, 3/ms=100 or random");
        let (level, budget) = text.split_once('/').unwrap_or((text, ""));
        let level = level.parse().ok().and_then(Level::of).ok_or_else(form)?;
        let number = |digits: &str| digits.parse::<u64>().map_err(|_| form());
        let allowance = match budget.split_once('=') {
            None if budget.is_empty() => Allowance::OfLevel,
            Some(("nodes", digits)) => Allowance::Nodes(number(digits)?),
            Some(("ms", digits)) => Allowance::Time(Duration::from_millis(number(digits)?)),
            _ => return Err(form()),
        };
        Ok(Self { level: Some(level), allowance })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_written_as_they_are_read() {
        for text in ["1", "5", "3/nodes=500", "4/ms=20", "random"] {
            assert_eq!(text.parse::<Player>().map(|player| player.to_string()), Ok(text.into()));
        }
        for text in ["", "0", "6", "3/nodes", "3/ms=x", "3/depth=2", "Random"] {
            assert!(text.parse::<Player>().is_err(), "{text}");
        }
    }
}
