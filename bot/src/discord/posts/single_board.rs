//! The one board of a match that has no more: a message that is changed with each turn, and a line below it that rings and
//! takes the place of the one before.

use matches::{Head, Post, Revision};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, Http, MessageId};

use crate::app::{Answer, App};
use crate::discord::error::{ARCHIVED, PostError, is_code};
use crate::discord::message;
use crate::discord::posts::delivery::{
    Order, Sent, UNKNOWN_CHANNEL, UNKNOWN_MESSAGE, brought_up_to_date, edit, is_closed,
    places_played, post_where_played, reopened,
};
use crate::discord::session::Session;
use crate::words::discord::Say;

/// Shows the board as it stands. Where there is none yet, or none any more that could be changed, it is posted.
pub(crate) async fn show(
    session: &Session,
    (order, head): (Order, &Head),
    answer: Answer,
) -> Result<Sent, PostError> {
    let id = order.id;
    let known = session.ask(move |app| app.matches().posted(id, Post::Board)).await?;
    let Some(message) = known else {
        // There is one first board, whatever has happened meanwhile.
        let first = Order { name: Revision(0), ..order };
        let (sent, answer) = post_where_played(session, (first, head), answer).await?;
        return Ok(brought_up_to_date(&session.http, sent, &answer).await?);
    };
    match change(&session.http, head, (message, &answer)).await {
        Err(error) if is_lost(&error) => {
            let (sent, _) = post_where_played(session, (order, head), answer).await?;
            Ok(Sent::new(&sent))
        }
        Err(error) => Err(error.into()),
        Ok(()) => Ok(Sent::known(message)),
    }
}

/// Posts the line that rings, after the one before is gone: there are never two.
pub(crate) async fn ring(
    session: &Session,
    (order, head): (Order, &Head),
    answer: Answer,
) -> Result<Sent, PostError> {
    let id = order.id;
    let posted = move |app: &App| {
        let before = app.matches().posted(id, Post::Ring)?;
        Ok((before, app.matches().posted(id, Post::Board)?))
    };
    let (before, board) = session.ask(posted).await?;
    if let Some(before) = before {
        delete(&session.http, head, before).await?;
    }
    let concerns_nobody = answer.pings.is_empty();
    if concerns_nobody && !order.may_be_out {
        return Ok(Sent::default());
    }
    let at = board.and_then(|board| address(head, board));
    let answer = answer.lines(at.map(|at| Say::There { at }));
    let (sent, _) = post_where_played(session, (order, head), answer).await?;
    if concerns_nobody {
        // It was for this alone that it is known by which number it may have been there.
        delete(&session.http, head, sent.id.get()).await?;
        return Ok(Sent::default());
    }
    Ok(Sent::new(&sent))
}

/// Where a message about a match can be seen, mostly; nowhere to be named in a private conversation.
fn address(head: &Head, message: u64) -> Option<String> {
    let channel = head.place.thread.unwrap_or(head.place.channel);
    Some(message::address(head.place.server?, channel, message))
}

/// Changes a message where a match is played, also where its thread was closed meanwhile.
pub(crate) async fn change(
    http: &Http,
    head: &Head,
    (message, answer): (u64, &Answer),
) -> Result<(), serenity::Error> {
    let places = places_played(head);
    let change = || (MessageId::new(message), message::change(answer));
    match edit(http, places, change()).await {
        Err(error) if is_code(&error, ARCHIVED) => {
            reopened(http, ChannelId::new(places.0), error).await?;
            edit(http, places, change()).await
        }
        edited => edited,
    }
}

/// Deletes a line, wherever it is. Where nobody can any more, it stays.
async fn delete(http: &Http, head: &Head, message: u64) -> Result<(), serenity::Error> {
    let (first, second) = places_played(head);
    for place in [Some(first), second].into_iter().flatten() {
        match delete_at(http, ChannelId::new(place), MessageId::new(message)).await {
            Err(error) if is_lost(&error) => {}
            deleted => return deleted,
        }
    }
    Ok(())
}

async fn delete_at(
    http: &Http,
    place: ChannelId,
    message: MessageId,
) -> Result<(), serenity::Error> {
    match place.delete_message(http, message).await {
        Err(error) if is_code(&error, ARCHIVED) => {
            reopened(http, place, error).await?;
            place.delete_message(http, message).await
        }
        deleted => deleted,
    }
}

/// Whether it can't be changed where it was any more: somebody deleted it, or its place is gone or locked.
pub(crate) fn is_lost(error: &serenity::Error) -> bool {
    is_code(error, UNKNOWN_MESSAGE) || is_code(error, UNKNOWN_CHANNEL) || is_closed(error)
}
