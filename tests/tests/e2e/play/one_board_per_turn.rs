//! Each turn is shown on one board, however slow Discord is and however quick the players are.

use sandbox::{Fault, FaultKind, MessageView};
use tests::{Harness, Seat, tells_a_move};

use crate::{KASTELL, PROGRAM};

/// All public boards, in order.
fn boards(seat: &Seat) -> Vec<MessageView> {
    let is_board = |seen: &MessageView| seen.by_bot && !seen.ephemeral && !seen.pictures.is_empty();
    seat.thread.messages().into_iter().filter(is_board).collect()
}

/// Plays this many moves as fast as people can. Returns the moves.
async fn in_haste(ada: &Seat, ben: &Seat, count: usize) -> Vec<String> {
    let mut moves = Vec::new();
    for at in 0..count {
        let seat = if at % 2 == 0 { ada } else { ben };
        let mv = seat.suggestion().await;
        let told = seat.play(&mv).await;
        assert!(tells_a_move(&told.content), "{}", told.content);
        moves.push(mv);
    }
    moves
}

fn check_posted_once(seat: &Seat, moves: &[String]) {
    let boards = boards(seat);
    for mv in moves {
        let told = boards.iter().filter(|seen| seen.content.contains(&format!("{mv},"))).count();
        let all: Vec<_> = boards.iter().map(|seen| &seen.content).collect();
        assert_eq!(told, 1, "{mv} in {all:#?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_turn_appears_in_one_post_while_posting_is_slow() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let route = format!("POST /channels/{}/messages", ada.thread.channel());
    harness.sandbox.plan_fault(Fault { route, times: 1_000, kind: FaultKind::Held });
    let moves = in_haste(&ada, &ben, 8).await;
    harness.sandbox.clear_faults();
    let last = moves.last().unwrap().clone();
    let board = ada.board_where(|seen| seen.content.contains(&format!("{last},"))).await;
    assert!(board.pings_me, "the newest board pings the player to move");
    check_posted_once(&ada, &moves);
    let shown = boards(&ada);
    assert!(shown.len() < moves.len(), "some were over before they could be posted");
    assert!(shown.iter().any(|seen| seen.content.contains("⏩")), "that is said");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_board_includes_turns_of_temporarily_refused_boards() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let route = format!("POST /channels/{}/messages", ada.thread.channel());
    let kind = FaultKind::Broken { status: 502 };
    harness.sandbox.plan_fault(Fault { route, times: 1_000, kind });
    let moves = in_haste(&ada, &ben, 3).await;
    harness.sandbox.clear_faults();
    harness.pass(std::time::Duration::from_secs(3_600)).await;
    let last = moves.last().unwrap().clone();
    let board = ben.board_where(|seen| seen.content.contains(&format!("{last},"))).await;
    assert!(board.pings_me, "{}", board.content);
    check_posted_once(&ada, &moves);
}

/// The former board of a match with a newer board, without its turn line and its buttons.
async fn former(seat: &Seat, word: &str) -> MessageView {
    let is_former = |seen: &MessageView| {
        let is_board = seen.by_bot && !seen.ephemeral && !seen.pictures.is_empty();
        is_board && seen.buttons.is_empty() && seen.content.contains(word)
    };
    seat.thread
        .wait_for("the former board", is_former)
        .await
        .unwrap_or_else(|trouble| panic!("{trouble}: {word} in {:#?}", boards(seat)))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_former_board_says_what_was_done_and_no_longer_whose_turn_it_is() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&format!("{KASTELL} time:3d")).await;
    let start = ada.board().await;
    assert!(start.content.contains("➡️") && start.content.contains("⏳"), "{}", start.content);
    let first = ada.suggestion().await;
    ada.plays(&first).await;
    let moved = ben.board_where(|seen| seen.content.contains(&first)).await;
    let greeting = start.content.lines().filter(|line| !line.contains(['➡', '⏳']));
    let lasting: Vec<_> = greeting.collect();
    let former_start = former(&ada, lasting[1]).await;
    assert_eq!((former_start.id, former_start.content), (start.id, lasting.join("\n")));
    assert_eq!(former_start.pictures, start.pictures);
    // The content of the board is known after a restart, too.
    harness.kill_and_restart().await;
    let second = ben.suggestion().await;
    ben.plays(&second).await;
    ada.board_where(|seen| seen.content.contains(&second)).await;
    let former_move = former(&ada, &first).await;
    assert_eq!(former_move.id, moved.id);
    assert!(!former_move.content.contains(['➡', '⏳']), "{}", former_move.content);
}
