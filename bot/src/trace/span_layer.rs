//! A log layer that hands finished spans of traces to the exporter.

use std::fmt;
use std::time::SystemTime;

use tokio::sync::mpsc;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Metadata, Subscriber};
use tracing_subscriber::Layer;
use tracing_subscriber::layer::Context;
use tracing_subscriber::registry::LookupSpan;

use crate::trace::{ACTS, INNER};

/// A span of a trace. Its attributes are names of kinds, numbers and statuses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TraceSpan {
    pub(super) trace_id: String,
    pub(super) span_id: String,
    pub(super) parent_id: Option<String>,
    pub(super) name: &'static str,
    pub(super) began: SystemTime,
    pub(super) ended: SystemTime,
    pub(super) attributes: Vec<(&'static str, String)>,
}

/// Collects the spans of traces, and leaves out all other spans.
#[derive(Debug)]
pub(crate) struct SpanLayer {
    finished: mpsc::Sender<TraceSpan>,
}

impl SpanLayer {
    pub(super) fn new(finished: mpsc::Sender<TraceSpan>) -> Self {
        Self { finished }
    }

    /// Whether a span may belong to a trace: it has the target [`ACTS`] or [`INNER`].
    pub(crate) fn reads(metadata: &Metadata<'_>) -> bool {
        metadata.is_span() && [ACTS, INNER].contains(&metadata.target())
    }
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for SpanLayer {
    fn on_new_span(&self, attributes: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let Some(span) = context.span(id) else { return };
        let mut fields = Fields::default();
        attributes.record(&mut fields);
        let parent = span.parent().and_then(|parent| {
            let extensions = parent.extensions();
            let parent = extensions.get::<TraceSpan>()?;
            Some((parent.trace_id.clone(), parent.span_id.clone()))
        });
        let name = attributes.metadata().name();
        if let Some(begun) = fields.begin(name, parent) {
            span.extensions_mut().insert(begun);
        }
    }

    fn on_record(&self, id: &Id, values: &Record<'_>, context: Context<'_, S>) {
        let Some(span) = context.span(id) else { return };
        if let Some(known) = span.extensions_mut().get_mut::<TraceSpan>() {
            let mut fields = Fields::default();
            values.record(&mut fields);
            known.attributes.extend(fields.0);
        }
    }

    fn on_close(&self, id: Id, context: Context<'_, S>) {
        let Some(span) = context.span(&id) else { return };
        if let Some(mut finished) = span.extensions_mut().remove::<TraceSpan>() {
            finished.ended = SystemTime::now();
            // If the queue is full, the span is dropped: acts don't wait for the exporter.
            let _ = self.finished.try_send(finished);
        }
    }
}

/// The fields of a span.
#[derive(Default)]
struct Fields(Vec<(&'static str, String)>);

impl Fields {
    /// The span with these fields. `None` if it belongs to no trace.
    ///
    /// A span with a `trace_id` is the first of its trace, or has the parent that its `parent_id` names. Other spans
    /// join the trace of their parent.
    fn begin(mut self, name: &'static str, parent: Option<(String, String)>) -> Option<TraceSpan> {
        let (trace_id, span_id, parent_id) = match (self.take("trace_id"), parent) {
            (Some(trace), _) => match self.take("parent_id") {
                Some(parent) => (trace, new_id(), Some(parent)),
                None => (trace.clone(), trace[trace.len() - 16..].to_owned(), None),
            },
            (None, Some((trace, parent))) => (trace, new_id(), Some(parent)),
            (None, None) => return None,
        };
        let began = SystemTime::now();
        let attributes = self.0;
        Some(TraceSpan { trace_id, span_id, parent_id, name, began, ended: began, attributes })
    }

    fn take(&mut self, name: &str) -> Option<String> {
        let at = self.0.iter().position(|(known, _)| *known == name)?;
        Some(self.0.remove(at).1)
    }
}

fn new_id() -> String {
    // If the system has no randomness, the spans of a trace share an id.
    format!("{:016x}", getrandom::u64().unwrap_or(1).max(1))
}

impl Visit for Fields {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.0.push((field.name(), format!("{value:?}")));
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        self.0.push((field.name(), value.to_owned()));
    }
}
