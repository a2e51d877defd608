//! Presses on the panel of a puzzle or a lesson.

use matches::{ExerciseId, Key, PUZZLE_TRIES, Request, TriedMove, Try, TryOutcome};
use puzzles::Goal;
use rules::{Draft, Message};

use crate::app::answer::Result;
use crate::app::context::App;
use crate::app::press::{ExerciseAction, PressContext};
use crate::app::puzzles::exercise::{heading, open, with_ways_out};
use crate::app::puzzles::{lesson_text, puzzle_result};
use crate::app::view::exercise_panel::ExercisePanel;
use crate::app::view::steps::sent_choice;
use crate::words::play::PlayText;
use crate::words::puzzles::PuzzleText;

pub(super) struct PanelPress<'a> {
    pub(super) id: &'a ExerciseId,
    pub(super) mark: Option<Key>,
    pub(super) action: ExerciseAction,
}

/// Acts on a panel. An outdated panel is refreshed instead.
pub(super) fn act(app: &App, by: Request, on: PanelPress<'_>, context: &PressContext) -> Result {
    let id = on.id;
    let source = app.matches().exercise_source(id)?;
    let panel = ExercisePanel::new(app.board_view(), id, &source, by.player)?;
    if panel.attempt().is_over() {
        return puzzle_result::show(app, by, id, &source, &panel);
    }
    let draft = panel.kept_draft();
    if !panel.is_newest(on.mark) {
        return Ok(open(app, by, id)?.prepend(PlayText::Overtaken));
    }
    let next = match on.action {
        ExerciseAction::Pick => sent_choice(context.input()).map(Into::into),
        ExerciseAction::PickNumber(index) => panel.choice_id(&draft, index),
        ExerciseAction::Back => return show(app, by, id, &panel.step_back(&draft)),
        ExerciseAction::Restart => return show(app, by, id, &Draft::default()),
        ExerciseAction::Play => {
            return match panel.complete_move(&draft) {
                Some(mv) => try_move(app, by, id, &mv, context),
                None => show(app, by, id, &draft),
            };
        }
    };
    let Some(next) = next.map(|step: String| draft.then(&step)) else {
        return show(app, by, id, &draft);
    };
    match panel.immediate_move(&next) {
        Some(mv) => try_move(app, by, id, &mv, context),
        None => show(app, by, id, &next),
    }
}

/// Shows the panel with a draft.
fn show(app: &App, by: Request, id: &ExerciseId, draft: &Draft) -> Result {
    let source = app.matches().exercise_source(id)?;
    let panel = ExercisePanel::new(app.board_view(), id, &source, by.player)?;
    Ok(with_ways_out(app, panel.show(heading(app, by, &panel)?, draft, by)?, &panel))
}

/// Tries a move, and says whether it was right.
fn try_move(app: &App, by: Request, id: &ExerciseId, mv: &str, context: &PressContext) -> Result {
    let tried = TriedMove { text: mv, server: context.server() };
    let tried = app.matches().try_exercise(by, id, tried)?;
    let answer = open(app, by, id)?;
    Ok(match verdict(app, id, mv, &tried)? {
        Some(said) => answer.prepend(said),
        None => answer,
    })
}

/// The sentence about a try. `None` once the exercise is over, since its result is shown instead. Also `None` while the
/// turn of a puzzle goes on, since no single ply is right or wrong.
pub(super) fn verdict(
    app: &App,
    id: &ExerciseId,
    mv: &str,
    tried: &Try,
) -> Result<Option<Message>> {
    let Try { outcome, attempt } = tried;
    let left = PUZZLE_TRIES.saturating_sub(attempt.wrong).into();
    Ok(match outcome {
        TryOutcome::Right if is_of_turn(app, id)? => None,
        TryOutcome::Right => Some(PuzzleText::Right.into()),
        TryOutcome::Wrong if id.kind.is_lesson() => {
            Some(lesson_text::why_wrong(app, id, mv, attempt.trail.moves.len())?)
        }
        TryOutcome::Wrong if !attempt.is_over() => Some(PuzzleText::Wrong { left }.into()),
        TryOutcome::Wrong | TryOutcome::Solved | TryOutcome::Nothing => None,
    })
}

/// Whether the exercise judges a whole turn, and not its single plies.
fn is_of_turn(app: &App, id: &ExerciseId) -> Result<bool> {
    let source = app.matches().exercise_source(id)?;
    Ok(source.puzzle().is_some_and(|puzzle| puzzle.goal == Goal::Turn))
}
