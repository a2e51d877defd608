//! Places to think at: so many computers think at once, so that whoever plays never waits for them.

use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::sync::{Semaphore, SemaphorePermit};

/// How many thoughts wait for a place in memory; all others wait in the store.
const WAITING: usize = 16;

/// Who thinks: so many at once, so that whoever plays never waits for them.
#[derive(Debug)]
pub(crate) struct Thinkers {
    places: Semaphore,
    waiting: AtomicUsize,
}

impl Thinkers {
    /// So many that think at once.
    pub(crate) fn new(most: usize) -> Self {
        Self { places: Semaphore::new(most), waiting: AtomicUsize::new(0) }
    }

    /// A place to think at, in the order of asking; nothing where too many wait already.
    pub(crate) async fn place(&self) -> Option<SemaphorePermit<'_>> {
        let before = self.waiting.fetch_add(1, Ordering::Relaxed);
        let place = match before < WAITING {
            true => self.places.acquire().await.ok(),
            false => None,
        };
        self.waiting.fetch_sub(1, Ordering::Relaxed);
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn so_many_think_at_once_and_so_many_wait() {
        let thinkers = Thinkers::new(1);
        let first = thinkers.place().await.unwrap();
        let mut waiting: Vec<_> = (0..WAITING).map(|_| Box::pin(thinkers.place())).collect();
        for one in &mut waiting {
            assert!(futures_util::poll!(one.as_mut()).is_pending());
        }
        assert!(thinkers.place().await.is_none());
        drop(first);
        assert!(waiting.remove(0).await.is_some(), "in the order of asking");
    }
}
