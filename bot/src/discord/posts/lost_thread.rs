//! Lost threads: a match whose thread is locked, gone or can't be reopened continues in its channel.

use matches::MatchId;
use poise::serenity_prelude as serenity;

use crate::discord::error::{PostResult, THREADS_FULL, UNKNOWN_CHANNEL, is_code};
use crate::discord::posts::places::is_closed;
use crate::discord::session::Session;
use crate::words::discord::Say;

#[derive(Clone, Copy, Debug)]
pub(crate) struct MatchThread {
    pub(crate) id: MatchId,
    pub(crate) thread: u64,
    /// Whether the thread belongs to this match, not to the previous one.
    pub(crate) is_own: bool,
    /// Whether the store might have a record that the thread is lost. If `false`, [`note_usable`](Self::note_usable)
    /// doesn't ask the store.
    pub(crate) may_be_lost: bool,
}

impl MatchThread {
    /// The line that says why the match continues in its channel. `None` if players have had this line already, or if
    /// the lost thread is the previous match's.
    ///
    /// Fails with `error` if the thread is not lost.
    pub(crate) async fn notice_of_loss(
        self,
        session: &Session,
        error: serenity::Error,
    ) -> PostResult<Option<Say>> {
        let Self { id, thread, is_own, .. } = self;
        let why = match error {
            error if is_code(&error, &[UNKNOWN_CHANNEL]) => Say::ThreadGone,
            error if is_code(&error, &[THREADS_FULL]) => Say::ThreadsFull,
            error if is_closed(&error) => Say::ThreadLocked,
            error => return Err(error.into()),
        };
        if !is_own {
            // The thread belongs to another match.
            session.ask(move |app| app.matches().note_lost_thread(id, Some(thread))).await?;
            return Ok(None);
        }
        let is_known = session.ask(move |app| app.matches().is_thread_lost(id, thread)).await?;
        Ok(Some(why).filter(|_| !is_known))
    }

    /// Records that the match continues in its channel, after a post there has succeeded.
    pub(crate) async fn note_lost(self, session: &Session) -> PostResult {
        let Self { id, thread, is_own, .. } = self;
        if !is_own {
            return Ok(());
        }
        let note = session.ask(move |app| {
            if !app.matches().is_thread_lost(id, thread)? {
                app.matches().note_lost_thread(id, Some(thread))?;
                tracing::warn!(match.id = id.0, "a thread is locked, gone or can't be reopened: the match goes on in its channel");
            }
            Ok(())
        });
        note.await
    }

    /// Records that the thread can be used. If the thread is lost again, players get another notice.
    pub(crate) async fn note_usable(self, session: &Session) -> PostResult {
        let Self { id, thread, may_be_lost, .. } = self;
        if !may_be_lost {
            return Ok(());
        }
        let note = session.ask(move |app| {
            if app.matches().is_thread_lost(id, thread)? {
                app.matches().note_lost_thread(id, None)?;
                tracing::info!(match.id = id.0, "a thread can be used again");
            }
            Ok(())
        });
        note.await
    }
}
