//! The open requests of programs that follow the sandbox's clock.

use std::time::Duration;

use tokio::sync::watch;

/// The longest time for which a move of the clock waits for its followers.
const FOLLOWING: Duration = Duration::from_secs(5);

/// The clock's offset in milliseconds, as each open request knows it.
#[derive(Debug, Default)]
pub(crate) struct ClockFollowers(watch::Sender<Vec<u64>>);

impl ClockFollowers {
    /// Registers a request until the guard is dropped.
    pub(crate) fn register(&self, known_ms: u64) -> FollowerGuard<'_> {
        self.0.send_modify(|known| known.push(known_ms));
        FollowerGuard { followers: self, known_ms }
    }

    /// The number of open requests.
    pub(crate) fn count(&self) -> usize {
        self.0.borrow().len()
    }

    /// Waits until this many requests know an offset, at most for [`FOLLOWING`].
    pub(crate) async fn wait_for(&self, count: usize, ahead_ms: u64) {
        let mut followers = self.0.subscribe();
        let have_followed = |known: &Vec<u64>| {
            known.iter().filter(|&&known_ms| known_ms >= ahead_ms).count() >= count
        };
        let _ = tokio::time::timeout(FOLLOWING, followers.wait_for(have_followed)).await;
    }
}

/// A registered request.
#[derive(Debug)]
pub(crate) struct FollowerGuard<'a> {
    followers: &'a ClockFollowers,
    known_ms: u64,
}

impl Drop for FollowerGuard<'_> {
    fn drop(&mut self) {
        self.followers.0.send_modify(|known| {
            if let Some(at) = known.iter().position(|&known_ms| known_ms == self.known_ms) {
                known.swap_remove(at);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use std::pin::pin;
    use std::task::{Context, Waker};

    use super::*;

    #[tokio::test]
    async fn a_move_of_the_clock_waits_for_every_follower() {
        let followers = ClockFollowers::default();
        let before = [followers.register(0), followers.register(0)];
        let mut wait = pin!(followers.wait_for(followers.count(), 500));
        let mut is_over = || wait.as_mut().poll(&mut Context::from_waker(Waker::noop())).is_ready();
        drop(before);
        let _fast = followers.register(500);
        assert!(!is_over(), "one is still to follow");
        let _slow = followers.register(500);
        assert!(is_over());
    }

    #[tokio::test]
    async fn a_move_of_the_clock_without_followers_is_over_at_once() {
        let followers = ClockFollowers::default();
        drop(followers.register(0));
        followers.wait_for(followers.count(), 500).await;
    }
}
