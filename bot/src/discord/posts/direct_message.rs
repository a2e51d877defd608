//! Tells people by direct message what concerns them, if they want that. Where their direct messages are closed they are told
//! so once where the match is played, and rung there from then on.

use matches::{DirectMessage, Job, PlayerId, Refused, Revision, Timestamp};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, Http};

use crate::app;
use crate::app::{Answer, App};
use crate::discord::error::{PostError, is_code};
use crate::discord::message;
use crate::discord::posts::once::{Mark, Once, send_once};
use crate::discord::session::Session;
use crate::words::discord::Say;

/// Discord's codes for somebody who takes no direct messages from the bot, or none any more.
const CLOSED: [isize; 2] = [50_007, 50_278];

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Told {
    /// They were told, or it does not concern them any more.
    Done,
    /// Their direct messages are closed: they were told where the match is played.
    Closed,
}

/// What is to be said to somebody, and where.
struct Tiding {
    answer: Answer,
    /// By direct message, as long as they like that.
    directly: bool,
}

/// Tells somebody of what was posted, as far as it still concerns them.
pub(crate) async fn tell(
    session: &Session,
    (player, directly): (PlayerId, DirectMessage),
    job: &Job,
) -> Result<Told, PostError> {
    let (revision, now) = (job.revision, session.app.now());
    let prepare = move |app: &App| prepare(app, (player, directly), (revision, now));
    let Some((server, tiding)) = session.ask(prepare).await? else { return Ok(Told::Done) };
    let at = message::address(server, directly.channel, directly.message);
    let name = [directly.id.0, revision.0, directly.post as u64, player.0];
    let looked_for = Once::from(job, None);
    // Where it leads to is said of nothing else.
    let once = |word| Once { name: (word, &name), looked_for, mark: Mark::Words(at.clone()) };
    // It stands there in full: they are rung, and led to it.
    let rung = |told: Say| Answer::say(told).line(Say::There { at: at.clone() }).ping([player]);
    if !tiding.directly {
        let answer = rung(Say::RungHere { player: app::answer::args::mention(player) });
        ring_there(&session.http, directly, &answer, once("r")).await?;
        return Ok(Told::Done);
    }
    let Some(user) = message::user(player) else { return Ok(Told::Done) };
    let answer = tiding.answer.line(Say::There { at: at.clone() });
    let told = async {
        let channel = user.create_dm_channel(&session.http).await?.id;
        send_once(&session.http, channel, &answer, once("m")).await
    };
    match told.await {
        Ok(_) => Ok(Told::Done),
        Err(error) if CLOSED.iter().any(|&code| is_code(&error, code)) => {
            tracing::info!(match.id = directly.id.0, "direct messages are closed: somebody is rung where they play");
            let answer = rung(Say::ClosedToMe { player: app::answer::args::mention(player) });
            ring_there(&session.http, directly, &answer, once("c")).await?;
            Ok(Told::Closed)
        }
        Err(error) => Err(error.into()),
    }
}

fn prepare(
    app: &App,
    (player, directly): (PlayerId, DirectMessage),
    (revision, now): (Revision, Timestamp),
) -> Result<Option<(u64, Tiding)>, Refused> {
    let view = match app.matches().view(directly.id) {
        // It was purged with its server.
        Err(Refused::NoSuchMatch(_)) => return Ok(None),
        view => view?,
    };
    let (head, revisions) = (view.head(), (directly.since, revision));
    let answer = app::post::answer(app, &view, directly.post, (revisions, now))?;
    let (Some(answer), Some(server)) = (answer, head.place.server) else { return Ok(None) };
    let told = crate::app::settings::notifications::directly(
        app,
        (head, directly.post),
        (answer, player),
    )?;
    Ok(told.map(|(answer, likes)| (server, Tiding { answer, directly: likes.directly })))
}

/// Rings somebody where that stands of which they are told.
async fn ring_there(
    http: &Http,
    directly: DirectMessage,
    answer: &Answer,
    once: Once<'_>,
) -> Result<(), serenity::Error> {
    send_once(http, ChannelId::new(directly.channel), answer, once).await.map(drop)
}
