//! Posts for spectators: a match's card or boards in each channel that watches it, and pings at the end.
//!
//! The pings are for the match's followers. One job updates all places, and a retry skips the finished ones.

use std::collections::BTreeMap;

use matches::{
    Head, Job, JobOutcome, MatchId, PlayerId, Stage, StoppedCard, Timestamp, WatchCard, WatchMode,
    Watching,
};
use poise::serenity_prelude as serenity;

use crate::app::press::WatchingPress;
use crate::app::watching::card;
use crate::app::{Answer, App, Result};
use crate::discord::error::{PostError, PostResult, is_temporary, status};
use crate::discord::message;
use crate::discord::posts::delivery::{IfLost, IfWorn, Name, Upsert};
use crate::discord::posts::former_board;
use crate::discord::posts::places::{Places, in_thread, is_worn};
use crate::discord::posts::unrecorded_message::{Mark, Search};
use crate::discord::session::Session;

/// The milliseconds after which a place forbidden to the bot is removed. Attempts of one job don't show that time,
/// since each turn has its own job.
const FORBIDDEN_MS: u64 = 64 * 3_600_000;

/// After so many failed attempts and so long a wait, a job removes the place in any case. If the job were given up
/// before, the place would stay for ever.
const FORBIDDEN_TRIES: u32 = 40;

/// The remaining work: when the last rate limit ends, and the last error.
#[derive(Default)]
struct Unfinished {
    later: Option<Timestamp>,
    failed: Option<PostError>,
}

struct Followers {
    channel: u64,
    players: Vec<PlayerId>,
}

impl Unfinished {
    fn note(&mut self, tried: PostResult) {
        match tried {
            Ok(()) => {}
            Err(PostError::NotBefore(at)) => {
                self.later = Some(self.later.map_or(at, |known| known.max(at)));
            }
            Err(failed) => self.failed = Some(failed),
        }
    }
}

/// Updates all places where a match is watched. At the end, also pings its followers.
pub(crate) async fn show(session: &Session, id: MatchId, job: &Job) -> PostResult<JobOutcome> {
    let found = session.ask(move |app| {
        let head = app.matches().view(id)?.head().clone();
        Ok((head, app.matches().watching(id)?))
    });
    let (head, Watching { shown, stopped, followers }) = found.await?;
    let mut unfinished = Unfinished::default();
    for card in stopped {
        unfinished.note(end_card(session, id, card).await);
    }
    for place in shown.into_iter().filter(|place| is_due(place, &head)) {
        unfinished.note(show_in(session, id, job, place).await);
    }
    if matches!(head.stage, Stage::Over(_)) {
        let mut places: BTreeMap<u64, Vec<PlayerId>> = BTreeMap::new();
        for follower in followers {
            places.entry(follower.channel).or_default().push(follower.player);
        }
        for (channel, mut players) in places {
            // All players are pinged in their match, also those who have left it.
            players.retain(|player| !head.players.contains(player));
            let followers = Followers { channel, players };
            unfinished.note(ping_followers(session, job, &head, followers).await);
        }
    }
    match unfinished {
        Unfinished { failed: Some(failed), .. } => Err(failed),
        Unfinished { later: Some(at), .. } => Ok(JobOutcome::Later { at }),
        Unfinished { .. } => Ok(JobOutcome::Done { message: None }),
    }
}

/// Whether a place must be updated or, at the end, removed.
fn is_due(place: &WatchCard, head: &Head) -> bool {
    !place.is_up_to_date(head) || matches!(head.stage, Stage::Over(_))
}

/// Shows a match in one place. A place that is gone is removed.
async fn show_in(session: &Session, id: MatchId, job: &Job, place: WatchCard) -> PostResult {
    let (channel, now) = (place.place.channel, session.app.now());
    session.channel_limits.check(channel)?;
    let card = session.ask(move |app| {
        let (head, answer) = card::card(app, id, &place)?;
        Ok((head, app.for_channel(answer, channel)))
    });
    let (head, answer) = card.await?;
    let is_over = matches!(head.stage, Stage::Over(_));
    let mut former = None;
    let message = match place.message.filter(|_| place.is_up_to_date(&head)) {
        // The message is up to date, so the place only has to be removed.
        Some(message) => Some(message),
        None => {
            let spectated = spectated(job, &place, &head);
            let lasting = Answer { link: answer.link, ..answer.lasting_text() };
            if let (WatchMode::Posts, Some(before)) = (place.place.mode, place.message) {
                end_post(session, job, channel, before).await?;
            }
            let sent = deliver(session, job, &spectated, answer).await?;
            if let Some(message) = sent {
                session.posted_boards.insert(message, lasting);
                former = place.message.filter(|&before| before != message);
            }
            sent
        }
    };
    let Some(message) = message else {
        tracing::info!(match.id = id.0, "a match is watched no longer where it can't be shown");
        return session.ask(move |app| app.matches().unwatch(id, channel, now).map(drop)).await;
    };
    let noted = place.updated(message, &head);
    let note = session.ask(move |app| {
        app.matches().note_watch_card(id, noted)?;
        if is_over {
            app.matches().unwatch(id, channel, now)?;
        }
        Ok(())
    });
    note.await?;
    // An old card is deleted last: a retry that didn't find it would stop watching.
    if let (WatchMode::Card, Some(former)) = (place.place.mode, former)
        && let Err(error) = Places::one(channel).delete(&session.http, former).await
    {
        tracing::debug!(match.id = id.0, status = status(&error), "an old card stays");
    }
    Ok(())
}

/// Changes a former post. That comes before the next post, since the place then forgets the former one.
async fn end_post(session: &Session, job: &Job, channel: u64, former: u64) -> PostResult {
    let places = Places::one(channel);
    let change = || make_lasting(session, channel, former);
    let Err(error) = in_thread(&session.http, places.first, change).await else { return Ok(()) };
    let may_retry = job.attempts < former_board::EDIT_TRIES;
    // An old message that can't be edited again so soon doesn't delay the next post.
    if may_retry && is_temporary(&error) && !is_worn(&error) {
        return Err(error.into());
    }
    let id = job.line.id().map(|id| id.0);
    tracing::debug!(match.id = id, status = status(&error), "a former post stays");
    Ok(())
}

/// Changes the message of a place where a person has stopped showing the match.
async fn end_card(session: &Session, id: MatchId, card: StoppedCard) -> PostResult {
    if let Some(message) = card.message {
        session.channel_limits.check(card.channel)?;
        // Another process may have edited the message, so the text that this one knows may be older.
        if let Ok(Some(text)) = session.ask(move |app| lasting_text(app, id, card)).await {
            session.posted_boards.insert(message, text);
        }
        match make_lasting(session, card.channel, message).await {
            Err(error) if is_temporary(&error) => return Err(error.into()),
            Err(error) => {
                tracing::debug!(match.id = id.0, status = status(&error), "a stopped card stays");
            }
            Ok(()) => {}
        }
    }
    session.ask(move |app| app.matches().forget_stopped_card(id, card.channel)).await
}

/// The text of a stopped card, as far as it remains true. `None` if a turn has ended since.
fn lasting_text(app: &App, id: MatchId, stopped: StoppedCard) -> Result<Option<Answer>> {
    let (head, answer) = card::card(app, id, &stopped.as_watch_card())?;
    let answer = app.for_channel(answer, stopped.channel);
    let lasting = Answer { link: answer.link, ..answer.lasting_text() };
    Ok((head.moment() == stopped.moment).then_some(lasting))
}

/// Removes the buttons of a message, and the lines that are true only for a turn.
async fn make_lasting(session: &Session, channel: u64, message: u64) -> serenity::Result<()> {
    // Another process may have posted it, or this one before its start. Then the text of a former post stays.
    let text = session.posted_boards.get(&message);
    let change = text.map_or_else(message::without_buttons, |text| message::change_words(&text));
    Places::one(channel).retouch(&session.http, message, change).await
}

/// The message in a place: a card that is edited, or a new post each turn.
fn spectated(job: &Job, place: &WatchCard, head: &Head) -> Upsert {
    let (id, channel) = (head.id.0, place.place.channel);
    let (name, known) = match place.place.mode {
        WatchMode::Card => (Name::of("w", &[id, place.key.0, channel]), place.message),
        WatchMode::Posts => (Name::of("p", &[id, head.moment(), channel]), None),
    };
    let mark = Mark::Buttons(vec![WatchingPress::Unwatch(head.id).into()]);
    let search = Search::before_retry(job, place.message, mark);
    // A message from before the request for this place may be gone. Who deletes a later one wants no other.
    let is_earlier = place.message.is_some_and(|message| message < place.key.0);
    let if_lost = if is_earlier { IfLost::Repost } else { IfLost::Forget };
    let if_worn = IfWorn::Replace;
    Upsert { known, if_lost, if_worn, ..Upsert::new(name, Places::one(channel), search) }
}

/// Pings the followers in a channel, to say that a match is over.
async fn ping_followers(
    session: &Session,
    job: &Job,
    head: &Head,
    followers: Followers,
) -> PostResult {
    let (id, channel, now) = (head.id, followers.channel, session.app.now());
    session.channel_limits.check(channel)?;
    for (part, notice) in (0..).zip(card::end_notices(head, &followers.players)) {
        let search = Search::before_retry(job, None, Mark::Text);
        let name = notice_name(id, channel, part);
        let message = Upsert::new(name, Places::one(channel), search);
        let notice = session.ask(move |app| Ok(app.for_channel(notice, channel))).await?;
        deliver(session, job, &message, notice).await?;
    }
    session.ask(move |app| app.matches().remove_followers_in(id, channel, now)).await
}

/// Delivers a message. `None` if the message or its place is gone, or the place was forbidden to the bot for days.
async fn deliver(
    session: &Session,
    job: &Job,
    message: &Upsert,
    answer: Answer,
) -> PostResult<Option<u64>> {
    let channel = message.places.first.get();
    match message.deliver_or_drop(session, answer).await {
        Err(PostError::Discord(error)) if status(&error) == Some(403) => {
            let forbidden_ms = session.forbidden_channels.note(channel);
            let waited_ms = session.app.now().0.saturating_sub(job.made.0);
            let is_last_try = job.attempts >= FORBIDDEN_TRIES && waited_ms >= FORBIDDEN_MS;
            match forbidden_ms >= FORBIDDEN_MS || is_last_try {
                true => Ok(None),
                false => Err(error.into()),
            }
        }
        sent => {
            if sent.is_ok() {
                session.forbidden_channels.clear(channel);
            }
            sent
        }
    }
}

/// The nonce of a notice. Older versions had only part 0, with the same nonce.
fn notice_name(id: MatchId, channel: u64, part: u64) -> Name {
    match part {
        0 => Name::of("f", &[id.0, channel]),
        part => Name::of("f", &[id.0, channel, part]),
    }
}
