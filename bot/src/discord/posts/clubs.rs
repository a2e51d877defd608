//! Messages about events: one card that is edited in place, and posts.
//!
//! There is a post for each round, reminder, end and act of an organizer.

use matches::{EventId, Job, JobOutcome};

use crate::app::clubs::{event_card, event_post};
use crate::app::press::ClubPress;
use crate::discord::error::{PostError, PostResult};
use crate::discord::message;
use crate::discord::posts::delivery::{IfLost, Name, Upsert};
use crate::discord::posts::places::Places;
use crate::discord::posts::recover::{Mark, Search};
use crate::discord::session::Session;

/// Updates the card of an event, or posts it.
pub(crate) async fn show_card(session: &Session, id: EventId, job: &Job) -> PostResult<JobOutcome> {
    let found = session.ask(move |app| {
        let event = app.matches().event(id)?;
        let known = app.matches().event_card(id)?;
        Ok((event_card::card(&event), event.plan.place, known))
    });
    let (answer, place, known) = found.await?;
    if let Some(wait) = cooldown(session, place.channel) {
        return Err(wait);
    }
    // A card that was deleted is posted again, under another name.
    let name = Name::of("club", &[id.0, known.map_or(0, |_| job.named_after().0)]);
    let search = Search::before_retry(job, known, Mark::Buttons(vec![ClubPress::Show(id).into()]));
    let places = Places::one(place.thread.unwrap_or(place.channel));
    let card = Upsert { known, if_lost: IfLost::Repost, ..Upsert::new(name, places, search) };
    let sent = card.deliver(session, answer).await?;
    Ok(JobOutcome::Done { message: sent.message })
}

/// Posts about an entry of an event.
pub(crate) async fn post(session: &Session, id: EventId, job: &Job) -> PostResult<JobOutcome> {
    let revision = job.revision;
    let found = session.ask(move |app| {
        let answer = event_post::post(app, id, revision)?;
        Ok((answer, app.matches().event(id)?.plan.place))
    });
    let (answer, place) = found.await?;
    let Some(answer) = answer else { return Ok(JobOutcome::Done { message: None }) };
    if let Some(wait) = cooldown(session, place.channel) {
        return Err(wait);
    }
    let name = Name::of("news", &[id.0, revision.0]);
    // The list of players may have changed since an earlier attempt.
    let search = Search::before_retry(job, None, Mark::Words(message::title(&answer)));
    let places = Places::one(place.thread.unwrap_or(place.channel));
    Upsert::new(name, places, search).post(session, answer).await?;
    Ok(JobOutcome::Done { message: None })
}

/// The end of a rate limit of a channel, for which a post waits.
fn cooldown(session: &Session, channel: u64) -> Option<PostError> {
    session.cooldown.end(channel).map(PostError::NotBefore)
}
