//! `Matches`: the service with every operation on matches. Each feature has a folder.

pub(crate) mod agreements;
pub(crate) mod challenge;
pub(crate) mod clock;
pub(crate) mod clubs;
mod commit;
pub(crate) mod computer_offer;
pub(crate) mod computer_turn;
pub(crate) mod computers;
mod derived_seeds;
pub(crate) mod events;
pub(crate) mod fairness;
mod find;
pub(crate) mod forced;
pub(crate) mod jobs;
mod load;
pub(crate) mod match_lists;
mod names;
pub(crate) mod play;
pub(crate) mod post_view;
pub(crate) mod privacy;
pub(crate) mod puzzles;
pub(crate) mod ratings;
mod recent_names;
pub(crate) mod replay;
mod retry;
mod server;
pub(crate) mod settings;
mod sweep;
mod version_cache;
pub(crate) mod view;
pub(crate) mod watching;
pub(crate) mod web;

use std::fmt;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};

use rules::{Game, Message};

use crate::fleet::Fleet;
use crate::ids::{Key, MatchId, PlayerId, Revision, Timestamp};
use crate::job::Claim;
use crate::job_queue::{Enqueued, Workers};
use crate::model::challenge_limits::ChallengeLimits;
use crate::seeds;
use crate::seeds::{Seeds, SystemSeeds};
use events::{ChangeListener, EventListener};
use recent_names::RecentNames;
use store::{MemoryStore, Store};
use version_cache::VersionCache;

/// The service for all matches of a store. Every act is durable before its method returns.
pub struct Matches {
    pub(crate) store: Arc<dyn Store>,
    catalog: &'static [&'static dyn Game],
    challenge_limits: ChallengeLimits,
    version_cache: VersionCache,
    seeds: Box<dyn Seeds>,
    /// The next match number. `None` until the first one is assigned.
    next_number: Mutex<Option<u64>>,
    /// The random number of this process, as the owner of leases.
    pub(crate) process: u64,
    /// The number of this process's next claim.
    pub(crate) claims: AtomicU64,
    /// The claims of commits that the store did not answer.
    unconfirmed: Mutex<Vec<Claim>>,
    /// Receives the jobs that commits enqueue for this process.
    pub(crate) workers: Box<dyn Workers>,
    /// Receives the events of matches, for the log and metrics.
    listener: Box<dyn EventListener>,
    /// Receives the numbers of matches that this process has changed.
    changes: Box<dyn ChangeListener>,
    recent_names: RecentNames,
    /// When this process last began to work, or its store last failed, in milliseconds. 0 until then.
    pub(crate) down_ms: AtomicU64,
}

/// A person's request to act in a match or event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    /// The player.
    pub player: PlayerId,
    /// The interaction, by which a repeated request is recognized.
    pub key: Key,
    /// The current time.
    pub now: Timestamp,
}

/// An act that was carried out and is durable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Committed {
    /// The match.
    pub id: MatchId,
    /// The revision after the act.
    pub revision: Revision,
    /// Whether the request was carried out before. If so, nothing has changed now.
    pub repeated: bool,
    /// The move in canonical notation, if the act was a move.
    pub mv: Option<String>,
    /// The forced moves that followed the move.
    pub followed: Vec<String>,
    /// The notes on the act that the player may read.
    pub notes: Vec<Message>,
}

impl Matches {
    /// The service over a store, with a catalog of games.
    pub fn new(
        store: Arc<dyn Store>,
        catalog: &'static [&'static dyn Game],
        challenge_limits: ChallengeLimits,
    ) -> Self {
        let (seeds, workers) = (Box::new(SystemSeeds), Box::new(()));
        let (listener, changes) = (Box::new(()), Box::new(()));
        let (next_number, claims, recent_names, down_ms) = Default::default();
        let unconfirmed = Mutex::default();
        let process = seeds::process();
        Self {
            store,
            catalog,
            challenge_limits,
            version_cache: VersionCache::default(),
            seeds,
            next_number,
            process,
            claims,
            unconfirmed,
            workers,
            listener,
            changes,
            recent_names,
            down_ms,
        }
    }

    /// Sets another source of seeds, for tests.
    #[must_use]
    pub fn with_seeds(self, seeds: impl Seeds + 'static) -> Self {
        Self { seeds: Box::new(seeds), ..self }
    }

    /// Sets the workers that receive the jobs of commits.
    #[must_use]
    pub fn with_workers(self, workers: impl Workers + 'static) -> Self {
        Self { workers: Box::new(workers), ..self }
    }

    /// Sets a listener to the events of matches.
    #[must_use]
    pub fn with_listener(self, listener: impl EventListener + 'static) -> Self {
        Self { listener: Box::new(listener), ..self }
    }

    /// Sets a listener to changes of matches and events.
    #[must_use]
    pub fn with_change_listener(self, changes: impl ChangeListener + 'static) -> Self {
        Self { changes: Box::new(changes), ..self }
    }

    /// The handle of this process among those that share the store. If the store is not shared, the fleet's rows are
    /// kept in memory.
    pub fn fleet(&self) -> Fleet {
        match self.store.is_shared() {
            true => self.fleet_on(Arc::clone(&self.store)),
            false => self.fleet_on(Arc::new(MemoryStore::new())),
        }
    }

    /// The handle of this process among those that share another store.
    pub fn fleet_on(&self, store: Arc<dyn Store>) -> Fleet {
        Fleet::new(store, self.process)
    }

    /// Tells the workers that a job is due at this time.
    pub(crate) fn wake_workers(&self, next: Timestamp) {
        self.workers.call(Enqueued::at(next));
    }

    fn newest_rules(&self, game: &str) -> Option<&'static dyn Game> {
        let versions = self.catalog.iter().copied().filter(|offered| offered.info().id == game);
        versions.max_by_key(|offered| offered.info().rules_version)
    }

    fn rules(&self, game: &str, version: u16) -> Option<&'static dyn Game> {
        self.catalog.iter().copied().find(|offered| {
            let info = offered.info();
            (info.id, info.rules_version) == (game, version)
        })
    }
}

impl fmt::Debug for Matches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Matches").field("store", &self.store).finish_non_exhaustive()
    }
}
