//! The program with its own sandbox, as `cargo run` starts it.

use std::fs::File;

use serde_json::{Value, json};
use tests::Standalone;

use crate::{KASTELL, PROGRAM};

/// The id of a channel or thread whose name fits, in a member's view.
fn channel(view: &Value, fits: impl Fn(&str) -> bool) -> Option<String> {
    let channels = view["servers"][0]["channels"].as_array()?;
    let threads = channels.iter().filter_map(|channel| channel["threads"].as_array()).flatten();
    let found =
        channels.iter().chain(threads).find(|place| place["name"].as_str().is_some_and(&fits))?;
    Some(found["id"].as_str()?.to_owned())
}

/// The message with this text, and the custom id of its button with this label.
fn button(view: &Value, words: &str, label: &str) -> Option<(Value, Value)> {
    let messages = view["here"]["messages"].as_array()?;
    let message = messages.iter().rev().find(|message| {
        message["content"].as_str().is_some_and(|content| content.contains(words))
    })?;
    let buttons = message["buttons"].as_array()?;
    let button = buttons.iter().find(|button| button["label"] == label)?;
    Some((message["id"].clone(), button["custom_id"].clone()))
}

/// Waits for the thread of the match, and for the board with these words.
async fn board(alone: &Standalone, words: &str) -> (String, Value) {
    // A new, empty sandbox doesn't give the bot the members' names, so the thread's name has the number.
    let is_match = |name: &str| name.contains("Ada – Ben") || name == "Kastell #1";
    let thread = alone.view("Ben", "0", |view| channel(view, is_match)).await;
    let (message, _) = alone.view("Ben", &thread, |view| button(view, words, "Move")).await;
    (thread, message)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_on_the_page_and_a_match_outlives_the_sandbox() {
    let folder = tempfile::tempdir().unwrap();
    let mut alone = Standalone::start(PROGRAM, folder.path()).await;
    assert!(alone.page().await.contains("<html"));
    let place = alone.view("Ada", "0", |view| channel(view, |name| name == "game-night")).await;
    let told = alone.act("Ada", json!({"channel": place, "do": "slash", "line": KASTELL})).await;
    assert!(told["message"]["content"].as_str().unwrap().contains("is out"), "{told}");
    let (message, accept) =
        alone.view("Ben", &place, |view| button(view, "challenges", "Accept")).await;
    let press = json!({"channel": place, "do": "press", "message": message, "custom_id": accept});
    alone.act("Ben", press).await;
    let (thread, _) = board(&alone, "Your turn").await;
    let mv = json!({"channel": thread, "do": "slash", "line": "/move text:Tn@c1"});
    let told = alone.act("Ada", mv).await;
    assert!(told["message"]["content"].as_str().unwrap().contains("✅"), "{told}");
    board(&alone, "Tn@c1").await;
    // The next sandbox is empty; the bot posts the match again, which goes on.
    alone.bot.kill();
    let mut alone = Standalone::start(PROGRAM, folder.path()).await;
    let (thread, _) = board(&alone, "Your turn").await;
    let mv = json!({"channel": thread, "do": "slash", "line": "/move text:O@g1"});
    let told = alone.act("Ben", mv).await;
    assert!(told["message"]["content"].as_str().unwrap().contains("✅"), "{told}");
    board(&alone, "O@g1").await;
    assert!(alone.bot.stop(), "{}", alone.bot.log());
    assert!(!alone.bot.log().contains("panicked"), "{}", alone.bot.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_trial_ends_with_its_terminal() {
    let folder = tempfile::tempdir().unwrap();
    // One end of a new pseudo-terminal.
    let terminal = File::options().read(true).write(true).open("/dev/ptmx").unwrap();
    let mut alone = Standalone::start_with_input(PROGRAM, folder.path(), terminal.into()).await;
    alone.bot.reload();
    assert!(tokio::task::block_in_place(|| alone.bot.ends()), "{}", alone.bot.log());
    // Without a terminal, the signal comes from a supervisor.
    let mut alone = Standalone::start(PROGRAM, folder.path()).await;
    alone.bot.reload();
    alone.bot.says("no secret has changed").await;
    assert!(alone.bot.is_running());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_built_in_sandbox_has_a_secret_token() {
    let folder = tempfile::tempdir().unwrap();
    let alone = Standalone::start(PROGRAM, folder.path()).await;
    let public = sandbox::Sandbox::start(sandbox::Config::demo()).await.unwrap().token();
    assert_eq!(alone.status_for_bot(&public).await, 401);
    assert!(!alone.bot.log().contains(&public));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_follows_the_clock_of_its_built_in_sandbox() {
    let folder = tempfile::tempdir().unwrap();
    let alone = Standalone::start(PROGRAM, folder.path()).await;
    let place = alone.view("Ada", "0", |view| channel(view, |name| name == "game-night")).await;
    alone.act("Ada", json!({"channel": place, "do": "slash", "line": KASTELL})).await;
    alone.view("Ben", &place, |view| button(view, "challenges", "Accept")).await;
    let told = alone.order(json!({"order": "advance", "ms": 4 * 86_400_000_u64})).await;
    assert_eq!(told["ahead_ms"], 4 * 86_400_000_u64);
    let is_expired = |view: &Value| {
        let messages = view["here"]["messages"].as_array()?;
        let mut told = messages.iter().filter_map(|message| message["content"].as_str());
        told.any(|content| content.contains("challenge expired")).then_some(())
    };
    alone.view("Ben", &place, is_expired).await;
}
