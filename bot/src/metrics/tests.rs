//! Tests: metrics show what is counted, and no secret.

use std::collections::BTreeSet;
use std::sync::Arc;

use ::store::{Batch, Commit, MemoryStore, Store};
use matches::{EventListener, Post};

use crate::metrics::*;

/// Metrics with at least one count each, so that all of them are shown.
fn counted() -> Metrics {
    let metrics = Metrics::new();
    metrics.set_command_names(["move".to_owned()]);
    metrics.gateway(1, 1);
    metrics.gateway(0, 1);
    metrics.interaction(
        &InteractionKind::Command("move".into()),
        Outcome::Answered,
        Duration::ZERO,
    );
    metrics.job(JobKind::Post(Post::Board), &JobOutcome::Done { message: None });
    metrics.drawn("board", Duration::from_millis(5));
    metrics.discord_refused(Some(429));
    for what in
        [MatchEvent::Moved { moves: 2 }, MatchEvent::Began, MatchEvent::Ended { how: "resigned" }]
    {
        metrics.on_event("kastell", what);
    }
    let _ = TimedStore::new(Arc::new(MemoryStore::new()), metrics.clone());
    metrics
}

const ALERTS: &str = include_str!("../../../deploy/alerts.yml");
const DASHBOARD: &str = include_str!("../../../deploy/grafana.json");

/// A view of the PostgreSQL store. The operating guide names it, but it is no metric. The other view, `castellan_jobs`,
/// has a metric's name.
const SQL_VIEW: &str = "castellan_matches";

/// The names of the metrics in a text.
fn names(text: &str) -> BTreeSet<String> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split(['{', ' ']).next()).map(str::to_owned).collect()
}

/// The metric names that a text mentions.
fn mentioned(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with("castellan_")).map(str::to_owned).collect()
}

#[test]
fn events_are_counted_under_bounded_labels() {
    let metrics = counted();
    metrics.interaction(
        &InteractionKind::Command("s3cret".into()),
        Outcome::PutOff,
        Duration::ZERO,
    );
    metrics.on_event("s3cret", MatchEvent::Began);
    let text = metrics.encode(None).unwrap();
    for line in [
        "castellan_interactions_total{command=\"move\",outcome=\"Answered\"} 1",
        "castellan_interactions_total{command=\"other\",outcome=\"PutOff\"} 1",
        "castellan_moves_total{game=\"kastell\"} 2",
        "castellan_matches_begun_total{game=\"other\"} 1",
        "castellan_matches_ended_total{game=\"kastell\",how=\"resigned\"} 1",
        "castellan_jobs_total{kind=\"post board\",outcome=\"done\"} 1",
        "castellan_discord_refusals_total{status=\"429\"} 1",
        "castellan_gateway_losses_total 1",
        "castellan_gateway_up 0",
    ] {
        assert!(text.lines().any(|one| one == line), "{line} is not in\n{text}");
    }
    assert!(!text.contains("s3cret"), "{text}");
}

#[test]
fn metrics_show_the_backlog_of_the_store() {
    let (oldest, oldest_clock_step) = (Duration::from_millis(2500), Duration::from_secs(1));
    let backlog = Backlog { waiting: 7, oldest, oldest_clock_step };
    let text = counted().encode(Some(backlog)).unwrap();
    assert!(text.contains("castellan_jobs_waiting 7\n"), "{text}");
    assert!(text.contains("castellan_oldest_job_seconds 2.5\n"), "{text}");
    assert!(text.contains("castellan_oldest_reminder_seconds 1.0\n"), "{text}");
}

#[test]
fn store_operations_are_timed_and_conflicts_counted() {
    let metrics = Metrics::new();
    let store = TimedStore::new(Arc::new(MemoryStore::new()), metrics.clone());
    store.read(&[b"k".to_vec()]).unwrap();
    let expects = vec![(b"k".to_vec(), Some(b"other".to_vec()))];
    let came = store.commit(Batch { expects, ..Batch::default() });
    assert_eq!(came, Ok(Commit::Conflict));
    let text = metrics.encode(None).unwrap();
    assert!(text.contains("castellan_store_conflicts_total 1"), "{text}");
    assert!(text.contains("castellan_store_seconds_count{operation=\"commit\"} 1"), "{text}");
    assert!(text.contains("castellan_store_seconds_count{operation=\"scan\"} 0"), "{text}");
}

#[test]
fn dashboard_alerts_and_docs_name_only_existing_metrics() {
    let text = counted().encode(None).unwrap();
    let known = names(&text);
    let families: BTreeSet<_> =
        text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
    assert!(serde_json::from_str::<serde_json::Value>(DASHBOARD).is_ok());
    let page = include_str!("../../../docs/operating.md");
    for (file, text) in
        [("grafana.json", DASHBOARD), ("alerts.yml", ALERTS), ("operating.md", page)]
    {
        let strange: Vec<_> = mentioned(text)
            .into_iter()
            .filter(|name| !known.contains(name) && !families.contains(name.as_str()))
            .filter(|name| name != SQL_VIEW)
            .collect();
        assert!(strange.is_empty(), "{file} names {strange:?}; there are {known:#?}");
    }
    let unnamed: Vec<_> =
        families.into_iter().filter(|family| !page.contains(&format!("`{family}"))).collect();
    assert!(unnamed.is_empty(), "the page does not name {unnamed:?}");
}

#[test]
fn the_dashboard_asks_only_processes_with_shards_for_their_gateway() {
    // A process that stands by has no connection, though everybody is served.
    let queries = DASHBOARD.lines().filter(|line| line.contains("\"expr\": "));
    let gateway: Vec<_> = queries.filter(|line| line.contains("castellan_gateway_up{")).collect();
    assert!(!gateway.is_empty());
    for query in gateway {
        assert!(query.contains(r#" and castellan_shards{job=~\"$job\"} > 0"#), "{query}");
    }
}

#[test]
fn each_alert_has_a_paragraph_in_the_operating_guide() {
    let page = include_str!("../../../docs/operating.md");
    let alerts = ALERTS.lines().filter_map(|line| line.trim().strip_prefix("- alert: "));
    let alerts: BTreeSet<_> = alerts.collect();
    let paragraphs =
        page.lines().filter_map(|line| line.strip_prefix("- **Castellan")?.split_once("**"));
    let told: BTreeSet<_> = paragraphs.map(|(name, _)| format!("Castellan{name}")).collect();
    assert!(alerts.len() >= 8, "{alerts:?}");
    assert_eq!(alerts, told.iter().map(String::as_str).collect());
}

#[test]
fn free_space_is_shown_only_for_a_watched_folder() {
    let free = |metrics: &Metrics| {
        let text = metrics.encode(None).unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix("castellan_store_free_bytes "));
        line.unwrap().parse::<f64>().unwrap()
    };
    let metrics = Metrics::new();
    assert!(free(&metrics).is_nan());
    metrics.watch_disk(std::path::Path::new("/"));
    assert!(free(&metrics) > 0.0);
}
