//! The application's emoji: uploaded once, kept up to date, and optional.

use std::time::Duration;

use reqwest::Method;
use sandbox::{Fault, FaultKind, LoggedRequest, MessageView};
use serde_json::{Value, json};
use tests::{Harness, ask_until};

use crate::{KASTELL, PROGRAM, database_server};

const IN_STEP: &str = "the emoji are in step";
const NOT_IN_STEP: &str = "the emoji can't be brought in step";

/// The name of an emoji of an older picture.
const OUTDATED: &str = "castellan_0123456789abcdef";

/// The number of the program's requests about its emoji with this method.
fn asked(harness: &Harness, method: &str) -> usize {
    let all = harness.sandbox.requests();
    all.iter().filter(|one| one.method == method && one.path.contains("/emojis")).count()
}

/// Makes a REST request about emoji, as the application's owner.
async fn ask(harness: &Harness, method: Method, rest: &str, body: Value) -> Value {
    let sandbox = &harness.sandbox;
    let path = format!("applications/{}/emojis{rest}", sandbox.application_id());
    let url = format!("{}/api/v10/{path}", sandbox.http_base());
    let token = format!("Bot {}", sandbox.token());
    let asked = reqwest::Client::new()
        .request(method, url)
        .header("Authorization", token)
        .header("User-Agent", "DiscordBot (https://example.org, 1)");
    let asked = if body.is_null() {
        asked
    } else {
        asked.header("Content-Type", "application/json").body(body.to_string())
    };
    let text = asked.send().await.unwrap().error_for_status().unwrap().text().await.unwrap();
    serde_json::from_str(&text).unwrap_or_default()
}

/// Adds an emoji of this name.
async fn add(harness: &Harness, name: &str) {
    let image = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB";
    ask(harness, Method::POST, "", json!({"name": name, "image": image})).await;
}

/// The names of the emoji and their ids.
async fn listed(harness: &Harness) -> Vec<(String, String)> {
    let list = ask(harness, Method::GET, "", Value::Null).await;
    let text = |emoji: &Value, field: &str| emoji[field].as_str().unwrap().to_owned();
    let items = list["items"].as_array().unwrap().iter();
    items.map(|emoji| (text(emoji, "name"), text(emoji, "id"))).collect()
}

/// Deletes all emoji.
async fn delete_all(harness: &Harness) {
    for (_, id) in listed(harness).await {
        ask(harness, Method::DELETE, &format!("/{id}"), Value::Null).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn emoji_are_uploaded_once_and_changed_ones_replaced() {
    let mut harness = Harness::start_new_application(PROGRAM).await;
    harness.bot.says(IN_STEP).await;
    let first = listed(&harness).await;
    let made = asked(&harness, "POST");
    assert!(made > 50 && made == first.len(), "{made}");
    harness.kill_and_restart().await;
    harness.bot.says(IN_STEP).await;
    assert_eq!((asked(&harness, "POST"), asked(&harness, "DELETE")), (made, 0), "all was there");
    // An emoji of an older picture has another name, and so has an emoji of the owner.
    for name in [OUTDATED, "mascot"] {
        add(&harness, name).await;
    }
    ask(&harness, Method::DELETE, &format!("/{}", first[0].1), Value::Null).await;
    let (made, deleted) = (asked(&harness, "POST"), asked(&harness, "DELETE"));
    harness.kill_and_restart().await;
    harness.bot.says(IN_STEP).await;
    let now = (asked(&harness, "POST"), asked(&harness, "DELETE"));
    assert_eq!(now, (made + 1, deleted + 1));
    let names = |list: &[(String, String)]| {
        let mut names: Vec<String> = list.iter().map(|(name, _)| name.clone()).collect();
        names.sort();
        names
    };
    let mut expected = names(&first);
    expected.push("mascot".into());
    assert_eq!(names(&listed(&harness).await), expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_emoji_that_another_process_uploads_meanwhile_is_used() {
    let mut harness = Harness::start(PROGRAM).await;
    harness.bot.says(IN_STEP).await;
    harness.kill();
    let mut all = listed(&harness).await;
    all.sort();
    for (_, id) in &all[..3] {
        ask(&harness, Method::DELETE, &format!("/{id}"), Value::Null).await;
    }
    let route = format!("POST /applications/{}/emojis", harness.sandbox.application_id());
    harness.sandbox.plan_fault(Fault { route, times: 1, kind: FaultKind::Held });
    harness.restart().await;
    // During its first upload, the program has a list without the other two emoji.
    let is_uploaded = async || {
        let now = listed(&harness).await;
        now.iter().any(|(name, _)| *name == all[0].0).then_some(())
    };
    ask_until("the first upload", is_uploaded).await;
    add(&harness, &all[1].0).await;
    harness.sandbox.clear_faults();
    harness.bot.says(IN_STEP).await;
    assert_eq!(listed(&harness).await.len(), all.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn old_emoji_stay_for_a_day_if_processes_share_the_store() {
    let Some(server) = database_server::shared() else { return };
    let mut harness = Harness::stored_in(PROGRAM, &server.fresh()).await;
    harness.bot.says(IN_STEP).await;
    add(&harness, OUTDATED).await;
    // The next process is of another program. The former process could still post with the old emoji.
    harness.kill_and_restart().await;
    harness.bot.says(IN_STEP).await;
    harness.pass(Duration::from_secs(23 * 3600)).await;
    let (_, id) = listed(&harness).await.into_iter().find(|(name, _)| name == OUTDATED).unwrap();
    assert_eq!(asked(&harness, "DELETE"), 0);
    harness.pass(Duration::from_secs(2 * 3600)).await;
    let is_deletion = |one: &LoggedRequest| one.method == "DELETE" && one.path.ends_with(&id);
    harness.sandbox.wait_for_request("the deletion", is_deletion).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn emoji_of_seats_and_pieces_appear_beside_their_names() {
    let harness = Harness::start(PROGRAM).await;
    harness.bot.says(IN_STEP).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let board = ada.board().await;
    let title = board.content.lines().next().unwrap();
    assert_eq!(title.matches("<:castellan_").count(), 2, "{title}");
    // The emoji stands before the player's name: a line could break around it in the parentheses.
    assert!(title.contains("(White)") && title.contains("(Black)"), "{title}");
    assert!(title.contains("> <@"), "{title}");
    let button = board.button("Move").unwrap();
    let emblem = button.emoji.clone().unwrap();
    assert!(title.contains(&emblem), "{emblem}: {title}");
    let told = board.pictures[0].description.clone().unwrap();
    assert!(!told.contains("<:"), "{told}");
    let panel = ada.press(&board, "Move").await;
    let pieces = panel.buttons.iter().filter(|button| button.emoji.is_some());
    assert_eq!(pieces.clone().count(), 7, "{:?}", panel.buttons);
    assert!(pieces.into_iter().all(|button| !button.label.contains("<:")));
    // The note of the move is the only change of the text.
    ada.play("Tn@c1").await;
    let board = ada.board_where(|seen| seen.content.contains("Tn@c1")).await;
    assert!(
        board.content.contains("> White builds Tn@c1, the T on c1, d1, d2 and e1."),
        "{}",
        board.content
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_has_a_face_before_its_name_and_in_the_menu_of_levels() {
    let harness = Harness::start(PROGRAM).await;
    harness.bot.says(IN_STEP).await;
    let at = harness.at("Ada");
    let asked = at.slash("/challenge kastell opponent:@Castellan").unwrap();
    let asked = asked.message().await.unwrap();
    let faces = asked.menus[0].emojis.iter().flatten().cloned();
    let faces: std::collections::BTreeSet<String> = faces.collect();
    assert_eq!(faces.len(), 5, "{asked:?}");
    let menu = tests::menu_id(&asked).unwrap();
    at.choose(asked.id, &menu, &["1"]).unwrap().message().await.unwrap();
    let board = harness.seat("Ada").await.board().await;
    let title = board.content.lines().next().unwrap();
    assert_eq!(title.matches("<:castellan_").count(), 3, "two sides and a face: {title}");
    assert!(title.contains("> Level 1 Page ("), "{title}");
    assert!(board.content.lines().nth(1).unwrap().contains("> Page: “"), "{}", board.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_go_without_emoji_after_one_is_deleted() {
    let harness = Harness::start(PROGRAM).await;
    harness.bot.says(IN_STEP).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    assert!(ada.board().await.button("Move").unwrap().emoji.is_some());
    delete_all(&harness).await;
    ada.plays("Tn@c1").await;
    let board = ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    assert!(board.button("Move").unwrap().emoji.is_none());
    let panel = ben.press(&board, "Move").await;
    assert!(panel.buttons.iter().all(|button| button.emoji.is_none()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_goes_without_emoji_after_one_is_deleted() {
    let harness = Harness::start(PROGRAM).await;
    harness.bot.says(IN_STEP).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let board = ada.board().await;
    delete_all(&harness).await;
    let panel = ada.press(&board, "Move").await;
    assert!(panel.buttons.iter().all(|button| button.emoji.is_none()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_follow_up_goes_without_emoji_after_one_is_deleted() {
    let harness = Harness::start(PROGRAM).await;
    harness.bot.says(IN_STEP).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let board = ada.board().await;
    let broken = FaultKind::Broken { status: 502 };
    for (route, times, kind) in [
        ("POST /interactions", 2, broken),
        ("PATCH /webhooks", 4, broken),
        ("DELETE /webhooks", 1, FaultKind::Held),
    ] {
        harness.sandbox.plan_fault(Fault { route: route.into(), times, kind });
    }
    ada.thread.press(board.id, "Move").unwrap();
    let has_failed =
        |seen: &LoggedRequest| seen.path.starts_with("/webhooks") && seen.status == 502;
    harness.sandbox.wait_for_request("a failure", has_failed).await.unwrap();
    // The deferred answer can't be edited there any more. It is deleted, and a follow-up comes in its place.
    harness.sandbox.set_thread(ada.thread.channel(), true, true).unwrap();
    let is_deferred = |seen: &MessageView| seen.by_bot && seen.content.is_empty();
    let is_deleted = |seen: &[MessageView]| (!seen.iter().any(is_deferred)).then_some(());
    ada.thread.wait("the deletion of the deferred answer", is_deleted).await.unwrap();
    delete_all(&harness).await;
    harness.sandbox.clear_faults();
    let is_panel = |seen: &MessageView| seen.ephemeral && !seen.buttons.is_empty();
    let panel = ada.thread.wait_for("the panel", is_panel).await.unwrap();
    assert!(panel.buttons.iter().all(|button| button.emoji.is_none()), "{:?}", panel.buttons);
}

/// Starts without emoji while these requests are refused. The match is played in words.
async fn check_in_words(refused: &str) {
    let mut harness = Harness::start(PROGRAM).await;
    harness.bot.says(IN_STEP).await;
    harness.kill();
    delete_all(&harness).await;
    let kind = FaultKind::Broken { status: 403 };
    harness.sandbox.plan_fault(Fault { route: refused.into(), times: 999, kind });
    harness.restart().await;
    harness.bot.says(NOT_IN_STEP).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let board = ada.board().await;
    assert!(board.content.contains("(White)"), "{}", board.content);
    assert!(!board.all_text().contains("<:"), "{}", board.content);
    let panel = ada.press(&board, "Move").await;
    assert!(panel.buttons.iter().all(|button| button.emoji.is_none()));
    ada.plays("Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn emoji_come_without_an_answer_to_the_request_for_the_application() {
    let mut harness = Harness::start(PROGRAM).await;
    harness.kill();
    let (route, kind) = ("GET /oauth2/applications/@me".into(), FaultKind::Broken { status: 403 });
    harness.sandbox.plan_fault(Fault { route, times: 999, kind });
    harness.restart().await;
    harness.bot.says("does not say which application").await;
    harness.bot.says(IN_STEP).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_use_plain_words_without_access_to_the_emoji_list() {
    check_in_words("GET /emojis").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_use_plain_words_without_emoji_uploads() {
    check_in_words("POST /emojis").await;
}
