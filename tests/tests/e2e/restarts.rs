//! The program is stopped, killed and started again, and nothing is lost or doubled.

use sandbox::{Fault, FaultKind};
use tests::Evening;

use crate::{KASTELL, PROGRAM};

#[tokio::test(flavor = "multi_thread")]
async fn buttons_work_after_a_restart_in_mid_game() {
    let mut evening = Evening::start(PROGRAM).await;
    let (ada, ben) = evening.match_of(KASTELL).await;
    ada.play("Tn@c1").await;
    let board = ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    assert!(evening.bot.stop(), "an orderly stop ends well:\n{}", evening.bot.log());
    evening.restart().await;
    let panel = ben.press(&board, "Move").await;
    assert!(!panel.menus.is_empty(), "{}", panel.content);
    let told = ben.play("O@g1").await;
    assert!(told.content.contains("You played"), "{}", told.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_survives_a_kill() {
    let mut evening = Evening::start(PROGRAM).await;
    evening.at("Ada").slash(KASTELL).unwrap().message().await.unwrap();
    let ben = evening.at("Ben");
    let challenge =
        ben.wait_for("the message", |seen| seen.button("Accept").is_some()).await.unwrap();
    evening.kill_and_restart().await;
    ben.press(challenge.id, "Accept").unwrap().message().await.unwrap();
    evening.seat("Ben").await.board().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_between_commit_and_answer_loses_and_doubles_nothing() {
    let mut evening = Evening::start(PROGRAM).await;
    let (ada, ben) = evening.match_of(KASTELL).await;
    // Neither the answer nor the board gets out, but the move is on disk.
    let cut = |route: &str| Fault { route: route.into(), times: 1000, kind: FaultKind::DropBefore };
    evening.sandbox.plan_fault(cut("POST /channels"));
    evening.sandbox.plan_fault(cut("POST /interactions"));
    ada.thread.slash("/move text:Tn@c1").unwrap();
    evening
        .sandbox
        .wait_for_request("the message", |request| {
            request.path.contains("/messages") && request.method == "POST" && request.status == 0
        })
        .await
        .unwrap();
    evening.kill();
    evening.sandbox.clear_faults();
    evening.restart().await;
    let board = ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    assert!(board.pings_me);
    ben.play("O@g1").await;
    ada.board_where(|seen| seen.content.contains("O@g1")).await;
    let boards = ada
        .thread
        .messages()
        .iter()
        .filter(|seen| !seen.ephemeral && seen.content.contains("> White builds Tn@c1"))
        .count();
    assert_eq!(boards, 1, "the outbox posts the board once");
}
