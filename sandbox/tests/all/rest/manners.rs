//! The form of requests, and the permissions of a bot: everything apart from the bodies in `forms`.

use reqwest::Method;
use sandbox::Permissions;
use serde_json::{Value, json};

use crate::rest::{Bot, check};

impl Bot {
    /// Sends bytes with this content type.
    async fn post_as(&self, path: &str, kind: Option<&str>, bytes: &str) -> (u16, Value) {
        let address = format!("{}/api/v10{path}", self.sandbox.http_base());
        let request = self.http.post(address).body(bytes.to_owned());
        let request = request.header("Authorization", format!("Bot {}", self.sandbox.token()));
        let request = match kind {
            Some(kind) => request.header("Content-Type", kind),
            None => request,
        };
        let response = request.send().await.expect("an answer");
        (response.status().as_u16(), response.json().await.unwrap_or(Value::Null))
    }

    fn deny(&self, permissions: Permissions) {
        let room = self.channel("game-night");
        let changed = self.sandbox.permit(room, Some("Castellan"), Permissions(0), permissions);
        changed.expect("the channel is there");
    }
}

#[tokio::test]
async fn a_request_body_needs_a_supported_content_type() {
    let bot = Bot::start_unchecked().await;
    let path = format!("/channels/{}/messages", bot.channel("game-night"));
    for kind in [None, Some("text/plain"), Some("application/xml")] {
        let (status, told) = bot.post_as(&path, kind, r#"{"content": "x"}"#).await;
        assert_eq!((status, &told["code"]), (400, &json!(50035)), "{kind:?}");
        assert_eq!(told["errors"]["_errors"][0]["code"], "CONTENT_TYPE_INVALID", "{kind:?}");
    }
    let json = Some("application/json; charset=utf-8");
    assert_eq!(bot.post_as(&path, json, r#"{"content": "x"}"#).await.0, 200);
}

#[tokio::test]
async fn message_fields_are_read_from_flat_form_bodies() {
    let bot = Bot::start_unchecked().await;
    let path = format!("/channels/{}/messages", bot.channel("game-night"));
    let flat = Some("application/x-www-form-urlencoded");
    let (status, sent) = bot.post_as(&path, flat, "content=hello%21+there&tts=false").await;
    assert_eq!((status, &sent["content"]), (200, &json!("hello! there")));
    let parts = "--b\r\nContent-Disposition: form-data; name=\"content\"\r\n\r\nhello\r\n--b--\r\n";
    let (status, sent) = bot.post_as(&path, Some("multipart/form-data; boundary=b"), parts).await;
    assert_eq!((status, &sent["content"]), (200, &json!("hello")));
    let (status, told) = bot.post_as(&path, flat, "contents=hello").await;
    assert_eq!((status, &told["code"]), (400, &json!(50035)));
}

#[tokio::test]
async fn a_voice_message_needs_one_audio_file_with_its_metadata() {
    let bot = Bot::start_unchecked().await;
    let path = format!("/channels/{}/messages", bot.channel("game-night"));
    let sent = |file: &str, body: Value| {
        format!(
            "--b\r\nContent-Disposition: form-data; name=\"payload_json\"\r\n\r\n{body}\r\n--b\r\nContent-Disposition: form-data; \
             name=\"files[0]\"; filename=\"a.ogg\"\r\nContent-Type: {file}\r\n\r\nOggS\r\n--b--\r\n"
        )
    };
    let told = json!({"id": 0, "filename": "a.ogg", "waveform": "AAAA", "duration_secs": 1.5});
    for (file, body, expected) in [
        ("image/png", json!({"flags": 8192, "attachments": [told]}), (400, 50160)),
        ("audio/ogg", json!({"flags": 8192}), (400, 50161)),
        ("audio/ogg", json!({"flags": 8192, "content": "x", "attachments": [told]}), (400, 50159)),
    ] {
        let kind = Some("multipart/form-data; boundary=b");
        check(bot.post_as(&path, kind, &sent(file, body)).await, expected);
    }
    let right = sent("audio/ogg", json!({"flags": 8192, "attachments": [told]}));
    let (status, _) = bot.post_as(&path, Some("multipart/form-data; boundary=b"), &right).await;
    assert_eq!(status, 200);
}

#[tokio::test]
async fn unsupported_rest_versions_are_refused() {
    let bot = Bot::start_unchecked().await;
    for version in ["v5", "v8", "v99"] {
        let address = format!("{}/api/{version}/gateway", bot.sandbox.http_base());
        let response = bot.http.get(address).send().await.expect("an answer");
        let status = response.status().as_u16();
        check((status, response.json().await.expect("JSON")), (400, 50041));
    }
}

#[tokio::test]
async fn typing_and_reading_history_need_their_permissions() {
    let bot = Bot::start_unchecked().await;
    let room = bot.channel("game-night");
    let (_, message) =
        bot.post(&format!("/channels/{room}/messages"), json!({"content": "x"})).await;
    let message = message["id"].as_str().expect("a message");
    bot.deny(Permissions::SEND_MESSAGES);
    check(bot.post(&format!("/channels/{room}/typing"), Value::Null).await, (403, 50013));
    bot.deny(Permissions::READ_MESSAGE_HISTORY);
    check(bot.get(&format!("/channels/{room}/messages/{message}")).await, (403, 50013));
    let reply = json!({"content": "x", "message_reference": {"message_id": message}});
    check(bot.post(&format!("/channels/{room}/messages"), reply).await, (403, 160_002));
    check(bot.get(&format!("/channels/{room}/threads/archived/public")).await, (403, 50001));
}

#[tokio::test]
async fn a_bot_cannot_delete_a_members_direct_message() {
    let bot = Bot::start_unchecked().await;
    let ada = bot.sandbox.member("Ada").expect("Ada");
    let (_, direct) = bot.post("/users/@me/channels", json!({"recipient_id": ada.id()})).await;
    let direct = direct["id"].as_str().expect("a channel").to_owned();
    let said = ada.dm().say("hello").expect("said");
    let path = format!("/channels/{direct}/messages/{said}");
    check(bot.ask(Method::DELETE, &path, Value::Null).await, (403, 50003));
}

#[tokio::test]
async fn a_channel_edit_returns_the_changed_fields() {
    let bot = Bot::start_unchecked().await;
    let room = bot.channel("game-night");
    let changed =
        bot.sandbox.permit(room, Some("Castellan"), Permissions::MANAGE_CHANNELS, Permissions(0));
    changed.expect("the channel is there");
    let body = json!({"name": "Game Night Two", "rate_limit_per_user": 5, "nsfw": true, "permission_overwrites": []});
    let (status, told) = bot.ask(Method::PATCH, &format!("/channels/{room}"), body).await;
    assert_eq!(status, 200, "{told}");
    assert_eq!(told["name"], "game-night-two");
    assert_eq!((&told["rate_limit_per_user"], &told["nsfw"]), (&json!(5), &json!(true)));
    assert_eq!(told["permission_overwrites"], json!([]));
    let thread = json!({"name": " Spaces At Ends ", "type": 11, "rate_limit_per_user": 7});
    let (_, thread) = bot.post(&format!("/channels/{room}/threads"), thread).await;
    assert_eq!(thread["name"], "Spaces At Ends");
    assert_eq!(thread["rate_limit_per_user"], 7);
}
