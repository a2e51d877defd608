//! Puzzles and lessons: the daily puzzle, more of them by rating or tag, and learning a game step by step.
//!
//! Solving is private, and nothing that is shown before a try depends on the solution. Hints are not offered.

pub(crate) mod daily_post;
mod exercise_press;
pub(crate) mod lessons;
pub(crate) mod puzzle_result;
#[cfg(test)]
mod tests;

use matches::{ExerciseId, ExerciseKind, PUZZLE_TRIES, Refused, Request};
use puzzles::{Goal, Tag};
use rules::{Game, Message};

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{PressContext, PuzzlePress};
use crate::app::view::exercise_panel::ExercisePanel;
use crate::app::view::title::game_name_with;
use crate::words::puzzles::PuzzleText;

/// Handles a press of this feature.
pub(super) fn press(app: &App, by: Request, press: &PuzzlePress, context: &PressContext) -> Result {
    match press {
        PuzzlePress::Open(id) => open(app, by, id),
        PuzzlePress::Daily { game } => daily(app, by, game),
        PuzzlePress::Next { game, tag } => next(app, by, game, *tag),
        PuzzlePress::Own => own(app, by),
        PuzzlePress::OnPanel { id, mark, action } => {
            let on = exercise_press::PanelPress { id, mark: *mark, action: *action };
            exercise_press::act(app, by, on, context)
        }
        PuzzlePress::GiveUp(id) => {
            app.matches().give_up_exercise(by, id)?;
            open(app, by, id)
        }
        PuzzlePress::Again(id) => {
            app.matches().restart_exercise(by, id)?;
            open(app, by, id)
        }
        PuzzlePress::Learn { game } => lessons::learn(app, by, game),
        PuzzlePress::PlayBeginner { game } => lessons::play_beginner(app, by, game, context),
    }
}

/// Shows a puzzle or a lesson where the person left it.
pub(crate) fn open(app: &App, by: Request, id: &ExerciseId) -> Result {
    if let ExerciseKind::Daily(day) = id.kind
        && day > app.matches().today(by.player, by.now)?.next()
    {
        // No clock of the world shows that date yet.
        return Ok(Answer::say(PuzzleText::NotYet));
    }
    if let ExerciseKind::Own { id, .. } = id.kind
        && app.matches().view(id)?.seat_of_player(by.player).is_err()
    {
        return Err(Refused::NotAPlayer(id));
    }
    let source = app.matches().exercise_source(id)?;
    let panel = ExercisePanel::new(app.board_view(), id, &source, by.player)?;
    if panel.attempt().is_over() {
        return puzzle_result::show(app, by, id, &source, &panel);
    }
    let answer = heading(app, id, &panel)?;
    with_ways_out(panel.show(answer, &panel.kept_draft(), by)?, id)
}

/// Today's puzzle of a game, or the choice among games.
pub(crate) fn daily(app: &App, by: Request, game: &str) -> Result {
    let Some(found) = find(game) else { return choose_daily(app, by) };
    let day = app.matches().today(by.player, by.now)?;
    open(app, by, &ExerciseId { game: found.info().id.into(), kind: ExerciseKind::Daily(day) })
}

/// The daily puzzles of all games, with the person's streak.
pub(crate) fn choose_daily(app: &App, by: Request) -> Result {
    let day = app.matches().today(by.player, by.now)?;
    let mut answer = Answer::say(PuzzleText::DailyTitle { day: day.to_string() })
        .lines(puzzle_result::streak_line(app, by)?);
    for game in offered() {
        let id = ExerciseId { game: game.info().id.into(), kind: ExerciseKind::Daily(day) };
        let attempt = app.matches().exercise_attempt(by.player, &id)?;
        let name = Message::plain(game.info().name);
        let squares = puzzle_result::squares(&attempt);
        answer = match attempt.is_over() {
            true => answer.line(PuzzleText::DailyDone { game: name.clone(), squares }),
            false => answer.line(PuzzleText::DailyOpen { game: name.clone() }),
        };
        let style = if attempt.is_over() { Style::Plain } else { Style::Main };
        answer = answer.button(PuzzlePress::Open(id), name, style);
    }
    Ok(answer)
}

/// An untried puzzle near the person's rating, perhaps with a tag.
pub(crate) fn next(app: &App, by: Request, game: &str, tag: Option<Tag>) -> Result {
    let Some(found) = find(game) else { return Ok(choose_game()) };
    let game = found.info().id;
    match app.matches().next_puzzle(by.player, game, tag, by.now)? {
        Some(number) => {
            open(app, by, &ExerciseId { game: game.into(), kind: ExerciseKind::Puzzle(number) })
        }
        None => Ok(Answer::say(PuzzleText::NoneLeft { game: Message::plain(found.info().name) })),
    }
}

/// A position of one of the person's own matches that they have not tried.
fn own(app: &App, by: Request) -> Result {
    for id in app.matches().own_exercises(by.player)? {
        if !app.matches().exercise_attempt(by.player, &id)?.is_over() {
            return open(app, by, &id);
        }
    }
    Ok(Answer::say(PuzzleText::NoOwn))
}

fn choose_game() -> Answer {
    let answer = Answer::say(PuzzleText::WhichGame);
    let answer = offered().fold(answer, |answer, game| {
        let press = PuzzlePress::Next { game: game.info().id.into(), tag: None };
        answer.button(press, Message::plain(game.info().name), Style::Main)
    });
    answer.button(PuzzlePress::Own, PuzzleText::OwnGames, Style::Plain)
}

/// The games with puzzles.
pub(crate) fn offered() -> impl Iterator<Item = &'static dyn Game> {
    games::on_offer().filter(|game| !puzzles::puzzles(*game).is_empty())
}

/// The game with this name or slug.
pub(crate) fn find(named: &str) -> Option<&'static dyn Game> {
    let word = named.trim().to_lowercase().split_whitespace().collect::<Vec<_>>().join("-");
    games::find_by_name(&word)
}

/// The first lines of an open puzzle or lesson.
fn heading(app: &App, id: &ExerciseId, panel: &ExercisePanel<'_>) -> Result {
    if id.kind.is_lesson() {
        return lessons::heading(app, id);
    }
    let left = PUZZLE_TRIES.saturating_sub(panel.attempt().wrong);
    let task = match (panel.exercise().goal(), panel.exercise().moves()) {
        (Goal::Turn, _) => PuzzleText::WinThisTurn { side: panel.side() },
        (Goal::Win, _) if matches!(id.kind, ExerciseKind::Own { .. }) => {
            PuzzleText::FindBetter { side: panel.side() }
        }
        (Goal::Win, moves) => PuzzleText::FindMoves { side: panel.side(), moves },
    };
    Ok(Answer::say(title(id, panel)).line(task).line(PuzzleText::TriesLeft { left: left.into() }))
}

/// The title of a puzzle.
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

/// Adds the buttons that leave an open puzzle.
fn with_ways_out(answer: Answer, id: &ExerciseId) -> Result {
    if id.kind.is_lesson() {
        return Ok(answer.button(PuzzlePress::Again(id.clone()), PuzzleText::Again, Style::Plain));
    }
    Ok(answer.button(PuzzlePress::Again(id.clone()), PuzzleText::Again, Style::Plain).button(
        PuzzlePress::GiveUp(id.clone()),
        PuzzleText::GiveUp,
        Style::Grave,
    ))
}
