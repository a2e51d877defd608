//! The panels beside the board in a browser: moves, news, and sentences for screen readers.

use serde_json::json;
use tests::page_player::first_move;
use tests::{Browsers, Size, Window};

use super::with_page;
use crate::KASTELL;
use crate::page::clicks::DESKTOP;
use crate::play::castle_keep::take_turn;

/// A window in which the list of moves is shorter than a match.
const LOW: Size = Size { width: 1200, height: 710 };

/// Waits until the list of moves, which must be scrolled, stands at its end.
async fn sees_the_newest_move(window: &Window) {
    let is_at_end =
        "const { scrollTop, clientHeight, scrollHeight } = document.querySelector('#story ol');
        return scrollHeight > clientHeight && scrollTop + clientHeight >= scrollHeight - 4;";
    window.wait_until("the newest move", is_at_end).await;
}

/// Waits until a screen reader hears a sentence.
async fn hears(window: &Window, sentence: &str) -> String {
    let said = "document.getElementById('polite').textContent";
    window.wait_until(sentence, &format!("return {said}.includes({sentence:?})")).await;
    window.run(&format!("return {said}")).await.as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_moves_shows_the_newest_move_though_the_card_of_the_end_takes_its_room() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let pages = [ada.enter_page().await, ben.enter_page().await];
    let window = browsers.open(&ada.page_link().await, LOW).await;
    window.find("#app[data-phase='pick']").await;
    let mut state = pages[0].state().await;
    while state["over"].is_null() {
        let page = &pages[usize::from(state["to_move"][0] == 1)];
        let mv = first_move(&page.state().await["choices"]).expect("there is a move");
        let played = page.play(&mv).await;
        assert_eq!(played.status, 200, "{}", played.body);
        state = played.body;
    }
    window.find("#cards .end").await;
    sees_the_newest_move(&window).await;
    window.go(&ada.page_link().await).await;
    window.find("html[data-ready='true'] #cards .end").await;
    sees_the_newest_move(&window).await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_news_stand_once_on_the_page_beside_the_moves() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, ben) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    take_turn(&ada).await;
    let news = ben.enter_page().await.state().await["since"]["text"].clone();
    let window = browsers.open(&ben.page_link().await, DESKTOP).await;
    window.find("html[data-ready='true']").await;
    let shown = "return document.getElementById('last').textContent";
    assert_eq!(window.run(shown).await, news);
    assert_eq!(window.count(".since").await, 0);
    // The first tap replaces the news by the last move.
    window.run("document.querySelector('[role=gridcell]').click()").await;
    window.find("#story .since").await;
    assert_ne!(window.run(shown).await, news);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_screen_reader_hears_who_has_won_and_that_a_rematch_is_proposed() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let window = browsers.open(&ben.page_link().await, DESKTOP).await;
    window.find("html[data-ready='true'] #app[data-phase='watch']").await;
    ada.plays("Tn@c1").await;
    hears(&window, "builds the T").await;
    let own = ada.enter_page().await;
    own.post("/act", json!({"act": "resign"})).await;
    let said = hears(&window, "You won!").await;
    assert!(said.contains("resigned") && !said.contains("builds"), "{said}");
    own.post("/act", json!({"act": "rematch"})).await;
    hears(&window, "Ada wants a rematch.").await;
    window.close().await;
}
