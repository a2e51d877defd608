//! Events in the lists of a frame: those of the server, and the person's own.

use sandbox::Platform;
use serde_json::json;
use tests::Browsers;

use super::{frame, with_activity};
use crate::KASTELL;
use crate::clubs::{announced, slash};
use crate::page::clicks::PHONE;

#[tokio::test(flavor = "multi_thread")]
async fn the_frame_lists_the_events_of_the_server_and_of_the_person() {
    let harness = with_activity().await;
    let (ada, _) = announced(&harness).await;
    let events = json!([{"event": "1", "name": "Autumn Cup"}]);
    // Cleo is no entrant, but a member of the server.
    let window = harness.at("Cleo").join_activity(Platform::Desktop).unwrap();
    let (page, session) = frame(&harness, "Cleo", &window).await;
    assert_eq!(session["matches"]["events"], events);
    let open = |event: &str| json!({"event": event, "instance": window.instance});
    assert_eq!(page.on_event(1).get("").await.status, 404, "it is not open yet");
    for missing in ["2", "x"] {
        let answer = page.post("/open", open(missing)).await;
        assert_eq!((answer.status, &answer.body["kind"]), (404, &json!("missing")));
    }
    let opened = page.post("/open", open("1")).await;
    assert_eq!((opened.status, &opened.body["event"]), (200, &json!("1")), "{}", opened.body);
    assert_eq!(page.on_event(1).state().await["name"], "Autumn Cup");
    // In a private conversation only entrants see the event, and others don't learn that it exists.
    let talk = harness.member("Dora").dm().join_activity(Platform::Desktop).unwrap();
    let (stranger, session) = frame(&harness, "Dora", &talk).await;
    assert_eq!(session["matches"]["events"], json!([]));
    let open = |event: &str| json!({"event": event, "instance": talk.instance});
    let hidden = stranger.post("/open", open("1")).await;
    let missing = stranger.post("/open", open("2")).await;
    assert_eq!((hidden.status, &hidden.body), (missing.status, &missing.body));
    let talk = harness.member("Ben").dm().join_activity(Platform::Desktop).unwrap();
    assert_eq!(frame(&harness, "Ben", &talk).await.1["matches"]["events"], events);
    // A finished event is not listed.
    let ended = slash(&ada, "/club manage act:end").await;
    ada.press(ended.id, "Yes, end it").unwrap().message().await.unwrap();
    let lists = page.at_lists().get(&format!("/matches?instance={}", window.instance)).await;
    assert_eq!(lists.body["events"], json!([]), "{}", lists.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_event_opens_in_the_frame_and_leads_to_its_matches_and_back() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_activity().await;
    let (ada, _) = announced(&harness).await;
    slash(&ada, "/club manage act:begin").await;
    harness.seat("Ben").await.board().await;
    // With a second match, the frame opens the list and not a match.
    harness.match_of(KASTELL).await;
    let window = harness.at("Ben").join_activity(Platform::Desktop).unwrap();
    let window = browsers.open(&window.url, PHONE).await;
    window.click("#consent[open] #grant").await;
    window.enter_frame("iframe").await;
    window.find("html[data-signed='true']").await;
    window.click("#match-list [data-do='open-event:1']").await;
    window.find("#match-list .ranking tr.mine svg use").await;
    assert_eq!(window.overflow().await.0, 0, "nothing is wider than the phone");
    window.click("#match-list .matches a[href^='/m/']").await;
    window.find("#match-list[hidden] ~ #app:not([data-phase='loading'])").await;
    // The menu of the match leads back to its event.
    window.click("#more").await;
    window.click("dialog a[href='/e/1']").await;
    window.find("#match-list:not([hidden]) .ranking").await;
    window.click("#match-list [data-do='match-list']").await;
    window.find("#match-list [data-open]").await;
    window.close().await;
}
