//! The single board of a match: one message that is edited each turn, and a line below it that pings.

use matches::{Place, Post};

use crate::app::Answer;
use crate::discord::error::PostResult;
use crate::discord::message;
use crate::discord::posts::delivery::{IfLost, Order, Sent, Upsert};
use crate::discord::posts::places::Places;
use crate::words::discord::Say;

/// Edits the board, or posts it if it is missing.
pub(crate) async fn show(order: Order<'_>, answer: Answer) -> PostResult<Sent> {
    Upsert { if_lost: IfLost::Repost, ..order.only() }.deliver(order.session, answer).await
}

/// Posts the line that pings, after deleting the previous one.
pub(crate) async fn ping(order: Order<'_>, answer: Answer) -> PostResult<Sent> {
    let Order { session, head, .. } = order;
    let (id, place) = (head.id, head.place);
    let places = Places::played(place);
    let found = session.ask(move |app| {
        let is_thread_lost = match place.thread {
            Some(thread) => app.matches().is_thread_lost(id, thread)?,
            None => false,
        };
        Ok((app.matches().posted_message(id, Post::Board)?, is_thread_lost))
    });
    let (board, is_thread_lost) = found.await?;
    if let Some(before) = order.before {
        places.delete(&session.http, before).await?;
    }
    let concerns_nobody = answer.pings.is_empty();
    if concerns_nobody && !order.job.may_be_out() {
        return Ok(Sent::default());
    }
    let at = board.and_then(|board| address(place, is_thread_lost, board));
    let answer = match at {
        Some(at) => linked(answer, at),
        None => answer,
    };
    let sent = order.separate().post(session, answer).await?.message;
    if concerns_nobody {
        // An earlier attempt may have posted the line. It was found, or posted again, only to be deleted.
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

/// The link to the board of a match on a server. If the thread is lost, the board is in the channel.
fn address(place: Place, is_thread_lost: bool, board: u64) -> Option<String> {
    let channel = if is_thread_lost { place.channel } else { place.post_channel() };
    Some(message::address(place.server?, channel, board))
}
