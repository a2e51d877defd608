//! The JSON interface under `/sandbox/…`: what members and tests can do, for the page and other programs.

mod actions;
mod admin;
mod clock;
mod events;
mod guard;
mod interaction;
mod request;
mod view;
mod wire;

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};

use crate::shared::Shared;

/// All routes of the interface.
pub(crate) fn router(shared: &Arc<Shared>) -> Router<Arc<Shared>> {
    let routes = Router::new()
        .route("/view", get(view::view))
        .route("/commands", get(view::commands))
        .route("/asked/{id}", get(interaction::answer));
    let routes = routes
        .route("/act", post(actions::act))
        .route("/order", post(admin::order))
        .route("/clock", get(clock::clock))
        .route("/requests", get(wire::requests))
        .route("/wire", get(wire::wire))
        .route("/events", get(events::events));
    routes.layer(from_fn_with_state(shared.clone(), guard::guard))
}
