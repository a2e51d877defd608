//! A match of each game to its end by touch, mouse and keys. The other side is in Discord.

use serde_json::{Value, json};
use tests::page_player::{Hand, PagePlayer, hold_moves, play_out};
use tests::{Browsers, Harness, Seat, WebClient, Window};

use super::with_page;
use crate::KASTELL;
use crate::page::clicks::{DESKTOP, PHONE};

const HANDS: [Hand; 3] = [Hand::Finger, Hand::Mouse, Hand::Keys];

/// A match with Ada at the page and Ben in Discord.
struct Table {
    hand: Hand,
    window: Window,
    own: WebClient,
    ben: Seat,
    others: WebClient,
}

impl Table {
    async fn begin(harness: &Harness, browsers: &Browsers, challenge: &str, hand: Hand) -> Self {
        let (ada, ben) = harness.match_of(challenge).await;
        let (own, others) = (ada.enter_page().await, ben.enter_page().await);
        let size = if hand == Hand::Finger { PHONE } else { DESKTOP };
        let window = browsers.open(&ada.page_link().await, size).await;
        hold_moves(&window).await;
        Self { hand, window, own, ben, others }
    }

    fn ada(&self) -> PagePlayer<'_> {
        PagePlayer { window: &self.window, own: &self.own, hand: self.hand }
    }

    /// Plays the first move of both sides until the match is over.
    async fn play_out(&self) {
        play_out(self.ada(), &self.ben, &self.others, false).await;
    }

    /// The winners, once the page shows the end.
    async fn winners(&self) -> Value {
        self.window.find("#app[data-phase='over']").await;
        assert_eq!(self.window.overflow().await.0, 0, "nothing is wider than the window");
        let over = self.own.state().await["over"].take();
        let reason = over["reason"].as_str().unwrap();
        assert!(!reason.contains("resigned"), "{over}");
        let said = self.window.run("return document.querySelector('#say').textContent").await;
        let times = said.as_str().unwrap().matches(reason).count();
        assert_eq!(times, 1, "the end is said once: {said}");
        over["winners"].clone()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_kastell_is_played_to_its_end_by_touch_by_mouse_and_by_keys() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    for hand in HANDS {
        let table = Table::begin(&harness, &browsers, KASTELL, hand).await;
        table.play_out().await;
        assert_eq!(table.winners().await.as_array().unwrap().len(), 1);
        // The browser itself checks the deal.
        table.ada().press("[data-do='deal']").await;
        for claim in ["deal_seed", "deal_commitment", "deal_shown"] {
            table.window.find(&format!("[data-claim='{claim}'][data-holds='true']")).await;
        }
        let said = table.window.run("return document.querySelector('dialog').textContent").await;
        let said = said.as_str().unwrap();
        assert!(said.contains("could choose or change the deal"), "{said}");
        table.window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_castello_is_played_to_its_end_by_touch_by_mouse_and_by_keys() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    for hand in HANDS {
        let challenge = "/challenge castello opponent:@Ben seat:2";
        let table = Table::begin(&harness, &browsers, challenge, hand).await;
        begin_castello(&table).await;
        // Both move back and forth. When a position occurs for the third time, the match is a draw.
        for way in [["s5", "t5"], ["t5", "s5"], ["s5", "t5"], ["t5", "s5"]] {
            table.ben.play(if way[0] == "s5" { "b5-c5" } else { "c5-b5" }).await;
            table.ada().make_on(&way).await;
        }
        table.ben.play("b5-c5").await;
        assert_eq!(table.winners().await, json!([]));
        table.window.close().await;
    }
}

/// Black begins. A mouse can drag the pawn.
async fn begin_castello(Table { hand, window, own, .. }: &Table) {
    window.find("#app[data-phase='pick']").await;
    if *hand == Hand::Mouse {
        // Dragging is a module that the page loads when a pointer is first pressed.
        window.point("[data-place='b0.t5']").await;
        let is_loaded =
            "return performance.getEntriesByType('resource').some(({ name, responseEnd }) =>
            name.includes('/drag.js') && responseEnd > 0);";
        window.wait_until("the module", is_loaded).await;
        window.drag("[data-place='b0.t5']", "[data-place='b0.s5']").await;
        window.click("[data-do='send']").await;
        window.find("#app[data-phase='watch']").await;
    } else {
        PagePlayer { window, own, hand: *hand }.make_on(&["t5", "s5"]).await;
    }
    assert_eq!(own.state().await["last"]["seat"], 1, "Black begins");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_castle_keep_is_played_to_its_end_by_touch_by_mouse_and_by_keys() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    for hand in HANDS {
        let challenge = "/challenge castle-keep opponent:@Ben seat:1";
        let table = Table::begin(&harness, &browsers, challenge, hand).await;
        table.play_out().await;
        assert_eq!(table.winners().await.as_array().unwrap().len(), 1);
        table.window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_castles_is_played_to_its_end_by_touch_by_mouse_and_by_keys() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    for hand in HANDS {
        let challenge = "/challenge castles opponent:@Ben seat:1";
        let table = Table::begin(&harness, &browsers, challenge, hand).await;
        let ada = table.ada();
        // The smallest army: a side that loses its only soldier loses the match.
        for (kind, square) in [("M", "d2"), ("G", "a1")] {
            ada.press(&format!("[data-do='choose:{kind}']")).await;
            ada.take(&format!("b0.{square}")).await;
            table.window.find(&format!(".thing[data-place='b0.{square}']")).await;
        }
        ada.press("[data-do='confirm']").await;
        // The program asks about pieces that stay at home.
        let asked = table.ben.play("deploy G:h8 P:d7").await;
        table.ben.press(&asked, "Confirm").await;
        for (way, answer) in [(["d2", "d3"], "d7-d6"), (["d3", "d4"], "d6-d5")] {
            ada.make_on(&way).await;
            table.ben.play(answer).await;
        }
        // A musketeer strikes a pikeman.
        ada.make_on(&["d4", "d5"]).await;
        assert_eq!(table.winners().await, json!([0]));
        table.window.close().await;
    }
}
