//! `ExerciseId`: the id of a puzzle or a lesson, and how its data is found.

use puzzles::{Exercise, Lesson, Puzzle};
use rules::Game;

use crate::error::Refused;
use crate::ids::MatchId;
use crate::model::puzzles::day::Day;
use crate::service::Matches;

/// The number of bits for a ply, in the number of an own puzzle.
const PLY_BITS: u32 = 16;

/// The id of a puzzle or a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExerciseId {
    /// The game's slug.
    pub game: String,
    /// The kind of the exercise, with its number.
    pub kind: ExerciseKind,
}

/// The kind of an exercise, with its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseKind {
    /// The daily puzzle of a date.
    Daily(Day),
    /// The puzzle with this number.
    Puzzle(u32),
    /// The lesson at this index.
    Lesson(u32),
    /// The position before this ply of a finished match, as a puzzle.
    Own {
        /// The match.
        id: MatchId,
        /// The index of the ply.
        ply: u16,
    },
}

/// The data of an exercise.
#[derive(Clone, Debug)]
pub enum ExerciseSource {
    /// A puzzle of the game.
    Puzzle(&'static Puzzle),
    /// A lesson of the game.
    Lesson(&'static Lesson),
    /// A puzzle made from a finished match.
    Own(Box<Puzzle>),
}

impl ExerciseKind {
    /// A letter for the kind, as keys and button ids have it.
    pub fn code(self) -> u8 {
        match self {
            Self::Daily(_) => b'd',
            Self::Puzzle(_) => b'p',
            Self::Lesson(_) => b'l',
            Self::Own { .. } => b'o',
        }
    }

    /// The number within the kind.
    pub fn number(self) -> u64 {
        match self {
            Self::Daily(day) => day.0.into(),
            Self::Puzzle(number) | Self::Lesson(number) => number.into(),
            Self::Own { id, ply } => id.0 << PLY_BITS | u64::from(ply),
        }
    }

    /// The kind with this [`ExerciseKind::code`] and [`ExerciseKind::number`]. `None` if there is none.
    pub fn of(code: u8, number: u64) -> Option<Self> {
        let small = u32::try_from(number).ok();
        Some(match code {
            b'd' => Self::Daily(Day(small?)),
            b'p' => Self::Puzzle(small?),
            b'l' => Self::Lesson(small?),
            b'o' => Self::Own {
                id: MatchId(number >> PLY_BITS),
                ply: u16::try_from(number & u64::from(u16::MAX)).ok()?,
            },
            _ => return None,
        })
    }

    /// Whether the exercise is a lesson, which allows any number of tries.
    pub fn is_lesson(self) -> bool {
        matches!(self, Self::Lesson(_))
    }
}

impl ExerciseSource {
    /// The exercise to play. `None` if its data is damaged.
    pub fn exercise(&self, game: &'static dyn Game) -> Option<Exercise<'_>> {
        match self {
            Self::Puzzle(puzzle) => Exercise::of_puzzle(game, puzzle),
            Self::Own(puzzle) => Exercise::of_puzzle(game, puzzle),
            Self::Lesson(lesson) => Some(Exercise::of_lesson(game, lesson)),
        }
    }

    /// The puzzle. `None` for a lesson.
    pub fn puzzle(&self) -> Option<&Puzzle> {
        match self {
            Self::Puzzle(puzzle) => Some(puzzle),
            Self::Own(puzzle) => Some(puzzle),
            Self::Lesson(_) => None,
        }
    }
}

impl Matches {
    /// The newest rules of a game, for its puzzles.
    pub fn puzzle_game(&self, game: &str) -> Result<&'static dyn Game, Refused> {
        self.newest_rules(game).ok_or(Refused::UnknownGame)
    }

    /// The number of the game's puzzle that the exercise shows. `None` for a lesson or an own puzzle.
    pub fn puzzle_number(&self, id: &ExerciseId) -> Result<Option<u32>, Refused> {
        Ok(match id.kind {
            ExerciseKind::Puzzle(number) => Some(number),
            ExerciseKind::Daily(day) => {
                let count = puzzles::puzzles(self.puzzle_game(&id.game)?).len();
                let number = puzzles::daily_number(&day.to_string(), &id.game, count);
                number.and_then(|number| u32::try_from(number).ok())
            }
            ExerciseKind::Lesson(_) | ExerciseKind::Own { .. } => None,
        })
    }

    /// The data of an exercise.
    pub fn exercise_source(&self, id: &ExerciseId) -> Result<ExerciseSource, Refused> {
        let game = self.puzzle_game(&id.game)?;
        let found = match id.kind {
            ExerciseKind::Puzzle(_) | ExerciseKind::Daily(_) => self
                .puzzle_number(id)?
                .and_then(|number| puzzles::puzzle(game, number as usize))
                .map(ExerciseSource::Puzzle),
            ExerciseKind::Lesson(number) => {
                puzzles::lessons(game).get(number as usize).map(ExerciseSource::Lesson)
            }
            ExerciseKind::Own { id, ply } => {
                self.own_puzzle(id, ply)?.map(|puzzle| ExerciseSource::Own(Box::new(puzzle)))
            }
        };
        found.ok_or(Refused::NoSuchExercise)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_exercise_kind_is_found_by_its_code_and_number() {
        for kind in [
            ExerciseKind::Daily(Day(20_000)),
            ExerciseKind::Puzzle(7),
            ExerciseKind::Lesson(0),
            ExerciseKind::Own { id: MatchId(999_999_999_999), ply: u16::MAX },
        ] {
            assert_eq!(ExerciseKind::of(kind.code(), kind.number()), Some(kind));
        }
        assert_eq!(ExerciseKind::of(b'x', 1), None);
        assert_eq!(ExerciseKind::of(b'd', u64::MAX), None);
    }
}
