//! `AttemptState`: the state of an attempt at a puzzle or lesson, and the limit of wrong tries.

use serde::{Deserialize, Serialize};

/// The wrong tries after which an attempt at a puzzle has failed.
pub const TRIES: u8 = 3;

/// The state of an attempt.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum AttemptState {
    /// Neither solved nor failed yet.
    #[default]
    Open,
    /// The person has found the solution.
    Solved,
    /// All tries are used up, or the person gave up.
    Failed,
}

/// The state after the last of `wrong` wrong tries. Lessons allow any number.
pub(crate) fn after_wrong(wrong: u8, is_lesson: bool) -> AttemptState {
    if !is_lesson && wrong >= TRIES { AttemptState::Failed } else { AttemptState::Open }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_wrong_tries_end_a_puzzle_but_not_a_lesson() {
        let states = [1, 2, 3, 4].map(|wrong| after_wrong(wrong, false));
        use AttemptState::{Failed, Open};
        assert_eq!(states, [Open, Open, Failed, Failed]);
        assert_eq!(after_wrong(200, true), Open);
    }
}
