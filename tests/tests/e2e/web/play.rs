//! Matches with one side on the page and the other in Discord.

use std::time::Duration;

use serde_json::{Value, json};
use tests::WebClient;

use super::{slash, with_page};
use crate::KASTELL;
use crate::play::castle_keep::{table, take_turn};

/// The complete moves in the choices of a state.
pub(super) fn moves(node: &Value) -> Vec<String> {
    let own = node["move"].as_str().map(str::to_owned);
    let below = node["options"].as_array().into_iter().flatten().flat_map(|option| {
        let own = option["move"].as_str().map(str::to_owned);
        own.into_iter().chain(moves(&option["then"])).collect::<Vec<_>>()
    });
    own.into_iter().chain(below).collect()
}

async fn play_first(page: &WebClient) -> Value {
    let state = page.state().await;
    let mv = moves(&state["choices"]).into_iter().next().expect("there is a move");
    let played = page.play(&mv).await;
    assert_eq!(played.status, 200, "{}", played.body);
    played.body
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_sees_the_end_from_their_own_side() {
    let harness = with_page().await;
    let (ada, ben) = harness.match_of("/challenge castello opponent:@Ben seat:1").await;
    for (seat, home) in [(&ada, "left"), (&ben, "right")] {
        assert_eq!(seat.enter_page().await.state().await["boards"][0]["home"], home);
    }
    ben.resign().await;
    for (seat, home) in [(&ada, "left"), (&ben, "right")] {
        let state = seat.enter_page().await.state().await;
        assert!(!state["over"].is_null());
        assert_eq!(state["boards"][0]["home"], home);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_boards_of_a_replay_are_the_readers_own_and_no_browser_keeps_them() {
    let harness = with_page().await;
    let (ada, ben) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    ben.resign().await;
    let mut names: Vec<Vec<Value>> = Vec::new();
    for seat in [&ada, &ben] {
        let request = seat.enter_page().await.request(reqwest::Method::GET, "/at/0");
        let answer = request.send().await.unwrap();
        // Another person may sign in on the same browser, or the same person may choose another language.
        assert_eq!(answer.headers()["cache-control"], "no-store");
        let boards = answer.json::<Value>().await.unwrap()["boards"].take();
        names.push(boards.as_array().unwrap().iter().map(|board| board["name"].clone()).collect());
        assert!(names.last().unwrap().contains(&json!("Your castle")), "{names:?}");
    }
    assert_ne!(names[0], names[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_synchronized_between_the_page_and_the_thread() {
    let harness = with_page().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let page = ada.enter_page().await;
    let state = page.state().await;
    assert_eq!((&state["viewer"]["seat"], &state["to_move"]), (&json!(0), &json!([0])));
    assert!(state["boards"][0]["svg"].as_str().unwrap().starts_with("<svg"), "{state}");
    let mut events = page.events(state["version"].as_u64()).await;
    let after = play_first(&page).await;
    assert_eq!((&after["choices"], &after["to_move"]), (&Value::Null, &json!([1])));
    let text = after["last"]["text"].as_str().unwrap();
    assert!(text.contains("builds the") && !text.contains('@'), "{text}");
    ben.board_where(|seen| seen.content.contains("builds")).await;
    let seen = events.next("state").await;
    assert_eq!(seen.id, Some(seen.data["version"].to_string()));
    ben.play(&ben.suggestion().await).await;
    events.next("state").await;
    let state = page.state().await;
    let last = &state["last"];
    assert_eq!(last["seat"], 1, "{state}");
    // The opponent's move is visible on the board, so its sentence needs no notation.
    assert!(last["move"].as_str().unwrap().contains('@'), "{last}");
    assert!(!last["text"].as_str().unwrap().contains('@'), "{last}");
    assert!(!state["choices"].is_null());
}

/// Posts a request with an idempotency key. Returns the status and the body.
async fn post_with_key(page: &WebClient, path: &str, key: &str, body: &Value) -> (u16, Value) {
    let request = page.request(reqwest::Method::POST, path).header("idempotency-key", key);
    let answer = request.json(body).send().await.unwrap();
    (answer.status().as_u16(), answer.json().await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_key_plays_once_and_an_old_revision_returns_the_state() {
    let harness = with_page().await;
    let (ada, _) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    let page = ada.enter_page().await;
    let state = page.state().await;
    let mv = moves(&state["choices"])[0].clone();
    let body = json!({"revision": state["revision"], "move": mv});
    let send = async |key: &str| post_with_key(&page, "/play", key, &body).await;
    let (status, first) = send("one").await;
    assert_eq!(status, 200, "{first}");
    let (status, again) = send("one").await;
    assert_eq!((status, &again["version"]), (200, &first["version"]));
    let (status, stale) = send("two").await;
    assert_eq!((status, &stale["kind"], &stale["yours"]), (409, &json!("stale"), &json!(true)));
    assert_eq!(stale["state"]["version"], first["version"]);
    assert_eq!(stale["state"]["log"].as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_key_accepts_a_proposal_once() {
    let harness = with_page().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let pages = [ada.enter_page().await, ben.enter_page().await];
    let made = pages[0].post("/act", json!({"act": "call_off"})).await;
    assert_eq!(made.status, 200, "{}", made.body);
    let accept = json!({"act": pages[1].state().await["proposals"][0]["may"][0]});
    for _ in 0..2 {
        let (status, body) = post_with_key(&pages[1], "/act", "one", &accept).await;
        assert_eq!(status, 200, "{body}");
        assert!(!body["over"].is_null(), "{body}");
    }
    let (status, body) = post_with_key(&pages[1], "/act", "two", &accept).await;
    assert_eq!(status, 422, "another request finds no proposal: {body}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_key_takes_back_once_even_if_the_turn_is_over() {
    let harness = with_page().await;
    let (ada, _) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    let page = ada.enter_page().await;
    let state = page.state().await;
    let mut options = state["choices"]["options"].as_array().unwrap().iter();
    let build = options.find_map(|option| option["then"]["options"][0]["move"].as_str());
    let played = page.play(build.expect("something can be built")).await;
    let undo = json!({"revision": played.body["revision"]});
    let (status, body) = post_with_key(&page, "/undo", "one", &undo).await;
    assert_eq!(status, 200, "{body}");
    let over = page.post("/act", json!({"act": "resign"})).await;
    assert!(!over.body["over"].is_null(), "{}", over.body);
    let (status, body) = post_with_key(&page, "/undo", "one", &undo).await;
    assert_eq!((status, &body["version"]), (200, &over.body["version"]));
    let (status, body) = post_with_key(&page, "/undo", "two", &undo).await;
    assert_eq!(status, 409, "{body}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_page_move_has_the_sentence_of_discord() {
    let harness = with_page().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let page = ada.enter_page().await;
    let refused = page.play("Tn@z9").await;
    assert_eq!((refused.status, &refused.body["kind"]), (422, &json!("refused")));
    let told = ada.play("Tn@z9").await.content.replace('`', "");
    let first = refused.body["error"].as_str().unwrap().split(". ").next().unwrap().to_owned();
    assert!(told.contains(&first), "{told}\n{first}");
    let unknown = page.post("/act", json!({"act": "win"})).await;
    assert_eq!(unknown.status, 422, "{}", unknown.body);
    assert_eq!(page.post("/play", json!({"move": 1})).await.status, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_to_its_end_by_the_choices_of_the_page() {
    let harness = with_page().await;
    for game in ["kastell", "castles"] {
        let (ada, ben) = harness.match_of(&format!("/challenge {game} opponent:@Ben seat:1")).await;
        let pages = [ada.enter_page().await, ben.enter_page().await];
        let mut state = pages[0].state().await;
        for _ in 0..40 {
            if !state["over"].is_null() {
                break;
            }
            let seat = state["to_move"][0].as_u64().expect("a seat is to move");
            state = step(&pages[usize::try_from(seat).unwrap()]).await;
        }
        let act = json!({"act": "resign"});
        if state["over"].is_null() {
            state = pages[0].post("/act", act).await.body;
        }
        assert!(!state["over"]["reason"].as_str().unwrap().is_empty(), "{state}");
        assert_eq!(state["can"], json!(["rematch"]));
        let replay = pages[0].get("/replay").await;
        let plies = replay.body["plies"].as_array().unwrap().len();
        let last = pages[1].get(&format!("/at/{}", plies - 1)).await;
        assert_eq!((replay.status, last.status), (200, 200), "{}", replay.body);
        assert!(last.body["boards"][0]["svg"].is_string());
    }
}

/// The draft of the first usable option. An option of a large tree has only its id.
fn first_draft(node: &Value) -> Option<Vec<&str>> {
    let mut options = node["options"].as_array()?.iter();
    let option = options.find(|option| option["why"].is_null())?;
    let draft = option["draft"].as_array().map(|steps| steps.iter().filter_map(Value::as_str));
    draft.map(Iterator::collect).or_else(|| Some(vec![option["id"].as_str()?]))
}

/// Plays the first move of the page, which the first drafts lead to.
async fn step(page: &WebClient) -> Value {
    let mut node = page.state().await["choices"].take();
    loop {
        if let Some(mv) = moves(&node).first() {
            let played = page.play(mv).await;
            assert_eq!(played.status, 200, "{}", played.body);
            return played.body;
        }
        let draft = first_draft(&node).unwrap_or_else(|| panic!("neither move nor draft: {node}"));
        let query: Vec<_> = draft.into_iter().map(|step| ("draft", step)).collect();
        let asked = page.request(reqwest::Method::GET, "/choices").query(&query);
        node = asked.send().await.unwrap().json().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_proposed_and_accepted_and_both_pages_lead_to_it() {
    let harness = with_page().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let pages = [ada.enter_page().await, ben.enter_page().await];
    let over = pages[0].post("/act", json!({"act": "resign"})).await.body;
    assert!(over["over"]["reason"].as_str().unwrap().contains("resigned"), "{}", over["over"]);
    let mut events = pages[0].events(over["version"].as_u64()).await;
    let proposed = pages[1].post("/act", json!({"act": "rematch"})).await;
    let rematch = &proposed.body["rematch"];
    assert_eq!((&rematch["agreed"], &rematch["began"]), (&json!(true), &json!(false)));
    events.next("state").await;
    let state = pages[0].state().await;
    assert_eq!(
        (&state["rematch"]["by"], &state["rematch"]["agreed"]),
        (&json!("Ben"), &json!(false))
    );
    // Only a new challenge needs the role.
    slash(&harness.at("Ada"), "/setup role:@Castellan").await;
    let accepted = pages[0].post("/act", json!({"act": "rematch"})).await;
    assert_eq!(accepted.body["rematch"]["began"], true, "{}", accepted.body);
    let next = accepted.body["rematch"]["match"].as_str().unwrap().parse().unwrap();
    assert_eq!(pages[0].on(next).state().await["over"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_resigned_early_is_offered_the_rematch_at_the_end() {
    let harness = with_page().await;
    let seats = table(&harness, "/challenge castle-keep players:3", &["Ada", "Ben", "Cleo"]).await;
    let (own, other) = (seats[0].enter_page().await, seats[1].enter_page().await);
    let left = own.post("/act", json!({"act": "resign"})).await.body;
    assert_eq!((&left["over"], &left["can"]), (&Value::Null, &json!([])), "{left}");
    let over = other.post("/act", json!({"act": "resign"})).await.body;
    assert!(!over["over"].is_null(), "{over}");
    let state = own.state().await;
    assert_eq!((&state["viewer"]["seat"], &state["can"]), (&json!(0), &json!(["rematch"])));
    let proposed = own.post("/act", json!({"act": "rematch"})).await;
    assert_eq!(proposed.body["rematch"]["agreed"], true, "{}", proposed.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_overlong_draft_is_refused_and_not_stored() {
    let harness = with_page().await;
    let (ada, _) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    let page = ada.enter_page().await;
    let steps = ["M", "a1", "H", "a1"].repeat(100);
    let query: Vec<_> = steps.iter().map(|step| ("draft", *step)).collect();
    let asked = page.request(reqwest::Method::GET, "/choices").query(&query).send().await.unwrap();
    assert_eq!(asked.status().as_u16(), 400);
    let revision = page.state().await["revision"].clone();
    let kept = page.request(reqwest::Method::PUT, "/draft");
    let kept = kept.json(&json!({"revision": revision, "draft": steps})).send().await.unwrap();
    assert_eq!(kept.status().as_u16(), 400);
    let few = ["M", "a1", "H", "a1"].repeat(15);
    let query: Vec<_> = few.iter().map(|step| ("draft", *step)).collect();
    let asked = page.request(reqwest::Method::GET, "/choices").query(&query).send().await.unwrap();
    assert_eq!(asked.status().as_u16(), 200, "as many as a person could tap");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_chosen_in_discord_leaves_every_piece_to_choose_on_the_page() {
    let harness = with_page().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let page = ada.enter_page().await;
    let begun = page.state().await;
    let panel = ada.press(&ada.board().await, "Move").await;
    ada.pick(&panel, "T,").await;
    let seen = page.state().await;
    assert!(seen["choices"]["mode"].is_null(), "no piece is in hand: {}", seen["choices"]);
    assert_eq!(seen["choices"], begun["choices"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn proposals_are_made_and_answered_on_the_page_and_seen_in_discord() {
    let harness = with_page().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let pages = [ada.enter_page().await, ben.enter_page().await];
    let made = pages[0].post("/act", json!({"act": "call_off"})).await;
    assert_eq!(made.status, 200, "{}", made.body);
    assert!(made.body["proposals"][0]["may"][0].as_str().unwrap().starts_with("withdraw:"));
    ben.post_where(|seen| seen.button("Accept").is_some() || seen.button("Agree").is_some()).await;
    let seen = pages[1].state().await;
    let may = seen["proposals"][0]["may"].as_array().unwrap().clone();
    assert!(may[0].as_str().unwrap().starts_with("accept:"), "{seen}");
    let text = seen["proposals"][0]["text"].as_str().unwrap();
    assert!(text.contains("Ada proposes") && text.contains("Nobody wins"), "{text}");
    let done = pages[1].post("/act", json!({"act": may[0]})).await;
    assert_eq!(done.status, 200, "{}", done.body);
    assert!(!done.body["over"].is_null(), "{}", done.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_questions_before_final_acts_know_how_many_players_are_left() {
    let harness = with_page().await;
    let seats = table(&harness, "/challenge castle-keep players:3", &["Ada", "Ben", "Cleo"]).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let ask = |state: &Value, act: &str| state["questions"][act]["ask"].to_string();
    let two = ada.enter_page().await.state().await;
    assert!(ask(&two, "resign").contains("Your opponent wins"), "{}", two["questions"]);
    harness.pass(Duration::from_secs(73 * 3600)).await;
    seats[1].post_where(|seen| seen.content.contains("ran out of time")).await;
    let three = seats[1].enter_page().await.state().await;
    assert!(ask(&three, "resign").contains("The others play on"), "{}", three["questions"]);
    assert!(ask(&three, "claim").contains("once enough of you choose this"));
    assert_eq!(three["questions"]["claim"]["label"], "Go on without them");
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_before_a_substitution_have_the_name_of_the_former_player() {
    let harness = with_page().await;
    let (ada, ben) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    let cleo = harness.seat_in("Cleo", &ada.thread);
    take_turn(&ada).await;
    harness.sandbox.remove_member("Castle Green", "Ada").unwrap();
    ben.ask("/substitute player:@Cleo").await;
    let asked = cleo.post_where(|seen| seen.button("Agree").is_some()).await;
    let sits = cleo.press(&asked, "Agree").await;
    assert!(sits.content.contains("is yours"), "{}", sits.content);
    for seat in [&ben, &cleo] {
        let log = seat.enter_page().await.state().await["log"].to_string();
        assert!(log.contains("Ada builds") && !log.contains("You build"), "{log}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_comes_as_an_event_to_its_player_alone() {
    let harness = with_page().await;
    slash(&harness.at("Ada"), "/challenge kastell computer:1 seat:1").await;
    let ada = harness.seat_at("Ada", "Kastell").await;
    let page = ada.enter_page().await;
    let state = page.state().await;
    assert!(state["can"].as_array().unwrap().contains(&json!("hint")), "{state}");
    let mut events = page.events(None).await;
    events.next("state").await;
    assert_eq!(page.post("/hint", json!({"revision": state["revision"]})).await.status, 202);
    let hint = events.next("hint").await;
    assert!(!hint.data["text"].as_str().unwrap().is_empty());
    assert!(hint.data["marks"][0][0].as_str().unwrap().contains('.'), "{:?}", hint.data);
    assert_eq!(hint.data["revision"], state["revision"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_in_the_language_that_its_player_has_chosen_on_an_open_page() {
    let harness = with_page().await;
    slash(&harness.at("Ada"), "/challenge kastell computer:1 seat:1").await;
    let ada = harness.seat_at("Ada", "Kastell").await;
    let page = ada.enter_page().await;
    let mut events = page.events(None).await;
    let revision = page.state().await["revision"].clone();
    let settings = ada.ask("/settings").await;
    let languages = ada.press(&settings, "🌐 Language").await;
    ada.choose(&languages, "de").await;
    assert_eq!(page.post("/hint", json!({"revision": revision})).await.status, 202);
    let hint = events.next("hint").await;
    assert!(hint.data["text"].as_str().unwrap().contains("Ich würde"), "{:?}", hint.data);
}
