//! Pairs: two matches of the same players, with swapped seats and the same seed.
//!
//! Both matches begin in the same commit.
//!
//! The common seed must not let one match reveal anything about the other. So only games that hide nothing at the
//! beginning can be paired: everyone sees the outcome of chance, and players hide only their own choices. The shuffles
//! of a draft have a seed of their own in each match ([`MatchView::shuffles`](crate::MatchView::shuffles)).

use rules::{Game, OptionValues, Seats, Seed, Setup, Viewer};

use crate::codec::seal;
use crate::error::Refused;
use crate::ids::{MatchId, Place, Timestamp};
use crate::job::{JobKind, Post};
use crate::job_queue::{Enqueued, NewJob};
use crate::journal::head::{Head, Stage};
use crate::journal::records::{Act, Header, People};
use crate::journal::seats::PairState;
use crate::journal::snapshot::{Change, Loaded};
use crate::keys;
use crate::service::Matches;
use crate::service::commit::{Actor, PreparedCommit};
use crate::service::names::PlayerName;
use crate::service::ratings::series::{Series, is_between_same_players};
use store::Batch;

const TWO: u8 = 2;

/// The other match of a pair, as seen from one of them.
#[derive(Clone, Debug)]
pub struct Pair {
    /// The public state of the other match.
    pub other: Head,
    /// The combined result. `None` until both matches are over, or if a substitute played in one of them.
    pub result: Option<Series>,
}

/// Whether a game with these options can be played in pairs: by two players, with nothing hidden at the beginning.
pub fn can_be_paired(game: &dyn Game, options: &OptionValues) -> bool {
    let Ok(options) = game.complete(options) else { return false };
    let setup = Setup { options, seats: TWO, seed: Seed::from_bytes([0; 32]) };
    let Ok(table) = game.set_up(&setup) else { return false };
    let all = table.see(Viewer::Everything).state();
    let viewers = Seats::all(TWO).iter().map(Viewer::Seat).chain([Viewer::Spectator]);
    viewers.into_iter().all(|viewer| table.see(viewer).state() == all)
}

impl Matches {
    /// The other match of the pair. `None` until both have begun, or without a pair.
    pub fn pair(&self, head: &Head) -> Result<Option<Pair>, Refused> {
        let Some(id) = head.twin else { return Ok(None) };
        // If the other match was deleted or is damaged, this match is shown alone.
        let Ok(other) = self.view(id) else { return Ok(None) };
        let other = other.head().clone();
        let are_over = [head, &other].iter().all(|head| matches!(head.stage, Stage::Over(_)));
        let is_common = are_over && is_between_same_players(head, &other);
        let result = is_common.then(|| Series::of([head, &other]));
        Ok(Some(Pair { other, result }))
    }

    /// Reserves the number of the second match if this change starts the first one, and stores it with the players.
    pub(crate) fn reserve_second_match(
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
        let id = self.new_match_id(None)?;
        people.twin = PairState::Is(id);
        change.people = Some(people);
        Ok(Some(id))
    }

    /// Adds the start of the second match to a commit. `joining` is the player who joins by this request, with their
    /// name.
    pub(crate) fn with_second_match(
        &self,
        mut prepared: PreparedCommit,
        id: MatchId,
        joining: Option<PlayerName>,
        now: Timestamp,
    ) -> Result<PreparedCommit, Refused> {
        let first = &prepared.after;
        let mut second = self.prepare_second_match(first, id, now)?;
        let names = self.display_names_of(first.id, &first.people.joined)?;
        let names = first.people.joined.iter().zip(names);
        let names = names.filter_map(|(&player, name)| Some(PlayerName { player, name: name? }));
        names.chain(joining).for_each(|name| name.write(&mut second.batch, id));
        prepared.add(second.batch);
        prepared.events.extend(second.events);
        prepared.enqueued.merge(second.enqueued);
        Ok(prepared)
    }

    fn prepare_second_match(
        &self,
        first: &Loaded,
        id: MatchId,
        now: Timestamp,
    ) -> Result<PreparedCommit, Refused> {
        let place = Place { thread: None, ..first.header.place };
        let (rematch_of, created, deadline) = (None, now, now);
        let header =
            Header { place, rematch_of, created, deadline, event: None, ..first.header.clone() };
        let joined = first.people.joined.iter().rev().copied().collect();
        let (former, candidates) = Default::default();
        let twin = PairState::Is(first.id);
        let people = People { joined, former, candidates, twin, ..first.people.clone() };
        let actor = Actor { player: people.challenger, key: None, now };
        let mut header_row = Batch::default();
        header_row.replace(keys::header(id), None, seal(&header));
        let loaded = Loaded::challenged(id, first.game, header, people);
        let change = Change::all([Act::Challenged, Act::Started { seats: TWO }]);
        let mut prepared = self.prepare(loaded, change, actor)?;
        prepared.add(header_row);
        Ok(prepared)
    }

    /// Updates the card of the other match once both are over, so that it shows the combined result.
    pub(crate) fn announce_pair_result(
        &self,
        batch: &mut Batch,
        loaded: &Loaded,
        now: Timestamp,
        enqueued: &mut Enqueued,
    ) -> Result<(), Refused> {
        let PairState::Is(id) = loaded.people.twin else { return Ok(()) };
        let Ok(other) = self.load(id) else { return Ok(()) };
        if other.state.head.stage.is_over() {
            enqueued.merge(self.enqueue_card(batch, &other, now)?);
        }
        Ok(())
    }

    /// Updates the card of the other match once this match's thread is open, so that it links to the thread. Returns
    /// whether there is another match.
    pub(crate) fn link_thread_of_pair(
        &self,
        batch: &mut Batch,
        id: MatchId,
        now: Timestamp,
    ) -> Result<bool, Refused> {
        let Ok(PairState::Is(other)) = self.load(id).map(|loaded| loaded.people.twin) else {
            return Ok(false);
        };
        let Ok(other) = self.load(other) else { return Ok(false) };
        self.enqueue_card(batch, &other, now)?;
        Ok(true)
    }

    /// Enqueues a post or an edit of the other match's card: the message of its challenge ([`Post::Lobby`]).
    fn enqueue_card(
        &self,
        batch: &mut Batch,
        other: &Loaded,
        now: Timestamp,
    ) -> Result<Enqueued, Refused> {
        let card = NewJob { kind: JobKind::Post(Post::Lobby), due: now };
        self.enqueue(batch, other, card, now)
    }
}
