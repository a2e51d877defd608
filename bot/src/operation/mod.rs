//! HTTP endpoints for operators: `/healthz`, `/readyz` and `/metrics`.

mod health;

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use axum::routing::get;
use matches::Backlog;
use tokio::net::TcpListener;
use tokio::sync::Mutex;

use crate::app::App;
pub(crate) use health::check as check_health;

/// How long the store may take for an answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// The form of what Prometheus reads.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The state that the endpoints share.
#[derive(Clone)]
struct Endpoints {
    app: App,
    /// Whoever asks the store. There is one at a time: where it hangs, those who ask again and again take no threads.
    asking: Arc<Mutex<()>>,
}

/// Binds the address; requests wait until [`serve`] answers.
///
/// # Errors
/// It can't be taken.
pub(crate) async fn listen(addr: SocketAddr) -> anyhow::Result<TcpListener> {
    let listener = TcpListener::bind(addr).await;
    listener.with_context(|| format!("`operation` can't listen on {addr}"))
}

/// Answers for as long as the program runs.
pub(crate) async fn serve(listener: TcpListener, app: App) {
    let endpoints = Endpoints { app, asking: Arc::default() };
    let pages = Router::new()
        .route("/healthz", get(async || "it lives\n"))
        .route("/readyz", get(readiness))
        .route("/metrics", get(metrics))
        .with_state(endpoints);
    if let Err(error) = axum::serve(listener, pages).await {
        tracing::error!(%error, "nothing can be told of the operation any more");
    }
}

/// Whether people are served: Discord tells what they do, the store answers, and the program is not about to stop.
async fn readiness(State(endpoints): State<Endpoints>) -> (StatusCode, String) {
    let app = &endpoints.app;
    let stands = [
        ("gateway", app.metrics().is_connected(), "connected", "lost"),
        ("store", endpoints.backlog().await.is_some(), "answers", "does not answer"),
        ("program", !app.is_draining(), "serves", "stops"),
    ];
    let is_ready = stands.iter().all(|(_, is_well, ..)| *is_well);
    let status = if is_ready { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let line = |(what, is_well, well, ill): &(&str, bool, &str, &str)| {
        format!("{what}: {}\n", if *is_well { well } else { ill })
    };
    (status, stands.iter().map(line).collect())
}

async fn metrics(State(endpoints): State<Endpoints>) -> impl IntoResponse {
    // Where the store does not answer the rest is told all the same.
    let backlog = endpoints.backlog().await;
    let text = endpoints.app.metrics().encode(backlog);
    text.map(|text| ([(header::CONTENT_TYPE, OPEN_METRICS)], text))
        .map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)
}

impl Endpoints {
    /// The job backlog; none where the store does not answer in time.
    async fn backlog(&self) -> Option<Backlog> {
        let query = async {
            let asking = Arc::clone(&self.asking).lock_owned().await;
            let read = move |app: &App| {
                let _asking = asking;
                app.matches().backlog(app.now()).ok()
            };
            self.app.work(read).await.flatten()
        };
        tokio::time::timeout(PATIENCE, query).await.ok().flatten()
    }
}
