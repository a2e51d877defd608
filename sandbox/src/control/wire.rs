//! The log of requests and gateway messages, and the planned faults.

use std::sync::Arc;

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Query, State};
use serde::Deserialize;
use serde_json::{Value, json};

use crate::gateway::SessionStatus;
use crate::member::Error;
use crate::shared::Shared;

/// The entry after which the answer begins.
#[derive(Debug, Deserialize)]
pub(super) struct WireQuery {
    #[serde(default)]
    after: u64,
}

/// The newer entries, and the current state of faults, limits and the gateway.
pub(super) async fn wire(
    State(shared): State<Arc<Shared>>,
    from: Result<Query<WireQuery>, QueryRejection>,
) -> Result<Json<Value>, Error> {
    let Query(WireQuery { after }) = from?;
    let (online, refused) =
        shared.read(|world| (world.gateway.is_connected(), world.gateway.is_down));
    let sessions = shared.read(|world| world.gateway.session_statuses());
    let session =
        |of: SessionStatus| json!({"shard": [of.shard, of.shards], "connected": of.is_connected});
    let sessions: Vec<_> = sessions.into_iter().map(session).collect();
    Ok(Json(json!({
        "entries": shared.wire.after(after),
        "faults": shared.faults().all(),
        "enforces_rate_limits": shared.rates().enforced,
        "bot_online": online,
        "gateway_refused": refused,
        "sessions": sessions,
        "has_file": shared.world_file.is_some(),
    })))
}

/// All requests of the bot so far.
pub(super) async fn requests(State(shared): State<Arc<Shared>>) -> Json<Value> {
    Json(json!(shared.requests()))
}
