//! The settings of each level: the wins that it sees, the temperature of its choice, and its nodes.
//!
//! No level overlooks by design what a person would see. Weaker levels choose with a higher temperature, and play out
//! no deals. The numbers make each level stronger than the one below, in every version and with every number of
//! players; `docs/measurements/ladders` has the results.

use rules::Level;

use crate::computer::winning_turn::TURN_NODES;
use crate::options::{Options, Version};
use crate::public_position::PublicPosition;

/// A beginner builds at least this many tiles in a turn if they fit, and at most one more.
pub(super) const USUAL_BUILDS: usize = 2;

#[derive(Clone, Copy, Debug)]
pub(super) struct LevelSettings {
    pub(super) nodes: u64,
    pub(super) method: Method,
    pub(super) sight: Sight,
    /// The softmax temperature of the choice among scored moves.
    pub(super) temperature: i32,
    /// How often the level passes its turn, in percent.
    pub(super) pass_percent: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Method {
    /// By the scores of the moves alone.
    Glance,
    /// By playouts of plans for the turn.
    PlanSearch,
}

/// The wins that a level sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sight {
    /// With a single tile.
    OneTile,
    /// With the tiles in hand.
    Hand,
    /// Within the turn, also with a tile that it may draw from the discards.
    Turn,
}

/// A level that sees wins with the tiles in hand, and passes no turn by choice.
const fn glance(temperature: i32) -> LevelSettings {
    LevelSettings {
        nodes: 2 * TURN_NODES,
        method: Method::Glance,
        sight: Sight::Hand,
        temperature,
        pass_percent: 0,
    }
}

/// A level that plays nearly anything that fits, and passes this percentage of its turns.
const fn beginner(temperature: i32, pass_percent: u64) -> LevelSettings {
    LevelSettings { sight: Sight::OneTile, pass_percent, ..glance(temperature) }
}

/// A level that sees wins with the tiles in hand, and passes this percentage of its turns.
const fn calm(temperature: i32, pass_percent: u64) -> LevelSettings {
    LevelSettings { pass_percent, ..glance(temperature) }
}

/// A level that sees every win within its turn.
const fn sharp(temperature: i32) -> LevelSettings {
    LevelSettings { sight: Sight::Turn, ..glance(temperature) }
}

const fn plan_search(nodes: u64) -> LevelSettings {
    LevelSettings { nodes, method: Method::PlanSearch, ..sharp(0) }
}

/// The settings of a level for this version and number of players.
pub(super) fn level_settings(public: &PublicPosition, level: Level) -> LevelSettings {
    let best = plan_search(if public.is(Version::Empire) { 300_000 } else { 480_000 });
    // In King of the Castle, each build helps the opponent as well. So a high temperature costs most there.
    let [first, second, third, fourth] = match (public.options.version, public.seats) {
        (Version::King, _) => [beginner(1000, 10), glance(300), glance(14), sharp(3)],
        (Version::Empire, 2) => [beginner(100, 3), glance(30), glance(9), sharp(0)],
        (Version::Empire, 3) => [beginner(60, 0), glance(35), glance(8), sharp(0)],
        (Version::Empire, _) => [beginner(50, 0), glance(26), glance(8), sharp(0)],
        (_, 0..=2) => two_players(&public.options),
        (_, seats) => many_players(&public.options, seats),
    };
    level.pick([first, second, third, fourth, best])
}

/// The lower levels against one opponent. A high temperature costs more if tiles have more uses.
fn two_players(options: &Options) -> [LevelSettings; 4] {
    let is_long = options.discard_draw || options.strict_finish;
    let pass = match (options.version, options.strict_finish) {
        (Version::Takeover, _) => 2,
        (_, true) => 8,
        (_, false) => 5,
    };
    let (second, third) = match (options.towers, is_long) {
        (true, true) => (glance(25), 6),
        (true, false) => (glance(60), 8),
        (false, _) if options.discard_draw => (glance(45), 8),
        (false, _) => (calm(120, 3), 10),
    };
    let first = if options.towers || options.discard_draw { 20 } else { 45 };
    [beginner(first, pass), second, glance(third), sharp(1)]
}

/// The lower levels against two or three opponents. Attacks often end such a match before anybody has built much.
fn many_players(options: &Options, seats: u8) -> [LevelSettings; 4] {
    let (first, second) = match (options.towers, options.strict_finish) {
        (true, true) => (46, 20),
        (false, false) => (17, 13),
        (true, false) | (false, true) => (38, 18),
    };
    if seats > 3 {
        return [beginner(100, first), calm(100, second), glance(18), sharp(0)];
    }
    [beginner(100, first.min(32)), calm(100, second - 7), glance(13), sharp(0)]
}
