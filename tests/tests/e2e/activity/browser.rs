//! The match page in its frame, in a real browser: a desktop and a phone, by mouse and by touch.

use std::time::Duration;

use sandbox::{ActivitySettings, Platform};
use serde_json::Value;
use tests::page_player::{Hand, PagePlayer};
use tests::{Browsers, Harness, WebClient, Window};

use super::{SECRET, frame, join, map, open_board, with_activity, with_portal};
use crate::KASTELL;
use crate::page::clicks::{DESKTOP, PHONE};

/// Gives consent, and enters the frame.
async fn enter(window: &Window) {
    window.click("#consent[open] #grant").await;
    window.enter_frame("iframe").await;
}

/// Waits until the match is shown.
async fn is_shown(window: &Window) {
    window.find("html[data-ready='true']").await;
}

/// Ada's window on the first of two matches, one of Castles, and her client of its page.
async fn first_of_two(browsers: &Browsers, harness: &Harness) -> (Window, WebClient) {
    let (ada, _) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    harness.match_of(KASTELL).await;
    let opened = open_board(&ada).await;
    let window = browsers.open(&opened.url, DESKTOP).await;
    enter(&window).await;
    is_shown(&window).await;
    let own = frame(harness, "Ada", &opened).await.0.on(1);
    (window, own)
}

/// Waits for a state that fits.
async fn until(page: &WebClient, fits: impl Fn(&Value) -> bool) -> Value {
    let mut state = page.state().await;
    while !fits(&state) {
        let mut events = page.events(state["version"].as_u64()).await;
        events.next("state").await;
        state = page.state().await;
    }
    state
}

#[tokio::test(flavor = "multi_thread")]
async fn secret_armies_are_played_to_the_end_in_the_frame_while_cleo_watches() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_activity().await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    let opened = open_board(&ada).await;
    let desktop = browsers.open(&opened.url, DESKTOP).await;
    enter(&desktop).await;
    is_shown(&desktop).await;
    let phone_window = open_board(&ben).await;
    let phone = browsers.open(&phone_window.url, PHONE).await;
    enter(&phone).await;
    is_shown(&phone).await;
    let watching = browsers.open(&join(&harness, "Cleo", &ada).url, DESKTOP).await;
    enter(&watching).await;
    watching.click("#match-list [data-open='1']").await;
    is_shown(&watching).await;
    // Draws up the armies by hand.
    desktop.click("[data-do='choose:phalanx']").await;
    desktop.click("[data-do='confirm']").await;
    desktop.find("#app[data-phase='watch']").await;
    let boards = "return document.getElementById('boards').innerHTML";
    let own_boards = desktop.run(boards).await.to_string();
    let seen = watching.run(boards).await.to_string();
    assert!(own_boards.contains("unit-") && !seen.contains("unit-"), "only Ada sees her army");
    phone.click("[data-do='choose:volley']").await;
    phone.click("[data-do='confirm']").await;
    let own = frame(&harness, "Ada", &opened).await.0.on(1);
    let theirs = frame(&harness, "Ben", &phone_window).await.0.on(1);
    until(&own, |state| state["to_move"].as_array().is_some_and(|seats| seats.len() == 1)).await;
    for _ in 0..6 {
        let state = own.state().await;
        if !state["over"].is_null() {
            break;
        }
        match state["to_move"][0].as_u64() {
            Some(0) => {
                PagePlayer { window: &desktop, own: &own, hand: Hand::Mouse }.make_first().await
            }
            _ => PagePlayer { window: &phone, own: &theirs, hand: Hand::Finger }.make_first().await,
        }
    }
    assert_eq!(phone.overflow().await.0, 0, "nothing is wider than the phone");
    if own.state().await["over"].is_null() {
        phone.click("#more").await;
        phone.click("[data-do='sure:resign']").await;
        phone.click("[data-do='act:resign']").await;
    }
    for window in [&desktop, &phone, &watching] {
        window.find("#app[data-phase='over']").await;
    }
    for window in [desktop, phone, watching] {
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_desk_switches_matches_and_shows_the_turn() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_activity().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let (second, _) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    let opened = open_board(&ada).await;
    let window = browsers.open(&opened.url, PHONE).await;
    enter(&window).await;
    is_shown(&window).await;
    let board = |id: &str| format!("#boards .board [data-place='b0.{id}']");
    window.find(&board("c3")).await;
    window.click("#more").await;
    window.click("[data-do='match-list']").await;
    window.find("#match-list:not([hidden]) .turn").await;
    window.run("document.querySelector(\"#match-list [data-open='2']\").focus()").await;
    window.click("#match-list [data-open='2']").await;
    // A board of Castello has 21 columns.
    window.find(&board("u15")).await;
    let is_on_board = "return document.activeElement.closest('#boards') !== null";
    assert_eq!(window.run(is_on_board).await, true, "the focus is not lost with the list");
    window.find("#app[data-phase='pick']").await;
    // The menu of the match has a link for others, which Discord can share.
    window.click("#more").await;
    window.click("[data-do='share']").await;
    let shared = harness.sandbox.wait_for_frame_command("a link", |said| said.cmd == "SHARE_LINK");
    assert_eq!(shared.await.unwrap().args["custom_id"], "m2");
    // Picture in picture.
    harness.member("Ada").set_layout(1).unwrap();
    window.find("html[data-layout='pip']").await;
    drop(second);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_counts_the_time_by_the_clock_of_the_server() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_activity().await;
    // With a second match, the frame opens the list and not a match.
    for _ in 0..2 {
        harness.match_of(KASTELL).await;
    }
    // The clock of the browser's device stays behind.
    harness.pass(Duration::from_secs(36 * 3600)).await;
    let opened = harness.at("Ada").join_activity(Platform::Desktop).unwrap();
    let window = browsers.open(&opened.url, DESKTOP).await;
    enter(&window).await;
    window.find("#match-list [data-open='1'] small").await;
    let left = "return /\\b1 d\\b/.test(document.querySelector(\"#match-list [data-open='1'] small\")?.textContent)";
    window.wait_until("half of the three days", left).await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_step_of_a_draft_is_kept_when_the_frame_goes_to_another_match() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_activity().await;
    let (window, own) = first_of_two(&browsers, &harness).await;
    assert!(own.state().await["choices"]["draft"].is_null(), "no army is drawn up");
    // The page leaves the match before its timer stores the draft.
    let no_timer = "const { setTimeout } = window;
        window.setTimeout = (then, ms) => ms === 700 ? 0 : setTimeout(then, ms);";
    window.run(no_timer).await;
    window.click("[data-do='choose:phalanx']").await;
    let is_drawn_up = "return document.getElementById('boards').innerHTML.includes('unit-')";
    window.wait_until("the army", is_drawn_up).await;
    window.click("#more").await;
    window.click("[data-do='match-list']").await;
    window.click("#match-list [data-open='2']").await;
    tests::ask_until("the stored draft", async || {
        own.state().await["choices"]["draft"].is_array().then_some(())
    })
    .await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_waits_for_the_line_is_not_lost_when_the_frame_goes_to_another_match() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_activity().await;
    let (window, own) = first_of_two(&browsers, &harness).await;
    let busy = "const { fetch } = window;
        window.isBusy = true;
        window.fetch = (url, more) => window.isBusy && url.includes('/play') ? Promise.resolve(new Response('{}', { status: 503 })) : fetch(url, more);";
    window.run(busy).await;
    window.click("[data-do='choose:phalanx']").await;
    window.click("[data-do='confirm']").await;
    window.find("#app[data-phase='wait']").await;
    let open_other = async || {
        window.click("#more").await;
        window.click("[data-do='match-list']").await;
        window.find("#match-list:not([hidden])").await;
        window.click("#match-list [data-open='2']").await;
    };
    open_other().await;
    // The move can't be sent, so the frame stays on its match.
    window.find("#match-list[hidden]").await;
    window.find("#app[data-phase='wait']:not([inert])").await;
    window.run("window.isBusy = false;").await;
    open_other().await;
    tests::ask_until("the army that waited", async || {
        let state = own.state().await;
        let seats = state["to_move"].as_array().unwrap();
        (!seats.contains(&0.into())).then_some(())
    })
    .await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_opaque_document_and_an_old_client_can_play() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_activity().await;
    harness.sandbox.set_consent(Some(true));
    let (ada, _) = harness.match_of(KASTELL).await;
    let opened = open_board(&ada).await;
    harness.member("Ada").set_opaque().unwrap();
    harness.member("Ada").set_old_client().unwrap();
    let window = browsers.open(&opened.url, PHONE).await;
    window.enter_frame("iframe").await;
    is_shown(&window).await;
    let own = frame(&harness, "Ada", &opened).await.0.on(1);
    PagePlayer { window: &window, own: &own, hand: Hand::Finger }.make_first().await;
    assert_eq!(own.state().await["last"]["seat"], 0);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_frame_names_missing_portal_settings() {
    let Some(browsers) = Browsers::start() else { return };
    let portal = ActivitySettings {
        secret: Some(SECRET.into()),
        redirects: Vec::new(),
        ..ActivitySettings::complete()
    };
    let harness = with_portal(portal).await;
    let place = harness.at("Ada");
    let window = browsers.open(&place.join_activity(Platform::Desktop).unwrap().url, DESKTOP).await;
    window.enter_frame("iframe").await;
    window.find("[data-problem='client']").await;
    assert!(window.text().await.contains("redirect"), "{}", window.text().await);
    window.close().await;
    let harness = with_activity().await;
    let place = harness.at("Ada");
    let window = browsers.open(&place.join_activity(Platform::Desktop).unwrap().url, DESKTOP).await;
    window.click("#consent[open] #refuse").await;
    window.enter_frame("iframe").await;
    window.find("[data-problem='client']").await;
    // A person who changes their mind tries again.
    window.click("#retry").await;
    window.leave_frames().await;
    enter(&window).await;
    window.find("html[data-signed='true']").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_in_the_frame_continues_after_a_restart() {
    let Some(browsers) = Browsers::start() else { return };
    let mut harness = with_activity().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let window = browsers.open(&open_board(&ada).await.url, DESKTOP).await;
    enter(&window).await;
    is_shown(&window).await;
    harness.kill_and_restart().await;
    map(&harness);
    window.find("#live[data-line='on']").await;
    let opened = open_board(&ben).await;
    drop(opened);
    ada.play("Tn@c1").await;
    window.find("#app[data-phase='watch']").await;
    window.close().await;
}
