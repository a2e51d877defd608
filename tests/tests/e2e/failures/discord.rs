//! Faults of Discord: refusals, lost connections, deleted places.

use std::time::Duration;

use sandbox::{Fault, FaultKind, Permissions};
use tests::{Harness, tells_a_move};

use crate::{KASTELL, PROGRAM};

fn fault(route: &str, times: u32, kind: FaultKind) -> Fault {
    Fault { route: route.into(), times, kind }
}

#[tokio::test(flavor = "multi_thread")]
async fn temporarily_refused_requests_are_sent_again() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    for (kind, mv, seat) in [
        (FaultKind::TooMany { retry_after_s: 0.05 }, "Tn@c1", &ada),
        (FaultKind::Broken { status: 502 }, "O@g1", &ben),
        (FaultKind::DropBefore, "In@a8", &ada),
        (FaultKind::DropAfter, "In@e8", &ben),
    ] {
        harness.sandbox.plan_fault(fault("POST /interactions", 1, kind));
        harness.sandbox.plan_fault(fault("POST /channels", 1, kind));
        let told = seat.play(mv).await;
        assert!(tells_a_move(&told.content), "{kind:?}: {}", told.content);
        ada.board_where(|seen| seen.content.contains(mv)).await;
        let boards = ada
            .thread
            .messages()
            .iter()
            .filter(|seen| !seen.ephemeral && seen.content.contains(mv))
            .count();
        assert_eq!(boards, 1, "{kind:?}");
        harness.sandbox.clear_faults();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_board_waits_for_its_thread() {
    let harness = Harness::start(PROGRAM).await;
    harness.sandbox.plan_fault(fault("/threads", 2, FaultKind::Broken { status: 502 }));
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.plays("Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    let strays = harness.at("Ada").messages();
    assert!(strays.iter().all(|seen| seen.pictures.is_empty()), "{strays:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_named_without_member_lookups() {
    let harness = Harness::start(PROGRAM).await;
    for route in ["/members", "GET /users"] {
        harness.sandbox.plan_fault(fault(route, 99, FaultKind::Broken { status: 502 }));
    }
    let (ada, _) = harness.match_of(KASTELL).await;
    let name = ada.thread.name();
    assert!(
        name.contains("Kastell #1: ") && name.contains("Ada") && name.contains("Ben"),
        "{name}"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_plays_on_after_gateway_closes_and_reconnects() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    harness.sandbox.close_gateway(4000);
    ada.plays("Tn@c1").await;
    harness.sandbox.drop_gateway();
    ben.plays("O@g1").await;
    harness.sandbox.ask_to_reconnect();
    ada.plays("In@a8").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_archived_thread_is_opened_again() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    harness.sandbox.set_thread(ada.thread.channel(), true, false).unwrap();
    let told = harness
        .member("Ada")
        .dm()
        .slash("/move text:Tn@c1 match:1")
        .unwrap()
        .message()
        .await
        .unwrap();
    assert!(tells_a_move(&told.content), "{}", told.content);
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    assert!(!ben.thread.is_archived());
}

#[tokio::test(flavor = "multi_thread")]
async fn without_permission_to_open_threads_the_match_stays_in_the_channel() {
    let harness = Harness::start(PROGRAM).await;
    let channel = harness.at("Ada").channel();
    let denied = Permissions::CREATE_PUBLIC_THREADS;
    harness.sandbox.permit(channel, Some("Castellan"), Permissions::default(), denied).unwrap();
    harness.at("Ada").slash(KASTELL).unwrap().message().await.unwrap();
    let ben = harness.at("Ben");
    let challenge =
        ben.wait_for("the message", |seen| seen.button("Accept").is_some()).await.unwrap();
    let begins = ben.press(challenge.id, "Accept").unwrap().message().await.unwrap();
    assert!(begins.content.contains("usually in its own thread"), "{}", begins.content);
    let board = ben
        .wait_for("the message", |seen| !seen.pictures.is_empty() && !seen.ephemeral)
        .await
        .unwrap();
    assert!(board.button("Move").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn without_permission_to_post_a_challenge_is_refused_in_words() {
    let harness = Harness::start(PROGRAM).await;
    let channel = harness.at("Ada").channel();
    let denied = Permissions::ATTACH_FILES;
    harness.sandbox.permit(channel, Some("Castellan"), Permissions::default(), denied).unwrap();
    let told = harness.at("Ada").slash(KASTELL).unwrap().message().await.unwrap();
    assert!(told.ephemeral && told.content.contains("Attach Files"), "{}", told.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn deleted_messages_and_threads_do_not_stop_a_match() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let board = ada.board().await;
    harness.sandbox.delete_message(ada.thread.channel(), board.id).unwrap();
    ada.play("Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    harness.sandbox.delete_channel(ada.thread.channel());
    let told = harness
        .member("Ben")
        .dm()
        .slash("/move text:O@g1 match:1")
        .unwrap()
        .message()
        .await
        .unwrap();
    assert!(tells_a_move(&told.content), "{}", told.content);
    let moved = harness
        .at("Ada")
        .wait_for("the message", |seen| seen.content.contains("O@g1") && !seen.pictures.is_empty())
        .await;
    assert!(moved.unwrap().pings_me);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invalid_session_is_resumed_or_begun_anew() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    harness.sandbox.invalidate_session(true);
    ada.plays("Tn@c1").await;
    // Now the session can't resume: the next one is new.
    harness.sandbox.invalidate_session(false);
    harness.sandbox.wait_for_bot().await.unwrap();
    ben.plays("O@g1").await;
    let board = ada.board_where(|seen| seen.content.contains("O@g1")).await;
    let panel = ada.press(&board, "Move").await;
    assert!(panel.button("Type a move").is_some(), "{}", panel.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_reconnects_to_a_gateway_after_an_outage() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    harness.sandbox.refuse_gateway(true);
    harness.sandbox.close_gateway(4000);
    let asked = ada.thread.slash("/move text:Tn@c1").unwrap();
    harness.sandbox.refuse_gateway(false);
    let told = asked.message().await;
    // Discord gives up on the press after 3 seconds; the player tries again.
    let told = match told {
        Ok(told) => told,
        Err(_) => {
            harness.sandbox.wait_for_bot().await.unwrap();
            ada.play("Tn@c1").await
        }
    };
    let is_known = ["✅", "not your turn"].iter().any(|word| told.content.contains(word));
    assert!(is_known, "{}", told.content);
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_waits_until_the_post_permission_returns() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let channel = harness.at("Ada").channel();
    let (none, denied) = (Permissions::default(), Permissions::SEND_MESSAGES_IN_THREADS);
    harness.sandbox.permit(channel, Some("Castellan"), none, denied).unwrap();
    ada.plays("Tn@c1").await;
    let refused =
        |request: &sandbox::LoggedRequest| request.method == "POST" && request.status == 403;
    harness.sandbox.wait_for_request("a refusal", refused).await.unwrap();
    assert!(ben.ask("/board").await.content.contains("Tn@c1"), "it can be seen in private");
    harness.sandbox.permit(channel, Some("Castellan"), none, none).unwrap();
    harness.pass(Duration::from_secs(60)).await;
    assert!(ben.board_where(|seen| seen.content.contains("Tn@c1")).await.pings_me);
    ben.plays("O@g1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_survives_the_deletion_of_its_channel() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    harness.sandbox.delete_channel(ada.thread.channel());
    harness.sandbox.delete_channel(harness.at("Ada").channel());
    for (name, mv) in [("Ada", "Tn@c1"), ("Ben", "O@g1")] {
        let dm = harness.member(name).dm();
        let told = dm.slash(&format!("/move text:{mv}")).unwrap().message().await.unwrap();
        assert!(tells_a_move(&told.content), "{}", told.content);
        let board = dm.slash("/board").unwrap().message().await.unwrap();
        assert!(!board.pictures.is_empty(), "{}", board.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_board_loses_its_buttons_despite_discord_failures() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    for (kind, mv, seat) in [
        (FaultKind::Broken { status: 502 }, "Tn@c1", &ada),
        (FaultKind::DropBefore, "O@g1", &ben),
        (FaultKind::DropAfter, "In@a8", &ada),
    ] {
        let old = ada.board().await;
        harness.sandbox.plan_fault(fault("PATCH /channels", 1, kind));
        seat.plays(mv).await;
        ada.board_where(|seen| seen.content.contains(mv)).await;
        harness.pass(Duration::from_secs(5)).await;
        let bare = |seen: &sandbox::MessageView| seen.id == old.id && seen.buttons.is_empty();
        ada.thread.wait_for("the old board without buttons", bare).await.unwrap();
        let told = |seen: &&sandbox::MessageView| !seen.ephemeral && seen.content.contains(mv);
        assert_eq!(ada.thread.messages().iter().filter(told).count(), 1, "{mv} is told once");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_replay_continues_in_an_archived_thread() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.play("Tn@c1").await;
    ben.play("O@g1").await;
    ada.resign().await;
    let end = ben.board_where(|seen| seen.button("Rematch").is_some()).await;
    let replay = ben.press(&end, "Replay").await;
    harness.sandbox.set_thread(ada.thread.channel(), true, false).unwrap();
    let next = ben.press(&replay, "Next ▶").await;
    assert!(next.ephemeral && next.content.contains("1 of 2"), "{}", next.content);
    assert!(ben.press(&next, "Next ▶").await.content.contains("2 of 2"));
}
