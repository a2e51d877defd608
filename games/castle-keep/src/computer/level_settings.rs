//! The settings of each level: its method, nodes and weaknesses.
//!
//! The numbers make each level clearly stronger than the one below, in every version and with every number of players.
//! `docs/measurements/ladders` has the results.

use rules::Level;

use crate::computer::winning_turn::TURN_NODES;
use crate::options::Version;
use crate::public_position::PublicPosition;

#[derive(Clone, Copy, Debug)]
pub(super) struct LevelSettings {
    pub(super) nodes: u64,
    pub(super) method: Method,
    /// The number of positions of its own turn that are searched for a win.
    pub(super) winning_turn_nodes: u64,
    /// The softmax temperature of choices by heuristics.
    pub(super) temperature: i32,
    /// The weight of attacks, in percent.
    pub(super) attack_percent: i32,
    pub(super) done_bonus: i32,
    pub(super) pass_bonus: i32,
    /// Whether the level builds one tile a turn and overlooks winning attacks.
    pub(super) is_beginner: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Method {
    Heuristics,
    /// Information-set Monte Carlo tree search, one decision at a time.
    Ismcts,
    PlanSearch,
}

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

/// A level that plays by heuristics, but finds every win within its turn.
const fn sharp(temperature: i32) -> LevelSettings {
    LevelSettings {
        nodes: 2 * TURN_NODES,
        winning_turn_nodes: TURN_NODES,
        ..heuristic(temperature)
    }
}

const fn ismcts(nodes: u64) -> LevelSettings {
    LevelSettings { nodes, method: Method::Ismcts, ..sharp(0) }
}

const fn plan_search(nodes: u64) -> LevelSettings {
    LevelSettings { method: Method::PlanSearch, ..ismcts(nodes) }
}

/// Builds one tile a turn, avoids attacks, and discards at random.
const BEGINNER: LevelSettings =
    LevelSettings { attack_percent: 0, is_beginner: true, ..heuristic(60) };

/// Rarely builds everything it could, and rarely attacks.
const CALM: LevelSettings = LevelSettings { attack_percent: 30, done_bonus: 150, ..heuristic(60) };

/// Builds whatever fits, even on the shared castle, where that helps the opponent.
const EAGER: LevelSettings = LevelSettings { done_bonus: -200, ..heuristic(30) };

/// The settings of a level for this version and number of players. Heuristics work less well with more players, and
/// hardly at all on a shared castle.
pub(super) fn level_settings(public: &PublicPosition, level: Level) -> LevelSettings {
    let best = plan_search(if public.is(Version::Empire) { 200_000 } else { 300_000 });
    match (public.options.version, public.seats) {
        (Version::King, _) if public.options.is_plain() => {
            let second = LevelSettings { winning_turn_nodes: 3, ..heuristic(120) };
            level.pick([EAGER, second, ismcts(66), ismcts(600), best])
        }
        // With advanced rules, matches and therefore playouts take longer, so few nodes give no useful result. The
        // longer the matches of a version, the more nodes the level needs.
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
            // With `discard_draw` and `strict_finish`, a little softness costs little strength.
            let is_long = options.discard_draw && options.strict_finish && !options.towers;
            let third = if is_long { 34 } else { 42 };
            let fourth = if is_long { sharp(5) } else { heuristic(5) };
            level.pick([BEGINNER, CALM, heuristic(third), fourth, best])
        }
        // With more opponents the deal decides most, so heuristics with a win search are nearly as good as tree search.
        // Strict finishes and attackable towers need more search.
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
