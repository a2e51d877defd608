//! Reopens threads of running matches that Discord or a moderator archived.

use matches::{Filter, Page, Stage};
use poise::serenity_prelude as serenity;
use serenity::{ChannelId, EditThread, Guild, Http};

use crate::app::App;
use crate::discord::error::plain;
use crate::discord::posts::places::thread_state;
use crate::discord::request_retry::retried;
use crate::discord::session::Session;

/// The number of a server's matches to load per query.
const MATCHES: usize = 50;

/// Reopens threads of running matches that were archived while the bot was offline.
pub(super) async fn reopen_all(session: &Session, guild: &Guild) {
    let open: Vec<u64> = guild.threads.iter().map(|thread| thread.id.get()).collect();
    let server = guild.id.get();
    let mut page = Page { after: None, most: MATCHES };
    loop {
        let read = move |app: &App| app.matches().matches_in(server, Filter::Running, page);
        let Some(Ok(heads)) = session.app.work(read).await else { return };
        for thread in heads.iter().filter_map(|head| head.place.thread) {
            if !open.contains(&thread) {
                unarchive(&session.http, ChannelId::new(thread)).await;
            }
        }
        match heads.last() {
            Some(last) => page.after = Some(last.id),
            None => return,
        }
    }
}

/// Reopens a thread if a match is running in it.
pub(super) async fn reopen(session: &Session, thread: ChannelId) {
    let number = thread.get();
    let is_played_in = move |app: &App| {
        let Some(id) = app.matches().match_in_thread(number)? else { return Ok(false) };
        Ok::<_, matches::Refused>(app.matches().view(id)?.head().stage == Stage::Running)
    };
    if matches!(session.app.work(is_played_in).await, Some(Ok(true))) {
        unarchive(&session.http, thread).await;
    }
}

/// Reopens a thread that is not locked. If that fails, the next board reopens it.
async fn unarchive(http: &Http, thread: ChannelId) {
    if let Err(error) = retried(|| unarchive_once(http, thread)).await {
        tracing::debug!(thread = thread.get(), error = plain(&error), "a thread stays archived");
    }
}

async fn unarchive_once(http: &Http, thread: ChannelId) -> serenity::Result<()> {
    // A thread that is missing from the server's list may be new, and not archived.
    let state = thread_state(http, thread).await?;
    if state.is_some_and(|state| state.archived && !state.locked) {
        thread.edit_thread(http, EditThread::new().archived(false)).await?;
    }
    Ok(())
}
