//! Shows matches where they are watched, and tells those who follow them of the end. One job for all places of a match: a
//! place that has been shown is not shown again when the others are tried anew.

use std::collections::BTreeMap;

use matches::{Head, Job, JobOutcome, MatchId, PlayerId, Shown, Stage, Timestamp, WatchMode};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, MessageId};

use crate::app::press::WatchingPress;
use crate::app::watching::card;
use crate::discord::error::{PostError, status};
use crate::discord::posts::once::{Mark, Once, edit_there, send_once};
use crate::discord::session::Session;

/// What came of the places: what has to wait, and what went wrong.
#[derive(Default)]
struct Outcome {
    later: Option<Timestamp>,
    failed: Option<PostError>,
}

impl Outcome {
    fn note(&mut self, tried: Result<(), PostError>) {
        match tried {
            Ok(()) => {}
            Err(PostError::Resting(at)) => {
                self.later = Some(self.later.map_or(at, |known| known.max(at)));
            }
            Err(failed) => self.failed = Some(failed),
        }
    }
}

/// Brings all places up to date in which a match is watched.
pub(crate) async fn show(
    session: &Session,
    (id, job): (MatchId, &Job),
) -> Result<JobOutcome, PostError> {
    let asked = session.ask(move |app| {
        let head = app.matches().view(id)?.head().clone();
        Ok((head, app.matches().watching(id)?, app.matches().followers(id)?))
    });
    let (head, shown, followers) = asked.await?;
    let mut outcome = Outcome::default();
    for place in shown.into_iter().filter(|place| is_due(place, &head)) {
        outcome.note(show_in(session, (id, job), place).await);
    }
    if matches!(head.stage, Stage::Over(_)) {
        let mut places: BTreeMap<u64, Vec<PlayerId>> = BTreeMap::new();
        for follower in followers {
            places.entry(follower.channel).or_default().push(follower.player);
        }
        for (channel, mut players) in places {
            // Whoever plays is rung where that is played.
            players.retain(|player| !head.players.contains(player));
            outcome.note(tell(session, (&head, job), (channel, &players)).await);
        }
    }
    match outcome {
        Outcome { failed: Some(failed), .. } => Err(failed),
        Outcome { later: Some(at), .. } => Ok(JobOutcome::Later { at }),
        Outcome { .. } => Ok(JobOutcome::Done { message: None }),
    }
}

/// Whether there is something new to be seen, or it has to be cleared away.
fn is_due(place: &Shown, head: &Head) -> bool {
    !is_shown(place, head) || matches!(head.stage, Stage::Over(_))
}

/// Whether everything that all may see is there.
fn is_shown(place: &Shown, head: &Head) -> bool {
    place.message.is_some() && place.shown >= head.moment()
}

/// Shows a match in one place. What is gone there is watched no longer.
async fn show_in(
    session: &Session,
    (id, job): (MatchId, &Job),
    place: Shown,
) -> Result<(), PostError> {
    let (channel, now) = (place.place.channel, session.app.now());
    if let Some(until) = session.cooldown.until(channel, now) {
        return Err(PostError::Resting(until));
    }
    let (head, answer) = session.ask(move |app| card::card(app, id, &place)).await?;
    let answer = answer.for_channel(channel);
    let there = ChannelId::new(channel);
    let moment = head.moment();
    let once = |name| Once {
        name,
        looked_for: Once::from(job, place.message),
        mark: Mark::Button(WatchingPress::Unwatch(id).into()),
    };
    let posted = match (place.place.mode, place.message) {
        // It was shown before, and only has to be cleared away.
        (_, Some(message)) if is_shown(&place, &head) => Ok(message),
        (WatchMode::Card, Some(message)) => {
            edit_there(&session.http, (there, MessageId::new(message)), &answer)
                .await
                .map(|()| message)
        }
        (WatchMode::Card, None) => {
            send_once(&session.http, there, &answer, once(("w", &[id.0, place.since.0, channel])))
                .await
        }
        (WatchMode::Posts, _) => {
            send_once(&session.http, there, &answer, once(("p", &[id.0, moment, channel]))).await
        }
    };
    let is_over = matches!(head.stage, Stage::Over(_));
    match posted {
        Ok(message) => {
            let noted = Shown { message: Some(message), shown: moment, ..place };
            session
                .ask(move |app| {
                    app.matches().note_shown(id, noted)?;
                    // The end is the last that is shown.
                    if is_over {
                        app.matches().unwatch(id, channel, now)?;
                    }
                    Ok(())
                })
                .await
        }
        Err(error) if is_gone(&error) => {
            tracing::info!(match.id = id.0, status = status(&error), "a match is watched no longer where it can't be shown");
            session.ask(move |app| app.matches().unwatch(id, channel, now).map(drop)).await
        }
        Err(error) => Err(error.into()),
    }
}

/// Tells those of the end who wanted to be told there.
async fn tell(
    session: &Session,
    (head, job): (&Head, &Job),
    (channel, players): (u64, &[PlayerId]),
) -> Result<(), PostError> {
    let (id, now) = (head.id, session.app.now());
    if let Some(until) = session.cooldown.until(channel, now) {
        return Err(PostError::Resting(until));
    }
    if players.is_empty() {
        return session.ask(move |app| app.matches().have_told(id, channel, now)).await;
    }
    let answer = card::ended(head, players).for_channel(channel);
    let name = ("f", &[id.0, channel][..]);
    let once = Once { name, looked_for: Once::from(job, None), mark: Mark::Text };
    let sent = send_once(&session.http, ChannelId::new(channel), &answer, once).await;
    match sent {
        Err(error) if !is_gone(&error) => return Err(error.into()),
        _ => {}
    }
    session.ask(move |app| app.matches().have_told(id, channel, now)).await
}

/// Whether nothing can be shown there any more: message or channel are gone, or closed to the bot.
fn is_gone(error: &serenity::Error) -> bool {
    matches!(status(error), Some(403 | 404))
}
