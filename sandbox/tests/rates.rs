//! Rate limits over HTTP: which answers tell them, and what is refused when they are enforced.

use std::sync::Arc;

use reqwest::{Method, Response, StatusCode};
use sandbox::{Config, Fault, FaultKind, ManualClock, Sandbox};
use serde_json::{Value, json};

/// When the clock stands at the start of each test.
const START_MS: u64 = 1_790_000_000_000;

struct Bot {
    sandbox: Sandbox,
    http: reqwest::Client,
    clock: ManualClock,
}

impl Bot {
    async fn start(enforce_rate_limits: bool) -> Self {
        let clock = ManualClock::at_ms(START_MS);
        let config =
            Config { clock: Arc::new(clock.clone()), enforce_rate_limits, ..Config::demo() };
        let sandbox = Sandbox::start(config).await.expect("the sandbox starts");
        let http = reqwest::Client::builder().no_proxy().build().expect("a client");
        Self { sandbox, http, clock }
    }

    async fn ask(&self, method: Method, path: &str, body: Value) -> Response {
        let address = format!("{}/api/v10{path}", self.sandbox.http_base());
        let request = self.http.request(method, address);
        let request = request.header("Authorization", format!("Bot {}", self.sandbox.token()));
        request.json(&body).send().await.expect("an answer")
    }

    async fn say(&self, room: &str) -> Response {
        let room = self.sandbox.member("Ada").and_then(|ada| ada.visit(room)).expect("a channel");
        let path = format!("/channels/{}/messages", room.channel());
        self.ask(Method::POST, &path, json!({"content": "x"})).await
    }
}

fn told<'a>(response: &'a Response, name: &str) -> Option<&'a str> {
    response.headers().get(name).map(|value| value.to_str().expect("text"))
}

/// Limit, remaining, reset, reset after, bucket.
fn check(response: &Response, expected: Option<[&str; 5]>) {
    let names = ["limit", "remaining", "reset", "reset-after", "bucket"];
    let found = names.map(|name| told(response, &format!("x-ratelimit-{name}")));
    assert_eq!(found, expected.map_or([None; 5], |expected| expected.map(Some)));
}

#[tokio::test]
async fn every_answer_tells_where_its_bucket_stands() {
    let bot = Bot::start(false).await;
    let first = bot.say("game-night").await;
    check(&first, Some(["5", "4", "1790000005.000", "5.000", "send-message"]));
    bot.clock.advance(1_250);
    let second = bot.say("game-night").await;
    check(&second, Some(["5", "3", "1790000005.000", "3.750", "send-message"]));
    let elsewhere = bot.say("spectators").await;
    check(&elsewhere, Some(["5", "4", "1790000006.250", "5.000", "send-message"]));
    let message = second.json::<Value>().await.expect("a message");
    let id = |field: &str| message[field].as_str().expect("an id").to_owned();
    let path = format!("/channels/{}/messages/{}", id("channel_id"), id("id"));
    let edited = bot.ask(Method::PATCH, &path, json!({"content": "y"})).await;
    check(&edited, Some(["5", "4", "1790000006.250", "5.000", "edit-message"]));
    let deleted = bot.ask(Method::DELETE, &path, Value::Null).await;
    assert_eq!(deleted.status(), StatusCode::NO_CONTENT);
    check(&deleted, Some(["5", "4", "1790000002.250", "1.000", "delete-message"]));
    check(&bot.ask(Method::GET, "/users/@me", Value::Null).await, None);
}

#[tokio::test]
async fn first_answers_tell_no_limit_but_follow_ups_do_each_token_for_itself() {
    let bot = Bot::start(true).await;
    let commands = format!("/applications/{}/commands", bot.sandbox.application_id());
    bot.ask(Method::POST, &commands, json!({"name": "go", "description": "Goes"})).await;
    let ada = bot.sandbox.member("Ada").and_then(|ada| ada.visit("game-night")).expect("Ada");
    for _ in 0..2 {
        let asked = ada.slash("/go").expect("sent");
        let sent = bot.sandbox.interaction(asked.id()).expect("it was sent");
        let token = sent["token"].as_str().expect("a token");
        let callback = format!("/interactions/{}/{token}/callback", asked.id());
        let first = bot.ask(Method::POST, &callback, json!({"type": 5})).await;
        assert_eq!(first.status(), StatusCode::NO_CONTENT);
        check(&first, None);
        let webhook = format!("/webhooks/{}/{token}", bot.sandbox.application_id());
        let more = bot.ask(Method::POST, &webhook, json!({"content": "x"})).await;
        check(&more, Some(["5", "4", "1790000002.000", "2.000", "follow-up"]));
    }
}

#[tokio::test]
async fn the_sixth_message_in_five_seconds_is_refused_and_not_sent() {
    let bot = Bot::start(true).await;
    for _ in 0..5 {
        assert_eq!(bot.say("game-night").await.status(), StatusCode::OK);
    }
    bot.clock.advance(600);
    let refused = bot.say("game-night").await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    check(&refused, Some(["5", "0", "1790000005.000", "4.400", "send-message"]));
    assert_eq!(told(&refused, "retry-after"), Some("5"), "whole seconds, rounded up");
    assert_eq!(told(&refused, "x-ratelimit-scope"), Some("user"));
    assert_eq!(told(&refused, "x-ratelimit-global"), None);
    let body = refused.json::<Value>().await.expect("a body");
    let expected =
        json!({"message": "You are being rate limited.", "retry_after": 4.4, "global": false});
    assert_eq!(body, expected);
    assert_eq!(bot.say("spectators").await.status(), StatusCode::OK);
    let ada = bot.sandbox.member("Ada").and_then(|ada| ada.visit("game-night")).expect("Ada");
    assert_eq!(ada.messages().len(), 5);
    bot.clock.advance(4_400);
    assert_eq!(bot.say("game-night").await.status(), StatusCode::OK);
}

#[tokio::test]
async fn the_fifty_first_request_in_a_second_is_refused() {
    let bot = Bot::start(true).await;
    for _ in 0..50 {
        let answer = bot.ask(Method::GET, "/users/@me", Value::Null).await;
        assert_eq!(answer.status(), StatusCode::OK);
    }
    let refused = bot.say("game-night").await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    check(&refused, None);
    assert_eq!(told(&refused, "x-ratelimit-scope"), Some("global"));
    assert_eq!(told(&refused, "x-ratelimit-global"), Some("true"));
    assert_eq!(told(&refused, "retry-after"), Some("1"));
    assert_eq!(refused.json::<Value>().await.expect("a body")["global"], true);
    let answer = bot.ask(Method::POST, "/interactions/1/x/callback", json!({"type": 5})).await;
    assert_eq!(answer.status(), StatusCode::NOT_FOUND, "answers are outside the limit");
}

#[tokio::test]
async fn what_is_not_enforced_is_told_and_done() {
    let bot = Bot::start(false).await;
    for remaining in ["4", "3", "2", "1", "0", "0"] {
        let answer = bot.say("game-night").await;
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(told(&answer, "x-ratelimit-remaining"), Some(remaining));
    }
}

#[tokio::test]
async fn an_order_turns_enforcing_on() {
    let bot = Bot::start(false).await;
    for _ in 0..5 {
        bot.say("game-night").await;
    }
    let order = json!({"order": "enforce_rate_limits", "enforce": true});
    let address = format!("{}/sandbox/order", bot.sandbox.http_base());
    let answer = bot.http.post(address).json(&order).send().await.expect("an answer");
    assert_eq!(answer.status(), StatusCode::OK);
    assert_eq!(bot.say("game-night").await.status(), StatusCode::TOO_MANY_REQUESTS);
}

#[tokio::test]
async fn a_planned_refusal_has_the_same_form() {
    let bot = Bot::start(false).await;
    bot.sandbox.plan_fault(Fault {
        route: "POST /channels".into(),
        times: 1,
        kind: FaultKind::TooMany { retry_after_s: 0.25 },
    });
    let refused = bot.say("game-night").await;
    assert_eq!(told(&refused, "retry-after"), Some("1"));
    let body = refused.json::<Value>().await.expect("a body");
    assert_eq!((&body["retry_after"], body.get("code")), (&json!(0.25), None));
}
