//! Having everything posted anew, where what was posted is gone.

use crate::error::Refused;
use crate::ids::{MatchId, Timestamp};
use crate::jobs::{JobKind, Lane, Line, NewJob, Origin, Post};
use crate::journal::challenge::PostMode;
use crate::journal::head::{Head, Stage};
use crate::journal::index;
use crate::journal::index::{Filter, Page};
use crate::service::Matches;
use crate::{jobs, keys};
use store::{Batch, Commit};

/// How often it is tried when an act comes between.
const TRIES: usize = 20;

/// How many matches are written in one commit.
const TOGETHER: usize = 50;

/// How many of the newest challenges, and as many matches, are posted by themselves.
const NEWEST: usize = 100;

/// After so many milliseconds the others are: when somebody acts in one it is posted then, and nobody looks for the rest.
const UNTOUCHED: u64 = 10 * 365 * 86_400_000;

impl Matches {
    /// Has everything of a server posted anew, because what was posted there is gone: challenges, threads, boards. Only the
    /// newest are posted at once; each of the others as soon as somebody acts in it.
    ///
    /// # Errors
    /// The store has failed.
    pub fn post_again(&self, server: u64, now: Timestamp) -> Result<(), Refused> {
        for filter in [Filter::Lobby, Filter::Running] {
            let mut page = Page { after: None, most: TOGETHER };
            let mut posted = 0;
            loop {
                let heads = self.matches_in(server, filter, page)?;
                let Some(last) = heads.last() else { break };
                page.after = Some(last.id);
                let due = if posted < NEWEST { now } else { now.plus(UNTOUCHED) };
                posted += heads.len();
                self.post_these_again(&heads, (now, due))?;
            }
        }
        self.ring(now);
        Ok(())
    }

    /// When something is to be posted about a match that was called for and is not out yet, if it is.
    ///
    /// # Errors
    /// The store has failed.
    pub fn to_be_posted(&self, id: MatchId, post: Post) -> Result<Option<Timestamp>, Refused> {
        let line = Line { target: Some(id), lane: Lane::Posts };
        let found = jobs::in_line(self.store.as_ref(), line)?;
        let mut rows = found.iter().map(|found| &found.row);
        let row = rows.find(|row| row.kind == JobKind::Post(post) && row.given_up.is_none());
        Ok(row.map(|row| row.due))
    }

    /// Nothing of these matches is posted, and everything is to be.
    fn post_these_again(
        &self,
        heads: &[Head],
        moments: (Timestamp, Timestamp),
    ) -> Result<(), Refused> {
        let mut batch = Batch::default();
        for head in heads {
            self.unpost(&mut batch, head, moments)?;
        }
        if self.store.commit(batch)? == Commit::Applied {
            return Ok(());
        }
        heads.iter().try_for_each(|head| self.post_match_again(head, moments))
    }

    fn post_match_again(
        &self,
        head: &Head,
        moments: (Timestamp, Timestamp),
    ) -> Result<(), Refused> {
        for _ in 0..TRIES {
            let mut batch = Batch::default();
            self.unpost(&mut batch, head, moments)?;
            if self.store.commit(batch)? == Commit::Applied {
                return Ok(());
            }
        }
        Err(Refused::Busy)
    }

    /// Forgets what was posted of a match, and calls for it again.
    fn unpost(
        &self,
        batch: &mut Batch,
        head: &Head,
        (now, due): (Timestamp, Timestamp),
    ) -> Result<(), Refused> {
        let found = jobs::of_target(self.store.as_ref(), Some(head.id))?;
        jobs::drop_rows(batch, found.iter().filter(|job| job.line.lane == Lane::Posts));
        let thread = self.store.read(&[keys::posted(head.id, Post::Thread)])?.pop().flatten();
        index::list_thread(batch, head.id, thread.as_deref(), None);
        Post::ALL.into_iter().for_each(|post| batch.remove(keys::posted(head.id, post)));
        self.forget_offer_posts(batch, head.id)?;
        batch.remove(keys::lost_thread(head.id));
        let (is_running, timing) = (head.stage == Stage::Running, head.timing.as_ref());
        let wanted = |post: &Post| match post {
            Post::Lobby => true,
            Post::Thread | Post::Board => is_running,
            Post::Ring => is_running && head.posts == PostMode::OneBoard,
            Post::Offer => is_running && head.offer().is_some(),
            Post::TimeUp => timing.is_some_and(|timing| timing.choosers.is_some()),
            // What was told is told.
            Post::Notice | Post::Told | Post::Lonely | Post::Pause | Post::Rematch => false,
        };
        let calls = Post::ALL.into_iter().filter(wanted);
        let calls: Vec<_> = calls.map(|post| NewJob { kind: JobKind::Post(post), due }).collect();
        let (target, revision) = (Some(head.id), head.revision);
        let origin = Origin { target, found: &[], revision, now, taken: None };
        jobs::write_jobs(batch, &origin, &calls);
        Ok(())
    }
}
