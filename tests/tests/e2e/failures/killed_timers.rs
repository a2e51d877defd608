//! Kills around adjournments, expiries, offers and vacations: each is announced once.

use std::time::Duration;

use sandbox::{FaultKind, MessageView, Visit};
use tests::Harness;

use crate::failures::killed::{cut, kill_at};
use crate::{KASTELL, PROGRAM};

const HOUR: Duration = Duration::from_secs(3600);

/// The moment of the kill.
#[derive(Clone, Copy, Debug)]
enum Killed {
    Before,
    While(FaultKind),
    After,
}

const ALL: [Killed; 4] = [
    Killed::Before,
    Killed::While(FaultKind::DropBefore),
    Killed::While(FaultKind::DropAfter),
    Killed::After,
];

/// Passes time until an event is due, kills the program around that moment, and waits for the message.
async fn told(
    harness: &mut Harness,
    (place, killed): (&Visit, Killed),
    (after, words): (Duration, &str),
) -> MessageView {
    let is_told = |seen: &MessageView| seen.by_bot && seen.content.contains(words);
    match killed {
        Killed::Before => {
            harness.kill();
            harness.pass(after + HOUR).await;
            harness.restart().await;
        }
        Killed::While(kind) => {
            cut(harness, "POST /channels", kind);
            harness.pass(after).await;
            kill_at(harness, "/messages", words).await;
        }
        Killed::After => {
            harness.pass(after).await;
            place.wait_for("what is told", is_told).await.unwrap();
            harness.kill_and_restart().await;
        }
    }
    place.wait_for("what is told", is_told).await.unwrap()
}

/// Checks that an event was announced only once, even two hours later.
async fn check_once(harness: &Harness, place: &Visit, words: &str) {
    for _ in 0..2 {
        harness.pass(HOUR).await;
    }
    harness.at("Cleo").slash("/challenge kastell opponent:@Dora").unwrap().message().await.unwrap();
    let is_new = |seen: &MessageView| seen.by_bot && seen.pings == ["Dora"];
    harness.at("Dora").wait_for("another challenge", is_new).await.unwrap();
    let fits = |seen: &&MessageView| seen.by_bot && !seen.ephemeral && seen.content.contains(words);
    let all = place.messages();
    assert_eq!(all.iter().filter(fits).count(), 1, "{all:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_adjournment_is_posted_once_despite_a_kill() {
    for killed in ALL {
        let mut harness = Harness::start(PROGRAM).await;
        let (ada, ben) = harness.match_of(KASTELL).await;
        harness.pass(73 * HOUR).await;
        ben.post_where(|seen| seen.content.contains("ran out of time")).await;
        let timer = (73 * HOUR, "is adjourned. Nothing is lost");
        let seen = told(&mut harness, (&ada.thread, killed), timer).await;
        assert_eq!(seen.pings.len(), 2, "{killed:?}: {}", seen.content);
        check_once(&harness, &ada.thread, timer.1).await;
        let resumed = ben.press(&seen, "Resume").await;
        assert!(resumed.ephemeral, "{killed:?}: {}", resumed.content);
        ada.plays("Tn@c1").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_expires_once_despite_a_kill() {
    for killed in ALL {
        let mut harness = Harness::start(PROGRAM).await;
        let at = harness.at("Ada");
        at.slash("/challenge kastell opponent:@Ben").unwrap().message().await.unwrap();
        let is_open = |seen: &MessageView| seen.button("Accept").is_some();
        let card = at.wait_for("the challenge", is_open).await.unwrap();
        let timer = (73 * HOUR, "nobody took your");
        let seen = told(&mut harness, (&at, killed), timer).await;
        assert_eq!(seen.pings, ["Ada"], "{killed:?}");
        check_once(&harness, &at, timer.1).await;
        let is_over =
            |seen: &MessageView| seen.id == card.id && seen.content.contains("challenge expired");
        let over = at.wait_for("the end of it", is_over).await.unwrap();
        assert!(over.button("Accept").is_none() && over.button("Withdraw").is_none());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unanswered_challenge_is_offered_a_computer_once_despite_a_kill() {
    for killed in ALL {
        let mut harness = Harness::start(PROGRAM).await;
        let at = harness.at("Ada");
        at.slash("/challenge kastell").unwrap().message().await.unwrap();
        let is_open = |seen: &MessageView| seen.button("Accept").is_some();
        at.wait_for("the challenge", is_open).await.unwrap();
        let timer = (Duration::from_secs(16 * 60), "Play the computer instead?");
        let seen = told(&mut harness, (&at, killed), timer).await;
        assert_eq!(seen.pings, ["Ada"], "{killed:?}");
        check_once(&harness, &at, timer.1).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_continues_after_a_vacation_that_ended_around_a_kill() {
    for is_before in [true, false] {
        let mut harness = Harness::start(PROGRAM).await;
        let (ada, ben) = harness.match_of(KASTELL).await;
        let panel = ada.ask("/settings").await;
        let asked = ada.press(&panel, "🏖️ 3 days off").await;
        let away = ada.press(&asked, "Yes, go on vacation").await;
        assert!(away.content.contains("on vacation"), "{}", away.content);
        crate::settings::preferences::until_board_says(&ben, "clock is stopped").await;
        if is_before {
            harness.kill();
            harness.pass(3 * 24 * HOUR + HOUR).await;
            harness.restart().await;
        } else {
            harness.pass(3 * 24 * HOUR + HOUR).await;
            crate::settings::preferences::until_board_says(&ben, "Move by").await;
            harness.kill_and_restart().await;
        }
        crate::settings::preferences::until_board_says(&ben, "Move by").await;
        let words = "ran out of time";
        harness.pass(60 * HOUR).await;
        let is_up = |seen: &MessageView| seen.content.contains(words);
        assert!(!ben.thread.messages().iter().any(is_up), "nothing ran while they were away");
        harness.pass(13 * HOUR).await;
        assert!(ben.post_where(is_up).await.pings_me);
        check_once(&harness, &ben.thread, words).await;
    }
}
