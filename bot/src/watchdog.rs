//! A watchdog thread that ends a hung process, so that a supervisor can restart it.
//!
//! serenity 0.12 can spin on a half-closed gateway for ever, and a blocked runtime can't notice that it is blocked.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How long the program may be without a sign of life. The gateway beats every 41 seconds.
const PATIENCE: Duration = Duration::from_secs(180);

/// How often the watchdog looks.
const ROUND: Duration = Duration::from_secs(5);

/// Signs of life, given by whoever sees the program work.
#[derive(Clone, Debug)]
pub(crate) struct Pulse {
    started: Instant,
    last: Arc<AtomicU64>,
}

impl Pulse {
    /// A pulse that has just beaten.
    pub(crate) fn new() -> Self {
        Self { started: Instant::now(), last: Arc::new(AtomicU64::new(0)) }
    }

    /// The program lives.
    pub(crate) fn beat(&self) {
        self.last.store(self.started.elapsed().as_secs(), Ordering::Relaxed);
    }

    fn silence(&self) -> Duration {
        self.started
            .elapsed()
            .saturating_sub(Duration::from_secs(self.last.load(Ordering::Relaxed)))
    }

    /// Watches from now on; ends the process when the pulse stops.
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

/// Ends the process for good when an orderly stop takes longer than this.
pub(crate) fn end_after(limit: Duration) {
    std::thread::spawn(move || {
        std::thread::sleep(limit);
        tracing::error!("the orderly stop took too long: ending");
        std::process::exit(75);
    });
}
