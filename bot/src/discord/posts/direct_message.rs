//! Direct messages that notify players of posts.
//!
//! If a player's direct messages are closed, a post in the match says so once, and they are pinged there from then on.

use matches::{DirectMessage, EventMessage, Job, PlayerId, Refused, Revision, Timestamp};
use words::Language;

use crate::app;
use crate::app::clubs::event_direct;
use crate::app::ping_preferences;
use crate::app::view::languages;
use crate::app::{Answer, App};
use crate::discord::error::{DIRECT_CLOSED, PostError, PostResult, is_code, status};
use crate::discord::message;
use crate::discord::posts::delivery::{Name, Sent, Upsert};
use crate::discord::posts::outcome::Outcome;
use crate::discord::posts::places::{Places, is_lost};
use crate::discord::posts::unrecorded_message::{Mark, Search};
use crate::discord::request_span::spanned;
use crate::discord::session::Session;
use crate::words::discord::Say;

/// A message to a player about a post.
struct Notification {
    answer: Answer,
    /// Whether the player still wants direct messages. If not, they are pinged in the post's channel.
    is_direct: bool,
    /// The server of the post, its channel, and its message.
    server: u64,
    channel: u64,
    message: u64,
    /// The channel for a ping if the post is in a closed thread.
    second: Option<u64>,
    /// Words that no other direct message to the player has, in each language.
    mark: Vec<String>,
    /// The language of posts in the post's channel.
    language: Language,
    /// The numbers that go into the nonce of the message.
    numbers: Vec<u64>,
}

/// The post that a notification is about, the newest revision that caused the post, and the current time.
struct Subject {
    about: DirectMessage,
    newest: Revision,
    now: Timestamp,
}

/// Notifies a player of a post, if it still concerns them.
pub(crate) async fn send(
    session: &Session,
    player: PlayerId,
    about: DirectMessage,
    job: &Job,
) -> PostResult<Outcome> {
    let (newest, now) = (job.revision, session.app.now());
    let prepare = move |app: &App| prepare(app, player, Subject { about, newest, now });
    deliver(session, player, session.ask(prepare).await?, job).await
}

/// Notifies a player of the post of an event, if it still concerns them.
pub(crate) async fn send_about_event(
    session: &Session,
    player: PlayerId,
    about: EventMessage,
    job: &Job,
) -> PostResult<Outcome> {
    let prepare = move |app: &App| prepare_event(app, player, about);
    deliver(session, player, session.ask(prepare).await?, job).await
}

async fn deliver(
    session: &Session,
    player: PlayerId,
    notification: Option<Notification>,
    job: &Job,
) -> PostResult<Outcome> {
    let Some(notification) = notification else { return Ok(Outcome::done(None)) };
    let Notification { answer, is_direct, server, channel, message, .. } = notification;
    let Notification { second, language, numbers, mark, .. } = notification;
    let at = message::address(server, channel, message);
    let message_in = |word, channel, mark| {
        let search = Search::before_retry(job, None, mark);
        Upsert::new(Name::of(word, &numbers), Places::one(channel), search)
    };
    // The channel may have messages to others with the same link, so a ping is recognized by its whole text.
    let ping = |say: Say| {
        let answer = Answer::say(say).line(Say::There { at: at.clone() });
        answer.ping([player]).in_language(language)
    };
    let named = app::answer::args::mention(player);
    if !is_direct {
        let answer = ping(Say::RungHere { player: named });
        ping_in(session, message_in("r", channel, Mark::Text), second, answer).await?;
        return Ok(Outcome::done(None));
    }
    let Some(user) = message::user(player) else { return Ok(Outcome::done(None)) };
    let answer = answer.line(Say::There { at: at.clone() });
    let sent = async {
        let channel =
            spanned("POST /users/@me/channels", user.create_dm_channel(&session.http)).await?.id;
        message_in("m", channel.get(), Mark::Words(mark)).deliver(session, answer).await
    };
    match sent.await {
        Err(PostError::Discord(error)) if is_code(&error, &DIRECT_CLOSED) => {
            tracing::info!("direct messages are closed: the player is pinged where they play");
            let answer = ping(Say::ClosedToMe { player: named });
            // The channel may be gone or forbidden by now. The player must be pinged again all the same.
            match ping_in(session, message_in("c", channel, Mark::Text), second, answer).await {
                Err(PostError::Discord(error))
                    if is_lost(&error) || matches!(status(&error), Some(403 | 404)) => {}
                sent => {
                    sent?;
                }
            }
            Ok(Outcome { closed: Some(player), ..Outcome::done(None) })
        }
        sent => sent.map(|_| Outcome::done(None)),
    }
}

/// Pings in a post's channel or, if that is a closed thread, in the second place.
async fn ping_in(
    session: &Session,
    ping: Upsert,
    second: Option<u64>,
    answer: Answer,
) -> PostResult<Sent> {
    match (ping.deliver(session, answer.clone()).await, second) {
        (Err(PostError::Discord(error)), Some(channel)) if is_lost(&error) => {
            Upsert { places: Places::one(channel), ..ping }.deliver(session, answer).await
        }
        (sent, _) => sent,
    }
}

fn prepare(app: &App, player: PlayerId, subject: Subject) -> Result<Option<Notification>, Refused> {
    let Subject { about, newest, now } = subject;
    let view = match app.matches().view(about.id) {
        // The match was deleted with its server.
        Err(Refused::NoSuchMatch(_)) => return Ok(None),
        view => view?,
    };
    let head = &view.head().clone();
    let revisions = matches::Revisions { first: about.since, last: newest };
    let answer = app::post::answer(app, view, about.post, revisions, now)?;
    let (Some(answer), Some(server)) = (answer, head.place.server) else { return Ok(None) };
    let told = ping_preferences::direct_message(app, head, about.post, player, answer)?;
    Ok(told.map(|(answer, likes)| Notification {
        answer,
        is_direct: likes.by_direct_message,
        server,
        channel: about.channel,
        message: about.message,
        // A board may be edited in a thread that takes no new messages.
        second: Some(head.place.channel).filter(|&channel| channel != about.channel),
        mark: vec![message::address(server, about.channel, about.message)],
        language: languages::of_match(head),
        numbers: vec![about.id.0, newest.0, about.post as u64, player.0],
    }))
}

fn prepare_event(
    app: &App,
    player: PlayerId,
    about: EventMessage,
) -> Result<Option<Notification>, Refused> {
    let plan = app.matches().event(about.id)?.plan;
    let answer = event_direct::answer(app, about.id, about.revision, player)?;
    let (Some(answer), Some(server)) = (answer, plan.place.server) else { return Ok(None) };
    let settings = app.matches().notification_settings(player)?;
    // The message about an entry without a post is recognized by its title, and links to the card.
    let (message, mark) = match about.message {
        0 => (app.matches().event_card(about.id)?.unwrap_or_default(), message::titles(&answer)),
        post => (post, vec![message::address(server, about.channel, post)]),
    };
    Ok((!settings.only_turns).then(|| Notification {
        answer,
        is_direct: settings.by_direct_message,
        server,
        channel: about.channel,
        message,
        second: None,
        mark,
        language: languages::of_code(plan.language.as_deref()),
        numbers: vec![about.id.as_target().0, about.revision.0, player.0],
    }))
}
