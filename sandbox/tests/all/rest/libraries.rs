//! Behavior that libraries in many languages rely on.

use reqwest::{Method, StatusCode};
use sandbox::{Config, Fault, FaultKind, Permissions, Sandbox, Scenario};
use serde_json::{Value, json};

use crate::rest::{AGENT, Bot, check, checked};
use crate::wire::Wire;

#[tokio::test]
async fn escaped_steps_of_an_address_are_read() {
    let bot = Bot::start().await;
    assert_eq!(bot.get("/users/%40me").await.1["bot"], true);
    let (callback, token) = bot.interaction().await;
    assert!(token.contains(':'), "Discord's have none of it when escaped: {token}");
    let escaped = callback.replace(':', "%3A");
    check(bot.post(&escaped, json!({"type": 4, "data": {"content": "x"}})).await, (204, 0));
    let webhook = bot.webhook(&token.replace(':', "%3a"), "/messages/%40original");
    assert_eq!(bot.get(&webhook).await.1["content"], "x");
    let logged = bot.sandbox.requests();
    let secret = token.rsplit(':').next().expect("its last part");
    assert!(logged.iter().all(|request| !request.path.contains(secret)), "tokens are not logged");
}

#[tokio::test]
async fn a_callback_with_response_returns_the_message() {
    let bot = Bot::start().await;
    for (asks, told) in
        [("1", true), ("true", true), ("True", true), ("0", false), ("false", false)]
    {
        let (callback, _) = bot.interaction().await;
        let body = json!({"type": 4, "data": {"content": "x", "flags": 64}});
        let (status, answer) = bot.post(&format!("{callback}?with_response={asks}"), body).await;
        assert_eq!(status, if told { 200 } else { 204 }, "{asks}");
        if told {
            let message = &answer["resource"]["message"];
            assert_eq!(
                (&answer["resource"]["type"], &message["content"]),
                (&json!(4), &json!("x"))
            );
            assert_eq!(answer["interaction"]["response_message_id"], message["id"]);
            assert_eq!(answer["interaction"]["response_message_ephemeral"], true);
        }
    }
    let (callback, _) = bot.interaction().await;
    let (status, answer) =
        bot.post(&format!("{callback}?with_response=1"), json!({"type": 5})).await;
    assert_eq!((status, &answer["interaction"]["response_message_loading"]), (200, &json!(true)));
    let (callback, _) = bot.interaction().await;
    check(
        bot.post(&format!("{callback}?with_response=yes"), json!({"type": 5})).await,
        (400, 50035),
    );
    bot.done();
}

/// A message of the bot with a button, a menu of texts and a menu of people.
async fn menus(bot: &Bot) -> sandbox::Id {
    let sizes =
        json!({"type": 3, "custom_id": "size", "options": [{"label": "Seven", "value": "7"}]});
    let people = json!({"type": 5, "custom_id": "person"});
    let button = json!({"type": 2, "style": 1, "label": "Report", "custom_id": "report"});
    let rows = [sizes, people, button].map(|inner| json!({"type": 1, "components": [inner]}));
    let path = format!("/channels/{}/messages", bot.channel("game-night"));
    let (_, sent) = bot.post(&path, json!({"components": rows})).await;
    sent["id"].as_str().and_then(|id| id.parse().ok()).expect("an id")
}

#[tokio::test]
async fn menus_of_members_resolve_their_values_and_menus_of_texts_do_not() {
    let bot = Bot::start().await;
    let message = menus(&bot).await;
    let ada = bot.ada("game-night");
    let ben = bot.sandbox.member("Ben").expect("Ben").id().to_string();
    let sent = |asked: sandbox::InteractionHandle| {
        bot.sandbox.interaction(asked.id()).expect("it was sent")
    };
    let texts = sent(ada.choose(message, "size", &["7"]).expect("chosen"));
    assert!(texts["data"].get("resolved").is_none(), "{}", texts["data"]);
    let people = sent(ada.choose(message, "person", &[&ben]).expect("chosen"));
    assert_eq!(people["data"]["resolved"]["users"][&ben]["global_name"], "Ben");
    assert!(people["data"]["resolved"].get("roles").is_none(), "{}", people["data"]);
}

#[tokio::test]
async fn menus_of_roles_and_channels_resolve_their_values() {
    let bot = Bot::start().await;
    let talk = bot.channel("castle-talk").to_string();
    let (_, roles) = bot.get(&format!("/guilds/{}/roles", bot.sandbox.servers()[0])).await;
    let role = roles[0]["id"].as_str().expect("an id");
    let menus = [(6, "role"), (7, "anyone"), (8, "place")]
        .map(|(kind, name)| json!({"type": 1, "components": [{"type": kind, "custom_id": name}]}));
    let path = format!("/channels/{}/messages", bot.channel("game-night"));
    let (_, sent) = bot.post(&path, json!({"components": menus})).await;
    let message = sent["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let resolved = |menu: &str, value: &str| {
        let chosen = bot.ada("game-night").choose(message, menu, &[value]).expect("chosen");
        bot.sandbox.interaction(chosen.id()).expect("it was sent")["data"]["resolved"].clone()
    };
    for menu in ["role", "anyone"] {
        assert_eq!(resolved(menu, role)["roles"][role]["name"], roles[0]["name"]);
    }
    let place = &resolved("place", &talk)["channels"][&talk];
    assert_eq!(place["name"], "castle-talk");
    assert!(place["permissions"].is_string(), "{place}");
}

#[tokio::test]
async fn a_modal_answer_names_the_press_that_opened_it() {
    let bot = Bot::start().await;
    let message = menus(&bot).await;
    let ada = bot.ada("game-night");
    let input = json!({"type": 4, "custom_id": "what", "style": 1, "label": "What"});
    let form =
        json!({"custom_id": "f", "title": "F", "components": [{"type": 1, "components": [input]}]});
    let opened = ada.press(message, "Report").expect("pressed");
    let callback = |asked: &sandbox::InteractionHandle| {
        let sent = bot.sandbox.interaction(asked.id()).expect("it was sent");
        format!(
            "/interactions/{}/{}/callback",
            asked.id(),
            sent["token"].as_str().expect("a token")
        )
    };
    check(bot.post(&callback(&opened), json!({"type": 9, "data": form})).await, (204, 0));
    let sent = opened.submit(&[("what", "A leak")]).expect("filled in");
    let address = format!("{}?with_response=true", callback(&sent));
    let (_, answer) = bot.post(&address, json!({"type": 4, "data": {"content": "Thanks"}})).await;
    let metadata = &answer["resource"]["message"]["interaction_metadata"];
    assert_eq!((&metadata["type"], &metadata["id"]), (&json!(5), &json!(sent.id())));
    let trigger = &metadata["triggering_interaction_metadata"];
    assert_eq!((&trigger["type"], &trigger["id"]), (&json!(3), &json!(opened.id())));
    assert_eq!(trigger["interacted_message_id"], json!(message));
    bot.done();
}

#[tokio::test]
async fn a_token_has_discords_form_unless_configured() {
    let bot = Bot::start().await;
    assert_eq!(bot.sandbox.token().split('.').count(), 3);
    let own = Config { token: Some("my-own".into()), ..Config::demo() };
    let sandbox = Sandbox::start(own).await.expect("the sandbox starts");
    let asked = |token: &'static str| {
        let address = format!("{}/api/v10/users/@me", sandbox.http_base());
        bot.http.get(address).header("Authorization", format!("Bot {token}")).send()
    };
    assert_eq!(asked("my-own").await.expect("an answer").status(), StatusCode::OK);
    assert_eq!(asked("other").await.expect("an answer").status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn members_of_a_thread_come_in_pages() {
    let bot = Bot::start().await;
    let path = format!("/channels/{}/threads", bot.channel("game-night"));
    let (_, thread) = bot.post(&path, json!({"name": "t", "type": 11})).await;
    let path = format!("/channels/{}/thread-members", thread["id"].as_str().expect("an id"));
    for name in ["Ada", "Ben", "Cleo"] {
        let id = bot.sandbox.member(name).expect("a member").id();
        assert_eq!(bot.ask(Method::PUT, &format!("{path}/{id}"), Value::Null).await.0, 204);
    }
    let all = bot.get(&path).await.1;
    assert_eq!(all.as_array().map(Vec::len), Some(4), "without members there are no pages");
    let mut seen = Vec::new();
    let mut after = "0".to_owned();
    loop {
        let (_, page) = bot.get(&format!("{path}?with_member=true&limit=3&after={after}")).await;
        let page = page.as_array().expect("a list").clone();
        let Some(last) = page.last() else { break };
        assert!(page.iter().all(|member| member["member"]["user"]["id"] == member["user_id"]));
        after = last["user_id"].as_str().expect("an id").into();
        seen.push(page.len());
    }
    assert_eq!(seen, [3, 1]);
    check(bot.get(&format!("{path}?limit=101")).await, (400, 50035));
    let ada = bot.sandbox.member("Ada").expect("Ada").id();
    let one = bot.get(&format!("{path}/{ada}?with_member=1")).await.1;
    assert_eq!(one["member"]["user"]["global_name"], "Ada");
    assert!(bot.get(&format!("{path}/{ada}")).await.1.get("member").is_none());
    bot.done();
}

#[tokio::test]
async fn members_who_join_or_leave_a_thread_are_told_to_a_bot_with_their_intent() {
    let scenario = Scenario::demo().bot_may(Permissions::MANAGE_THREADS).grant_intents();
    let bot = Bot::start_in(scenario, checked(Config::demo())).await;
    let mut all = Wire::with_intents(&bot.sandbox, 1 | 1 << 1).await;
    let mut own = Wire::with_intents(&bot.sandbox, 1).await;
    all.event("READY").await;
    own.event("READY").await;
    let path = format!("/channels/{}/threads", bot.channel("game-night"));
    let (_, thread) = bot.post(&path, json!({"name": "t", "type": 11})).await;
    let thread: sandbox::Id = thread["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let path = format!("/channels/{thread}/thread-members");
    let [ben, cleo] = ["Ben", "Cleo"].map(|name| bot.sandbox.member(name).expect("a member"));
    let to_ben = format!("{path}/{}", ben.id());
    assert_eq!(bot.ask(Method::PUT, &to_ben, Value::Null).await.0, 204);
    cleo.visit_id(thread).and_then(|visit| visit.say("Hello")).expect("she sees it");
    assert_eq!(bot.ask(Method::DELETE, &to_ben, Value::Null).await.0, 204);
    // Nobody leaves twice.
    assert_eq!(bot.ask(Method::DELETE, &to_ben, Value::Null).await.0, 204);
    bot.sandbox.remove_member("Castle Green", "Cleo").expect("Cleo is there");
    assert_eq!(bot.ask(Method::DELETE, &format!("{path}/@me"), Value::Null).await.0, 204);
    for joined in [&ben, &cleo] {
        let told = all.event("THREAD_MEMBERS_UPDATE").await;
        assert_eq!(told["added_members"][0]["user_id"], json!(joined.id()));
        assert_eq!(told["added_members"][0]["member"]["user"]["global_name"], joined.name());
    }
    let me = sandbox::Id(bot.sandbox.application_id());
    for left in [ben.id(), cleo.id(), me] {
        let told = all.event("THREAD_MEMBERS_UPDATE").await;
        assert_eq!((&told["removed_member_ids"], &told["id"]), (&json!([left]), &json!(thread)));
    }
    let told = own.event("THREAD_MEMBERS_UPDATE").await;
    assert_eq!(told["removed_member_ids"], json!([me]), "only its own");
    bot.done();
}

#[tokio::test]
async fn single_commands_are_edited_globally_and_per_server() {
    let bot = Bot::start().await;
    let app = format!("/applications/{}", bot.sandbox.application_id());
    let server = format!("{app}/guilds/{}", bot.sandbox.servers()[0]);
    for scope in [format!("{app}/commands"), format!("{server}/commands")] {
        let play =
            json!({"name": "play", "description": "Plays", "name_localizations": {"de": "spiel"}});
        let (_, made) = bot.post(&scope, play).await;
        bot.post(&scope, json!({"name": "rest", "description": "Rests"})).await;
        let one = format!("{scope}/{}", made["id"].as_str().expect("an id"));
        assert_eq!(bot.get(&one).await.1, made);
        let change = |body: Value| bot.ask(Method::PATCH, &one, body);
        let (status, changed) = change(json!({"description": "Plays a game"})).await;
        assert_eq!(status, 200);
        assert_eq!((&changed["id"], &changed["name"]), (&made["id"], &json!("play")));
        assert_eq!(changed["description"], "Plays a game");
        assert_eq!(changed["name_localizations"]["de"], "spiel", "what is not named stays");
        assert_ne!(changed["version"], made["version"]);
        check(change(json!({"name": "rest"})).await, (400, 50035));
        check(change(json!({"type": 2})).await, (400, 50035));
        check(change(json!({"description": ""})).await, (400, 50035));
        let listed = bot.get(&scope).await.1;
        assert!(listed[0].get("name_localizations").is_none(), "only where they are asked for");
        let listed = bot.get(&format!("{scope}?with_localizations=true")).await.1;
        assert_eq!(listed[0]["name_localizations"]["de"], "spiel");
        assert_eq!(bot.ask(Method::DELETE, &one, Value::Null).await.0, 204);
        check(bot.get(&one).await, (404, 10063));
        check(bot.ask(Method::PATCH, &one, json!({"description": "x"})).await, (404, 10063));
        check(bot.ask(Method::DELETE, &one, Value::Null).await, (404, 10063));
    }
    bot.done();
}

#[tokio::test]
async fn a_planned_429_has_discords_via_header() {
    let bot = Bot::start().await;
    let kind = FaultKind::TooMany { retry_after_s: 0.25 };
    bot.sandbox.plan_fault(Fault { route: "GET /users".into(), times: 1, kind });
    let refused = bot.send(Method::GET, "/users/@me", Value::Null).await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.headers()["via"], "1.1 google");
}

#[tokio::test]
async fn a_request_without_a_user_agent_is_refused() {
    let bot = Bot::start().await;
    let address = format!("{}/api/v10/gateway", bot.sandbox.http_base());
    let nameless = reqwest::Client::builder().no_proxy().build().expect("a client");
    let refused = nameless.get(&address).send().await.expect("an answer");
    assert_eq!(refused.status(), StatusCode::FORBIDDEN);
    assert_eq!(refused.json::<Value>().await.expect("a body")["code"], 40333);
    let named = nameless.get(&address).header("User-Agent", AGENT).send().await;
    assert_eq!(named.expect("an answer").status(), StatusCode::OK);
}
