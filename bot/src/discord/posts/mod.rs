//! Posts about a match, by the kind of a job: challenge, thread, boards and notices.

pub(crate) mod clubs;
pub(crate) mod curve;
pub(crate) mod daily;
pub(crate) mod dashboard;
pub(crate) mod delivery;
pub(crate) mod direct_message;
mod former_board;
mod lost_thread;
pub(crate) mod outcome;
mod outdated_board;
pub(crate) mod places;
pub(crate) mod private;
pub(crate) mod questions;
mod rematch;
pub(crate) mod scheduled_event;
mod single_board;
pub(crate) mod thread;
mod unrecorded_message;
pub(crate) mod watching;

use std::sync::Arc;

use matches::{DirectMessage, Head, Job, MatchId, PlayerId, Post, PostMode, PostView, Stage};

use crate::app;
use crate::app::analysis;
use crate::app::ping_preferences::PingRoute;
use crate::app::{Answer, App};
use crate::discord::error::{PostResult, is_temporary, status};
use crate::discord::message;
use crate::discord::posts::delivery::{IfLost, Order, Sent, Upsert, is_before_match};
use crate::discord::posts::outcome::Outcome;
use crate::discord::posts::places::{Places, channel_of};
use crate::discord::session::Session;

struct Prepared {
    head: Head,
    /// The content. `None` if there is nothing left to show.
    answer: Option<Answer>,
    notified: Vec<PlayerId>,
    before: Option<u64>,
    may_be_lost: bool,
    restoration: Option<u64>,
}

/// Posts or edits the message of a job: a question, or another message of a match.
pub(crate) async fn post(
    session: &Session,
    id: MatchId,
    post: Post,
    job: &Job,
) -> PostResult<Outcome> {
    let outcome = match post {
        // Each question records its message.
        Post::Offer | Post::Pause | Post::TimeUp => {
            questions::post(session, id, post, job).await.map(|()| Outcome::done(None))?
        }
        Post::Board
        | Post::Ring
        | Post::Told
        | Post::Thread
        | Post::Lobby
        | Post::Rematch
        | Post::Notice
        | Post::Lonely => {
            let prepared = prepare(session, id, post, job).await?;
            let links_to_pair = outdated_board::links_to_pair(&prepared.head);
            let outcome = post_message(session, post, job, prepared).await?;
            if post == Post::Lobby && !links_to_pair {
                return Ok(outcome);
            }
            outcome
        }
    };
    outdated_board::update(session, id, post, job).await?;
    Ok(outcome)
}

/// Loads a match, and makes the message of a job.
async fn prepare(session: &Session, id: MatchId, post: Post, job: &Job) -> PostResult<Prepared> {
    let (now, limits) = (session.app.now(), Arc::clone(&session.channel_limits));
    let (revisions, made) = (job.revisions(), job.made);
    let prepare = move |app: &App| {
        let PostView { view, message: before, lost_thread, restoration, notifications } =
            app.matches().view_for_post(id, post)?;
        if let Err(limited) = limits.check(channel_of(view.head(), post)) {
            return Ok(Err(limited));
        }
        let head = view.head().clone();
        let mut answer = app::post::answer(app, view, post, revisions, now)?;
        if post == Post::Ring
            && single_board::pings_by_itself(app, id, revisions, restoration.map(|_| made))?
        {
            answer.iter_mut().for_each(|answer| answer.pings.clear());
        }
        let route = PingRoute { head: &head, post, known: &notifications };
        let routed = answer.map(|answer| route.pings(app, answer)).transpose()?;
        let (answer, notified) = routed.unzip();
        let answer = answer.map(Answer::draw_pictures);
        let is_thread_lost = head.place.thread.is_some() && head.place.thread == lost_thread;
        let may_be_lost = is_before_match(post) || is_thread_lost;
        let notified = notified.unwrap_or_default();
        Ok(Ok(Prepared { head, answer, notified, before, may_be_lost, restoration }))
    };
    Ok(session.ask(prepare).await??)
}

/// Posts or edits the message of a job. The outcome names the players to notify by direct message.
async fn post_message(
    session: &Session,
    post: Post,
    job: &Job,
    prepared: Prepared,
) -> PostResult<Outcome> {
    let Prepared { head, answer, notified, before, may_be_lost, restoration } = prepared;
    let id = head.id;
    let order = Order { session, job, post, head: &head, before, may_be_lost, restoration };
    if head.place.is_private() {
        let sent = private::post(order, answer).await?;
        if post == Post::Board && matches!(head.stage, Stage::Over(_)) {
            request_curve(session, id).await;
        }
        return Ok(Outcome::done(sent.message));
    }
    let sent = publish(order, answer).await?;
    let outcome = Outcome::done(sent.message);
    let (Some(message), Some(channel)) = (sent.message, sent.new_in) else { return Ok(outcome) };
    if notified.is_empty() {
        return Ok(outcome);
    }
    let mut about = DirectMessage { id, post, since: job.since, channel, message };
    // A ping links to the board of its match.
    if post == Post::Ring
        && let Some(board) = single_board::board_message(session, &head).await?
    {
        about = DirectMessage { channel: board.channel, message: board.message, ..about };
    }
    let notified = notified.into_iter().map(|player| (player, about)).collect();
    Ok(Outcome { notified, ..outcome })
}

/// Requests the analysis that adds the curve to a final post.
async fn request_curve(session: &Session, id: MatchId) {
    if session.ask(move |app| analysis::request_for_curve(app, id)).await.is_err() {
        tracing::warn!(match.id = id.0, "a final post gets no curve");
    }
}

/// Posts or edits a message on a server.
async fn publish(order: Order<'_>, answer: Option<Answer>) -> PostResult<Sent> {
    let Some(answer) = answer else {
        match order.post {
            Post::Thread => {}
            Post::Notice => return delete_notice(&order).await,
            Post::Lobby | Post::Board | Post::Offer | Post::TimeUp | Post::Pause => {
                return Ok(Sent::default());
            }
            Post::Told | Post::Lonely | Post::Ring | Post::Rematch => return Ok(Sent::default()),
        }
        let thread = thread::open(order).await?;
        rematch::announce(order, thread).await?;
        return Ok(Sent::known(thread));
    };
    match order.post {
        Post::Lobby => post_challenge(order, answer).await,
        Post::Board => {
            let board = match order.head.posts {
                PostMode::EveryMove => post_board(order, answer).await?,
                PostMode::OneBoard => single_board::show(order, answer).await?,
            };
            if matches!(order.head.stage, Stage::Over(_)) {
                thread::close_soon(order.session, order.head).await;
                request_curve(order.session, order.head.id).await;
            }
            Ok(board)
        }
        Post::Ring => single_board::ping(order, answer).await,
        Post::Rematch => {
            let head = &rematch::at_proposal(order.session, order.head).await?;
            rematch::show(Order { head, ..order }, answer).await
        }
        Post::Notice => {
            let head = &rematch::at_proposal(order.session, order.head).await?;
            post_notice(Order { head, ..order }, answer).await
        }
        // A challenger who deletes the offer of a computer wants no other.
        Post::Lonely => {
            let offer = Upsert { known: order.before, if_lost: IfLost::Keep, ..order.separate() };
            offer.deliver(order.session, answer).await
        }
        // `questions` posts the last three.
        Post::Told | Post::Thread | Post::Offer | Post::Pause | Post::TimeUp => {
            let posted = order.separate().post(order.session, answer).await?;
            Ok(Sent::from(&posted.message))
        }
    }
}

async fn post_board(order: Order<'_>, answer: Answer) -> PostResult<Sent> {
    let lasting = answer.lasting_text();
    let board = order.separate().post(order.session, answer).await?.message;
    order.session.posted_boards.insert(board.id.get(), lasting);
    if let Some(old) = order.before.filter(|&before| before != board.id.get()) {
        let change = former_board::change(order, old).await;
        match Places::played(order.head.place).retouch(&order.session.http, old, change).await {
            // The next attempt finds the new board by its nonce.
            Err(error) if is_temporary(&error) && order.job.attempts < former_board::EDIT_TRIES => {
                return Err(error.into());
            }
            // The buttons stay, and lead to the newest board.
            Err(error) => {
                tracing::debug!(match.id = order.head.id.0, status = status(&error), "an old board keeps its buttons and its turn");
            }
            Ok(()) => {}
        }
    }
    Ok(Sent::from(&board))
}

/// Posts or edits the message of a challenge.
async fn post_challenge(order: Order<'_>, answer: Answer) -> PostResult<Sent> {
    let (id, place) = (order.head.id, order.head.place);
    let own_thread =
        order.session.ask(move |app| app.matches().posted_message(id, Post::Thread)).await?;
    let has_own_thread = own_thread.is_some();
    let played = Places::played(place);
    // A challenge may be in a thread, but not in its own match's thread.
    let places = match played.second.filter(|_| has_own_thread) {
        Some(channel) => Places { first: channel, second: Some(played.first) },
        None => played,
    };
    let is_open = order.head.stage == Stage::Lobby;
    let if_lost = if is_open { IfLost::Repost } else { IfLost::Forget };
    // The message shows how the challenge ended. Only a match with a thread needs a new message for it.
    let is_over = matches!(order.head.stage, Stage::Over(_)) && !has_own_thread;
    let challenge = Upsert { places, thread: None, if_lost, is_over, ..order.only() };
    challenge.deliver(order.session, answer).await
}

/// Posts a notice to a challenger. While the lobby is open, a single note lists the players in it.
///
/// If a crash left a notice with older text, later news go into a new message.
async fn post_notice(order: Order<'_>, answer: Answer) -> PostResult<Sent> {
    if order.head.stage == Stage::Lobby {
        // A challenger who deletes the note wants no other.
        let note = Upsert { if_lost: IfLost::Keep, ..order.only() };
        return note.deliver(order.session, answer).await;
    }
    delete_notice(&order).await?;
    let newest = order.job.revision;
    let mut posted = order.separate().post(order.session, answer.clone()).await?;
    let is_old = posted.message.content != message::content(&posted.answer);
    if is_old && order.job.named_after() != newest {
        posted = order.named(newest).post(order.session, answer).await?;
    }
    Ok(Sent::from(&posted.message))
}

/// Deletes the note about an open lobby.
async fn delete_notice(order: &Order<'_>) -> PostResult<Sent> {
    let Some(note) = order.before else { return Ok(Sent::default()) };
    let head = rematch::at_proposal(order.session, order.head).await?;
    Places::played(head.place).delete(&order.session.http, note).await?;
    Ok(Sent::default())
}
