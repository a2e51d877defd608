//! Each game against the computer by menus and buttons alone.

use sandbox::MessageView;
use tests::{Harness, Seat, is_panel};

use crate::PROGRAM;

/// More turns than any match below, and more presses than any turn takes.
const TURNS: usize = 600;
const PRESSES: usize = 60;

/// Plays a turn, always with the first offered choice.
async fn take_turn(seat: &Seat, board: &MessageView) {
    let mut shown = seat.press(board, "Move").await;
    for _ in 0..PRESSES {
        shown = if shown.button("Confirm").is_some() {
            seat.press(&shown, "Confirm").await
        } else if is_panel(&shown) {
            seat.pick_first(&shown).await
        } else {
            return;
        };
    }
    panic!("a turn without an end: {}", shown.content);
}

/// Plays a match of this challenge to its end.
async fn play_out(line: &str) {
    let harness = Harness::start(PROGRAM).await;
    let told = harness.at("Ada").slash(line).unwrap().message().await.unwrap();
    assert!(told.content.contains("begins"), "{}", told.content);
    let ada = harness.seat("Ada").await;
    let is_over = |seen: &MessageView| seen.button("Rematch").is_some();
    let mut board = ada.board_where(|seen| seen.pings_me || is_over(seen)).await;
    for _ in 0..TURNS {
        if is_over(&board) {
            assert!(
                board.content.contains("🏆") || board.content.contains("🤝"),
                "{}",
                board.content
            );
            return;
        }
        take_turn(&ada, &board).await;
        let before = board.id;
        let is_next = |seen: &MessageView| seen.id > before && (seen.pings_me || is_over(seen));
        board = ada.board_where(is_next).await;
    }
    panic!("a match without an end: {}", board.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn kastell_is_played_alone_to_its_end() {
    play_out("/challenge kastell computer:2 seat:1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn castello_is_played_alone_to_its_end() {
    play_out("/challenge castello computer:3 seat:1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn castle_keep_is_played_alone_to_its_end() {
    play_out("/challenge castle-keep computer:4 seat:1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn castles_is_played_alone_to_its_end() {
    play_out("/challenge castles computer:4 seat:1").await;
}
