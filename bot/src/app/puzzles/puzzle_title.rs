//! Titles of puzzles.

use matches::{ExerciseId, ExerciseKind};

use crate::app::view::exercise_panel::ExercisePanel;
use crate::app::view::title::game_name_with;
use crate::words::puzzles::PuzzleText;

pub(crate) fn title(id: &ExerciseId, panel: &ExercisePanel<'_>) -> PuzzleText {
    let game = game_name_with(panel.exercise().game(), Some(&panel.exercise().position().options));
    match id.kind {
        ExerciseKind::Daily(day) => PuzzleText::DailyOf { game, day: day.to_string() },
        ExerciseKind::Puzzle(number) | ExerciseKind::Lesson(number) => {
            PuzzleText::Numbered { game, number: number + 1 }
        }
        ExerciseKind::Own { id, .. } => PuzzleText::OfMatch { game, id: id.to_string() },
    }
}
