//! Commands as members use them: their names, and what their options refer to.

use sandbox::{Error, Permissions};
use serde_json::json;

use crate::rest::Bot;

#[tokio::test]
async fn a_translated_user_command_is_sent_with_its_own_name() {
    let bot = Bot::start().await;
    let greet = json!({"type": 2, "name": "Greet", "name_localizations": {"de": "Grüßen"}});
    assert_eq!(bot.register(json!([greet])).await.0, 200);
    bot.sandbox.set_locale("Ada", "de").expect("Ada is there");
    let ben = bot.sandbox.member("Ben").expect("Ben");
    let asked = bot.ada("game-night").user_command("Grüßen", &ben).expect("it is offered");
    let sent = bot.sandbox.interaction(asked.id()).expect("it was sent");
    assert_eq!(sent["data"]["name"], "Greet");
    bot.done();
}

#[tokio::test]
async fn commands_of_the_context_menu_have_a_target_and_answers_of_their_type() {
    let bot = Bot::start().await;
    let commands = json!([{"type": 2, "name": "Greet"}, {"type": 3, "name": "Quote"}]);
    assert_eq!(bot.register(commands).await.0, 200);
    let ada = bot.ada("game-night");
    let ben = bot.sandbox.member("Ben").expect("Ben");
    let said = ada.say("Well played").expect("said");
    let greeted = ada.user_command("Greet", &ben).expect("it is offered");
    let quoted = ada.message_command("Quote", said).expect("it is offered");
    let resolved = |asked: &sandbox::InteractionHandle, kind: &str, id: sandbox::Id| {
        let data = bot.sandbox.interaction(asked.id()).expect("it was sent")["data"].clone();
        assert_eq!(data["target_id"], json!(id));
        data["resolved"][kind][id.to_string()].clone()
    };
    assert_eq!(resolved(&greeted, "users", ben.id())["global_name"], "Ben");
    assert_eq!(resolved(&quoted, "messages", said)["content"], "Well played");
    for (asked, target) in [(greeted, "target_user"), (quoted, "target_message_id")] {
        let sent = bot.sandbox.interaction(asked.id()).expect("it was sent");
        let token = sent["token"].as_str().expect("a token");
        let path = format!("/interactions/{}/{token}/callback?with_response=1", asked.id());
        let (_, answer) = bot.post(&path, json!({"type": 4, "data": {"content": "x"}})).await;
        let message = &answer["resource"]["message"];
        assert_eq!(message["type"], 23);
        assert!(!message["interaction_metadata"][target].is_null(), "{message}");
    }
    assert!(ada.message_command("Greet", said).is_err(), "it is for users");
    bot.done();
}

#[tokio::test]
async fn a_channel_option_has_the_permissions_of_the_member_and_of_the_bot() {
    let bot = Bot::start().await;
    let option = json!({"type": 7, "name": "where", "description": "A channel"});
    let post = json!({"name": "post", "description": "Posts", "options": [option]});
    assert_eq!(bot.register(json!([post])).await.0, 200);
    let talk = bot.channel("castle-talk");
    let permit = |who: &str, allow, deny| {
        bot.sandbox.permit(talk, Some(who), allow, deny).expect("the channel is there");
    };
    // Ada owns the server, so nothing can be denied to her.
    let ben = bot.sandbox.member("Ben").and_then(|ben| ben.visit("game-night")).expect("Ben");
    permit("Ben", Permissions(0), Permissions::SEND_MESSAGES);
    permit("Castellan", Permissions::MANAGE_MESSAGES, Permissions(0));
    let asked = ben.slash("/post where:#castle-talk").expect("he sees the channel");
    let sent = bot.sandbox.interaction(asked.id()).expect("it was sent");
    let resolved = &sent["data"]["resolved"]["channels"][talk.to_string()];
    let may = |field: &str| {
        let bits = resolved[field].as_str().and_then(|bits| bits.parse().ok());
        Permissions(bits.expect("permissions"))
    };
    assert!(!may("permissions").has(Permissions::SEND_MESSAGES));
    let bots = Permissions::SEND_MESSAGES | Permissions::MANAGE_MESSAGES;
    assert!(may("app_permissions").has(bots) && !may("permissions").has(bots));
    permit("Ben", Permissions(0), Permissions::VIEW_CHANNEL);
    assert!(ben.slash("/post where:#castle-talk").is_err(), "he doesn't see the channel");
    bot.done();
}

#[tokio::test]
async fn options_and_menus_take_only_channels_of_their_types() {
    let bot = Bot::start().await;
    let option = json!({"type": 7, "name": "where", "description": "d", "channel_types": [11]});
    let post = json!({"name": "post", "description": "Posts", "options": [option]});
    assert_eq!(bot.register(json!([post])).await.0, 200);
    let room = format!("/channels/{}", bot.channel("game-night"));
    let (_, thread) = bot.post(&format!("{room}/threads"), json!({"name": "t", "type": 11})).await;
    let thread = thread["id"].as_str().expect("an id");
    let ada = bot.ada("game-night");
    let refused = ada.slash("/post where:#castle-talk").expect_err("it is no thread");
    assert!(matches!(refused, Error::NotSent(_)), "{refused}");
    ada.slash("/post where:#t").expect("a thread");
    let menu = json!({"type": 8, "custom_id": "menu", "channel_types": [11]});
    let row = json!({"components": [{"type": 1, "components": [menu]}]});
    let (_, sent) = bot.post(&format!("{room}/messages"), row).await;
    let message = sent["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let talk = bot.channel("castle-talk").to_string();
    ada.choose(message, "menu", &[&talk]).expect_err("it is no thread");
    ada.choose(message, "menu", &[thread]).expect("a thread");
    bot.done();
}

#[tokio::test]
async fn menus_take_only_ids_of_their_kinds() {
    let bot = Bot::start().await;
    let rows = [5, 6, 7, 8].map(|kind: u8| {
        let menu = json!({"type": kind, "custom_id": kind.to_string()});
        json!({"type": 1, "components": [menu]})
    });
    let path = format!("/channels/{}/messages", bot.channel("game-night"));
    let (_, sent) = bot.post(&path, json!({"components": rows})).await;
    let message = sent["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let ben = bot.sandbox.member("Ben").expect("Ben");
    let visit = ben.visit("game-night").expect("he sees it");
    let talk = bot.channel("castle-talk");
    // The role of everyone has the id of the server. Nothing has the last id.
    let role = bot.sandbox.servers()[0].to_string();
    let ids = [ben.id().to_string(), role, talk.to_string(), "5".to_owned()];
    let takes = |menu: &str| {
        ids.each_ref().map(|id| match visit.choose(message, menu, &[id]) {
            Ok(_) => true,
            Err(refused) => {
                assert!(matches!(refused, Error::NotFound(_)), "{refused}");
                false
            }
        })
    };
    assert_eq!(takes("5"), [true, false, false, false]);
    assert_eq!(takes("6"), [false, true, false, false]);
    assert_eq!(takes("7"), [true, true, false, false]);
    assert_eq!(takes("8"), [false, false, true, false]);
    let (allow, deny) = (Permissions(0), Permissions::VIEW_CHANNEL);
    bot.sandbox.permit(talk, Some("Ben"), allow, deny).expect("the channel is there");
    assert_eq!(takes("8"), [false; 4], "he doesn't see the channel");
    bot.done();
}

#[tokio::test]
async fn a_mentionable_option_takes_members_and_roles() {
    let bot = Bot::start().await;
    let option = json!({"type": 9, "name": "who", "description": "d"});
    let call = json!({"name": "call", "description": "Calls", "options": [option]});
    assert_eq!(bot.register(json!([call])).await.0, 200);
    for (who, kind) in [("@Ben", "users"), ("@everyone", "roles")] {
        let asked = bot.ada("game-night").slash(&format!("/call who:{who}")).expect("sent");
        let data = bot.sandbox.interaction(asked.id()).expect("it was sent")["data"].clone();
        let id = data["options"][0]["value"].as_str().expect("an id");
        assert_eq!(data["resolved"][kind][id]["id"], id, "{who}");
    }
    bot.done();
}

#[tokio::test]
async fn only_options_with_suggestions_are_completed() {
    let bot = Bot::start().await;
    let option = |kind: u8, name: &str| json!({"type": kind, "name": name, "description": "d"});
    let mut completed = option(3, "color");
    completed["autocomplete"] = json!(true);
    let options = json!([completed, option(3, "text"), option(6, "to")]);
    let hello = json!({"name": "hello", "description": "Greets", "options": options});
    assert_eq!(bot.register(json!([hello])).await.0, 200);
    let ada = bot.ada("game-night");
    for line in ["/hello to:@B", "/hello text:x", "/hello color:r text:x", "/hello "] {
        let refused = ada.suggest(line).expect_err(line);
        assert!(matches!(refused, Error::NotSent(_)), "{line}: {refused}");
    }
    let asked = ada.suggest("/hello text:x color:r").expect("it has suggestions");
    let sent = bot.sandbox.interaction(asked.id()).expect("it was sent");
    assert_eq!(sent["data"]["options"][1]["focused"], true);
    bot.done();
}

#[tokio::test]
async fn buttons_are_only_pressed_and_menus_only_chosen_in() {
    let bot = Bot::start().await;
    let button = json!({"type": 2, "style": 1, "label": "Go", "custom_id": "button"});
    let rows = [button, json!({"type": 5, "custom_id": "menu"})]
        .map(|inner| json!({"type": 1, "components": [inner]}));
    let path = format!("/channels/{}/messages", bot.channel("game-night"));
    let (_, sent) = bot.post(&path, json!({"components": rows})).await;
    let message = sent["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let ada = bot.ada("game-night");
    let ben = bot.sandbox.member("Ben").expect("Ben").id().to_string();
    for refused in [ada.press(message, "menu"), ada.choose(message, "button", &[&ben])] {
        assert!(matches!(refused, Err(Error::NotSent(_))), "{refused:?}");
    }
    ada.press(message, "button").expect("pressed");
    ada.choose(message, "menu", &[&ben]).expect("chosen");
    ada.forge_press(message, "menu").expect("forged");
    bot.done();
}
