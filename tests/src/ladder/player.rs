//! Who plays in a ladder: a level with its budget, or chance alone.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use rules::{Ask, Budget, Level, Seat, Seed, Table, Viewer};

use super::any::any;
use super::choice::Choice;
use super::clock::Clock;
use super::greedy;
use super::plain::{Limit, Plain};

/// A player of a ladder; times are those that its thread works. Written `3`, `3/nodes=500`, `3/ms=100`, `random`, `greedy`, or `alphabeta/ms=1000`,
/// `alphabeta/depth=2` and `uct/ms=1000` for players that know nothing but the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Player {
    who: Who,
    allowance: Allowance,
}

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    Random,
    Greedy,
    Level(Level),
    Plain(Plain),
}

/// What a move may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Allowance {
    OfLevel,
    Nodes(u64),
    Time(Duration),
    Depth(u32),
}

impl Player {
    /// A level with its own budget.
    pub fn of(level: Level) -> Self {
        Self { who: Who::Level(level), allowance: Allowance::OfLevel }
    }

    /// A level with so many nodes a move.
    pub fn with_nodes(level: Level, nodes: u64) -> Self {
        Self { who: Who::Level(level), allowance: Allowance::Nodes(nodes) }
    }

    /// Chance alone.
    pub fn random() -> Self {
        Self { who: Who::Random, allowance: Allowance::OfLevel }
    }

    /// What it would play on a seat that is to move. Nothing, where it can't.
    pub(crate) fn choose(&self, table: &dyn Table, seat: Seat, seed: Seed) -> Option<Choice> {
        let sight = table.see(Viewer::Seat(seat));
        let level = match (self.who, self.allowance) {
            (Who::Level(level), _) => level,
            (Who::Plain(plain), Allowance::Time(time)) => {
                return plain.choose(table, seat, (Limit::Time(time), &mut seed.walk(0)));
            }
            (Who::Plain(plain), Allowance::Depth(depth)) => {
                return plain.choose(table, seat, (Limit::Depth(depth), &mut seed.walk(0)));
            }
            (Who::Greedy, _) => return greedy::choose(table, seat, &mut seed.walk(0)),
            (Who::Random | Who::Plain(_), _) => {
                let mv = any(table, seat, &mut seed.walk(0))?;
                return Some(Choice { mv, nodes: 0 });
            }
        };
        let clock = Clock::start();
        let (budget, time) = match self.allowance {
            Allowance::OfLevel | Allowance::Depth(_) => (Budget::OfLevel, None),
            Allowance::Nodes(nodes) => (Budget::Nodes(nodes), None),
            Allowance::Time(time) => (Budget::UntilStopped, Some(time)),
        };
        let stop = || time.is_some_and(|time| clock.has_run(time));
        let thought = sight.think(seat, &Ask { level, budget, seed }, &stop).ok()?;
        Some(Choice { mv: thought.mv, nodes: thought.nodes })
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.who {
            Who::Random => return f.write_str("random"),
            Who::Greedy => return f.write_str("greedy"),
            Who::Level(level) => write!(f, "{}", level.number())?,
            Who::Plain(Plain::AlphaBeta) => f.write_str("alphabeta")?,
            Who::Plain(Plain::Uct) => f.write_str("uct")?,
        }
        match self.allowance {
            Allowance::OfLevel => Ok(()),
            Allowance::Nodes(nodes) => write!(f, "/nodes={nodes}"),
            Allowance::Time(time) => write!(f, "/ms={}", time.as_millis()),
            Allowance::Depth(depth) => write!(f, "/depth={depth}"),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "random" => return Ok(Self::random()),
            "greedy" => return Ok(Self { who: Who::Greedy, allowance: Allowance::OfLevel }),
            _ => {}
        }
        let form = || {
            format!(
                "`{text}` is no player: write 3, 3/nodes=500, 3/ms=100, alphabeta/ms=100, alphabeta/depth=2, uct/ms=100, greedy or random"
            )
        };
        let (who, budget) = text.split_once('/').unwrap_or((text, ""));
        let plain = match who {
            "alphabeta" => Some(Plain::AlphaBeta),
            "uct" => Some(Plain::Uct),
            _ => None,
        };
        let level = || who.parse().ok().and_then(Level::of).map(Who::Level);
        let who = plain.map(Who::Plain).or_else(level).ok_or_else(form)?;
        let number = |digits: &str| digits.parse::<u64>().map_err(|_| form());
        let allowance = match budget.split_once('=') {
            None if budget.is_empty() => Allowance::OfLevel,
            Some(("nodes", digits)) => Allowance::Nodes(number(digits)?),
            Some(("ms", digits)) => Allowance::Time(Duration::from_millis(number(digits)?)),
            Some(("depth", digits)) => Allowance::Depth(digits.parse().map_err(|_| form())?),
            _ => return Err(form()),
        };
        match (who, allowance) {
            (Who::Plain(_), Allowance::OfLevel | Allowance::Nodes(_)) => Err(form()),
            (Who::Plain(Plain::AlphaBeta), Allowance::Depth(_)) => Ok(Self { who, allowance }),
            (_, Allowance::Depth(_)) => Err(form()),
            _ => Ok(Self { who, allowance }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_written_as_they_are_read() {
        for text in ["1", "5", "3/nodes=500", "4/ms=20", "random", "greedy"].into_iter().chain([
            "alphabeta/ms=9",
            "alphabeta/depth=2",
            "uct/ms=1",
        ]) {
            assert_eq!(text.parse::<Player>().map(|player| player.to_string()), Ok(text.into()));
        }
        for text in ["", "0", "6", "3/nodes", "3/ms=x", "3/depth=2", "Random", "uct", "uct/nodes=5"]
            .into_iter()
            .chain(["greedy/ms=5", "uct/depth=2"])
        {
            assert!(text.parse::<Player>().is_err(), "{text}");
        }
    }
}
