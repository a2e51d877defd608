//! The settings of each level: its search limits, and how it chooses among moves.

use rules::Level;
use search::SearchLimits;

/// The number of similarly good moves from which every level chooses in the opening, so that matches begin differently.
const OPENING_MOVES: usize = 6;

#[derive(Clone, Copy, Debug)]
pub(super) struct LevelSettings {
    pub(super) limits: SearchLimits,
    /// The softmax temperature of the choice among moves.
    pub(super) temperature: i32,
    /// The number of best moves among which the level chooses. Most moves achieve nothing, and all of these together
    /// would be likelier than the few good moves.
    pub(super) kept: usize,
}

pub(super) fn nodes(level: Level) -> u64 {
    level.pick([400, 2_500, 12_000, 50_000, 400_000])
}

/// The settings of a level, in the opening or later.
pub(super) fn settings(level: Level, is_opening: bool) -> LevelSettings {
    let (temperature, kept) = (level.pick([9, 4, 2, 1, 0]), level.pick([10, 6, 4, 3, 1]));
    let (temperature, kept) = match is_opening {
        true => (level.pick([9, 6, 6, 6, 6]), kept.max(OPENING_MOVES)),
        false => (temperature, kept),
    };
    let limits = SearchLimits {
        max_depth: level.pick([1, 2, 60, 60, 60]),
        quiescence_depth: level.pick([0, 2, 8, 8, 8]),
        exact_margin: temperature * 5,
    };
    LevelSettings { limits, temperature, kept }
}
