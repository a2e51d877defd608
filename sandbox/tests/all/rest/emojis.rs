//! The application's emoji: made, renamed, deleted, and shown in buttons, menus and pictures.

use reqwest::Method;
use serde_json::{Value, json};

use crate::rest::{Bot, check};

/// The beginning of a PNG, and of a GIF.
const PNG: &str = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB";
const GIF: &str = "data:image/gif;base64,R0lGODlhAQABAAAAADs=";

fn path(bot: &Bot) -> String {
    format!("/applications/{}/emojis", bot.sandbox.application_id())
}

/// Makes an emoji, and returns its id.
async fn made(bot: &Bot, name: &str, image: &str) -> String {
    let (status, emoji) = bot.post(&path(bot), json!({"name": name, "image": image})).await;
    assert_eq!(status, 201, "{emoji}");
    emoji["id"].as_str().expect("an id").to_owned()
}

#[tokio::test]
async fn emojis_are_made_listed_renamed_and_deleted() {
    let bot = Bot::start().await;
    let tower = made(&bot, "tower", PNG).await;
    let flame = made(&bot, "Flame_2", GIF).await;
    let (_, listed) = bot.get(&path(&bot)).await;
    let brief: Vec<_> = listed["items"].as_array().expect("a list").iter().collect();
    assert_eq!(
        brief.iter().map(|emoji| [&emoji["name"], &emoji["animated"]]).collect::<Vec<_>>(),
        [[&json!("tower"), &json!(false)], [&json!("Flame_2"), &json!(true)]]
    );
    let one = format!("{}/{tower}", path(&bot));
    let (status, renamed) = bot.ask(Method::PATCH, &one, json!({"name": "keep"})).await;
    assert_eq!((status, &renamed["name"]), (200, &json!("keep")));
    assert_eq!(bot.get(&one).await.1["name"], "keep");
    made(&bot, "tower", PNG).await;
    assert_eq!(bot.ask(Method::DELETE, &one, Value::Null).await.0, 204);
    check(bot.get(&one).await, (404, 10014));
    check(bot.ask(Method::DELETE, &one, Value::Null).await, (404, 10014));
    check(bot.get("/applications/1/emojis").await, (404, 10002));
    assert_eq!(bot.get(&format!("{}/{flame}", path(&bot))).await.0, 200);
    bot.done();
}

#[tokio::test]
async fn emojis_over_a_limit_are_refused() {
    let bot = Bot::start().await;
    let tower = made(&bot, "tower", PNG).await;
    let wrong = [
        (json!({"name": "tower", "image": PNG}), "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"),
        (json!({"name": "t-1", "image": PNG}), "name", "STRING_TYPE_REGEX"),
        (json!({"name": "keep", "image": "castle.png"}), "image", "IMAGE_INVALID"),
        (json!({"name": "keep", "image": PNG, "role": []}), "role", "UNKNOWN_FIELD"),
    ];
    for (body, field, code) in wrong {
        let (status, answer) = bot.post(&path(&bot), body).await;
        assert_eq!((status, &answer["code"]), (400, &json!(50035)), "{answer}");
        assert_eq!(answer["errors"][field]["_errors"][0]["code"], code, "{answer}");
    }
    // If Discord's own document is there, it refuses these first, in its own words.
    for name in [json!("t"), json!("t".repeat(33)), Value::Null] {
        check(bot.post(&path(&bot), json!({"name": name, "image": PNG})).await, (400, 50035));
    }
    check(bot.post(&path(&bot), json!({"name": "keep"})).await, (400, 50035));
    let text = "data:image/png;base64,aGVsbG8=";
    check(bot.post(&path(&bot), json!({"name": "keep", "image": text})).await, (400, 50046));
    let large = format!("{PNG}{}", "AAAA".repeat((256 << 10) / 3));
    check(bot.post(&path(&bot), json!({"name": "keep", "image": large})).await, (400, 50138));
    made(&bot, "keep", PNG).await;
    let one = format!("{}/{tower}", path(&bot));
    check(bot.ask(Method::PATCH, &one, json!({"name": "keep"})).await, (400, 50035));
    assert_eq!(bot.ask(Method::PATCH, &one, json!({"name": "tower"})).await.0, 200);
    let heavy = bot.sandbox.requests().iter().any(|asked| asked.body.to_string().len() > 200);
    assert!(!heavy, "pictures are not remembered with the requests");
    bot.done();
}

#[tokio::test]
async fn an_application_has_two_thousand_emojis_and_no_more() {
    let bot = Bot::start().await;
    for number in 0..2_000 {
        made(&bot, &format!("tile_{number}"), PNG).await;
    }
    check(bot.post(&path(&bot), json!({"name": "more", "image": PNG})).await, (400, 30008));
}

#[tokio::test]
async fn buttons_and_menus_show_existing_emojis() {
    let bot = Bot::start().await;
    let tower = made(&bot, "tower", PNG).await;
    let emoji = json!({"id": tower, "name": "tower", "animated": false});
    let body = json!({"content": format!("Build <:tower:{tower}>"), "components": [
        {"type": 1, "components": [
            {"type": 2, "style": 1, "custom_id": "a", "emoji": emoji},
            {"type": 2, "style": 2, "custom_id": "b", "label": "Turn", "emoji": {"name": "▶️"}}]},
        {"type": 1, "components": [{"type": 3, "custom_id": "c", "options": [
            {"label": "Tower", "value": "t", "emoji": emoji}, {"label": "None", "value": "n"}]}]}]});
    let room = bot.channel("game-night");
    let (status, sent) = bot.post(&format!("/channels/{room}/messages"), body).await;
    assert_eq!(status, 200, "{sent}");
    let seen = bot.ada("game-night").last().expect("the message");
    let shown = Some(format!("<:tower:{tower}>"));
    assert_eq!(seen.buttons[0].emoji, shown);
    assert_eq!(seen.buttons[1].emoji.as_deref(), Some("▶️"));
    assert_eq!(seen.menus[0].emojis, [shown, None]);
    let address = format!("{}/cdn/emojis/{tower}.webp", bot.sandbox.http_base());
    let picture = bot.http.get(&address).send().await.expect("an answer");
    assert_eq!(picture.headers()["content-type"], "image/png");
    assert!(picture.bytes().await.expect("a body").starts_with(b"\x89PNG"));
    bot.ask(Method::DELETE, &format!("{}/{tower}", path(&bot)), Value::Null).await;
    assert_eq!(bot.http.get(&address).send().await.expect("an answer").status(), 404);
    bot.done();
}

#[tokio::test]
async fn invalid_emojis_are_refused_with_the_field_path() {
    let bot = Bot::start().await;
    let room = format!("/channels/{}/messages", bot.channel("game-night"));
    let cases = [
        (json!({"id": "123", "name": "gone"}), "id", "BUTTON_COMPONENT_INVALID_EMOJI"),
        (json!({"name": "▲"}), "name", "BUTTON_COMPONENT_INVALID_EMOJI"),
        (json!({"name": "tower"}), "name", "BUTTON_COMPONENT_INVALID_EMOJI"),
    ];
    for (emoji, field, code) in cases {
        let button = json!({"type": 2, "style": 1, "custom_id": "a", "emoji": emoji});
        let option = json!({"label": "l", "value": "v", "emoji": emoji});
        let menu = json!({"type": 3, "custom_id": "b", "options": [option]});
        for inner in [button, menu] {
            let body = json!({"components": [{"type": 1, "components": [inner]}]});
            let (status, answer) = bot.post(&room, body).await;
            assert_eq!((status, &answer["code"]), (400, &json!(50035)), "{answer}");
            let at = &answer["errors"]["components"]["0"]["components"]["0"];
            let at = if inner["type"] == 3 { &at["options"]["0"] } else { at };
            assert_eq!(at["emoji"][field]["_errors"][0]["code"], code, "{answer}");
        }
    }
    let (path, _) = bot.interaction().await;
    let button =
        json!({"type": 2, "style": 1, "custom_id": "a", "emoji": {"id": "5", "name": "x"}});
    let data = json!({"components": [{"type": 1, "components": [button]}]});
    let (_, answer) = bot.post(&path, json!({"type": 4, "data": data})).await;
    let at = &answer["errors"]["data"]["components"]["0"]["components"]["0"]["emoji"]["id"];
    assert_eq!(at["_errors"][0]["message"], "Invalid emoji", "{answer}");
    bot.done();
}
