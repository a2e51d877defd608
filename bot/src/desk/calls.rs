//! What commits call for, between those who play and those who have things done.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use data::{Called, Workers};
use tokio::sync::Notify;

/// What commits call for. Whoever has things done says how many lines they could begin with at once; so many are handed
/// to them as soon as they are called for, and stand in the store as theirs. The rest they have to look for.
#[derive(Debug, Default)]
pub(crate) struct Calls {
    rung: Notify,
    free: AtomicUsize,
    called: Mutex<Called>,
}

impl Calls {
    /// Waits until a commit has called for something.
    pub(crate) async fn rung(&self) {
        self.rung.notified().await;
    }

    /// Says how many lines more could be begun with at once.
    pub(crate) fn offer(&self, free: usize) {
        self.free.store(free, Ordering::Relaxed);
    }

    /// What was called for since this was asked last.
    pub(crate) fn take(&self) -> Called {
        std::mem::take(&mut *self.called())
    }

    /// Hands nothing over any more, and wakes whoever waits.
    pub(crate) fn stop(&self) {
        self.offer(0);
        self.rung.notify_one();
    }

    fn called(&self) -> MutexGuard<'_, Called> {
        self.called.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Workers for Calls {
    fn are_free(&self) -> bool {
        self.called().claims.len() < self.free.load(Ordering::Relaxed)
    }

    fn call(&self, new: Called) {
        {
            let mut called = self.called();
            called.claims.extend(new.claims);
            called.next = called.next.into_iter().chain(new.next).min();
        }
        self.rung.notify_one();
    }
}
