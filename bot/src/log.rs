//! The log of the program, on standard error.

use std::io::{self, IsTerminal};

use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::discord::LogLayer;
use crate::trace::{self, SpanLayer};

/// Our own crates, which log at the configured level.
const OURS: [&str; 4] = ["castellan", "matches", "store", "sandbox"];

/// Libraries that log addresses with tokens, and payloads, even in their errors.
const SILENT: [&str; 2] = ["serenity", "poise"];

/// Starts the log at this level, as text or as one JSON object per line. `layer` reads events without writing them, and
/// `spans` collects the spans to export.
pub(crate) fn start(level: &str, is_json: bool, layer: LogLayer, spans: Option<SpanLayer>) {
    let lines = tracing_subscriber::fmt::layer().with_writer(io::stderr);
    let lines = match is_json {
        true => lines.json().flatten_event(true).with_ansi(false).boxed(),
        false => lines.with_ansi(io::stderr().is_terminal()).boxed(),
    };
    let spans = spans.map(|spans| {
        spans.with_filter(filter_fn(SpanLayer::reads).with_max_level_hint(LevelFilter::INFO))
    });
    let log = tracing_subscriber::registry()
        .with(lines.with_filter(targets(level)))
        .with(layer.with_filter(filter_fn(LogLayer::reads).with_max_level_hint(LevelFilter::DEBUG)))
        .with(spans);
    // A program that runs this one as a library keeps its own log.
    let _ = log.try_init();
}

/// The levels: the configured one for our own crates, errors for libraries. Spans with trace ids are always on, since
/// log lines of any level show the ids.
fn targets(level: &str) -> Targets {
    let level = level.parse().unwrap_or(LevelFilter::INFO);
    Targets::new()
        .with_default(LevelFilter::ERROR)
        .with_targets(OURS.map(|target| (target, level)))
        .with_targets([(trace::ACTS, level.max(LevelFilter::INFO)), (trace::PARTS, level)])
        .with_targets(SILENT.map(|target| (target, LevelFilter::OFF)))
}

#[cfg(test)]
mod tests {
    use tracing::Level;

    use super::*;

    #[test]
    fn own_crates_log_at_the_configured_level() {
        for target in ["castellan::app", "matches::service::commit", "store::sled", "sandbox"] {
            assert!(targets("debug").would_enable(target, &Level::DEBUG), "{target}");
            assert!(!targets("info").would_enable(target, &Level::DEBUG), "{target}");
            assert!(targets("info").would_enable(target, &Level::INFO), "{target}");
            assert!(!targets("error").would_enable(target, &Level::WARN), "{target}");
        }
    }

    #[test]
    fn trace_ids_are_in_the_lines_of_every_level() {
        for level in ["error", "warn", "info", "debug"] {
            assert!(targets(level).would_enable("castellan::trace", &Level::INFO), "{level}");
        }
        assert!(!targets("error").would_enable("castellan::trace::exporter", &Level::WARN));
        assert!(targets("warn").would_enable("castellan::trace::exporter", &Level::WARN));
    }

    #[test]
    fn serenity_logs_nothing_and_other_libraries_log_only_errors() {
        for target in ["serenity::gateway::shard", "serenity", "poise::dispatch"] {
            assert!(!targets("debug").would_enable(target, &Level::ERROR), "{target}");
        }
        for target in ["hyper::client", "tungstenite", "sled", "reqwest"] {
            assert!(targets("debug").would_enable(target, &Level::ERROR), "{target}");
            assert!(!targets("debug").would_enable(target, &Level::WARN), "{target}");
        }
    }
}
