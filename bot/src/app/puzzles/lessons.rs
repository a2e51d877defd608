//! Lessons: a game in a few steps. A match against the weakest computer player comes last.

use matches::{
    AttemptState, Challenge, ExerciseId, ExerciseKind, ExerciseSource, PlayerId, Refused, Request,
    Seating,
};
use puzzles::Lesson;
use rules::{Game, Level, Message, OptionValues};

use crate::app::answer::{Answer, Result, Style};
use crate::app::challenge;
use crate::app::context::App;
use crate::app::press::{GamePage, HelpPress, PressContext, PuzzlePress};
use crate::app::puzzles::{find, open};
use crate::app::server::setup;
use crate::app::view::exercise_panel::ExercisePanel;
use crate::words::common::Label;
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

/// The first lines of an open lesson.
pub(super) fn heading(app: &App, id: &ExerciseId) -> Result {
    let (game, lesson) = lesson(app, id)?;
    let (name, count) = (Message::plain(game.info().name), puzzles::lessons(game).len());
    let number = usize::try_from(id.kind.number()).unwrap_or_default() + 1;
    let title = LessonText::Step { game: name, number, count };
    Ok(Answer::say(title).line(lesson.sentence(&id.game)))
}

/// Why a move is not the wanted one.
pub(super) fn why_wrong(app: &App, id: &ExerciseId, mv: &str) -> Result<Message> {
    Ok(lesson(app, id)?.1.why_wrong(&id.game, mv))
}

/// A lesson that was done, with the way to the next.
pub(super) fn done(app: &App, _by: Request, id: &ExerciseId, panel: &ExercisePanel<'_>) -> Result {
    let (game, lesson) = lesson(app, id)?;
    let number = u32::try_from(id.kind.number()).unwrap_or_default() + 1;
    let answer = heading(app, id)?
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

fn choose_game() -> Answer {
    let learnable = games::on_offer().filter(|game| !puzzles::lessons(*game).is_empty());
    learnable.fold(Answer::say(LessonText::WhichGame), |answer, game| {
        let press = PuzzlePress::Learn { game: game.info().id.into() };
        answer.button(press, Message::plain(game.info().name), Style::Main)
    })
}

fn lesson_id(game: &dyn Game, number: u32) -> ExerciseId {
    ExerciseId { game: game.info().id.into(), kind: ExerciseKind::Lesson(number) }
}

fn lesson(app: &App, id: &ExerciseId) -> Result<(&'static dyn Game, &'static Lesson)> {
    let game = app.matches().puzzle_game(&id.game)?;
    match app.matches().exercise_source(id)? {
        ExerciseSource::Lesson(lesson) => Ok((game, lesson)),
        ExerciseSource::Puzzle(_) | ExerciseSource::Own(_) => Err(Refused::NoSuchExercise),
    }
}
