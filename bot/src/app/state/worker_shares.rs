//! The running job queues of each host (a server or private conversation). No host may occupy all workers.

use std::collections::BTreeMap;
use std::sync::Arc;

use matches::Capacity;
use parking_lot::Mutex;

/// The maximum number of queues of one host that may wait for Discord: half of the slow workers.
const MOST_ASIDE: usize = 128;

/// The maximum number of queues of one host that may run once [`MOST_ASIDE`] of them wait: half of the workers.
const MOST_AT_WORK: usize = 8;

/// The running queues of one host. A queue is at work, or set aside while it waits for Discord.
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

/// The shares of all servers and private conversations.
#[derive(Debug, Default)]
pub(crate) struct WorkerShares(Mutex<BTreeMap<u64, Share>>);

/// A running job queue, until this is dropped.
#[derive(Debug)]
pub(crate) struct RunningQueue {
    shares: Arc<WorkerShares>,
    host: u64,
    is_aside: bool,
}

impl WorkerShares {
    /// Counts a running queue of this host.
    pub(crate) fn begin(self: &Arc<Self>, host: u64) -> RunningQueue {
        self.0.lock().entry(host).or_default().at_work += 1;
        RunningQueue { shares: Arc::clone(self), host, is_aside: false }
    }

    /// Whether this host gets no more workers for now.
    pub(crate) fn is_full(&self, host: u64) -> bool {
        self.0.lock().get(&host).is_some_and(|share| share.is_full())
    }

    /// Capacity for this number of further queues.
    pub(crate) fn capacity(&self, places: usize) -> Capacity {
        let shares = self.0.lock();
        let full = shares.iter().filter(|(_, share)| share.is_full()).map(|(&host, _)| host);
        let busy = shares.iter().map(|(&host, share)| (host, share.at_work + share.aside));
        Capacity { places, busy: busy.collect(), full: full.collect(), private: None }
    }
}

impl RunningQueue {
    /// Counts the queue as waiting for Discord. Returns `false` if too many queues of its host wait already.
    pub(crate) fn go_aside(&mut self) -> bool {
        let mut shares = self.shares.0.lock();
        let share = shares.entry(self.host).or_default();
        if !self.is_aside && share.aside < MOST_ASIDE {
            share.at_work -= 1;
            share.aside += 1;
            self.is_aside = true;
        }
        self.is_aside
    }
}

impl Drop for RunningQueue {
    fn drop(&mut self) {
        let mut shares = self.shares.0.lock();
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
    fn finished_queues_are_not_counted_as_busy() {
        let shares = Arc::new(WorkerShares::default());
        let (mut one, two) = (shares.begin(7), shares.begin(7));
        assert!(one.go_aside() && one.go_aside());
        assert_eq!(shares.capacity(3).busy, [(7, 2)].into());
        drop((one, two));
        assert_eq!(shares.capacity(3), Capacity::from(3));
    }

    #[test]
    fn a_host_leaves_half_of_the_workers_to_other_hosts() {
        let shares = Arc::new(WorkerShares::default());
        let mut aside: Vec<_> = (0..=MOST_ASIDE).map(|_| shares.begin(7)).collect();
        let gone = aside.iter_mut().filter(|one| !one.is_aside).map(RunningQueue::go_aside);
        assert_eq!(gone.filter(|&gone| gone).count(), MOST_ASIDE, "the last keeps its place");
        let mut kept: Vec<_> = (1..MOST_AT_WORK).map(|_| shares.begin(7)).collect();
        assert!(shares.is_full(7) && !shares.is_full(8));
        assert_eq!(shares.capacity(1).full, [7]);
        kept.pop();
        assert!(!shares.is_full(7));
    }
}
