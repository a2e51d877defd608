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
    /// The untried puzzle whose rating is nearest to the person's. With a tag, only puzzles that have it.
    pub fn next_puzzle(
        &self,
        player: PlayerId,
        game: &str,
        tag: Option<Tag>,
        now: Timestamp,
    ) -> Result<Option<u32>, Refused> {
        let own = self.puzzle_rating(player, game, now)?;
        let tried = self.tried(player, game)?;
        let wanted = i32::try_from(own.rating).unwrap_or_default();
        let rules = self.puzzle_game(game)?;
        let found = puzzles::nearest_rating(rules, wanted, tag, |number| {
            u32::try_from(number).is_ok_and(|number| tried.contains(&number))
        });
        Ok(found.and_then(|number| u32::try_from(number).ok()))
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
