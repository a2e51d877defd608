//! How players stand, as it is stored.

use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;
use crate::ratings::glicko::{Rating, Score};

/// How a player stands in a game, or in all of them, on a server or everywhere.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct RatingRow {
    pub(crate) rating: Rating,
    /// When the last match ended that counts here.
    pub(crate) last: Timestamp,
    pub(crate) tally: Tally,
    /// How many matches they have won, or lost where it is less than 0, one after the other, up to the last one.
    pub(crate) streak: i32,
    /// The most they have won one after the other.
    pub(crate) longest: u32,
    /// The best rating they have had once it was no guess any more.
    pub(crate) peak: Option<i64>,
}

/// How many matches came out how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// How many were won.
    pub won: u32,
    /// How many nobody won.
    pub drawn: u32,
    /// How many were lost.
    pub lost: u32,
}

/// A match that counts, in the history of one of its players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct HistoryRow {
    pub(crate) game: String,
    pub(crate) score: Score,
    /// The rating in the game after it.
    pub(crate) rating: i64,
    /// The rating in all games after it.
    pub(crate) overall: i64,
}

/// That a match has counted, and what it has changed in the ratings of its game and server, seat by seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct CountedRow {
    pub(crate) at: Timestamp,
    /// Before and after.
    pub(crate) ratings: Vec<(i64, i64)>,
}

/// How a series of matches between two stands, for one of them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct AgainstRow(pub(crate) Tally);

impl RatingRow {
    /// As it stands at this moment, before a match that ends now.
    pub(crate) fn rating_at(&self, now: Timestamp) -> Rating {
        if self.tally.played() == 0 { self.rating } else { self.rating.aged(self.last, now) }
    }

    /// After a match.
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
    /// How many there were.
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
