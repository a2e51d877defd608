//! Rematches where the match before was played: there all who played it find the proposal, and whoever looked on where it goes on.

use matches::{Head, Place, Post, Revision, Stage};
use poise::serenity_prelude as serenity;
use serenity::ChannelId;

use crate::app;
use crate::app::{Answer, App};
use crate::discord::error::{ARCHIVED, PostError, is_code, is_passing, status};
use crate::discord::posts::delivery::{
    Order, Sent, brought_up_to_date, found_where_played, post_where_played, reopened, send,
};
use crate::discord::posts::single_board::{change, is_lost};
use crate::discord::session::Session;

/// A match as it is told of where it was proposed.
pub(crate) async fn there(session: &Session, head: &Head) -> Result<Head, PostError> {
    let match_before = head.clone();
    let place = session.ask(move |app| Ok(app.matches().proposed_in(&match_before))).await?;
    Ok(Head { place: place.unwrap_or(head.place), ..head.clone() })
}

/// Shows the proposal, or what became of it.
pub(crate) async fn show(
    session: &Session,
    (order, head): (Order, &Head),
    answer: Answer,
) -> Result<Sent, PostError> {
    let (id, there) = (order.id, there(session, head).await?);
    let is_open = head.stage == Stage::Lobby;
    let known = session.ask(move |app| app.matches().posted(id, Post::Rematch)).await?;
    let Some(message) = known else {
        // What was over before it could be shown concerns nobody any more; but it may have been shown.
        if !is_open {
            return Ok(match found_where_played(&session.http, (order, &there), &answer).await? {
                Some(sent) => brought_up_to_date(&session.http, sent, &answer).await?,
                None => Sent::default(),
            });
        }
        let first = Order { name: Revision(0), ..order };
        let (sent, answer) = post_where_played(session, (first, &there), answer).await?;
        return Ok(brought_up_to_date(&session.http, sent, &answer).await?);
    };
    match change(&session.http, &there, (message, &answer)).await {
        // As long as it stands it must be there to be answered.
        Err(error) if is_lost(&error) && is_open => {
            let (sent, _) = post_where_played(session, (order, &there), answer).await?;
            Ok(Sent::new(&sent))
        }
        Err(error) if is_lost(&error) => Ok(Sent::default()),
        Err(error) => Err(error.into()),
        Ok(()) => Ok(Sent::known(message)),
    }
}

/// Says where the match before was played that its rematch has begun, for whoever looked on there.
pub(crate) async fn tell_of_it(
    session: &Session,
    (order, head): (Order, &Head),
    thread: Option<u64>,
) -> Result<(), PostError> {
    let Some((first, thread)) = head.rematch_of.zip(thread) else { return Ok(()) };
    let id = order.id;
    let known = move |app: &App| {
        // A match that is no longer there, or can't be read, has nobody who looks on.
        let before = app.matches().view(first).ok().and_then(|view| view.head().place.thread);
        Ok((before, app.matches().posted(id, Post::Lobby)?.is_some()))
    };
    let (Some(before), is_opened_once) = session.ask(known).await? else { return Ok(()) };
    let before = ChannelId::new(before);
    let place = Place { thread: Some(thread), ..head.place };
    let answer = app::challenge::card::rematch_link(&Head { place, ..head.clone() });
    let once = Order { name: Revision(0), ..order };
    let sent = match send(&session.http, before, answer.clone(), once).await {
        Err(error) if is_code(&error, ARCHIVED) => {
            match reopened(&session.http, before, error).await {
                Ok(()) => send(&session.http, before, answer, once).await,
                Err(closed) => Err(closed),
            }
        }
        sent => sent,
    };
    match sent {
        // A thread on the message of its challenge is found again when all this is tried again.
        Err(error) if is_passing(&error) && is_opened_once => Err(error.into()),
        Err(error) => {
            tracing::debug!(match.id = id.0, status = status(&error), "a rematch is not told of where the match before was played");
            Ok(())
        }
        Ok(_) => Ok(()),
    }
}
