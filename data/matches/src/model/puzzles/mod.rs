//! Pure rules about a person's puzzles: days, streaks, tries and the week's points.

pub(crate) mod attempt;
pub(crate) mod daily_due;
pub(crate) mod day;
pub(crate) mod streak;
