//! A watchdog thread that ends a hung process, so that a supervisor can restart it.
//!
//! serenity 0.12 can spin on a half-closed gateway, and a blocked runtime can't notice that it is blocked.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The longest time without a sign of life. The gateway has a heartbeat every 41 seconds.
const PATIENCE: Duration = Duration::from_secs(180);

const ROUND: Duration = Duration::from_secs(5);

/// The time of the last sign of life.
#[derive(Clone, Debug)]
pub(crate) struct Pulse {
    started: Instant,
    last: Arc<AtomicU64>,
}

impl Pulse {
    pub(crate) fn new() -> Self {
        Self { started: Instant::now(), last: Arc::new(AtomicU64::new(0)) }
    }

    /// Records a sign of life.
    pub(crate) fn beat(&self) {
        self.last.store(self.started.elapsed().as_secs(), Ordering::Relaxed);
    }

    fn silence(&self) -> Duration {
        self.started
            .elapsed()
            .saturating_sub(Duration::from_secs(self.last.load(Ordering::Relaxed)))
    }

    /// Starts the thread that ends the process when the pulse stops.
    pub(crate) fn watch(&self) {
        let pulse = self.clone();
        std::thread::spawn(move || {
            loop {
                std::thread::sleep(ROUND);
                if pulse.silence() > PATIENCE {
                    tracing::error!(
                        silence_s = pulse.silence().as_secs(),
                        "no sign of life from the gateway: ending"
                    );
                    std::process::exit(70);
                }
            }
        });
    }
}

/// Ends the process if a shutdown takes longer than this.
pub(crate) fn end_after(limit: Duration) {
    std::thread::spawn(move || {
        std::thread::sleep(limit);
        tracing::error!("the orderly stop took too long: ending");
        std::process::exit(75);
    });
}
