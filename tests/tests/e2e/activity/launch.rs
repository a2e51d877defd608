//! Ways into the Activity: the button, the Entry Point command, links, and what happens if it can't open.

use sandbox::{Answer, Permissions};
use serde_json::{Value, json};

use super::{frame, open_board, with_activity};
use crate::KASTELL;
use crate::settings::notifications::{TURNS_BY_DM, choose, dm};

#[tokio::test(flavor = "multi_thread")]
async fn the_button_opens_the_match_inside_discord() {
    let harness = with_activity().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let window = open_board(&ada).await;
    assert_eq!(open_board(&ben).await.instance, window.instance, "they meet in one instance");
    let (page, session) = frame(&harness, "Ada", &window).await;
    assert_eq!((&session["name"], &session["open"]), (&json!("Ada"), &json!("1")));
    assert_eq!(session["matches"]["mine"][0]["turn"], true);
    let page = page.on(1);
    assert_eq!(page.state().await["viewer"]["seat"], 0);
    let played = page.play("Tn@c1").await;
    assert_eq!(played.status, 200, "{}", played.body);
    // The answer had no message, so this board in the chat is the public one.
    ben.board_where(|seen| seen.content.contains("c1")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_newest_press_decides_which_match_opens() {
    let harness = with_activity().await;
    let (first, _) = harness.match_of(KASTELL).await;
    let (second, _) = harness.match_of("/challenge castello opponent:@Ben seat:1").await;
    open_board(&first).await;
    let window = open_board(&second).await;
    let session = frame(&harness, "Ada", &window).await.1;
    assert_eq!(session["open"], "2");
    // A press in another channel says nothing about this one.
    let there = super::join(&harness, "Ada", &first);
    assert_eq!(frame(&harness, "Ada", &there).await.1["open"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_entry_point_is_answered_by_the_bot_and_opens_the_desk() {
    let harness = with_activity().await;
    let command = harness.sandbox.command("launch").unwrap();
    assert_eq!((&command["type"], &command["handler"]), (&json!(4), &json!(1)));
    let (ada, _) = harness.match_of(KASTELL).await;
    let window = harness.at("Ada").launch().unwrap().activity().await.unwrap();
    let session = frame(&harness, "Ada", &window).await.1;
    assert_eq!(session["open"], Value::Null);
    assert_eq!(session["matches"]["mine"][0]["match"], "1");
    // A person who doesn't play sees only the matches of this channel.
    let cleo = harness.at("Cleo").launch().unwrap().activity().await.unwrap();
    let session = frame(&harness, "Cleo", &cleo).await.1;
    assert_eq!(
        (&session["matches"]["mine"], &session["matches"]["here"][0]["match"]),
        (&json!([]), &json!("1"))
    );
    let far = harness.member("Cleo").visit("spectators").unwrap();
    let far = far.launch().unwrap().activity().await.unwrap();
    let (page, session) = frame(&harness, "Cleo", &far).await;
    assert_eq!(session["matches"]["here"], json!([]));
    let opened = page.post("/open", json!({"match": "1", "instance": far.instance})).await;
    assert_eq!((opened.status, &opened.body["kind"]), (403, &json!("forbidden")));
    drop(ada);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_button_links_to_the_page_without_activity_permission() {
    let harness = with_activity().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let channel = harness.at("Ada").channel();
    let deny = Permissions::USE_EMBEDDED_ACTIVITIES;
    harness.sandbox.permit(channel, Some("Ben"), Permissions(0), deny).unwrap();
    let ben = harness.seat_in("Ben", &ada.thread);
    let board = ben.board().await;
    let answer = ben.thread.press(board.id, "🖐 Open the board").unwrap().answer().await.unwrap();
    let Answer::Message(seen) = answer else { panic!("{answer:?}") };
    assert!(seen.button("Open the board").and_then(|button| button.url.clone()).is_some());
    assert!(harness.member("Ben").window().is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_direct_message_has_a_link_that_goes_straight_to_the_match() {
    let harness = with_activity().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    choose(&ben, TURNS_BY_DM).await;
    ada.play("Tn@c1").await;
    let told = dm(&harness, "Ben", "Tn@c1").await;
    let url = told.button("Open the board").and_then(|button| button.url.clone()).unwrap();
    let application = harness.sandbox.application_id();
    assert_eq!(url, format!("https://discord.com/activities/{application}?custom_id=m1"));
    // The link opens the Activity in Ben's channel, here his direct messages, and the frame gets the link's id.
    let window = harness.member("Ben").dm().open_activity_link(&url).unwrap();
    let (page, session) = frame(&harness, "Ben", &window).await;
    assert_eq!(session["open"], Value::Null, "nothing was pressed");
    let opened = page.post("/open", json!({"match": "1", "instance": window.instance})).await;
    assert_eq!(opened.status, 200, "{}", opened.body);
    assert_eq!(page.on(1).state().await["viewer"]["seat"], 1);
}
