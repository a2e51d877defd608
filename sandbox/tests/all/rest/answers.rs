//! Answers of REST: errors, limits, permissions, windows, edits, threads.

use reqwest::{Method, StatusCode};
use sandbox::{Config, Permissions, Scenario};
use serde_json::{Value, json};

use crate::rest::{Bot, check, checked};

#[tokio::test]
async fn startup_requests_of_a_bot_are_answered() {
    let bot = Bot::start().await;
    let guild =
        bot.get("/users/@me/guilds").await.1[0]["id"].as_str().expect("a server").to_owned();
    let me = bot.sandbox.application_id();
    for path in
        ["/gateway", "/gateway/bot", "/oauth2/applications/@me", "/applications/@me", "/users/@me"]
    {
        assert_eq!(bot.get(path).await.0, 200, "{path}");
    }
    for path in ["", "/channels", "/roles", "/threads/active", &format!("/members/{me}")] {
        assert_eq!(bot.get(&format!("/guilds/{guild}{path}")).await.0, 200, "{path}");
    }
    bot.done();
}

#[tokio::test]
async fn members_are_listed_by_id_with_the_privileged_intent() {
    for is_granted in [false, true] {
        let scenario = Scenario::demo();
        let scenario = if is_granted { scenario.grant_intents() } else { scenario };
        let bot = Bot::start_in(scenario, checked(Config::demo())).await;
        let path = format!("/guilds/{}/members", bot.sandbox.servers()[0]);
        if !is_granted {
            check(bot.get(&path).await, (403, 50001));
            continue;
        }
        let (status, all) = bot.get(&format!("{path}?limit=1000")).await;
        let all = all.as_array().expect("a list");
        assert_eq!((status, all.len()), (200, 5), "the four, and the bot");
        let (first, second) = (&all[0], &all[1]);
        assert_eq!(bot.get(&path).await.1, json!([first]));
        let after = first["user"]["id"].as_str().expect("an id");
        assert_eq!(bot.get(&format!("{path}?limit=1&after={after}")).await.1, json!([second]));
        check(bot.get(&format!("{path}?limit=1001")).await, (400, 50035));
        bot.done();
    }
}

#[tokio::test]
async fn unknown_routes_ids_and_tokens_get_discords_errors() {
    let bot = Bot::start().await;
    let room = bot.channel("game-night");
    check(bot.get("/nowhere").await, (501, 0));
    check(bot.get("/channels/1").await, (404, 10003));
    check(bot.get("/channels/x").await, (400, 50035));
    check(bot.get(&format!("/channels/{room}/messages/1")).await, (404, 10008));
    check(bot.get(&format!("/channels/{}", bot.channel("there"))).await, (403, 50001));
    check(bot.post(&bot.webhook("nonsense", ""), json!({"content": "x"})).await, (401, 50027));
    let response = bot
        .http
        .get(format!("{}/api/v10/users/@me", bot.sandbox.http_base()))
        .send()
        .await
        .expect("an answer");
    assert_eq!(response.status(), StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn messages_over_a_limit_are_refused() {
    let bot = Bot::start().await;
    let path = format!("/channels/{}/messages", bot.channel("game-night"));
    let button = |id: &str| json!({"type": 2, "style": 1, "label": "x", "custom_id": id});
    let row = |inner: Value| json!({"components": [{"type": 1, "components": inner}]});
    let wrong = [
        json!({"content": "x".repeat(2001)}),
        json!({"content": "x", "embeds": [{"title": "t".repeat(257)}]}),
        json!({"content": "x", "embeds": [{"description": "t".repeat(4096)}, {"description": "t".repeat(4096)}]}),
        row(json!([])),
        row(json!([button("a"), button("a")])),
        row(json!([button(&"a".repeat(101))])),
        row(json!([{"type": 2, "style": 1, "label": "no id"}])),
        row(
            json!([button("a"), {"type": 3, "custom_id": "b", "options": [{"label": "l", "value": "v"}]}]),
        ),
        row(
            json!([{"type": 3, "custom_id": "b", "options": [{"label": "l", "value": "v"}, {"label": "m", "value": "v"}]}]),
        ),
        json!({"components": (0..6).map(|n| json!({"type": 1, "components": [button(&n.to_string())]})).collect::<Vec<_>>()}),
        json!({"content": "x", "flags": 64}),
        json!({"content": "x", "contents": "misspelt"}),
        json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["5"]}}),
        json!({"content": "x", "attachments": [{"id": 0, "description": "d".repeat(1025)}]}),
    ];
    for body in wrong {
        let told = body.to_string().chars().take(90).collect::<String>();
        let (status, answer) = bot.post(&path, body).await;
        assert_eq!((status, answer["code"].as_u64()), (400, Some(50035)), "{told}");
        assert!(answer["errors"].is_object(), "{told}");
    }
    check(bot.post(&path, json!({"content": "  "})).await, (400, 50006));
    assert_eq!(bot.get(&path).await.1, json!([]), "nothing was sent");
}

#[tokio::test]
async fn invalid_commands_are_refused_and_the_old_ones_remain() {
    let bot = Bot::start().await;
    assert_eq!(bot.register(json!([{"name": "good", "description": "Good"}])).await.0, 200);
    let option = |name: &str, required: bool| json!({"type": 3, "name": name, "description": "d", "required": required});
    let wrong = [
        json!({"name": "Upper", "description": "d"}),
        json!({"name": "with space", "description": "d"}),
        json!({"name": "none"}),
        json!({"name": "order", "description": "d", "options": [option("a", false), option("b", true)]}),
        json!({"name": "twice", "description": "d", "options": [option("a", false), option("a", false)]}),
        json!({"name": "mixed", "description": "d", "options": [option("a", false), {"type": 1, "name": "sub", "description": "d"}]}),
        json!({"name": "long", "description": "d".repeat(101)}),
        json!({"name": "locale", "description": "d", "name_localizations": {"xx": "y"}}),
    ];
    for command in wrong {
        check(bot.register(json!([command])).await, (400, 50035));
    }
    let left = bot.get(&format!("/applications/{}/commands", bot.sandbox.application_id())).await.1;
    assert_eq!(left[0]["name"], "good");
    bot.done();
}

#[tokio::test]
async fn an_interaction_is_answered_once_and_within_three_seconds() {
    let bot = Bot::start().await;
    let (path, token) = bot.interaction().await;
    check(bot.post(&bot.webhook(&token, ""), json!({"content": "too early"})).await, (404, 10015));
    check(bot.post(&path, json!({"type": 4, "data": {"content": "here"}})).await, (204, 0));
    check(bot.post(&path, json!({"type": 4, "data": {"content": "again"}})).await, (400, 40060));
    let (late, _) = bot.interaction().await;
    bot.clock.advance(3_001);
    check(bot.post(&late, json!({"type": 4, "data": {"content": "late"}})).await, (404, 10062));
    bot.clock.advance(15 * 60_000);
    check(
        bot.ask(
            Method::PATCH,
            &bot.webhook(&token, "/messages/@original"),
            json!({"content": "x"}),
        )
        .await,
        (401, 50027),
    );
}

#[tokio::test]
async fn the_first_follow_up_keeps_the_privacy_of_the_deferral() {
    let bot = Bot::start().await;
    let (path, token) = bot.interaction().await;
    check(bot.post(&path, json!({"type": 5, "data": {"flags": 64}})).await, (204, 0));
    let (_, first) = bot.post(&bot.webhook(&token, ""), json!({"content": "mine"})).await;
    assert_eq!(first["flags"], 64, "the first follow-up is the private loading message");
    let (_, second) = bot.post(&bot.webhook(&token, ""), json!({"content": "public"})).await;
    assert_eq!(second["flags"], 0);
    let (_, original) = bot.get(&bot.webhook(&token, "/messages/@original")).await;
    assert_eq!(original["content"], "mine");
    let listed = bot.get(&format!("/channels/{}/messages", bot.channel("game-night"))).await.1;
    assert_eq!(listed.as_array().map(Vec::len), Some(1), "private messages are not in the channel");
    bot.done();
}

#[tokio::test]
async fn a_repeated_nonce_returns_the_first_message() {
    let bot = Bot::start().await;
    let path = format!("/channels/{}/messages", bot.channel("game-night"));
    let body = json!({"content": "once", "nonce": "n-1", "enforce_nonce": true});
    let (first, again) = (bot.post(&path, body.clone()).await.1, bot.post(&path, body).await.1);
    assert_eq!(first["id"], again["id"]);
    bot.done();
}

#[tokio::test]
async fn missing_permissions_refuse_requests() {
    let bot = Bot::start().await;
    let room = bot.channel("game-night");
    let path = format!("/channels/{room}/messages");
    let deny = |permissions| {
        bot.sandbox
            .permit(room, Some("Castellan"), Permissions(0), permissions)
            .expect("the channel is there")
    };
    deny(Permissions::SEND_MESSAGES);
    check(bot.post(&path, json!({"content": "x"})).await, (403, 50013));
    deny(Permissions::EMBED_LINKS);
    check(bot.post(&path, json!({"embeds": [{"title": "t"}]})).await, (403, 50013));
    deny(Permissions::VIEW_CHANNEL);
    check(bot.post(&path, json!({"content": "x"})).await, (403, 50001));
    check(
        bot.post(
            &format!("/channels/{}/threads", bot.channel("spectators")),
            json!({"name": "t", "type": 11}),
        )
        .await,
        (403, 50013),
    );
}

#[tokio::test]
async fn an_archived_thread_takes_no_edits_but_opens_for_a_message() {
    let bot = Bot::start().await;
    let (status, thread) = bot
        .post(
            &format!("/channels/{}/threads", bot.channel("game-night")),
            json!({"name": "match", "type": 11}),
        )
        .await;
    assert_eq!(status, 201);
    let id: sandbox::Id = thread["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
    let path = format!("/channels/{id}/messages");
    let (_, board) = bot.post(&path, json!({"content": "board"})).await;
    let board = format!("{path}/{}", board["id"].as_str().expect("an id"));
    bot.sandbox.set_thread(id, true, false).expect("archived");
    check(bot.ask(Method::PATCH, &board, json!({"content": "x"})).await, (400, 50083));
    assert_eq!(bot.post(&path, json!({"content": "hello"})).await.0, 200);
    assert_eq!(bot.get(&format!("/channels/{id}")).await.1["thread_metadata"]["archived"], false);
    bot.sandbox.set_thread(id, true, true).expect("locked");
    check(bot.post(&path, json!({"content": "x"})).await, (400, 50083));
    check(
        bot.ask(Method::PATCH, &format!("/channels/{id}"), json!({"archived": false})).await,
        (403, 50013),
    );
    bot.done();
}

#[tokio::test]
async fn a_bot_that_joins_has_the_permissions_of_its_invitation() {
    let scenario = Scenario::demo().bot_may(Permissions::MANAGE_THREADS).server("Tower");
    let scenario = scenario.without_bot().bot_may(Permissions::MANAGE_THREADS);
    let scenario = scenario.member("Ada").channel("tower-talk");
    let bot = Bot::start_in(scenario, checked(Config::demo())).await;
    for (server, channel) in [("Castle Green", "game-night"), ("Tower", "tower-talk")] {
        bot.sandbox.remove_bot(server).expect("the server is there");
        bot.sandbox.add_bot(server).expect("the server is there");
        let path = format!("/channels/{}/threads", bot.channel(channel));
        let (_, thread) = bot.post(&path, json!({"name": "match", "type": 11})).await;
        let id: sandbox::Id = thread["id"].as_str().and_then(|id| id.parse().ok()).expect("an id");
        bot.sandbox.set_thread(id, false, true).expect("locked");
        let unlock = json!({"locked": false});
        check(bot.ask(Method::PATCH, &format!("/channels/{id}"), unlock).await, (200, 0));
    }
    for server in &bot.sandbox.servers()[..2] {
        let (_, roles) = bot.get(&format!("/guilds/{server}/roles")).await;
        let own = roles.as_array().expect("a list").iter().filter(|role| role["position"] == 1);
        assert_eq!(own.count(), 1, "the role of the first time is gone");
    }
    bot.done();
}

#[tokio::test]
async fn edits_of_old_messages_are_limited() {
    let bot = Bot::start().await;
    let path = format!("/channels/{}/messages", bot.channel("game-night"));
    let (_, sent) = bot.post(&path, json!({"content": "0"})).await;
    let path = format!("{path}/{}", sent["id"].as_str().expect("an id"));
    bot.clock.advance(3_600_001);
    for n in 0..3 {
        assert_eq!(bot.ask(Method::PATCH, &path, json!({"content": n.to_string()})).await.0, 200);
    }
    check(bot.ask(Method::PATCH, &path, json!({"content": "4"})).await, (429, 30046));
}

#[tokio::test]
async fn closed_direct_messages_refuse_messages() {
    let bot = Bot::start().await;
    let ben = bot.sandbox.member("Ben").expect("Ben");
    let (_, dm) = bot.post("/users/@me/channels", json!({"recipient_id": ben.id()})).await;
    let path = format!("/channels/{}/messages", dm["id"].as_str().expect("an id"));
    assert_eq!(bot.post(&path, json!({"content": "hello"})).await.0, 200);
    assert_eq!(ben.dm().last().expect("a message").content, "hello");
    bot.sandbox.member("Ben").expect("Ben is there").take_dms(false);
    check(bot.post(&path, json!({"content": "hello?"})).await, (403, 50007));
    ben.take_dms(true);
    assert_eq!(bot.post(&path, json!({"content": "there you are"})).await.0, 200);
    bot.done();
}

#[tokio::test]
async fn deleting_direct_messages_only_closes_them() {
    let bot = Bot::start().await;
    let ben = bot.sandbox.member("Ben").expect("Ben");
    let (_, dm) = bot.post("/users/@me/channels", json!({"recipient_id": ben.id()})).await;
    let channel = format!("/channels/{}", dm["id"].as_str().expect("an id"));
    bot.post(&format!("{channel}/messages"), json!({"content": "hello"})).await;
    assert_eq!(bot.ask(Method::DELETE, &channel, Value::Null).await.0, 200);
    assert_eq!(ben.dm().last().expect("the history").content, "hello");
    bot.done();
}

#[tokio::test]
async fn requests_with_a_foreign_host_or_origin_are_refused() {
    let bot = Bot::start().await;
    let paths =
        ["/sandbox/view?as=Ada", "/api/v10/users/@me", "/", "/page/page.js", "/cdn/emojis/1.webp"];
    for path in paths {
        let ask = async |header: &'static str, value: &str| {
            let asked = bot.http.get(format!("{}{path}", bot.sandbox.http_base()));
            let asked = asked.header("Authorization", format!("Bot {}", bot.sandbox.token()));
            asked.header(header, value).send().await.expect("an answer").status()
        };
        assert_eq!(ask("Host", "evil.example").await, 403, "{path}");
        assert_eq!(ask("Origin", "http://evil.example").await, 403, "{path}");
        assert_eq!(ask("Origin", "null").await, 403, "{path}");
        assert_ne!(ask("Origin", &bot.sandbox.http_base()).await, 403, "{path}");
        assert_ne!(ask("Accept", "*/*").await, 403, "{path}");
    }
}

#[tokio::test]
async fn a_foreign_page_gets_no_connection_to_the_gateway() {
    let bot = Bot::start().await;
    let ask = async |origin: &str| {
        let asked = bot.http.get(format!("{}/?v=10&encoding=json", bot.sandbox.http_base()));
        let asked = asked.header("Connection", "Upgrade").header("Upgrade", "websocket");
        let asked = asked.header("Sec-WebSocket-Version", "13").header("Origin", origin);
        let asked = asked.header("Sec-WebSocket-Key", "AAAAAAAAAAAAAAAAAAAAAA==");
        asked.send().await.expect("an answer").status()
    };
    assert_eq!(ask("http://evil.example").await, 403);
    assert_eq!(ask(&bot.sandbox.http_base()).await, 101);
}

#[tokio::test]
async fn unreadable_sandbox_requests_are_refused_in_json() {
    let bot = Bot::start().await;
    let address = |path: &str| format!("{}/sandbox{path}", bot.sandbox.http_base());
    let act = |body: &'static str| {
        let request = bot.http.post(address("/act")).header("Content-Type", "application/json");
        request.body(body).send()
    };
    for answer in [
        act(r#"{"as": "Ada", "do": "fly"}"#).await,
        act(r#"{"as": "Ada", "do": "say", "channel": "no number", "text": "x"}"#).await,
        act("{").await,
        bot.http.post(address("/order")).body("order").send().await,
        bot.http.get(address("/view")).send().await,
        bot.http.get(address("/view?as=Ada&channel=x")).send().await,
        bot.http.get(address("/asked/x?as=Ada")).send().await,
    ] {
        let answer = answer.expect("an answer");
        let (status, address) = (answer.status(), answer.url().clone());
        let told: Value = answer.json().await.unwrap_or_default();
        assert_eq!((status, told["kind"].as_str()), (StatusCode::BAD_REQUEST, Some("not_sent")));
        let error = told["error"].as_str().expect("a sentence");
        assert!(error.starts_with("The request can't be read: "), "{address}: {error}");
    }
}
