//! The export and the erasure of a person's puzzle data.

use serde_json::{Value, json};

use crate::codec::open;
use crate::error::Refused;
use crate::ids::PlayerId;
use crate::keys;
use crate::keys::Table;
use crate::puzzle_keys;
use crate::puzzle_rows::{AttemptRow, PuzzlerRow};
use crate::service::Matches;
use crate::service::puzzles::exercise::ExerciseKind;
use store::Batch;

/// The parts of an attempt's key after the person.
struct AttemptKey {
    game: String,
    kind: ExerciseKind,
}

impl AttemptKey {
    fn read(key: &[u8]) -> Option<Self> {
        let rest = key.get(9..)?;
        let end = rest.iter().position(|byte| *byte == 0)?;
        let game = String::from_utf8(rest[..end].to_vec()).ok()?;
        let number = u64::from_be_bytes(rest.get(end + 2..)?.try_into().ok()?);
        Some(Self { game, kind: ExerciseKind::of(rest[end + 1], number)? })
    }
}

impl Matches {
    /// The number of puzzles and lessons with an attempt of this person.
    pub(crate) fn count_attempts(&self, player: PlayerId) -> Result<usize, Refused> {
        Ok(self.store.scan(&Table::Attempt.under(&[player.0]))?.len())
    }

    /// A person's attempts, puzzle ratings and streak, as JSON for their export.
    pub(crate) fn own_puzzles(&self, player: PlayerId) -> Result<Value, Refused> {
        let rows = self.store.scan(&Table::Attempt.under(&[player.0]))?;
        let attempts = rows.iter().filter_map(|(key, raw)| {
            let (AttemptKey { game, kind }, row) = (AttemptKey::read(key)?, open(raw).ok()?);
            let AttemptRow { moves, wrong, state, server, at, .. } = row;
            let (what, number) = match kind {
                ExerciseKind::Daily(day) => ("daily", day.to_string()),
                ExerciseKind::Puzzle(number) => ("puzzle", number.to_string()),
                ExerciseKind::Lesson(number) => ("lesson", number.to_string()),
                ExerciseKind::Own { id, ply } => ("own_match", format!("{id} {ply}")),
            };
            Some(json!({
                "game": game, "what": what, "number": number, "moves": moves, "wrong": wrong,
                "state": state, "server": server.map(|id| id.to_string()), "at_ms": at,
            }))
        });
        let attempts: Vec<_> = attempts.collect();
        let (_, puzzler) = self.read_row::<PuzzlerRow>(keys::puzzler(player))?;
        let ratings = puzzler.ratings.iter().map(|own| {
            json!({
                "game": own.game, "rating": own.rating.rating as f64 / 1e3,
                "tried": own.tried, "solved": own.solved,
            })
        });
        Ok(json!({
            "attempts": attempts,
            "ratings": ratings.collect::<Vec<_>>(),
            "streak": {
                "last_day": puzzler.streak.last.map(|day| day.to_string()),
                "length": puzzler.streak.length,
                "longest": puzzler.streak.longest,
                "frozen_day": puzzler.streak.frozen.map(|day| day.to_string()),
            },
        }))
    }

    /// Removes a person's attempts, streak and ratings, and their points in the tables of servers.
    pub(crate) fn forget_puzzles(
        &self,
        player: PlayerId,
        batch: &mut Batch,
    ) -> Result<(), Refused> {
        for (key, raw) in self.store.scan(&Table::Attempt.under(&[player.0]))? {
            let server = open::<AttemptRow>(&raw).ok().and_then(|row| row.server);
            if let (Some(AttemptKey { game, kind: ExerciseKind::Daily(day) }), Some(server)) =
                (AttemptKey::read(&key), server)
            {
                batch.remove(puzzle_keys::daily_points(server, day, player, &game));
            }
            batch.remove(key);
        }
        batch.remove(keys::puzzler(player));
        Ok(())
    }
}
