//! The result of a puzzle: squares without spoilers, the explanation and the line, the streak and the rating.

use matches::{
    Attempt, AttemptState, ExerciseId, ExerciseKind, ExerciseSource, PUZZLE_TRIES, Request,
};
use puzzles::{Puzzle, Trail};
use rules::{Arg, Join, Message};

use crate::app::answer::args::mention;
use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{Press, PuzzlePress};
use crate::app::puzzles::lesson_text;
use crate::app::puzzles::puzzle_title::title;
use crate::app::view::exercise_panel::ExercisePanel;
use crate::words::puzzles::PuzzleText;

/// Shows the result of a puzzle or a lesson to its person.
pub(super) fn show(
    app: &App,
    by: Request,
    id: &ExerciseId,
    source: &ExerciseSource,
    panel: &ExercisePanel<'_>,
) -> Result {
    let Some(puzzle) = source.puzzle() else { return lesson_text::done(app, id, panel) };
    let attempt = panel.attempt();
    let tries = u32::from(attempt.wrong) + 1;
    let outcome = match attempt.state {
        AttemptState::Solved => PuzzleText::Solved { tries },
        AttemptState::Failed | AttemptState::Open => PuzzleText::Failed,
    };
    let pictures = match last_table(panel, puzzle) {
        Some(table) => panel.pictures_after(table.as_ref()),
        None => panel.pictures(),
    };
    let mut answer = Answer::say(title(id, panel))
        .line(outcome)
        .line(PuzzleText::Squares { squares: squares(attempt) })
        .line(PuzzleText::Line { moves: Arg::list(Join::Dots, puzzle.shown_line()) })
        .lines(puzzle.why.clone().map(|why| PuzzleText::Why { why }))
        .show(pictures)
        .retry_with(PuzzlePress::Open(id.clone()));
    if matches!(id.kind, ExerciseKind::Daily(_)) {
        answer = answer.lines(streak_line(app, by)?).button(
            Press::SharePuzzle(id.clone()),
            PuzzleText::Share,
            Style::Main,
        );
    }
    if matches!(id.kind, ExerciseKind::Own { .. }) {
        return Ok(answer.button(PuzzlePress::Own, PuzzleText::Next, Style::Main));
    }
    let rating = app.matches().puzzle_rating(by.player, &id.game, by.now)?;
    let next = PuzzlePress::Next { game: id.game.clone(), tag: None };
    Ok(answer.line(PuzzleText::Rating { rating: rating.rating, tried: rating.tried }).button(
        next,
        PuzzleText::Next,
        Style::Plain,
    ))
}

/// The public message that shares a daily puzzle's result. `Err` is a private reply: the puzzle isn't finished.
pub(crate) fn share_result(
    app: &App,
    by: Request,
    id: &ExerciseId,
) -> Result<Result<Answer, Answer>> {
    let attempt = app.matches().exercise_attempt(by.player, id)?;
    let (ExerciseKind::Daily(day), true) = (id.kind, attempt.is_over()) else {
        return Ok(Err(Answer::say(PuzzleText::NotDone)));
    };
    let game = Message::plain(app.matches().puzzle_game(&id.game)?.info().name);
    let streak = app.matches().streak(by.player, by.now)?.length;
    let (player, day) = (mention(by.player), day.to_string());
    let shared = PuzzleText::Shared { player, game, day, squares: squares(&attempt), streak };
    let press = PuzzlePress::Open(id.clone());
    Ok(Ok(Answer::say(shared).button(press, PuzzleText::TryIt, Style::Main)))
}

/// The line about the person's streak. `None` if they have none.
pub(super) fn streak_line(app: &App, by: Request) -> Result<Option<PuzzleText>> {
    let streak = app.matches().streak(by.player, by.now)?;
    let freeze = if streak.can_freeze { "yes" } else { "no" };
    let (length, longest) = (streak.length, streak.longest);
    Ok((length > 0).then_some(PuzzleText::Streak { length, longest, freeze }))
}

/// A red square for each wrong try, and a last one: green for the solution, black without it.
pub(super) fn squares(attempt: &Attempt) -> String {
    let wrong = usize::from(attempt.wrong.min(PUZZLE_TRIES));
    let last = match attempt.state {
        AttemptState::Solved => "🟩",
        AttemptState::Failed => "⬛",
        AttemptState::Open => "",
    };
    "🟥".repeat(wrong) + last
}

/// The table after the shown solution. `None` if the solution can't be replayed.
pub(super) fn last_table(
    panel: &ExercisePanel<'_>,
    puzzle: &Puzzle,
) -> Option<Box<dyn rules::Table>> {
    let seat = puzzle.seat;
    let mut table = panel.table_after(&Trail::default())?;
    for mv in puzzle.shown_line() {
        let rules::Status::ToMove(seats) = table.status() else { break };
        let mover = if seats.contains(seat) { seat } else { seats.iter().next()? };
        table.play(mover, mv).ok()?;
    }
    Some(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(wrong: u8, state: AttemptState, expected: &str) {
        assert_eq!(squares(&Attempt { wrong, state, ..Attempt::default() }), expected);
    }

    #[test]
    fn result_squares_show_only_tries_and_outcome() {
        check(0, AttemptState::Solved, "🟩");
        check(2, AttemptState::Solved, "🟥🟥🟩");
        check(3, AttemptState::Failed, "🟥🟥🟥⬛");
        check(1, AttemptState::Failed, "🟥⬛");
        check(1, AttemptState::Open, "🟥");
    }
}
