//! Deadlines: work that may take only so long.

use std::time::Duration;

/// Discord waits 3 seconds for the first response; then the token is dead.
pub(crate) const DEFER_AFTER: Duration = Duration::from_millis(1800);

/// The result of work that must be answered at once; `None` where it takes longer than Discord waits.
pub(crate) async fn in_time<F: Future + Unpin>(work: F) -> Option<F::Output> {
    with_limit(DEFER_AFTER, work).await.ok()
}

/// The work's result, or the work itself where it takes longer.
pub(crate) async fn with_limit<F: Future + Unpin>(
    limit: Duration,
    mut work: F,
) -> Result<F::Output, F> {
    match tokio::time::timeout(limit, &mut work).await {
        Ok(done) => Ok(done),
        Err(_) => Err(work),
    }
}
