//! The language of a frame: the person's choice, else that of their Discord.

use sandbox::Platform;
use serde_json::{Value, json};
use tests::{Browsers, Harness};

use super::{frame, with_activity};
use crate::KASTELL;
use crate::page::clicks::PHONE;

/// Changes the language of Ada's Discord while her window is open, by an order of the sandbox.
async fn order(harness: &Harness, locale: &str) {
    let address = format!("{}/sandbox/order", harness.sandbox.http_base());
    let body = json!({"order": "change_window", "who": "Ada", "locale": locale});
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    let answer = http.post(address).json(&body).send().await.unwrap();
    assert_eq!(answer.status().as_u16(), 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_frame_uses_the_language_of_discord_or_the_chosen_one() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_activity().await;
    harness.sandbox.set_consent(Some(true));
    let (ada, _) = harness.match_of(KASTELL).await;
    let place = harness.at("Ada");
    let opened = place.join_activity(Platform::Mobile).unwrap();
    order(&harness, "fr").await;
    let window = browsers.open(&opened.url, PHONE).await;
    window.enter_frame("iframe").await;
    window.find("html[lang='fr'][data-ready='true']").await;
    window
        .wait_until("the board is in French", "return document.body.innerText.includes('À toi')")
        .await;
    window.tap("#more").await;
    window.tap("[data-do='match-list']").await;
    window
        .wait_until(
            "the list is in French",
            "return document.body.innerText.includes('À toi de jouer')",
        )
        .await;
    let (page, session) = frame(&harness, "Ada", &opened).await;
    assert_eq!(page.on(1).state().await["viewer"]["language"], "fr");
    assert_eq!(session["matches"]["mine"][0]["title"].as_str().map(str::is_empty), Some(false));
    // The person's choice overrides the language of Discord, in the frame as in the chat.
    let settings = ada.ask("/settings").await;
    let languages = ada.press(&settings, "🌐 Langue").await;
    ada.choose(&languages, "de").await;
    let (page, session) = frame(&harness, "Ada", &opened).await;
    assert_eq!(
        (&session["language"], &session["words"]["turn"]),
        (&json!("de"), &json!("Du bist am Zug"))
    );
    assert_eq!(page.on(1).state().await["viewer"]["language"], "de");
    // The open list follows when it is refreshed.
    window
        .wait_until(
            "the list is in German",
            "return document.querySelector('#match-list h1').textContent.includes('Du bist am Zug')",
        )
        .await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unsupported_discord_language_falls_back_to_the_browsers() {
    let harness = with_activity().await;
    let opened = harness.at("Cleo").join_activity(Platform::Desktop).unwrap();
    harness.sandbox.set_locale("Cleo", "pl").unwrap();
    let (_, session) = frame(&harness, "Cleo", &opened).await;
    assert_eq!((&session["language"], &session["open"]), (&json!("en"), &Value::Null));
}
