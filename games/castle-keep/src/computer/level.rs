//! How a level goes about its turn: what it looks at, and what it overlooks. The numbers are such that each level is clearly
//! better than the one below at every table, which `docs/measurements/ladders` measures.

use rules::Level;

use crate::open_position::Court;
use crate::options::Version;

/// How a level goes about its turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// How many nodes a decision may take.
    pub(super) nodes: u64,
    /// How it looks at what it could do.
    pub(super) looks: Looks,
    /// How many positions of its turn it looks at for a way to complete everything.
    pub(super) sees: u64,
    /// How softly it chooses at a glance.
    pub(super) softness: i32,
    /// How much it thinks of attacks, in percent.
    pub(super) attacks: i32,
    /// How much it likes to leave it at what is built.
    pub(super) rest: i32,
    /// How much it likes to let a turn go by.
    pub(super) passes: i32,
    /// Whether it builds one tile a turn, and sees that a tile completes a castle, but not what an attack would end.
    pub(super) is_beginner: bool,
}

/// How a level looks at what it could do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Looks {
    /// It takes what looks good at a glance.
    Glances,
    /// It samples what may come, decision by decision.
    Samples,
    /// It weighs plans for the whole turn against each other.
    Weighs,
}

/// Somebody who chooses at a glance, this softly.
const fn glancing(softness: i32) -> Manner {
    let (looks, sees, attacks, rest, passes) = (Looks::Glances, 0, 100, 0, 0);
    Manner { nodes: 100, looks, sees, softness, attacks, rest, passes, is_beginner: false }
}

/// Somebody who chooses at a glance, this softly, but sees whatever wins in this turn.
const fn keen(softness: i32) -> Manner {
    Manner {
        nodes: 2 * crate::computer::IN_A_TURN,
        sees: crate::computer::IN_A_TURN,
        ..glancing(softness)
    }
}

/// Somebody who samples with so many nodes.
const fn sampling(nodes: u64) -> Manner {
    Manner { nodes, looks: Looks::Samples, ..keen(0) }
}

/// Somebody who weighs plans with so many nodes.
const fn weighing(nodes: u64) -> Manner {
    Manner { looks: Looks::Weighs, ..sampling(nodes) }
}

/// Builds one tile a turn, leaves others in peace, and keeps any tiles.
const BEGINNER: Manner = Manner { attacks: 0, is_beginner: true, ..glancing(60) };

/// Seldom builds all it could, and seldom attacks.
const CALM: Manner = Manner { attacks: 30, rest: 150, ..glancing(60) };

/// Builds on for as long as anything fits, even where all build the same castle and it serves the other.
const EAGER: Manner = Manner { rest: -200, ..glancing(30) };

/// How a level plays in this version with so many players. With more of them a glance tells less, and where all build the
/// same castle it tells next to nothing: what one builds is of use to the other.
pub(super) fn of(court: &Court, level: Level) -> Manner {
    let best = weighing(if court.is(Version::Empire) { 200_000 } else { 300_000 });
    match (court.options.version, court.seats) {
        (Version::King, _) if court.options.is_plain() => {
            let second = Manner { sees: 3, ..glancing(120) };
            level.pick([EAGER, second, sampling(66), sampling(600), best])
        }
        // With advanced rules matches take longer, and so do walks to their ends: the few nodes of above would say nothing. How
        // many say something depends on how long a match takes.
        (Version::King, _) => {
            let options = &court.options;
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
            let (second, third) = (sampling(second), sampling(third));
            level.pick([EAGER, second, third, weighing(fourth), best])
        }
        (Version::Empire, 2) => {
            let second = Manner { attacks: 8, ..CALM };
            level.pick([BEGINNER, second, glancing(66), keen(8), best])
        }
        (Version::Empire, 3) => {
            let second = Manner { attacks: 20, ..CALM };
            level.pick([BEGINNER, second, glancing(45), keen(3), best])
        }
        (Version::Empire, _) => {
            let first = Manner { passes: 80, ..BEGINNER };
            let second = Manner { attacks: 15, rest: 200, ..CALM };
            level.pick([first, second, glancing(45), keen(2), best])
        }
        (_, 0..=2) => {
            let options = &court.options;
            // Where tiles go back and a finish must be exact, a little softness costs little.
            let is_long = options.discard_draw && options.strict_finish && !options.towers;
            let third = if is_long { 34 } else { 42 };
            let fourth = if is_long { keen(5) } else { glancing(5) };
            level.pick([BEGINNER, CALM, glancing(third), fourth, best])
        }
        // With two or three others the deal decides more than anybody, and samples tell little: whoever glances and sees what
        // wins is hardly worse. Where a finish must be exact, or towers fall too, a glance misses more.
        (_, seats) => {
            let (attacks, third) = match (seats, court.options.towers) {
                (3, _) => (13, 140),
                (_, true) => (9, 70),
                (_, false) => (11, 120),
            };
            let first = Manner { passes: 80, ..BEGINNER };
            let second = Manner { attacks, ..BEGINNER };
            let third = Manner { rest: 200, softness: third, ..CALM };
            let fourth = match (court.options.strict_finish, court.options.towers) {
                (true, true) => sampling(350),
                (true, false) => sampling(500),
                _ => keen(6),
            };
            level.pick([first, second, third, fourth, best])
        }
    }
}
