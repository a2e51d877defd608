//! The program is killed before, while and after time brings something; and three seats, one of which is late.

use std::time::Duration;

use sandbox::{FaultKind, Seen};
use tests::{Evening, Seat};

use crate::castle_keep::{table, take_turn};
use crate::restarts::{cut, kill_at};
use crate::{KASTELL, PROGRAM};

const HOUR: Duration = Duration::from_secs(3600);

/// What time brings: after how long, and in which words.
const REMINDER: (Duration, &str) = (Duration::from_secs(37 * 3600), "it is your turn in");
const TIME_UP: (Duration, &str) = (Duration::from_secs(72 * 3600), "is out of time");

/// The public messages about time, in the order of the thread.
fn told(seat: &Seat) -> Vec<Seen> {
    let is_told = |seen: &Seen| {
        let is_about_time = seen.content.contains('⏰') && seen.pictures.is_empty();
        seen.by_bot && !seen.ephemeral && is_about_time
    };
    seat.thread.messages().into_iter().filter(is_told).collect()
}

/// That this was told once, after the match went on; what was asked is over then.
async fn check_told_once(evening: &Evening, ada: &Seat, ben: &Seat, words: &str) {
    let seen = ada.post_where(|seen| seen.content.contains(words)).await;
    assert!(seen.pings_me, "{}", seen.content);
    // What is posted next comes after whatever would have been posted again.
    assert!(ada.play("Tn@c1").await.content.contains("You played"));
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    if words == TIME_UP.1 {
        ben.post_where(|seen| seen.content.contains("but the match went on")).await;
    }
    evening.pass(HOUR).await;
    assert!(ben.play("O@g1").await.content.contains("You played"));
    ada.board_where(|seen| seen.content.contains("O@g1")).await;
    let told: Vec<_> = told(ada).into_iter().map(|seen| seen.id).collect();
    assert_eq!(told, [seen.id]);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_came_while_the_program_was_dead_is_told_once_and_said_to_be_late() {
    for (after, words) in [REMINDER, TIME_UP] {
        let mut evening = Evening::start(PROGRAM).await;
        let (ada, ben) = evening.match_of(KASTELL).await;
        evening.kill();
        evening.pass(after + HOUR).await;
        evening.restart().await;
        let seen = ada.post_where(|seen| seen.content.contains(words)).await;
        assert!(seen.content.contains("This comes late"), "{}", seen.content);
        check_told_once(&evening, &ada, &ben, words).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_while_it_is_told_neither_loses_nor_doubles_it() {
    for (after, words) in [REMINDER, TIME_UP] {
        for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
            let mut evening = Evening::start(PROGRAM).await;
            let (ada, ben) = evening.match_of(KASTELL).await;
            cut(&evening, "POST /channels", kind);
            evening.pass(after).await;
            kill_at(&mut evening, "/messages", words).await;
            // Whether it was posted is known again from then on.
            let is_answered = |request: &sandbox::Logged| {
                request.status == 200 && request.body.to_string().contains(words)
            };
            evening.sandbox.wait_for_request("the second try", is_answered).await.unwrap();
            check_told_once(&evening, &ada, &ben, words).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_after_it_was_told_tells_nothing_again() {
    for (after, words) in [REMINDER, TIME_UP] {
        let mut evening = Evening::start(PROGRAM).await;
        let (ada, ben) = evening.match_of(KASTELL).await;
        evening.pass(after).await;
        ada.post_where(|seen| seen.content.contains(words)).await;
        evening.kill_and_restart().await;
        check_told_once(&evening, &ada, &ben, words).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn of_three_the_one_who_is_late_leaves_when_both_others_want_to_go_on() {
    let evening = Evening::start(PROGRAM).await;
    let seats = table(&evening, "/challenge castle-keep players:3", &["Ada", "Ben", "Cleo"]).await;
    let [late, second, third] = &seats[..] else { panic!("three seats") };
    evening.pass(TIME_UP.0).await;
    let asked = second.post_where(|seen| seen.content.contains(TIME_UP.1)).await;
    assert!(asked.content.contains("It takes 2 of you"), "{}", asked.content);
    assert_eq!(asked.pings.len(), 3, "{:?}", asked.pings);
    let refused = late.press(&asked, "Go on without them").await;
    assert!(refused.content.contains("Your own time"), "{}", refused.content);
    for (seat, is_decided) in [(second, false), (third, true)] {
        let sure = seat.press(&asked, "Go on without them").await;
        assert!(sure.ephemeral && sure.content.contains("Go on without"), "{}", sure.content);
        let chose = seat.press(&sure, "Yes, do it").await;
        assert!(chose.ephemeral && chose.content.contains("You chose"), "{}", chose.content);
        let told = if is_decided { "did not want to wait" } else { "So far: " };
        let seen = seat.post_where(|seen| seen.content.contains(told)).await;
        assert_eq!(seen.id, asked.id, "one message tells what became of it");
    }
    let board = second.board_where(|seen| seen.pings_me && seen.id > asked.id).await;
    assert!(board.content.contains("Time until"), "{}", board.content);
    let gone = late.play("pass").await;
    assert!(gone.ephemeral && !gone.content.contains("You played"), "{}", gone.content);
    take_turn(second).await;
    third.board_where(|seen| seen.pings_me && seen.id > board.id).await;
}
