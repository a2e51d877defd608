//! Lessons: a game in a few steps.

use matches::{AttemptState, ExerciseId, Request};
use rules::Message;

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::PuzzlePress;
use crate::app::puzzles::exercise::open;
use crate::app::puzzles::lesson_text::lesson_id;
use crate::words::puzzles::LessonText;

/// Opens the first unsolved lesson of a game. If no game with lessons has this name, offers the games.
pub(crate) fn learn(app: &App, by: Request, game: &str) -> Result {
    let Some(id) = next_lesson(app, by, game)? else { return Ok(choose_game()) };
    // All lessons are done, so the first one restarts. The others can be reached from there.
    if app.matches().exercise_attempt(by.player, &id)?.state == AttemptState::Solved {
        app.matches().restart_exercise(by, &id)?;
    }
    open(app, by, &id)
}

/// The first lesson of a game that a person has not done, or else the first lesson. `None` if the game has no lessons.
pub(crate) fn next_lesson(app: &App, by: Request, game: &str) -> Result<Option<ExerciseId>> {
    let Some(found) = games::find_by_name(game) else { return Ok(None) };
    let count = u32::try_from(puzzles::lessons(found).len()).unwrap_or_default();
    for number in 0..count {
        let id = lesson_id(found, number);
        if app.matches().exercise_attempt(by.player, &id)?.state != AttemptState::Solved {
            return Ok(Some(id));
        }
    }
    Ok((count > 0).then(|| lesson_id(found, 0)))
}

fn choose_game() -> Answer {
    let learnable = games::on_offer().filter(|game| !puzzles::lessons(*game).is_empty());
    learnable.fold(Answer::say(LessonText::WhichGame), |answer, game| {
        let press = PuzzlePress::Learn { game: game.info().id.into() };
        answer.button(press, Message::plain(game.info().name), Style::Main)
    })
}
