//! Direct messages about posts: jobs of their own, enqueued in the commit that records the post.
//!
//! So each player gets at most one direct message about a post, and only if the post exists.

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::{PlayerId, Revision, Timestamp};
use crate::job::{DirectMessage, EventMessage, JobKind, Line};
use crate::job_queue::queue::{StoredJob, drop_rows, insert, of_target};
use crate::job_queue::row::JobRow;
use crate::job_queue::{Enqueued, LAST_SLOT};
use crate::journal::records::NumberRow;
use crate::service::Matches;
use crate::service::retry::until_first;
use store::{Batch, Commit};

/// The message of a question to players, and the direct messages about it.
#[derive(Clone, Copy, Debug)]
pub struct QuestionPost<'a> {
    /// The number of the message. `None` once it shows the final outcome, so that it is forgotten.
    pub message: Option<u64>,
    /// The recipients, each with the subject of their direct message.
    pub direct_messages: &'a [(PlayerId, DirectMessage)],
}

impl Matches {
    /// Enqueues direct messages about an entry that has no post, to those players whose settings allow them.
    pub(crate) fn notify_of_entry(
        &self,
        batch: &mut Batch,
        about: EventMessage,
        players: &[PlayerId],
        now: Timestamp,
    ) -> Result<Enqueued, Refused> {
        let mut enqueued = Enqueued::default();
        for &player in players.iter().filter(|player| player.is_person()) {
            let settings = self.notification_settings(player)?;
            if settings.by_direct_message && !settings.only_turns {
                let row = JobRow::fresh(JobKind::EventDirect(about), about.revision, now);
                self.enqueue_direct(batch, player, event_job_number(about), &row)?;
                enqueued.merge(Enqueued::at(now));
            }
        }
        Ok(enqueued)
    }

    /// Stores the message of a question under `key`. The same commit enqueues the direct messages, so that a repeated
    /// post enqueues none.
    pub(crate) fn note_question(
        &self,
        mut batch: Batch,
        key: Vec<u8>,
        post: QuestionPost<'_>,
        now: Timestamp,
    ) -> Result<Commit, Refused> {
        match post.message {
            Some(message) => batch.put(key, seal(&NumberRow(message))),
            None => batch.remove(key),
        }
        for (player, message) in post.direct_messages {
            let row = JobRow::fresh(JobKind::Direct(*message), message.since, now);
            self.enqueue_direct(&mut batch, *player, job_number(*message, row.revision), &row)?;
        }
        let commit = self.store.commit(batch)?;
        if !post.direct_messages.is_empty() {
            self.wake_workers(now);
        }
        Ok(commit)
    }

    /// Drops all direct messages to a player that are not sent yet.
    pub(crate) fn forget_direct_messages(&self, player: PlayerId) -> Result<(), Refused> {
        until_first(|| {
            let waiting = self.direct_messages(player)?;
            if waiting.is_empty() {
                return Ok(Some(()));
            }
            let mut batch = Batch::default();
            drop_rows(&mut batch, &waiting);
            self.commit_first(batch)
        })
    }

    fn direct_messages(&self, player: PlayerId) -> Result<Vec<StoredJob>, Refused> {
        let line = Line::of_player(player);
        let mut waiting = of_target(self.store.as_ref(), line.target)?;
        waiting.retain(|job| job.line == line);
        Ok(waiting)
    }

    pub(super) fn enqueue_direct(
        &self,
        batch: &mut Batch,
        player: PlayerId,
        number: u64,
        row: &JobRow,
    ) -> Result<(), Refused> {
        // Drop the direct messages that were given up: they are outdated.
        let old = self.direct_messages(player)?;
        drop_rows(batch, old.iter().filter(|job| job.row.given_up.is_some()));
        insert(batch, Line::of_player(player), number, row);
        Ok(())
    }
}

/// The number of a direct message in the player's line. It is unique, and orders messages by match and revision.
pub(super) fn job_number(message: DirectMessage, revision: Revision) -> u64 {
    (message.id.0 << 32) | ((revision.0 & 0xff_ffff) << 8) | message.post as u64
}

/// The number of a direct message about an event in the player's line. No message about a match has the same number.
pub(super) fn event_job_number(message: EventMessage) -> u64 {
    (message.id.0 << 32) | ((message.revision.0 & 0xff_ffff) << 8) | LAST_SLOT
}
