//! The match page in a real browser: by touch, by mouse and by keys.

use fantoccini::key::Key;
use serde_json::json;
use tests::page_player::{Hand, PagePlayer, Way, answer_in_discord, play_out};
use tests::{Accessibility, Browsers};

use super::{link, page, with_page};
use crate::KASTELL;
use crate::page::clicks::{DESKTOP, PHONE};

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_kastell_is_played_to_its_end_by_touch_by_mouse_and_by_keys() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    for (hand, size) in [(Hand::Finger, PHONE), (Hand::Mouse, DESKTOP), (Hand::Keys, DESKTOP)] {
        let (ada, ben) = harness.match_of(KASTELL).await;
        let (own, others) = (page(&ada).await, page(&ben).await);
        let window = browsers.open(&link(&ada).await, size).await;
        let player = PagePlayer { window: &window, own: &own, hand };
        let state = play_out(player, &ben, &others, false).await;
        assert!(!state["over"]["winners"].as_array().unwrap().is_empty(), "{}", state["over"]);
        // The deal is checked by the browser itself.
        player.press("[data-do='deal']").await;
        window.find("[data-claim='deal_seed'][data-holds='true']").await;
        window.find("[data-claim='deal_commitment'][data-holds='true']").await;
        window.find("[data-claim='deal_shown'][data-holds='true']").await;
        assert_eq!(window.overflow().await.0, 0, "nothing is wider than the window");
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_castello_is_played_to_its_end_by_mouse_and_a_piece_is_dragged() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, ben) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    let own = page(&ada).await;
    let window = browsers.open(&link(&ada).await, DESKTOP).await;
    let player = PagePlayer { window: &window, own: &own, hand: Hand::Mouse };
    window.find("#app[data-phase='pick']").await;
    window.drag("[data-place='b0.t5']", "[data-place='b0.s5']").await;
    window.click("[data-do='send']").await;
    window.find("#app[data-phase='watch']").await;
    assert_eq!(own.state().await["last"]["seat"], 1, "Black begins");
    // Both go to and fro. The third time that a position is there, the match is a draw.
    for way in [["s5", "t5"], ["t5", "s5"], ["s5", "t5"], ["t5", "s5"]] {
        ben.play(if way[0] == "s5" { "b5-c5" } else { "c5-b5" }).await;
        player.make_on(&way).await;
    }
    ben.play("b5-c5").await;
    window.find("#app[data-phase='over']").await;
    assert_eq!(own.state().await["over"]["winners"], json!([]));
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_castle_keep_is_played_to_its_end_by_keys() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, ben) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    let (own, others) = (page(&ada).await, page(&ben).await);
    let window = browsers.open(&link(&ada).await, DESKTOP).await;
    let player = PagePlayer { window: &window, own: &own, hand: Hand::Keys };
    let state = play_out(player, &ben, &others, false).await;
    assert!(!state["over"]["winners"].as_array().unwrap().is_empty(), "{}", state["over"]);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_army_is_drawn_up_by_touch_and_a_move_of_castles_takes_two_taps() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    let own = page(&ada).await;
    let window = browsers.open(&link(&ada).await, PHONE).await;
    window.click("[data-do='choose:phalanx']").await;
    window.click("[data-do='confirm']").await;
    ben.play("deploy volley").await;
    window.find("#app[data-phase='pick']").await;
    let way = Way::first(&own.state().await["choices"]).unwrap();
    assert_eq!(way.steps.len(), 2, "a piece, and where it goes");
    PagePlayer { window: &window, own: &own, hand: Hand::Finger }.make_first().await;
    assert_eq!(own.state().await["last"]["seat"], 0);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_made_by_keyboard_on_an_accessible_page() {
    let (Some(browsers), Some(access)) = (Browsers::start(), Accessibility::start()) else {
        return;
    };
    let harness = with_page().await;
    let (ada, ben) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    let (own, others) = (page(&ada).await, page(&ben).await);
    let window = browsers.open(&link(&ada).await, DESKTOP).await;
    access.check(&window, "a running match").await;
    // A held move waits for its keys, however long the check takes.
    let patient = "const { setTimeout } = window; window.setTimeout = (then, ms) => ms === 3000 ? 0 : setTimeout(then, ms);";
    window.run(patient).await;
    window.tab_to("[role='gridcell']").await;
    // The next square that can be chosen, taken; then the next target.
    let next_and_target = ["n", &Key::Enter, "n", &Key::Enter].concat();
    window.press_keys(&next_and_target).await;
    window.find("#app[data-phase='hold']").await;
    access.check(&window, "a held move").await;
    window.press_keys("u").await;
    window.find("#app[data-phase='pick']").await;
    window.press_keys(&next_and_target).await;
    window.click("[data-do='send']").await;
    window.find("#app[data-phase='watch']").await;
    assert_eq!(own.state().await["last"]["seat"], 1, "Black begins");
    // What Ben does in Discord is on her page at once.
    answer_in_discord(&ben, &others).await;
    window.find("#app[data-phase='pick']").await;
    window.click("#more").await;
    access.check(&window, "the menu").await;
    ben.resign().await;
    window.find("#app[data-phase='over']").await;
    window.press_keys(&Key::Escape).await;
    window.click("[data-do='replay']").await;
    window.find("#replay input[type='range']").await;
    access.check(&window, "the replay").await;
    window.close().await;
}
