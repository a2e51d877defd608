//! Sharing the end of a match, from the frame.

use sandbox::Platform;
use serde_json::json;
use tests::{Browsers, has_curve};

use super::{frame, join, open_board, with_activity};
use crate::page::clicks::{DESKTOP, PHONE};

/// Castles, whose armies are secret until both are drawn up.
const CASTLES: &str = "/challenge castles opponent:@Ben seat:1";

/// The button below a finished match.
const SHARE: &str = "[data-do='share-result']";

#[tokio::test(flavor = "multi_thread")]
async fn the_public_picture_of_the_end_is_shared() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_activity().await;
    harness.sandbox.set_consent(Some(true));
    let (ada, ben) = harness.match_of(CASTLES).await;
    let opened = open_board(&ada).await;
    let window = browsers.open(&opened.url, DESKTOP).await;
    window.enter_frame("iframe").await;
    window.find("html[data-ready='true']").await;
    let (page, _) = frame(&harness, "Ada", &opened).await;
    let ask = json!({"match": "1"});
    assert_eq!(page.post("/picture", ask.clone()).await.status, 422, "the match runs");
    assert_eq!(window.count(SHARE).await, 0);
    ada.play("deploy phalanx").await;
    ben.resign().await;
    // Once the match is analyzed, the curve is edited into the picture, which becomes higher.
    ada.board_where(|seen| seen.button("Rematch").is_some() && has_curve(seen)).await;
    window.click(SHARE).await;
    let is_moment = |said: &sandbox::LoggedCommand| said.cmd == "OPEN_SHARE_MOMENT_DIALOG";
    let shared = harness.sandbox.wait_for_frame_command("a picture", is_moment).await.unwrap();
    window.leave_frames().await;
    window.find("#share[open] #share-picture:not([hidden])").await;
    window.pictures().await;
    // The shared picture is that of the channel, without an army.
    let board = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    let fetch = async |url: &str| reqwest::get(url).await.unwrap().bytes().await.unwrap();
    let picture = fetch(shared.args["mediaUrl"].as_str().unwrap()).await;
    assert_eq!(picture, fetch(&board.pictures[0].url).await);
    // A person without access to the match gets no picture.
    let elsewhere = harness.member("Dora").visit("castle-talk").unwrap();
    let elsewhere = elsewhere.join_activity(Platform::Desktop).unwrap();
    let (dora, _) = frame(&harness, "Dora", &elsewhere).await;
    assert_eq!(dora.post("/picture", ask).await.status, 403);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shares_the_link_and_an_old_client_cannot_share() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_activity().await;
    harness.sandbox.set_consent(Some(true));
    let (ada, ben) = harness.match_of(CASTLES).await;
    let phone = ada.thread.join_activity(Platform::Mobile).unwrap();
    let phone = browsers.open(&phone.url, PHONE).await;
    let desktop = join(&harness, "Ben", &ada);
    harness.member("Ben").set_old_client().unwrap();
    let desktop = browsers.open(&desktop.url, DESKTOP).await;
    for window in [&phone, &desktop] {
        window.enter_frame("iframe").await;
        window.find("html[data-ready='true']").await;
    }
    ben.resign().await;
    for window in [&phone, &desktop] {
        window.find("#app[data-phase='over'] [data-do='replay']").await;
    }
    phone.tap(SHARE).await;
    let link = harness.sandbox.wait_for_frame_command("a link", |said| said.cmd == "SHARE_LINK");
    assert_eq!(link.await.unwrap().args["custom_id"], "m1");
    desktop.click("#more").await;
    desktop.find("[data-do='match-list']").await;
    assert_eq!(desktop.count(&format!("{SHARE}, [data-do='share']")).await, 0);
    phone.close().await;
    desktop.close().await;
}
