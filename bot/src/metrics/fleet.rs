//! Metrics of gateway shards and of the processes that share them.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::registry::{Metric, Registry};

/// Metrics of shards and processes.
pub(crate) struct FleetMetrics {
    shards: Gauge,
    shards_connected: Gauge,
    processes: Gauge,
    rest_share: Gauge,
    rest_wait_seconds: Counter<f64, AtomicU64>,
    stands_by: AtomicBool,
}

impl FleetMetrics {
    /// Nothing is known yet.
    pub(super) fn register(all: &mut Registry) -> Self {
        Self {
            shards: with(all, "shards", "shards that this process serves or is about to"),
            shards_connected: with(all, "shards_connected", "those of them that are connected"),
            processes: with(all, "processes", "processes that share the store, with this one"),
            rest_share: with(
                all,
                "rest_share",
                "how many requests a second are this process's to make",
            ),
            rest_wait_seconds: with(
                all,
                "rest_wait_seconds",
                "how long jobs have waited for a request of that share",
            ),
            stands_by: AtomicBool::new(false),
        }
    }

    /// So many of so many connections stand; how many were lost since this was told last.
    pub(super) fn connections(&self, up: usize, all: usize) -> u64 {
        let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
        let before = self.shards.set(number(all));
        let were_up = self.shards_connected.set(number(up));
        // Who is no longer to serve one has not lost it.
        let lost = if before == number(all) { were_up.saturating_sub(number(up)) } else { 0 };
        u64::try_from(lost).unwrap_or(0)
    }

    /// How many processes share the work, how many requests a second are this one's, and whether it stands by for them.
    pub(crate) fn shares(&self, processes: u32, requests: u32, stands_by: bool) {
        self.processes.set(processes.into());
        self.rest_share.set(requests.into());
        self.stands_by.store(stands_by, Ordering::Relaxed);
    }

    /// Somebody waited so long for a request to be theirs to make.
    pub(crate) fn waited(&self, waited: Duration) {
        self.rest_wait_seconds.inc_by(waited.as_secs_f64());
    }

    /// Whether others serve everything.
    pub(super) fn stands_by(&self) -> bool {
        self.stands_by.load(Ordering::Relaxed)
    }
}

fn with<M: Metric + Clone + Default>(all: &mut Registry, name: &str, help: &str) -> M {
    let metric = M::default();
    all.register(name, help, metric.clone());
    metric
}
