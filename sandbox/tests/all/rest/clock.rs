//! The clock, moved forward over JSON by the user of a bot.

use std::time::Duration;

use sandbox::{Config, Fault, FaultKind};
use serde_json::{Value, json};

use crate::rest::{Bot, START_MS};

const HOUR: u64 = 3_600_000;

/// Sends an order to the JSON interface.
async fn order(bot: &Bot, order: Value) -> (u16, Value) {
    let address = format!("{}/sandbox/order", bot.sandbox.http_base());
    let response = bot.http.post(address).json(&order).send().await.expect("an answer");
    (response.status().as_u16(), response.json().await.expect("JSON"))
}

async fn clock(bot: &Bot, query: &str) -> Value {
    let address = format!("{}/sandbox/clock{query}", bot.sandbox.http_base());
    bot.http.get(address).send().await.expect("an answer").json().await.expect("JSON")
}

#[tokio::test]
async fn the_clock_reports_its_advance() {
    let bot = Bot::start().await;
    assert_eq!(clock(&bot, "").await, json!({"now_ms": START_MS, "ahead_ms": 0}));
    let told = json!({"now_ms": START_MS + HOUR, "ahead_ms": HOUR});
    assert_eq!(order(&bot, json!({"order": "advance", "ms": HOUR})).await, (200, told.clone()));
    assert_eq!(clock(&bot, "?not_ahead_ms=0").await, told);
    bot.sandbox.advance(Duration::from_secs(1)).await.unwrap();
    assert_eq!(clock(&bot, "").await["ahead_ms"], HOUR + 1000);
}

#[tokio::test]
async fn a_clock_follower_is_notified_of_an_advance() {
    let bot = Bot::start().await;
    let advance = async {
        // Other changes don't wake requests that wait for the clock.
        bot.sandbox.tick();
        bot.sandbox.advance(Duration::from_millis(HOUR)).await.unwrap();
    };
    let follow = async {
        let told = clock(&bot, "?not_ahead_ms=0").await;
        // An advance waits for its followers. A request that names an outdated offset is answered at once.
        clock(&bot, &format!("?not_ahead_ms={HOUR}")).await;
        told
    };
    let told = tokio::select! {
        told = follow => told,
        ((), told) = async { tokio::join!(advance, clock(&bot, "?not_ahead_ms=0")) } => told,
    };
    assert_eq!(told["ahead_ms"], HOUR);
}

#[tokio::test]
async fn the_clock_refuses_backward_and_excessive_advances() {
    let bot = Bot::start().await;
    for ms in [json!(-1), json!(u64::MAX), json!("1"), Value::Null] {
        let (status, told) = order(&bot, json!({"order": "advance", "ms": ms})).await;
        assert_eq!((status, &told["kind"]), (400, &json!("not_sent")), "{told}");
    }
    assert_eq!(clock(&bot, "").await["ahead_ms"], 0);
}

#[tokio::test]
async fn message_times_follow_the_advanced_clock() {
    let bot = Bot::start().await;
    let here = bot.sandbox.member("Ada").unwrap().visit("game-night").unwrap();
    let first = here.say("now").unwrap();
    bot.sandbox.advance(Duration::from_secs(24 * 3600)).await.unwrap();
    let second = here.say("tomorrow").unwrap();
    let made = |id: sandbox::Id| here.message(id).unwrap().at_ms;
    assert_eq!(made(second) - made(first), 24 * HOUR);
}

#[tokio::test]
async fn the_deadline_of_a_first_answer_is_configurable() {
    for (config, status) in [(Config::demo(), 404), (Config::unhurried(), 204)] {
        let bot = Bot::start_with(config).await;
        let (callback, _) = bot.interaction().await;
        bot.clock.advance(3_001);
        assert_eq!(bot.post(&callback, json!({"type": 5})).await.0, status);
    }
}

#[tokio::test]
async fn a_held_request_takes_effect_and_is_answered_on_clearing_faults() {
    let bot = Bot::start().await;
    let (route, kind) = ("POST /channels".to_owned(), FaultKind::Held);
    bot.sandbox.plan_fault(Fault { route, times: 1, kind });
    let ada = bot.ada("game-night");
    let path = format!("/channels/{}/messages", ada.channel());
    let look = async {
        ada.wait_for("the message", |seen| seen.content == "hello").await.unwrap();
        assert!(bot.sandbox.requests().is_empty(), "it is remembered when it is answered");
        bot.sandbox.clear_faults();
    };
    let (told, ()) = tokio::join!(bot.post(&path, json!({"content": "hello"})), look);
    assert_eq!(told.0, 200);
}
