//! Stored records of puzzles and lessons: a person's attempts, streak and ratings, and the ratings of puzzles.

use serde::{Deserialize, Serialize};

use crate::ids::{Key, Timestamp};
use crate::model::puzzles::attempt::AttemptState;
use crate::model::puzzles::streak::Streak;
use crate::ratings::glicko::Rating;

/// An attempt of a person at a puzzle or a lesson.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct AttemptRow {
    /// The right moves so far.
    pub(crate) moves: Vec<String>,
    /// The wrong tries so far.
    pub(crate) wrong: u8,
    pub(crate) state: AttemptState,
    /// The choices of the unfinished move, and in `mark` the request whose answer shows them.
    pub(crate) draft: Vec<String>,
    pub(crate) mark: Option<Key>,
    /// The last request that made a try or gave up, by which a repeated one is recognized.
    pub(crate) key: Option<Key>,
    /// The server in whose table a daily puzzle counts.
    pub(crate) server: Option<u64>,
    pub(crate) at: Timestamp,
    /// Whether the last try was wrong, for the answer to a repeated request.
    #[serde(default)]
    pub(crate) is_wrong: bool,
}

/// A person's streak, and their rating in each game.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct PuzzlerRow {
    pub(crate) streak: Streak,
    pub(crate) ratings: Vec<PuzzlerRating>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct PuzzlerRating {
    pub(crate) game: String,
    pub(crate) rating: Rating,
    pub(crate) last: Timestamp,
    pub(crate) tried: u32,
    pub(crate) solved: u32,
}

/// The rating of a puzzle that at least one person has tried.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct PuzzleRatingRow {
    pub(crate) rating: Rating,
    pub(crate) tried: u32,
}

/// The settings of a server's daily post.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct DailyPostRow {
    pub(crate) channel: u64,
    /// The hour of the day in `zone`.
    pub(crate) hour: u8,
    pub(crate) zone: String,
    /// The request that chose these settings.
    pub(crate) key: Key,
    /// The last day that was posted.
    pub(crate) posted: Option<u32>,
    /// Whether the posts are switched off. The row stays, so that no day is posted again when posts are switched on.
    pub(crate) is_off: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::golden_row::check;
    use crate::model::puzzles::day::Day;

    #[test]
    fn puzzle_rows_keep_their_encoding() {
        let moves = vec!["a".to_owned()];
        let attempt = AttemptRow {
            moves: moves.clone(),
            wrong: 2,
            state: AttemptState::Failed,
            draft: moves,
            mark: Some(Key(3)),
            key: None,
            server: Some(300),
            at: Timestamp(5),
            is_wrong: true,
        };
        check(&attempt, "b64700017b81ce17010161020201016101030001ac020501");
        let (rating, last) = (Rating::default(), Timestamp(7));
        let streak = Streak { last: Some(Day(20_000)), length: 3, longest: 4, frozen: None };
        let own = PuzzlerRating { game: "nim".into(), rating, last, tried: 2, solved: 1 };
        check(
            &PuzzlerRow { streak, ratings: vec![own] },
            "b6480001f9af6be801a09c0103040001036e696dc08db701b0ae15808ece1c070201",
        );
        check(&PuzzleRatingRow { rating, tried: 9 }, "b64900010bcf506ec08db701b0ae15808ece1c09");
        let zone = "Europe/Berlin".into();
        let post = DailyPostRow {
            channel: 1,
            hour: 8,
            zone,
            key: Key(2),
            posted: Some(20_000),
            is_off: false,
        };
        check(&post, "b64a000143a47d0c01080d4575726f70652f4265726c696e0201a09c0100");
    }
}
