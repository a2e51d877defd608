//! Rate limits over HTTP: the headers of answers, and refusals when limits are enforced.

use reqwest::{Method, Response, StatusCode};
use sandbox::{Config, Fault, FaultKind};
use serde_json::{Value, json};

use crate::rest::Bot;

async fn start(enforce_rate_limits: bool) -> Bot {
    Bot::start_with(Config { enforce_rate_limits, ..Config::demo() }).await
}

async fn say(bot: &Bot, room: &str) -> Response {
    let path = format!("/channels/{}/messages", bot.channel(room));
    bot.send(Method::POST, &path, json!({"content": "x"})).await
}

fn told<'a>(response: &'a Response, name: &str) -> Option<&'a str> {
    response.headers().get(name).map(|value| value.to_str().expect("text"))
}

/// Checks the headers: limit, remaining, reset, reset after, bucket.
fn check(response: &Response, expected: Option<[&str; 5]>) {
    let names = ["limit", "remaining", "reset", "reset-after", "bucket"];
    let found = names.map(|name| told(response, &format!("x-ratelimit-{name}")));
    assert_eq!(found, expected.map_or([None; 5], |expected| expected.map(Some)));
}

#[tokio::test]
async fn every_answer_has_the_headers_of_its_rate_limit_bucket() {
    let bot = start(false).await;
    let first = say(&bot, "game-night").await;
    check(&first, Some(["5", "4", "1790000005.000", "5.000", "send-message"]));
    bot.clock.advance(1_250);
    let second = say(&bot, "game-night").await;
    check(&second, Some(["5", "3", "1790000005.000", "3.750", "send-message"]));
    let elsewhere = say(&bot, "spectators").await;
    check(&elsewhere, Some(["5", "4", "1790000006.250", "5.000", "send-message"]));
    let message = second.json::<Value>().await.expect("a message");
    let id = |field: &str| message[field].as_str().expect("an id").to_owned();
    let path = format!("/channels/{}/messages/{}", id("channel_id"), id("id"));
    let edited = bot.send(Method::PATCH, &path, json!({"content": "y"})).await;
    check(&edited, Some(["5", "4", "1790000006.250", "5.000", "edit-message"]));
    let deleted = bot.send(Method::DELETE, &path, Value::Null).await;
    assert_eq!(deleted.status(), StatusCode::NO_CONTENT);
    check(&deleted, Some(["5", "4", "1790000002.250", "1.000", "delete-message"]));
    check(&bot.send(Method::GET, "/users/@me", Value::Null).await, None);
}

#[tokio::test]
async fn follow_ups_have_a_rate_limit_per_token_and_first_answers_none() {
    let bot = start(true).await;
    let commands = format!("/applications/{}/commands", bot.sandbox.application_id());
    bot.send(Method::POST, &commands, json!({"name": "go", "description": "Goes"})).await;
    let ada = bot.ada("game-night");
    for _ in 0..2 {
        let asked = ada.slash("/go").expect("sent");
        let sent = bot.sandbox.interaction(asked.id()).expect("it was sent");
        let token = sent["token"].as_str().expect("a token");
        let callback = format!("/interactions/{}/{token}/callback", asked.id());
        let first = bot.send(Method::POST, &callback, json!({"type": 5})).await;
        assert_eq!(first.status(), StatusCode::NO_CONTENT);
        check(&first, None);
        let webhook = format!("/webhooks/{}/{token}", bot.sandbox.application_id());
        let more = bot.send(Method::POST, &webhook, json!({"content": "x"})).await;
        check(&more, Some(["5", "4", "1790000002.000", "2.000", "follow-up"]));
    }
}

#[tokio::test]
async fn the_sixth_message_in_five_seconds_is_refused_and_not_sent() {
    let bot = start(true).await;
    for _ in 0..5 {
        assert_eq!(say(&bot, "game-night").await.status(), StatusCode::OK);
    }
    bot.clock.advance(600);
    let refused = say(&bot, "game-night").await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    check(&refused, Some(["5", "0", "1790000005.000", "4.400", "send-message"]));
    assert_eq!(told(&refused, "retry-after"), Some("5"), "whole seconds, rounded up");
    assert_eq!(told(&refused, "x-ratelimit-scope"), Some("user"));
    assert_eq!(told(&refused, "x-ratelimit-global"), None);
    let body = refused.json::<Value>().await.expect("a body");
    let expected =
        json!({"message": "You are being rate limited.", "retry_after": 4.4, "global": false});
    assert_eq!(body, expected);
    assert_eq!(say(&bot, "spectators").await.status(), StatusCode::OK);
    let ada = bot.ada("game-night");
    assert_eq!(ada.messages().len(), 5);
    bot.clock.advance(4_400);
    assert_eq!(say(&bot, "game-night").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn the_fifty_first_request_in_a_second_is_refused() {
    let bot = start(true).await;
    for _ in 0..50 {
        let answer = bot.send(Method::GET, "/users/@me", Value::Null).await;
        assert_eq!(answer.status(), StatusCode::OK);
    }
    let refused = say(&bot, "game-night").await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    check(&refused, None);
    assert_eq!(told(&refused, "x-ratelimit-scope"), Some("global"));
    assert_eq!(told(&refused, "x-ratelimit-global"), Some("true"));
    assert_eq!(told(&refused, "retry-after"), Some("1"));
    assert_eq!(refused.json::<Value>().await.expect("a body")["global"], true);
    let answer = bot.send(Method::POST, "/interactions/1/x/callback", json!({"type": 5})).await;
    assert_eq!(answer.status(), StatusCode::NOT_FOUND, "answers are outside the limit");
}

#[tokio::test]
async fn requests_over_an_unenforced_limit_succeed() {
    let bot = start(false).await;
    for remaining in ["4", "3", "2", "1", "0", "0"] {
        let answer = say(&bot, "game-night").await;
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(told(&answer, "x-ratelimit-remaining"), Some(remaining));
    }
}

#[tokio::test]
async fn an_order_starts_rate_limit_enforcement() {
    let bot = start(false).await;
    for _ in 0..5 {
        say(&bot, "game-night").await;
    }
    let order = json!({"order": "enforce_rate_limits", "enforce": true});
    let address = format!("{}/sandbox/order", bot.sandbox.http_base());
    let answer = bot.http.post(address).json(&order).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(say(&bot, "game-night").await.status(), StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn a_planned_429_has_the_form_of_a_real_one() {
    let bot = start(false).await;
    bot.sandbox.plan_fault(Fault {
        route: "POST /channels".into(),
        times: 1,
        kind: FaultKind::TooMany { retry_after_s: 0.25 },
    });
    let refused = say(&bot, "game-night").await;
    assert_eq!(told(&refused, "retry-after"), Some("1"));
    let body = refused.json::<Value>().await.expect("a body");
    assert_eq!((&body["retry_after"], body.get("code")), (&json!(0.25), None));
}
