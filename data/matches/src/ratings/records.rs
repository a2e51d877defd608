//! The stored records of ratings.

use serde::{Deserialize, Serialize};

use crate::ids::Timestamp;
use crate::ratings::glicko::{Rating, Score};

/// The server number under which ratings for all servers together are stored.
pub(crate) const EVERYWHERE: u64 = 0;

/// The rating of a player on a server, or on all servers; in a game, or in all games.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct RatingRow {
    pub(crate) rating: Rating,
    /// The time when the last rated match ended.
    pub(crate) last: Timestamp,
    pub(crate) tally: Tally,
    /// The current streak: the number of wins in a row or, negative, of losses.
    pub(crate) streak: i32,
    /// The longest winning streak.
    pub(crate) longest: u32,
    /// The best rating that was not provisional.
    pub(crate) peak: Option<i64>,
}

/// Numbers of wins, draws and losses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Tally {
    /// The number of wins.
    pub won: u32,
    /// The number of draws.
    pub drawn: u32,
    /// The number of losses.
    pub lost: u32,
}

/// A rated match in the history of one of its players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct HistoryRow {
    pub(crate) game: String,
    pub(crate) score: Score,
    /// The player's rating after the match, in the match's game.
    pub(crate) rating: i64,
    /// The player's rating after the match, in all games.
    pub(crate) overall: i64,
}

/// The mark that a match has been counted, with its rating changes by seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct CountedRow {
    pub(crate) at: Timestamp,
    /// The ratings before and after, by seat.
    pub(crate) ratings: Vec<(i64, i64)>,
}

/// A player's results against one opponent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct AgainstRow(pub(crate) Tally);

impl RatingRow {
    /// The rating before a match that ends now, aged since the last match.
    pub(crate) fn rating_at(&self, now: Timestamp) -> Rating {
        if self.tally.played() == 0 { self.rating } else { self.rating.aged(self.last, now) }
    }

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
