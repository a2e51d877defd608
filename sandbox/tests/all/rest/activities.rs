//! Activities over REST: launches, instances, and OAuth.

use sandbox::{ActivitySettings, Config, Permissions, Platform, Scenario};
use serde_json::{Value, json};

use super::{AGENT, Bot, check, checked};

async fn bot() -> Bot {
    let scenario = Scenario::demo().activity(ActivitySettings::complete());
    Bot::start_in(scenario, checked(Config::demo())).await
}

/// The answer to a request with a member's token.
async fn as_person(bot: &Bot, token: &str, path: &str) -> (u16, Value) {
    let address = format!("{}/api/v10{path}", bot.sandbox.http_base());
    let request = bot.http.get(address).header("Authorization", format!("Bearer {token}"));
    let answer = request.send().await.expect("an answer");
    (answer.status().as_u16(), answer.json().await.unwrap_or_default())
}

async fn exchange(bot: &Bot, code: &str, secret: &str) -> (u16, Value) {
    let address = format!("{}/api/oauth2/token", bot.sandbox.http_base());
    let id = bot.sandbox.application_id().to_string();
    let form = [
        ("client_id", id.as_str()),
        ("client_secret", secret),
        ("grant_type", "authorization_code"),
        ("code", code),
    ];
    let body = form.map(|(name, value)| format!("{name}={value}")).join("&");
    let request = bot.http.post(address).header("User-Agent", AGENT);
    let request = request.header("Content-Type", "application/x-www-form-urlencoded").body(body);
    let answer = request.send().await.expect("an answer");
    (answer.status().as_u16(), answer.json().await.unwrap_or_default())
}

#[tokio::test]
async fn a_launch_activity_answer_opens_the_activity_in_its_channel() {
    let bot = bot().await;
    let launch = json!({"name": "launch", "type": 4, "handler": 1});
    assert_eq!(bot.register(json!([launch])).await.0, 200);
    let asked = bot.ada("game-night").launch().expect("sent");
    let sent = bot.sandbox.interaction(asked.id()).expect("it was sent");
    assert_eq!((&sent["type"], &sent["data"]["type"]), (&json!(2), &json!(4)));
    let token = sent["token"].as_str().expect("a token");
    let callback = format!("/interactions/{}/{token}/callback?with_response=true", asked.id());
    let (status, reply) = bot.post(&callback, json!({"type": 12})).await;
    let instance = reply["resource"]["activity_instance"]["id"].as_str().expect("an instance");
    assert_eq!((status, &reply["interaction"]["activity_instance_id"]), (200, &json!(instance)));
    let window = asked.activity().await.expect("it is open");
    assert_eq!(window.instance, instance);
    // Ben joins the same instance, and both are in it.
    let ben = bot.sandbox.member("Ben").and_then(|ben| ben.visit("game-night")).expect("Ben");
    assert_eq!(ben.join_activity(Platform::Mobile).expect("joined").instance, instance);
    let path =
        format!("/applications/{}/activity-instances/{instance}", bot.sandbox.application_id());
    let (status, running) = bot.get(&path).await;
    assert_eq!(status, 200);
    let ids = ["Ada", "Ben"].map(|name| bot.sandbox.member(name).expect("a member").id());
    assert_eq!(running["users"], json!(ids));
    assert_eq!(running["location"]["channel_id"], json!(bot.channel("game-night")));
    // The instance ends with the last window, and is never used again.
    for name in ["Ada", "Ben"] {
        bot.sandbox.member(name).expect("a member").leave_activity();
    }
    check(bot.get(&path).await, (404, 0));
    assert_ne!(ben.join_activity(Platform::Desktop).expect("joined").instance, instance);
    bot.done();
}

#[tokio::test]
async fn an_activity_needs_permission_and_a_supported_platform() {
    let bot = bot().await;
    let room = bot.channel("game-night");
    let deny = Permissions::USE_EMBEDDED_ACTIVITIES;
    bot.sandbox.permit(room, Some("Ben"), Permissions(0), deny).expect("it is there");
    let ben = bot.sandbox.member("Ben").and_then(|ben| ben.visit("game-night")).expect("Ben");
    assert!(ben.join_activity(Platform::Desktop).is_err());
    let desktop =
        ActivitySettings { platforms: vec![Platform::Desktop], ..ActivitySettings::complete() };
    let bot = Bot::start_in(Scenario::demo().activity(desktop), Config::demo()).await;
    assert!(bot.ada("game-night").join_activity(Platform::Mobile).is_err());
    let without = Bot::start().await;
    assert!(without.ada("game-night").join_activity(Platform::Desktop).is_err());
    assert!(without.sandbox.activity_url().is_empty(), "nothing listens for it");
}

#[tokio::test]
async fn a_code_becomes_a_token_once_and_only_for_the_client() {
    let bot = bot().await;
    let ada = bot.sandbox.member("Ada").expect("Ada");
    let code = ada.authorize(&["identify"]);
    let secret = bot.sandbox.activity_secret();
    let (status, wrong) = exchange(&bot, &code, "guessed").await;
    assert_eq!((status, &wrong["error"]), (401, &json!("invalid_client")));
    let (status, granted) = exchange(&bot, &code, &secret).await;
    assert_eq!((status, &granted["token_type"]), (200, &json!("Bearer")));
    let token = granted["access_token"].as_str().expect("a token");
    let (status, me) = as_person(&bot, token, "/users/@me").await;
    assert_eq!((status, &me["id"]), (200, &json!(ada.id())));
    assert_eq!(as_person(&bot, token, "/oauth2/@me").await.1["user"]["id"], json!(ada.id()));
    check(as_person(&bot, token, "/users/@me/guilds").await, (401, 0));
    check(as_person(&bot, "guessed", "/users/@me").await, (401, 0));
    let (status, again) = exchange(&bot, &code, &secret).await;
    assert_eq!((status, &again["error"]), (400, &json!("invalid_grant")));
    bot.sandbox.set_locale("Ada", "sv-SE").expect("she is there");
    assert_eq!(as_person(&bot, token, "/users/@me").await.1["locale"], "sv-SE");
    let logged = format!("{:?}", bot.sandbox.requests());
    assert!(!logged.contains(&secret) && !logged.contains(&code), "secrets are not logged");
    bot.done();
}

#[tokio::test]
async fn the_entry_point_of_discord_itself_opens_the_activity_without_the_bot() {
    let bot = bot().await;
    let commands = format!("/applications/{}/commands", bot.sandbox.application_id());
    assert_eq!(bot.get(&commands).await.1[0]["handler"], json!(2), "Discord makes it by itself");
    check(bot.register(json!([])).await, (400, 50240));
    assert!(bot.ada("game-night").launch().is_err(), "nobody is asked");
    assert!(bot.sandbox.member("Ada").expect("Ada").window().is_some());
    bot.done();
}
