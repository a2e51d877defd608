//! The texts of a lesson: its task, why a move is wrong, and the praise at its end.

use matches::{ExerciseId, ExerciseKind, ExerciseSource, Refused};
use puzzles::Lesson;
use rules::{Game, Message};

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{GamePage, HelpPress, PuzzlePress};
use crate::app::view::exercise_panel::ExercisePanel;
use crate::words::common::Label;
use crate::words::puzzles::LessonText;

/// The first lines of an open lesson.
pub(super) fn heading(app: &App, id: &ExerciseId) -> Result {
    let (game, lesson) = lesson(app, id)?;
    Ok(Answer::say(step(game, id)).line(lesson.sentence(&id.game)))
}

/// The line with the number of this lesson, and the number of lessons of the game.
fn step(game: &dyn Game, id: &ExerciseId) -> LessonText {
    let (name, count) = (Message::plain(game.info().name), puzzles::lessons(game).len());
    let number = usize::try_from(id.kind.number()).unwrap_or_default() + 1;
    LessonText::Step { game: name, number, count }
}

/// The reason why a move is wrong, after `done` right moves.
pub(super) fn why_wrong(app: &App, id: &ExerciseId, mv: &str, done: usize) -> Result<Message> {
    let (_, lesson) = lesson(app, id)?;
    let why = lesson.why_wrong(&id.game, mv);
    Ok(if lesson.wants_later(done, mv) { LessonText::Later { why }.into() } else { why })
}

/// The answer to a finished lesson, with a button to the next lesson. After the last lesson, the button begins a match.
pub(super) fn done(app: &App, id: &ExerciseId, panel: &ExercisePanel<'_>) -> Result {
    let (game, lesson) = lesson(app, id)?;
    let number = u32::try_from(id.kind.number()).unwrap_or_default() + 1;
    let answer = Answer::say(step(game, id))
        .line(lesson.praise(&id.game))
        .lines(panel.replies())
        .show(panel.pictures())
        .retry_with(PuzzlePress::Open(id.clone()));
    let again = PuzzlePress::Again(id.clone());
    if (number as usize) < puzzles::lessons(game).len() {
        return Ok(answer
            .button(PuzzlePress::Open(lesson_id(game, number)), LessonText::Next, Style::Main)
            .button(again, LessonText::Again, Style::Plain));
    }
    let (slug, rules) = (id.game.clone(), GamePage { game: id.game.clone(), index: 0 });
    Ok(answer
        .line(LessonText::LastStep)
        .button(PuzzlePress::PlayBeginner { game: slug }, LessonText::PlayLevel1, Style::Agree)
        .button(HelpPress::Rules(rules), Label::Rules, Style::Plain)
        .button(again, LessonText::Again, Style::Plain))
}

/// The lesson of a game with this number, from 0.
pub(super) fn lesson_id(game: &dyn Game, number: u32) -> ExerciseId {
    ExerciseId { game: game.info().id.into(), kind: ExerciseKind::Lesson(number) }
}

/// The lesson before this one. `None` for the first lesson, and for puzzles.
pub(super) fn previous(id: &ExerciseId) -> Option<ExerciseId> {
    let ExerciseKind::Lesson(number) = id.kind else { return None };
    let kind = ExerciseKind::Lesson(number.checked_sub(1)?);
    Some(ExerciseId { kind, ..id.clone() })
}

fn lesson(app: &App, id: &ExerciseId) -> Result<(&'static dyn Game, &'static Lesson)> {
    let game = app.matches().puzzle_game(&id.game)?;
    match app.matches().exercise_source(id)? {
        ExerciseSource::Lesson(lesson) => Ok((game, lesson)),
        ExerciseSource::Puzzle(_) | ExerciseSource::Own(_) => Err(Refused::NoSuchExercise),
    }
}
