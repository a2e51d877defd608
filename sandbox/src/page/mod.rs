//! The page for people, and the gateway, which shares its address.

use std::sync::Arc;

use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};

use crate::gateway::{self, Wanted};
use crate::hub::Hub;

/// The page, or the gateway if a bot asks to upgrade: serenity dials the bare address.
pub(crate) async fn root(
    hub: State<Arc<Hub>>,
    wanted: Query<Wanted>,
    socket: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    match socket {
        Ok(socket) => gateway::upgrade(hub, wanted, socket).await,
        Err(_) => Html("<!doctype html><title>Sandbox</title>").into_response(),
    }
}

/// The page's styles and scripts.
pub(crate) async fn file(Path(_): Path<String>, _: HeaderMap) -> Response {
    StatusCode::NOT_FOUND.into_response()
}
