//! A rating, and what results make of it: Glicko-2 as its author describes it.
//!
//! A match is a rating period of its own, so that a rating is up to date when the match is over. After each whole week
//! without a match the deviation grows by one step. In a match of more than two every pair of seats that the result
//! tells apart is a game within that period, and what comes of them counts as much as its part in `seats - 1` games: so
//! a match of four moves nobody further than a match of two can, and among equals nobody gains or loses in the long run.

use serde::{Deserialize, Serialize};
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2_rating_period};

use crate::ids::Timestamp;

/// How long somebody may play nothing before their rating is less certain.
const PERIOD: u64 = 7 * 24 * 60 * 60 * 1000;

/// After so many periods a deviation has grown as far as it can.
const PERIODS: u64 = 1_200;

/// With a larger deviation a rating is provisional. About six matches against others who are as strong bring it below.
const CERTAIN: u32 = 160_000;

/// A rating as it is kept, in thousandths and the volatility in thousandths of a millionth: whole numbers are the same on
/// every machine, and each match begins with what was kept of the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Rating {
    pub(crate) rating: i64,
    pub(crate) deviation: u32,
    pub(crate) volatility: u32,
}

/// What came of a pair of seats, for one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Score {
    /// They won.
    Won,
    /// Nobody did.
    Drew,
    /// The other did.
    Lost,
}

impl Score {
    /// The same for the other.
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
    /// The rating after these games, which count as a `1 / share` part.
    pub(crate) fn after(self, games: &[(Self, Score)], share: u32) -> Self {
        if games.is_empty() {
            return self;
        }
        let games: Vec<_> =
            games.iter().map(|(other, score)| (other.exact(), score.outcome())).collect();
        let (before, full) =
            (self.exact(), glicko2_rating_period(&self.exact(), &games, &Glicko2Config::new()));
        let part = |before: f64, full: f64| before + (full - before) / f64::from(share.max(1));
        // What is known adds up as the reciprocal of the variance.
        let known = |deviation: f64| (deviation * deviation).recip();
        let known = part(known(before.deviation), known(full.deviation));
        Self::kept(Glicko2Rating {
            rating: part(before.rating, full.rating),
            deviation: known.sqrt().recip(),
            volatility: part(before.volatility, full.volatility),
        })
    }

    /// The rating at this moment, of somebody who played last at `last`.
    pub(crate) fn aged(self, last: Timestamp, now: Timestamp) -> Self {
        let periods = (now.0.saturating_sub(last.0) / PERIOD).min(PERIODS);
        let aged = (0..periods).fold(self.exact(), |rating, _| decay_deviation(&rating));
        if periods == 0 { self } else { Self::kept(aged) }
    }

    /// Whether too little is known for it to be more than a guess.
    pub(crate) fn is_provisional(self) -> bool {
        self.deviation > CERTAIN
    }

    fn exact(self) -> Glicko2Rating {
        Glicko2Rating {
            // Far below 2^52.
            rating: self.rating as f64 / 1e3,
            deviation: f64::from(self.deviation) / 1e3,
            volatility: f64::from(self.volatility) / 1e9,
        }
    }

    /// Rounded: what a library computes differently in its last digit comes to the same.
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

    /// The example of "Example of the Glicko-2 system" by Mark Glickman: 1464.06, 151.52, 0.05999.
    #[test]
    fn the_example_of_its_author_comes_out() {
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
    fn a_match_of_four_moves_nobody_further_than_a_match_of_two() {
        let (me, other) = (Rating::default(), Rating::default());
        let two = me.after(&[(other, Score::Won)], 1).rating - me.rating;
        let four = me.after(&[(other, Score::Won); 3], 3).rating - me.rating;
        let loses = me.rating - me.after(&[(other, Score::Lost)], 3).rating;
        assert!(four > 0 && four <= two, "{four} of {two}");
        assert!(loses > 0 && loses * 2 < two, "{loses} of {two}");
    }

    #[test]
    fn weeks_without_a_match_make_a_rating_less_certain_and_nothing_else() {
        let before = rating(1700, 80);
        let at = |weeks: u64| before.aged(Timestamp(5), Timestamp(5 + weeks * PERIOD));
        assert_eq!(at(0), before);
        assert!(at(1).deviation > before.deviation && at(1).rating == before.rating);
        assert_eq!(at(1).aged(Timestamp(0), Timestamp(PERIOD)), at(2));
        assert_eq!(at(100_000).deviation, 350_000);
    }

    #[test]
    fn six_matches_against_equals_are_no_guess_any_more() {
        let mut mine = Rating::default();
        let scores = [Score::Won, Score::Lost];
        let until = (1..50).find(|index| {
            mine = mine.after(&[(mine, scores[index % 2])], 1);
            !mine.is_provisional()
        });
        assert_eq!(until, Some(6));
    }
}
