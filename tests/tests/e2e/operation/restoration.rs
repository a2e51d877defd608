//! A backup that is brought back after more moves were made.

use std::fs;

use tests::Harness;

use crate::{KASTELL, PROGRAM};

#[tokio::test(flavor = "multi_thread")]
async fn a_restored_match_posts_its_board_for_the_right_player() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.plays("Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    let data = harness.data();
    let folder = data.parent().unwrap().to_owned();
    let run = |arguments: &[&str]| {
        let settings = [("CASTELLAN_DATA", data.to_str().unwrap())];
        let done = tests::run(PROGRAM, &folder, arguments, &settings);
        assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    };
    assert!(harness.stop());
    run(&["store", "export", "backup.jsonl"]);
    harness.restart().await;
    ben.plays("O@g1").await;
    let lost = ada.board_where(|seen| seen.content.contains("O@g1")).await;
    assert!(harness.stop());
    fs::rename(&data, folder.join("aside")).unwrap();
    run(&["store", "import", "backup.jsonl"]);
    harness.restart().await;
    let is_restored = |seen: &sandbox::MessageView| {
        seen.id > lost.id && seen.content.contains("Tn@c1") && seen.pings_me
    };
    let board = ben.board_where(is_restored).await;
    // The same move again, within minutes: the lost board has the nonce that this one would have had.
    ben.plays("O@g1").await;
    ada.board_where(|seen| seen.id > board.id && seen.content.contains("O@g1")).await;
}
