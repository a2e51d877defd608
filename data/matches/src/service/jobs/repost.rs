//! Reposts the matches of a server whose messages were lost.

use crate::error::Refused;
use crate::ids::{MatchId, Timestamp};
use crate::job::{JobKind, Lane, Line, Post};
use crate::job_queue::{NewJob, Origin};
use crate::journal::challenge::PostMode;
use crate::journal::head::{Head, Stage};
use crate::journal::index;
use crate::journal::index::{Filter, Page};
use crate::service::Matches;
use crate::service::retry::until_first;
use crate::{job_queue, keys};
use store::{Batch, Commit};

/// The number of matches that are written in one commit.
const TOGETHER: usize = 50;

/// The number of newest challenges, and of newest running matches, that are reposted at once.
const NEWEST: usize = 100;

/// The delay of the posts of older matches, in milliseconds. An act in such a match posts it at once.
const UNTOUCHED_MS: u64 = 10 * 365 * 86_400_000;

impl Matches {
    /// Reposts the challenges, threads and boards of a server. The newest matches are posted now, and every other match
    /// after its next act.
    pub fn repost_server(&self, server: u64, now: Timestamp) -> Result<(), Refused> {
        for filter in [Filter::Lobby, Filter::Running] {
            let mut page = Page { after: None, most: TOGETHER };
            let mut posted = 0;
            loop {
                let heads = self.matches_in(server, filter, page)?;
                let Some(last) = heads.last() else { break };
                page.after = Some(last.id);
                let due = if posted < NEWEST { now } else { now.plus(UNTOUCHED_MS) };
                posted += heads.len();
                self.repost_matches(&heads, now, due)?;
            }
        }
        self.wake_workers(now);
        Ok(())
    }

    /// The time when a waiting post is due. `None` if no such post waits.
    pub fn pending_post(&self, id: MatchId, post: Post) -> Result<Option<Timestamp>, Refused> {
        let line = Line { target: Some(id), lane: Lane::Posts };
        let waiting = job_queue::in_line(self.store.as_ref(), line)?;
        let mut rows = waiting.iter().map(|job| &job.row);
        let row = rows.find(|row| row.kind == JobKind::Post(post) && row.given_up.is_none());
        Ok(row.map(|row| row.due))
    }

    /// Forgets the messages of these matches, and enqueues their posts, in one commit if possible.
    fn repost_matches(
        &self,
        heads: &[Head],
        now: Timestamp,
        due: Timestamp,
    ) -> Result<(), Refused> {
        let mut batch = Batch::default();
        for head in heads {
            self.forget_and_repost(&mut batch, head, now, due)?;
        }
        if self.store.commit(batch)? == Commit::Applied {
            return Ok(());
        }
        heads.iter().try_for_each(|head| self.repost_match(head, now, due))
    }

    fn repost_match(&self, head: &Head, now: Timestamp, due: Timestamp) -> Result<(), Refused> {
        until_first(|| {
            let mut batch = Batch::default();
            self.forget_and_repost(&mut batch, head, now, due)?;
            self.commit_first(batch)
        })
    }

    fn forget_and_repost(
        &self,
        batch: &mut Batch,
        head: &Head,
        now: Timestamp,
        due: Timestamp,
    ) -> Result<(), Refused> {
        let waiting = job_queue::of_target(self.store.as_ref(), Some(head.id))?;
        job_queue::drop_rows(batch, waiting.iter().filter(|job| job.line.lane == Lane::Posts));
        let thread = self.store.read(&[keys::posted(head.id, Post::Thread)])?.pop().flatten();
        index::list_thread(batch, head.id, thread.as_deref(), None);
        Post::ALL.into_iter().for_each(|post| batch.remove(keys::posted(head.id, post)));
        keys::board_turns(head.id).into_iter().for_each(|key| batch.remove(key));
        self.forget_offer_posts(batch, head.id)?;
        batch.remove(keys::lost_thread(head.id));
        let (is_running, timing) = (head.stage == Stage::Running, head.timing.as_ref());
        let wanted = |post: &Post| match post {
            Post::Lobby => true,
            Post::Thread | Post::Board => is_running,
            Post::Ring => is_running && head.posts == PostMode::OneBoard,
            Post::Offer => is_running && head.offer().is_some(),
            Post::TimeUp => timing.is_some_and(|timing| timing.choosers.is_some()),
            // Posts that would only repeat old news are left out.
            Post::Notice | Post::Told | Post::Lonely | Post::Pause | Post::Rematch => false,
        };
        let wanted = Post::ALL.into_iter().filter(wanted);
        let wanted: Vec<_> = wanted.map(|post| NewJob { kind: JobKind::Post(post), due }).collect();
        let (target, revision) = (Some(head.id), head.revision);
        let origin = Origin { target, found: &[], revision, now, taken: None };
        job_queue::write_jobs(batch, &origin, &wanted);
        Ok(())
    }
}
