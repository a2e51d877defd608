//! An exercise on the web page: its sentences, the answer to a try, and the next exercise.

use matches::{
    Attempt, ExerciseId, ExerciseKind, ExerciseSource, Refused, Request, TriedMove, TryOutcome,
};
use rules::{Message, Table};

use crate::app::answer::{Answer, Result, Style};
use crate::app::context::App;
use crate::app::press::{PressContext, PuzzlePress};
use crate::app::puzzles::exercise::heading;
use crate::app::puzzles::exercise_choice::next_own;
use crate::app::puzzles::exercise_press::verdict;
use crate::app::puzzles::lesson_text::lesson_id;
use crate::app::puzzles::puzzle_games::offered;
use crate::app::puzzles::{first_match, puzzle_result};
use crate::app::view::exercise_panel::ExercisePanel;
use crate::words::common::Label;
use crate::words::puzzles::PuzzleText;
use crate::words::web::WebText;

/// Gives a person a link to the page of an exercise. A daily puzzle then counts in the table of this server.
pub(super) fn link(app: &App, by: Request, id: &ExerciseId, context: &PressContext) -> Result {
    let Some(links) = app.web_links() else { return Ok(Answer::say(WebText::NoPage)) };
    if id.kind.is_lesson() {
        first_match::note_place(app, by, context)?;
    }
    if let (ExerciseKind::Daily(_), Some(server)) = (id.kind, context.server()) {
        app.matches().note_puzzle_server(by.player, id, server)?;
    }
    let link = app.matches().make_sign_in_link(by.player, by.now)?;
    let url = links.enter(&link, &address(id));
    Ok(Answer::say(WebText::YourExercise).link_button(WebText::Open, url).button(
        PuzzlePress::Open(id.clone()),
        Label::Back,
        Style::Plain,
    ))
}

/// The address of an exercise's page.
pub(crate) fn address(id: &ExerciseId) -> String {
    let folder = if id.kind.is_lesson() { "learn" } else { "puzzle" };
    format!("/{folder}/{}", path(id))
}

/// The game and the name of an exercise, as a part of an address.
pub(crate) fn path(id: &ExerciseId) -> String {
    let game = games::find_by_name(&id.game).map(|game| game.info().command_name());
    format!("{}/{}", game.unwrap_or_else(|| id.game.clone()), name(id))
}

/// The name of an exercise among the exercises of its game: `l0`, `d20781`.
pub(crate) fn name(id: &ExerciseId) -> String {
    format!("{}{}", char::from(id.kind.code()), id.kind.number())
}

/// The exercise of a game with this name, such as `l0`. `None` if no exercise can have this name.
pub(crate) fn named(game: &str, name: &str) -> Option<ExerciseId> {
    let (&code, number) = name.as_bytes().split_first()?;
    let number: u64 = std::str::from_utf8(number).ok()?.parse().ok()?;
    let (game, kind) =
        (games::find_by_name(game)?.info().id.into(), ExerciseKind::of(code, number)?);
    Some(ExerciseId { game, kind })
}

/// Today's puzzle of a game, by the person's own clock. `None` if the game has no puzzles.
pub(crate) fn daily_puzzle(app: &App, by: Request, game: &str) -> Result<Option<ExerciseId>> {
    let found = games::find_by_name(game).map(|game| game.info().id);
    let Some(game) = offered().map(|game| game.info().id).find(|id| found == Some(*id)) else {
        return Ok(None);
    };
    let day = app.matches().today(by.player, by.now)?;
    Ok(Some(ExerciseId { game: game.into(), kind: ExerciseKind::Daily(day) }))
}

/// The sentences of an exercise: its title, and its task or its result.
pub(crate) fn sentences(
    app: &App,
    by: Request,
    source: &ExerciseSource,
    panel: &ExercisePanel<'_>,
) -> Result<Vec<Message>> {
    let answer = match panel.attempt().is_over() {
        true => puzzle_result::show(app, by, panel.id(), source, panel)?,
        false => heading(app, by, panel)?,
    };
    Ok(answer.all_lines())
}

/// The table at the end of the solution. `None` until the puzzle is over, and for lessons.
pub(crate) fn last_table(
    source: &ExerciseSource,
    panel: &ExercisePanel<'_>,
) -> Option<Box<dyn Table>> {
    puzzle_result::last_table(panel, source.puzzle().filter(|_| panel.attempt().is_over())?)
}

/// The exercise to offer next: the next lesson, or an untried puzzle. `None` if there is none.
pub(crate) fn next(app: &App, by: Request, id: &ExerciseId) -> Result<Option<ExerciseId>> {
    let game = app.matches().puzzle_game(&id.game)?;
    match id.kind {
        ExerciseKind::Lesson(number) => {
            let is_there = (number as usize) + 1 < puzzles::lessons(game).len();
            Ok(is_there.then(|| lesson_id(game, number + 1)))
        }
        ExerciseKind::Daily(_) | ExerciseKind::Puzzle(_) => {
            let number = app.matches().next_puzzle(by.player, &id.game, None, by.now)?;
            let kind = number.map(ExerciseKind::Puzzle);
            Ok(kind.map(|kind| ExerciseId { game: id.game.clone(), kind }))
        }
        ExerciseKind::Own { .. } => next_own(app, by),
    }
}

/// Whether a first match can begin from a lesson's page: the game's last lesson must be done.
pub(crate) fn may_begin(app: &App, by: Request, id: &ExerciseId) -> Result<bool> {
    let is_last = id.kind.is_lesson() && next(app, by, id)?.is_none();
    let is_done = is_last && app.matches().exercise_attempt(by.player, id)?.is_over();
    Ok(is_done && first_match::may_begin_on_page(app, by)?)
}

/// The result of a daily puzzle, as text that the person can share anywhere. `None` for other exercises.
pub(crate) fn shared_text(
    app: &App,
    by: Request,
    id: &ExerciseId,
    attempt: &Attempt,
) -> Result<Option<PuzzleText>> {
    let ExerciseKind::Daily(day) = id.kind else { return Ok(None) };
    let game = Message::plain(app.matches().puzzle_game(&id.game)?.info().name);
    let streak = app.matches().streak(by.player, by.now)?.length;
    let (day, squares) = (day.to_string(), puzzle_result::squares(attempt));
    Ok(Some(PuzzleText::SharedText { game, day, squares, streak }))
}

/// Tries a move. Returns the sentence about the move, if there is one.
pub(crate) fn try_move(
    app: &App,
    by: Request,
    id: &ExerciseId,
    mv: &str,
) -> Result<Option<Message>> {
    let tried = app.matches().try_exercise(by, id, TriedMove { text: mv, server: None })?;
    match tried.outcome {
        TryOutcome::Nothing => Err(Refused::NoSuchStep),
        TryOutcome::Right | TryOutcome::Solved | TryOutcome::Wrong => verdict(app, id, mv, &tried),
    }
}
