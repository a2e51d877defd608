//! Access to the match page: links, sessions, origins, and their ends.

use reqwest::Method;
use reqwest::header::{COOKIE, LOCATION, ORIGIN, SET_COOKIE};
use reqwest::redirect::Policy;
use serde_json::json;
use tests::{Browsers, WebClient};

use super::{slash, url, with_page};
use crate::KASTELL;
use crate::page::clicks::DESKTOP;

#[tokio::test(flavor = "multi_thread")]
async fn a_link_opens_the_page_once_and_only_for_its_person() {
    let harness = with_page().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let link = ada.page_link().await;
    let ben_link = ben.page_link().await;
    let ada_page = WebClient::enter(&link).await.unwrap();
    assert_eq!(WebClient::enter(&link).await.unwrap_err(), 410);
    let looked = reqwest::Client::builder().no_proxy().build().unwrap().head(&ben_link).send();
    assert_eq!(looked.await.unwrap().status(), 405, "a look at a link doesn't use it up");
    assert!(WebClient::enter(&ben_link).await.is_ok());
    let stranger = ada_page.without_cookie();
    assert_eq!(stranger.get("").await.status, 401);
    assert_eq!(ada_page.on(77).get("").await.status, 404);
    assert_eq!(ben.enter_page().await.state().await["viewer"]["seat"], 1);
    // Dora has a session, but has not opened this match from Discord.
    let dora = harness.at("Dora");
    let board = slash(&dora, "/challenge kastell computer:1 seat:1").await;
    drop(board);
    let dora = harness.seat_at("Dora", "Dora").await;
    let dora_page = dora.enter_page().await;
    assert_eq!(dora_page.on(1).get("").await.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_used_link_leads_on_to_the_match_in_a_browser_that_is_signed_in() {
    let harness = with_page().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let link = ada.page_link().await;
    let ada_page = WebClient::enter(&link).await.unwrap();
    let ben_page = ben.enter_page().await;
    let answer = open_again(&link, &ada_page, Method::GET).await;
    assert_eq!((answer.status, answer.location.as_deref()), (303, Some("/m/1#used")));
    assert_eq!(open_again(&link, &ben_page, Method::GET).await.status, 303, "his match, too");
    let elsewhere = link.replace("/m/1", "/m/77");
    assert_eq!(open_again(&elsewhere, &ada_page, Method::GET).await.status, 410);
    let elsewhere = link.replace("/m/1", "//evil.example");
    assert_eq!(open_again(&elsewhere, &ada_page, Method::GET).await.status, 410);
}

#[tokio::test(flavor = "multi_thread")]
async fn another_persons_link_asks_before_it_signs_in() {
    let harness = with_page().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let (ada_page, ben_link) = (ada.enter_page().await, ben.page_link().await);
    let asked = open_again(&ben_link, &ada_page, Method::GET).await;
    assert_eq!((asked.status, asked.cookie), (200, None));
    assert!(asked.text.contains("Another person is signed in"), "{}", asked.text);
    assert_eq!(ada_page.state().await["viewer"]["seat"], 0, "she is signed in still");
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    assert_eq!(
        http.post(&ben_link).send().await.unwrap().status(),
        403,
        "another site can't agree"
    );
    let agreed = open_again(&ben_link, &ada_page, Method::POST).await;
    assert_eq!((agreed.status, agreed.location.as_deref()), (303, Some("/m/1")));
    assert!(agreed.cookie.is_some(), "a session of his own");
    assert_eq!(
        open_again(&ben_link, &ada_page, Method::POST).await.location.as_deref(),
        Some("/m/1#used")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_question_about_another_persons_link_is_answered_in_a_browser() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let window = browsers.open(&ada.page_link().await, DESKTOP).await;
    window.find("#app[data-phase='pick']").await;
    window.go(&ben.page_link().await).await;
    window.click("form button").await;
    window.find("#app[data-phase='watch']").await;
    window.close().await;
}

/// The response to a link.
struct LinkAnswer {
    status: u16,
    location: Option<String>,
    cookie: Option<String>,
    text: String,
}

/// Opens a link in a browser with a session.
async fn open_again(link: &str, page: &WebClient, method: Method) -> LinkAnswer {
    let http = reqwest::Client::builder().no_proxy().redirect(Policy::none()).build().unwrap();
    let request = http.request(method, link).header(COOKIE, page.cookie().unwrap());
    let answer = request.header(ORIGIN, page.origin()).send().await.unwrap();
    let header = |name| answer.headers().get(name).map(|value| value.to_str().unwrap().to_owned());
    LinkAnswer {
        status: answer.status().as_u16(),
        location: header(LOCATION),
        cookie: header(SET_COOKIE),
        text: answer.text().await.unwrap(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_too_old_after_fifteen_minutes() {
    let harness = with_page().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let link = ada.page_link().await;
    harness.pass(std::time::Duration::from_secs(15 * 60 + 1)).await;
    assert_eq!(WebClient::enter(&link).await.unwrap_err(), 410);
}

#[tokio::test(flavor = "multi_thread")]
async fn foreign_origins_are_refused_and_answers_have_security_headers() {
    let harness = with_page().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let page = ada.enter_page().await;
    let revision = page.state().await["revision"].clone();
    let body = json!({"revision": revision, "move": "Tn@c1"});
    let request = page.request(Method::POST, "/play").json(&body).build().unwrap();
    let mut foreign = request.try_clone().unwrap();
    foreign.headers_mut().insert(ORIGIN, "http://evil.example".parse().unwrap());
    let http = reqwest::Client::builder().no_proxy().build().unwrap();
    assert_eq!(http.execute(foreign).await.unwrap().status(), 403);
    let mut elsewhere = page.request(Method::GET, "").build().unwrap();
    elsewhere.headers_mut().insert("host", "evil.example".parse().unwrap());
    assert_eq!(http.execute(elsewhere).await.unwrap().status(), 403);
    let answer = page.request(Method::GET, "").send().await.unwrap();
    let header = |name: &str| answer.headers()[name].to_str().unwrap().to_owned();
    assert_eq!(header("cache-control"), "no-store");
    assert_eq!(header("referrer-policy"), "no-referrer");
    assert!(header("content-security-policy").contains("frame-ancestors 'none'"));
    assert_eq!(http.execute(request).await.unwrap().status(), 200, "its own origin may play");
}

#[tokio::test(flavor = "multi_thread")]
async fn malformed_and_unknown_addresses_of_the_interface_get_its_errors() {
    let harness = with_page().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let page = ada.enter_page().await;
    let malformed =
        ["?turn=x", "?turn=-1", "?turn=300", "/at/last", "/at/0?turn=x", "/events?last=abc"];
    for (path, status, kind) in malformed
        .map(|path| (path, 400, "bad_request"))
        .into_iter()
        .chain([("/moves", 404, "missing"), ("/at/0/more", 404, "missing")])
    {
        let answer = page.get(path).await;
        assert_eq!((answer.status, &answer.body["kind"]), (status, &json!(kind)), "{path}");
        assert!(!answer.body["error"].as_str().unwrap().is_empty(), "{}", answer.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_watches_by_a_link_that_a_server_can_forbid() {
    let harness = with_page().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let board = ada.board().await;
    let opened = ada.press(&board, "🖐 Open the board").await;
    let shared = ada.press(&opened, "👀 Watch on the web").await;
    let link = url(&shared, "Watch");
    let watching = WebClient::watch(&link);
    let state = watching.state().await;
    assert_eq!((&state["viewer"]["role"], &state["can"]), (&json!("spectator"), &json!([])));
    assert!(state["choices"].is_null() && state["viewer"]["person"].is_null());
    let forged = format!("{}0", &link[..link.len() - 1]);
    let forged = if forged == link { format!("{}1", &link[..link.len() - 1]) } else { forged };
    assert_eq!(WebClient::watch(&forged).get("").await.status, 404);
    let answer = watching.request(Method::POST, "/play").json(&json!({})).send().await.unwrap();
    assert_eq!(answer.status().as_u16(), 404, "spectators have nothing to do");
    let mut events = watching.events(state["version"].as_u64()).await;
    ada.play("Tn@c1").await;
    events.next("state").await;
    let set = slash(&harness.at("Ada"), "/setup web:no").await;
    assert!(set.content.contains("web"), "{}", set.content);
    assert_eq!(watching.get("").await.status, 404);
    // An open page notices at the next move.
    ben.play("O@g1").await;
    events.next("gone").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn signing_out_or_erasure_closes_the_page() {
    let harness = with_page().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let (ada_page, ben_page) = (ada.enter_page().await, ben.enter_page().await);
    let (mut ada_events, mut ben_events) =
        (ada_page.events(None).await, ben_page.events(None).await);
    ada_events.next("state").await;
    ben_events.next("state").await;
    let held = slash(&harness.at("Ada"), "/privacy show").await;
    assert!(held.content.contains("signed in to the web page in one place"), "{}", held.content);
    harness.at("Ada").press(held.id, "Sign out of the web page").unwrap().message().await.unwrap();
    assert_eq!(ada_page.get("").await.status, 401);
    let held = slash(&harness.at("Ben"), "/privacy show").await;
    let place = harness.at("Ben");
    let asked = place.press(held.id, "Delete everything").unwrap().message().await.unwrap();
    place.press(asked.id, "Yes, delete everything").unwrap().message().await.unwrap();
    assert_eq!(ben_page.get("").await.status, 401);
    // The erasure has changed the match.
    ada_events.next("gone").await;
    ben_events.next("gone").await;
}
