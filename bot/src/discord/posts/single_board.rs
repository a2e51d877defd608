//! The single board of a match: one message that is edited each turn, and a line below it that pings.

use matches::{Head, MatchId, Post, Refused, Revisions, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, Http, MessageId};

use crate::app::play::single_board_ping;
use crate::app::{Answer, App};
use crate::discord::error::{PostError, PostResult, is_temporary};
use crate::discord::message;
use crate::discord::posts::delivery::{IfLost, Order, Sent, Upsert};
use crate::discord::posts::lost_thread::MatchThread;
use crate::discord::posts::places::{Places, thread_state};
use crate::discord::request_span::spanned;
use crate::discord::session::Session;
use crate::discord::snowflake;
use crate::words::discord::Say;

/// The message of the board, and its channel or thread.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BoardMessage {
    pub(crate) channel: u64,
    pub(crate) message: u64,
}

/// Edits the board, or posts it if it is missing. If a lost thread can be used again, the board returns to it.
pub(crate) async fn show(order: Order<'_>, answer: Answer) -> PostResult<Sent> {
    let Order { session, head, before, .. } = order;
    let board = Upsert { if_lost: IfLost::Repost, ..order.only() };
    let Some(thread) = usable_again(order).await else {
        return board.deliver(session, answer).await;
    };
    let usable = MatchThread { id: head.id, thread, is_own: true, may_be_lost: true };
    if let Some(old) = before
        && !is_in(&session.http, thread, old).await
    {
        let places = Places::one(thread);
        let returned = Upsert { places, known: None, thread: None, ..board.clone() };
        match returned.deliver(session, answer.clone()).await {
            Ok(sent) => {
                // Recorded last, so that a retry after a kill finds the board in the thread.
                Places::played(head.place).delete(&session.http, old).await?;
                usable.note_usable(session).await?;
                return Ok(sent);
            }
            // The board stays in the channel.
            Err(PostError::Discord(error)) if !is_temporary(&error) => {
                return board.deliver(session, answer).await;
            }
            Err(error) => return Err(error),
        }
    }
    let sent = board.deliver(session, answer).await?;
    if sent.new_in.is_none_or(|channel| channel == thread) {
        usable.note_usable(session).await?;
    }
    Ok(sent)
}

/// The match's thread, if it is recorded as lost but is open.
async fn usable_again(order: Order<'_>) -> Option<u64> {
    let thread = order.head.place.thread.filter(|_| order.may_be_lost)?;
    let state = thread_state(&order.session.http, ChannelId::new(thread)).await.ok()??;
    (!state.locked).then_some(thread)
}

async fn is_in(http: &Http, channel: u64, message: u64) -> bool {
    let look = ChannelId::new(channel).message(http, MessageId::new(message));
    spanned("GET /channels/{channel}/messages/{message}", look).await.is_ok()
}

/// Whether the board pings by itself about the newest of these turns: it is the first board, and new.
///
/// The first board of a restored match may be older than the `restored` job. Then it was edited, and edits ping nobody.
pub(crate) fn pings_by_itself(
    app: &App,
    id: MatchId,
    revisions: Revisions,
    restored: Option<Timestamp>,
) -> Result<bool, Refused> {
    if let Some(restored) = restored
        && let Some(board) = app.matches().posted_message(id, Post::Board)?
        && snowflake::made_at_ms(board) < restored.0
    {
        return Ok(false);
    }
    single_board_ping::is_on_first_board(app, id, revisions)
}

/// Posts the line that pings, after deleting the previous one.
pub(crate) async fn ping(order: Order<'_>, answer: Answer) -> PostResult<Sent> {
    let Order { session, head, .. } = order;
    let places = Places::played(head.place);
    let board = board_message(session, head).await?;
    if let Some(before) = order.before {
        places.delete(&session.http, before).await?;
    }
    let concerns_nobody = answer.pings.is_empty();
    if concerns_nobody && !order.job.may_be_out() {
        return Ok(Sent::default());
    }
    let answer = match board.zip(head.place.server) {
        Some((board, server)) => {
            linked(answer, message::address(server, board.channel, board.message))
        }
        None => answer,
    };
    let sent = order.separate().post(session, answer).await?.message;
    if concerns_nobody {
        // An earlier attempt may have posted the line. `post` has found it, or posted it again, so that it can be
        // deleted.
        places.delete(&session.http, sent.id.get()).await?;
        return Ok(Sent::default());
    }
    Ok(Sent::from(&sent))
}

/// The answer with a link to the board in its first line.
fn linked(mut answer: Answer, at: String) -> Answer {
    if let Some(line) = answer.lines.first_mut() {
        *line = Say::WithBoard { line: line.clone(), at }.into();
    }
    answer
}

/// The message of the board. `None` if it isn't posted.
pub(crate) async fn board_message(
    session: &Session,
    head: &Head,
) -> PostResult<Option<BoardMessage>> {
    let (id, place) = (head.id, head.place);
    let found = session.ask(move |app| {
        let is_thread_lost = match place.thread {
            Some(thread) => app.matches().is_thread_lost(id, thread)?,
            None => false,
        };
        Ok((app.matches().posted_message(id, Post::Board)?, is_thread_lost))
    });
    let (Some(message), is_thread_lost) = found.await? else { return Ok(None) };
    let thread = place.post_channel();
    // In a locked thread, the board can still be edited, so it may be there.
    let is_away = is_thread_lost && !is_in(&session.http, thread, message).await;
    let channel = if is_away { place.channel } else { thread };
    Ok(Some(BoardMessage { channel, message }))
}
