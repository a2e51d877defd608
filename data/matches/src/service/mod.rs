//! The service: everything that can be done with matches, one file for each kind of act.

mod agreements;
pub(crate) mod challenge;
pub(crate) mod clock;
mod commit;
pub(crate) mod computers;
pub(crate) mod decide;
pub(crate) mod events;
pub(crate) mod jobs;
pub(crate) mod lists;
mod load;
mod names;
pub(crate) mod people;
pub(crate) mod play;
pub(crate) mod privacy;
pub(crate) mod ratings;
mod read;
pub(crate) mod replay;
mod servers;
pub(crate) mod view;
pub(crate) mod watching;

use std::fmt;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};

use rules::{Game, Message};

use crate::fleet::Fleet;
use crate::ids::{Key, MatchId, PlayerId, Revision, Timestamp};
use crate::jobs::{Enqueued, Workers};
use crate::seeds;
use crate::seeds::{Seeds, SystemSeeds};
pub(crate) use challenge::lonely::LONELY;
use events::Witness;
use store::{MemoryStore, Store};

/// The matches that people play. Every act is durable before its method returns.
pub struct Matches {
    pub(crate) store: Arc<dyn Store>,
    catalog: &'static [&'static dyn Game],
    settings: Settings,
    seeds: Box<dyn Seeds>,
    /// The number after the last that was given out, once one was.
    next_number: Mutex<Option<u64>>,
    /// Who we are among all that share the store, as an owner of leases.
    pub(crate) process: u64,
    /// The number of the next claim.
    pub(crate) claims: AtomicU64,
    /// Who hears of what commits call for.
    pub(crate) workers: Box<dyn Workers>,
    /// Who hears of what acts have come to.
    witness: Box<dyn Witness>,
    /// What players were called a moment ago.
    heard: names::Heard,
}

/// What can be settled by whoever runs the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// After how many days a challenge without an answer expires.
    pub challenge_days: u32,
    /// How many challenges without an answer one person may have.
    pub challenges_per_player: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self { challenge_days: 3, challenges_per_player: 20 }
    }
}

/// Who asks for an act, by which request, and when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct By {
    /// The person.
    pub player: PlayerId,
    /// The request. A request that comes twice is carried out once.
    pub key: Key,
    /// What time it is.
    pub now: Timestamp,
}

/// An act that was carried out and is durable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// In which match.
    pub id: MatchId,
    /// The match's revision after it.
    pub revision: Revision,
    /// Whether this request had been carried out before; nothing has changed now.
    pub repeated: bool,
    /// The move in canonical notation, where it was one.
    pub mv: Option<String>,
    /// What the player may read of what happened.
    pub notes: Vec<Message>,
}

impl Matches {
    /// The matches in a store, of the games in a catalog.
    pub fn new(
        store: Arc<dyn Store>,
        catalog: &'static [&'static dyn Game],
        settings: Settings,
    ) -> Self {
        let (seeds, workers, witness) = (Box::new(SystemSeeds), Box::new(|| ()), Box::new(()));
        let (next_number, claims, heard) = Default::default();
        let process = seeds::process();
        Self {
            store,
            catalog,
            settings,
            seeds,
            next_number,
            process,
            claims,
            workers,
            witness,
            heard,
        }
    }

    /// The same with another source of seeds.
    #[must_use]
    pub fn with_seeds(self, seeds: impl Seeds + 'static) -> Self {
        Self { seeds: Box::new(seeds), ..self }
    }

    /// The same, telling these of every commit that may have called for something to be done.
    #[must_use]
    pub fn with_workers(self, workers: impl Workers + 'static) -> Self {
        Self { workers: Box::new(workers), ..self }
    }

    /// The same, telling this one what acts have come to.
    #[must_use]
    pub fn with_witness(self, witness: impl Witness + 'static) -> Self {
        Self { witness: Box::new(witness), ..self }
    }

    /// This process among those that have the same store. Where it has the store for itself nothing of that is stored.
    pub fn fleet(&self) -> Fleet {
        match self.store.is_shared() {
            true => self.fleet_on(Arc::clone(&self.store)),
            false => self.fleet_on(Arc::new(MemoryStore::new())),
        }
    }

    /// This process among those that share another store.
    pub fn fleet_on(&self, store: Arc<dyn Store>) -> Fleet {
        Fleet::new(store, self.process)
    }

    /// Tells those who do jobs that from this moment on there is something to be looked for.
    pub(crate) fn ring(&self, next: Timestamp) {
        self.workers.call(Enqueued::at(next));
    }

    /// The newest rules of a game.
    fn newest(&self, game: &str) -> Option<&'static dyn Game> {
        let versions = self.catalog.iter().copied().filter(|offered| offered.info().id == game);
        versions.max_by_key(|offered| offered.info().rules_version)
    }

    /// The rules of a game in this version.
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
