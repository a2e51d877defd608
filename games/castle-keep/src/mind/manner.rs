//! How a level goes about its turn: what it looks at, and what it overlooks. The numbers are such that each level is clearly
//! better than the one below at every table, which `docs/ladders` measures.

use rules::Level;

use crate::court::Court;
use crate::options::Version;

/// How a level goes about its turn.
#[derive(Clone, Copy, Debug)]
pub(super) struct Manner {
    /// How many nodes a decision may take.
    pub(super) nodes: u64,
    /// Whether it samples what may come, and doesn't choose at a glance.
    pub(super) samples: bool,
    /// How many positions of its turn it looks at for a way to complete everything.
    pub(super) sees: u64,
    /// How softly it chooses at a glance.
    pub(super) softness: i32,
    /// How much it thinks of attacks, in percent.
    pub(super) attacks: i32,
    /// How much it likes to leave it at what is built.
    pub(super) rest: i32,
    /// Whether it builds one tile a turn, and sees that a tile completes a castle, but not what an attack would end.
    pub(super) is_beginner: bool,
}

/// Somebody who chooses at a glance, this softly.
const fn glancing(softness: i32) -> Manner {
    let (samples, sees, attacks, rest) = (false, 0, 100, 0);
    Manner { nodes: 100, samples, sees, softness, attacks, rest, is_beginner: false }
}

/// Somebody who samples with so many nodes.
const fn sampling(nodes: u64) -> Manner {
    Manner { nodes, samples: true, sees: super::IN_A_TURN, ..glancing(0) }
}

/// Builds one tile a turn, leaves others in peace, and keeps any tiles.
const BEGINNER: Manner = Manner { attacks: 0, is_beginner: true, ..glancing(60) };

/// Seldom builds all it could, and seldom attacks.
const CALM: Manner = Manner { attacks: 30, rest: 150, ..glancing(60) };

/// Builds one tile a turn and leaves others in peace, but sees what wins.
const SLOW: Manner = Manner { attacks: 0, rest: 1000, ..glancing(60) };

/// How a level plays in this version with so many players. With more of them a glance tells less, and where all build the
/// same castle it tells next to nothing: what one builds is of use to the other.
pub(super) fn of(court: &Court, level: Level) -> Manner {
    let best = sampling(if court.is(Version::Empire) { 40_000 } else { 120_000 });
    match (court.options.version, court.seats) {
        (Version::King, _) => {
            let second = Manner { sees: 3, ..glancing(120) };
            level.pick([BEGINNER, second, sampling(58), sampling(300), best])
        }
        (Version::Empire, 2) | (_, 3) => {
            level.pick([BEGINNER, CALM, glancing(60), sampling(100), best])
        }
        (Version::Empire, 4) => {
            let second = Manner { rest: 250, ..CALM };
            level.pick([BEGINNER, second, glancing(60), sampling(200), best])
        }
        (_, 0..=2) => level.pick([BEGINNER, CALM, glancing(42), glancing(5), best]),
        _ => level.pick([BEGINNER, SLOW, glancing(60), sampling(200), best]),
    }
}
