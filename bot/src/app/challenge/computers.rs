//! Computers for whoever waits: on the free seats of a challenge, and in place of those who do not come.

use matches::{By, Ending, Head, Limit, MatchId, MatchView, Post, Refused, Stage, Timestamp};
use rules::{Level, Message};

use crate::app::answer::args::mention;
use crate::app::answer::{Answer, Choice, Style};
use crate::app::context::App;
use crate::app::press::ChallengePress;
use crate::app::view::narration::game;
use crate::app::view::title::game_name;
use crate::words::challenge::LobbyText;
use crate::words::common::Label;

/// Whether a computer can be given a seat of this challenge.
pub(crate) fn is_welcome(head: &Head) -> bool {
    let taken = head.players.len() + head.invited.len();
    head.stage == Stage::Lobby
        && taken < usize::from(head.most)
        && game(head).is_some_and(|game| !game.levels().is_empty())
}

/// What it is called to play alone.
pub(crate) fn play_computer_label() -> Message {
    Label::PlayComputer.into()
}

/// The button by which the challenger gives a free seat to a computer, where one is free.
pub(crate) fn button(answer: Answer, head: &Head) -> Answer {
    let label = if head.most > 2 { Label::AddComputer } else { Label::PlayComputer };
    match is_welcome(head) {
        true => answer.button(ChallengePress::AddComputer(head.id), label, Style::Plain),
        false => answer,
    }
}

/// Asks the challenger how strong the computer shall be.
pub(crate) fn ask(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    let view = app.matches().view(id)?;
    let head = view.head();
    let refusal = match head.stage {
        Stage::Lobby if head.challenger != by.player => Some(Refused::NotChallenger(id)),
        Stage::Lobby if !is_welcome(head) => Some(Refused::NoFreeSeat(id)),
        Stage::Lobby => None,
        Stage::Running => Some(Refused::Started(id)),
        Stage::Over(_) => Some(Refused::Over(id)),
    };
    if let Some(refused) = refusal {
        return Err(refused);
    }
    let choices = levels(head);
    let (game, id_told) = (game_name(head), id.to_string());
    let asked = Answer::say(LobbyText::WhichLevel { game, id: id_told });
    Ok(asked.menu(ChallengePress::SeatComputer(id), Label::ChooseLevel, choices))
}

/// Gives a free seat to a computer of the level that was chosen.
pub(crate) fn seat(app: &App, by: By, id: MatchId, said: Option<&str>) -> Result<Answer, Refused> {
    let level = said.and_then(|said| said.parse().ok()).and_then(Level::of);
    let Some(level) = level else { return ask(app, by, id) };
    app.matches().seat_computer(id, by, level)?;
    let view = app.matches().view(id)?;
    let head = view.head();
    let (game, id) = (game_name(head), head.id.to_string());
    Ok(match head.stage {
        Stage::Lobby => {
            let (count, most) = (head.players.len(), head.most);
            button(Answer::say(LobbyText::ComputerIsIn { count, most }), head)
        }
        _ => Answer::say(LobbyText::Begins { game, id }).lines(timeless(head, head.limit)),
    })
}

/// That turns have no limit though one was wished for, where only computers wait.
pub(crate) fn timeless(head: &Head, limit: Option<Limit>) -> Option<LobbyText> {
    let is_among_computers = head.players.iter().any(|player| player.level().is_some());
    let is_on = head.stage == Stage::Running && head.timing.is_none();
    (is_on && limit.is_some() && is_among_computers).then_some(LobbyText::Timeless)
}

/// What whoever has made a challenge is told that nobody has taken for a while. Where somebody has, nothing, or what became
/// of it if they were told.
pub(crate) fn lonely(
    app: &App,
    view: &MatchView,
    now: Timestamp,
) -> Result<Option<Answer>, Refused> {
    let head = view.head();
    let (asker, game, id) = (mention(head.challenger), game_name(head), head.id.to_string());
    if view.is_lonely(now) && is_welcome(head) {
        let asked = button(Answer::say(LobbyText::Lonely { asker, game, id }), head);
        return Ok(Some(asked.ping([head.challenger])));
    }
    if app.matches().posted(head.id, Post::Lonely)?.is_none() {
        return Ok(None);
    }
    let became = match head.ending().is_some_and(Ending::is_before_start) {
        true => LobbyText::WaitedInVain { asker, game, id },
        false => LobbyText::NotLonely { asker, game, id },
    };
    // There may be more seats.
    Ok(Some(button(Answer::say(became), head)))
}

/// The levels of the computers that play a match's game, to choose among.
pub(crate) fn levels(head: &Head) -> Vec<Choice> {
    let choice = |level: Level| Choice {
        id: level.number().to_string(),
        label: LobbyText::Level { level: level.number().into(), name: level.name() }.into(),
        hint: Some(level.about()),
        sprite: None,
    };
    let levels = game(head).map(|game| game.levels()).unwrap_or_default();
    levels.iter().copied().map(choice).collect()
}
