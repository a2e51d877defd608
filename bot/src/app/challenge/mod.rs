//! Challenges: asking for a match, the answers until there are enough to play, and asking once more afterwards.

pub(crate) mod card;
pub(crate) mod computers;

use matches::{By, Challenge, Head, MatchId, PlayerId, Refused, Seating, Stage};
use rules::{OptionValues, Seat};

use crate::app::answer::args::mention;
use crate::app::answer::{Answer, Choice, Style};
use crate::app::context::App;
use crate::app::press::{ChallengePress, PressContext};
use crate::app::server::setup;
use crate::app::view::refusal;
use crate::app::view::title::game_name;
use crate::words::challenge::LobbyText;
use crate::words::common::Label;

/// Does what a press says.
///
/// # Errors
/// The act is refused.
pub(super) fn press(
    app: &App,
    by: By,
    press: ChallengePress,
    context: &PressContext,
) -> Result<Answer, Refused> {
    match press {
        ChallengePress::Accept(id) => accept(app, by, id, &context.name),
        ChallengePress::Decline(id) => decline(app, by, id),
        ChallengePress::Withdraw(id) => withdraw(app, by, id),
        ChallengePress::Leave(id) => leave(app, by, id),
        ChallengePress::Start(id) => start(app, by, id),
        ChallengePress::AddComputer(id) => computers::ask(app, by, id),
        ChallengePress::SeatComputer(id) => computers::seat(app, by, id, context.input()),
        ChallengePress::Rematch(id) => {
            where_allowed(app, context, || rematch(app, by, id, &context.name))
        }
        ChallengePress::Invite { opponent } => {
            where_allowed(app, context, || invite(app, by, opponent, context))
        }
    }
}

/// Makes a challenge, where the rules of the server let the presser.
fn where_allowed(
    app: &App,
    context: &PressContext,
    make: impl FnOnce() -> Result<Answer, Refused>,
) -> Result<Answer, Refused> {
    match setup::challenge_refusal(app, context.from, &context.roles)? {
        Some(refusal) => Ok(refusal),
        None => make(),
    }
}

/// Makes a challenge.
///
/// # Errors
/// Whatever is wrong with it.
pub(crate) fn create(app: &App, by: By, challenge: Challenge) -> Result<Answer, Refused> {
    let done = app.matches().challenge(&challenge, by.key, by.now)?;
    let head = app.matches().view(done.id)?.head().clone();
    let (game, id) = (game_name(&head), head.id.to_string());
    Ok(match head.stage {
        Stage::Lobby => {
            let answer = Answer::say(LobbyText::YoursIsOut { game, id })
                .lines(head.place.server.is_none().then_some(LobbyText::OnlyWhenAsked));
            let answer = computers::button(answer, &head);
            answer.button(ChallengePress::Withdraw(head.id), Label::Withdraw, Style::Plain)
        }
        _ => begun(&head).lines(computers::timeless(&head, challenge.limit)),
    })
}

/// Takes a challenge.
fn accept(app: &App, by: By, id: MatchId, name: &str) -> Result<Answer, Refused> {
    app.matches().join_as(id, by, Some(name))?;
    let head = app.matches().view(id)?.head().clone();
    Ok(match head.stage {
        Stage::Lobby => {
            Answer::say(LobbyText::YouAreIn { count: head.players.len(), most: head.most })
        }
        _ => begun(&head),
    })
}

/// Turns a challenge down.
fn decline(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    app.matches().decline(id, by)?;
    Ok(Answer::say(LobbyText::YouDeclined))
}

/// Takes one's own challenge back.
fn withdraw(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    app.matches().withdraw(id, by)?;
    Ok(Answer::say(LobbyText::YouWithdrew))
}

/// Gives up a seat before the start.
fn leave(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    app.matches().leave_lobby(id, by)?;
    Ok(Answer::say(LobbyText::YouLeft))
}

/// Starts with those who are there.
fn start(app: &App, by: By, id: MatchId) -> Result<Answer, Refused> {
    app.matches().start(id, by)?;
    Ok(begun(app.matches().view(id)?.head()))
}

/// Challenges the same people to the same game, or accepts that one of them has.
fn rematch(app: &App, by: By, id: MatchId, name: &str) -> Result<Answer, Refused> {
    let head = app.matches().view(id)?.head().clone();
    let opponents: Vec<_> =
        head.players.iter().copied().filter(|&player| player != by.player).collect();
    if opponents.len() == head.players.len() {
        return Err(Refused::NotAPlayer(id));
    }
    let again = Challenge {
        game: head.game.clone(),
        options: head.options.clone(),
        seats: Some(head.seats),
        challenger: by.player,
        opponents,
        seating: next_seat(&head, by.player),
        place: matches::Place { thread: None, ..head.place },
        rematch_of: Some(id),
        called: Some(name.into()),
        limit: head.limit,
        posts: head.posts,
        pair: false,
    };
    match create(app, by, again) {
        Err(Refused::Rematched(other)) if is_asked(app, by, other)? => accept(app, by, other, name),
        asked => asked,
    }
}

/// Where somebody sits in the rematch: with two, the seats are swapped; with more, the challenger moves up by one.
fn next_seat(head: &Head, player: PlayerId) -> Seating {
    let next = |seat: Seat| Seating::Chosen(Seat((seat.0 + 1) % head.seats));
    head.seat_of(player).map_or(Seating::Random, next)
}

/// Whether somebody is asked to take part in a match that has not begun.
fn is_asked(app: &App, by: By, id: MatchId) -> Result<bool, Refused> {
    let view = app.matches().view(id)?;
    let head = view.head();
    Ok(head.stage == Stage::Lobby && head.invited.contains(&by.player))
}

/// Challenges a player to the game that was chosen from the menu.
fn invite(
    app: &App,
    by: By,
    opponent: PlayerId,
    context: &PressContext,
) -> Result<Answer, Refused> {
    let Some(game) = context.input() else { return Ok(refusal::unknown_button()) };
    let place = context.from.place;
    let asked = Challenge {
        game: game.into(),
        options: OptionValues::new(),
        seats: Some(2),
        challenger: by.player,
        opponents: vec![opponent],
        seating: Seating::Random,
        place,
        rematch_of: None,
        called: Some(context.name.clone()),
        limit: setup::turn_limit(app, place.server)?,
        posts: setup::posting(app, place.server)?,
        pair: false,
    };
    create(app, by, asked)
}

/// Asks to which game somebody shall be challenged.
pub(crate) fn choose_game(opponent: PlayerId) -> Answer {
    let for_two = games::on_offer().map(|game| game.info()).filter(|info| info.seats.contains(&2));
    let choices = for_two.take(25).map(|info| Choice {
        id: info.id.into(),
        label: info.name.into(),
        hint: Some(info.summary.into()),
        sprite: None,
    });
    Answer::say(LobbyText::WhichGame { opponent: mention(opponent) }).menu(
        ChallengePress::Invite { opponent },
        Label::ChooseGame,
        choices.collect(),
    )
}

fn begun(head: &Head) -> Answer {
    // Its thread is opened after this is said, so there is no link to it yet.
    Answer::say(LobbyText::Begins { game: game_name(head), id: head.id.to_string() })
}
