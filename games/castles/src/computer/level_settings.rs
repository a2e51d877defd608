//! The settings of each level: its search limits, and the temperature of its choice.

use rules::Level;
use search::SearchLimits;

use crate::field::Field;

/// The first level that uses the tables of endings, and searches attacks on generals deeper.
pub(super) const DEEP_LEVEL: u8 = 4;

/// The first level that draws its army from the weighted library. Lower levels take one of the ready-made formations.
pub(super) const LIBRARY_LEVEL: u8 = 3;

#[derive(Clone, Copy, Debug)]
pub(super) struct LevelSettings {
    pub(super) limits: SearchLimits,
    /// The softmax temperature of the choice among moves.
    pub(super) temperature: i32,
}

/// The node limit of a level, once the armies are open.
pub(super) fn nodes(level: Level, field: Field) -> u64 {
    // On the large board the armies take longer to meet, and level 3 would be too close to level 4.
    let third = match field {
        Field::Small => 7_400,
        Field::Large => 4_600,
    };
    level.pick([380, 2_300, third, 55_000, 1_200_000])
}

pub(super) fn settings(level: Level) -> LevelSettings {
    let temperature = level.pick([96, 40, 16, 8, 0]);
    let limits = SearchLimits {
        max_depth: level.pick([1, 2, 60, 60, 60]),
        quiescence_depth: level.pick([0, 2, 8, 8, 8]),
        exact_margin: 4 * temperature,
    };
    LevelSettings { limits, temperature }
}
