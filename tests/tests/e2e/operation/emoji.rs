//! The application's own emoji: made once, kept in step, shown beside words, and done without where they can't be had.

use reqwest::Method;
use sandbox::{Fault, FaultKind};
use serde_json::{Value, json};
use tests::Evening;

use crate::{KASTELL, PROGRAM};

const IN_STEP: &str = "the emoji are in step";
const NOT_IN_STEP: &str = "the emoji can't be brought in step";

/// How often the program has asked for this, of its emoji.
fn asked(evening: &Evening, method: &str) -> usize {
    let all = evening.sandbox.requests();
    all.iter().filter(|one| one.method == method && one.path.contains("/emojis")).count()
}

/// Does something to the application's emoji from outside, as whoever owns it may.
async fn ask(evening: &Evening, method: Method, rest: &str, body: Value) -> Value {
    let sandbox = &evening.sandbox;
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

/// The names of the emoji and their ids.
async fn listed(evening: &Evening) -> Vec<(String, String)> {
    let list = ask(evening, Method::GET, "", Value::Null).await;
    let text = |emoji: &Value, field: &str| emoji[field].as_str().unwrap().to_owned();
    let items = list["items"].as_array().unwrap().iter();
    items.map(|emoji| (text(emoji, "name"), text(emoji, "id"))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn emoji_are_uploaded_once_and_one_that_has_changed_is_made_anew() {
    let mut evening = Evening::start(PROGRAM).await;
    evening.bot.says(IN_STEP).await;
    let first = listed(&evening).await;
    let made = asked(&evening, "POST");
    assert!(made > 50 && made == first.len(), "{made}");
    evening.kill_and_restart().await;
    evening.bot.says(IN_STEP).await;
    assert_eq!((asked(&evening, "POST"), asked(&evening, "DELETE")), (made, 0), "all was there");
    // What looked different once has another name; what the owner made has one of its own.
    let image = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB";
    for name in ["castellan_0123456789abcdef", "mascot"] {
        ask(&evening, Method::POST, "", json!({"name": name, "image": image})).await;
    }
    ask(&evening, Method::DELETE, &format!("/{}", first[0].1), Value::Null).await;
    let (made, deleted) = (asked(&evening, "POST"), asked(&evening, "DELETE"));
    evening.kill_and_restart().await;
    evening.bot.says(IN_STEP).await;
    let now = (asked(&evening, "POST"), asked(&evening, "DELETE"));
    assert_eq!(now, (made + 1, deleted + 1));
    let names = |list: &[(String, String)]| {
        let mut names: Vec<String> = list.iter().map(|(name, _)| name.clone()).collect();
        names.sort();
        names
    };
    let mut expected = names(&first);
    expected.push("mascot".into());
    assert_eq!(names(&listed(&evening).await), expected);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_named_stands_beside_its_name_as_it_looks() {
    let evening = Evening::start(PROGRAM).await;
    evening.bot.says(IN_STEP).await;
    let (ada, _) = evening.match_of(KASTELL).await;
    let board = ada.board().await;
    let title = board.content.lines().next().unwrap();
    assert_eq!(title.matches("<:castellan_").count(), 2, "{title}");
    // Before whoever plays it: in the parentheses a line could break around it.
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
    // Nothing but the note of the move was changed by what stands beside it.
    ada.play("Tn@c1").await;
    let board = ada.board_where(|seen| seen.content.contains("Tn@c1")).await;
    assert!(
        board.content.contains("> White builds Tn@c1, the T on c1, d1, d2 and e1."),
        "{}",
        board.content
    );
}

/// Starts without any emoji where these requests are refused; the match is played in words.
async fn check_in_words(refused: &str) {
    let mut evening = Evening::start(PROGRAM).await;
    evening.bot.says(IN_STEP).await;
    evening.kill();
    for (_, id) in listed(&evening).await {
        ask(&evening, Method::DELETE, &format!("/{id}"), Value::Null).await;
    }
    let kind = FaultKind::Broken { status: 403 };
    evening.sandbox.plan_fault(Fault { route: refused.into(), times: 999, kind });
    evening.restart().await;
    evening.bot.says(NOT_IN_STEP).await;
    let (ada, ben) = evening.match_of(KASTELL).await;
    let board = ada.board().await;
    assert!(board.content.contains("(White)"), "{}", board.content);
    assert!(!board.all_text().contains("<:"), "{}", board.content);
    let panel = ada.press(&board, "Move").await;
    assert!(panel.buttons.iter().all(|button| button.emoji.is_none()));
    assert!(ada.play("Tn@c1").await.content.contains("You played"));
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_emoji_can_not_be_listed_words_stand_alone() {
    check_in_words("GET /applications").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_emoji_can_not_be_uploaded_words_stand_alone() {
    check_in_words("POST /applications").await;
}
