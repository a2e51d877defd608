//! Playing against computers: a match for one person at once, shown once a turn, through a kill, with draws and rematches.

use sandbox::Seen;
use tests::{Evening, Seat};

use crate::PROGRAM;

/// Against the weakest computer, which answers at once; Ada begins.
const ALONE: &str = "/challenge kastell computer:1 seat:1 trees:c3,d6,g4";

/// Ada in the thread of the match that she has just begun.
async fn begun(evening: &Evening, line: &str) -> Seat {
    let told = evening.at("Ada").slash(line).unwrap().message().await.unwrap();
    assert!(told.content.contains("begins"), "{}", told.content);
    evening.seat("Ada").await
}

/// All public boards, in their order.
fn boards(seat: &Seat) -> Vec<Seen> {
    let is_board = |seen: &Seen| seen.by_bot && !seen.ephemeral && !seen.pictures.is_empty();
    seat.thread.messages().into_iter().filter(is_board).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_alone_plays_a_whole_match_and_sees_both_moves_in_one_post() {
    let evening = Evening::start(PROGRAM).await;
    let ada = begun(&evening, ALONE).await;
    assert!(ada.thread.name().contains("#1: Ada – Page"), "{}", ada.thread.name());
    let mut board = ada.board().await;
    assert!(board.content.contains("🤖 Page (level 1)"), "{}", board.content);
    let mut turns = 0;
    while board.button("Rematch").is_none() {
        assert_eq!(board.pings, ["Ada"]);
        let mv = ada.suggestion().await;
        assert!(ada.play(&mv).await.content.contains("You played"));
        turns += 1;
        board = ada.board_where(|seen| seen.id > board.id).await;
    }
    assert!(board.content.contains("🏆"), "{}", board.content);
    assert!(boards(&ada).len() <= turns + 2, "one post for both moves, and one for the end");
    let again = ada.press(&board, "Rematch").await;
    assert!(again.content.contains("begins"), "a computer need not accept: {}", again.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_that_was_killed_in_its_thoughts_plays_its_move_once() {
    let mut evening = Evening::start(PROGRAM).await;
    let ada = begun(&evening, ALONE).await;
    ada.board().await;
    assert!(ada.play("Tn@c1").await.content.contains("You played"));
    evening.kill_and_restart().await;
    let board = ada.board_where(|seen| seen.pings_me && seen.content.contains("Black")).await;
    let own = ada.ask("/board").await;
    let replay = ada.press(&own, "Replay").await;
    assert!(replay.content.contains("of 2"), "{}", replay.content);
    assert!(ada.play(&ada.suggestion().await).await.content.contains("You played"));
    ada.board_where(|seen| seen.id > board.id).await;
    let replay = ada.press(&ada.ask("/board").await, "Replay").await;
    let is_next = replay.content.contains("of 4") || replay.content.contains("of 3");
    assert!(is_next, "{}", replay.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_computer_plays_or_no_seat_is_left_that_is_said() {
    let evening = Evening::start(PROGRAM).await;
    let ada = evening.at("Ada");
    let told = ada.slash("/challenge kastell opponent:@Ben computer:2").unwrap();
    let told = told.message().await.unwrap();
    assert!(told.ephemeral && told.content.contains("no seat left"), "{}", told.content);
    assert!(ada.slash("/challenge kastell computer:6").is_err(), "there is no such level");
    assert!(evening.at("Ben").messages().iter().all(|seen| !seen.pings_me));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_begins_and_the_first_board_shows_its_move() {
    let evening = Evening::start(PROGRAM).await;
    let ada = begun(&evening, "/challenge kastell computer:1 seat:2 trees:c3,d6,g4").await;
    let board = ada.board_where(|seen| seen.pings_me).await;
    assert!(board.content.contains("White builds"), "{}", board.content);
    assert_eq!(boards(&ada).len(), 1);
    ada.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("resigned") || end.content.contains("called"), "{}", end.content);
}
