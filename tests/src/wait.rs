//! Waiting in tests: for an event, with one common deadline.

use std::future::Future;
use std::sync::mpsc;
use std::thread::JoinHandle;

pub(crate) use sandbox::PATIENCE;

/// Waits for a result until the common deadline. Panics after it.
pub async fn in_time<T>(what: &str, waited: impl Future<Output = T>) -> T {
    let waited = within_patience(waited).await;
    waited.unwrap_or_else(|| panic!("{what} did not come within {} s", PATIENCE.as_secs()))
}

/// Waits for a result until the common deadline. `None` after it.
pub(crate) async fn within_patience<T>(waited: impl Future<Output = T>) -> Option<T> {
    tokio::time::timeout(PATIENCE, waited).await.ok()
}

/// Whether a thread ends before the deadline. A thread that never ends must not block all other tests.
pub(crate) fn has_ended(thread: JoinHandle<()>) -> bool {
    let (over, is_over) = mpsc::channel();
    std::thread::spawn(move || over.send(thread.join()));
    is_over.recv_timeout(PATIENCE).is_ok()
}

/// Polls a source without events, again after each answer, until it returns a value.
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
