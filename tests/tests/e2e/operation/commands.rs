//! Registration of the commands.

use reqwest::Method;
use serde_json::{Value, json};
use tests::Harness;

use crate::PROGRAM;

/// Makes a REST request about commands, as the application's owner.
async fn ask(harness: &Harness, method: Method, rest: &str, body: Value) -> Value {
    let sandbox = &harness.sandbox;
    let path = format!("applications/{}/commands{rest}", sandbox.application_id());
    let asked = reqwest::Client::new()
        .request(method, format!("{}/api/v10/{path}", sandbox.http_base()))
        .header("Authorization", format!("Bot {}", sandbox.token()))
        .header("User-Agent", "DiscordBot (https://example.org, 1)")
        .header("Content-Type", "application/json");
    let asked = if body.is_null() { asked } else { asked.body(body.to_string()) };
    let text = asked.send().await.unwrap().error_for_status().unwrap().text().await.unwrap();
    serde_json::from_str(&text).unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_entry_point_command_of_an_operator_who_uses_activities_is_kept() {
    let mut harness = Harness::start(PROGRAM).await;
    let before = ask(&harness, Method::GET, "", Value::Null).await.as_array().unwrap().len();
    // Discord adds this command when Activities are switched on.
    let launch = json!({"name": "launch", "type": 4, "handler": 2, "contexts": [0, 1, 2]});
    let launch = ask(&harness, Method::POST, "", launch).await;
    assert!(harness.stop());
    // One command of the bot is missing, as after an update, so all are registered again.
    let all = ask(&harness, Method::GET, "", Value::Null).await;
    let ours = all.as_array().unwrap().iter().find(|command| command["type"] == 1).unwrap();
    let id = ours["id"].as_str().unwrap();
    ask(&harness, Method::DELETE, &format!("/{id}"), Value::Null).await;
    harness.restart().await;
    let all = ask(&harness, Method::GET, "", Value::Null).await;
    let all = all.as_array().unwrap();
    assert_eq!(all.len(), before + 1);
    let kept = all.iter().find(|command| command["type"] == 4).unwrap();
    assert_eq!((&kept["id"], &kept["handler"]), (&launch["id"], &json!(2)));
    assert_eq!(kept["contexts"], json!([0, 1, 2]));
    harness.check();
}
