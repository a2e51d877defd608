//! `Harness`: the service over a store, with fixed seeds, counted request keys and a manual clock.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use matches::{
    BoardUpdate, Challenge, ChallengeLimits, Claim, Committed, JobKind, JobOutcome, Key, Lane,
    Limit, Line, MatchId, Matches, OfferReply, Place, PlayerId, Post, Refused, Reply, Request,
    Revisions, Seating, StoredDraft, Timestamp,
};
use rules::{Draft, OptionValues, Seat, Seed};
use store::{MemoryStore, SledStore, Store};
use words::{Plainly, Presenter};

use crate::engines::databases;
use crate::games::CATALOG;

pub(crate) const SERVER: u64 = 900;

/// Replies to the newest offer.
pub(crate) const YES: OfferReply = OfferReply { offer: None, reply: Reply::Agree };
pub(crate) const NO: OfferReply = OfferReply { offer: None, reply: Reply::Decline };
pub(crate) const OFF: OfferReply = OfferReply { offer: None, reply: Reply::Withdraw };

/// The service under test, with its store.
pub(crate) struct Harness {
    pub(crate) matches: Matches,
    pub(crate) store: Arc<dyn Store>,
    keys: AtomicU64,
    now: AtomicU64,
}

impl Harness {
    pub(crate) fn over(store: Arc<dyn Store>) -> Self {
        matches::migrate(store.as_ref(), CATALOG).unwrap();
        let matches = matches(&store);
        Self { matches, store, keys: AtomicU64::new(1), now: AtomicU64::new(1_000) }
    }

    /// Restarts the service on the same store, like a new process.
    pub(crate) fn restart(&mut self) {
        self.matches = matches(&self.store);
    }

    /// A new request of this player, with a key of its own.
    pub(crate) fn by(&self, player: u64) -> Request {
        let key = Key(self.keys.fetch_add(1, Ordering::Relaxed));
        Request { player: PlayerId(player), key, now: self.now() }
    }

    pub(crate) fn now(&self) -> Timestamp {
        Timestamp(self.now.load(Ordering::Relaxed))
    }

    /// The board of a match for these revisions.
    pub(crate) fn board_update(&self, id: MatchId, revisions: Revisions) -> BoardUpdate {
        self.matches.board_update(self.matches.view(id).unwrap(), revisions).unwrap()
    }

    pub(crate) fn later(&self, milliseconds: u64) {
        self.now.fetch_add(milliseconds, Ordering::Relaxed);
    }

    /// Sets the clock back, as if another process's clock were behind.
    pub(crate) fn earlier(&self, milliseconds: u64) {
        self.now.fetch_sub(milliseconds, Ordering::Relaxed);
    }

    /// Stores an unfinished move for the current position of a match.
    pub(crate) fn keep(&self, id: MatchId, player: PlayerId, draft: &Draft) -> Result<(), Refused> {
        keep(&self.matches, id, player, draft)
    }

    /// The stored unfinished move of a player.
    pub(crate) fn drafted(&self, id: MatchId, player: PlayerId) -> Result<Draft, Refused> {
        Ok(self.matches.draft(&self.matches.view(id)?, player)?.draft)
    }

    pub(crate) fn challenge(&self, challenge: &Challenge) -> Result<Committed, Refused> {
        let Request { key, now, .. } = self.by(challenge.challenger.0);
        self.matches.challenge(challenge, key, now)
    }

    /// A running match of Nim: player 1 on seat 0, player 2 on seat 1.
    pub(crate) fn nim(&self) -> MatchId {
        self.between(1, 2)
    }

    /// A running match of Nim between these players, the first on seat 0.
    pub(crate) fn between(&self, first: u64, second: u64) -> MatchId {
        let id = self.challenge(&nim(first, &[second])).unwrap().id;
        self.matches.join(id, self.by(second)).unwrap();
        id
    }

    /// A running match of Stakes between players 1 to `count`, on seats 0, 1 and so on.
    pub(crate) fn stakes(&self, count: u8) -> MatchId {
        self.timed_stakes(count, None)
    }

    /// A running match of Stakes with a turn limit, seated like [`Harness::stakes`].
    pub(crate) fn timed_stakes(&self, count: u8, limit: Option<Limit>) -> MatchId {
        let others: Vec<u64> = (2..=u64::from(count)).collect();
        for seed in 0.. {
            let challenge = Challenge { seats: Some(count), limit, ..stakes(1, &others) };
            let harness = matches(&self.store).with_seeds(move || Seed::from_bytes([seed; 32]));
            let Request { key, now, .. } = self.by(1);
            let id = harness.challenge(&challenge, key, now).unwrap().id;
            for &player in &others {
                harness.join(id, self.by(player)).unwrap();
            }
            let look = harness.view(id).unwrap();
            if look.head().players.iter().map(|player| player.0).eq(1..=u64::from(count)) {
                return id;
            }
        }
        unreachable!("some seed seats them in order")
    }

    pub(crate) fn play(&self, id: MatchId, player: u64, text: &str) -> Result<Committed, Refused> {
        self.matches.play(id.into(), text, self.by(player))
    }

    /// Plays these moves. Each has the number of its player.
    pub(crate) fn play_all(&self, id: MatchId, moves: &[(u64, &str)]) {
        for (player, text) in moves {
            self.play(id, *player, text).unwrap();
        }
    }

    pub(crate) fn head(&self, id: MatchId) -> matches::Head {
        self.matches.view(id).unwrap().head().clone()
    }

    /// Runs all due jobs except posts, and returns the challenges that have expired.
    pub(crate) fn pass_time(&self) -> Vec<MatchId> {
        self.try_to_pass_time().unwrap()
    }

    /// Runs all due jobs except posts, on a store that may fail.
    pub(crate) fn try_to_pass_time(&self) -> Result<Vec<MatchId>, Refused> {
        let (mut ended, now) = (Vec::new(), self.now());
        let looked_after = |at: Option<Timestamp>| {
            at.map_or(JobOutcome::Done { message: None }, |at| JobOutcome::Later { at })
        };
        for claim in self.matches.claim_due(now, usize::MAX)? {
            for job in &claim.jobs {
                let id = job.line.target;
                let settled = match (job.kind, id) {
                    (JobKind::Expire, Some(id)) => {
                        match self.matches.expire(id, now) {
                            Err(Refused::Unavailable(error)) => return Err(error.into()),
                            expired => ended.extend(expired.ok().map(|()| id)),
                        }
                        JobOutcome::Done { message: None }
                    }
                    (JobKind::Time, Some(id)) => looked_after(self.matches.advance_clock(id, now)?),
                    (JobKind::TimeSettings, Some(id)) => {
                        self.matches.apply_time_settings(id, now)?;
                        JobOutcome::Done { message: None }
                    }
                    (JobKind::Event, _) => {
                        let event = job.line.event().expect("it is the line of an event");
                        looked_after(self.matches.advance_event(event, now)?)
                    }
                    (JobKind::Sweep, _) => JobOutcome::Later { at: self.matches.sweep(now)? },
                    _ => JobOutcome::Later { at: now },
                };
                self.matches.settle(job, settled, now)?;
            }
        }
        Ok(ended)
    }

    /// Claims the due posts of a match. Due posts of other matches are returned to the queue.
    pub(crate) fn claim(&self, id: MatchId) -> Option<Claim> {
        let mut claimed = None;
        for claim in self.matches.claim_due(self.now(), usize::MAX).unwrap() {
            if claim.line == (Line { target: Some(id), lane: Lane::Posts }) {
                claimed = Some(claim);
                continue;
            }
            for job in &claim.jobs {
                self.matches.settle(job, JobOutcome::Later { at: self.now() }, self.now()).unwrap();
            }
        }
        claimed
    }

    /// Does the due posts of a match. The board is message 7.
    pub(crate) fn post_board(&self, id: MatchId) {
        while let Some(claim) = self.claim(id) {
            for job in &claim.jobs {
                let is_board = job.kind == JobKind::Post(Post::Board);
                let posted = JobOutcome::Done { message: is_board.then_some(7) };
                self.matches.settle(job, posted, self.now()).unwrap();
            }
        }
    }

    /// Exports the whole store.
    pub(crate) fn exported(&self) -> String {
        let mut bytes = Vec::new();
        let exported = matches::export(self.store.as_ref(), CATALOG, &mut bytes).unwrap();
        assert_eq!(exported.faults, Vec::<String>::new());
        String::from_utf8(bytes).unwrap()
    }

    /// Checks the whole store.
    pub(crate) fn check(&self) {
        let checked = matches::check(self.store.as_ref(), CATALOG).unwrap();
        assert_eq!(checked.faults, Vec::<String>::new());
    }
}

fn matches(store: &Arc<dyn Store>) -> Matches {
    Matches::new(Arc::clone(store), CATALOG, ChallengeLimits::default())
        .with_seeds(|| Seed::from_bytes([7; 32]))
}

/// Runs a test on every store, and checks the store after it.
pub(crate) fn on_every_store(test: impl Fn(&mut Harness)) {
    let folder = tempfile::tempdir().unwrap();
    let mut stores: Vec<Arc<dyn Store>> =
        vec![Arc::new(MemoryStore::new()), Arc::new(SledStore::open(folder.path()).unwrap())];
    stores.extend(databases::alone());
    for store in stores {
        let mut harness = Harness::over(store);
        test(&mut harness);
        harness.check();
    }
}

/// A challenge to Nim, the challenger on seat 0.
pub(crate) fn nim(challenger: u64, opponents: &[u64]) -> Challenge {
    Challenge { seating: Seating::Chosen(Seat(0)), ..challenge("nim", challenger, opponents) }
}

/// A challenge to Stakes.
pub(crate) fn stakes(challenger: u64, opponents: &[u64]) -> Challenge {
    challenge("stakes", challenger, opponents)
}

pub(crate) fn challenge(game: &str, challenger: u64, opponents: &[u64]) -> Challenge {
    Challenge {
        game: game.into(),
        options: OptionValues::new(),
        seats: None,
        challenger: PlayerId(challenger),
        word: None,
        opponents: opponents.iter().copied().map(PlayerId).collect(),
        seating: Seating::Random,
        place: Place { server: Some(SERVER), channel: 5, thread: None },
        pair: false,
        rematch_of: None,
        limit: None,
        posts: Default::default(),
        language: None,
        display_name: None,
    }
}

/// Stores an unfinished move for the current position of a match.
pub(crate) fn keep(
    matches: &Matches,
    id: MatchId,
    player: PlayerId,
    draft: &Draft,
) -> Result<(), Refused> {
    let kept = StoredDraft { draft: draft.clone(), mark: None };
    matches.keep_draft(&matches.view(id)?, player, &kept)
}

/// A refusal as the sentence that people read.
pub(crate) fn said(refused: &Refused) -> String {
    let presenter = Presenter::new(words::ENGLISH, &[matches::WORDS, rules::WORDS]);
    presenter.expect("the message files are sound").say(&refused.message(), &Plainly)
}
