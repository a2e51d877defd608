//! Conversations without the bot as a member: a user brings the application there.

use sandbox::{Error, Visit};
use serde_json::{Value, json};

use crate::rest::{Bot, check};

/// A bot with a command for people who have installed it.
async fn start() -> Bot {
    let bot = Bot::start().await;
    let command = json!({"name": "go", "description": "Goes", "integration_types": [0, 1], "contexts": [0, 1, 2]});
    let home = json!({"name": "home", "description": "At home", "integration_types": [0], "contexts": [0]});
    let own = json!({"name": "own", "description": "Her own", "integration_types": [1], "contexts": [0, 1, 2]});
    assert_eq!(bot.register(json!([command, home, own])).await.0, 200);
    bot
}

/// Performs an action over JSON.
async fn act(bot: &Bot, body: Value) -> (u16, Value) {
    let asked = bot.http.post(format!("{}/sandbox/act", bot.sandbox.http_base())).json(&body);
    let answer = asked.send().await.expect("an answer");
    (answer.status().as_u16(), answer.json().await.expect("a body"))
}

/// Lets a member use the command. Returns the interaction as the bot gets it.
fn used(bot: &Bot, place: &Visit) -> Value {
    let asked = place.slash("/go").expect("it is offered");
    bot.sandbox.interaction(asked.id()).expect("it was sent")
}

#[tokio::test]
async fn a_user_installed_app_is_offered_only_to_its_installer() {
    let bot = start().await;
    let ben = id(&bot, "Ben");
    let (_, opened) = act(&bot, json!({"as": "Ada", "do": "open_direct", "with": ben})).await;
    let (_, group) =
        act(&bot, json!({"as": "Ada", "do": "open_group", "with": ["Ben", "Dora"]})).await;
    for (place, kind) in [(opened, 1), (group, 3)] {
        let id = place["channel"].as_str().expect("a place").parse().expect("an id");
        let at = |name: &str| {
            bot.sandbox.member(name).and_then(|member| member.visit_id(id)).expect("they see it")
        };
        assert!(at("Ada").slash("/go").is_err(), "it is not offered before");
        act(&bot, json!({"as": "Ada", "do": "install_app", "installed": true})).await;
        let sent = used(&bot, &at("Ada"));
        assert_eq!(sent["context"], 2);
        assert_eq!(sent["channel"]["type"], kind);
        assert_eq!(sent["authorizing_integration_owners"]["1"], sent["user"]["id"]);
        assert!(at("Ada").slash("/home").is_err() && at("Ben").slash("/go").is_err());
        act(&bot, json!({"as": "Ada", "do": "install_app", "installed": false})).await;
    }
}

#[tokio::test]
async fn a_chat_partner_presses_a_button_of_a_user_installed_app() {
    let bot = start().await;
    let cleo = bot.sandbox.member("Cleo").and_then(|cleo| cleo.chat("Dora")).expect("their chat");
    let asked = cleo.slash("/go").expect("Cleo has installed it");
    let sent = bot.sandbox.interaction(asked.id()).expect("it was sent");
    let path = format!(
        "/interactions/{}/{}/callback",
        asked.id(),
        sent["token"].as_str().expect("a token")
    );
    let button = json!({"type": 2, "style": 1, "custom_id": "a", "label": "Go"});
    let data = json!({"content": "Who goes?", "components": [{"type": 1, "components": [button]}]});
    check(bot.post(&path, json!({"type": 4, "data": data})).await, (204, 0));
    let dora = bot.sandbox.member("Dora").and_then(|dora| dora.chat("Cleo")).expect("their chat");
    let pressed = dora.press(dora.last().expect("the message").id, "Go").expect("Dora sees it");
    let sent = bot.sandbox.interaction(pressed.id()).expect("it was sent");
    assert_eq!(sent["user"]["id"], json!(id(&bot, "Dora")));
    assert_eq!(sent["authorizing_integration_owners"]["1"], json!(id(&bot, "Cleo")));
    let channel = dora.channel();
    check(
        bot.post(&format!("/channels/{channel}/messages"), json!({"content": "x"})).await,
        (403, 50001),
    );
}

#[tokio::test]
async fn a_command_of_user_installs_is_offered_where_the_bot_is_too() {
    let bot = start().await;
    let cleo = bot.sandbox.member("Cleo").expect("Cleo, who has installed it");
    for place in [cleo.visit("game-night").expect("she sees it"), cleo.dm()] {
        let asked = place.slash("/own").expect("it is offered");
        let sent = bot.sandbox.interaction(asked.id()).expect("it was sent");
        assert_eq!(sent["authorizing_integration_owners"], json!({"1": cleo.id()}));
        let sent = used(&bot, &place);
        assert!(sent["authorizing_integration_owners"]["0"].is_string(), "the bot is there");
    }
    assert!(bot.ada("game-night").slash("/own").is_err(), "Ada has not installed it");
}

fn id(bot: &Bot, name: &str) -> sandbox::Id {
    bot.sandbox.member(name).expect("they are here").id()
}

#[tokio::test]
async fn a_group_has_two_to_ten_members_and_is_the_same_each_time() {
    let bot = start().await;
    let group = |with: Value| act(&bot, json!({"as": "Ada", "do": "open_group", "with": with}));
    let (_, first) = group(json!(["Ben", "Dora"])).await;
    assert_eq!(first, group(json!(["Dora", "Ben", "Ada"])).await.1);
    for wrong in [json!([]), json!(["Castellan"])] {
        assert_eq!(group(wrong).await.0, 400);
    }
    assert_eq!(group(json!(["Nobody"])).await.0, 404);
}

#[tokio::test]
async fn closed_direct_messages_lock_no_conversation_of_members() {
    let bot = start().await;
    let ada = bot.sandbox.member("Ada").expect("Ada");
    let group = ada.group(&["Ben", "Dora"]).expect("a group");
    let chat = ada.chat("Ben").expect("their chat");
    bot.sandbox.member("Ben").expect("Ben").take_dms(false);
    for place in [group, chat] {
        place.say("Shall we play?").expect("only the bot's messages are refused");
    }
}

#[tokio::test]
async fn nobody_has_direct_messages_with_themselves() {
    let bot = start().await;
    let cleo = bot.sandbox.member("Cleo").expect("Cleo, who has a chat with Dora");
    assert!(cleo.chat("Cleo").is_err());
    let opened = act(&bot, json!({"as": "Cleo", "do": "open_direct", "with": "Cleo"})).await;
    assert_eq!(opened.0, 400, "{}", opened.1);
}

#[tokio::test]
async fn a_command_without_permission_for_direct_messages_is_only_in_servers() {
    let bot = Bot::start().await;
    let home = json!({"name": "home", "description": "At home", "dm_permission": false});
    let go = json!({"name": "go", "description": "Goes"});
    assert_eq!(bot.register(json!([home, go])).await.0, 200);
    let ada = bot.sandbox.member("Ada").expect("Ada");
    let listed = async |place: &Visit| {
        let query = format!("as=Ada&channel={}", place.channel());
        let asked = bot.http.get(format!("{}/sandbox/commands?{query}", bot.sandbox.http_base()));
        let listed: Value = asked.send().await.expect("an answer").json().await.expect("a body");
        listed.to_string()
    };
    let (dm, room) = (ada.dm(), bot.ada("game-night"));
    let in_dm = listed(&dm).await;
    assert!(in_dm.contains("Goes") && !in_dm.contains("At home"), "{in_dm}");
    assert!(listed(&room).await.contains("At home"));
    assert!(matches!(dm.slash("/home"), Err(Error::NotFound(_))));
    room.slash("/home").expect("it is offered in the server");
}
