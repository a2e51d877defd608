//! The settings of each level: its method, nodes and weaknesses.
//!
//! The numbers are such that each level is clearly better than the one below at every table, which `docs/measurements/ladders`
//! measures.

use rules::Level;

use crate::computer::winning_turn::TURN_NODES;
use crate::options::Version;
use crate::public_position::PublicPosition;

/// The settings of a level.
#[derive(Clone, Copy, Debug)]
pub(super) struct LevelSettings {
    /// How many nodes a decision may take.
    pub(super) nodes: u64,
    /// The method by which it finds a move.
    pub(super) method: Method,
    /// How many positions of its turn it searches for a way to complete everything.
    pub(super) winning_turn_nodes: u64,
    /// The temperature of its choice by heuristics.
    pub(super) temperature: i32,
    /// The weight of attacks, in percent.
    pub(super) attack_percent: i32,
    /// The bonus of ending the building.
    pub(super) done_bonus: i32,
    /// The bonus of passing.
    pub(super) pass_bonus: i32,
    /// Whether it builds one tile a turn, and sees that a tile completes a castle, but not what an attack would end.
    pub(super) is_beginner: bool,
}

/// The method by which a level finds a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Method {
    /// By the scores of moves alone.
    Heuristics,
    /// By information-set Monte Carlo tree search, decision by decision.
    Ismcts,
    /// By comparing plans for the whole turn in playouts.
    PlanSearch,
}

/// A level by heuristics, at this temperature.
const fn heuristic(temperature: i32) -> LevelSettings {
    let (method, winning_turn_nodes, attack_percent, done_bonus, pass_bonus) =
        (Method::Heuristics, 0, 100, 0, 0);
    LevelSettings {
        nodes: 100,
        method,
        winning_turn_nodes,
        temperature,
        attack_percent,
        done_bonus,
        pass_bonus,
        is_beginner: false,
    }
}

/// A level by heuristics that also finds every win in this turn.
const fn sharp(temperature: i32) -> LevelSettings {
    LevelSettings {
        nodes: 2 * TURN_NODES,
        winning_turn_nodes: TURN_NODES,
        ..heuristic(temperature)
    }
}

/// A level by ISMCTS with so many nodes.
const fn ismcts(nodes: u64) -> LevelSettings {
    LevelSettings { nodes, method: Method::Ismcts, ..sharp(0) }
}

/// A level by plan search with so many nodes.
const fn plan_search(nodes: u64) -> LevelSettings {
    LevelSettings { method: Method::PlanSearch, ..ismcts(nodes) }
}

/// Builds one tile a turn, leaves others in peace, and keeps any tiles.
const BEGINNER: LevelSettings =
    LevelSettings { attack_percent: 0, is_beginner: true, ..heuristic(60) };

/// Seldom builds all it could, and seldom attacks.
const CALM: LevelSettings = LevelSettings { attack_percent: 30, done_bonus: 150, ..heuristic(60) };

/// Builds on for as long as anything fits, even where all build the same castle and it serves the other.
const EAGER: LevelSettings = LevelSettings { done_bonus: -200, ..heuristic(30) };

/// The settings of a level in this version with so many players. With more of them a glance tells less, and where all build the
/// same castle it tells next to nothing: what one builds is of use to the other.
pub(super) fn level_settings(public: &PublicPosition, level: Level) -> LevelSettings {
    let best = plan_search(if public.is(Version::Empire) { 200_000 } else { 300_000 });
    match (public.options.version, public.seats) {
        (Version::King, _) if public.options.is_plain() => {
            let second = LevelSettings { winning_turn_nodes: 3, ..heuristic(120) };
            level.pick([EAGER, second, ismcts(66), ismcts(600), best])
        }
        // With advanced rules matches take longer, and so do walks to their ends: the few nodes of above would say nothing. How
        // many say something depends on how long a match takes.
        (Version::King, _) => {
            let options = &public.options;
            let (second, third, fourth) =
                match (options.towers, options.discard_draw, options.strict_finish) {
                    (false, true, false) => (50, 250, 3_500),
                    (true, false, false) => (30, 150, 2_400),
                    (true, false, true) => (100, 1_800, 9_000),
                    (true, true, true) => (100, 1_000, 3_000),
                    (false, false, true) => (100, 1_000, 2_500),
                    (false, true, true) => (100, 1_900, 5_000),
                    _ => (100, 1_500, 5_000),
                };
            let (second, third) = (ismcts(second), ismcts(third));
            level.pick([EAGER, second, third, plan_search(fourth), best])
        }
        (Version::Empire, 2) => {
            let second = LevelSettings { attack_percent: 8, ..CALM };
            level.pick([BEGINNER, second, heuristic(66), sharp(8), best])
        }
        (Version::Empire, 3) => {
            let second = LevelSettings { attack_percent: 20, ..CALM };
            level.pick([BEGINNER, second, heuristic(45), sharp(3), best])
        }
        (Version::Empire, _) => {
            let first = LevelSettings { pass_bonus: 80, ..BEGINNER };
            let second = LevelSettings { attack_percent: 15, done_bonus: 200, ..CALM };
            level.pick([first, second, heuristic(45), sharp(2), best])
        }
        (_, 0..=2) => {
            let options = &public.options;
            // Where tiles go back and a finish must be exact, a little softness costs little.
            let is_long = options.discard_draw && options.strict_finish && !options.towers;
            let third = if is_long { 34 } else { 42 };
            let fourth = if is_long { sharp(5) } else { heuristic(5) };
            level.pick([BEGINNER, CALM, heuristic(third), fourth, best])
        }
        // With two or three others the deal decides more than anybody, and samples tell little: whoever glances and sees what
        // wins is hardly worse. Where a finish must be exact, or towers fall too, a glance misses more.
        (_, seats) => {
            let (attack_percent, third) = match (seats, public.options.towers) {
                (3, _) => (13, 140),
                (_, true) => (9, 70),
                (_, false) => (11, 120),
            };
            let first = LevelSettings { pass_bonus: 80, ..BEGINNER };
            let second = LevelSettings { attack_percent, ..BEGINNER };
            let third = LevelSettings { done_bonus: 200, temperature: third, ..CALM };
            let fourth = match (public.options.strict_finish, public.options.towers) {
                (true, true) => ismcts(350),
                (true, false) => ismcts(500),
                _ => sharp(6),
            };
            level.pick([first, second, third, fourth, best])
        }
    }
}
