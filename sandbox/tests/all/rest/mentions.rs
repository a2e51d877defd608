//! Mentions: whom a message pings, and what its JSON lists.

use reqwest::Method;
use sandbox::Permissions;
use serde_json::{Value, json};

use crate::rest::{Bot, check};

#[tokio::test]
async fn mentions_ping_only_allowed_members() {
    let bot = Bot::start().await;
    let room = bot.channel("game-night");
    let (ada, ben) = (
        bot.sandbox.member("Ada").expect("Ada").id(),
        bot.sandbox.member("Ben").expect("Ben").id(),
    );
    let body = json!({"content": format!("<@{ada}> <@{ben}> @everyone"), "allowed_mentions": {"users": [ben]}});
    let (_, sent) = bot.post(&format!("/channels/{room}/messages"), body).await;
    let seen = bot
        .sandbox
        .member("Ben")
        .and_then(|ben| ben.visit("game-night"))
        .expect("Ben")
        .last()
        .expect("a message");
    assert_eq!((seen.pings, seen.pings_me), (vec!["Ben".to_owned()], true));
    let edit = json!({"content": format!("<@{ada}>")});
    bot.ask(
        Method::PATCH,
        &format!("/channels/{room}/messages/{}", sent["id"].as_str().expect("an id")),
        edit,
    )
    .await;
    let seen = bot.ada("game-night").last().expect("a message");
    assert!(seen.edited && !seen.pings_me, "an edit does not notify");
}

#[tokio::test]
async fn the_mentions_of_a_message_follow_its_text() {
    let bot = Bot::start().await;
    let room = bot.channel("game-night");
    let [ada, ben] = ["Ada", "Ben"].map(|name| bot.sandbox.member(name).expect("a member").id());
    let mentioned = |message: &Value| {
        let users = message["mentions"].as_array().expect("a list").iter();
        users.map(|user| user["id"].clone()).collect::<Vec<_>>()
    };
    let path = format!("/channels/{room}/messages");
    let (_, sent) = bot.post(&path, json!({"content": format!("turn of <@{ada}>")})).await;
    assert_eq!(mentioned(&sent), [json!(ada)]);
    let path = format!("{path}/{}", sent["id"].as_str().expect("an id"));
    let edit = |body: Value| bot.ask(Method::PATCH, &path, body);
    let turn = format!("turn of <@{ben}>");
    assert_eq!(mentioned(&edit(json!({"content": turn})).await.1), [json!(ben)]);
    assert_eq!(mentioned(&edit(json!({"components": []})).await.1), [json!(ben)]);
    let nobody = json!({"content": turn, "allowed_mentions": {"parse": []}});
    assert!(mentioned(&edit(nobody).await.1).is_empty());
    let (callback, token) = bot.interaction().await;
    check(bot.post(&callback, json!({"type": 5})).await, (204, 0));
    let (_, filled) = bot.post(&bot.webhook(&token, ""), json!({"content": turn})).await;
    assert_eq!(mentioned(&filled), [json!(ben)]);
    let shown = bot.ada("game-night").last().expect("the answer");
    assert!(shown.pings.is_empty(), "the answer to a deferral does not notify");
    bot.done();
}

#[tokio::test]
async fn a_mentioned_role_is_listed_if_the_bot_may_mention_it() {
    let bot = Bot::start().await;
    let room = bot.channel("game-night");
    let (_, roles) = bot.get(&format!("/guilds/{}/roles", bot.sandbox.servers()[0])).await;
    let mut roles = roles.as_array().expect("a list").iter();
    let role = &roles.find(|role| role["position"] == 1).expect("the bot's own")["id"];
    let body = json!({"content": format!("<@&{}>", role.as_str().expect("an id"))});
    let path = format!("/channels/{room}/messages");
    for (permissions, listed) in
        [(Permissions(0), json!([])), (Permissions::MENTION_EVERYONE, json!([role]))]
    {
        let permit = bot.sandbox.permit(room, Some("Castellan"), permissions, Permissions(0));
        permit.expect("the channel is there");
        let (_, sent) = bot.post(&path, body.clone()).await;
        assert_eq!((&sent["mention_roles"], &sent["mentions"]), (&listed, &json!([])));
    }
    bot.done();
}
