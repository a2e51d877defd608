//! Scheduled events at external places: made, changed, started, deleted, and refused by Discord's rules.

use std::time::Duration;

use reqwest::Method;
use sandbox::{Config, Permissions, Scenario};
use serde_json::{Value, json};

use crate::rest::{Bot, check, checked};
use crate::wire::Wire;

const HOUR: Duration = Duration::from_secs(3600);

/// A bot that may make events.
async fn permitted() -> Bot {
    let scenario = Scenario::demo().bot_may(Permissions::DEFAULT | Permissions::CREATE_EVENTS);
    Bot::start_in(scenario, checked(Config::demo())).await
}

fn path(bot: &Bot) -> String {
    format!("/guilds/{}/scheduled-events", bot.sandbox.servers()[0])
}

/// An event that starts a day after the start of the test, and lasts a day.
fn cup() -> Value {
    json!({
        "name": "Autumn Cup", "description": "Kastell", "entity_type": 3, "privacy_level": 2, "entity_metadata": {"location": "#game-night"},
        "scheduled_start_time": "2026-09-22T14:00:00Z", "scheduled_end_time": "2026-09-23T14:00:00+00:00",
    })
}

fn with(field: &str, value: Value) -> Value {
    let mut body = cup();
    body[field] = value;
    body
}

#[tokio::test]
async fn events_are_made_listed_changed_and_deleted() {
    let bot = permitted().await;
    let (status, made) = bot.post(&path(&bot), cup()).await;
    assert_eq!((status, &made["status"]), (200, &json!(1)), "{made}");
    assert_eq!(made["creator_id"], json!(bot.sandbox.application_id().to_string()));
    assert_eq!(made["scheduled_start_time"], "2026-09-22T14:00:00.000000+00:00");
    let one = format!("{}/{}", path(&bot), made["id"].as_str().unwrap());
    let change = json!({"name": "Winter Cup", "scheduled_end_time": "2026-09-25T14:00:00Z"});
    let (status, changed) = bot.ask(Method::PATCH, &one, change).await;
    assert_eq!((status, &changed["name"]), (200, &json!("Winter Cup")), "{changed}");
    assert_eq!(changed["description"], "Kastell");
    let (_, listed) = bot.get(&format!("{}?with_user_count=true", path(&bot))).await;
    assert_eq!((listed.as_array().unwrap().len(), &listed[0]["user_count"]), (1, &json!(0)));
    let (status, begun) = bot.ask(Method::PATCH, &one, json!({"status": 2})).await;
    assert_eq!((status, &begun["status"]), (200, &json!(2)));
    check(bot.ask(Method::PATCH, &one, json!({"status": 4})).await, (400, 180_000));
    assert_eq!(bot.ask(Method::DELETE, &one, Value::Null).await.0, 204);
    check(bot.get(&one).await, (404, 10070));
    check(bot.ask(Method::DELETE, &one, Value::Null).await, (404, 10070));
    bot.done();
}

#[tokio::test]
async fn an_event_starts_and_ends_by_itself() {
    let bot = permitted().await;
    let (_, made) = bot.post(&path(&bot), cup()).await;
    let one = format!("{}/{}", path(&bot), made["id"].as_str().unwrap());
    bot.clock.advance(HOUR.as_millis() as u64 * 24);
    assert_eq!(bot.get(&one).await.1["status"], 2);
    bot.clock.advance(HOUR.as_millis() as u64 * 24);
    assert_eq!(bot.get(&one).await.1["status"], 3);
    assert_eq!(bot.get(&path(&bot)).await, (200, json!([])));
    check(bot.ask(Method::PATCH, &one, json!({"name": "Late"})).await, (400, 180_000));
    bot.done();
}

#[tokio::test]
async fn a_bot_with_the_intent_hears_of_events_and_one_without_does_not() {
    const GUILDS: u64 = 1;
    const SCHEDULED: u64 = 1 << 16;
    let bot = permitted().await;
    let mut deaf = Wire::with_intents(&bot.sandbox, GUILDS).await;
    let mut wire = Wire::with_intents(&bot.sandbox, GUILDS | SCHEDULED).await;
    assert_eq!(wire.event("GUILD_CREATE").await["guild_scheduled_events"], json!([]));
    deaf.event("GUILD_CREATE").await;
    let (_, made) = bot.post(&path(&bot), cup()).await;
    assert_eq!(wire.hear().await["t"], "GUILD_SCHEDULED_EVENT_CREATE");
    let one = format!("{}/{}", path(&bot), made["id"].as_str().unwrap());
    bot.ask(Method::PATCH, &one, json!({"name": "Winter Cup"})).await;
    let changed = wire.event("GUILD_SCHEDULED_EVENT_UPDATE").await;
    assert_eq!((&changed["id"], &changed["name"]), (&made["id"], &json!("Winter Cup")));
    // The event starts by itself, and a later session sees it.
    bot.sandbox.advance(24 * HOUR).await.unwrap();
    assert_eq!(wire.event("GUILD_SCHEDULED_EVENT_UPDATE").await["status"], 2);
    let mut late = Wire::with_intents(&bot.sandbox, GUILDS).await;
    let created = late.event("GUILD_CREATE").await;
    assert_eq!(created["guild_scheduled_events"][0]["id"], made["id"]);
    bot.ask(Method::DELETE, &one, Value::Null).await;
    let gone = wire.event("GUILD_SCHEDULED_EVENT_DELETE").await;
    assert_eq!((&gone["id"], &gone["guild_id"]), (&made["id"], &made["guild_id"]));
    // The other connection gets no scheduled event: its first message is about a thread.
    let (_, channels) = bot.get(&format!("/guilds/{}/channels", bot.sandbox.servers()[0])).await;
    let threads = format!("/channels/{}/threads", channels[0]["id"].as_str().unwrap());
    bot.post(&threads, json!({"name": "hall", "type": 11})).await;
    let heard = deaf.hear().await;
    assert_eq!(heard["t"], "THREAD_CREATE", "{heard}");
    bot.done();
}

#[tokio::test]
async fn invalid_scheduled_events_are_refused() {
    let bot = permitted().await;
    let wrong = [
        (with("name", Value::Null), "name", "BASE_TYPE_REQUIRED"),
        (with("name", json!("x".repeat(101))), "name", "BASE_TYPE_BAD_LENGTH"),
        (with("scheduled_end_time", Value::Null), "scheduled_end_time", "BASE_TYPE_REQUIRED"),
        (
            with("scheduled_start_time", json!("soon")),
            "scheduled_start_time",
            "DATE_TIME_TYPE_PARSE",
        ),
        (
            with("scheduled_start_time", json!("2026-09-01T00:00:00Z")),
            "scheduled_start_time",
            "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST",
        ),
        (
            with("scheduled_end_time", json!("2026-09-22T00:00:00Z")),
            "scheduled_end_time",
            "GUILD_SCHEDULED_EVENT_END_TIME_BEFORE_START",
        ),
        (with("entity_metadata", Value::Null), "entity_metadata", "BASE_TYPE_REQUIRED"),
        (with("color", json!(1)), "color", "UNKNOWN_FIELD"),
    ];
    let unchecked = Scenario::demo().bot_may(Permissions::DEFAULT | Permissions::CREATE_EVENTS);
    let bare = Bot::start_in(unchecked, Config::demo()).await;
    for (body, field, code) in wrong {
        let (status, answer) = bare.post(&path(&bare), body).await;
        assert_eq!((status, &answer["code"]), (400, &json!(50035)), "{answer}");
        assert_eq!(answer["errors"][field]["_errors"][0]["code"], code, "{answer}");
    }
    check(bot.post("/guilds/1/scheduled-events", cup()).await, (404, 10004));
    for _ in 0..100 {
        assert_eq!(bot.post(&path(&bot), cup()).await.0, 200);
    }
    check(bot.post(&path(&bot), cup()).await, (400, 30038));
    bot.done();
}

#[tokio::test]
async fn without_the_permission_there_is_no_event() {
    let bot = Bot::start().await;
    check(bot.post(&path(&bot), cup()).await, (403, 50013));
    assert_eq!(bot.get(&path(&bot)).await, (200, json!([])));
    bot.done();
}
