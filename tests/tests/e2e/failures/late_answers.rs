//! Answers that Discord does not take at once.

use sandbox::{Fault, FaultKind, LoggedRequest, MessageView};
use tests::{Harness, Seat, tells_a_move};

use crate::{KASTELL, PROGRAM};

const BROKEN: FaultKind = FaultKind::Broken { status: 502 };

/// Makes Discord fail this many times on a route.
fn fail(harness: &Harness, route: &str, times: u32, kind: FaultKind) {
    harness.sandbox.plan_fault(Fault { route: route.into(), times, kind });
}

/// Plays two moves, and lets Ada replay them.
async fn replayed(harness: &Harness) -> (Seat, MessageView) {
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.play("Tn@c1").await;
    ben.play("O@g1").await;
    let own = ada.ask("/board").await;
    let replay = ada.press(&own, "Replay").await;
    (ada, replay)
}

/// Whether a private message shows a picture of this kind.
fn shows(seen: &MessageView, ending: &str) -> bool {
    seen.ephemeral && seen.pictures.iter().any(|shown| format!("{shown:?}").contains(ending))
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_arrives_after_three_failures() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    for (kind, seat, mv) in [
        (BROKEN, &ada, "Tn@c1"),
        (FaultKind::DropBefore, &ben, "O@g1"),
        (FaultKind::DropAfter, &ada, "In@a8"),
    ] {
        fail(&harness, "POST /interactions", 3, kind);
        let told = seat.play(mv).await;
        assert!(tells_a_move(&told.content), "{kind:?}: {}", told.content);
        assert!(told.ephemeral, "what was put off is theirs alone: {kind:?}");
        harness.sandbox.clear_faults();
        fail(&harness, "POST /interactions", 3, kind);
        let board = seat.ask("/board").await;
        assert!(board.ephemeral && !board.pictures.is_empty(), "{kind:?}");
        harness.sandbox.clear_faults();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_film_arrives_after_three_failures_of_its_deferred_answer() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, replay) = replayed(&harness).await;
    fail(&harness, "POST /interactions", 2, BROKEN);
    fail(&harness, "/webhooks", 3, BROKEN);
    let film = |seen: &MessageView| shows(seen, ".gif");
    ada.thread.press(replay.id, "🎬 Film").unwrap();
    let film = ada.thread.wait_for("the film", film).await.unwrap();
    assert!(film.content.contains("2 moves"), "{}", film.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undeliverable_film_is_reported_with_a_retry_button() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, replay) = replayed(&harness).await;
    fail(&harness, "POST /interactions", 2, BROKEN);
    fail(&harness, "/webhooks", 6, BROKEN);
    ada.thread.press(replay.id, "🎬 Film").unwrap();
    let is_told = |seen: &MessageView| seen.ephemeral && seen.button("🔄 Try again").is_some();
    let told = ada.thread.wait_for("a word about it", is_told).await.unwrap();
    assert!(told.content.contains("didn't accept the picture"), "{}", told.content);
    assert!(told.pictures.is_empty());
    harness.bot.says("pictures were not taken").await;
    let film = ada.press(&told, "🔄 Try again").await;
    assert!(shows(&film, ".gif"), "{}", film.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deferred_answer_arrives_in_an_archived_thread() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, replay) = replayed(&harness).await;
    harness.sandbox.set_thread(ada.thread.channel(), true, false).unwrap();
    fail(&harness, "POST /interactions", 2, BROKEN);
    let next = ada.press(&replay, "Next ▶").await;
    assert!(next.ephemeral && !next.pictures.is_empty(), "{}", next.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deferred_answer_in_a_locked_thread_reaches_its_requester() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, replay) = replayed(&harness).await;
    let thread = ada.thread.channel();
    let is_next = |seen: &MessageView| seen.content.contains("1 of 2") && !seen.pictures.is_empty();
    // The channel is locked before Ada asks, or while her answer, which replaces the pressed message, is on its way.
    for is_on_its_way in [false, true] {
        harness.sandbox.set_thread(thread, !is_on_its_way, !is_on_its_way).unwrap();
        let before = ada.thread.messages().into_iter().map(|seen| seen.id).max();
        fail(&harness, "POST /interactions", 2, BROKEN);
        if is_on_its_way {
            fail(&harness, "/webhooks", 1, BROKEN);
        }
        ada.thread.press(replay.id, "Next ▶").unwrap();
        if is_on_its_way {
            let failed =
                |seen: &LoggedRequest| seen.path.starts_with("/webhooks") && seen.status == 502;
            harness.sandbox.wait_for_request("a failure", failed).await.unwrap();
            harness.sandbox.set_thread(thread, true, true).unwrap();
        }
        let is_new = |seen: &MessageView| Some(seen.id) > before && seen.ephemeral && is_next(seen);
        let next = ada.thread.wait_for("the answer", is_new).await.unwrap();
        assert!(next.button("Next ▶").is_some(), "{}", next.content);
        // Nobody else sees the answer, and no message waits for an answer that will not come.
        let others = harness.seat_in("Cleo", &ada.thread).thread.messages();
        assert!(!others.iter().any(is_next));
        let waits = |seen: &MessageView| seen.content.is_empty() && seen.by_bot;
        assert!(!ada.thread.messages().iter().any(waits), "what was put off is taken away");
        harness.sandbox.clear_faults();
    }
    // An answer for everyone is shown to her at least, even if Discord falters at the same time.
    harness.sandbox.set_thread(thread, true, true).unwrap();
    for failures in [0, 2] {
        let before = ada.thread.messages().into_iter().map(|seen| seen.id).max();
        if failures > 0 {
            fail(&harness, "POST /interactions", failures, BROKEN);
        }
        ada.thread.press(replay.id, "📣 Show it here").unwrap();
        let shown = |seen: &MessageView| {
            Some(seen.id) > before && seen.ephemeral && seen.content.contains("Shown by <@")
        };
        ada.thread.wait_for("what was to be shown", shown).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_refused_by_discord_is_reported_at_once() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    fail(&harness, "POST /interactions", 1, FaultKind::Broken { status: 413 });
    let told = ada.ask("/board").await;
    assert!(told.content.contains("didn't accept the picture") && told.pictures.is_empty());
    let board = ada.press(&told, "🔄 Try again").await;
    assert!(!board.pictures.is_empty(), "{}", board.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn failed_suggestions_are_sent_again_within_their_deadline() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    // A third try is certain, even after the deadline.
    fail(&harness, "POST /interactions", 2, BROKEN);
    assert!(!ada.suggestion().await.is_empty());
    let sent =
        |seen: &LoggedRequest| seen.path.starts_with("/interactions") && seen.body["type"] == 8;
    let taken = |seen: &LoggedRequest| sent(seen) && seen.status == 204;
    harness.sandbox.wait_for_request("what was taken", taken).await.unwrap();
    let sent: Vec<_> = harness.sandbox.requests().into_iter().filter(sent).collect();
    // On a busy machine the suggestions may be asked for once more.
    let first = sent.iter().filter(|seen| seen.path == sent[0].path);
    let statuses: Vec<_> = first.map(|seen| seen.status).collect();
    assert_eq!(statuses, [502, 502, 204], "again, and never besides");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_replay_is_posted_once_despite_failures() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, replay) = replayed(&harness).await;
    for kind in [BROKEN, FaultKind::DropBefore, FaultKind::DropAfter] {
        fail(&harness, "POST /interactions", 3, kind);
        fail(&harness, "/webhooks", 3, kind);
        let shown = ada.thread.press(replay.id, "📣 Show it here").unwrap();
        let shown = shown.message().await.unwrap();
        assert!(!shown.ephemeral, "{kind:?}: {}", shown.content);
        harness.sandbox.clear_faults();
    }
    let is_shown = |seen: &&MessageView| !seen.ephemeral && seen.content.contains("Shown by <@");
    assert_eq!(ada.thread.messages().iter().filter(is_shown).count(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_orderly_stop_abandons_undeliverable_answers() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, replay) = replayed(&harness).await;
    fail(&harness, "POST /interactions", 2, BROKEN);
    fail(&harness, "/webhooks", 10_000, BROKEN);
    ada.thread.press(replay.id, "🎬 Film").unwrap();
    let failed = |seen: &LoggedRequest| seen.path.starts_with("/webhooks") && seen.status == 502;
    harness.sandbox.wait_for_request("a failure", failed).await.unwrap();
    assert!(harness.bot.stop(), "{}", harness.bot.log());
    assert!(!harness.bot.log().contains("took too long"), "{}", harness.bot.log());
}
