//! An open puzzle or lesson on its panel.

use matches::{Attempt, Day, ExerciseId, ExerciseKind, PUZZLE_TRIES, Refused, Request};
use puzzles::Goal;

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::PuzzlePress;
use crate::app::puzzles::puzzle_title::title;
use crate::app::puzzles::{lesson_text, puzzle_result};
use crate::app::view::exercise_panel::ExercisePanel;
use crate::words::puzzles::{LessonText, PuzzleText};
use crate::words::web::WebText;

/// The days for which a daily puzzle can still be begun. Each attempt is stored, so there must be a limit.
const OPEN_DAYS: u32 = 60;

/// Refuses a daily puzzle too early or too late, and puzzles from other people's matches.
///
/// A button proves nothing, so every press checks this first.
pub(crate) fn refusal(app: &App, by: Request, id: &ExerciseId) -> Result<Option<Answer>> {
    // The date has not begun in any time zone yet.
    if let ExerciseKind::Daily(day) = id.kind
        && day > Day::latest(by.now)
    {
        return Ok(Some(Answer::say(PuzzleText::NotYet)));
    }
    if let ExerciseKind::Daily(day) = id.kind
        && day.0.saturating_add(OPEN_DAYS) < Day::latest(by.now).0
        && app.matches().exercise_attempt(by.player, id)? == Attempt::default()
    {
        return Err(Refused::NoSuchExercise);
    }
    if app.matches().is_kept_for_daily(by.player, id, by.now)? {
        return Ok(Some(Answer::say(PuzzleText::NotYet)));
    }
    if let ExerciseKind::Own { id, .. } = id.kind
        && app.matches().view(id)?.head().seat_of(by.player).is_none()
    {
        return Err(Refused::NotAPlayer(id));
    }
    // Fails if there is no such exercise.
    app.matches().exercise_source(id)?;
    Ok(None)
}

/// Shows a puzzle or a lesson where the person left it.
pub(crate) fn open(app: &App, by: Request, id: &ExerciseId) -> Result {
    if let Some(refused) = refusal(app, by, id)? {
        return Ok(refused);
    }
    let source = app.matches().exercise_source(id)?;
    let panel = ExercisePanel::new(app.board_view(), id, &source, by.player)?;
    if panel.attempt().is_over() {
        return puzzle_result::show(app, by, id, &source, &panel);
    }
    let answer = heading(app, by, &panel)?;
    Ok(with_ways_out(app, panel.show(answer, &panel.kept_draft(), by)?, &panel))
}

/// The first lines of an open puzzle or lesson.
pub(super) fn heading(app: &App, by: Request, panel: &ExercisePanel<'_>) -> Result {
    let id = panel.id();
    if id.kind.is_lesson() {
        return lesson_text::heading(app, id);
    }
    let left = PUZZLE_TRIES.saturating_sub(panel.attempt().wrong);
    let task = match (panel.exercise().goal(), panel.exercise().moves()) {
        (Goal::Turn, _) => PuzzleText::WinThisTurn { side: panel.side() },
        (Goal::Win, _) if matches!(id.kind, ExerciseKind::Own { .. }) => {
            PuzzleText::FindBetter { side: panel.side() }
        }
        (Goal::Win, moves) => PuzzleText::FindMoves { side: panel.side(), moves },
    };
    let streak = match id.kind {
        ExerciseKind::Daily(_) => puzzle_result::streak_line(app, by)?,
        ExerciseKind::Puzzle(_) | ExerciseKind::Lesson(_) | ExerciseKind::Own { .. } => None,
    };
    let left = PuzzleText::TriesLeft { left: left.into() };
    Ok(Answer::say(title(id, panel)).line(task).line(left).lines(streak))
}

/// Adds the buttons of an open puzzle or lesson: restart, give up, previous lesson, and web page.
pub(super) fn with_ways_out(app: &App, answer: Answer, panel: &ExercisePanel<'_>) -> Answer {
    let id = panel.id();
    let answer = answer
        .when(!panel.attempt().trail.moves.is_empty(), |answer| {
            answer.button(PuzzlePress::Again(id.clone()), PuzzleText::Again, Style::Plain)
        })
        .when(!id.kind.is_lesson(), |answer| {
            answer.button(PuzzlePress::GiveUp(id.clone()), PuzzleText::GiveUp, Style::Grave)
        });
    let answer = match lesson_text::previous(id) {
        Some(previous) => {
            answer.button(PuzzlePress::Open(previous), LessonText::Previous, Style::Plain)
        }
        None => answer,
    };
    with_page(app, answer, id)
}

/// Adds the button that opens the exercise on the web page, if this program serves one.
fn with_page(app: &App, answer: Answer, id: &ExerciseId) -> Answer {
    answer.when(app.web_links().is_some(), |answer| {
        answer.button(PuzzlePress::OnPage(id.clone()), WebText::OpenTheBoard, Style::Plain)
    })
}
