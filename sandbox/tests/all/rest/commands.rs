//! Commands as members use them: their names, and what their options refer to.

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
