//! The Entry Point command: one, global, with a handler, and never lost by an overwrite.

use reqwest::Method;
use serde_json::{Value, json};

use super::{Bot, check};

fn launch() -> Value {
    json!({"name": "launch", "type": 4, "handler": 2, "integration_types": [0, 1]})
}

#[tokio::test]
async fn an_overwrite_that_leaves_the_entry_point_out_is_refused() {
    let bot = Bot::start().await;
    let commands = format!("/applications/{}/commands", bot.sandbox.application_id());
    let go = json!({"name": "go", "description": "Goes"});
    let (status, made) = bot.post(&commands, launch()).await;
    assert_eq!((status, &made["type"], &made["handler"]), (201, &json!(4), &json!(2)));
    check(bot.register(json!([go])).await, (400, 50240));
    check(bot.register(json!([])).await, (400, 50240));
    assert_eq!(bot.get(&commands).await.1, json!([made]), "nothing has changed");
    let (status, all) = bot.register(json!([go, launch()])).await;
    assert_eq!((status, &all[1]["id"]), (200, &made["id"]));
    // Only a separate request deletes it.
    let one = format!("{commands}/{}", made["id"].as_str().expect("an id"));
    assert_eq!(bot.ask(Method::DELETE, &one, Value::Null).await.0, 204);
    assert_eq!(bot.register(json!([go])).await.0, 200);
    bot.done();
}

#[tokio::test]
async fn an_application_has_one_global_entry_point_and_none_per_server() {
    let bot = Bot::start_unchecked().await;
    let app = format!("/applications/{}", bot.sandbox.application_id());
    assert_eq!(bot.post(&format!("{app}/commands"), launch()).await.0, 201);
    let mut second = launch();
    second["name"] = json!("open");
    check(bot.post(&format!("{app}/commands"), second.clone()).await, (400, 30032));
    check(bot.register(json!([launch(), second])).await, (400, 50035));
    let server = format!("{app}/guilds/{}/commands", bot.sandbox.servers()[0]);
    let global_only = json!({"name": "launch", "type": 4, "handler": 1});
    check(bot.post(&server, global_only).await, (400, 50035));
    let wrong = json!({"name": "go", "description": "Goes", "handler": 1});
    check(bot.post(&format!("{app}/commands"), wrong).await, (400, 50035));
    let mut wrong = launch();
    wrong["handler"] = json!(3);
    check(bot.post(&format!("{app}/commands"), wrong).await, (400, 50035));
    let offered = bot.ada("game-night").slash("/launch");
    assert!(offered.is_err(), "it is no command that is typed");
}
