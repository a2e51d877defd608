//! Lessons and puzzles on the page: the same progress as in Discord, and no early solution.

use serde_json::{Value, json};
use tests::{Accessibility, Browsers, Harness, Seat, WebClient};

use super::{url, with_page};
use crate::KASTELL;
use crate::page::clicks::PHONE;

/// The link from a lesson's or puzzle's panel to its page.
pub(super) async fn exercise_link(harness: &Harness, line: &str) -> (Seat, String) {
    let ada = harness.seat_in("Ada", &harness.at("Ada"));
    let panel = ada.ask(line).await;
    let given = ada.press(&panel, "🖐 Open the board").await;
    assert!(given.ephemeral, "{}", given.content);
    (ada, url(&given, "Open the board"))
}

async fn play(page: &WebClient, mv: &str) -> Value {
    let played = page.play(mv).await;
    assert_eq!(played.status, 200, "{}", played.body);
    played.body
}

/// The move from one square to another, in canonical notation.
fn way(state: &Value, from: &str, to: &str) -> String {
    let option = |node: &Value, id: &str| {
        let options = node["options"].as_array().unwrap();
        options.iter().find(|option| option["id"] == id).unwrap().clone()
    };
    let target = option(&option(&state["choices"], from)["then"], to);
    target["move"].as_str().unwrap().to_owned()
}

fn lines(state: &Value) -> String {
    state["exercise"]["lines"].to_string()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_on_the_page_is_the_same_lesson_as_in_discord() {
    let harness = with_page().await;
    let (ada, link) = exercise_link(&harness, "/learn game:Castello").await;
    let page = WebClient::enter(&link).await.unwrap();
    let begun = page.state().await;
    assert!(begun["title"].as_str().unwrap().contains("step 1 of 8"), "{begun}");
    assert_eq!(begun["viewer"]["seat"], begun["to_move"][0]);
    let right = way(&begun, "e8", "d7");
    let wrong = play(&page, &way(&begun, "m6", "l5")).await;
    let said = wrong["last"]["text"].as_str().unwrap();
    assert!(said.contains("move the pawn on e8 this time"), "{said}");
    let stale = page.post("/play", json!({"revision": begun["revision"], "move": right})).await;
    assert_eq!((stale.status, &stale.body["kind"]), (409, &json!("stale")));
    assert_eq!(page.play("a1>a2").await.status, 409, "no move of this position");
    let done = play(&page, &right).await;
    assert!(!done["over"].is_null() && done["choices"].is_null(), "{done}");
    let praise = done["over"]["reason"].as_str().unwrap();
    assert!(praise.contains("Red has answered with one"), "{done}");
    assert!(!lines(&done).contains("Red has answered with one"), "said once: {done}");
    assert_eq!(done["exercise"]["next"]["page"], "/learn/castello/l1");
    let log = done["log"].as_array().unwrap();
    assert_eq!(log.len(), 2, "the reply is played");
    for ply in log {
        let (text, mv) = (ply["text"].as_str().unwrap(), ply["move"].as_str().unwrap());
        assert!(text.contains(' ') && !text.contains(mv) && ply["at"].is_null(), "{ply}");
    }
    assert!(log[0]["text"].as_str().unwrap().starts_with("Black "), "{}", log[0]);
    let panel = ada.ask("/learn game:Castello").await;
    assert!(panel.content.contains("step 2 of 8"), "{}", panel.content);
    let again = page.post("/act", json!({"act": "again"})).await.body;
    assert!(again["over"].is_null() && !again["choices"].is_null(), "{again}");
    assert_eq!(page.post("/act", json!({"act": "win"})).await.status, 422);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_on_the_page_shows_its_solution_to_nobody_who_has_not_tried() {
    let harness = with_page().await;
    harness.pass_to_noon().await;
    let (ada, link) = exercise_link(&harness, "/daily game:Castles").await;
    let page = WebClient::enter(&link).await.unwrap();
    let begun = page.state().await;
    assert!(lines(&begun).contains("You have 3 tries"), "{begun}");
    assert_eq!((&begun["over"], &begun["last"]), (&Value::Null, &Value::Null));
    assert!(begun["exercise"]["share"].is_null(), "there is no result to share yet");
    let over = page.post("/act", json!({"act": "give_up"})).await.body;
    let shared = over["exercise"]["share"]["text"].as_str().unwrap();
    assert!(shared.contains("Castles") && shared.ends_with('⬛'), "{shared}");
    let told = lines(&over);
    assert!(over["over"]["reason"].as_str().unwrap().starts_with("Not this time"), "{over}");
    let line = told.split("The line: ").nth(1).unwrap().split('"').next().unwrap();
    let mut before = begun.clone();
    // All moves are among the choices.
    before["choices"].take();
    assert!(line.len() > 3 && !before.to_string().contains(line), "{line}");
    assert_eq!(page.play("a1-a2").await.status, 409, "it is over");
    let panel = ada.ask("/daily game:Castles").await;
    assert!(
        panel.content.contains("The line") && panel.content.contains('⬛'),
        "{}",
        panel.content
    );
    let number = url_number(&over);
    let stranger = page.without_cookie();
    assert_eq!(stranger.get("").await.status, 401);
    assert_eq!(page.on_exercise("castles", &format!("d{}", number + 3)).get("").await.status, 422);
    for unknown in ["x1", "d", "l99", "p999999"] {
        assert_eq!(page.on_exercise("castles", unknown).get("").await.status, 404, "{unknown}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_calls_its_person_you() {
    let harness = with_page().await;
    let (_, link) = exercise_link(&harness, "/learn game:Castle Keep").await;
    let page = WebClient::enter(&link).await.unwrap();
    let begun = page.state().await;
    let text = begun["text"].as_str().unwrap();
    assert!(text.contains("You") && !text.contains("Player 1"), "{text}");
    assert_eq!(
        (&begun["players"][0]["name"], &begun["players"][0]["label"]),
        (&json!("You"), &json!("Player 1"))
    );
    let early = play(&page, "WRc@a2").await;
    let said = early["last"]["text"].as_str().unwrap();
    assert!(said.starts_with("That's right, but not yet. First the blue"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unfinished_army_of_a_lesson_is_there_when_the_page_is_opened_again() {
    let harness = with_page().await;
    let (_, link) = exercise_link(&harness, "/learn game:Castles").await;
    let page = WebClient::enter(&link).await.unwrap().on_exercise("castles", "l7");
    let begun = page.state().await;
    let options = begun["choices"]["options"].as_array().unwrap();
    let motley = options.iter().find(|option| option["label"] == "Motley").unwrap();
    let draft = &motley["draft"];
    assert!(draft.is_array() && begun["choices"]["draft"].is_null(), "{motley}");
    let kept = json!({"revision": begun["revision"], "draft": draft});
    assert_eq!(page.put("/draft", kept).await.status, 204);
    let early = page.post("/act", json!({"act": "begin"})).await;
    assert_eq!(early.status, 422, "the lesson is not done: {}", early.body);
    let again = page.state().await;
    assert_eq!(&again["choices"]["draft"], draft);
    let stale = page.put("/draft", json!({"revision": 1, "draft": draft})).await;
    assert_eq!((stale.status, &stale.body["kind"]), (409, &json!("stale")));
    let done = play(&page, again["choices"]["move"].as_str().unwrap()).await;
    assert!(done["over"]["reason"].as_str().unwrap().contains("Gold"), "{done}");
    let acts = |state: &Value| state["exercise"]["acts"].to_string();
    assert!(acts(&done).contains("begin"), "{done}");
    for _ in 0..2 {
        let begun = page.post("/act", json!({"act": "begin"})).await;
        assert_eq!(begun.body["exercise"]["opens"], "/m/1", "{}", begun.body);
    }
    let other = page.on_exercise("castles", "l0");
    assert_eq!(other.post("/act", json!({"act": "begin"})).await.status, 422, "not the last step");
}

/// The day's number in a state.
fn url_number(state: &Value) -> u64 {
    state["match"].as_str().unwrap()[1..].parse().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_others_is_no_puzzle_of_mine() {
    let harness = with_page().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ben.resign().await;
    let own = ada.enter_page().await;
    let (_, link) = exercise_link(&harness, "/learn game:Castello").await;
    drop(own);
    let dora = harness.seat_in("Dora", &harness.at("Dora"));
    let given = dora.press(&dora.ask("/learn game:Castello").await, "🖐 Open the board").await;
    let dora_page = WebClient::enter(&url(&given, "Open the board")).await.unwrap();
    let of_match_one = format!("o{}", 1 << 16);
    assert_eq!(dora_page.on_exercise("kastell", &of_match_one).get("").await.status, 403);
    assert!(WebClient::enter(&link).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_is_done_by_touch() {
    let (Some(browsers), Some(access)) = (Browsers::start(), Accessibility::start()) else {
        return;
    };
    let harness = with_page().await;
    let (_, link) = exercise_link(&harness, "/learn game:Castello").await;
    let window = browsers.open(&link, PHONE).await;
    window.find("#cards .exercise").await;
    access.check(&window, "a lesson").await;
    for place in ["b0.m6", "b0.l5"] {
        window.tap(&format!("[data-place='{place}']")).await;
    }
    window.click("[data-do='send']").await;
    window
        .wait_until(
            "why it is wrong",
            "return document.querySelector('.exercise .told')?.textContent.includes('e8')",
        )
        .await;
    // The answer begins where the task begins.
    let begins = "const left = found => {
            const text = document.createRange();
            text.selectNodeContents(document.querySelector(found));
            return Math.round(text.getBoundingClientRect().left);
        };
        return left('.told') === left('.task p');";
    assert_eq!(window.run(begins).await, true, "the answer is at the edge");
    // The move that was shown before the answer is undone.
    window
        .wait_until(
            "the pawn is back",
            "return !!document.querySelector('.thing[data-place=\"b0.m6\"]')",
        )
        .await;
    window.find("#app[data-phase='pick']").await;
    for place in ["b0.e8", "b0.d7"] {
        window.tap(&format!("[data-place='{place}']")).await;
    }
    window.click("[data-do='send']").await;
    window.find("#app[data-phase='over']").await;
    assert_eq!(window.overflow().await.0, 0, "nothing is wider than the phone");
    window.click(".exercise .go").await;
    window.wait_until("the next step", "return document.title.includes('step 2')").await;
    window.close().await;
}
