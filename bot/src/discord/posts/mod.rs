//! Posts what a match calls for: its challenge, its boards, what is told. Each is posted once, however often it is tried.

pub(crate) mod dashboard;
pub(crate) mod delivery;
pub(crate) mod direct_message;
mod lost_thread;
mod once;
pub(crate) mod private;
pub(crate) mod questions;
mod recover;
mod rematch;
mod single_board;
pub(crate) mod thread;
pub(crate) mod watching;

use std::sync::Arc;

use matches::{DirectMessage, Head, Job, MatchId, PlayerId, Post, PostMode, Revision, Stage};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, MessageId};

use crate::app;
use crate::app::{Answer, App};
use crate::discord::error::{PostError, is_code, is_passing, status};
use crate::discord::message;
use crate::discord::posts::delivery::{
    Order, Sent, UNKNOWN_MESSAGE, brought_up_to_date, edit, found, places_challenged,
    places_played, post_where_played, send, strip,
};
use crate::discord::session::Session;

/// So often it is tried to take the buttons from an old board: for a few seconds, in which the new one is not doubled.
const STRIPPED: u32 = 4;

/// What came of a post, and who is to be told of it by direct message.
#[derive(Debug, Default)]
pub(crate) struct Posted {
    /// The message or thread that was made or brought up to date.
    pub(crate) message: Option<u64>,
    /// Who is told of what.
    pub(crate) told: Vec<(PlayerId, DirectMessage)>,
}

/// Posts what a job asks for.
pub(crate) async fn post(
    session: &Session,
    (id, post): (MatchId, Post),
    job: &Job,
) -> Result<Posted, PostError> {
    let now = session.app.now();
    let revisions = (job.since, job.revision);
    let cooldown = Arc::clone(&session.cooldown);
    let prepare = move |app: &App| {
        let view = app.matches().view(id)?;
        let head = view.head().clone();
        if let Some(until) = cooldown.until(place(&head, post), now) {
            return Ok(Err(PostError::Resting(until)));
        }
        let (answer, told) = match app::post::answer(app, &view, post, (revisions, now))? {
            Some(answer) => {
                let (answer, told) =
                    crate::app::settings::notifications::heeded(app, (&head, post), answer)?;
                (Some(answer), told)
            }
            None => (None, Vec::new()),
        };
        let may_be_astray = match (post, head.place.thread) {
            // They stand in a thread of another match.
            (Post::Rematch | Post::Notice, _) => true,
            (_, Some(thread)) => app.matches().is_astray(id, thread)?,
            (_, None) => false,
        };
        Ok(Ok((head, answer, told, app.matches().posted(id, post)?, may_be_astray)))
    };
    let (head, answer, told, before, may_be_astray) = session.ask(prepare).await??;
    if private::is_played_there(&head) {
        let message = private::post(session, (&head, post), answer).await?;
        return Ok(Posted { message, told: Vec::new() });
    }
    let order = Order { may_be_astray, ..Order::of((id, post), job, before) };
    let sent = publish(session, (order, &head, job.revision), answer).await?;
    let (Some(message), Some(channel)) = (sent.message, sent.new_in) else {
        return Ok(Posted { message: sent.message, told: Vec::new() });
    };
    let about = match post {
        Post::Ring => session.ask(move |app| app.matches().posted(id, Post::Board)).await?,
        _ => None,
    };
    let message_told = about.unwrap_or(message);
    let directly = DirectMessage { id, post, since: job.since, channel, message: message_told };
    let told = told.into_iter().map(|player| (player, directly)).collect();
    Ok(Posted { message: Some(message), told })
}

/// Posts it, or changes what was posted, on a server.
async fn publish(
    session: &Session,
    (order, head, newest): (Order, &Head, Revision),
    answer: Option<Answer>,
) -> Result<Sent, PostError> {
    let Some(answer) = answer else {
        return match order.post {
            Post::Thread => {
                let thread = thread::open(session, (order, head)).await?;
                rematch::tell_of_it(session, (order, head), thread).await?;
                Ok(Sent::known(thread))
            }
            // There is nothing to be shown any more.
            _ => Ok(Sent::default()),
        };
    };
    match order.post {
        Post::Lobby => post_challenge(session, (order, head), answer).await,
        Post::Board => {
            let board = match head.posts {
                PostMode::EveryMove => post_board(session, (order, head), answer).await?,
                PostMode::OneBoard => single_board::show(session, (order, head), answer).await?,
            };
            if matches!(head.stage, Stage::Over(_)) {
                thread::close_soon(session, head).await;
            }
            Ok(board)
        }
        Post::Ring => single_board::ring(session, (order, head), answer).await,
        Post::Rematch => rematch::show(session, (order, head), answer).await,
        Post::Notice => {
            let there = rematch::there(session, head).await?;
            post_notice(session, (order, newest), &there, answer).await
        }
        Post::Lonely => offer_company(session, (order, head), answer).await,
        // What is asked is shown elsewhere.
        Post::Told | Post::Thread | Post::Offer | Post::Pause | Post::TimeUp => {
            let (sent, _) = post_where_played(session, (order, head), answer).await?;
            Ok(Sent::new(&sent))
        }
    }
}

/// Posts a board, and takes the buttons from the one before: only the newest is played on.
async fn post_board(
    session: &Session,
    (order, head): (Order, &Head),
    answer: Answer,
) -> Result<Sent, PostError> {
    let (board, _) = post_where_played(session, (order, head), answer).await?;
    if let Some(old) = order.before.filter(|&before| before != board.id.get()) {
        match strip(&session.http, places_played(head), MessageId::new(old)).await {
            // The board that is out is found again by its name, as long as Discord remembers that.
            Err(error) if is_passing(&error) && order.attempts < STRIPPED => {
                return Err(error.into());
            }
            // Where that does not work out the buttons stay, and lead to the newest board.
            Err(error) => {
                tracing::debug!(match.id = order.id.0, status = status(&error), "an old board keeps its buttons");
            }
            Ok(()) => {}
        }
    }
    Ok(Sent::new(&board))
}

/// Where something is posted.
pub(super) fn place(head: &Head, post: Post) -> u64 {
    match post {
        Post::Thread => head.place.channel,
        _ => head.place.thread.unwrap_or(head.place.channel),
    }
}

/// Creates the message of a challenge, or brings it up to date.
async fn post_challenge(
    session: &Session,
    (order, head): (Order, &Head),
    answer: Answer,
) -> Result<Sent, PostError> {
    let posted = move |post| session.ask(move |app| app.matches().posted(order.id, post));
    // Somebody may have asked in a thread. One that was opened for the match shows the match itself.
    let has_own_thread = posted(Post::Thread).await?.is_some();
    let thread = head.place.thread.filter(|_| !has_own_thread);
    let place = ChannelId::new(thread.unwrap_or(head.place.channel));
    let Some(message) = posted(Post::Lobby).await? else {
        // Where a match began at once, the end is told only if it was played elsewhere: in a thread of its own. What was over
        // before it could be shown concerns nobody any more; but it may have been shown.
        if matches!(head.stage, Stage::Over(_)) && !has_own_thread {
            return Ok(match found(&session.http, place, (&answer, order)).await? {
                Some(sent) => brought_up_to_date(&session.http, sent, &answer).await?,
                None => Sent::default(),
            });
        }
        // There is one first message, whatever has happened meanwhile: one from before a crash is brought up to date.
        let first = Order { name: Revision(0), ..order };
        let sent = send(&session.http, place, answer.clone(), first).await?;
        return Ok(brought_up_to_date(&session.http, sent, &answer).await?);
    };
    let changed = (MessageId::new(message), message::change(&answer));
    match edit(&session.http, places_challenged(head), changed).await {
        // Somebody deleted it. A challenge that is still open must be there to be accepted.
        Err(error) if is_code(&error, UNKNOWN_MESSAGE) && head.stage == Stage::Lobby => {
            Ok(Sent::new(&send(&session.http, place, answer, order).await?))
        }
        Err(error) if is_code(&error, UNKNOWN_MESSAGE) => Ok(Sent::default()),
        Err(error) => Err(error.into()),
        Ok(()) => Ok(Sent::known(message)),
    }
}

/// Offers a computer to a challenger, or brings the offer up to date.
async fn offer_company(
    session: &Session,
    (order, head): (Order, &Head),
    answer: Answer,
) -> Result<Sent, PostError> {
    let Some(message) = order.before else {
        let (sent, _) = post_where_played(session, (order, head), answer).await?;
        return Ok(Sent::new(&sent));
    };
    let changed = (MessageId::new(message), message::change(&answer));
    match edit(&session.http, places_challenged(head), changed).await {
        // Whoever deleted it wants no company.
        Err(error) if !is_code(&error, UNKNOWN_MESSAGE) => Err(error.into()),
        _ => Ok(Sent::known(message)),
    }
}

/// Tells a challenger how things stand. One that was told before a crash rang them for what it says; what has come since
/// then is told in another.
async fn post_notice(
    session: &Session,
    (order, newest): (Order, Revision),
    head: &Head,
    answer: Answer,
) -> Result<Sent, PostError> {
    let (mut sent, told) = post_where_played(session, (order, head), answer.clone()).await?;
    if order.name != newest && sent.content != message::content(&told) {
        let newer = Order { name: newest, ..order };
        (sent, _) = post_where_played(session, (newer, head), answer).await?;
    }
    Ok(Sent::new(&sent))
}
