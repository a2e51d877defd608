//! The JSON interface under `/sandbox/…`: the actions of members and tests, for the page and other programs.

mod actions;
mod admin;
mod clock;
mod events;
mod interaction;
mod readiness;
mod request;
mod view;
mod wire;

use std::sync::Arc;

use axum::Router;
use axum::routing::{get, post};

use crate::shared::Shared;

/// All routes of the interface.
pub(crate) fn router() -> Router<Arc<Shared>> {
    let routes = Router::new()
        .route("/view", get(view::view))
        .route("/commands", get(view::commands))
        .route("/asked/{id}", get(interaction::answer));
    routes
        .route("/act", post(actions::act))
        .route("/order", post(admin::order))
        .route("/clock", get(clock::clock))
        .route("/requests", get(wire::requests))
        .route("/wire", get(wire::wire))
        .route("/ready", get(readiness::ready))
        .route("/events", get(events::events))
}
