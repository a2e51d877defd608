//! The calendar of a server: Discord's scheduled event for a club's event, if the bot may create one.

use std::time::Duration;

use sandbox::{Config, FaultKind, LoggedRequest, Permissions, Sandbox, Scenario};
use serde_json::Value;
use tests::{Browsers, Harness};

use super::{card, press, slash};
use crate::PROGRAM;
use crate::failures::killed::{cut, kill_at};
use crate::page::clicks::DESKTOP;

const SWISS: &str = "/club swiss name:Autumn Cup game:kastell rounds:2 days:5 begin:3";

/// A server on which the bot may create scheduled events.
async fn permitted() -> Harness {
    permitted_on(Scenario::demo()).await
}

/// The last server of a scenario, on which the bot may create scheduled events.
async fn permitted_on(scenario: Scenario) -> Harness {
    let scenario = scenario.bot_may(Permissions::DEFAULT | Permissions::CREATE_EVENTS);
    Harness::with(PROGRAM, Config { scenario, ..Config::unhurried() }).await
}

/// Ada announces a Swiss that begins in three days.
async fn announce(harness: &Harness) {
    let ada = harness.at("Ada");
    let preview = slash(&ada, SWISS).await;
    press(&ada, &preview, "Post it").await;
}

/// Three players register, and Ada begins.
async fn begin(harness: &Harness) {
    let shown = card(&harness.at("Ben"), "Registration is open").await;
    for name in ["Ada", "Ben", "Cleo"] {
        press(&harness.at(name), &shown, "Register").await;
    }
    slash(&harness.at("Ada"), "/club manage act:begin").await;
}

/// Waits until the scheduled events of the server fit.
async fn entries(harness: &Harness, what: &str, are: impl Fn(&[Value]) -> bool) -> Vec<Value> {
    let find = |sandbox: &Sandbox| Some(sandbox.scheduled_events()).filter(|found| are(found));
    harness.sandbox.wait_until(what, find).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_is_in_the_calendar_from_its_announcement_to_its_end() {
    let harness = permitted().await;
    announce(&harness).await;
    let made = entries(&harness, "an entry", |entries| entries.len() == 1).await.remove(0);
    assert_eq!((&made["name"], &made["status"]), (&"Autumn Cup".into(), &1.into()));
    assert_eq!(made["entity_metadata"]["location"], "#game-night");
    begin(&harness).await;
    let is_active = |entries: &[Value]| entries.len() == 1 && entries[0]["status"] == 2;
    let begun = entries(&harness, "it has begun", is_active).await.remove(0);
    assert_eq!(begun["id"], made["id"], "the entry is changed in place");
    assert!(begun["scheduled_end_time"].as_str() < made["scheduled_end_time"].as_str());
    let ada = harness.at("Ada");
    let ended = slash(&ada, "/club manage act:end").await;
    press(&ada, &ended, "Yes, end it").await;
    entries(&harness, "no entry", <[Value]>::is_empty).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_in_a_channel_with_the_longest_name_is_in_the_calendar() {
    let name = "c".repeat(100);
    let harness = permitted_on(Scenario::demo().channel(&name)).await;
    let ada = harness.member("Ada").visit(&name).unwrap();
    let preview = slash(&ada, SWISS).await;
    press(&ada, &preview, "Post it").await;
    let made = entries(&harness, "an entry", |entries| entries.len() == 1).await.remove(0);
    assert_eq!(made["entity_metadata"]["location"], format!("#{}…", &name[..98]));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sandboxs_page_lists_the_entry_above_the_channels() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = permitted().await;
    let page = format!("{}?as=Ben", harness.sandbox.page_url());
    let window = browsers.open(&page, DESKTOP).await;
    window.find(".place").await;
    assert_eq!(window.count(".scheduled").await, 0);
    announce(&harness).await;
    window.click(".scheduled[data-event]:not([data-runs]) summary").await;
    window.find(".scheduled[open] p").await;
    begin(&harness).await;
    window.find(".scheduled[data-runs]").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_creates_no_second_calendar_entry() {
    for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
        let mut harness = permitted().await;
        cut(&harness, "POST /guilds", kind);
        announce(&harness).await;
        kill_at(&mut harness, "/scheduled-events", "").await;
        harness.pass(Duration::from_secs(300)).await;
        entries(&harness, "an entry", |entries| !entries.is_empty()).await;
        // After the cut request, the bot looks at the calendar again.
        begin(&harness).await;
        let has_begun = |entries: &[Value]| entries.iter().any(|entry| entry["status"] == 2);
        let found = entries(&harness, "it has begun", has_begun).await;
        assert_eq!(found.len(), 1, "{kind:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_permission_an_event_runs_without_a_calendar_entry() {
    let harness = Harness::start(PROGRAM).await;
    announce(&harness).await;
    let is_refused = |one: &LoggedRequest| {
        one.path.ends_with("/scheduled-events") && one.method == "POST" && one.status == 403
    };
    harness.sandbox.wait_for_request("a refusal", is_refused).await.unwrap();
    card(&harness.at("Ben"), "Registration is open").await;
    assert_eq!(harness.sandbox.scheduled_events(), Vec::<Value>::new());
    assert!(!harness.logs().contains("a job failed"), "it is no failure");
}
