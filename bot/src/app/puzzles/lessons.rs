//! Lessons: a game in a few steps.

use matches::{AttemptState, Request};
use rules::Message;

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::PuzzlePress;
use crate::app::puzzles::exercise::open;
use crate::app::puzzles::lesson_text::lesson_id;
use crate::words::puzzles::LessonText;

/// Opens the first unsolved lesson of a game. If no game with lessons has this name, offers the games.
pub(crate) fn learn(app: &App, by: Request, game: &str) -> Result {
    let Some(found) = games::find_by_name(game) else { return Ok(choose_game()) };
    let count = puzzles::lessons(found).len();
    for number in 0..u32::try_from(count).unwrap_or_default() {
        let id = lesson_id(found, number);
        if app.matches().exercise_attempt(by.player, &id)?.state != AttemptState::Solved {
            return open(app, by, &id);
        }
    }
    if count == 0 {
        return Ok(choose_game());
    }
    // All are done, so the first one restarts. The others can be reached from there.
    let first = lesson_id(found, 0);
    app.matches().restart_exercise(by, &first)?;
    open(app, by, &first)
}

fn choose_game() -> Answer {
    let learnable = games::on_offer().filter(|game| !puzzles::lessons(*game).is_empty());
    learnable.fold(Answer::say(LessonText::WhichGame), |answer, game| {
        let press = PuzzlePress::Learn { game: game.info().id.into() };
        answer.button(press, Message::plain(game.info().name), Style::Main)
    })
}
