//! `Rating`: ratings by Glicko-2, as its author describes it.
//!
//! Each match is a rating period of its own, so that ratings are up to date when it ends. After each whole week without
//! a match, the deviation grows by one step. In a match of more than two players, every pair of seats with a score is a
//! game of that period, weighted by `1 / (seats - 1)`. So a match of four changes a rating no more than a match of two,
//! and among equals nobody gains or loses in the long run.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2_rating_period};

use crate::ids::Timestamp;

/// The time without a match after which the deviation grows by a step, in milliseconds.
const PERIOD: u64 = 7 * 24 * 60 * 60 * 1000;

/// The number of such steps after which every deviation has reached its maximum.
const PERIODS: u64 = 1_200;

/// The deviation above which a rating is provisional. About six matches against equals bring it below.
const CERTAIN: u32 = 160_000;

/// A rating as it is stored: rating and deviation in thousandths, volatility in thousandths of a millionth. Whole
/// numbers are the same on every machine, and each match starts from the stored numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Rating {
    pub(crate) rating: i64,
    pub(crate) deviation: u32,
    pub(crate) volatility: u32,
}

/// The result of one seat against another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// A win.
    Won,
    /// A draw.
    Drew,
    /// A loss.
    Lost,
}

impl Score {
    /// The result as the other seat has it.
    pub(crate) fn turned(self) -> Self {
        match self {
            Self::Won => Self::Lost,
            Self::Drew => Self::Drew,
            Self::Lost => Self::Won,
        }
    }

    fn outcome(self) -> Outcomes {
        match self {
            Self::Won => Outcomes::WIN,
            Self::Drew => Outcomes::DRAW,
            Self::Lost => Outcomes::LOSS,
        }
    }
}

impl Default for Rating {
    fn default() -> Self {
        Self::kept(Glicko2Rating::new())
    }
}

impl Rating {
    /// The rating after these games of one match, each weighted by `1 / share`.
    pub(crate) fn after(self, games: &[(Self, Score)], share: u32) -> Self {
        if games.is_empty() {
            return self;
        }
        let games: Vec<_> =
            games.iter().map(|(other, score)| (other.exact(), score.outcome())).collect();
        let (before, full) =
            (self.exact(), glicko2_rating_period(&self.exact(), &games, &Glicko2Config::new()));
        let part = |before: f64, full: f64| before + (full - before) / f64::from(share.max(1));
        // A certainty is the reciprocal of a variance. Certainties can be added up.
        let known = |deviation: f64| (deviation * deviation).recip();
        let known = part(known(before.deviation), known(full.deviation));
        Self::kept(Glicko2Rating {
            rating: part(before.rating, full.rating),
            deviation: known.sqrt().recip(),
            volatility: part(before.volatility, full.volatility),
        })
    }

    /// The rating at `now` of a player whose last match ended at `last`.
    pub(crate) fn aged(self, last: Timestamp, now: Timestamp) -> Self {
        let periods = (now.0.saturating_sub(last.0) / PERIOD).min(PERIODS);
        let aged = (0..periods).fold(self.exact(), |rating, _| decay_deviation(&rating));
        if periods == 0 { self } else { Self::kept(aged) }
    }

    /// Whether the deviation is too large for a reliable rating.
    pub(crate) fn is_provisional(self) -> bool {
        self.deviation > CERTAIN
    }

    fn exact(self) -> Glicko2Rating {
        Glicko2Rating {
            // The numbers are far below 2^52, so they stay exact.
            rating: self.rating as f64 / 1e3,
            deviation: f64::from(self.deviation) / 1e3,
            volatility: f64::from(self.volatility) / 1e9,
        }
    }

    /// Rounds a result, so that machines whose results differ in the last digit store the same number.
    fn kept(exact: Glicko2Rating) -> Self {
        Self {
            rating: (exact.rating * 1e3).round() as i64,
            deviation: (exact.deviation.min(350.0) * 1e3).round() as u32,
            volatility: (exact.volatility * 1e9).round() as u32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rating(rating: i64, deviation: u32) -> Rating {
        Rating { rating: rating * 1_000, deviation: deviation * 1_000, volatility: 60_000_000 }
    }

    /// The example in "Example of the Glicko-2 system" by Mark Glickman. Its results are 1464.06, 151.52 and 0.05999.
    #[test]
    fn the_published_glicko_example_is_reproduced() {
        let games = [
            (rating(1400, 30), Score::Won),
            (rating(1550, 100), Score::Lost),
            (rating(1700, 300), Score::Lost),
        ];
        let after = rating(1500, 200).after(&games, 1);
        assert_eq!((after.rating / 10, after.deviation / 10), (146_405, 15_151));
        assert_eq!(after.volatility / 10_000, 5_999);
    }

    #[test]
    fn a_match_of_four_moves_a_rating_no_further_than_a_match_of_two() {
        let (me, other) = (Rating::default(), Rating::default());
        let two = me.after(&[(other, Score::Won)], 1).rating - me.rating;
        let four = me.after(&[(other, Score::Won); 3], 3).rating - me.rating;
        let loses = me.rating - me.after(&[(other, Score::Lost)], 3).rating;
        assert!(four > 0 && four <= two, "{four} of {two}");
        assert!(loses > 0 && loses * 2 < two, "{loses} of {two}");
    }

    #[test]
    fn weeks_without_a_match_raise_only_the_rating_deviation() {
        let before = rating(1700, 80);
        let at = |weeks: u64| before.aged(Timestamp(5), Timestamp(5 + weeks * PERIOD));
        assert_eq!(at(0), before);
        assert!(at(1).deviation > before.deviation && at(1).rating == before.rating);
        assert_eq!(at(1).aged(Timestamp(0), Timestamp(PERIOD)), at(2));
        assert_eq!(at(100_000).deviation, 350_000);
    }

    #[test]
    fn a_rating_stops_being_provisional_after_six_matches() {
        let mut mine = Rating::default();
        let scores = [Score::Won, Score::Lost];
        let until = (1..50).find(|index| {
            mine = mine.after(&[(mine, scores[index % 2])], 1);
            !mine.is_provisional()
        });
        assert_eq!(until, Some(6));
    }
}
