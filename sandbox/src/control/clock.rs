//! The sandbox's clock: its time, and waiting until it is moved forward.

use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::member::Error;
use crate::shared::Shared;

/// The time for which a request waits for the clock to be moved.
const CLOCK_WAIT: Duration = Duration::from_secs(20);

/// The offset that the caller knows.
#[derive(Debug, Deserialize)]
pub(super) struct ClockQuery {
    not_ahead_ms: Option<u64>,
}

/// Answers the time. With `not_ahead_ms`, the answer waits until the clock is moved, or for 20 seconds.
pub(super) async fn clock(
    State(shared): State<Arc<Shared>>,
    known: Result<Query<ClockQuery>, QueryRejection>,
) -> Result<Json<Value>, Error> {
    let Query(ClockQuery { not_ahead_ms }) = known?;
    if let Some(known_ms) = not_ahead_ms {
        let moved = shared.follow(known_ms);
        let _ = tokio::time::timeout(CLOCK_WAIT, moved).await;
    }
    Ok(Json(clock_json(&shared)))
}

/// The time in Unix milliseconds, and the clock's offset.
pub(super) fn clock_json(shared: &Shared) -> Value {
    shared.read(|world| json!({"now_ms": world.now_ms(), "ahead_ms": shared.ahead_ms()}))
}
