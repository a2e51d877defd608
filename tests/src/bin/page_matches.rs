//! Plays matches to their end in headless Chromium, one side on the match page and the other in Discord.
//!
//! `cargo build -p tests && target/debug/page_matches castello touch`. The side on the page follows hints, so it wins.
//! Games: kastell, castello, castle-keep, castles. Input devices: touch (390 px), mouse and keys (1280 px).

use std::io::Write;
use std::time::Instant;

use clap::{Parser, ValueEnum};
use serde_json::json;
use tests::page_player::{Hand, PagePlayer, play_out};
use tests::{Browsers, Harness, Size, WebClient, program_under_test};

/// The arguments of the program `page_matches`.
#[derive(Debug, Parser)]
struct Arguments {
    /// The game.
    game: String,
    /// The hand on the page.
    hand: HandName,
}

/// A hand by its name.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum HandName {
    Touch,
    Mouse,
    Keys,
}

#[tokio::main]
async fn main() {
    let Arguments { game, hand } = Arguments::parse();
    let (hand, size) = match hand {
        HandName::Touch => (Hand::Finger, Size { width: 390, height: 844 }),
        HandName::Mouse => (Hand::Mouse, Size { width: 1280, height: 800 }),
        HandName::Keys => (Hand::Keys, Size { width: 1280, height: 800 }),
    };
    let program = program_under_test();
    let settings = [("CASTELLAN_WEB_ADDRESS", "127.0.0.1:0")];
    let harness = Harness::with_settings(&program.to_string_lossy(), &settings).await;
    let browsers = Browsers::start().expect("Chromium and its driver");
    // With other trees, the tree of choices may be too large for one response.
    let trees = if game == "kastell" { " trees:c3,d6,g4" } else { "" };
    let line = format!("/challenge {game} opponent:@Ben seat:1{trees}");
    let (ada, ben) = harness.match_of(&line).await;
    let window = browsers.open(&ada.page_link().await, size).await;
    let own = ada.enter_page().await;
    let others = ben.enter_page().await;
    // The page asks before each move. Otherwise the keys would have only three seconds to reach the button.
    window.run("localStorage.setItem('castellan.send', 'ask')").await;
    agree_to_hints(&own, &others).await;
    let player = PagePlayer { window: &window, own: &own, hand };
    if game == "castles" {
        player.press("[data-do='choose:phalanx']").await;
        player.press("[data-do='confirm']").await;
        ben.play("deploy volley").await;
    }
    let begun = Instant::now();
    let state = play_out(player, &ben, &others, true).await;
    let plies =
        state["log"].as_array().and_then(|log| log.last()).map(|ply| ply["revision"].clone());
    let _ = writeln!(
        std::io::stdout(),
        "{game}, {hand:?}: over after {} plies in {:.0} s: {}",
        plies.unwrap_or_default(),
        begun.elapsed().as_secs_f32(),
        state["over"],
    );
    window.close().await;
}

async fn agree_to_hints(own: &WebClient, others: &WebClient) {
    let asked = own.post("/act", json!({"act": "hints"})).await;
    assert_eq!(asked.status, 200, "{}", asked.body);
    let may = others.state().await["proposals"][0]["may"][0].clone();
    let agreed = others.post("/act", json!({"act": may})).await;
    assert_eq!(agreed.status, 200, "{}", agreed.body);
}
