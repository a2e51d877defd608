//! Caches running Activity instances for a few seconds, since all requests for them share the bot's rate limit.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use matches::PlayerId;
use parking_lot::Mutex;

use crate::activity::location::Location;
use crate::activity::sign_in_error::NotSignedIn;

/// The age at which an instance is requested from Discord again.
const FRESH: Duration = Duration::from_secs(5);

/// The maximum number of instances to cache.
const MOST: usize = 1_000;

/// A running Activity: where it is, and who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Instance {
    pub(super) location: Location,
    pub(super) people: Vec<PlayerId>,
}

impl Instance {
    /// The place of the instance. Fails for a person who is not in it.
    pub(super) fn of(&self, person: PlayerId) -> Result<Location, NotSignedIn> {
        match self.people.contains(&person) {
            true => Ok(self.location),
            false => Err(NotSignedIn::Instance),
        }
    }
}

/// The cached instances by id.
#[derive(Debug, Default)]
pub(super) struct Instances(Mutex<BTreeMap<String, (Instant, Instance)>>);

impl Instances {
    /// A cached instance that is younger than [`FRESH`].
    pub(super) fn get(&self, id: &str) -> Option<Instance> {
        let known = self.0.lock();
        let (since, instance) = known.get(id)?;
        (since.elapsed() < FRESH).then(|| instance.clone())
    }

    /// Caches an instance, unless too many fresh ones are cached. Returns the instance.
    pub(super) fn keep(&self, id: &str, instance: Instance) -> Instance {
        let mut known = self.0.lock();
        if known.len() >= MOST {
            known.retain(|_, (since, _)| since.elapsed() < FRESH);
        }
        if known.len() < MOST {
            known.insert(id.to_owned(), (Instant::now(), instance.clone()));
        }
        instance
    }
}
