//! Shows what players propose to each other: each proposal on one message, which rings those asked when it is posted and is
//! changed from then on.

use data::{Directly, Head, Job, MatchId, PlayerId, Post, Revision};
use poise::serenity_prelude as serenity;
use serenity::{Http, MessageId};

use super::failed::{Failed, ask};
use super::faults::is_code;
use super::posts::place;
use super::private;
use super::sending::{
    Order, UNKNOWN_MESSAGE, brought_up_to_date, edit, is_closed, places_played, post_where_played,
};
use super::wire;
use crate::desk::agreements::{self, Shown};
use crate::desk::{Desk, pings};

/// Posts the newest proposal of a match, and brings those before it up to date; who is told of it by direct message.
pub(super) async fn post(
    desk: &Desk,
    http: &Http,
    id: MatchId,
    job: &Job,
) -> Result<Vec<(PlayerId, Directly)>, Failed> {
    let now = desk.now();
    let prepare = move |desk: &Desk| {
        let look = desk.matches().look(id)?;
        match desk.rests().until(place(look.head(), Post::Offer), now) {
            Some(until) => Ok(Err(Failed::Resting(until))),
            None => Ok(Ok((agreements::messages(desk, &look)?, look.head().clone()))),
        }
    };
    let (all, head) = ask(desk, prepare).await??;
    let mut told = Vec::new();
    for shown in all {
        // What was over before it could be shown concerns nobody any more; but it may have been shown.
        let may_be_out = job.may_be_out() && shown.offer.since >= job.since;
        if shown.message.is_some() || shown.offer.is_open() || may_be_out {
            told.extend(show(desk, http, (&head, job.since), (shown, may_be_out)).await?);
        }
    }
    Ok(told)
}

async fn show(
    desk: &Desk,
    http: &Http,
    (head, since): (&Head, Revision),
    (shown, may_be_out): (Shown, bool),
) -> Result<Vec<(PlayerId, Directly)>, Failed> {
    let mut told = Vec::new();
    let (id, offer, is_final) = (head.id, shown.offer, shown.is_final());
    let message = match (private::is_played_there(head), shown.message) {
        (true, None) if is_final => None,
        (true, before) => private::show(desk, http, (head, before), &shown.answer).await?,
        (false, Some(message)) => change(http, head, (message, &shown)).await?,
        (false, None) => {
            let order = Order { id, post: Post::Offer, name: offer.since, may_be_out };
            let (seen, answer) = (head.clone(), shown.answer);
            let heed = move |desk: &Desk| pings::heeded(desk, (&seen, Post::Offer), answer);
            let (answer, people) = ask(desk, heed).await?;
            let (sent, answer) = post_where_played(desk, http, (order, head), answer).await?;
            let (channel, message) = (sent.channel_id.get(), sent.id.get());
            let directly = Directly { id, post: Post::Offer, since, channel, message };
            told.extend(people.into_iter().map(|player| (player, directly)));
            brought_up_to_date(http, sent, &answer).await?.message
        }
    };
    let message = message.filter(|_| !is_final);
    if message != shown.message {
        ask(desk, move |desk| desk.matches().note_offer_post(id, &offer, message)).await?;
    }
    Ok(told)
}

/// Changes a message; none where it is gone, or nobody can press anything where it stands.
async fn change(
    http: &Http,
    head: &Head,
    (message, shown): (u64, &Shown),
) -> Result<Option<u64>, Failed> {
    let changed = (MessageId::new(message), wire::change(&shown.answer));
    match edit(http, places_played(head), changed).await {
        Err(error) if is_code(&error, UNKNOWN_MESSAGE) || is_closed(&error) => Ok(Some(message)),
        Err(error) => Err(error.into()),
        Ok(()) => Ok(Some(message)),
    }
}
