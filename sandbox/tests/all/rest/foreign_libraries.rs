//! Requests of libraries for other languages, and the answers that they need.

use reqwest::header::CONTENT_TYPE;
use reqwest::{Client, Method, Response};
use sandbox::{ActivitySettings, Config, Scenario};
use serde_json::{Value, json};

use super::{AGENT, Bot, check};

/// Sends a request of the bot with any address and body.
async fn send(bot: &Bot, method: Method, path: &str, kind: &str, body: &str) -> Response {
    let http = Client::builder().no_proxy().user_agent(AGENT).build().expect("a client");
    let asked = http.request(method, format!("{}{path}", bot.sandbox.http_base()));
    let asked = asked.header("Authorization", format!("Bot {}", bot.sandbox.token()));
    let asked = asked.header(CONTENT_TYPE, kind).body(body.to_owned());
    asked.send().await.expect("an answer")
}

#[tokio::test]
async fn an_urlencoded_payload_json_field_is_read_as_the_body() {
    let bot = Bot::start().await;
    let path = format!("/api/v10/channels/{}/messages", bot.channel("game-night"));
    let form = "application/x-www-form-urlencoded";
    let body = "payload_json=%7B%22content%22%3A%22a+%26+b%22%2C%22tts%22%3Afalse%7D";
    let sent = send(&bot, Method::POST, &path, form, body).await;
    assert_eq!(sent.status(), 200);
    assert_eq!(bot.ada("game-night").last().expect("a message").content, "a & b");
    let broken = send(&bot, Method::POST, &path, form, "payload_json=%7B").await;
    assert_eq!(broken.json::<Value>().await.expect("JSON")["code"], 50109);
}

#[tokio::test]
async fn the_default_soundboard_is_empty() {
    let bot = Bot::start_unchecked().await;
    assert_eq!(bot.get("/soundboard-default-sounds").await, (200, json!([])));
}

#[tokio::test]
async fn unknown_fields_are_ignored_unless_the_sandbox_is_strict() {
    let message = json!({"content": "hello", "mood": "good", "embeds": [{"title": "t", "x": 1}]});
    let command = |locale: &str| json!({"name": "go", "description": "Goes", "x": 1, "name_localizations": {locale: "geh"}});
    for strict in [false, true] {
        let bot = Bot::start_as(Config { strict, ..Config::demo() }).await;
        let path = format!("/channels/{}/messages", bot.channel("game-night"));
        let status = if strict { 400 } else { 200 };
        assert_eq!(bot.post(&path, message.clone()).await.0, status);
        assert_eq!(bot.register(json!([command("de")])).await.0, status);
        // A language is a value, not a field.
        check(bot.register(json!([command("xx")])).await, (400, 50035));
    }
}

#[tokio::test]
async fn rest_version_9_is_served_and_version_8_refused() {
    let bot = Bot::start_unchecked().await;
    for (version, status, code) in [("v9", 200, 0), ("v10", 200, 0), ("v8", 400, 50041)] {
        let path = format!("/api/{version}/users/@me");
        let answer = send(&bot, Method::GET, &path, "application/json", "").await;
        let answer = (answer.status().as_u16(), answer.json().await.expect("JSON"));
        check(answer, (status, code));
    }
}

#[tokio::test]
async fn a_deterministic_sandbox_sends_no_rate_limit_headers() {
    for deterministic in [false, true] {
        let config = Config { deterministic, ..Config::demo() };
        let bot = Bot::start_as(config).await;
        let path = format!("/channels/{}/messages", bot.channel("game-night"));
        let sent = bot.send(Method::POST, &path, json!({"content": "x"})).await;
        assert_eq!(sent.status(), 200);
        let told = sent.headers().keys().any(|name| name.as_str().starts_with("x-ratelimit"));
        assert_eq!(told, !deterministic);
    }
}

#[tokio::test]
async fn unimplemented_routes_are_named_in_the_error() {
    let bot = Bot::start_unchecked().await;
    let server = bot.sandbox.servers()[0];
    for (path, named) in [
        (format!("/guilds/{server}/bans/{server}"), "GET /guilds/{id}/bans/{id}"),
        ("/webhooks/1/s3cret/slack".into(), "GET /webhooks/{id}/{token}/slack"),
        ("/sticker-packs".into(), "GET /sticker-packs"),
    ] {
        let (status, body) = bot.get(&path).await;
        let message = format!("501: the sandbox does not have {named}");
        assert_eq!((status, body["message"].as_str()), (501, Some(message.as_str())));
    }
    assert_eq!(bot.ask(Method::DELETE, "/gateway", Value::Null).await.0, 405);
}

#[tokio::test]
async fn the_ready_request_waits_for_an_online_bot_with_commands() {
    let bot = Bot::start_unchecked().await;
    let address = format!("{}/sandbox/ready", bot.sandbox.http_base());
    let waiting = bot.http.get(&address).send();
    let coming = async {
        bot.register(json!([{"name": "go", "description": "Goes"}])).await;
        crate::wire::Wire::of_shard(&bot.sandbox, json!([0, 1])).await
    };
    let (ready, _wire) = tokio::join!(waiting, coming);
    let ready = ready.expect("an answer").json::<Value>().await.expect("JSON");
    assert_eq!((&ready["bot"], &ready["commands"]), (&json!("Castellan"), &json!(1)));
}

#[tokio::test]
async fn discords_own_entry_point_makes_no_bot_ready() {
    let scenario = Scenario::demo().activity(ActivitySettings::complete());
    let bot = Bot::start_in(scenario, Config::demo()).await;
    let waiting = bot.http.get(format!("{}/sandbox/ready", bot.sandbox.http_base())).send();
    let coming = async {
        let mut wire = crate::wire::Wire::of_shard(&bot.sandbox, json!([0, 1])).await;
        wire.event("READY").await;
        let launch = json!({"name": "launch", "type": 4, "handler": 2});
        let own = |name: &str| json!({"name": name, "description": "Goes"});
        assert_eq!(bot.register(json!([own("go"), own("run"), launch])).await.0, 200);
        wire
    };
    let (ready, _wire) = tokio::join!(waiting, coming);
    let ready = ready.expect("an answer").json::<Value>().await.expect("JSON");
    assert_eq!(ready["commands"], 2);
}
