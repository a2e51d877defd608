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

#[tokio::test(flavor = "multi_thread")]
async fn the_post_for_both_moves_tells_both_and_its_picture_shows_both() {
    let evening = Evening::start(PROGRAM).await;
    let ada = begun(&evening, ALONE).await;
    let first = ada.board().await;
    assert!(ada.play("Tn@c1").await.content.contains("You played"));
    let joint = ada.board_where(|seen| seen.id > first.id).await;
    if joint.pings_me {
        let told = joint.content.lines().filter(|line| line.starts_with('>')).count();
        assert_eq!(told, 2, "{}", joint.content);
        assert!(joint.content.contains("Tn@c1"), "{}", joint.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn there_are_no_hints_against_people() {
    let evening = Evening::start(PROGRAM).await;
    let (ada, _) = evening.match_of(crate::KASTELL).await;
    let told = ada.ask("/hint").await;
    assert!(told.content.contains("computers alone"), "{}", told.content);
    assert!(ada.ask("/board").await.button("💡 Hint").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_replay_of_a_match_that_is_over_tells_how_it_stood_the_same_to_all() {
    let evening = Evening::start(PROGRAM).await;
    let ada = begun(&evening, ALONE).await;
    let mut board = ada.board().await;
    while board.button("Rematch").is_none() {
        let mv = ada.suggestion().await;
        ada.play(&mv).await;
        board = ada.board_where(|seen| seen.id > board.id).await;
    }
    let replay = ada.press(&board, "Replay").await;
    assert!(replay.content.contains("📊"), "{}", replay.content);
    let ben = evening.seat_in("Ben", &ada.thread);
    let mut shown = Vec::new();
    for seat in [&ada, &ben] {
        let mut step = seat.press(&board, "Replay").await;
        while step.content.contains("looking at where") {
            step = seat.press(&board, "Replay").await;
        }
        let last = seat.press(&step, "Last ⏭").await;
        let next = seat.press(&last, "◀ Back").await;
        assert!(
            next.content.contains("📊 Won for") || next.content.contains('%'),
            "{}",
            next.content
        );
        shown.push(next.content.lines().filter(|line| line.contains('📊')).collect::<String>());
    }
    assert_eq!(shown[0], shown[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_waits_alone_is_offered_a_computer_and_plays_at_once() {
    let evening = Evening::start(PROGRAM).await;
    let ada = evening.at("Ada");
    ada.slash("/challenge kastell").unwrap().message().await.unwrap();
    ada.wait_for("the challenge", |seen| seen.button("Accept").is_some()).await.unwrap();
    evening.pass(std::time::Duration::from_secs(16 * 60)).await;
    let is_offer = |seen: &Seen| seen.pings_me && seen.button("🤖 Play the computer").is_some();
    let offer = ada.wait_for("the offer", is_offer).await.unwrap();
    let ben = evening.at("Ben").press(offer.id, "🤖 Play the computer").unwrap();
    let told = ben.message().await.unwrap();
    assert!(told.content.contains("Only the person"), "{}", told.content);
    let asked = ada.press(offer.id, "🤖 Play the computer").unwrap().message().await.unwrap();
    let menu = tests::menu_id(&asked).unwrap();
    let told = ada.choose(asked.id, &menu, &["2"]).unwrap().message().await.unwrap();
    assert!(told.content.contains("begins"), "{}", told.content);
    let seat = evening.seat("Ada").await;
    assert!(seat.board().await.content.contains("(level 2)"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_more_is_filled_with_computers() {
    let evening = Evening::start(PROGRAM).await;
    let ada = evening.at("Ada");
    ada.slash("/challenge castle-keep players:3").unwrap().message().await.unwrap();
    let lobby = ada.wait_for("the table", |seen| seen.button("Start").is_some()).await.unwrap();
    for _ in 0..2 {
        let asked = ada.press(lobby.id, "🤖 Add a computer").unwrap().message().await.unwrap();
        let menu = tests::menu_id(&asked).unwrap();
        ada.choose(asked.id, &menu, &["1"]).unwrap().message().await.unwrap();
    }
    let seat = evening.seat("Ada").await;
    let board = seat.board().await;
    let seated = board.content.lines().next().unwrap_or_default();
    assert_eq!(seated.matches('🤖').count(), 2, "{}", board.content);
}
