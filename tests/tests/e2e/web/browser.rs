//! The match page in a real browser: taps, keys and screen readers.

use fantoccini::key::Key;
use tests::page_player::{Hand, PagePlayer, Way, answer_in_discord};
use tests::{Accessibility, Browsers, Window};

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

/// A point in the middle of a square, moved toward the middles of others by so many pixels.
async fn beside(window: &Window, square: &str, toward: &[&str], pixels: f64) -> [f64; 2] {
    let script = format!(
        "const middle = square => {{
            const box = document.querySelector(`[role=gridcell][data-place='b0.${{square}}']`).getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        }};
        const [x, y] = middle('{square}');
        return {toward:?}.map(middle).reduce((at, to) => at.map((n, i) => n + {pixels} * Math.sign(Math.round(to[i] - [x, y][i]))), [x, y]).map(Math.round);"
    );
    serde_json::from_value(window.run(&script).await).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_may_miss_a_small_square_unless_another_is_as_near_or_nothing_could_be_undone() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, _) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    let own = page(&ada).await;
    let window = browsers.open(&link(&ada).await, PHONE).await;
    let picked = "#app[data-phase='pick'] .sign.picked";
    let is_let_go = "return !document.querySelector('.sign.picked')";
    // Two targets, r5 and s4, meet at a corner of r4, where nothing can be chosen.
    window.tap("[data-place='b0.t5']").await;
    window.find(picked).await;
    let [x, y] = beside(&window, "r4", &["r5", "s4"], 9.0).await;
    window.tap_at(x, y).await;
    window.wait_until("the pawn is let go", is_let_go).await;
    assert_eq!(window.count("#app[data-phase='pick']").await, 1);
    // Beyond r5 is nothing else.
    let [x, y] = beside(&window, "r5", &["q5"], 14.0).await;
    window.run("localStorage.setItem('castellan.send', 'now')").await;
    window.tap("[data-place='b0.t5']").await;
    window.find(picked).await;
    window.tap_at(x, y).await;
    window.wait_until("the pawn is let go", is_let_go).await;
    window.run("localStorage.removeItem('castellan.send')").await;
    window.tap("[data-place='b0.t5']").await;
    window.find(picked).await;
    window.tap_at(x, y).await;
    window.find("#app[data-phase='hold']").await;
    window.click("[data-do='send']").await;
    window.find("#app[data-phase='watch']").await;
    assert_eq!(own.state().await["last"]["move"], "t5-r5");
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
