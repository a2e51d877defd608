//! The match page on two processes with one database.

use serde_json::{Value, json};
use tests::{Harness, Process};

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

#[tokio::test(flavor = "multi_thread")]
async fn a_page_receives_moves_of_another_process_and_survives_a_kill() {
    let Some(server) = database_server::shared() else { return };
    let address = server.fresh();
    let settings =
        [("CASTELLAN_STORE", address.as_str()), ("CASTELLAN_WEB_ADDRESS", "127.0.0.1:0")];
    let mut harness = Harness::with_settings(PROGRAM, &settings).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let (ada_page, ben_page) = (ada.enter_page().await, ben.enter_page().await);
    let owned = settings.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let data = harness.data();
    let second = Process::start(harness.program(), &harness.sandbox, &data, &owned);
    let elsewhere = ben_page.at(&origin(&second).await);
    let before = elsewhere.state().await;
    let mut events = elsewhere.events(before["version"].as_u64()).await;
    let first_move = |state: &Value| moves(&state["choices"]).into_iter().next().unwrap();
    let mv = first_move(&ada_page.state().await);
    let played = ada_page.play(&mv).await;
    assert_eq!(played.status, 200, "{}", played.body);
    let seen = events.next("state").await;
    assert!(seen.data["version"].as_u64() > before["version"].as_u64());
    harness.kill();
    let state = elsewhere.state().await;
    assert_eq!(state["last"]["seat"], 0, "nothing that was answered is lost");
    let mv = first_move(&state);
    let played = elsewhere.play(&mv).await;
    assert_eq!((played.status, &played.body["to_move"]), (200, &json!([0])), "{}", played.body);
}
