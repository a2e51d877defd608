//! Messages about events: one card that is edited in place, and posts.
//!
//! There is a post for each round, reminder, end and act of an organizer.

use matches::{EventId, EventMessage, Job, JobOutcome, Place, Refused};

use crate::app::clubs::event_pings::EventPost;
use crate::app::clubs::standings_picture::StandingsPicture;
use crate::app::clubs::{event_card, event_pings};
use crate::app::press::ClubPress;
use crate::app::{Answer, App};
use crate::discord::error::PostResult;
use crate::discord::message;
use crate::discord::posts::delivery::{IfLost, Name, Upsert};
use crate::discord::posts::outcome::Outcome;
use crate::discord::posts::places::Places;
use crate::discord::posts::unrecorded_message::{Mark, Search};
use crate::discord::session::Session;

/// The card of an event, and the state of its message.
struct Card {
    answer: Answer,
    place: Place,
    known: Option<u64>,
    picture: Option<StandingsPicture>,
    /// Whether the message shows this picture already.
    is_shown: bool,
}

/// Updates the card of an event, or posts it.
pub(crate) async fn show_card(session: &Session, id: EventId, job: &Job) -> PostResult<JobOutcome> {
    let Card { answer, place, known, picture, is_shown } =
        session.ask(move |app| find_card(app, id)).await?;
    session.channel_limits.check(place.channel)?;
    // A card that was deleted is posted again, with another nonce.
    let name = Name::of("club", &[id.0, known.map_or(0, |_| job.named_after().0)]);
    let search = Search::before_retry(job, known, Mark::Buttons(vec![ClubPress::Show(id).into()]));
    let places = Places::one(place.post_channel());
    let card = Upsert { known, if_lost: IfLost::Repost, ..Upsert::new(name, places, search) };
    if is_shown && let Some(message) = edit_text(session, &card, &answer).await? {
        return Ok(JobOutcome::Done { message: Some(message) });
    }
    let fingerprint = picture.as_ref().map(StandingsPicture::fingerprint);
    let draw = move |app: &App| Ok(answer.show(picture.map(|picture| picture.draw(app))));
    let answer = session.ask(draw).await?;
    let mut sent = card.deliver(session, answer.clone()).await?;
    if sent.message != known && job.may_be_out() {
        // An earlier attempt may have posted the card, with older standings.
        sent = Upsert { known: sent.message, ..card }.deliver(session, answer).await?;
    }
    if let Some(shown) = fingerprint {
        session.ask(move |app| app.matches().note_event_picture(id, shown)).await?;
    }
    Ok(JobOutcome::Done { message: sent.message })
}

/// Edits a card whose picture is up to date. `None` if its message is gone.
async fn edit_text(session: &Session, card: &Upsert, answer: &Answer) -> PostResult<Option<u64>> {
    let kept = Upsert { if_lost: IfLost::Forget, keeps_pictures: true, ..card.clone() };
    Ok(kept.deliver(session, answer.clone()).await?.message)
}

fn find_card(app: &App, id: EventId) -> Result<Card, Refused> {
    let event = app.matches().event(id)?;
    let known = app.matches().event_card(id)?;
    let picture = StandingsPicture::of(app, &event)?;
    let fingerprint = picture.as_ref().map(StandingsPicture::fingerprint);
    let is_known = known.is_some() && fingerprint.is_some();
    let is_shown = is_known && app.matches().event_picture(id)? == fingerprint;
    let answer = event_card::card(app, &event);
    Ok(Card { answer, place: event.plan.place, known, picture, is_shown })
}

/// Posts about a journal entry of an event. The outcome names the players to notify by direct message.
pub(crate) async fn post(session: &Session, id: EventId, job: &Job) -> PostResult<Outcome> {
    let revision = job.revision;
    let found = session.ask(move |app| {
        let post = event_pings::post(app, id, revision)?;
        Ok((post, app.matches().event(id)?.plan.place))
    });
    let (post, place) = found.await?;
    let Some(EventPost { answer, notified }) = post else { return Ok(Outcome::done(None)) };
    session.channel_limits.check(place.channel)?;
    let name = Name::of("news", &[id.0, revision.0]);
    // The list of players may have changed since an earlier attempt.
    let search = Search::before_retry(job, None, Mark::Words(message::titles(&answer)));
    let places = Places::one(place.post_channel());
    let posted = Upsert::new(name, places, search).post(session, answer).await?.message;
    let (channel, message) = (posted.channel_id.get(), posted.id.get());
    let about = EventMessage { id, revision, channel, message };
    let event_notified = notified.into_iter().map(|player| (player, about)).collect();
    Ok(Outcome { event_notified, ..Outcome::done(None) })
}
