//! Votes on the page after a missed deadline.

use std::time::Duration;

use serde_json::{Value, json};
use tests::WebClient;

use super::with_page;
use crate::play::castle_keep::{table, take_turn};

/// Longer than the limit of a turn.
const TOO_LONG: Duration = Duration::from_secs(73 * 3600);

/// Waits until a player may vote on a missed deadline other than this one. Returns its key.
async fn asked(page: &WebClient, before: &Value) -> Value {
    let mut events = page.events(None).await;
    loop {
        events.next("state").await;
        let key = page.state().await["time_up"].clone();
        if !key.is_null() && key != *before {
            return key;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_against_one_player_never_counts_against_another() {
    let harness = with_page().await;
    let seats = table(&harness, "/challenge castle-keep players:3", &["Ada", "Ben", "Cleo"]).await;
    let page = seats[2].enter_page().await;
    harness.pass(TOO_LONG).await;
    let first = asked(&page, &Value::Null).await;
    let vote = |act: &str, key: &Value| json!({"act": format!("{act}:{}", key.as_str().unwrap())});
    take_turn(&seats[0]).await;
    harness.pass(TOO_LONG).await;
    let second = asked(&page, &first).await;
    for act in ["claim", "extend"] {
        let late = page.post("/act", vote(act, &first)).await;
        assert_eq!(late.status, 422, "the first player has moved: {}", late.body);
        assert!(late.body["error"].as_str().unwrap().contains("out of date"), "{}", late.body);
    }
    let voted = page.post("/act", vote("claim", &second)).await;
    assert_eq!(voted.status, 200, "no vote was stored before: {}", voted.body);
}
