//! Traces: one id from an interaction to its commit, jobs and posts.
//!
//! An act or a job has a span with the id, so each line of the log within it shows the id. A job's row carries the id
//! to the process that does the job. Smaller spans have the target [`INNER`]: only an OpenTelemetry exporter reads
//! them, and without one they cost nothing. No span contains a person's name, a text or an address.

mod exporter;
mod otlp;
mod span_layer;

use matches::{Job, Key, TraceId};
use tracing::{Instrument, Span};

pub(crate) use exporter::{Exporter, TraceTarget};
pub(crate) use span_layer::SpanLayer;

/// The target of spans that only an exporter reads.
pub(crate) const INNER: &str = "span";

/// The target of the spans of acts and jobs. These spans bear the trace's id.
pub(crate) const ACTS: &str = module_path!();

/// The prefix of the targets of log lines from this module's parts.
pub(crate) const PARTS: &str = concat!(module_path!(), "::");

tokio::task_local! {
    static CURRENT: TraceId;
}

/// An act or a job, from its beginning to its end.
#[derive(Debug)]
pub(crate) struct Trace {
    id: TraceId,
    span: Span,
}

impl Trace {
    /// The trace of an interaction, by the name of its command or the kind of the press.
    pub(crate) fn of_interaction(key: Key, kind: &str) -> Self {
        let id = TraceId::from(key);
        Self { id, span: tracing::info_span!("interaction", trace_id = %id, kind) }
    }

    /// The trace of an act on the match page.
    pub(crate) fn of_page_act(key: Key) -> Self {
        let id = TraceId::from(key);
        Self { id, span: tracing::info_span!("page act", trace_id = %id) }
    }

    /// The trace of a job: the trace of the act that caused it, or a new one.
    pub(crate) fn of_job(job: &Job) -> Self {
        // If the system has no randomness, jobs without an act share an id.
        let id = job.trace.unwrap_or_else(|| TraceId(getrandom::u64().unwrap_or(1).max(1)));
        let parent = job.trace.map(root_span);
        let (kind, attempt) = (job.kind, job.attempts + 1);
        Self {
            id,
            span: tracing::info_span!("job", trace_id = %id, parent_id = parent.as_deref(), %kind, attempt),
        }
    }

    /// Does work as part of the trace, unless the current task is already part of a trace.
    pub(crate) fn around<T>(self, work: impl Future<Output = T>) -> impl Future<Output = T> {
        // Without the box, the nested futures of a job would outgrow the stack of a thread.
        let work = Box::pin(work);
        async move {
            match CURRENT.try_with(|_| ()) {
                Ok(()) => work.await,
                Err(_) => CURRENT.scope(self.id, work.instrument(self.span)).await,
            }
        }
    }
}

/// The id of the first span of an act. It is derived from the trace's id, so that jobs in other processes know it.
fn root_span(id: TraceId) -> String {
    format!("{:016x}", id.0)
}

/// Wraps work for another thread, so that it stays part of the current trace.
pub(crate) fn carried<T>(work: impl FnOnce() -> T) -> impl FnOnce() -> T {
    let id = CURRENT.try_with(|id| *id).ok();
    let span = tracing::info_span!(target: INNER, "service call");
    let around = Span::current();
    move || {
        // Without an exporter there is no inner span. The outer span keeps the act's id in the log's lines.
        let _around = around.enter();
        let _within = span.enter();
        TraceId::within(id, work)
    }
}
