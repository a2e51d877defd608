//! Waiting in tests: for an event, with one common deadline.

use std::future::Future;
use std::iter;
use std::sync::{Arc, mpsc};
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

/// Tries in a thread of its own until there is a result. Panics after the common deadline.
pub(crate) fn try_until<T: Send + 'static>(
    what: &str,
    attempt: impl FnMut() -> Option<T> + Send + 'static,
) -> T {
    let (sender, receiver) = mpsc::channel();
    let awaited = Arc::new(());
    let is_awaited = Arc::downgrade(&awaited);
    let mut attempts =
        iter::repeat_with(attempt).take_while(move |_| is_awaited.strong_count() > 0);
    std::thread::spawn(move || sender.send(attempts.find_map(|found| found)));
    let found = receiver.recv_timeout(PATIENCE).ok().flatten();
    found.unwrap_or_else(|| panic!("{what} did not come within {} s", PATIENCE.as_secs()))
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
