//! Deadlines for answers to interactions.

use std::time::Duration;

/// The time after which a response is deferred. Discord waits 3 seconds for the first response.
pub(crate) const DEFER_AFTER: Duration = Duration::from_millis(1800);

/// The result of work that can't be deferred. `None` if it takes too long.
pub(crate) async fn in_time<F: Future + Unpin>(work: F) -> Option<F::Output> {
    with_limit(DEFER_AFTER, work).await.ok()
}

/// The work's result, or the unfinished work after `limit`.
pub(crate) async fn with_limit<F: Future + Unpin>(
    limit: Duration,
    mut work: F,
) -> Result<F::Output, F> {
    match tokio::time::timeout(limit, &mut work).await {
        Ok(done) => Ok(done),
        Err(_) => Err(work),
    }
}
