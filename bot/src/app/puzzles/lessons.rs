//! Lessons: a game in a few steps. A match against the weakest computer player comes last.

use matches::{AttemptState, Challenge, PlayerId, Refused, Request, Seating};
use rules::{Level, Message, OptionValues};

use crate::app::answer::{Answer, Result, Style};
use crate::app::challenge;
use crate::app::context::App;
use crate::app::press::{PressContext, PuzzlePress};
use crate::app::puzzles::exercise::open;
use crate::app::puzzles::lesson_text::lesson_id;
use crate::app::puzzles::puzzle_games::find;
use crate::app::server::setup;
use crate::words::puzzles::LessonText;

/// Goes on with the lessons of a game, or offers the games.
pub(crate) fn learn(app: &App, by: Request, game: &str) -> Result {
    let Some(found) = find(game) else { return Ok(choose_game()) };
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
    // All are done: the first one begins anew, and the others are open from there.
    let first = lesson_id(found, 0);
    app.matches().restart_exercise(by, &first)?;
    open(app, by, &first)
}

/// Starts a match against the weakest computer player, in which hints are allowed.
pub(super) fn play_beginner(app: &App, by: Request, game: &str, context: &PressContext) -> Result {
    let found = find(game).ok_or(Refused::UnknownGame)?;
    if let Some(refusal) = setup::challenge_refusal(app, context.from, &context.roles)? {
        return Ok(refusal);
    }
    let seats = *found.seats(&OptionValues::new()).map_err(Refused::Options)?.start();
    let place = context.from.place;
    let opponents = (1..seats).map(|index| PlayerId::computer(Level::ALL[0], index - 1)).collect();
    let challenge = Challenge {
        game: found.info().id.into(),
        options: OptionValues::new(),
        seats: Some(seats),
        challenger: by.player,
        word: None,
        opponents,
        seating: Seating::Random,
        place,
        rematch_of: None,
        display_name: Some(context.name.clone()),
        limit: setup::turn_limit(app, place.server)?,
        posts: setup::posting(app, place.server)?,
        pair: false,
        language: None,
    };
    Ok(challenge::create(app, by, challenge)?.line(LessonText::FirstMatch))
}

fn choose_game() -> Answer {
    let learnable = games::on_offer().filter(|game| !puzzles::lessons(*game).is_empty());
    learnable.fold(Answer::say(LessonText::WhichGame), |answer, game| {
        let press = PuzzlePress::Learn { game: game.info().id.into() };
        answer.button(press, Message::plain(game.info().name), Style::Main)
    })
}
