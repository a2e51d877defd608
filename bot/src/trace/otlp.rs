//! OTLP as JSON: the format in which OpenTelemetry's collectors accept spans.

use std::time::{SystemTime, UNIX_EPOCH};

use serde_json::{Value, json};

use crate::trace::span_layer::TraceSpan;

/// OTLP's numbers for kinds of spans.
const INTERNAL: u8 = 1;
const SERVER: u8 = 2;
const CLIENT: u8 = 3;
const CONSUMER: u8 = 5;

/// The body of a request with these spans.
pub(super) fn body(spans: &[TraceSpan]) -> Value {
    let spans: Vec<_> = spans.iter().map(span).collect();
    let service = [attribute("service.name", "castellan")];
    let scope = json!({ "name": "castellan", "version": env!("CARGO_PKG_VERSION") });
    json!({ "resourceSpans": [{
        "resource": { "attributes": service },
        "scopeSpans": [{ "scope": scope, "spans": spans }],
    }] })
}

fn span(span: &TraceSpan) -> Value {
    let attributes: Vec<_> =
        span.attributes.iter().map(|(key, value)| attribute(key, value)).collect();
    let mut sent = json!({
        "traceId": span.trace_id,
        "spanId": span.span_id,
        "name": span.name,
        "kind": kind(span.name),
        "startTimeUnixNano": nanoseconds(span.began),
        "endTimeUnixNano": nanoseconds(span.ended),
        "attributes": attributes,
    });
    if let Some(parent) = &span.parent_id {
        sent["parentSpanId"] = parent.as_str().into();
    }
    sent
}

fn attribute(key: &str, value: &str) -> Value {
    json!({ "key": key, "value": { "stringValue": value } })
}

fn kind(name: &str) -> u8 {
    match name {
        "interaction" | "page act" => SERVER,
        "job" => CONSUMER,
        "store" | "discord request" => CLIENT,
        _ => INTERNAL,
    }
}

/// A time in OTLP's JSON, in nanoseconds. It is a text, since many readers of JSON lose digits of large numbers.
fn nanoseconds(time: SystemTime) -> String {
    time.duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos().to_string()
}
