//! The page of an event: its JSON, its events, its access, and the page in a browser.

use sandbox::{MessageView, Visit};
use tests::{Browsers, Harness, WebClient};

use super::{announced, card, press, slash};
use crate::PROGRAM;
use crate::page::clicks::PHONE;

/// A bot with a match page.
async fn with_page() -> Harness {
    Harness::with_settings(PROGRAM, &[("CASTELLAN_WEB_ADDRESS", "127.0.0.1:0")]).await
}

/// The link from the button below the card.
async fn link(place: &Visit, on: &MessageView) -> String {
    let seen = press(place, on, "📊 Live table").await;
    assert!(seen.ephemeral && seen.content.contains("works once"), "{}", seen.content);
    let button = seen.button("📊 Live table").unwrap();
    button.url.clone().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_standings_page_is_live_and_needs_a_discord_link() {
    let harness = with_page().await;
    let (ada, ben) = announced(&harness).await;
    let shown = card(&ben, "2 players").await;
    let own = WebClient::enter(&link(&ben, &shown).await).await.unwrap();
    let state = own.state().await;
    assert_eq!((&state["name"], &state["stage"]), (&"Autumn Cup".into(), &"open".into()));
    assert_eq!(state["groups"].as_array().unwrap().len(), 0);
    let mut events = own.events(state["version"].as_u64()).await;
    slash(&ada, "/club manage act:begin").await;
    events.next("state").await;
    harness.seat("Ben").await.board().await;
    card(&ben, "#").await;
    let state = own.state().await;
    assert_eq!(state["viewer"]["entrant"], 1);
    let table = &state["tables"][0];
    assert_eq!(table["over"], false, "{table}");
    // The match's number is not always the next: a number that was reserved for a stale change
    // stays unused.
    let number = table["match"].as_str().unwrap().parse().unwrap();
    let rows = state["groups"][0]["rows"].as_array().unwrap();
    assert_eq!(rows.iter().map(|row| row["score"].clone()).collect::<Vec<_>>(), ["0", "0"]);
    assert_eq!(rows[0]["cells"][0]["kind"], "open");
    // The page of a match leads to its event.
    assert_eq!(own.on(number).state().await["event"]["event"], "1");
    harness.seat("Ben").await.resign().await;
    let mut state = own.state().await;
    while state["stage"] != "over" {
        events.next("state").await;
        state = own.state().await;
    }
    assert_eq!(state["groups"][0]["rows"][0]["score"], "1");
    assert_eq!(state["groups"][0]["rows"][0]["cells"][0]["kind"], "won");
    // A press below the card shows the event to Cleo, who is no entrant, but not the matches of others.
    let cleo = harness.at("Cleo");
    let guest = WebClient::enter(&link(&cleo, &card(&cleo, "Finished").await).await).await.unwrap();
    let state = guest.state().await;
    assert!(state["viewer"]["entrant"].is_null() && state["tables"][0]["match"].is_null());
    assert_eq!(guest.on(number).get("").await.status, 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn page_and_thread_make_the_same_claim_about_a_deal() {
    let harness = with_page().await;
    let (ada, ben) = announced(&harness).await;
    slash(&ada, "/club manage act:begin").await;
    let of_event = harness.seat("Ada").await;
    let (of_challenge, _) = harness.match_of("/challenge kastell opponent:@Ben seat:1").await;
    let pages = [of_event.enter_page().await, of_challenge.enter_page().await];
    // A hash then replaces Ben's word in the match of the challenge. In the match of the event, all words are its
    // number.
    let sure = slash(&ben, "/privacy delete").await;
    press(&ben, &sure, "Yes, delete everything").await;
    for (seat, page, is_proven) in [(of_event, &pages[0], false), (of_challenge, &pages[1], true)] {
        let over = seat.board_where(|seen| seen.button("🎲 Check the deal").is_some()).await;
        let proof = seat.press(&over, "🎲 Check the deal").await.content;
        assert_eq!(proof.contains("could choose or change the deal"), is_proven, "{proof}");
        assert_eq!(page.state().await["has_later_word"], is_proven);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn strangers_see_no_event() {
    let harness = with_page().await;
    let (ada, ben) = announced(&harness).await;
    let own = WebClient::enter(&link(&ben, &card(&ben, "2 players").await).await).await.unwrap();
    assert_eq!(own.without_cookie().get("").await.status, 401);
    assert_eq!(own.without_cookie().get("/events").await.status, 401);
    for missing in [2, 999_999, u64::MAX] {
        let answer = own.on_event(missing).get("").await;
        assert_eq!((answer.status, &answer.body["kind"]), (404, &"missing".into()));
    }
    // Dora has a session from a match, but no part in the event.
    harness.at("Dora").slash("/challenge kastell opponent:@Ben").unwrap().message().await.unwrap();
    let challenge = |seen: &MessageView| seen.button("Accept").is_some();
    let challenge = ben.wait_for("the challenge", challenge).await.unwrap();
    press(&ben, &challenge, "Accept").await;
    let dora = harness.seat("Dora").await;
    let board = dora.board().await;
    let seen = dora.press(&board, "🖐 Open the board").await;
    let url = seen.button("Open the board").unwrap().url.clone().unwrap();
    let stranger = WebClient::enter(&url).await.unwrap();
    // The answers don't reveal which numbers exist.
    let (hidden, missing) =
        (stranger.on_event(1).get("").await, stranger.on_event(999).get("").await);
    assert_eq!((hidden.status, &hidden.body), (404, &missing.body));
    assert!(stranger.state().await["event"].is_null());
    drop(ada);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_start_page_of_a_browser_lists_its_persons_matches_and_events() {
    let harness = with_page().await;
    let (ada, ben) = announced(&harness).await;
    let own = WebClient::enter(&link(&ben, &card(&ben, "2 players").await).await).await.unwrap();
    let (status, page) = own.start_page().await;
    assert!(status == 200 && page.contains("<a href=\"/e/1\">🏆 Autumn Cup</a>"), "{page}");
    assert!(page.contains("You have no match yet"), "{page}");
    slash(&ada, "/club manage act:begin").await;
    let seat = harness.seat("Ben").await;
    seat.board().await;
    let (_, page) = own.start_page().await;
    assert!(page.contains("<a href=\"/m/"), "{page}");
    let (_, page) = own.without_cookie().start_page().await;
    assert!(!page.contains("/m/") && !page.contains("/e/1"), "{page}");
    // Cleo has opened the event from Discord, and Dora has not.
    let cleo = harness.at("Cleo");
    let guest = WebClient::enter(&link(&cleo, &card(&cleo, "#").await).await).await.unwrap();
    assert!(guest.start_page().await.1.contains("/e/1"));
    seat.resign().await;
    card(&ben, "Finished").await;
    assert!(!own.start_page().await.1.contains("/e/1"), "it is over");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_shows_the_standings_on_a_phone_and_follows_them() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, ben) = announced(&harness).await;
    slash(&ada, "/club manage act:begin").await;
    harness.seat("Ben").await.board().await;
    let shown = card(&ben, "#").await;
    let window = browsers.open(&link(&ben, &shown).await, PHONE).await;
    window.find("html[data-ready='true'] .ranking tr.mine[data-entrant='1']").await;
    window.find(".matches a[href^='/m/']").await;
    assert_eq!(window.count(".cell[data-kind='open']").await, 2);
    assert_eq!(window.overflow().await.0, 0, "nothing is wider than the phone");
    harness.seat("Ben").await.resign().await;
    window.find(".cell[data-kind='won']").await;
    window.click(".matches a.over").await;
    // The menu of the match leads back to the event.
    window.find("#app[data-phase='over']").await;
    window.click("#more").await;
    window.click("dialog a[href='/e/1']").await;
    window.find("html[data-page='event'] .matches").await;
    window.close().await;
}
