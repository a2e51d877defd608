//! Computer players on the free seats of a challenge.

use matches::{Ending, Head, Limit, MatchId, MatchView, Post, Refused, Request, Stage, Timestamp};
use rules::{Game, Level, Message, Sprite};

use crate::app::answer::args::mention;
use crate::app::answer::{Answer, Choice, Result, Style};
use crate::app::challenge::start_line::begins;
use crate::app::context::App;
use crate::app::press::ChallengePress;
use crate::app::view::buttons::learn_button;
use crate::app::view::narration::game;
use crate::app::view::title::game_name;
use crate::words::challenge::LobbyText;
use crate::words::common::Label;

/// Whether this challenge has a free seat for a computer.
pub(crate) fn may_add_computer(head: &Head) -> bool {
    let taken = head.players.len() + head.invited.len();
    head.stage == Stage::Lobby
        && taken < usize::from(head.most)
        && game(head).is_some_and(|game| !game.levels().is_empty())
}

/// Adds the buttons to give a free seat to a computer and to learn the game. Adds none without a free seat.
pub(crate) fn button(answer: Answer, head: &Head) -> Answer {
    let label = if head.most > 2 { Label::AddComputer } else { Label::PlayComputer };
    let Some(game) = game(head).filter(|_| may_add_computer(head)) else { return answer };
    let answer = answer.button(ChallengePress::AddComputer(head.id), label, Style::Plain);
    learn_button(answer, game)
}

/// Asks the challenger for the computer's level.
pub(crate) fn choose_level(app: &App, by: Request, id: MatchId) -> Result {
    let view = app.matches().view(id)?;
    let head = view.head();
    match head.stage {
        Stage::Lobby if head.challenger != by.player => Err(Refused::NotChallenger(id)),
        Stage::Lobby if !may_add_computer(head) => Err(Refused::NoFreeSeat(id)),
        Stage::Lobby => {
            let question = LobbyText::WhichLevel { game: game_name(head), id: id.to_string() };
            let press = ChallengePress::SeatComputer(id);
            Ok(Answer::say(question).menu(press, Label::ChooseLevel, levels(head)))
        }
        Stage::Running => Err(Refused::Started(id)),
        Stage::Over(_) => Err(Refused::Over(id)),
    }
}

/// Asks which level of computer to play a game against.
pub(crate) fn choose_opponent(slug: &str) -> Result {
    let game = games::find(slug).ok_or(Refused::UnknownGame)?;
    let press = ChallengePress::PlayComputer { game: game.info().id.into() };
    let question = LobbyText::WhichOpponent { game: Message::plain(game.info().name) };
    Ok(Answer::say(question).menu(press, Label::ChooseLevel, level_choices(game)))
}

/// Gives a free seat to a computer of the chosen level.
pub(crate) fn seat_computer(app: &App, by: Request, id: MatchId, input: Option<&str>) -> Result {
    let level = input.and_then(|level| level.parse().ok()).and_then(Level::of);
    let Some(level) = level else { return choose_level(app, by, id) };
    app.matches().seat_computer(id, by, level)?;
    let view = app.matches().view(id)?;
    let head = view.head();
    Ok(match head.stage {
        Stage::Lobby => {
            let (count, most) = (head.players.len(), head.most);
            button(Answer::say(LobbyText::ComputerIsIn { count, most }), head)
        }
        Stage::Running | Stage::Over(_) => {
            Answer::say(begins(head)).lines(no_limit_line(head, head.limit))
        }
    })
}

/// The line that says that the chosen turn limit doesn't apply, since all opponents are computers.
pub(crate) fn no_limit_line(head: &Head, limit: Option<Limit>) -> Option<LobbyText> {
    let is_among_computers = head.players.iter().any(|player| player.level().is_some());
    let is_on = head.stage == Stage::Running && head.timing.is_none();
    (is_on && limit.is_some() && is_among_computers).then_some(LobbyText::Timeless)
}

/// The notice to a challenger that nobody has joined for a while. The posted notice is edited when the challenge
/// changes.
pub(crate) fn waiting_notice(
    app: &App,
    view: &MatchView,
    now: Timestamp,
) -> Result<Option<Answer>> {
    let head = view.head();
    let (asker, game, id) = (mention(head.challenger), game_name(head), head.id.to_string());
    if view.is_computer_due(now) && may_add_computer(head) {
        let notice = button(Answer::say(LobbyText::Lonely { asker, game, id }), head);
        return Ok(Some(notice.ping([head.challenger])));
    }
    if app.matches().posted_message(head.id, Post::Lonely)?.is_none() {
        return Ok(None);
    }
    let line = match head.ending().is_some_and(Ending::is_before_start) {
        true => LobbyText::WaitedInVain { asker, game, id },
        false => LobbyText::NotLonely { asker, game, id },
    };
    // A table for several may still have a free seat.
    Ok(Some(button(Answer::say(line), head)))
}

/// The levels of a game's computer players, as the choices of a menu.
pub(crate) fn levels(head: &Head) -> Vec<Choice> {
    game(head).map(level_choices).unwrap_or_default()
}

fn level_choices(game: &dyn Game) -> Vec<Choice> {
    let choice = |level: &Level| {
        let label = LobbyText::Level { level: level.number().into(), name: level.name() };
        let sprite = Some(Sprite::Face(*level));
        Choice {
            hint: Some(level.about()),
            sprite,
            ..Choice::new(level.number().to_string(), label)
        }
    };
    game.levels().iter().map(choice).collect()
}
