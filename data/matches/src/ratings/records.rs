//! The stored records of ratings.

use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;
use crate::ratings::glicko::{Rating, Score};

/// The server number that stands for all servers together.
pub(crate) const EVERYWHERE: u64 = 0;

/// The rating of a player in a game or all games, on a server or everywhere.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct RatingRow {
    pub(crate) rating: Rating,
    /// When the last counted match ended.
    pub(crate) last: Timestamp,
    pub(crate) tally: Tally,
    /// The current streak: wins in a row or, below 0, losses.
    pub(crate) streak: i32,
    /// The longest winning streak.
    pub(crate) longest: u32,
    /// The best rating that was not provisional.
    pub(crate) peak: Option<i64>,
}

/// Wins, draws and losses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// Wins.
    pub won: u32,
    /// Draws.
    pub drawn: u32,
    /// Losses.
    pub lost: u32,
}

/// A counted match, in a player's history.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct HistoryRow {
    pub(crate) game: String,
    pub(crate) score: Score,
    /// The rating in its game after the match.
    pub(crate) rating: i64,
    /// The rating in all games after the match.
    pub(crate) overall: i64,
}

/// The note that a match has counted, and its rating changes by seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct CountedRow {
    pub(crate) at: Timestamp,
    /// Before and after.
    pub(crate) ratings: Vec<(i64, i64)>,
}

/// The series between two players, for one of them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct AgainstRow(pub(crate) Tally);

impl RatingRow {
    /// The rating before a match that ends now.
    pub(crate) fn rating_at(&self, now: Timestamp) -> Rating {
        if self.tally.played() == 0 { self.rating } else { self.rating.aged(self.last, now) }
    }

    /// The row after a match.
    pub(crate) fn after(mut self, rating: Rating, score: Score, at: Timestamp) -> Self {
        (self.rating, self.last) = (rating, at);
        self.tally.count(score);
        self.streak = match score {
            Score::Won => self.streak.max(0) + 1,
            Score::Lost => self.streak.min(0) - 1,
            Score::Drew => 0,
        };
        self.longest = self.longest.max(self.streak.max(0).unsigned_abs());
        if !rating.is_provisional() {
            self.peak = self.peak.max(Some(rating.rating));
        }
        self
    }
}

impl Tally {
    /// The number of matches.
    pub fn played(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub(crate) fn count(&mut self, score: Score) {
        match score {
            Score::Won => self.won += 1,
            Score::Drew => self.drawn += 1,
            Score::Lost => self.lost += 1,
        }
    }
}
