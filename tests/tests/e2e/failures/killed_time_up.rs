//! Kills around reminders and around turns whose time is up, and three seats of which one is late.

use std::time::Duration;

use sandbox::{Fault, FaultKind, LoggedRequest, MessageView};
use tests::{Harness, Seat, tells_a_move};

use crate::failures::killed::{cut, kill_at};
use crate::play::castle_keep::{table, take_turn};
use crate::{KASTELL, PROGRAM};

const HOUR: Duration = Duration::from_secs(3600);

/// A clock event: the time until it comes, and its words.
const REMINDER: (Duration, &str) = (Duration::from_secs(37 * 3600), "it's your turn in");
const TIME_UP: (Duration, &str) = (Duration::from_secs(72 * 3600), "ran out of time");

/// The public messages about time, in order.
fn told(seat: &Seat) -> Vec<MessageView> {
    let is_told = |seen: &MessageView| {
        let is_about_time = seen.content.contains('⏰') && seen.pictures.is_empty();
        seen.by_bot && !seen.ephemeral && is_about_time
    };
    seat.thread.messages().into_iter().filter(is_told).collect()
}

/// Checks that an event was posted once, after the match went on, and that its question is closed
/// then.
async fn check_posted_once(harness: &Harness, ada: &Seat, ben: &Seat, words: &str) {
    let seen = ada.post_where(|seen| seen.content.contains(words)).await;
    assert!(seen.pings_me, "{}", seen.content);
    // A repeated message would come before the next board.
    ada.plays("Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    if words == TIME_UP.1 {
        ben.post_where(|seen| seen.content.contains("but the match went on")).await;
    }
    harness.pass(HOUR).await;
    ben.plays("O@g1").await;
    ada.board_where(|seen| seen.content.contains("O@g1")).await;
    let told: Vec<_> = told(ada).into_iter().map(|seen| seen.id).collect();
    assert_eq!(told, [seen.id]);
}

#[tokio::test(flavor = "multi_thread")]
async fn missed_reminders_and_timeouts_are_posted_once_as_late() {
    for (after, words) in [REMINDER, TIME_UP] {
        let mut harness = Harness::start(PROGRAM).await;
        let (ada, ben) = harness.match_of(KASTELL).await;
        harness.kill();
        harness.pass(after + HOUR).await;
        harness.restart().await;
        let seen = ada.post_where(|seen| seen.content.contains(words)).await;
        assert!(seen.content.contains("this is late"), "{}", seen.content);
        check_posted_once(&harness, &ada, &ben, words).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_during_posting_keeps_reminders_and_timeouts_single() {
    for (after, words) in [REMINDER, TIME_UP] {
        for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
            let mut harness = Harness::start(PROGRAM).await;
            let (ada, ben) = harness.match_of(KASTELL).await;
            cut(&harness, "POST /channels", kind);
            harness.pass(after).await;
            kill_at(&mut harness, "/messages", words).await;
            // The message is posted again, or found.
            let is_found = kind == FaultKind::DropAfter;
            let is_answered = move |request: &sandbox::LoggedRequest| {
                let is_look = request.method == "GET" && request.path.contains("/messages");
                let is_post = request.body.to_string().contains(words);
                request.status == 200 && if is_found { is_look } else { is_post }
            };
            harness.sandbox.wait_for_request("the second try", is_answered).await.unwrap();
            check_posted_once(&harness, &ada, &ben, words).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_after_posting_repeats_no_reminder_or_timeout() {
    for (after, words) in [REMINDER, TIME_UP] {
        let mut harness = Harness::start(PROGRAM).await;
        let (ada, ben) = harness.match_of(KASTELL).await;
        harness.pass(after).await;
        ada.post_where(|seen| seen.content.contains(words)).await;
        harness.kill_and_restart().await;
        check_posted_once(&harness, &ada, &ben, words).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_timeout_gets_its_own_post_and_closes_the_first() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    harness.pass(TIME_UP.0).await;
    let first = ben.post_where(|seen| seen.content.contains(TIME_UP.1)).await;
    let route = format!("PATCH /channels/{}/messages/{}", ada.thread.channel(), first.id);
    let kind = FaultKind::Broken { status: 502 };
    harness.sandbox.plan_fault(Fault { route, times: 1_000, kind });
    ada.plays("Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    let end = format!("/messages/{}", first.id);
    let in_vain = move |seen: &LoggedRequest| seen.path.ends_with(&end) && seen.status == 502;
    harness.sandbox.wait_for_request("a try in vain", in_vain).await.unwrap();
    harness.pass(TIME_UP.0).await;
    harness.sandbox.clear_faults();
    harness.pass(HOUR).await;
    let fits = |seen: &MessageView| seen.id > first.id && seen.content.contains(TIME_UP.1);
    let second = ada.post_where(fits).await;
    assert!(second.pings_me && second.button("Claim the win").is_some(), "{:?}", second.pings);
    let is_over =
        |seen: &MessageView| seen.id == first.id && seen.content.contains("but the match went on");
    assert!(ben.post_where(is_over).await.buttons.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn two_of_three_players_vote_to_continue_without_the_late_one() {
    let harness = Harness::start(PROGRAM).await;
    let seats = table(&harness, "/challenge castle-keep players:3", &["Ada", "Ben", "Cleo"]).await;
    let [late, second, third] = &seats[..] else { panic!("three seats") };
    harness.pass(TIME_UP.0).await;
    let asked = second.post_where(|seen| seen.content.contains(TIME_UP.1)).await;
    assert!(asked.content.contains("2 equal votes decide"), "{}", asked.content);
    assert_eq!(asked.pings.len(), 3, "{:?}", asked.pings);
    let refused = late.press(&asked, "Go on without them").await;
    assert!(refused.content.contains("Your own time"), "{}", refused.content);
    for (seat, is_decided) in [(second, false), (third, true)] {
        let sure = seat.press(&asked, "Go on without them").await;
        assert!(sure.ephemeral && sure.content.contains("Go on without"), "{}", sure.content);
        let chose = seat.press(&sure, "Yes, do it").await;
        assert!(chose.ephemeral && chose.content.contains("Your choice"), "{}", chose.content);
        let told = if is_decided { "is out of the match" } else { "Votes so far: " };
        let seen = seat.post_where(|seen| seen.content.contains(told)).await;
        assert_eq!(seen.id, asked.id, "one message tells what became of it");
    }
    let board = second.board_where(|seen| seen.pings_me && seen.id > asked.id).await;
    assert!(board.content.contains("Move by"), "{}", board.content);
    let gone = late.play("pass").await;
    assert!(gone.ephemeral && !tells_a_move(&gone.content), "{}", gone.content);
    take_turn(second).await;
    third.board_where(|seen| seen.pings_me && seen.id > board.id).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn presses_on_an_earlier_timeout_post_only_show_the_current_one() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    harness.pass(TIME_UP.0).await;
    let first = ben.post_where(|seen| seen.content.contains(TIME_UP.1)).await;
    let old = |label| first.button(label).expect("it is asked").custom_id.clone();
    let old = [old("Give more time"), old("Claim the win"), old("Call it off")];
    // Ben was about to claim the win when Ada moved after all.
    let sure = ben.press(&first, "Claim the win").await;
    let old_yes = sure.button("Yes, do it").expect("he is asked").custom_id.clone();
    for (seat, mv) in [(&ada, "Tn@c1"), (&ben, "O@g1")] {
        seat.plays(mv).await;
        seat.board_where(|seen| seen.content.contains(mv)).await;
    }
    let board = ben.board().await;
    let forged = async |id: &str| {
        ben.thread.forge_press(board.id, id).unwrap().message().await.expect("an answer")
    };
    for id in &old {
        let told = forged(id).await;
        assert!(told.content.contains("Nobody's time is up"), "{}", told.content);
    }
    harness.pass(TIME_UP.0).await;
    let fits = |seen: &MessageView| seen.id > first.id && seen.content.contains(TIME_UP.1);
    let second = ben.post_where(fits).await;
    let of_former_days = ["1:choose:1::more", "1:choose:1::claim!", "1:choose:1::off"];
    let old = old.iter().chain([&old_yes]).map(String::as_str).chain(of_former_days);
    for id in old {
        let told = forged(id).await;
        assert!(told.ephemeral && told.content.contains("out of date"), "{}", told.content);
        assert!(told.content.contains(TIME_UP.1) && told.pings.is_empty(), "{}", told.content);
        let now = ben.thread.messages().into_iter().find(|seen| seen.id == second.id).unwrap();
        assert_eq!(now.content, second.content, "nothing happened");
    }
    // The present question is answered there, too.
    let told = forged(&old_yes).await;
    let chose = ben.press(&told, "Give more time").await;
    assert!(chose.content.contains("Your choice"), "{}", chose.content);
    ada.post_where(|seen| seen.content.contains("you have more time")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_timed_out_match_is_called_off_after_a_confirmation() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    harness.pass(TIME_UP.0).await;
    let asked = ben.post_where(|seen| seen.content.contains(TIME_UP.1)).await;
    // A spectator can't choose.
    let cleo = harness.seat_in("Cleo", &ada.thread);
    let foreign = cleo.press(&asked, "Call it off").await;
    assert!(foreign.ephemeral && foreign.content.contains("not a player"), "{}", foreign.content);
    let sure = ben.press(&asked, "Call it off").await;
    assert!(sure.ephemeral && sure.content.contains("Nobody wins"), "{}", sure.content);
    let waits = ben.press(&sure, "No, wait").await;
    assert!(waits.button("Rematch").is_none(), "nothing is done yet: {}", waits.content);
    let sure = ben.press(&asked, "Call it off").await;
    ben.press(&sure, "Yes, do it").await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.pings.len() == 2 && !end.content.contains("🏆"), "{}", end.content);
    let told = |seen: &MessageView| seen.id == asked.id && seen.content.contains("was called off");
    assert!(ada.post_where(told).await.buttons.is_empty());
}
