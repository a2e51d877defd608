//! The settings of each level: its node limit and depth, and the temperature of its choice.

use rules::Level;

use crate::options::Contact;

/// Node limits of the strongest level: about two seconds, and a minute if that decides the match.
///
/// With free contact, a node takes longer if pieces are named, and longest before the first build. No proof is near
/// then.
const BEST_NODES: u64 = 3_000_000;
pub(super) const NAMED_NODES: u64 = 2_000_000;
pub(super) const OPENING_NODES: u64 = 250_000;
pub(super) const DECISIVE_NODES: u64 = 120_000_000;

#[derive(Clone, Copy, Debug)]
pub(super) struct LevelSettings {
    pub(super) nodes: u64,
    /// The softmax temperature of the choice among moves.
    pub(super) temperature: i32,
    pub(super) depth: u8,
}

/// The settings of a level.
///
/// Restricted contact leaves few placements, so a short search sees the end from the third piece on. Levels 2 to 4 get
/// fewer nodes there, or they would hardly differ from level 5. `docs/measurements/ladders` has the results.
pub(super) fn settings(contact: Contact, level: Level) -> LevelSettings {
    let (nodes, temperature) = match contact {
        Contact::Free => ([300, 2_000, 6_000, 40_000, BEST_NODES], [160, 40, 20, 6, 6]),
        Contact::Apart => ([300, 1_200, 2_000, 10_000, BEST_NODES], [160, 70, 40, 14, 6]),
        Contact::Linked => ([300, 1_200, 1_800, 5_000, BEST_NODES], [160, 70, 45, 20, 6]),
    };
    let (nodes, temperature) = (level.pick(nodes), level.pick(temperature));
    LevelSettings { nodes, temperature, depth: level.pick([1, 2, 60, 60, 60]) }
}
