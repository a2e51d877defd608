//! Attempts at puzzles and lessons without the outcome of the last try, from older programs.
//!
//! Rows with the outcome have the same version, so that those programs can read them. Those programs ignore bytes after
//! the fields that they know.

use serde::Deserialize;

use crate::codec::{former, newest};
use crate::ids::{Key, Timestamp};
use crate::model::puzzles::attempt::AttemptState;
use crate::puzzle_rows::AttemptRow;

/// An attempt up to field `at`.
#[derive(Deserialize)]
struct AttemptWithoutOutcome {
    moves: Vec<String>,
    wrong: u8,
    state: AttemptState,
    draft: Vec<String>,
    mark: Option<Key>,
    key: Option<Key>,
    server: Option<u64>,
    at: Timestamp,
}

impl From<AttemptWithoutOutcome> for AttemptRow {
    fn from(row: AttemptWithoutOutcome) -> Self {
        let AttemptWithoutOutcome { moves, wrong, state, draft, mark, key, server, at } = row;
        let is_wrong = moves.is_empty() && wrong > 0;
        Self { moves, wrong, state, draft, mark, key, server, at, is_wrong }
    }
}

/// Reads an attempt with or without the outcome.
pub(super) fn attempt_row(body: &[u8]) -> Option<AttemptRow> {
    newest(body).or_else(|| former::<AttemptWithoutOutcome, AttemptRow>(body))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codec::{seal, unwrapped};

    #[test]
    fn programs_without_outcomes_and_with_them_read_each_others_attempts() {
        let row =
            AttemptRow { wrong: 1, key: Some(Key(3)), is_wrong: true, ..AttemptRow::default() };
        let bytes = seal(&row);
        let (_, _, body) = unwrapped(&bytes).expect("it is a record");
        assert_eq!(attempt_row(body), Some(row.clone()));
        // An older program writes all fields but the last one, which is one byte.
        let old = &body[..body.len() - 1];
        assert_eq!(attempt_row(old), Some(row));
        assert!(former::<AttemptWithoutOutcome, AttemptRow>(body).is_some());
    }
}
