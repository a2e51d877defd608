//! A ladder player: a level with a budget, a level of another build, a simple program, or random moves.

use std::fmt;
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;

use rules::{Level, NodeLimit, Seat, Seed, Table, ThinkRequest, Viewer};

use crate::ladder::budget::Budget;
use crate::ladder::choice::Choice;
use crate::ladder::general_player::{GeneralPlayer, Limit};
use crate::ladder::greedy;
use crate::ladder::other_build::{OtherBuild, OtherBuildPlayer};
use crate::ladder::random_move::random_move;
use crate::ladder::recorded_table::RecordedTable;
use crate::ladder::thread_clock::ThreadClock;
use crate::ladder::yardstick;

/// A player of a ladder. Its times are CPU times of its thread.
///
/// Written `3`, `3/nodes=500`, `3/ms=100`, `random`, `greedy`, or `alphabeta/ms=1000`, `alphabeta/depth=2` and
/// `uct/ms=1000` for players that know only the rules; `yardstick/nodes=500` and `yardstick/ms=500` for a plain
/// alpha-beta at Castles. A level of another build has the path of its program, `engine:old/castellan/3` or
/// `engine:/opt/castellan/3/nodes=500`; its time is wall time.
#[derive(Clone, Debug)]
pub struct Player {
    who: Who,
    budget: Budget,
}

/// The kind of a player.
#[derive(Clone, Debug)]
enum Who {
    Random,
    Greedy,
    Yardstick,
    Level(Level),
    GeneralPlayer(GeneralPlayer),
    OtherBuild(OtherBuild),
}

impl Player {
    /// A level with its own budget.
    pub fn of(level: Level) -> Self {
        Self { who: Who::Level(level), budget: Budget::OfLevel }
    }

    /// A level with this many nodes a move.
    pub fn with_nodes(level: Level, nodes: u64) -> Self {
        Self { who: Who::Level(level), budget: Budget::Nodes(nodes) }
    }

    /// A player of random moves.
    pub fn random() -> Self {
        Self { who: Who::Random, budget: Budget::OfLevel }
    }

    /// Prepares the player for one match.
    pub(super) fn sit(&self) -> Result<Seated<'_>, String> {
        let guest = match &self.who {
            Who::OtherBuild(build) => {
                Some(build.invite().map_err(|error| format!("{self} {error}"))?)
            }
            _ => None,
        };
        Ok(Seated { player: self, guest })
    }

    /// The move of the player, whose seat is to move. `None` if it can't play.
    fn choose(&self, table: &dyn Table, seat: Seat, seed: Seed) -> Option<Choice> {
        let sight = table.see(Viewer::Seat(seat));
        let level = match (&self.who, self.budget) {
            (Who::Level(level), _) => *level,
            // Another process chooses the player's moves.
            (Who::OtherBuild(_), _) => return None,
            (Who::GeneralPlayer(general_player), Budget::Time(time)) => {
                return general_player.choose(table, seat, Limit::Time(time), &mut seed.walk(0));
            }
            (Who::GeneralPlayer(general_player), Budget::Depth(depth)) => {
                return general_player.choose(table, seat, Limit::Depth(depth), &mut seed.walk(0));
            }
            (Who::Yardstick, budget) => {
                return yardstick::choose(table, seat, limit(budget)?, &mut seed.walk(0));
            }
            (Who::Greedy, _) => return greedy::choose(table, seat, &mut seed.walk(0)),
            (Who::Random | Who::GeneralPlayer(_), _) => {
                let mv = random_move(table, seat, &mut seed.walk(0))?;
                return Some(Choice::plain(mv, 0));
            }
        };
        let clock = ThreadClock::start();
        let (limit, time) = match self.budget {
            Budget::OfLevel | Budget::Depth(_) => (NodeLimit::OfLevel, None),
            Budget::Nodes(nodes) => (NodeLimit::Nodes(nodes), None),
            Budget::Time(time) => (NodeLimit::UntilStopped, Some(time)),
        };
        let stop = || time.is_some_and(|time| clock.has_run(time));
        let thought = sight.think(seat, &ThinkRequest::new(level, limit, seed), &stop).ok()?;
        Some(Choice { mv: thought.mv, nodes: thought.nodes, depth: thought.depth })
    }
}

/// A player in one match.
#[derive(Debug)]
pub(super) struct Seated<'p> {
    player: &'p Player,
    /// The process that chooses the moves, if it is another build.
    guest: Option<OtherBuildPlayer>,
}

impl Seated<'_> {
    /// The player.
    pub(super) fn player(&self) -> &Player {
        self.player
    }

    /// The move of the player, whose seat is to move, and its time.
    pub(super) fn choose(
        &mut self,
        recorded: &RecordedTable,
        seat: Seat,
        seed: Seed,
    ) -> Result<(Choice, Duration), String> {
        let player = self.player;
        if let Some(guest) = &mut self.guest {
            let chosen = guest.choose(&recorded.record, seat, seed, player.budget);
            return chosen.map_err(|error| format!("{player} {error}"));
        }
        let clock = ThreadClock::start();
        let choice = player.choose(&*recorded.table, seat, seed);
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
            Who::Yardstick => f.write_str("yardstick")?,
            Who::OtherBuild(OtherBuild { program, level, .. }) => {
                write!(f, "engine:{}/{}", program.display(), level.number())?;
            }
            Who::GeneralPlayer(GeneralPlayer::AlphaBeta) => f.write_str("alphabeta")?,
            Who::GeneralPlayer(GeneralPlayer::Uct) => f.write_str("uct")?,
        }
        match self.budget {
            Budget::OfLevel => Ok(()),
            Budget::Nodes(nodes) => write!(f, "/nodes={nodes}"),
            Budget::Time(time) => write!(f, "/ms={}", time.as_millis()),
            Budget::Depth(depth) => write!(f, "/depth={depth}"),
        }
    }
}

impl FromStr for Player {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text {
            "random" => return Ok(Self::random()),
            "greedy" => return Ok(Self { who: Who::Greedy, budget: Budget::OfLevel }),
            _ => {}
        }
        let form = || {
            format!(
                "`{text}` is no player: write 3, 3/nodes=500, 3/ms=100, engine:old/castellan/3, engine:old/castellan/3/nodes=500, alphabeta/ms=100, alphabeta/depth=2, uct/ms=100, yardstick/nodes=500, greedy or random"
            )
        };
        // `engine:old/castellan/3` has slashes, but no budget. So what follows the last slash is a budget only if it
        // has an `=`.
        let parted = text.rsplit_once('/').filter(|(_, budget)| budget.contains('='));
        let (who, budget) = parted.unwrap_or((text, ""));
        let who = Who::read(who).ok_or_else(form)?;
        let number = |digits: &str| digits.parse::<u64>().map_err(|_| form());
        let budget = match budget.split_once('=') {
            None if budget.is_empty() => Budget::OfLevel,
            Some(("nodes", digits)) => Budget::Nodes(number(digits)?),
            Some(("ms", digits)) => Budget::Time(Duration::from_millis(number(digits)?)),
            Some(("depth", digits)) => Budget::Depth(digits.parse().map_err(|_| form())?),
            _ => return Err(form()),
        };
        match (&who, budget) {
            (Who::GeneralPlayer(_), Budget::OfLevel | Budget::Nodes(_)) => Err(form()),
            (Who::Yardstick, Budget::OfLevel) => Err(form()),
            (Who::GeneralPlayer(GeneralPlayer::AlphaBeta), Budget::Depth(_)) => {
                Ok(Self { who, budget })
            }
            (_, Budget::Depth(_)) => Err(form()),
            _ => Ok(Self { who, budget }),
        }
    }
}

/// The limit of a search with this budget. `None` for a level's own budget.
fn limit(budget: Budget) -> Option<Limit> {
    match budget {
        Budget::Time(time) => Some(Limit::Time(time)),
        Budget::Depth(depth) => Some(Limit::Depth(depth)),
        Budget::Nodes(nodes) => Some(Limit::Nodes(nodes)),
        Budget::OfLevel => None,
    }
}

impl Who {
    /// Reads a player's text without its budget. `None` if the text has no known form.
    fn read(text: &str) -> Option<Self> {
        let level = |digits: &str| digits.parse().ok().and_then(Level::of);
        if let Some(build) = text.strip_prefix("engine:") {
            let (program, digits) = build.rsplit_once('/').filter(|(way, _)| !way.is_empty())?;
            return Some(Self::OtherBuild(OtherBuild::of(Path::new(program), level(digits)?)));
        }
        match text {
            "alphabeta" => Some(Self::GeneralPlayer(GeneralPlayer::AlphaBeta)),
            "uct" => Some(Self::GeneralPlayer(GeneralPlayer::Uct)),
            "yardstick" => Some(Self::Yardstick),
            digits => level(digits).map(Self::Level),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_survive_a_text_round_trip() {
        let levels = ["1", "5", "3/nodes=500", "4/ms=20"];
        let general_player = [
            "random",
            "greedy",
            "alphabeta/ms=9",
            "alphabeta/depth=2",
            "uct/ms=1",
            "yardstick/nodes=9",
        ];
        let builds = [
            "engine:castellan/1",
            "engine:/old/castellan/5/nodes=500",
            "engine:../x=1/castellan/2/ms=20",
            "engine:/3/nodes=9/4",
        ];
        for text in levels.into_iter().chain(general_player).chain(builds) {
            assert_eq!(text.parse::<Player>().map(|player| player.to_string()), Ok(text.into()));
        }
    }

    #[test]
    fn invalid_players_are_refused() {
        let levels = ["", "0", "6", "3/", "3/nodes", "3/ms=x", "3/depth=2"];
        let general_player =
            ["Random", "uct", "uct/nodes=5", "greedy/ms=5", "uct/depth=2", "yardstick"];
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
        for text in levels.into_iter().chain(general_player).chain(builds) {
            assert!(text.parse::<Player>().is_err(), "{text}");
        }
    }
}
