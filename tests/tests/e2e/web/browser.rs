//! The match page in a real browser: taps, keys and screen readers.

use fantoccini::key::Key;
use tests::page_player::{Hand, PagePlayer, Way, answer_in_discord};
use tests::{Accessibility, Browsers};

use super::{link, page, with_page};
use crate::page::clicks::{DESKTOP, PHONE};

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
