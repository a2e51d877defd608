//! A backup that is brought back after more moves were made.

use std::fs;
use std::path::Path;

use sandbox::MessageView;
use tests::Harness;

use crate::{KASTELL, PROGRAM};

/// Runs a command on a store, in the folder around it.
fn run(data: &Path, arguments: &[&str]) {
    let settings = [("CASTELLAN_DATA", data.to_str().unwrap())];
    let done = tests::run(PROGRAM, data.parent().unwrap(), arguments, &settings);
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restored_match_posts_its_board_for_the_right_player() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.plays("Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    let data = harness.data();
    assert!(harness.stop());
    run(&data, &["store", "export", "backup.jsonl"]);
    harness.restart().await;
    ben.plays("O@g1").await;
    let lost = ada.board_where(|seen| seen.content.contains("O@g1")).await;
    assert!(harness.stop());
    fs::rename(&data, data.with_file_name("aside")).unwrap();
    run(&data, &["store", "import", "--repost", "backup.jsonl"]);
    harness.restart().await;
    let is_restored =
        |seen: &MessageView| seen.id > lost.id && seen.content.contains("Tn@c1") && seen.pings_me;
    let board = ben.board_where(is_restored).await;
    // The same move again, within minutes: the lost board has the nonce that this one would have had.
    ben.plays("O@g1").await;
    ada.board_where(|seen| seen.id > board.id && seen.content.contains("O@g1")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restored_match_with_one_board_pings_the_right_player() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&format!("{KASTELL} posts:board")).await;
    ada.board_where(|seen| seen.pings_me).await;
    let is_line = |seen: &MessageView| seen.content.contains('👉') && seen.pings_me;
    ada.plays("Tn@c1").await;
    ben.post_where(is_line).await;
    let data = harness.data();
    assert!(harness.stop());
    run(&data, &["store", "export", "backup.jsonl"]);
    harness.restart().await;
    ben.plays("O@g1").await;
    let lost = ada.post_where(is_line).await;
    assert!(harness.stop());
    fs::rename(&data, data.with_file_name("aside")).unwrap();
    run(&data, &["store", "import", "--repost", "backup.jsonl"]);
    harness.restart().await;
    ben.post_where(|seen| seen.id > lost.id && is_line(seen)).await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restored_match_with_one_board_pings_the_player_of_the_first_turn() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&format!("{KASTELL} posts:board")).await;
    ada.board_where(|seen| seen.pings_me).await;
    let is_line = |seen: &MessageView| seen.content.contains('👉') && seen.pings_me;
    let data = harness.data();
    assert!(harness.stop());
    run(&data, &["store", "export", "backup.jsonl"]);
    harness.restart().await;
    ada.plays("Tn@c1").await;
    let lost = ben.post_where(is_line).await;
    assert!(harness.stop());
    fs::rename(&data, data.with_file_name("aside")).unwrap();
    run(&data, &["store", "import", "--repost", "backup.jsonl"]);
    harness.restart().await;
    ada.post_where(|seen| seen.id > lost.id && is_line(seen)).await;
    ada.board_where(|seen| !seen.content.contains("Tn@c1")).await;
}
