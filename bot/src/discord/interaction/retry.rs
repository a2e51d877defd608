//! Retries of failed requests to Discord, with growing pauses.

use std::time::{Duration, Instant};

use crate::app::App;

/// The least number of attempts, even after the deadline.
const MIN_TRIES: u32 = 3;

/// The number of failed tries after which the answer goes without pictures.
pub(super) const TRIES_WITH_PICTURES: u32 = 5;

/// The first pause, and the longest.
const FIRST: Duration = Duration::from_millis(150);
const LONGEST: Duration = Duration::from_secs(15);

/// The retries of a request, until a deadline or the shutdown of the program.
#[derive(Debug)]
pub(crate) struct Retry<'a> {
    app: &'a App,
    until: Instant,
    tries: u32,
}

impl<'a> Retry<'a> {
    pub(crate) fn until(app: &'a App, until: Instant) -> Self {
        Self { app, until, tries: 0 }
    }

    /// The number of failed tries.
    pub(crate) fn tries(&self) -> u32 {
        self.tries
    }

    /// Waits after a failed attempt. Returns `false` if no attempt is left. A shutdown cuts the pause short.
    pub(crate) async fn wait(&mut self) -> bool {
        self.tries += 1;
        let pause = pause(self.tries);
        let is_late = self.tries >= MIN_TRIES && Instant::now() + pause > self.until;
        if is_late || self.app.is_draining() {
            return false;
        }
        tokio::select! {
            () = tokio::time::sleep(pause) => {}
            () = self.app.drained() => {}
        }
        true
    }
}

/// A pause twice as long as the previous one, within bounds.
fn pause(tries: u32) -> Duration {
    FIRST.saturating_mul(1 << tries.saturating_sub(1).min(16)).min(LONGEST)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{ChallengeLimits, Matches};
    use store::MemoryStore;

    use super::*;
    use crate::clock::Clock;

    fn app() -> App {
        let store = Arc::new(MemoryStore::new());
        App::new(Matches::new(store, games::CATALOG, ChallengeLimits::default()), Clock::default())
    }

    #[test]
    fn retry_pauses_double_up_to_a_limit() {
        let pauses: Vec<_> = [1, 2, 3, 7, 8, 99].map(|tries| pause(tries).as_millis()).into();
        assert_eq!(pauses, [150, 300, 600, 9_600, 15_000, 15_000]);
    }

    #[tokio::test]
    async fn a_stop_ends_the_retry_pause_and_allows_one_more_try() {
        let app = app();
        let mut retry = Retry::until(&app, Instant::now() + Duration::from_secs(840));
        retry.tries = 20;
        let stopped = async { app.drain() };
        let (another, ()) = tokio::join!(biased; retry.wait(), stopped);
        assert!(another, "the pause of 15 seconds is cut short");
        assert!(!retry.wait().await);
    }

    #[tokio::test]
    async fn a_late_request_is_tried_three_times() {
        let app = app();
        let mut retry = Retry::until(&app, Instant::now());
        let mut tries = 1;
        while retry.wait().await {
            tries += 1;
        }
        assert_eq!(tries, MIN_TRIES);
    }
}
