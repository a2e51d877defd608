//! Waiting in tests: until something happens, with one deadline for all.

use std::future::Future;

pub(crate) use sandbox::PATIENCE;

/// What comes of something that is waited for.
///
/// # Panics
/// It takes longer than anything may.
pub async fn in_time<T>(what: &str, waited: impl Future<Output = T>) -> T {
    let waited = tokio::time::timeout(PATIENCE, waited).await;
    waited.unwrap_or_else(|_| panic!("{what} did not come within {} s", PATIENCE.as_secs()))
}

/// Asks somebody who rings no bell, again after each answer, until the answer is something.
///
/// # Panics
/// It takes longer than anything may.
pub async fn ask_until<T>(what: &str, mut ask: impl AsyncFnMut() -> Option<T>) -> T {
    in_time(what, async {
        loop {
            if let Some(found) = ask().await {
                return found;
            }
        }
    })
    .await
}
