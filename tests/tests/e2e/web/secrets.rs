//! Hidden information stays hidden on the page: in boards, words, choices and versions.

use reqwest::Method;
use serde_json::{Value, json};

use super::{url, with_page};
use tests::WebClient;

#[tokio::test(flavor = "multi_thread")]
async fn a_secret_army_appears_only_on_its_owners_page() {
    let harness = with_page().await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    let (ada_page, ben_page) = (ada.enter_page().await, ben.enter_page().await);
    let opened = ada.press(&ada.board().await, "🖐 Open the board").await;
    let shared = ada.press(&opened, "👀 Watch on the web").await;
    let spectator = WebClient::watch(&url(&shared, "Watch"));
    ada.play("deploy phalanx").await;
    let own = ada_page.state().await.to_string();
    assert!(own.contains("general"), "the owner sees the army");
    for state in [ben_page.state().await, spectator.state().await] {
        let boards = state["boards"].to_string();
        assert!(!boards.contains("unit-") && !boards.contains("general"), "{boards}");
        assert!(!state["log"].to_string().contains("deploy G"), "{}", state["log"]);
        assert_eq!(state["players"][0]["ready"], true, "all may know that Ada is ready");
        assert_eq!(state["players"][1]["ready"], false);
    }
    assert_eq!(ben_page.get("/at/1").await.status, 422, "no replay before the end");
    ben.play("deploy volley").await;
    ada.board_where(|seen| seen.content.contains("revealed")).await;
    assert!(spectator.state().await["boards"].to_string().contains("unit-"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_in_progress_changes_no_other_page() {
    let harness = with_page().await;
    let (ada, ben) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    let (ada_page, ben_page) = (ada.enter_page().await, ben.enter_page().await);
    let stable = |mut state: Value| {
        // The time and the visitors are not part of the match.
        for name in ["now", "players"] {
            state[name].take();
        }
        state
    };
    let before = ben_page.state().await;
    let state = ada_page.state().await;
    let hand = state["trays"].to_string();
    assert!(hand.contains("tower") || hand.contains("wall") || hand.contains("keep"), "{hand}");
    let trays = before["trays"].as_array().unwrap();
    let hers = trays.iter().find(|tray| tray["seat"] == 0).unwrap();
    assert_eq!(hers["slots"].as_array().unwrap().len(), 1, "one number of hidden tiles: {hers}");
    assert_eq!(hers["slots"][0]["say"], "tiles, face down");
    let option = state["choices"]["options"].as_array().unwrap().iter();
    let build = option.filter_map(|option| option["then"]["options"][0]["move"].as_str()).next();
    let played = ada_page.play(build.expect("something can be built")).await;
    assert_eq!(played.status, 200, "{}", played.body);
    assert_eq!(played.body["to_move"][0], 0, "her turn goes on");
    assert_eq!(stable(ben_page.state().await), stable(before.clone()));
    assert!(played.body["can"].to_string().contains("undo"), "{}", played.body["can"]);
    // The answers are the same, whatever revision Ben names.
    let newest = played.body["revision"].as_u64().unwrap();
    let mut answers = Vec::new();
    for revision in newest - 1..=newest + 1 {
        let undo = ben_page.post("/undo", json!({"revision": revision})).await;
        let draft = ben_page.request(Method::PUT, "/draft");
        let draft = draft.json(&json!({"revision": revision, "draft": []})).send().await.unwrap();
        let draft = (draft.status().as_u16(), draft.text().await.unwrap());
        answers.push((undo.status, undo.body["error"].clone(), draft));
    }
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    assert!(ben_page.post("/act", json!({"act": "pause"})).await.status == 200);
    let id = ben_page.state().await["proposals"][0]["id"].as_str().unwrap().to_owned();
    assert_eq!(id.len(), 16, "a proposal's id counts nothing: {id}");
    let withdrawn = ben_page.post("/act", json!({"act": format!("withdraw:{id}")})).await;
    assert_eq!(withdrawn.status, 200, "{}", withdrawn.body);
    let before = ben_page.state().await;
    let undone = ada_page.post("/undo", json!({"revision": played.body["revision"]})).await;
    assert_eq!(undone.status, 200, "{}", undone.body);
    assert_eq!(stable(ben_page.state().await), stable(before));
}
