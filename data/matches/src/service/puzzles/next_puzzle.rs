//! Chooses a person's next puzzle.

use std::collections::BTreeSet;

use puzzles::Tag;

use crate::codec::open;
use crate::error::Refused;
use crate::ids::{PlayerId, Timestamp};
use crate::keys;
use crate::model::puzzles::attempt::AttemptState;
use crate::model::puzzles::day::Day;
use crate::puzzle_keys;
use crate::puzzle_rows::AttemptRow;
use crate::service::Matches;
use crate::service::puzzles::exercise::{ExerciseId, ExerciseKind};

impl Matches {
    /// The untried puzzle whose rating is nearest to the person's. Leaves out the daily puzzles of these days. With a
    /// tag, only puzzles that have it.
    pub fn next_puzzle(
        &self,
        player: PlayerId,
        game: &str,
        tag: Option<Tag>,
        now: Timestamp,
    ) -> Result<Option<u32>, Refused> {
        let own = self.puzzle_rating(player, game, now)?;
        let mut passed = self.tried(player, game)?;
        passed.append(&mut self.open_dailies(player, game, now)?);
        let wanted = i32::try_from(own.rating).unwrap_or_default();
        let rules = self.puzzle_game(game)?;
        let found = puzzles::nearest_rating(rules, wanted, tag, |number| {
            u32::try_from(number).is_ok_and(|number| passed.contains(&number))
        });
        Ok(found.and_then(|number| u32::try_from(number).ok()))
    }

    /// Whether an exercise is an unfinished daily puzzle of these days, under another id. Practice would give its
    /// solution away.
    pub fn is_kept_for_daily(
        &self,
        player: PlayerId,
        id: &ExerciseId,
        now: Timestamp,
    ) -> Result<bool, Refused> {
        let today = self.today(player, now)?;
        if matches!(id.kind, ExerciseKind::Daily(day) if day.is_near(today)) {
            return Ok(false);
        }
        let Some(number) = self.puzzle_number(id)? else { return Ok(false) };
        let is_kept = self.open_dailies(player, &id.game, now)?.contains(&number);
        Ok(is_kept && !self.exercise_attempt(player, id)?.is_over())
    }

    /// The numbers of the daily puzzles that a person has not finished, from yesterday's to tomorrow's. Each of them
    /// may count for the streak or in a server's table.
    fn open_dailies(
        &self,
        player: PlayerId,
        game: &str,
        now: Timestamp,
    ) -> Result<BTreeSet<u32>, Refused> {
        let today = self.today(player, now)?;
        let mut unfinished = BTreeSet::new();
        for day in [today.previous(), today, today.next()] {
            let id = ExerciseId { game: game.into(), kind: ExerciseKind::Daily(day) };
            if !self.exercise_attempt(player, &id)?.is_over() {
                unfinished.extend(self.puzzle_number(&id)?);
            }
        }
        Ok(unfinished)
    }

    /// The numbers of the puzzles that a person has solved or failed.
    pub(super) fn tried(&self, player: PlayerId, game: &str) -> Result<BTreeSet<u32>, Refused> {
        let mut tried = BTreeSet::new();
        for kind in [ExerciseKind::Puzzle(0), ExerciseKind::Daily(Day(0))] {
            let start = puzzle_keys::attempts(player, game, kind.code());
            for (key, raw) in self.store.scan(&keys::prefix(start.clone()))? {
                let number = key.get(start.len()..).and_then(|bytes| bytes.try_into().ok());
                let Some(kind) = number
                    .and_then(|bytes| ExerciseKind::of(kind.code(), u64::from_be_bytes(bytes)))
                else {
                    continue;
                };
                let is_over =
                    open::<AttemptRow>(&raw).is_ok_and(|row| row.state != AttemptState::Open);
                let id = ExerciseId { game: game.into(), kind };
                tried.extend(self.puzzle_number(&id)?.filter(|_| is_over));
            }
        }
        Ok(tried)
    }
}
