//! A person's streak and puzzle ratings, and the ratings of puzzles.

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::{PlayerId, Timestamp};
use crate::journal::records::NumberRow;
use crate::keys;
use crate::model::puzzles::attempt::AttemptState;
use crate::model::puzzles::day::Day;
use crate::model::puzzles::streak::StreakView;
use crate::puzzle_keys;
use crate::puzzle_rows::{AttemptRow, PuzzleRatingRow, PuzzlerRating, PuzzlerRow};
use crate::ratings::glicko::{Rating, Score};
use crate::service::puzzles::exercise::{ExerciseId, ExerciseKind};
use crate::service::puzzles::week_table::points;
use crate::service::{Matches, Request};
use store::Batch;

/// The deviation of a puzzle's first rating, which comes from computer players.
const PUZZLE_DEVIATION: u32 = 200_000;

/// A person's puzzle rating in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleRating {
    /// The rating.
    pub rating: i64,
    /// Whether the rating is provisional.
    pub is_provisional: bool,
    /// The number of puzzles tried.
    pub tried: u32,
    /// The number of puzzles solved without a wrong try.
    pub solved: u32,
}

impl PuzzlerRow {
    fn of_game(&self, game: &str) -> PuzzlerRating {
        let known = self.ratings.iter().find(|rating| rating.game == game).cloned();
        known.unwrap_or_else(|| PuzzlerRating {
            game: game.into(),
            rating: Rating::default(),
            last: Timestamp(0),
            tried: 0,
            solved: 0,
        })
    }

    fn set(&mut self, rating: PuzzlerRating) {
        self.ratings.retain(|known| known.game != rating.game);
        self.ratings.push(rating);
    }
}

impl PuzzlerRating {
    fn rating_at(&self, now: Timestamp) -> Rating {
        if self.tried == 0 { self.rating } else { self.rating.aged(self.last, now) }
    }
}

impl Matches {
    /// Today's date in a person's time zone.
    pub fn today(&self, player: PlayerId, now: Timestamp) -> Result<Day, Refused> {
        let settings = self.reminder_settings(player)?;
        Ok(Day::at(now, settings.zone.as_deref()))
    }

    /// A person's streak of daily puzzles.
    pub fn streak(&self, player: PlayerId, now: Timestamp) -> Result<StreakView, Refused> {
        let (_, row) = self.read_row::<PuzzlerRow>(keys::puzzler(player))?;
        Ok(row.streak.on(self.today(player, now)?))
    }

    /// A person's puzzle rating in a game.
    pub fn puzzle_rating(
        &self,
        player: PlayerId,
        game: &str,
        now: Timestamp,
    ) -> Result<PuzzleRating, Refused> {
        let (_, row) = self.read_row::<PuzzlerRow>(keys::puzzler(player))?;
        let own = row.of_game(game);
        let rating = own.rating_at(now);
        let is_provisional = rating.is_provisional();
        let (tried, solved) = (own.tried, own.solved);
        Ok(PuzzleRating { rating: rating.rating / 1000, is_provisional, tried, solved })
    }

    /// Writes the effects of an ended attempt: ratings, the streak, and points in the server's table.
    pub(super) fn conclude(
        &self,
        batch: &mut Batch,
        by: Request,
        id: &ExerciseId,
        row: &AttemptRow,
    ) -> Result<(), Refused> {
        let key = keys::puzzler(by.player);
        let (raw, before) = self.read_row::<PuzzlerRow>(key.clone())?;
        let mut puzzler = before.clone();
        // A puzzle counts for ratings only once, also if it comes again as a daily puzzle.
        let number = self.puzzle_number(id)?;
        if let Some(number) = number
            && !self.tried(by.player, &id.game)?.contains(&number)
        {
            let mut own = puzzler.of_game(&id.game);
            self.rate(batch, number, &mut own, row)?;
            puzzler.set(own);
        }
        if let ExerciseKind::Daily(day) = id.kind {
            let today = self.today(by.player, by.now)?;
            if day.is_near(today) {
                if row.state == AttemptState::Solved {
                    puzzler.streak = puzzler.streak.solved(today);
                }
                if let Some(server) = row.server
                    && !self.is_answer_posted(server, day)?
                {
                    let key = puzzle_keys::daily_points(server, day, by.player, &id.game);
                    batch.put(key, seal(&NumberRow(day_points(row))));
                }
            }
        }
        if puzzler != before {
            batch.replace(key, raw, seal(&puzzler));
        }
        Ok(())
    }

    /// Whether a server has posted the answers of a day, which the next day's post shows.
    fn is_answer_posted(&self, server: u64, day: Day) -> Result<bool, Refused> {
        let posted = self.daily_post(server)?.and_then(|post| post.posted);
        Ok(posted.is_some_and(|posted| posted > day))
    }

    /// Rates a person and a puzzle against each other.
    fn rate(
        &self,
        batch: &mut Batch,
        number: u32,
        own: &mut PuzzlerRating,
        row: &AttemptRow,
    ) -> Result<(), Refused> {
        let game = self.puzzle_game(&own.game)?;
        let Some(puzzle) = puzzles::puzzle(game, number as usize) else { return Ok(()) };
        let key = puzzle_keys::puzzle_rating(&own.game, number.into());
        let (raw, known) = self.row_with_bytes::<PuzzleRatingRow>(key.clone())?;
        let known = known.unwrap_or_else(|| first_rating(puzzle.rating));
        let (person, score) = (own.rating_at(row.at), score(row));
        let theirs = known.rating.after(&[(person, score.turned())], 1);
        own.rating = person.after(&[(known.rating, score)], 1);
        own.last = row.at;
        own.tried += 1;
        own.solved += u32::from(score == Score::Won);
        batch.replace(key, raw, seal(&PuzzleRatingRow { rating: theirs, tried: known.tried + 1 }));
        Ok(())
    }
}

/// The score of an attempt. A puzzle solved at the first try is a win, and one solved later is a draw.
fn score(row: &AttemptRow) -> Score {
    match row.state {
        AttemptState::Solved if row.wrong == 0 => Score::Won,
        AttemptState::Solved => Score::Drew,
        AttemptState::Failed | AttemptState::Open => Score::Lost,
    }
}

fn first_rating(rating: i32) -> PuzzleRatingRow {
    let rating = Rating {
        rating: i64::from(rating) * 1000,
        deviation: PUZZLE_DEVIATION,
        ..Rating::default()
    };
    PuzzleRatingRow { rating, tried: 0 }
}

/// The points for a daily puzzle in the server's table.
fn day_points(row: &AttemptRow) -> u64 {
    match row.state {
        AttemptState::Solved => points(row.wrong).into(),
        AttemptState::Failed | AttemptState::Open => 0,
    }
}
