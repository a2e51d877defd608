//! The exporter: sends spans to the operator's collector, OTLP over HTTP.

use std::time::Duration;

use anyhow::Context;
use reqwest::header::CONTENT_TYPE;
use reqwest::{Client, redirect};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::retry_log::RetryLog;
use crate::trace::otlp;
use crate::trace::span_layer::{SpanLayer, TraceSpan};

/// The maximum number of spans that wait, and the most in a request. A move makes about 40 spans.
const WAITING: usize = 8_192;
const BATCH: usize = 512;

/// How long spans are collected for a request.
const PAUSE: Duration = Duration::from_secs(1);

/// The time limit of a request.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The time limit for the last spans when the program stops.
const STOP: Duration = Duration::from_secs(2);

/// The collector's address, `http://HOST:PORT` or with `https`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct TraceTarget(pub(crate) String);

/// An exporter that isn't running yet, with the queue of finished spans.
#[derive(Debug)]
pub(crate) struct Exporter {
    target: TraceTarget,
    finished: mpsc::Receiver<TraceSpan>,
}

/// A running exporter.
#[derive(Debug)]
pub(crate) struct Export {
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Exporter {
    /// An exporter, and the layer that feeds it.
    pub(crate) fn new(target: TraceTarget) -> (Self, SpanLayer) {
        let (sender, finished) = mpsc::channel(WAITING);
        (Self { target, finished }, SpanLayer::new(sender))
    }

    /// Starts to send spans.
    pub(crate) fn start(self) -> anyhow::Result<Export> {
        let client = Client::builder().timeout(TIMEOUT).redirect(redirect::Policy::none());
        let client = client.use_rustls_tls().build().context("the HTTP client can't be made")?;
        let (stop, stopped) = oneshot::channel();
        Ok(Export { stop, task: tokio::spawn(self.run(client, stopped)) })
    }

    async fn run(mut self, client: Client, mut stopped: oneshot::Receiver<()>) {
        let url = format!("{}/v1/traces", self.target.0.trim_end_matches('/'));
        let mut log = RetryLog::default();
        let mut spans = Vec::with_capacity(BATCH);
        let mut is_stopped = false;
        while !is_stopped {
            is_stopped = tokio::select! {
                () = tokio::time::sleep(PAUSE) => false,
                _ = &mut stopped => true,
            };
            while let Ok(span) = self.finished.try_recv() {
                spans.push(span);
                if spans.len() == BATCH {
                    send(&client, &url, &spans, &mut log).await;
                    spans.clear();
                }
            }
            if !spans.is_empty() {
                send(&client, &url, &spans, &mut log).await;
                spans.clear();
            }
        }
    }
}

impl Export {
    /// Sends the last spans.
    pub(crate) async fn finish(self) {
        let _ = self.stop.send(());
        let _ = timeout(STOP, self.task).await;
    }
}

/// Sends spans once. If the collector doesn't take them, they are dropped, as newer spans follow.
async fn send(client: &Client, url: &str, spans: &[TraceSpan], log: &mut RetryLog) {
    let body = otlp::body(spans).to_string();
    let sent = client.post(url).header(CONTENT_TYPE, "application/json").body(body).send().await;
    // The address may contain a password.
    if let Err(error) = sent.and_then(reqwest::Response::error_for_status)
        && log.is_due()
    {
        tracing::warn!(error = %error.without_url(), "the collector does not take the spans");
    }
}
