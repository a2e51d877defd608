//! Whom a post rings where it stands, who is told of it by direct message instead, and how each person chooses that.

use matches::{By, Head, Pings, PlayerId, Post, PostMode, Refused, Stage};
use rules::Message;

use crate::app::answer::{Answer, Button, Style};
use crate::app::context::App;
use crate::app::press::SettingsPress;
use crate::words::notifications::{PingModeText, PingText, PostingText};

/// A post as it rings those who want to be rung there, and those who want to be told of it by direct message.
///
/// # Errors
/// The store has failed.
pub(crate) fn heeded(
    app: &App,
    (head, post): (&Head, Post),
    mut answer: Answer,
) -> Result<(Answer, Vec<PlayerId>), Refused> {
    let mut told = Vec::new();
    for &player in answer.pings.iter().filter(|player| player.is_person()) {
        let likes = app.matches().pings(player)?;
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
    app: &App,
    (head, post): (&Head, Post),
    (answer, player): (Answer, PlayerId),
) -> Result<Option<(Answer, Pings)>, Refused> {
    let likes = app.matches().pings(player)?;
    let is_wanted = !likes.only_turns || is_of_turn(head, post, player);
    let concerns = answer.pings.contains(&player) && is_wanted;
    let told = Answer { lines: answer.lines, link: answer.link, ..Answer::default() };
    Ok(concerns.then_some((told, likes)))
}

/// Whether a post says that it is somebody's turn, or what becomes of it.
fn is_of_turn(head: &Head, post: Post, player: PlayerId) -> bool {
    let is_about_turns = match post {
        Post::Board | Post::Ring | Post::Told | Post::TimeUp => true,
        Post::Lobby | Post::Rematch | Post::Thread | Post::Offer | Post::Notice => false,
        Post::Pause | Post::Lonely => false,
    };
    is_about_turns && head.stage == Stage::Running && head.is_turn_of(player)
}

/// How somebody is rung, as a line of their settings.
pub(crate) fn line(app: &App, by: By) -> Result<PingText, Refused> {
    Ok(PingText::How { how: chosen(app.matches().pings(by.player)?).into() })
}

/// The button to these settings.
pub(crate) fn button() -> Button {
    let label = PingText::Open.into();
    Button {
        press: SettingsPress::ShowNotifications.into(),
        label,
        style: Style::Plain,
        sprite: None,
    }
}

/// Shows how somebody is rung, and lets them choose.
pub(crate) fn panel(app: &App, by: By) -> Result<Answer, Refused> {
    let now = app.matches().pings(by.player)?;
    let answer = Answer::say(PingText::Title)
        .line(PingText::How { how: chosen(now).into() })
        .line(PingText::About);
    Ok(Pings::ALL.into_iter().fold(answer, |answer, pings| {
        let style = if pings == now { Style::Main } else { Style::Plain };
        answer
            .plain_action(SettingsPress::Notifications(pings), label(pings))
            .style_last_action(style)
    }))
}

/// Rings somebody like this from now on.
pub(crate) fn choose(app: &App, by: By, pings: Pings) -> Result<Answer, Refused> {
    app.matches().choose_pings(by.player, pings)?;
    panel(app, by)
}

fn chosen(pings: Pings) -> PingModeText {
    match (pings.only_turns, pings.directly) {
        (false, false) => PingModeText::All,
        (true, false) => PingModeText::Turns,
        (false, true) => PingModeText::AllDirectly,
        (true, true) => PingModeText::TurnsDirectly,
    }
}

fn label(pings: Pings) -> PingModeText {
    match (pings.only_turns, pings.directly) {
        (false, false) => PingModeText::LabelAll,
        (true, false) => PingModeText::LabelTurns,
        (false, true) => PingModeText::LabelAllDirectly,
        (true, true) => PingModeText::LabelTurnsDirectly,
    }
}

/// How boards are posted, as a choice.
pub(crate) fn posting_choice(posts: PostMode) -> Message {
    match posts {
        PostMode::EveryMove => PostingText::EveryMove.into(),
        PostMode::OneBoard => PostingText::OneBoard.into(),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{Key, Matches, Place, Settings, Timestamp};
    use store::{MemoryStore, Store};

    use super::*;
    use crate::app::post;
    use crate::app::testing::kastell;
    use crate::clock::Clock;

    const ADA: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);

    /// A desk with a match in which it is Ada's turn, who wants to be told by direct message.
    fn told_directly() -> (App, Head) {
        let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, Settings::default());
        let challenge = kastell((ADA, BEN), Place { server: Some(9), channel: 8, thread: None });
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        matches.join(id, By { player: BEN, key: Key(2), now: Timestamp(2) }).unwrap();
        matches.choose_pings(ADA, Pings { only_turns: true, directly: true }).unwrap();
        let head = matches.view(id).unwrap().head().clone();
        (App::new(matches, Clock::default()), head)
    }

    fn ringing(players: &[PlayerId]) -> Answer {
        Answer { pings: players.to_vec(), ..Answer::default() }
    }

    #[test]
    fn whoever_is_told_directly_is_told_once_and_not_rung() {
        let (app, head) = told_directly();
        let post = ringing(&[ADA, BEN, ADA]);
        let (answer, told) = heeded(&app, (&head, Post::Board), post).unwrap();
        assert_eq!(told, [ADA]);
        assert!(answer.silent.contains(&ADA) && !answer.silent.contains(&BEN));
        let (answer, told) = heeded(&app, (&head, Post::Notice), ringing(&[ADA])).unwrap();
        assert_eq!((told, answer.silent), (vec![], vec![ADA]), "it is about no turn");
    }

    #[test]
    fn in_a_private_conversation_nobody_can_be_told_elsewhere() {
        let (app, mut head) = told_directly();
        head.place.server = None;
        let (answer, told) = heeded(&app, (&head, Post::Board), ringing(&[ADA])).unwrap();
        assert_eq!((told, answer.silent), (vec![], vec![]));
    }

    #[test]
    fn a_proposal_is_told_directly_to_whom_it_asks_if_they_want_more_than_their_turns() {
        let (app, head) = told_directly();
        let by = By { player: BEN, key: Key(3), now: Timestamp(3) };
        app.matches().offer(head.id, matches::OfferKind::CallOff, by).unwrap();
        let told = |app: &App, player| {
            let view = app.matches().view(head.id).unwrap();
            let revision = view.head().revision;
            let moment = ((revision, revision), Timestamp(4));
            let answer = post::answer(app, &view, Post::Offer, moment).unwrap().unwrap();
            directly(app, (view.head(), Post::Offer), (answer, player)).unwrap()
        };
        assert!(told(&app, ADA).is_none(), "it is about no turn");
        app.matches().choose_pings(ADA, Pings { only_turns: false, directly: true }).unwrap();
        let (answer, likes) = told(&app, ADA).unwrap();
        assert!(likes.directly && !answer.lines.is_empty() && answer.pictures.is_empty());
        assert!(told(&app, BEN).is_none(), "whoever has asked knows");
    }
}
