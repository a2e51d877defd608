//! `Capacity`: shares a worker pool fairly among servers when not all lines can be served at once.

use std::collections::{BTreeMap, BTreeSet};

/// The free places of a worker pool, and the lines that each host occupies.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Capacity {
    /// The number of lines that the pool can serve in addition.
    pub places: usize,
    /// The number of lines being served, by host.
    pub busy: BTreeMap<u64, usize>,
    /// Hosts that get no more workers until one of their lines is done.
    pub full: Vec<u64>,
    /// The private conversations to serve, by channel. `None` for all. The others are left to another process.
    pub private: Option<BTreeSet<u64>>,
}

impl From<usize> for Capacity {
    fn from(places: usize) -> Self {
        Self { places, ..Self::default() }
    }
}

impl Capacity {
    /// Whether lines of the private conversation in this channel are served.
    pub(crate) fn serves_private(&self, channel: u64) -> bool {
        self.private.as_ref().is_none_or(|served| served.contains(&channel))
    }

    /// The order in which waiting lines are served, as indices. `waiting` has their hosts, the longest waiting first.
    /// Each place goes to the host with the fewest served lines, so that one host can't take all while others wait.
    pub(crate) fn serving_order(&self, waiting: &[u64]) -> Vec<usize> {
        let mut lines: BTreeMap<u64, Vec<usize>> = BTreeMap::new();
        for (at, host) in waiting.iter().enumerate().rev() {
            if !self.full.contains(host) {
                lines.entry(*host).or_default().push(at);
            }
        }
        let mut busy = self.busy.clone();
        let mut order = Vec::new();
        let has = |busy: &BTreeMap<u64, usize>, host| busy.get(&host).copied().unwrap_or(0);
        while order.len() < self.places {
            let next = lines
                .iter()
                .filter_map(|(&host, left)| Some((has(&busy, host), *left.last()?, host)))
                .min();
            let Some((_, at, host)) = next else { break };
            lines.entry(host).or_default().pop();
            *busy.entry(host).or_default() += 1;
            order.push(at);
        }
        order
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(capacity: &Capacity, waiting: &[u64], served: &[usize]) {
        assert_eq!(capacity.serving_order(waiting), served);
    }

    #[test]
    fn a_free_worker_goes_to_the_host_with_the_fewest_busy_then_the_oldest() {
        check(&Capacity::from(3), &[1, 1, 1, 1, 2], &[0, 4, 1]);
        check(&Capacity::from(9), &[1, 1, 2, 1], &[0, 2, 1, 3]);
        check(&Capacity { busy: [(1, 2)].into(), ..Capacity::from(3) }, &[1, 2, 2, 2], &[1, 2, 0]);
        check(&Capacity::from(0), &[1], &[]);
    }

    #[test]
    fn a_single_host_takes_all_workers_and_a_full_host_none() {
        check(&Capacity { busy: [(1, 9)].into(), ..Capacity::from(2) }, &[1, 1, 1], &[0, 1]);
        check(&Capacity { full: vec![1], ..Capacity::from(2) }, &[1, 2, 1], &[1]);
    }
}
