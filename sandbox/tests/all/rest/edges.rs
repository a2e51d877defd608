//! The finer points: idle threads, too many files, strangers, the size of commands, forms and suggestions.

use reqwest::Method;
use reqwest::multipart::{Form, Part};
use sandbox::Id;
use serde_json::{Value, json};

use crate::rest::{Bot, check};

const MINUTE_MS: u64 = 60_000;

/// Opens a public thread that is archived after this many idle minutes.
async fn open_thread(bot: &Bot, minutes: u64) -> Id {
    let path = format!("/channels/{}/threads", bot.channel("game-night"));
    let body = json!({"name": "match", "type": 11, "auto_archive_duration": minutes});
    let (status, thread) = bot.post(&path, body).await;
    assert_eq!(status, 201, "{thread}");
    thread["id"].as_str().and_then(|id| id.parse().ok()).expect("an id")
}

/// Moves the clock forward. Returns whether the thread is archived then.
async fn archived_after(bot: &Bot, thread: Id, minutes: u64) -> bool {
    bot.clock.advance(minutes * MINUTE_MS);
    bot.sandbox.tick();
    let (_, shown) = bot.get(&format!("/channels/{thread}")).await;
    shown["thread_metadata"]["archived"].as_bool().expect("a thread")
}

#[tokio::test]
async fn an_idle_thread_is_archived_and_messages_keep_it_open() {
    let bot = Bot::start().await;
    let (hourly, daily) = (open_thread(&bot, 60).await, open_thread(&bot, 1440).await);
    assert!(!archived_after(&bot, hourly, 59).await);
    check(
        bot.post(&format!("/channels/{hourly}/messages"), json!({"content": "x"})).await,
        (200, 0),
    );
    assert!(!archived_after(&bot, hourly, 59).await);
    assert!(archived_after(&bot, hourly, 1).await);
    assert!(!archived_after(&bot, daily, 0).await);
    let (_, shown) = bot.get(&format!("/channels/{hourly}")).await;
    assert_eq!(shown["thread_metadata"]["archive_timestamp"], "2026-09-21T16:12:20.000000+00:00");
    bot.done();
}

#[tokio::test]
async fn reopening_a_thread_or_changing_its_duration_counts_as_activity() {
    let bot = Bot::start().await;
    let thread = open_thread(&bot, 60).await;
    assert!(archived_after(&bot, thread, 60).await);
    let path = format!("/channels/{thread}");
    check(bot.ask(Method::PATCH, &path, json!({"archived": false})).await, (200, 0));
    assert!(!archived_after(&bot, thread, 59).await);
    let longer = json!({"auto_archive_duration": 1440});
    check(bot.ask(Method::PATCH, &path, longer).await, (200, 0));
    assert!(!archived_after(&bot, thread, 1439).await);
    assert!(archived_after(&bot, thread, 1).await);
}

#[tokio::test]
async fn a_thread_that_a_message_reopened_is_archived_again() {
    let bot = Bot::start().await;
    let thread = open_thread(&bot, 60).await;
    assert!(archived_after(&bot, thread, 60).await);
    bot.clock.advance(MINUTE_MS);
    let path = format!("/channels/{thread}");
    check(bot.post(&format!("{path}/messages"), json!({"content": "x"})).await, (200, 0));
    let (_, shown) = bot.get(&path).await;
    assert_eq!(shown["thread_metadata"]["archive_timestamp"], "2026-09-21T15:14:20.000000+00:00");
    assert!(!archived_after(&bot, thread, 59).await);
    assert!(archived_after(&bot, thread, 1).await);
    bot.done();
}

/// Sends a message with this many files.
async fn upload(bot: &Bot, method: Method, path: &str, count: usize) -> (u16, Value) {
    let mut form = Form::new().text("payload_json", "{}");
    for n in 0..count {
        form = form.part(format!("files[{n}]"), Part::bytes(vec![0]).file_name("a.png"));
    }
    let address = format!("{}/api/v10{path}", bot.sandbox.http_base());
    let request = bot.http.request(method, address).multipart(form);
    let request = request.header("Authorization", format!("Bot {}", bot.sandbox.token()));
    let response = request.send().await.expect("an answer");
    (response.status().as_u16(), response.json().await.expect("JSON"))
}

#[tokio::test]
async fn a_message_has_ten_files_and_no_more() {
    let bot = Bot::start().await;
    let path = format!("/channels/{}/messages", bot.channel("game-night"));
    check(upload(&bot, Method::POST, &path, 11).await, (400, 30015));
    let (status, sent) = upload(&bot, Method::POST, &path, 10).await;
    assert_eq!((status, sent["attachments"].as_array().map(Vec::len)), (200, Some(10)));
    let message = format!("{path}/{}", sent["id"].as_str().expect("an id"));
    check(upload(&bot, Method::PATCH, &message, 1).await, (400, 30015));
    let (_, shown) = bot.get(&message).await;
    assert_eq!(shown["attachments"].as_array().map(Vec::len), Some(10), "all are still there");
    bot.done();
}

#[tokio::test]
async fn direct_messages_need_a_shared_server() {
    let bot = Bot::start().await;
    let eve = bot.sandbox.member("Eve").expect("Eve, who shares no server with the bot");
    let (status, dm) = bot.post("/users/@me/channels", json!({"recipient_id": eve.id()})).await;
    assert_eq!(status, 200);
    let path = format!("/channels/{}/messages", dm["id"].as_str().expect("an id"));
    check(bot.post(&path, json!({"content": "hello"})).await, (403, 50278));
}

#[tokio::test]
async fn inconsistent_command_options_are_refused() {
    let bot = Bot::start().await;
    let command = |option: Value| {
        let mut option = option;
        option["name"] = json!("o");
        option["description"] = json!("d");
        json!([{"name": "go", "description": "d", "options": [option]}])
    };
    let choice = |value: Value| json!([{"name": "n", "value": value}]);
    let wrong = [
        json!({"type": 3, "min_length": 6001}),
        json!({"type": 3, "max_length": 0}),
        json!({"type": 3, "min_length": 5, "max_length": 4}),
        json!({"type": 4, "min_length": 1}),
        json!({"type": 3, "min_value": 1}),
        json!({"type": 4, "min_value": 2, "max_value": 1}),
        json!({"type": 4, "choices": choice(json!("text"))}),
        json!({"type": 4, "choices": choice(json!(9_007_199_254_740_992_u64))}),
        json!({"type": 3, "choices": choice(json!(1))}),
        json!({"type": 6, "choices": choice(json!("x"))}),
        json!({"type": 6, "autocomplete": true}),
        json!({"type": 3, "choices": [{"name": "n", "value": "a"}, {"name": "n", "value": "b"}]}),
    ];
    for option in wrong {
        let (status, answer) = bot.register(command(option.clone())).await;
        assert_eq!((status, answer["code"].as_u64()), (400, Some(50035)), "{option}");
    }
    let right = [
        json!({"type": 3, "min_length": 0, "max_length": 6000, "autocomplete": true}),
        json!({"type": 4, "min_value": -5, "max_value": 5, "autocomplete": true}),
        json!({"type": 10, "choices": choice(json!(1.5))}),
        json!({"type": 3, "choices": choice(json!("x"))}),
    ];
    for option in right {
        assert_eq!(bot.register(command(option.clone())).await.0, 200, "{option}");
    }
    bot.done();
}

#[tokio::test]
async fn the_longest_translation_counts_in_the_command_size() {
    let bot = Bot::start().await;
    let commands = |translated: usize| {
        let choice = |n: usize| json!({"name": format!("{n}"), "name_localizations": {"de": "x".repeat(translated)}, "value": "v".repeat(50)});
        let choices = (0..25).map(choice).collect::<Vec<_>>();
        let option = |n: usize| json!({"type": 3, "name": format!("o{n}"), "description": "d", "choices": choices});
        json!([{"name": "go", "description": "d", "options": [option(1), option(2), option(3)]}])
    };
    assert_eq!(bot.register(commands(50)).await.0, 200);
    check(bot.register(commands(100)).await, (400, 50035));
}

#[tokio::test]
async fn an_application_has_a_hundred_slash_commands() {
    let bot = Bot::start().await;
    let command = |n: usize| json!({"name": format!("c{n}"), "description": "d"});
    let all = (0..100).map(command).collect::<Vec<_>>();
    assert_eq!(bot.register(all.into()).await.0, 200);
    let path = format!("/applications/{}/commands", bot.sandbox.application_id());
    check(bot.post(&path, command(100)).await, (400, 30032));
    assert_eq!(bot.post(&path, command(99)).await.0, 200, "one that is there is replaced");
}

/// Opens a form with this one field.
async fn open_form(bot: &Bot, field: Value) -> (u16, Value) {
    let (callback, _) = bot.interaction().await;
    let rows = json!([{"type": 1, "components": [field]}]);
    let form = json!({"custom_id": "f", "title": "t", "components": rows});
    bot.post(&callback, json!({"type": 9, "data": form})).await
}

#[tokio::test]
async fn inconsistent_modals_are_refused() {
    let bot = Bot::start().await;
    let field = |more: Value| {
        let mut field = json!({"type": 4, "custom_id": "a", "label": "l", "style": 1});
        for (name, value) in more.as_object().expect("fields") {
            field[name] = value.clone();
        }
        field
    };
    for wrong in [
        json!({"style": 3}),
        json!({"style": null}),
        json!({"min_length": 4001}),
        json!({"max_length": 4001}),
        json!({"max_length": 0}),
        json!({"min_length": 3, "max_length": 2}),
        json!({"value": "four", "max_length": 3}),
        json!({"labels": "misspelt"}),
    ] {
        let (status, answer) = open_form(&bot, field(wrong.clone())).await;
        assert_eq!((status, answer["code"].as_u64()), (400, Some(50035)), "{wrong}");
    }
    check(open_form(&bot, field(json!({"value": "two", "min_length": 1}))).await, (204, 0));
    let (callback, _) = bot.interaction().await;
    let row = json!({"type": 1, "components": [field(json!({}))]});
    for rows in [json!([row, row]), json!([{"type": 1, "components": []}])] {
        let form = json!({"custom_id": "f", "title": "t", "components": rows});
        check(bot.post(&callback, json!({"type": 9, "data": form})).await, (400, 50035));
    }
}

/// Lets Ada open a form with these components and fill it in. Returns the data that the bot gets.
async fn filled_form(bot: &Bot, components: Value, fields: Value) -> Value {
    bot.register(json!([{"name": "go", "description": "Goes"}])).await;
    let asked = bot.ada("game-night").slash("/go").expect("sent");
    let sent = bot.sandbox.interaction(asked.id()).expect("it was sent");
    let token = sent["token"].as_str().expect("a token");
    let callback = format!("/interactions/{}/{token}/callback", asked.id());
    let form = json!({"custom_id": "f", "title": "t", "components": components});
    check(bot.post(&callback, json!({"type": 9, "data": form})).await, (204, 0));
    let act = json!({"as": "Ada", "do": "submit", "form": asked.id(), "fields": fields});
    let filled = bot.http.post(format!("{}/sandbox/act", bot.sandbox.http_base())).json(&act);
    let done: Value = filled.send().await.expect("an answer").json().await.expect("JSON");
    let id: Option<Id> = done["interaction"].as_str().and_then(|id| id.parse().ok());
    let sent = id.and_then(|id| bot.sandbox.interaction(id));
    sent.unwrap_or_else(|| panic!("{done}"))["data"].clone()
}

#[tokio::test]
async fn a_form_with_a_plain_text_can_be_sent() {
    let bot = Bot::start_unchecked().await;
    let field = json!({"type": 4, "custom_id": "what", "style": 1});
    let components = json!([
        {"type": 10, "content": "What happened?"},
        {"type": 18, "label": "It", "component": field},
    ]);
    let data = filled_form(&bot, components, json!({"what": "A leak"})).await;
    assert_eq!(data["components"][0], json!({"type": 10, "id": 1}));
    assert_eq!(data["components"][1]["component"]["value"], "A leak");
}

#[tokio::test]
async fn each_field_of_a_form_is_sent_in_its_own_form() {
    let bot = Bot::start_unchecked().await;
    let options = json!([{"label": "A", "value": "a"}, {"label": "B", "value": "b"}]);
    let labeled = |field: Value| json!({"type": 18, "label": "l", "component": field});
    let components = json!([
        labeled(json!({"type": 3, "custom_id": "menu", "options": options})),
        labeled(json!({"type": 5, "custom_id": "who"})),
        labeled(json!({"type": 21, "custom_id": "radio", "options": options})),
        labeled(json!({"type": 22, "custom_id": "boxes", "options": options})),
        labeled(json!({"type": 23, "custom_id": "box"})),
    ]);
    let ben = bot.sandbox.member("Ben").expect("Ben").id().to_string();
    let fields = json!({"menu": "a", "who": ben, "radio": "b", "boxes": ["a", "b"], "box": "true"});
    let data = filled_form(&bot, components, fields).await;
    let expected = [
        (3, "values", json!(["a"])),
        (5, "values", json!([ben])),
        (21, "value", json!("b")),
        (22, "values", json!(["a", "b"])),
        (23, "value", json!(true)),
    ];
    for (at, (kind, field, value)) in expected.into_iter().enumerate() {
        let answer = &data["components"][at]["component"];
        assert_eq!((&answer["type"], &answer[field]), (&json!(kind), &value));
    }
    assert_eq!(data["resolved"]["users"][ben]["global_name"], "Ben");
    let components = json!([labeled(json!({"type": 8, "custom_id": "where"}))]);
    let talk = bot.channel("castle-talk").to_string();
    let data = filled_form(&bot, components, json!({"where": talk})).await;
    assert_eq!(data["resolved"]["channels"][talk]["name"], "castle-talk");
}

#[tokio::test]
async fn an_empty_list_clears_a_field_that_has_defaults() {
    let bot = Bot::start_unchecked().await;
    let options = json!([{"label": "A", "value": "a", "default": true}]);
    let days = json!({"type": 3, "custom_id": "days", "options": options, "required": false});
    let components = json!([{"type": 18, "label": "Days", "component": days}]);
    for (fields, values) in [(json!({"days": []}), json!([])), (json!({}), json!(["a"]))] {
        let data = filled_form(&bot, components.clone(), fields).await;
        assert_eq!(data["components"][0]["component"]["values"], values);
    }
}

#[tokio::test]
async fn autocomplete_choices_must_match_the_option_type() {
    let bot = Bot::start().await;
    let option = json!({"type": 4, "name": "n", "description": "d", "autocomplete": true});
    bot.register(json!([{"name": "go", "description": "d", "options": [option]}])).await;
    let asked = bot.ada("game-night").suggest("/go n:1").expect("typed");
    let sent = bot.sandbox.interaction(asked.id()).expect("it was sent");
    let token = sent["token"].as_str().expect("a token");
    let callback = format!("/interactions/{}/{token}/callback", asked.id());
    let choices =
        |value: Value| json!({"type": 8, "data": {"choices": [{"name": "one", "value": value}]}});
    check(bot.post(&callback, choices(json!("1"))).await, (400, 50035));
    check(bot.post(&callback, choices(json!(1))).await, (204, 0));
}

#[tokio::test]
async fn a_refused_callback_can_be_corrected_and_sent_again() {
    let bot = Bot::start().await;
    let (callback, _) = bot.interaction().await;
    let body = json!({"type": 4, "data": {"content": "x"}, "date": {}});
    check(bot.post(&callback, body).await, (400, 50035));
    check(bot.post(&callback, json!({"type": 4, "data": {"content": "x"}})).await, (204, 0));
}

#[tokio::test]
async fn answers_name_the_server_that_installed_the_application() {
    let bot = Bot::start().await;
    let (callback, _) = bot.interaction().await;
    let (_, answer) = bot
        .post(
            &format!("{callback}?with_response=true"),
            json!({"type": 4, "data": {"content": "x"}}),
        )
        .await;
    let (_, servers) = bot.get("/users/@me/guilds").await;
    let owners =
        &answer["resource"]["message"]["interaction_metadata"]["authorizing_integration_owners"];
    assert_eq!(*owners, json!({"0": servers[0]["id"]}));
    bot.done();
}

#[tokio::test]
async fn lists_of_messages_have_one_to_a_hundred() {
    let bot = Bot::start().await;
    let path = format!("/channels/{}/messages", bot.channel("game-night"));
    for limit in ["0", "101", "x"] {
        check(bot.get(&format!("{path}?limit={limit}")).await, (400, 50035));
    }
    check(bot.get(&format!("{path}?limit=100")).await, (200, 0));
}

#[tokio::test]
async fn an_old_message_can_be_edited_again_when_the_answer_says_so() {
    let bot = Bot::start().await;
    let path = format!("/channels/{}/messages", bot.channel("game-night"));
    let (_, sent) = bot.post(&path, json!({"content": "0"})).await;
    let path = format!("{path}/{}", sent["id"].as_str().expect("an id"));
    bot.clock.advance(60 * MINUTE_MS + 1);
    for n in 1..=3 {
        assert_eq!(bot.ask(Method::PATCH, &path, json!({"content": n.to_string()})).await.0, 200);
        bot.clock.advance(1_000);
    }
    let (status, refused) = bot.ask(Method::PATCH, &path, json!({"content": "4"})).await;
    assert_eq!((status, refused["retry_after"].as_f64()), (429, Some(3.0)));
    bot.clock.advance(3_000);
    assert_eq!(bot.ask(Method::PATCH, &path, json!({"content": "4"})).await.0, 200);
}
