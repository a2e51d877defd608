//! The match page on two processes with one database.

use serde_json::{Value, json};
use tests::{Harness, Process, WebClient};

use super::play::moves;
use crate::{KASTELL, PROGRAM, database_server};

/// The address of the page, from a process's log.
async fn origin(process: &Process) -> String {
    process.says("the match page is served").await;
    let log = process.log();
    let line = log.lines().find(|line| line.contains("the match page is served")).unwrap();
    let address = line.split("address=").nth(1).unwrap().split_whitespace().next().unwrap();
    format!("http://{address}")
}

/// Two processes with one database: Ada's page is at the first one, Ben's at the second.
struct Pair {
    _second: Process,
    harness: Harness,
    ada: WebClient,
    ben: WebClient,
}

impl Pair {
    /// Starts both processes. `None` without a database server.
    async fn start() -> Option<Self> {
        let address = database_server::shared()?.fresh();
        let settings =
            [("CASTELLAN_STORE", address.as_str()), ("CASTELLAN_WEB_ADDRESS", "127.0.0.1:0")];
        let harness = Harness::with_settings(PROGRAM, &settings).await;
        let (ada, ben) = harness.match_of(KASTELL).await;
        let (ada, ben) = (ada.enter_page().await, ben.enter_page().await);
        let owned = settings.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let data = harness.data();
        let second = Process::start(harness.program(), &harness.sandbox, &data, &owned);
        let ben = ben.at(&origin(&second).await);
        Some(Self { _second: second, harness, ada, ben })
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_receives_moves_of_another_process_and_survives_a_kill() {
    let Some(mut pair) = Pair::start().await else { return };
    let before = pair.ben.state().await;
    let mut events = pair.ben.events(before["version"].as_u64()).await;
    let first_move = |state: &Value| moves(&state["choices"]).into_iter().next().unwrap();
    let mv = first_move(&pair.ada.state().await);
    let played = pair.ada.play(&mv).await;
    assert_eq!(played.status, 200, "{}", played.body);
    let seen = events.next("state").await;
    assert!(seen.data["version"].as_u64() > before["version"].as_u64());
    pair.harness.kill();
    let state = pair.ben.state().await;
    assert_eq!(state["last"]["seat"], 0, "nothing that was answered is lost");
    let mv = first_move(&state);
    let played = pair.ben.play(&mv).await;
    assert_eq!((played.status, &played.body["to_move"]), (200, &json!([0])), "{}", played.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_learns_of_a_rematch_from_another_process() {
    let Some(pair) = Pair::start().await else { return };
    let before = pair.ben.state().await;
    let mut events = pair.ben.events(before["version"].as_u64()).await;
    events.next("here").await;
    let over = pair.ada.post("/act", json!({"act": "resign"})).await.body;
    assert!(!over["over"].is_null(), "{over}");
    events.next("state").await;
    let proposed = pair.ada.post("/act", json!({"act": "rematch"})).await;
    assert_eq!(proposed.status, 200, "{}", proposed.body);
    events.next("state").await;
    assert_eq!(pair.ben.state().await["rematch"]["by"], "Ada");
}
