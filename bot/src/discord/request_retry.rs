//! Repeats requests that fail only for a moment, as many do when all servers arrive at a start.

use std::time::Duration;

use poise::serenity_prelude as serenity;

use crate::discord::error::is_temporary;

/// The number of attempts.
const TRIES: u32 = 4;

/// The answer to a request, which is repeated after a temporary error.
pub(super) async fn retried<T, F>(request: impl Fn() -> F) -> serenity::Result<T>
where
    F: Future<Output = serenity::Result<T>>,
{
    for tried in 1..TRIES {
        match request().await {
            Err(error) if is_temporary(&error) => {
                tokio::time::sleep(Duration::from_secs(1) * tried).await;
            }
            done => return done,
        }
    }
    request().await
}
