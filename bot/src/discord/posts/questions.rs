//! Questions to players. Each is one message, which pings the asked players once and is edited from then on.

use std::collections::BTreeMap;
use std::sync::Arc;

use matches::{DirectMessage, Job, MatchId, Post, QuestionPost};

use crate::app::ping_preferences::PingRoute;
use crate::app::questions::Question;
use crate::app::{App, questions};
use crate::discord::error::PostResult;
use crate::discord::posts::delivery::{IfLost, Order, Sent, Upsert};
use crate::discord::posts::places::channel_of;
use crate::discord::posts::private;
use crate::discord::posts::unrecorded_message::Search;
use crate::discord::session::Session;

/// Posts the newest question of this kind, and updates earlier ones.
pub(crate) async fn post(session: &Session, id: MatchId, post: Post, job: &Job) -> PostResult {
    // Old versions had a separate kind of post for pauses.
    let post = if post == Post::Pause { Post::Offer } else { post };
    let limits = Arc::clone(&session.channel_limits);
    let prepare = move |app: &App| {
        let view = app.matches().view(id)?;
        match limits.check(channel_of(view.head(), post)) {
            Ok(()) => Ok(Ok((questions::load(app, &view, post)?, view.head().clone()))),
            Err(limited) => Ok(Err(limited)),
        }
    };
    let (all, head) = session.ask(prepare).await??;
    let (before, may_be_lost, restoration) = (None, true, None);
    let order = Order { session, job, post, head: &head, before, may_be_lost, restoration };
    for asked in all {
        // A question that was closed before it was posted is not posted.
        let may_be_out = job.may_be_out() && asked.since >= job.since;
        if asked.message.is_some() || asked.is_open || may_be_out {
            show(order, asked).await?;
        }
    }
    Ok(())
}

/// Posts or edits a question. Records its message, and the players to notify.
async fn show(order: Order<'_>, asked: Question) -> PostResult {
    let Order { session, head, post, .. } = order;
    let since = asked.since;
    let (mut answer, mut people) = (asked.answer.clone(), Vec::new());
    let is_new = asked.message.is_none() && !asked.is_final;
    let sent = if head.place.is_private() {
        match is_new || asked.message.is_some() {
            true => private::deliver(session, head, asked.message, &answer).await?,
            false => Sent::default(),
        }
    } else {
        if is_new {
            let head = head.clone();
            let route = move |app: &App| {
                PingRoute { head: &head, post, known: &BTreeMap::new() }.pings(app, answer)
            };
            (answer, people) = session.ask(route).await?;
        }
        let upsert = order.named(since);
        // An earlier question may have the same words.
        let since = |search: Search| Search { since: search.since.max(asked.at), ..search };
        let search = upsert.search.map(since);
        // A deleted message keeps its id, so that the question is not posted again.
        let (known, if_lost, is_over) = (asked.message, IfLost::Keep, asked.is_final);
        Upsert { search, known, if_lost, is_over, ..upsert }.deliver(session, answer).await?
    };
    let message = sent.message.filter(|_| !asked.is_final);
    if message == asked.message {
        return Ok(());
    }
    let directly = sent.new_in.zip(message).map(|(channel, message)| DirectMessage {
        id: head.id,
        post,
        since,
        channel,
        message,
    });
    let told: Vec<_> = people.into_iter().filter_map(|player| Some((player, directly?))).collect();
    let id = head.id;
    let note = move |app: &App| {
        asked.record_message(app, id, QuestionPost { message, direct_messages: &told })
    };
    session.ask(note).await
}
