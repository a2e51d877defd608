//! How many lines of jobs each server and each private conversation has under way, so that none takes all the workers.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use matches::Capacity;

/// How many lines of one server, or of one private conversation, may wait for Discord at once: half of all that may.
const MOST_ASIDE: usize = 128;

/// How many of one may be under way besides while so many wait: half of the workers.
const MOST_AT_WORK: usize = 8;

/// What one has under way.
#[derive(Clone, Copy, Debug, Default)]
struct Share {
    at_work: usize,
    aside: usize,
}

impl Share {
    fn is_full(self) -> bool {
        self.aside >= MOST_ASIDE && self.at_work >= MOST_AT_WORK
    }
}

/// Who has how many lines under way.
#[derive(Debug, Default)]
pub(crate) struct WorkerShares(Mutex<BTreeMap<u64, Share>>);

/// As long as this lives, a line is under way.
#[derive(Debug)]
pub(crate) struct Underway {
    shares: Arc<WorkerShares>,
    host: u64,
    is_aside: bool,
}

impl WorkerShares {
    /// A line of this one is begun with.
    pub(crate) fn begin(self: &Arc<Self>, host: u64) -> Underway {
        self.lock().entry(host).or_default().at_work += 1;
        Underway { shares: Arc::clone(self), host, is_aside: false }
    }

    /// Whether this one gets no more workers until one of its own is through.
    pub(crate) fn is_full(&self, host: u64) -> bool {
        self.lock().get(&host).is_some_and(|share| share.is_full())
    }

    /// Room for so many more lines.
    pub(crate) fn room(&self, places: usize) -> Capacity {
        let shares = self.lock();
        let full = shares.iter().filter(|(_, share)| share.is_full()).map(|(&host, _)| host);
        let busy = shares.iter().map(|(&host, share)| (host, share.at_work + share.aside));
        Capacity { places, busy: busy.collect(), full: full.collect(), without_private: false }
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<u64, Share>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Underway {
    /// Counts it to those that wait for Discord, if not too many of the same one do.
    pub(crate) fn go_aside(&mut self) -> bool {
        let mut shares = self.shares.lock();
        let share = shares.entry(self.host).or_default();
        if !self.is_aside && share.aside < MOST_ASIDE {
            share.at_work -= 1;
            share.aside += 1;
            self.is_aside = true;
        }
        self.is_aside
    }
}

impl Drop for Underway {
    fn drop(&mut self) {
        let mut shares = self.shares.lock();
        let Some(share) = shares.get_mut(&self.host) else { return };
        match self.is_aside {
            true => share.aside -= 1,
            false => share.at_work -= 1,
        }
        if share.at_work + share.aside == 0 {
            shares.remove(&self.host);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_through_is_counted_no_more() {
        let shares = Arc::new(WorkerShares::default());
        let (mut one, two) = (shares.begin(7), shares.begin(7));
        assert!(one.go_aside() && one.go_aside());
        assert_eq!(shares.room(3).busy, [(7, 2)].into());
        drop((one, two));
        assert_eq!(shares.room(3), Capacity::from(3));
    }

    #[test]
    fn whoever_waits_for_discord_in_every_channel_leaves_half_of_the_workers_to_others() {
        let shares = Arc::new(WorkerShares::default());
        let mut aside: Vec<_> = (0..=MOST_ASIDE).map(|_| shares.begin(7)).collect();
        let gone = aside.iter_mut().filter(|one| !one.is_aside).map(Underway::go_aside);
        assert_eq!(gone.filter(|&gone| gone).count(), MOST_ASIDE, "the last keeps its place");
        let mut kept: Vec<_> = (1..MOST_AT_WORK).map(|_| shares.begin(7)).collect();
        assert!(shares.is_full(7) && !shares.is_full(8));
        assert_eq!(shares.room(1).full, [7]);
        kept.pop();
        assert!(!shares.is_full(7));
    }
}
