//! The match page in a real browser: taps, keys and screen readers.

use fantoccini::key::Key;
use serde_json::Value;
use tests::page_player::{answer_in_discord, hold_moves};
use tests::{Accessibility, Browsers, Size, Window};

use super::with_page;
use crate::page::clicks::{DESKTOP, PHONE};

/// Taps on a square, off its middle by this many pixels toward its neighbors.
async fn tap_beside(window: &Window, square: &str, toward: &[&str], pixels: f64) {
    let place = |square: &str| format!("[role=gridcell][data-place='b0.{square}']");
    let script = format!(
        "const middle = found => {{
            const box = document.querySelector(found).getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        }};
        const own = middle(\"{}\");
        return {:?}.map(middle).reduce((off, to) => off.map((n, i) => n + {pixels} * Math.sign(Math.round(to[i] - own[i]))), [0, 0]);",
        place(square),
        toward.iter().map(|square| place(square)).collect::<Vec<_>>(),
    );
    let off: [f64; 2] = serde_json::from_value(window.run(&script).await).unwrap();
    window.tap_beside(&place(square), off).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finger_may_miss_a_small_square_unless_another_is_as_near_or_nothing_could_be_undone() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, _) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    let own = ada.enter_page().await;
    let window = browsers.open(&ada.page_link().await, PHONE).await;
    hold_moves(&window).await;
    // Neighbors change their places when the board is turned, which a phone does once the page knows its size.
    let is_turned = "const [one, other] = ['t5', 's5'].map(square => document.querySelector(`[role=gridcell][data-place='b0.${square}']`)?.getBoundingClientRect());
        return !!one && Math.round(one.x) === Math.round(other.x);";
    window.wait_until("the board on its side", is_turned).await;
    let picked = "#app[data-phase='pick'] .sign.picked";
    let is_let_go = "return !document.querySelector('.sign.picked')";
    // In front of the pawn there is no square that can be chosen yet.
    tap_beside(&window, "t5", &["s5"], 18.0).await;
    window.find(picked).await;
    // A tap on the chosen square means that square, even if a target is near.
    tap_beside(&window, "t5", &["s5"], 11.0).await;
    window.wait_until("the pawn is let go", is_let_go).await;
    // Two targets, r5 and s4, meet at a corner of r4, where nothing can be chosen.
    window.tap("[data-place='b0.t5']").await;
    window.find(picked).await;
    tap_beside(&window, "r4", &["r5", "s4"], 9.0).await;
    window.wait_until("the pawn is let go", is_let_go).await;
    // The toast may have faded by now.
    let why = r#"return document.querySelector('#toast')?.textContent === "Pawn t5: that's not possible on r4.""#;
    window.wait_until("why", why).await;
    assert_eq!(window.count("#app[data-phase='pick']").await, 1);
    // Beyond r5 there is no other choice.
    window.run("localStorage.setItem('castellan.send', 'now')").await;
    window.tap("[data-place='b0.t5']").await;
    window.find(picked).await;
    tap_beside(&window, "r5", &["q5"], 14.0).await;
    window.wait_until("the pawn is let go", is_let_go).await;
    window.run("localStorage.removeItem('castellan.send')").await;
    window.tap("[data-place='b0.t5']").await;
    window.find(picked).await;
    tap_beside(&window, "r5", &["q5"], 14.0).await;
    window.find("#app[data-phase='hold']").await;
    window.click("[data-do='send']").await;
    window.find("#app[data-phase='watch']").await;
    assert_eq!(own.state().await["last"]["move"], "t5-r5");
    window.close().await;
}

/// A script that tells whether the pawn of the first square is shown on the second. They may be the same.
fn stands_on(pawn: &str, square: &str) -> String {
    format!(
        "const box = found => document.querySelector(found).getBoundingClientRect();
        const [at, to] = [box(\".thing[data-place='b0.{pawn}']\"), box(\"[role=gridcell][data-place='b0.{square}']\")];
        return Math.hypot(at.x + at.width / 2 - to.x - to.width / 2, at.bottom - to.bottom) < to.width / 3;"
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn a_held_move_is_shown_at_once_and_taken_back_by_undo() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, _) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    let window = browsers.open(&ada.page_link().await, PHONE).await;
    hold_moves(&window).await;
    window.wait_until("the pawn", &stands_on("t5", "t5")).await;
    window.tap("[data-place='b0.t5']").await;
    window.tap("[data-place='b0.s5']").await;
    window.find("#app[data-phase='hold']").await;
    window.wait_until("the pawn goes", &stands_on("t5", "s5")).await;
    window.tap("[data-do='release']").await;
    window.wait_until("the pawn is back", &stands_on("t5", "t5")).await;
    assert_eq!(ada.enter_page().await.state().await["last"], Value::Null);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_page_follows_the_language_that_its_person_chooses() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, _) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    let own = ada.enter_page().await;
    let window = browsers.open(&ada.page_link().await, DESKTOP).await;
    window.find("html[lang='en'] #app[data-phase='pick']").await;
    let settings = ada.ask("/settings").await;
    let languages = ada.press(&settings, "🌐 Language").await;
    ada.choose(&languages, "de").await;
    // The page learns of the new language with the next state.
    answer_in_discord(&ada, &own).await;
    window.find("html[lang='de'] #app[data-phase='watch']").await;
    let is_german = "return document.getElementById('skip').textContent === 'Zum Brett'";
    window.wait_until("the page in German", is_german).await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_zoomed_page_keeps_its_buttons_and_takes_taps() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, _) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    // A laptop at 300 %.
    let window = browsers.open(&ada.page_link().await, Size { width: 455, height: 215 }).await;
    window.find("#app[data-phase='pick']").await;
    let is_there = "return ['acts', 'more', 'say'].every(id => document.getElementById(id).getClientRects().length)";
    assert_eq!(window.run(is_there).await, true);
    window.run("document.getElementById('boards').scrollIntoView()").await;
    window.tap("[data-place='b0.t5']").await;
    window.find("#app[data-phase='pick'] .sign.picked").await;
    assert_eq!(window.overflow().await.0, 0, "nothing is wider than the window");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_made_by_keyboard_on_an_accessible_page() {
    let (Some(browsers), Some(access)) = (Browsers::start(), Accessibility::start()) else {
        return;
    };
    let harness = with_page().await;
    let (ada, ben) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    let (own, others) = (ada.enter_page().await, ben.enter_page().await);
    let window = browsers.open(&ada.page_link().await, DESKTOP).await;
    access.check(&window, "a running match").await;
    hold_moves(&window).await;
    window.tab_to("[role='gridcell']").await;
    // Chooses the next square with a choice, then the next target.
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
    // Ben's move in Discord is on her page at once.
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

#[tokio::test(flavor = "multi_thread")]
async fn a_saved_army_with_a_long_name_stays_within_the_page() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, _) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    let panel = ada.press(&ada.board().await, "Move").await;
    let panel = ada.choose(&panel, "phalanx").await;
    let form = ada.thread.press(panel.id, "💾 Save for later").unwrap();
    form.modal().await.unwrap();
    let name = "My favourite army for cautious opponents";
    let saved = form.submit(&[("name", name)]).unwrap().message().await.unwrap();
    ada.press(&saved, "Back").await;
    let window = browsers.open(&ada.page_link().await, PHONE).await;
    let is_listed =
        format!("return document.querySelector('.chips')?.textContent.includes('{name}')");
    window.wait_until("the saved army", &is_listed).await;
    let list = "const list = document.querySelector('.chips'); return list.scrollWidth <= list.clientWidth";
    assert_eq!(window.run(list).await, true);
    window.close().await;
}
