//! The posts that ask the waiting players what happens after a missed deadline.
//!
//! Each missed deadline has a post of its own. Its message is stored until it shows the outcome.

use crate::codec::open;
use crate::error::Refused;
use crate::ids::{MatchId, Revision, Timestamp};
use crate::job::Post;
use crate::journal::records::NumberRow;
use crate::keys;
use crate::keys::Table;
use crate::service::Matches;
use crate::service::clock::notices::{TimeUp, TimedOutTurn};
use crate::service::jobs::direct_message::QuestionPost;
use crate::service::view::MatchView;
use store::Batch;

/// A missed deadline, with the post that asks about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeUpQuestion {
    /// The revision that recorded the missed deadline.
    pub since: Revision,
    /// The time when the missed deadline was recorded.
    pub at: Timestamp,
    /// The outcome so far.
    pub status: TimeUp,
    /// The message of the post, if it is stored.
    pub message: Option<u64>,
}

impl Matches {
    /// The missed deadlines whose posts may need an update: the newest one, and earlier ones with a stored message.
    pub fn time_up_questions(&self, view: &MatchView) -> Result<Vec<TimeUpQuestion>, Refused> {
        let id = view.head().id;
        let turns = self.timed_out_turns(view.loaded())?;
        let Some(newest) = turns.last().map(|turn| turn.since) else { return Ok(Vec::new()) };
        let noted = self.store.scan(&Table::OfferPost.under(&[id.0]))?;
        let former = self.posted_message(id, Post::TimeUp)?;
        let message = |since: Revision| {
            let key = keys::offer_post(id, since);
            let row = noted.iter().find(|(noted, _)| *noted == key);
            let row = row.and_then(|(_, raw)| open::<NumberRow>(raw).ok()).map(|row| row.0);
            row.or(former.filter(|_| since == newest))
        };
        let question = |TimedOutTurn { since, at, status }| TimeUpQuestion {
            since,
            at,
            status,
            message: message(since),
        };
        let questions = turns.into_iter().map(question);
        Ok(questions.filter(|one| one.since == newest || one.message.is_some()).collect())
    }

    /// Stores the message of the post about a missed deadline, and enqueues direct messages about it.
    pub fn note_time_up_post(
        &self,
        id: MatchId,
        since: Revision,
        post: QuestionPost<'_>,
        now: Timestamp,
    ) -> Result<(), Refused> {
        let mut batch = Batch::default();
        // Version 0.1 stored the message under this key.
        batch.remove(keys::posted(id, Post::TimeUp));
        self.note_question(batch, keys::offer_post(id, since), post, now).map(drop)
    }
}
