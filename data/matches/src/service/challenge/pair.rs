//! Pairs: two matches between the same two, each on the other's seat, from the same seed, where a seat has the edge. The other
//! begins in the batch in which the first does.
//!
//! The same seed must tell nothing of one match by the other. So only games are played in pairs in which all lies open to
//! everybody when they begin: what is left to chance there is seen by all, and what is hidden later is what players hide.

use rules::{Game, OptionValues, Seats, Seed, Setup, Viewer};

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::{MatchId, Place, PlayerId, Timestamp};
use crate::jobs::{Enqueued, JobKind, NewJob, Origin, Post};
use crate::journal::head::{Head, Stage};
use crate::journal::records::{Act, Header, People, TextRow};
use crate::journal::seats::PairState;
use crate::journal::snapshot::{Change, Loaded};
use crate::journal::state::MatchState;
use crate::service::Matches;
use crate::service::commit::{Asker, Before, PreparedCommit};
use crate::service::ratings::series::Series;
use crate::{jobs, keys};
use store::{Batch, StoreError};

/// How many play a pair.
const TWO: u8 = 2;

/// The other match of a pair.
#[derive(Clone, Debug)]
pub struct Pair {
    /// As anyone may list it.
    pub other: Head,
    /// How both came out together, once both are over.
    pub result: Option<Series>,
}

/// Whether a game can be played in pairs with these options: by two, and with nothing hidden from anybody at the beginning.
pub fn can_be_paired(game: &dyn Game, options: &OptionValues) -> bool {
    let Ok(options) = game.complete(options) else { return false };
    let setup = Setup { options, seats: TWO, seed: Seed::from_bytes([0; 32]) };
    let Ok(table) = game.set_up(&setup) else { return false };
    let all = table.see(Viewer::Everything).state();
    let viewers = Seats::all(TWO).iter().map(Viewer::Seat).chain([Viewer::Spectator]);
    viewers.into_iter().all(|viewer| table.see(viewer).state() == all)
}

impl Matches {
    /// The other match of the pair to which a match belongs, once both have begun.
    ///
    /// # Errors
    /// It is out of order, or the store has failed.
    pub fn pair(&self, head: &Head) -> Result<Option<Pair>, Refused> {
        let Some(id) = head.twin else { return Ok(None) };
        // One whose server was purged, or that can't be read any more, has nothing to say.
        let Ok(other) = self.view(id) else { return Ok(None) };
        let other = other.head().clone();
        let are_over = [head, &other].iter().all(|head| matches!(head.stage, Stage::Over(_)));
        let result = are_over.then(|| Series::of([head, &other]));
        Ok(Some(Pair { other, result }))
    }

    /// The number of the other match, where this deed begins the first of a pair; it is noted with its people.
    pub(crate) fn paired(
        &self,
        loaded: &Loaded,
        change: &mut Change,
    ) -> Result<Option<MatchId>, Refused> {
        let begins = change.acts.iter().any(|act| matches!(act, Act::Started { .. }));
        let people = change.people.as_ref().unwrap_or(&loaded.people);
        if !begins || people.twin != PairState::Wanted {
            return Ok(None);
        }
        let mut people = people.clone();
        let id = self.number()?;
        people.twin = PairState::Is(id);
        change.people = Some(people);
        Ok(Some(id))
    }

    /// The same change with the beginning of the other match.
    pub(crate) fn with_twin(
        &self,
        mut change: PreparedCommit,
        (id, called): (MatchId, Option<(PlayerId, String)>),
        now: Timestamp,
    ) -> Result<PreparedCommit, Refused> {
        let first = &change.after;
        let mut other = self.twin(first, id, now)?;
        let names = self.names_in(first.id, &first.people.joined)?;
        let names = first.people.joined.iter().copied().zip(names);
        let names = names.filter_map(|(player, name)| Some((player, name?))).chain(called);
        for (player, name) in names {
            other
                .batch
                .put(keys::name(player, id), seal(&TextRow(crate::service::names::fit(&name))));
        }
        change.batch.expects.extend(other.batch.expects);
        change.batch.writes.extend(other.batch.writes);
        change.told.extend(other.told);
        change.called.claims.extend(other.called.claims);
        change.called.next = [change.called.next, other.called.next].into_iter().flatten().min();
        Ok(change)
    }

    fn twin(&self, first: &Loaded, id: MatchId, now: Timestamp) -> Result<PreparedCommit, Refused> {
        let place = Place { thread: None, ..first.header.place };
        let (rematch_of, created, deadline) = (None, now, now);
        let header = Header { place, rematch_of, created, deadline, ..first.header.clone() };
        let joined = first.people.joined.iter().rev().copied().collect();
        let (former, candidates) = Default::default();
        let twin = PairState::Is(first.id);
        let people = People { joined, former, candidates, twin, ..first.people.clone() };
        let mut extra = Batch::default();
        extra.expect(keys::header(id), None);
        extra.put(keys::header(id), seal(&header));
        let asker = Asker { player: people.challenger, key: None, now };
        let (game, state) = (first.game, MatchState::challenged(now));
        let (thread, closed, raw_head, raw_people) = (None, None, None, None);
        let loaded =
            Loaded { id, game, header, people, state, thread, closed, raw_head, raw_people };
        let before = Before::default();
        let change = Change::all([Act::Challenged, Act::Started { seats: TWO }]);
        let mut change = self.carry_out(loaded, change, before, asker)?;
        change.batch.expects.extend(extra.expects);
        change.batch.writes.extend(extra.writes);
        Ok(change)
    }

    /// When a match of a pair is over, the card of the other tells how both came out.
    pub(crate) fn tell_twin(
        &self,
        batch: &mut Batch,
        (loaded, now): (&Loaded, Timestamp),
        called: &mut Enqueued,
    ) -> Result<(), Refused> {
        let PairState::Is(id) = loaded.people.twin else { return Ok(()) };
        let Ok(other) = self.load(id) else { return Ok(()) };
        if !matches!(other.state.head.stage, Stage::Over(_)) {
            return Ok(());
        }
        let more = self.call_card(batch, &other, now)?;
        called.next = [called.next, more.next].into_iter().flatten().min();
        Ok(())
    }

    /// When the thread of a match of a pair is there, the card of the other leads to it. Whether something is to be done.
    pub(crate) fn lead_twin_here(
        &self,
        batch: &mut Batch,
        (id, now): (MatchId, Timestamp),
    ) -> Result<bool, Refused> {
        let Ok(PairState::Is(other)) = self.load(id).map(|loaded| loaded.people.twin) else {
            return Ok(false);
        };
        let Ok(other) = self.load(other) else { return Ok(false) };
        self.call_card(batch, &other, now)?;
        Ok(true)
    }

    /// Calls for the card of a match to be brought up to date.
    fn call_card(
        &self,
        batch: &mut Batch,
        other: &Loaded,
        now: Timestamp,
    ) -> Result<Enqueued, StoreError> {
        let found = jobs::of_target(self.store.as_ref(), Some(other.id))?;
        let revision = other.revision();
        let origin = Origin { target: Some(other.id), found: &found, revision, now, taken: None };
        let calls = [NewJob { kind: JobKind::Post(Post::Lobby), due: now }];
        Ok(jobs::write_jobs(batch, &origin, &calls))
    }
}
