//! HTTP endpoints for operators: `/healthz`, `/readyz` and `/metrics`.

mod health;
mod readiness;

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};
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
use tokio::task::JoinHandle;

use crate::app::App;
use crate::metrics::Metrics;
pub(crate) use health::{check as check_health, unreadiness};

/// The time limit for an answer of the store.
const STORE_TIMEOUT: Duration = Duration::from_secs(2);

const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The running endpoints. Until the app is set, they say that the program is starting.
#[derive(Debug)]
pub(crate) struct Operation {
    app: Arc<OnceLock<App>>,
    /// Whether older processes use the store.
    has_older: Arc<AtomicBool>,
    task: JoinHandle<()>,
}

impl Operation {
    /// Serves the endpoints at this address.
    pub(crate) async fn start(addr: SocketAddr, metrics: Metrics) -> anyhow::Result<Self> {
        let listener = TcpListener::bind(addr).await;
        let listener = listener.with_context(|| format!("`operation` can't listen on {addr}"))?;
        let app = Arc::new(OnceLock::new());
        let has_older = Arc::<AtomicBool>::default();
        let endpoints = Endpoints {
            app: Arc::clone(&app),
            has_older: Arc::clone(&has_older),
            metrics,
            asking: Arc::default(),
        };
        Ok(Self { app, has_older, task: tokio::spawn(serve(listener, endpoints)) })
    }

    /// Says that the start waits for older processes.
    pub(crate) fn note_older_processes(&self) {
        self.has_older.store(true, Ordering::Relaxed);
    }

    /// Sets the app that the endpoints report about from now on.
    pub(crate) fn set_app(&self, app: App) {
        let _ = self.app.set(app);
    }
}

impl Drop for Operation {
    fn drop(&mut self) {
        self.task.abort();
    }
}

#[derive(Clone)]
struct Endpoints {
    app: Arc<OnceLock<App>>,
    has_older: Arc<AtomicBool>,
    metrics: Metrics,
    /// Held by the one request that checks the store. If the store hangs, further requests occupy no threads.
    asking: Arc<Mutex<()>>,
}

async fn serve(listener: TcpListener, endpoints: Endpoints) {
    let pages = Router::new()
        .route("/healthz", get(async || "it lives\n"))
        .route("/readyz", get(readiness))
        .route("/metrics", get(metrics))
        .with_state(endpoints);
    if let Err(error) = axum::serve(listener, pages).await {
        tracing::error!(%error, "nothing can be told of the operation any more");
    }
}

async fn readiness(State(endpoints): State<Endpoints>) -> (StatusCode, String) {
    match endpoints.app.get() {
        Some(app) => readiness::answer(app, endpoints.backlog().await.is_some()),
        None => readiness::while_starting(endpoints.has_older.load(Ordering::Relaxed)),
    }
}

async fn metrics(State(endpoints): State<Endpoints>) -> impl IntoResponse {
    // If the store doesn't answer, the other metrics are still served.
    let backlog = endpoints.backlog().await;
    let text = endpoints.metrics.encode(backlog);
    text.map(|text| ([(header::CONTENT_TYPE, OPEN_METRICS)], text))
        .map_err(|_| StatusCode::INTERNAL_SERVER_ERROR)
}

impl Endpoints {
    /// The job backlog. `None` if the store does not answer in time.
    async fn backlog(&self) -> Option<Backlog> {
        let app = self.app.get()?;
        let query = async {
            let asking = Arc::clone(&self.asking).lock_owned().await;
            let read = move |app: &App| {
                let _asking = asking;
                app.matches().backlog(app.now()).ok()
            };
            app.work(read).await.flatten()
        };
        tokio::time::timeout(STORE_TIMEOUT, query).await.ok().flatten()
    }
}
