//! A store whose process dies at some commits: before the write, or after it and before the answer.

use std::sync::{Arc, Mutex, PoisonError};

use store::{Batch, Commit, Range, Row, Store, StoreError};

use crate::random::Random;

/// The number of deaths per thousand commits.
const DEATHS: u32 = 2;

/// A store that fails from a random commit on, until it is revived.
#[derive(Debug)]
pub(super) struct MortalStore {
    inner: Arc<dyn Store>,
    life: Mutex<Life>,
}

#[derive(Debug)]
struct Life {
    random: Random,
    is_dead: bool,
}

impl MortalStore {
    pub(super) fn new(inner: Arc<dyn Store>, seed: u64) -> Self {
        let life = Life { random: Random::of(&[seed, 4]), is_dead: false };
        Self { inner, life: Mutex::new(life) }
    }

    /// Lets the next process open the store.
    pub(super) fn revive(&self) {
        self.life.lock().unwrap_or_else(PoisonError::into_inner).is_dead = false;
    }

    fn check_alive(&self) -> Result<(), StoreError> {
        let is_dead = self.life.lock().unwrap_or_else(PoisonError::into_inner).is_dead;
        if is_dead { Err(StoreError::Stopped("the process has died".into())) } else { Ok(()) }
    }
}

impl Store for MortalStore {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.check_alive()?;
        self.inner.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.check_alive()?;
        self.inner.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        self.check_alive()?;
        let mut life = self.life.lock().unwrap_or_else(PoisonError::into_inner);
        if !life.random.happens(DEATHS) {
            return self.inner.commit(batch);
        }
        life.is_dead = true;
        if life.random.happens(500) {
            self.inner.commit(batch)?;
        }
        Err(StoreError::Failed("the process has died".into()))
    }
}
