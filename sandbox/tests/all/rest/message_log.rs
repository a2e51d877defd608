//! The log of messages: sent, edited, deleted.

use reqwest::Method;
use sandbox::MessageChange;
use serde_json::{Value, json};

use crate::rest::Bot;

#[tokio::test]
async fn a_deleted_message_remains_in_the_message_log() {
    let bot = Bot::start_unchecked().await;
    let room = bot.channel("game-night");
    let path = format!("/channels/{room}/messages");
    let ada = bot.sandbox.member("Ada").expect("she is there");
    let line = |text: &str| json!({"content": format!("{text} <@{}>", ada.id()), "nonce": "7-1-3"});
    bot.post(&path, line("before")).await;
    assert_eq!(bot.sandbox.take_message_log(), [], "nothing is recorded yet");
    bot.sandbox.record_messages();
    let (_, sent) = bot.post(&path, line("hello")).await;
    let own = format!("{path}/{}", sent["id"].as_str().expect("an id"));
    let button = json!({"type": 2, "style": 1, "label": "x", "custom_id": "1:x"});
    let changed = json!({"content": "x", "components": [{"type": 1, "components": [button]}]});
    bot.ask(Method::PATCH, &own, changed).await;
    bot.ask(Method::DELETE, &own, Value::Null).await;
    let lines = bot.sandbox.take_message_log();
    let all: Vec<_> = lines.iter().map(|line| line.change).collect();
    assert_eq!(all, [MessageChange::Sent, MessageChange::Edited, MessageChange::Deleted]);
    assert_eq!(
        (lines[0].pings.as_slice(), lines[0].nonce.as_deref()),
        (&[ada.id()][..], Some("7-1-3"))
    );
    assert_eq!(
        (lines[1].content.as_str(), lines[1].custom_ids.as_slice()),
        ("x", &["1:x".to_owned()][..])
    );
    assert!(lines.iter().all(|line| line.by_bot && line.channel == room && line.dm_with.is_none()));
    assert_eq!(bot.sandbox.take_message_log(), []);
}
