//! Who plays in a ladder: a level with its budget, that of another build, or chance alone.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use rules::{Level, NodeLimit, Seat, Seed, Table, ThinkRequest, Viewer};

use crate::ladder::allowance::Allowance;
use crate::ladder::any::any;
use crate::ladder::build::{Build, Guest};
use crate::ladder::choice::Choice;
use crate::ladder::clock::Clock;
use crate::ladder::course::Course;
use crate::ladder::greedy;
use crate::ladder::plain::{Limit, Plain};

/// A player of a ladder; times are those that its thread works. Written `3`, `3/nodes=500`, `3/ms=100`, `random`, `greedy`, or `alphabeta/ms=1000`,
/// `alphabeta/depth=2` and `uct/ms=1000` for players that know nothing but the rules. A level of another build is written
/// with the way to its program, `engine:old/castellan/3` or `engine:/opt/castellan/3/nodes=500`; its time is that of the wall.
#[derive(Clone, Debug)]
pub struct Player {
    who: Who,
    allowance: Allowance,
}

/// Who plays.
#[derive(Clone, Debug)]
enum Who {
    Random,
    Greedy,
    Level(Level),
    Plain(Plain),
    Build(Build),
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

    /// Has it take part in one match.
    ///
    /// # Errors
    /// Another build that can't be started.
    pub(super) fn sit(&self) -> Result<Seated<'_>, String> {
        let guest = match &self.who {
            Who::Build(build) => Some(build.invite().map_err(|told| format!("{self} {told}"))?),
            _ => None,
        };
        Ok(Seated { player: self, guest })
    }

    /// What it would play here on a seat that is to move. Nothing, where it can't.
    fn choose(&self, table: &dyn Table, seat: Seat, seed: Seed) -> Option<Choice> {
        let sight = table.see(Viewer::Seat(seat));
        let level = match (&self.who, self.allowance) {
            (Who::Level(level), _) => *level,
            // Its thoughts are those of another process.
            (Who::Build(_), _) => return None,
            (Who::Plain(plain), Allowance::Time(time)) => {
                return plain.choose(table, seat, (Limit::Time(time), &mut seed.walk(0)));
            }
            (Who::Plain(plain), Allowance::Depth(depth)) => {
                return plain.choose(table, seat, (Limit::Depth(depth), &mut seed.walk(0)));
            }
            (Who::Greedy, _) => return greedy::choose(table, seat, &mut seed.walk(0)),
            (Who::Random | Who::Plain(_), _) => {
                let mv = any(table, seat, &mut seed.walk(0))?;
                return Some(Choice::plain(mv, 0));
            }
        };
        let clock = Clock::start();
        let (limit, time) = match self.allowance {
            Allowance::OfLevel | Allowance::Depth(_) => (NodeLimit::OfLevel, None),
            Allowance::Nodes(nodes) => (NodeLimit::Nodes(nodes), None),
            Allowance::Time(time) => (NodeLimit::UntilStopped, Some(time)),
        };
        let stop = || time.is_some_and(|time| clock.has_run(time));
        let thought = sight.think(seat, &ThinkRequest { level, limit, seed }, &stop).ok()?;
        Some(Choice { mv: thought.mv, nodes: thought.nodes, depth: thought.depth })
    }
}

/// A player at one match.
#[derive(Debug)]
pub(super) struct Seated<'p> {
    player: &'p Player,
    /// Who thinks for it, if that is another process.
    guest: Option<Guest>,
}

impl Seated<'_> {
    /// Who sits there.
    pub(super) fn player(&self) -> &Player {
        self.player
    }

    /// What it plays on a seat that is to move, and how long that took.
    ///
    /// # Errors
    /// It can't.
    pub(super) fn choose(
        &mut self,
        course: &Course,
        seat: Seat,
        seed: Seed,
    ) -> Result<(Choice, Duration), String> {
        let player = self.player;
        if let Some(guest) = &mut self.guest {
            let chosen = guest.choose(&course.record, (seat, seed), player.allowance);
            return chosen.map_err(|told| format!("{player} {told}"));
        }
        let clock = Clock::start();
        let choice = player.choose(&*course.table, seat, seed);
        let time = clock.time();
        let choice = choice.ok_or_else(|| format!("{player} has no move on seat {}", seat.0))?;
        Ok((choice, time))
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.who {
            Who::Random => return f.write_str("random"),
            Who::Greedy => return f.write_str("greedy"),
            Who::Level(level) => write!(f, "{}", level.number())?,
            Who::Build(Build { program, level, .. }) => {
                write!(f, "engine:{}/{}", program.display(), level.number())?;
            }
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
                "`{text}` is no player: write 3, 3/nodes=500, 3/ms=100, engine:old/castellan/3, engine:old/castellan/3/nodes=500, alphabeta/ms=100, alphabeta/depth=2, uct/ms=100, greedy or random"
            )
        };
        // The way to a program has slashes of its own, but nothing with `=` behind the level.
        let parted = text.rsplit_once('/').filter(|(_, budget)| budget.contains('='));
        let (who, budget) = parted.unwrap_or((text, ""));
        let who = Who::read(who).ok_or_else(form)?;
        let number = |digits: &str| digits.parse::<u64>().map_err(|_| form());
        let allowance = match budget.split_once('=') {
            None if budget.is_empty() => Allowance::OfLevel,
            Some(("nodes", digits)) => Allowance::Nodes(number(digits)?),
            Some(("ms", digits)) => Allowance::Time(Duration::from_millis(number(digits)?)),
            Some(("depth", digits)) => Allowance::Depth(digits.parse().map_err(|_| form())?),
            _ => return Err(form()),
        };
        match (&who, allowance) {
            (Who::Plain(_), Allowance::OfLevel | Allowance::Nodes(_)) => Err(form()),
            (Who::Plain(Plain::AlphaBeta), Allowance::Depth(_)) => Ok(Self { who, allowance }),
            (_, Allowance::Depth(_)) => Err(form()),
            _ => Ok(Self { who, allowance }),
        }
    }
}

impl Who {
    /// Those who may have a budget.
    fn read(text: &str) -> Option<Self> {
        let level = |digits: &str| digits.parse().ok().and_then(Level::of);
        if let Some(build) = text.strip_prefix("engine:") {
            let (program, digits) = build.rsplit_once('/').filter(|(way, _)| !way.is_empty())?;
            return Some(Self::Build(Build::of(Path::new(program), level(digits)?)));
        }
        match text {
            "alphabeta" => Some(Self::Plain(Plain::AlphaBeta)),
            "uct" => Some(Self::Plain(Plain::Uct)),
            digits => level(digits).map(Self::Level),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_written_as_they_are_read() {
        let levels = ["1", "5", "3/nodes=500", "4/ms=20"];
        let plain = ["random", "greedy", "alphabeta/ms=9", "alphabeta/depth=2", "uct/ms=1"];
        let builds = [
            "engine:castellan/1",
            "engine:/old/castellan/5/nodes=500",
            "engine:../x=1/castellan/2/ms=20",
            "engine:/3/nodes=9/4",
        ];
        for text in levels.into_iter().chain(plain).chain(builds) {
            assert_eq!(text.parse::<Player>().map(|player| player.to_string()), Ok(text.into()));
        }
    }

    #[test]
    fn what_is_no_player_is_refused() {
        let levels = ["", "0", "6", "3/", "3/nodes", "3/ms=x", "3/depth=2"];
        let plain = ["Random", "uct", "uct/nodes=5", "greedy/ms=5", "uct/depth=2"];
        let builds = [
            "engine:",
            "engine:5",
            "engine:/5",
            "engine:castellan",
            "engine:castellan/6",
            "engine:castellan/uct/ms=5",
            "engine:castellan/5/depth=2",
            "engine:castellan/5/",
        ];
        for text in levels.into_iter().chain(plain).chain(builds) {
            assert!(text.parse::<Player>().is_err(), "{text}");
        }
    }
}
