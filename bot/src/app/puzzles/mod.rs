//! Puzzles and lessons: the daily puzzle, more of them by rating or tag, and learning a game step by step.
//!
//! Solving is private, and nothing that is shown before a try depends on the solution. Hints are not offered.

#[cfg(test)]
mod attempt_tests;
pub(crate) mod daily_post;
pub(crate) mod exercise;
mod exercise_choice;
pub(crate) mod exercise_page;
mod exercise_press;
pub(crate) mod first_match;
mod lesson_text;
pub(crate) mod lessons;
mod puzzle_games;
pub(crate) mod puzzle_result;
mod puzzle_title;
pub(crate) mod subjects;
#[cfg(test)]
mod tests;

use matches::Request;

use crate::app::answer::Result;
use crate::app::context::App;
use crate::app::press::{PressContext, PuzzlePress};

pub(crate) use crate::app::puzzles::exercise::open;
pub(crate) use crate::app::puzzles::exercise_choice::{daily, next};

pub(super) fn press(app: &App, by: Request, press: &PuzzlePress, context: &PressContext) -> Result {
    let exercise = match press {
        PuzzlePress::OnPanel { id, .. }
        | PuzzlePress::OnPage(id)
        | PuzzlePress::GiveUp(id)
        | PuzzlePress::Again(id) => Some(id),
        // `Open` checks its exercise by itself, and the other presses name none.
        PuzzlePress::Open(_)
        | PuzzlePress::Daily { .. }
        | PuzzlePress::Next { .. }
        | PuzzlePress::Own
        | PuzzlePress::Learn { .. }
        | PuzzlePress::PlayBeginner { .. } => None,
    };
    if let Some(id) = exercise
        && let Some(refused) = exercise::refusal(app, by, id)?
    {
        return Ok(refused);
    }
    match press {
        PuzzlePress::Open(id) => open(app, by, id),
        PuzzlePress::Daily { game } => daily(app, by, game),
        PuzzlePress::Next { game, tag } => next(app, by, game, *tag),
        PuzzlePress::Own => exercise_choice::own(app, by),
        PuzzlePress::OnPanel { id, mark, action } => {
            let on = exercise_press::PanelPress { id, mark: *mark, action: *action };
            exercise_press::act(app, by, on, context)
        }
        PuzzlePress::OnPage(id) => exercise_page::link(app, by, id, context),
        PuzzlePress::GiveUp(id) => {
            app.matches().give_up_exercise(by, id)?;
            open(app, by, id)
        }
        PuzzlePress::Again(id) => {
            app.matches().restart_exercise(by, id)?;
            open(app, by, id)
        }
        PuzzlePress::Learn { game } => lessons::learn(app, by, game),
        PuzzlePress::PlayBeginner { game } => first_match::begin(app, by, game, context),
    }
}
