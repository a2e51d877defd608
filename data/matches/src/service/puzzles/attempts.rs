//! `Attempt`: a person's attempt at a puzzle or lesson, and its tries.

use puzzles::{Exercise, Trail, Verdict};

use crate::codec::{Stored, seal};
use crate::error::Refused;
use crate::ids::{Key, PlayerId};
use crate::model::puzzles::attempt::{AttemptState, after_wrong};
use crate::puzzle_keys;
use crate::puzzle_rows::AttemptRow;
use crate::service::Matches;
use crate::service::Request;
use crate::service::puzzles::exercise::ExerciseId;
use crate::service::retry::until_first;
use store::Batch;

/// The maximum number of bytes of a draft's steps.
const DRAFT_BYTES: usize = 1_000;

/// The maximum number of plies of an attempt. A lesson or turn may go on for long.
const MOST_MOVES: usize = 60;

/// A person's attempt at a puzzle or lesson.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attempt {
    /// The right moves so far.
    pub trail: Trail,
    /// The number of wrong tries.
    pub wrong: u8,
    /// The state of the attempt.
    pub state: AttemptState,
    /// The choices of the unfinished move.
    pub draft: Vec<String>,
    /// The request whose answer shows these choices.
    pub mark: Option<Key>,
}

/// The outcome of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryOutcome {
    /// The move is right, or keeps the turn that must win, but more moves are needed.
    Right,
    /// The move is right, and solves the exercise.
    Solved,
    /// The move is legal, but wrong.
    Wrong,
    /// The move is illegal, or the attempt is over. Nothing has changed.
    Nothing,
}

/// The outcome of a try, and the attempt after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Try {
    /// The outcome of the move.
    pub outcome: TryOutcome,
    /// The attempt after the move.
    pub attempt: Attempt,
}

/// A move to try.
#[derive(Clone, Copy, Debug)]
pub struct TriedMove<'a> {
    /// The text of the move, as typed or chosen.
    pub text: &'a str,
    /// The server in whose table a daily puzzle counts.
    pub server: Option<u64>,
}

impl Attempt {
    /// Whether the attempt is solved or failed.
    pub fn is_over(&self) -> bool {
        self.state != AttemptState::Open
    }
}

impl From<&AttemptRow> for Attempt {
    fn from(row: &AttemptRow) -> Self {
        let AttemptRow { moves, wrong, state, draft, mark, .. } = row.clone();
        Self { trail: Trail { moves }, wrong, state, draft, mark }
    }
}

impl Matches {
    /// A person's attempt at an exercise, or a new one if they have not tried it.
    pub fn exercise_attempt(&self, player: PlayerId, id: &ExerciseId) -> Result<Attempt, Refused> {
        let (_, mut row) = self.attempt_row(player, id)?;
        // Most rows have no moves, or are over. The others cost a replay.
        if row.state == AttemptState::Open
            && !row.moves.is_empty()
            && let Ok(source) = self.exercise_source(id)
            && let Some(exercise) = source.exercise(self.puzzle_game(&id.game)?)
        {
            remove_outdated_moves(&exercise, &mut row);
        }
        Ok(Attempt::from(&row))
    }

    /// Stores the choices of an unfinished move, and the request whose answer shows them.
    pub fn keep_exercise_draft(
        &self,
        player: PlayerId,
        id: &ExerciseId,
        draft: &[String],
        mark: Key,
    ) -> Result<(), Refused> {
        if draft.iter().map(|step| step.len() + 1).sum::<usize>() > DRAFT_BYTES {
            return Err(Refused::TooLong);
        }
        self.change_attempt(player, id, |row, _| {
            row.draft = draft.to_vec();
            row.mark = Some(mark);
            Ok(())
        })
        .map(drop)
    }

    /// Stores the server in whose table an open puzzle counts if it is solved elsewhere, as on the web page.
    pub fn note_puzzle_server(
        &self,
        player: PlayerId,
        id: &ExerciseId,
        server: u64,
    ) -> Result<(), Refused> {
        self.change_attempt(player, id, |row, _| {
            if row.state == AttemptState::Open {
                row.server = Some(server);
            }
            Ok(())
        })
        .map(drop)
    }

    /// Restarts an open attempt, or a lesson, from its first position. Wrong tries stay counted.
    pub fn restart_exercise(&self, by: Request, id: &ExerciseId) -> Result<Attempt, Refused> {
        let row = self.change_attempt(by.player, id, |row, _| {
            if row.state == AttemptState::Open || id.kind.is_lesson() {
                (row.moves, row.draft) = (Vec::new(), Vec::new());
                row.state = AttemptState::Open;
            }
            Ok(())
        })?;
        Ok(Attempt::from(&row))
    }

    /// Gives up an open attempt at a puzzle.
    pub fn give_up_exercise(&self, by: Request, id: &ExerciseId) -> Result<Attempt, Refused> {
        let row = self.change_attempt(by.player, id, |row, batch| {
            if row.state == AttemptState::Open && !id.kind.is_lesson() {
                row.state = AttemptState::Failed;
                (row.at, row.key) = (by.now, Some(by.key));
                self.conclude(batch, by, id, row)?;
            }
            Ok(())
        })?;
        Ok(Attempt::from(&row))
    }

    /// Whether this request has made the last counted try, or given up.
    pub fn is_last_try(&self, by: Request, id: &ExerciseId) -> Result<bool, Refused> {
        Ok(self.attempt_row(by.player, id)?.1.key == Some(by.key))
    }

    /// Tries a move. A repeated request counts once.
    pub fn try_exercise(
        &self,
        by: Request,
        id: &ExerciseId,
        tried: TriedMove<'_>,
    ) -> Result<Try, Refused> {
        let source = self.exercise_source(id)?;
        let game = self.puzzle_game(&id.game)?;
        let exercise = source.exercise(game).ok_or(Refused::NoSuchExercise)?;
        let mut outcome = TryOutcome::Nothing;
        let row = self.change_attempt(by.player, id, |row, batch| {
            outcome = TryOutcome::Nothing;
            if row.key == Some(by.key) {
                // The request was delivered twice, and gets the same answer.
                outcome = repeated(row);
                return Ok(());
            }
            remove_outdated_moves(&exercise, row);
            if row.state != AttemptState::Open || row.moves.len() >= MOST_MOVES {
                return Ok(());
            }
            outcome = judge(&exercise, row, tried.text, id.kind.is_lesson());
            if outcome == TryOutcome::Nothing {
                return Ok(());
            }
            (row.at, row.key, row.draft) = (by.now, Some(by.key), Vec::new());
            row.is_wrong = outcome == TryOutcome::Wrong;
            row.server = tried.server.or(row.server);
            match row.state {
                AttemptState::Open => Ok(()),
                AttemptState::Solved | AttemptState::Failed => self.conclude(batch, by, id, row),
            }
        })?;
        Ok(Try { outcome, attempt: Attempt::from(&row) })
    }

    fn attempt_row(
        &self,
        player: PlayerId,
        id: &ExerciseId,
    ) -> Result<(Option<Vec<u8>>, AttemptRow), Refused> {
        self.read_row(puzzle_keys::attempt(player, &id.game, id.kind.code(), id.kind.number()))
    }

    /// The record of a key, with its bytes. A missing or damaged row counts as the default.
    pub(super) fn read_row<R: Stored + Default>(
        &self,
        key: Vec<u8>,
    ) -> Result<(Option<Vec<u8>>, R), Refused> {
        self.check_not_newer::<R>(&key)?;
        let (raw, row) = self.row_with_bytes(key)?;
        Ok((raw, row.unwrap_or_default()))
    }

    /// Changes an attempt, and all that follows from it, in one commit. If another commit comes first, all of it is
    /// repeated.
    fn change_attempt(
        &self,
        player: PlayerId,
        id: &ExerciseId,
        mut change: impl FnMut(&mut AttemptRow, &mut Batch) -> Result<(), Refused>,
    ) -> Result<AttemptRow, Refused> {
        let key = puzzle_keys::attempt(player, &id.game, id.kind.code(), id.kind.number());
        until_first(|| {
            let (raw, before) = self.attempt_row(player, id)?;
            let (mut row, mut batch) = (before.clone(), Batch::default());
            change(&mut row, &mut batch)?;
            if row == before {
                return Ok(Some(row));
            }
            batch.replace(key.clone(), raw, seal(&row));
            Ok(self.commit_first(batch)?.map(|()| row))
        })
    }
}

/// Restarts an open attempt whose moves don't fit its exercise, which has changed.
fn remove_outdated_moves(exercise: &Exercise<'_>, row: &mut AttemptRow) {
    let trail = Trail { moves: row.moves.clone() };
    if row.state == AttemptState::Open && !exercise.goes_on_after(&trail) {
        row.moves.clear();
    }
}

fn judge(exercise: &Exercise<'_>, row: &mut AttemptRow, mv: &str, is_lesson: bool) -> TryOutcome {
    let trail = Trail { moves: row.moves.clone() };
    match exercise.judge(&trail, mv) {
        Verdict::Right { trail, is_done } => {
            row.moves = trail.moves;
            row.state = if is_done { AttemptState::Solved } else { AttemptState::Open };
            if is_done { TryOutcome::Solved } else { TryOutcome::Right }
        }
        Verdict::Wrong(trail) => {
            row.moves = trail.moves;
            row.wrong = row.wrong.saturating_add(1);
            row.state = after_wrong(row.wrong, is_lesson);
            TryOutcome::Wrong
        }
        Verdict::Illegal => TryOutcome::Nothing,
    }
}

/// The outcome of the last try, for a repeated request.
fn repeated(row: &AttemptRow) -> TryOutcome {
    match row.state {
        AttemptState::Solved => TryOutcome::Solved,
        AttemptState::Failed => TryOutcome::Wrong,
        AttemptState::Open if row.is_wrong => TryOutcome::Wrong,
        AttemptState::Open => TryOutcome::Right,
    }
}
