//! The page in a real browser: playing by clicks, secret hands, narrow windows, the clock.

use serde_json::json;
use tests::{Browsers, Harness, Size, Window};

use crate::play::castle_keep::table;
use crate::{KASTELL, PROGRAM};

/// The messages that only one member sees.
pub(crate) const PRIVATE: &str = "article[data-ephemeral]";

/// The size of a desktop window, and of a phone's.
pub(crate) const DESKTOP: Size = Size { width: 1280, height: 800 };
pub(crate) const PHONE: Size = Size { width: 390, height: 844 };

/// Makes a move by clicks: the first piece, at its suggested place, and Confirm.
async fn move_by_clicking(window: &Window) {
    window.click("[data-button='Move']").await;
    window.click(&format!("{PRIVATE} [data-custom-id*=':act:']")).await;
    let confirm = format!("{PRIVATE} [data-button='Confirm']");
    window.click(&confirm).await;
    window.find(&format!("{PRIVATE}:not(:has([data-button='Confirm']))")).await;
    window.click(&format!("{PRIVATE} [data-private] button")).await;
}

/// Waits until the page shows this many public boards.
async fn boards(window: &Window, count: usize) {
    let nth = format!("article:nth-of-type({count}):not([data-ephemeral]) [data-picture]");
    window.find(&nth).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_members_play_by_clicking_and_a_third_watches() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let at = |name: &str| {
        format!("{}?as={name}&channel={}", harness.sandbox.page_url(), ada.thread.channel())
    };
    let cleo = browsers.open(&at("Cleo"), DESKTOP).await;
    let windows =
        [browsers.open(&at("Ada"), DESKTOP).await, browsers.open(&at("Ben"), PHONE).await];
    for ply in 0..4 {
        let window = &windows[ply % 2];
        boards(window, ply + 1).await;
        move_by_clicking(window).await;
        boards(&cleo, ply + 2).await;
    }
    let text = cleo.text().await;
    assert!(text.contains("White builds") && text.contains("Black builds"), "{text}");
    assert_eq!(cleo.count(PRIVATE).await, 0, "a private answer shows to its addressee alone");
    let alt = cleo.attribute("[data-picture]", "alt").await.unwrap();
    assert!(alt.contains("Trees: c3, d6, g4"), "{alt}");
    for window in windows.into_iter().chain([cleo]) {
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_typed_and_taken_on_the_page() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let channel = harness.at("Ada").channel();
    let at = |name: &str| format!("{}?as={name}&channel={channel}", harness.sandbox.page_url());
    let ada = browsers.open(&at("Ada"), DESKTOP).await;
    let ben = browsers.open(&at("Ben"), DESKTOP).await;
    ada.find("[data-composer]").await;
    ada.type_line("[data-composer]", "/challenge kastell opponent:@Ben").await;
    ada.find(PRIVATE).await;
    ben.click("[data-button='Accept']").await;
    ben.click("[data-place*='Kastell']").await;
    ben.find("[data-picture='board.png']").await;
    ada.close().await;
    ben.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_registered_later_is_among_the_hints() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let (sandbox, channel) = (&harness.sandbox, harness.at("Ada").channel());
    let page = format!("{}?as=Ada&channel={channel}", sandbox.page_url());
    let window = browsers.open(&page, DESKTOP).await;
    window.find("[data-bot-state='online']").await;
    window.find("[data-composer]").await.send_keys("/danc").await.unwrap();
    let app = sandbox.application_id();
    let asked = reqwest::Client::new()
        .post(format!("{}/api/v10/applications/{app}/commands", sandbox.http_base()))
        .header("Authorization", format!("Bot {}", sandbox.token()))
        .header("User-Agent", "DiscordBot (https://example.org, 1)")
        .json(&json!({"name": "dance", "description": "Dances"}));
    assert_eq!(asked.send().await.unwrap().status(), 201);
    window.find("[data-hint='/dance']").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_players_tab_shows_their_own_hand_and_a_spectators_none() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of("/challenge castle-keep opponent:@Ben").await;
    let mut shown = Vec::new();
    let mut windows = Vec::new();
    for (name, size) in [("Ada", DESKTOP), ("Ben", PHONE), ("Cleo", DESKTOP)] {
        let page = harness.sandbox.page_url();
        let address = format!("{page}?as={name}&channel={}", ada.thread.channel());
        let window = browsers.open(&address, size).await;
        window.click("[data-button='Hand']").await;
        let picture = format!("{PRIVATE} [data-picture]");
        shown.push(window.attribute(&picture, "alt").await.unwrap());
        windows.push(window);
    }
    let hand = |alt: &str| Some(alt.split_once("; hand: ")?.1.split_once('.')?.0.to_owned());
    let hands: Vec<Option<String>> = shown.iter().map(|alt| hand(alt)).collect();
    let [Some(adas), Some(bens), None] = &hands[..] else { panic!("{shown:#?}") };
    assert_ne!(adas, bens);
    for (window, foreign) in windows.iter().zip([[bens, bens], [adas, adas], [adas, bens]]) {
        let page = window.source().await;
        assert!(foreign.iter().all(|hand| !page.contains(hand.as_str())), "{page}");
        assert_eq!(window.count(PRIVATE).await, 1);
    }
    for window in windows {
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_long_conversation_fits_the_window() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    // Four names make a long title, forty lines a long conversation; the pictures load after the text.
    let names = ["Ada", "Ben", "Cleo", "Dora"];
    let seats = table(&harness, "/challenge castle-keep players:4", &names).await;
    for number in 0..40 {
        seats[number % 4].thread.say(&format!("{number}: how nice a castle that is!")).unwrap();
    }
    seats[0].ask("/board").await;
    let (page, channel) = (harness.sandbox.page_url(), seats[0].thread.channel());
    for size in [DESKTOP, PHONE] {
        let name = seats[0].member.name();
        let window = browsers.open(&format!("{page}?as={name}&channel={channel}"), size).await;
        window.find("article:nth-of-type(40)").await;
        window.pictures().await;
        assert_eq!(window.overflow().await, (0, 0), "{size:?}");
        for shown in ["#room-head", "article:last-of-type [data-private]", "[data-composer]"] {
            assert!(window.is_in_view(shown).await, "{shown} at {size:?}");
        }
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_the_full_channel_title() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    let page = harness.sandbox.page_url();
    for place in [harness.at("Ada").channel(), ada.thread.channel()] {
        let window = browsers.open(&format!("{page}?as=Ada&channel={place}"), PHONE).await;
        let whole = "const title = document.getElementById('title');
            return title.textContent && title.scrollWidth <= title.clientWidth
                && title.scrollHeight <= title.clientHeight";
        window.wait_until("its whole name", whole).await;
        assert_eq!(window.overflow().await, (0, 0));
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_shows_its_picture_and_choices_together() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    let page = format!("{}?as=Ada&channel={}", harness.sandbox.page_url(), ada.thread.channel());
    for size in [DESKTOP, PHONE] {
        let window = browsers.open(&page, size).await;
        window.click("[data-button='Move']").await;
        window.find(&format!("{PRIVATE} select[data-menu]")).await;
        window.pictures().await;
        for shown in ["[data-picture]", "select[data-menu]", "[data-button='Type a move']"] {
            let shown = format!("{PRIVATE} {shown}");
            assert!(window.is_in_view(&shown).await, "{shown} at {size:?}");
        }
        window.click(&format!("{PRIVATE} [data-dismiss]")).await;
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_is_put_forward_on_the_page_and_times_and_reminders_follow() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let page = format!("{}?as=Ada&channel={}", harness.sandbox.page_url(), ada.thread.channel());
    let window = browsers.open(&page, DESKTOP).await;
    window.find("article time[data-relative]").await;
    let says = |words: &str| {
        let all = "[...document.querySelectorAll('article')]";
        format!("return {all}.some((one) => one.innerText.includes('{words}'));")
    };
    window.wait_until("the time that is left", &says("in 3 days")).await;
    let before = window.attribute("#now", "datetime").await.unwrap();
    window.click("[data-advance='86400000']").await;
    window.wait_until("a day has passed", &says("in 2 days")).await;
    let after = window.attribute("#now", "datetime").await.unwrap();
    assert_ne!(before[..10], after[..10], "another date");
    window.click("[data-advance='86400000']").await;
    window.wait_until("the reminder", &says("s your turn in")).await;
    for _ in 0..24 {
        window.click("[data-advance='3600000']").await;
    }
    window.wait_until("the end of the turn", &says("ran out of time")).await;
    window.close().await;
}
