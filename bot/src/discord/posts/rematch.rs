//! Rematches: the proposal in the place of the previous match, and a link for its spectators.

use matches::{Head, Place, Post, Revision, Stage};

use crate::app;
use crate::app::{Answer, App};
use crate::discord::error::{PostError, PostResult, is_temporary, status};
use crate::discord::posts::delivery::{IfLost, Name, Order, Sent, Upsert};
use crate::discord::posts::places::Places;
use crate::discord::posts::unrecorded_message::{Mark, Search};
use crate::discord::session::Session;

/// The head of a match, with the place where it was proposed.
pub(crate) async fn at_proposal(session: &Session, head: &Head) -> PostResult<Head> {
    let proposed = head.clone();
    let place = session.ask(move |app| Ok(app.matches().proposal_place(&proposed))).await?;
    Ok(Head { place: place.unwrap_or(head.place), ..head.clone() })
}

/// Shows the proposal, or its outcome.
pub(crate) async fn show(order: Order<'_>, answer: Answer) -> PostResult<Sent> {
    let is_open = order.head.stage == Stage::Lobby;
    let if_lost = if is_open { IfLost::Repost } else { IfLost::Forget };
    Upsert { if_lost, is_over: !is_open, ..order.only() }.deliver(order.session, answer).await
}

/// Posts a link to the rematch in the thread of the previous match. A proposal that was posted there has the link
/// already.
pub(crate) async fn announce(order: Order<'_>, thread: Option<u64>) -> PostResult {
    let Order { session, head, .. } = order;
    let Some((first, thread)) = head.rematch_of.zip(thread) else { return Ok(()) };
    let id = head.id;
    let known = move |app: &App| {
        // A deleted or damaged match has no spectators.
        let before = app.matches().view(first).ok().and_then(|view| view.head().place.thread);
        let is_told = app.matches().posted_message(id, Post::Rematch)?.is_some();
        Ok(before.filter(|_| !is_told))
    };
    let Some(before) = session.ask(known).await? else { return Ok(()) };
    let place = Place { thread: Some(thread), ..head.place };
    let answer = app::challenge::card::rematch_link(&Head { place, ..head.clone() });
    let name = Name::of_post(id, Revision(0), order.post);
    let search = Search::before_retry(order.job, order.before, Mark::Text);
    match Upsert::new(name, Places::one(before), search).post(session, answer).await {
        // A retry finds the opened thread.
        Err(PostError::Discord(error)) if !is_temporary(&error) => {
            tracing::debug!(match.id = id.0, status = status(&error), "a rematch is not told of where the match before was played");
            Ok(())
        }
        announced => announced.map(drop),
    }
}
