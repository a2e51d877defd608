//! The only way to change a match: load, decide, commit. If another act came first, all of it is repeated.

mod prepare;
mod receipts;
mod unconfirmed_claims;

use rules::{Message, Note, Viewer};

use crate::error::Refused;
use crate::ids::{Key, MatchId, PlayerId, Timestamp};
use crate::job_queue::Enqueued;
use crate::journal::snapshot::{Change, Loaded};
use crate::journal::state::apply::ApplyError;
use crate::service::events::EventReport;
use crate::service::names::PlayerName;
use crate::service::{Committed, Matches, Request};
use store::{Batch, Commit};

/// The maximum number of attempts of a change that conflicts with other acts. Each conflict means that another act
/// succeeded.
const TRIES: usize = 200;

/// The acting player and their request. The program has neither.
#[derive(Clone, Copy)]
pub(crate) struct Actor {
    pub(crate) player: PlayerId,
    pub(crate) key: Option<Key>,
    pub(crate) now: Timestamp,
}

impl From<Request> for Actor {
    fn from(request: Request) -> Self {
        Self { player: request.player, key: Some(request.key), now: request.now }
    }
}

impl Actor {
    pub(crate) fn program(now: Timestamp) -> Self {
        Self { player: PlayerId::GONE, key: None, now }
    }
}

/// A change as a batch, not committed yet.
pub(crate) struct PreparedCommit {
    pub(crate) batch: Batch,
    pub(crate) done: Committed,
    pub(crate) events: Vec<EventReport>,
    pub(crate) after: Loaded,
    pub(crate) enqueued: Enqueued,
}

impl PreparedCommit {
    pub(crate) fn add(&mut self, batch: Batch) {
        self.batch.expects.extend(batch.expects);
        self.batch.writes.extend(batch.writes);
    }
}

impl Matches {
    /// Changes a match as `decide` says, unless the same request was carried out before.
    pub(crate) fn change(
        &self,
        id: MatchId,
        actor: impl Into<Actor>,
        decide: impl Fn(&Loaded) -> Result<Change, Refused>,
    ) -> Result<Committed, Refused> {
        Ok(self.change_and_load(id, actor, decide)?.0)
    }

    /// As [`Self::change`]. Also returns the match, or `None` if the request was carried out before.
    pub(crate) fn change_and_load(
        &self,
        id: MatchId,
        actor: impl Into<Actor>,
        decide: impl Fn(&Loaded) -> Result<Change, Refused>,
    ) -> Result<(Committed, Option<Loaded>), Refused> {
        let actor = actor.into();
        self.attempt(actor, || {
            let loaded = self.load(id)?;
            let mut change = decide(&loaded)?;
            let second = self.reserve_second_match(&loaded, &mut change)?;
            let name = change.display_name.clone();
            let name = name.map(|name| PlayerName { player: actor.player, name });
            let prepared = self.prepare(loaded, change, actor)?;
            match second {
                Some(id) => self.with_second_match(prepared, id, name, actor.now),
                None => Ok(prepared),
            }
        })
    }

    /// Commits what `prepare` returns. If another commit came first, prepares again.
    pub(crate) fn attempt(
        &self,
        actor: Actor,
        prepare: impl Fn() -> Result<PreparedCommit, Refused>,
    ) -> Result<(Committed, Option<Loaded>), Refused> {
        for _ in 0..TRIES {
            let PreparedCommit { batch, done, events, after, enqueued } = match prepare() {
                Ok(prepared) => prepared,
                // The act may be refused only because the same request was carried out before.
                Err(refused) => return Ok((self.repeated(actor)?.ok_or(refused)?, None)),
            };
            match self.store.commit(batch) {
                Ok(Commit::Applied) => {
                    tracing::debug!(match.id = done.id.0, revision = done.revision.0, "an act is committed");
                    events.iter().for_each(|event| event.report(self.listener.as_ref()));
                    self.changes.on_change(done.id);
                    let event = after.header.event;
                    event.iter().for_each(|on| self.changes.on_change(on.id.as_target()));
                    // The web page of the previous match shows its rematch.
                    after.header.rematch_of.into_iter().for_each(|id| self.changes.on_change(id));
                    self.workers.call(enqueued);
                    return Ok((done, Some(after)));
                }
                // The batch expects that the receipt is missing, so the same request may have caused the conflict.
                Ok(Commit::Conflict) => {
                    if let Some(done) = self.repeated(actor)? {
                        return Ok((done, None));
                    }
                }
                Err(error) => {
                    if error.may_be_written() {
                        self.note_unconfirmed(enqueued.claims);
                    }
                    let refused = Refused::from(error);
                    self.note_failure(&refused, actor.now);
                    return Err(refused);
                }
            }
        }
        Err(Refused::Busy)
    }
}

/// The refusal of an act that the match's state does not admit.
fn refusal(id: MatchId) -> impl Fn(ApplyError) -> Refused {
    move |error| match error {
        ApplyError::Move(error) => Refused::Move(error),
        ApplyError::SetUp(refusal) => Refused::Options(refusal),
        ApplyError::Inconsistent => Refused::Damaged(id),
    }
}

fn notes_for(player: PlayerId, notes: &[Note], loaded: &Loaded) -> Vec<Message> {
    let viewer = loaded.seat_of(player).map_or(Viewer::Spectator, Viewer::Seat);
    let notes = notes.iter().filter(|note| note.audience.admits(viewer));
    notes.map(|note| note.message.clone()).collect()
}
