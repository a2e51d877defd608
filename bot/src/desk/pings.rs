//! Whom a post rings where it stands, who is told of it by direct message instead, and how each person chooses that.

use data::{By, Head, Pings, PlayerId, Post, Posts, Refused, Stage};
use rules::Message;

use super::answer::{Answer, Button, Style};
use super::at_hand::Desk;
use super::ping_words::{Chosen, Posting, Ringing};
use super::press::Press;

/// A post as it rings those who want to be rung there, and those who want to be told of it by direct message.
///
/// # Errors
/// The store has failed.
pub(crate) fn heeded(
    desk: &Desk,
    (head, post): (&Head, Post),
    mut answer: Answer,
) -> Result<(Answer, Vec<PlayerId>), Refused> {
    let mut told = Vec::new();
    for &player in answer.pings.iter().filter(|player| player.is_person()) {
        let likes = desk.matches().pings(player)?;
        let is_wanted = !likes.only_turns || is_of_turn(head, post, player);
        // In a private conversation the bot is nobody's friend: it rings where it may speak.
        let is_direct = likes.directly && head.place.server.is_some();
        if !is_wanted || is_direct {
            answer.silent.push(player);
        }
        if is_wanted && is_direct && !told.contains(&player) {
            told.push(player);
        }
    }
    Ok((answer, told))
}

/// What somebody is told by direct message of a post; nothing where it does not concern them any more.
///
/// # Errors
/// The store has failed.
pub(crate) fn directly(
    desk: &Desk,
    (head, post): (&Head, Post),
    (answer, player): (Answer, PlayerId),
) -> Result<Option<(Answer, Pings)>, Refused> {
    let likes = desk.matches().pings(player)?;
    let is_wanted = !likes.only_turns || is_of_turn(head, post, player);
    let concerns = answer.pings.contains(&player) && is_wanted;
    let told = Answer { lines: answer.lines, link: answer.link, ..Answer::default() };
    Ok(concerns.then_some((told, likes)))
}

/// Whether a post says that it is somebody's turn, or what becomes of it.
fn is_of_turn(head: &Head, post: Post, player: PlayerId) -> bool {
    let is_about_turns = match post {
        Post::Board | Post::Ring | Post::Told | Post::TimeUp => true,
        Post::Lobby | Post::Thread | Post::Offer | Post::Notice | Post::Pause | Post::Lonely => {
            false
        }
    };
    is_about_turns && head.stage == Stage::Running && head.is_turn_of(player)
}

/// How somebody is rung, as a line of their settings.
pub(super) fn line(desk: &Desk, by: By) -> Result<Ringing, Refused> {
    Ok(Ringing::How { how: chosen(desk.matches().pings(by.player)?).into() })
}

/// The button to these settings.
pub(super) fn button() -> Button {
    let label = Ringing::Open.into();
    Button { press: Press::Pings, label, style: Style::Plain, sprite: None }
}

/// Shows how somebody is rung, and lets them choose.
pub(super) fn panel(desk: &Desk, by: By) -> Result<Answer, Refused> {
    let now = desk.matches().pings(by.player)?;
    let answer = Answer::say(Ringing::Title)
        .line(Ringing::How { how: chosen(now).into() })
        .line(Ringing::About);
    Ok(Pings::ALL.into_iter().fold(answer, |answer, pings| {
        let style = if pings == now { Style::Main } else { Style::Plain };
        answer.way(Press::Ping(pings), label(pings)).styled(style)
    }))
}

/// Rings somebody like this from now on.
pub(super) fn choose(desk: &Desk, by: By, pings: Pings) -> Result<Answer, Refused> {
    desk.matches().choose_pings(by.player, pings)?;
    panel(desk, by)
}

fn chosen(pings: Pings) -> Chosen {
    match (pings.only_turns, pings.directly) {
        (false, false) => Chosen::All,
        (true, false) => Chosen::Turns,
        (false, true) => Chosen::AllDirectly,
        (true, true) => Chosen::TurnsDirectly,
    }
}

fn label(pings: Pings) -> Chosen {
    match (pings.only_turns, pings.directly) {
        (false, false) => Chosen::LabelAll,
        (true, false) => Chosen::LabelTurns,
        (false, true) => Chosen::LabelAllDirectly,
        (true, true) => Chosen::LabelTurnsDirectly,
    }
}

/// How boards are posted, as a choice.
pub(crate) fn manner(posts: Posts) -> Message {
    match posts {
        Posts::EveryMove => Posting::EveryMove.into(),
        Posts::OneBoard => Posting::OneBoard.into(),
    }
}
