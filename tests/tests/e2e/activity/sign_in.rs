//! Sign-in: the bot believes only Discord, and only for people in the instance.

use sandbox::{ActivitySettings, Fault, FaultKind};
use serde_json::{Value, json};
use tests::WebClient;

use super::{SECRET, frame, join, map, open_board, signed_in, with_activity, with_portal};
use crate::KASTELL;

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_is_not_in_the_instance_gets_nothing() {
    let harness = with_activity().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let window = open_board(&ada).await;
    let refused = signed_in(&harness, "Dora", &window.instance).await.unwrap_err();
    assert_eq!(refused["kind"], "instance");
    assert!(refused["token"].is_null());
    // In another channel Dora is signed in, and still sees nothing of this channel.
    let own = harness.member("Dora").visit("castle-talk").unwrap();
    let own = own.launch().unwrap().activity().await.unwrap();
    let (page, _) = frame(&harness, "Dora", &own).await;
    for instance in [&window.instance, &own.instance] {
        let opened = page.post("/open", json!({"match": "1", "instance": instance})).await;
        assert_eq!(opened.status, 403, "{}", opened.body);
        assert_eq!(page.on(1).get("").await.status, 403);
    }
    let lists = page.get(&format!("/matches?instance={}", window.instance)).await;
    assert_eq!((lists.status, &lists.body["kind"]), (403, &json!("instance")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sign_in_code_works_once_and_forgeries_are_refused() {
    let harness = with_activity().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let window = open_board(&ada).await;
    let base = harness.sandbox.activity_url();
    let code = harness.member("Ada").authorize(&["identify"]);
    let enter = async |code: &str, instance: &str| -> Result<(WebClient, Value), Value> {
        WebClient::sign_in(&base, code, instance).await
    };
    assert!(enter(&code, &window.instance).await.is_ok());
    assert_eq!(enter(&code, &window.instance).await.unwrap_err()["kind"], "code");
    assert_eq!(enter("guessed", &window.instance).await.unwrap_err()["kind"], "code");
    for forged in ["i-1-gc-2-3", "i-1/../../../users/@me", "", "i-1?with=1"] {
        let code = harness.member("Ada").authorize(&["identify"]);
        let kind = enter(&code, forged).await.unwrap_err()["kind"].clone();
        assert!(kind == "instance" || kind == "code", "{forged}: {kind}");
    }
    let asked: Vec<_> = harness.sandbox.requests().into_iter().map(|asked| asked.path).collect();
    assert!(!asked.iter().any(|path| path.contains("..")), "no id leads elsewhere: {asked:?}");
    // A token that belongs to no session, and no token at all.
    let (page, session) = frame(&harness, "Ada", &window).await;
    assert_eq!(page.without_bearer().on(1).get("").await.status, 401);
    let token = session["token"].as_str().unwrap();
    assert!(!harness.logs().contains(token) && !harness.logs().contains(SECRET));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_secret_and_a_discord_failure_are_different_errors() {
    let portal =
        ActivitySettings { secret: Some("another secret".into()), ..ActivitySettings::complete() };
    let harness = with_portal(portal).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let window = open_board(&ada).await;
    let refused = signed_in(&harness, "Ada", &window.instance).await.unwrap_err();
    assert_eq!(refused["kind"], "secret");
    harness.bot.says("`activity.client_secret`").await;
    let broken =
        Fault { route: "/oauth2/token".into(), times: 1, kind: FaultKind::Broken { status: 502 } };
    harness.sandbox.plan_fault(broken);
    let refused = signed_in(&harness, "Ada", &window.instance).await.unwrap_err();
    assert_eq!(refused["kind"], "unavailable");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_in_the_frame_sees_no_army_and_can_do_nothing() {
    let harness = with_activity().await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    let (ada_window, ben_window) = (open_board(&ada).await, open_board(&ben).await);
    let cleo_window = join(&harness, "Cleo", &ada);
    let ada_page = frame(&harness, "Ada", &ada_window).await.0.on(1);
    let ben_page = frame(&harness, "Ben", &ben_window).await.0.on(1);
    let (cleo, _) = frame(&harness, "Cleo", &cleo_window).await;
    assert_eq!(cleo.on(1).get("").await.status, 403, "she has not opened it");
    let opened = cleo.post("/open", json!({"match": "1", "instance": cleo_window.instance})).await;
    assert_eq!(opened.status, 200, "{}", opened.body);
    let deployed = ada_page.play("deploy phalanx").await;
    assert_eq!(deployed.status, 200, "{}", deployed.body);
    assert!(ada_page.state().await.to_string().contains("general"), "the owner sees the army");
    for page in [&cleo.on(1), &ben_page] {
        let state = page.state().await;
        let boards = state["boards"].to_string();
        assert!(!boards.contains("unit-") && !boards.contains("general"), "{boards}");
        assert!(!state["log"].to_string().contains("deploy G"), "{}", state["log"]);
    }
    let state = cleo.on(1).state().await;
    assert_eq!((&state["viewer"]["role"], &state["choices"]), (&json!("spectator"), &Value::Null));
    let acted = cleo.on(1).post("/play", json!({"revision": 1, "move": "deploy volley"})).await;
    assert_eq!(acted.status, 403, "{}", acted.body);
    // The events come through the proxy, and reveal no more.
    let mut events = cleo.on(1).events(state["version"].as_u64()).await;
    assert_eq!(ben_page.play("deploy volley").await.status, 200);
    events.next("state").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frame_session_survives_a_kill_and_ends_with_its_instance() {
    let mut harness = with_activity().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let window = open_board(&ada).await;
    let (page, _) = frame(&harness, "Ada", &window).await;
    harness.kill_and_restart().await;
    map(&harness);
    assert_eq!(page.on(1).play("Tn@c1").await.status, 200, "its session is on disk");
    let (_, session) = frame(&harness, "Ada", &window).await;
    assert_eq!(session["open"], "1", "and so is the press");
    harness.sandbox.end_instance(&window.instance);
    let refused = signed_in(&harness, "Ada", &window.instance).await.unwrap_err();
    assert_eq!(refused["kind"], "instance");
    // Twelve hours later the session has ended, too.
    harness.pass(std::time::Duration::from_secs(12 * 3600 + 1)).await;
    assert_eq!(page.on(1).get("").await.status, 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_who_signs_in_again_goes_on_watching() {
    let harness = with_activity().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let window = join(&harness, "Cleo", &ada);
    let (page, _) = frame(&harness, "Cleo", &window).await;
    assert_eq!(page.on(1).get("").await.status, 403, "the match is not chosen yet");
    let code = harness.member("Cleo").authorize(&["identify"]);
    let request = json!({"code": code, "instance": window.instance, "match": "1", "event": "7"});
    let base = harness.sandbox.activity_url();
    let (page, _) = WebClient::sign_in_with(&base, request).await.unwrap();
    assert_eq!(page.on(1).get("").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_who_signs_in_again_goes_on_with_a_match_of_another_channel() {
    let harness = with_activity().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let window = join(&harness, "Cleo", &ada);
    let (page, _) = frame(&harness, "Cleo", &window).await;
    let opened = page.post("/open", json!({"match": "1", "instance": window.instance})).await;
    assert_eq!(opened.status, 200, "{}", opened.body);
    let elsewhere = harness.member("Cleo").visit("castle-talk").unwrap();
    let elsewhere = elsewhere.launch().unwrap().activity().await.unwrap();
    harness.pass(std::time::Duration::from_secs(12 * 3600 + 1)).await;
    let mut seen = Vec::new();
    // The frame sends the token of the session that has ended. Without the token, the match is not known to be open.
    for page in [page.clone(), page.without_bearer()] {
        let code = harness.member("Cleo").authorize(&["identify"]);
        let request = json!({"code": code, "instance": elsewhere.instance, "match": "1"});
        let session = page.post("/session", request).await;
        assert_eq!(session.status, 200, "{}", session.body);
        let page = page.with_bearer(session.body["token"].as_str().unwrap());
        seen.push(page.on(1).get("").await.status);
    }
    assert_eq!(seen, [200, 403]);
}

#[tokio::test(flavor = "multi_thread")]
async fn erasing_oneself_or_signing_out_ends_the_frame() {
    let harness = with_activity().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let window = open_board(&ada).await;
    let (page, _) = frame(&harness, "Ada", &window).await;
    let held = super::super::web::slash(&harness.at("Ada"), "/privacy show").await;
    assert!(held.content.contains("signed in to the web page in one place"), "{}", held.content);
    let place = harness.at("Ada");
    place.press(held.id, "Sign out of the web page").unwrap().message().await.unwrap();
    assert_eq!(page.on(1).get("").await.status, 401);
}
