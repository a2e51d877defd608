//! The stand-in for discordsays.com: a listener of its own that proxies an Activity, and frames it as a client does.
//!
//! Everything below `/.sandbox/` is the client's side: the page that frames the Activity, and its RPC. The SDK runs in
//! the Activity, and accepts replies only from Discord's origins and from the Activity's own. So the client's side and
//! the Activity share one origin.

mod proxy;
mod relay;

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{any, get, post};

use crate::shared::Shared;

/// The routes of the listener.
pub(crate) fn router(shared: Arc<Shared>) -> Router {
    let own = Router::new()
        .route("/host", get(relay::page))
        .route("/relay.js", get(relay::script))
        .route("/relay.css", get(relay::style))
        .route("/rpc", post(relay::rpc))
        .route("/consent", post(relay::consent))
        .route("/close", post(relay::close))
        .route("/events", get(relay::events))
        .layer(from_fn_with_state(shared.clone(), relay::guard));
    Router::new()
        .nest("/.sandbox", own)
        .fallback(any(proxy::forward))
        .layer(from_fn_with_state(shared.clone(), relay::guard_host))
        .with_state(shared)
}
