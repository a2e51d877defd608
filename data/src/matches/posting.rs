//! Having everything posted anew, where what was posted is gone.

use super::Matches;
use crate::ids::Timestamp;
use crate::jobs::{self, Call, Caller, JobKind, Lane, Post};
use crate::journal::challenge::Posts;
use crate::journal::head::{Head, Stage};
use crate::keys;
use crate::matches::index::{self, Filter, Page};
use crate::refused::Refused;
use crate::stores::{Batch, Commit};

/// How often it is tried when an act comes between.
const TRIES: usize = 20;

impl Matches {
    /// Has everything of a server posted anew, because what was posted there is gone: challenges, threads, boards.
    ///
    /// # Errors
    /// The store has failed.
    pub fn post_again(&self, server: u64, now: Timestamp) -> Result<(), Refused> {
        for filter in [Filter::Lobby, Filter::Running] {
            let mut page = Page { after: None, most: 100 };
            loop {
                let heads = self.matches_in(server, filter, page)?;
                for head in &heads {
                    self.post_match_again(head, now)?;
                }
                match heads.last() {
                    Some(last) => page.after = Some(last.id),
                    None => break,
                }
            }
        }
        self.ring(now);
        Ok(())
    }

    /// Nothing of a match is posted, and everything is to be.
    fn post_match_again(&self, head: &Head, now: Timestamp) -> Result<(), Refused> {
        for _ in 0..TRIES {
            let mut batch = Batch::default();
            let found = jobs::of_target(self.store.as_ref(), Some(head.id))?;
            jobs::drop_rows(&mut batch, found.iter().filter(|job| job.line.lane == Lane::Posts));
            let thread = self.store.read(&[keys::posted(head.id, Post::Thread)])?.pop().flatten();
            index::list_thread(&mut batch, head.id, thread.as_deref(), None);
            Post::ALL.into_iter().for_each(|post| batch.remove(keys::posted(head.id, post)));
            self.forget_offer_posts(&mut batch, head.id)?;
            batch.remove(keys::astray(head.id));
            let (is_running, timing) = (head.stage == Stage::Running, head.timing.as_ref());
            let wanted = |post: &Post| match post {
                Post::Lobby => true,
                Post::Thread | Post::Board => is_running,
                Post::Ring => is_running && head.posts == Posts::OneBoard,
                Post::Offer => is_running && head.offer().is_some(),
                Post::TimeUp => timing.is_some_and(|timing| timing.choosers.is_some()),
                // What was told is told.
                Post::Notice | Post::Told | Post::Lonely | Post::Pause => false,
            };
            let calls = Post::ALL.into_iter().filter(wanted);
            let calls: Vec<_> =
                calls.map(|post| Call { kind: JobKind::Post(post), due: now }).collect();
            let (target, revision) = (Some(head.id), head.revision);
            let caller = Caller { target, found: &[], revision, now, taken: None };
            jobs::write_calls(&mut batch, &caller, &calls);
            if self.store.commit(batch)? == Commit::Applied {
                return Ok(());
            }
        }
        Err(Refused::Busy)
    }
}
