//! Passes a press to the feature that handles it.

use matches::{Request, Target};

use crate::app::agreements::substitutes;
use crate::app::answer::{Answer, Result};
use crate::app::context::App;
use crate::app::play::saved;
use crate::app::press::{FilledForm, Press, PressContext};
use crate::app::replay::viewer;
use crate::app::{
    agreements, challenge, clock, clubs, fairness, games, help, play, privacy, puzzles, ratings,
    replay, server, settings, watching, web,
};
use crate::words::common::RefusalText;

pub(crate) fn press(app: &App, by: Request, press: &Press, context: &PressContext) -> Result {
    match press {
        Press::Challenge(press) => challenge::press(app, by, press, context),
        Press::Play(press) => play::press(app, by, press, context.input()),
        Press::Agreements(press) => agreements::press(app, by, *press, &context.name),
        Press::Substitutes(press) => substitutes::press(app, by, *press, context),
        Press::Clock(press) => clock::press(app, by, *press),
        Press::Clubs(press) => clubs::press(app, by, *press, context),
        Press::Replay(press) => replay::press(app, by, *press, context.input()),
        Press::Watching(press) => watching::press(app, by, *press, context.from),
        Press::Games(press) => games::press(app, by, *press, context),
        Press::Ratings(press) => ratings::press(app, by, press, context),
        Press::Settings(press) => settings::press(app, by, *press, context),
        Press::Privacy(press) => privacy::press(app, by, *press),
        Press::Server(press) => server::press(app, by, *press, context.from),
        Press::Help(press) => help::press(app, by, press),
        Press::Fairness(press) => fairness::press(app, by, *press),
        Press::Web(press) => web::press(app, by, *press),
        Press::Puzzles(press) => puzzles::press(app, by, press, context),
        Press::SubmitForm(form) => submit(app, by, form, context.input().unwrap_or_default()),
        // The face handles these presses itself: it opens a form, shares a result, or waits for a thinking
        // slot.
        Press::OpenForm(_) | Press::ShareReplay(_) | Press::SharePuzzle(_) | Press::Hint(_) => {
            Ok(Answer::say(RefusalText::UnknownButton))
        }
    }
}

fn submit(app: &App, by: Request, form: &FilledForm, typed: &str) -> Result {
    match form {
        FilledForm::Move { id, revision } => {
            let target = Target { id: *id, seen: Some(*revision) };
            play::moves::play_typed(app, by, target, typed)
        }
        FilledForm::NewName(panel) => saved::save(app, by, *panel, typed),
        FilledForm::Rename { list, number } => saved::rename(app, by, list, *number, typed),
        FilledForm::Step(replay) => viewer::jump(app, by, *replay, typed),
        FilledForm::Word(id) => fairness::give_word(app, by, *id, typed),
    }
}
