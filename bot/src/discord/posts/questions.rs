//! Shows what is asked where a match is played: each question on one message, which rings those asked when it is posted and is
//! changed from then on.

use std::sync::Arc;

use matches::{DirectMessage, Head, Job, MatchId, Post};
use poise::serenity_prelude as serenity;
use serenity::{Http, MessageId};

use crate::app::questions::Asked;
use crate::app::settings::notifications;
use crate::app::{Answer, App, questions};
use crate::discord::error::{PostError, is_code};
use crate::discord::message;
use crate::discord::posts::delivery::{
    Order, UNKNOWN_MESSAGE, brought_up_to_date, edit, found_where_played, is_closed, places_played,
    post_where_played,
};
use crate::discord::posts::{place, private};
use crate::discord::session::Session;

/// Posts the newest question of this kind, and brings those before it up to date. Who is told of one by direct message is
/// noted with its message.
pub(crate) async fn post(
    session: &Session,
    (id, post): (MatchId, Post),
    job: &Job,
) -> Result<(), PostError> {
    // Pauses had a kind of their own once.
    let post = if post == Post::Pause { Post::Offer } else { post };
    let now = session.app.now();
    let cooldown = Arc::clone(&session.cooldown);
    let prepare = move |app: &App| {
        let view = app.matches().view(id)?;
        match cooldown.until(place(view.head(), post), now) {
            Some(until) => Ok(Err(PostError::Resting(until))),
            None => Ok(Ok((questions::all(app, &view, post)?, view.head().clone()))),
        }
    };
    let (all, head) = session.ask(prepare).await??;
    for asked in all {
        // What was over before it could be shown concerns nobody any more; but it may have been shown.
        let may_be_out = job.may_be_out() && asked.since >= job.since;
        if asked.message.is_some() || asked.is_open || may_be_out {
            let order = Order::of((id, post), job, None);
            // What was asked before in the same words is another question.
            let looked_for = order.looked_for.map(|since| since.max(asked.at));
            let order = Order { name: asked.since, may_be_out, looked_for, ..order };
            show(session, (&head, order), asked).await?;
        }
    }
    Ok(())
}

async fn show(
    session: &Session,
    (head, order): (&Head, Order),
    asked: Asked,
) -> Result<(), PostError> {
    let mut told = Vec::new();
    let (id, post, since) = (head.id, order.post, asked.since);
    let message = match (private::is_played_there(head), asked.message) {
        (true, None) if asked.is_final => None,
        (true, before) => private::show(session, (head, before), &asked.answer).await?,
        (false, Some(message)) => change(&session.http, head, (message, &asked.answer)).await?,
        (false, None) if asked.is_final => {
            // Who was to be rung is not concerned any more.
            match found_where_played(&session.http, (order, head), &asked.answer).await? {
                Some(sent) => brought_up_to_date(&session.http, sent, &asked.answer).await?.message,
                None => None,
            }
        }
        (false, None) => {
            let (seen, answer) = (head.clone(), asked.answer.clone());
            let heed = move |app: &App| notifications::heeded(app, (&seen, post), answer);
            let (answer, people) = session.ask(heed).await?;
            let (sent, answer) = post_where_played(session, (order, head), answer).await?;
            let (channel, message) = (sent.channel_id.get(), sent.id.get());
            let directly = DirectMessage { id, post, since, channel, message };
            told.extend(people.into_iter().map(|player| (player, directly)));
            brought_up_to_date(&session.http, sent, &answer).await?.message
        }
    };
    let message = message.filter(|_| !asked.is_final);
    if message != asked.message {
        session.ask(move |app| asked.note(app, id, (message, &told))).await?;
    }
    Ok(())
}

/// Changes a message; its number stays where it is gone, or nobody can press anything where it stands.
async fn change(
    http: &Http,
    head: &Head,
    (message, answer): (u64, &Answer),
) -> Result<Option<u64>, PostError> {
    let changed = (MessageId::new(message), message::change(answer));
    match edit(http, places_played(head), changed).await {
        Err(error) if is_code(&error, UNKNOWN_MESSAGE) || is_closed(&error) => Ok(Some(message)),
        Err(error) => Err(error.into()),
        Ok(()) => Ok(Some(message)),
    }
}
