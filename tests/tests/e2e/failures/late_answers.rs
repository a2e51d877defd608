//! An answer that Discord does not take at once comes later, and what can't come is told to who asked.

use sandbox::{Fault, FaultKind, LoggedRequest, MessageView};
use tests::{Evening, Seat};

use crate::{KASTELL, PROGRAM};

const BROKEN: FaultKind = FaultKind::Broken { status: 502 };

/// Has Discord fail so often on a route.
fn fail(evening: &Evening, route: &str, times: u32, kind: FaultKind) {
    evening.sandbox.plan_fault(Fault { route: route.into(), times, kind });
}

/// Two moves were played, and Ada sees them again.
async fn replayed(evening: &Evening) -> (Seat, MessageView) {
    let (ada, ben) = evening.match_of(KASTELL).await;
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
async fn an_answer_that_fails_three_times_comes() {
    let evening = Evening::start(PROGRAM).await;
    let (ada, ben) = evening.match_of(KASTELL).await;
    for (kind, seat, mv) in [
        (BROKEN, &ada, "Tn@c1"),
        (FaultKind::DropBefore, &ben, "O@g1"),
        (FaultKind::DropAfter, &ada, "In@a8"),
    ] {
        fail(&evening, "POST /interactions", 3, kind);
        let told = seat.play(mv).await;
        assert!(told.content.contains("You played"), "{kind:?}: {}", told.content);
        assert!(told.ephemeral, "what was put off is theirs alone: {kind:?}");
        evening.sandbox.clear_faults();
        fail(&evening, "POST /interactions", 3, kind);
        let board = seat.ask("/board").await;
        assert!(board.ephemeral && !board.pictures.is_empty(), "{kind:?}");
        evening.sandbox.clear_faults();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_film_comes_after_three_failures_of_what_was_put_off() {
    let evening = Evening::start(PROGRAM).await;
    let (ada, replay) = replayed(&evening).await;
    fail(&evening, "POST /interactions", 2, BROKEN);
    fail(&evening, "/webhooks", 3, BROKEN);
    let film = |seen: &MessageView| shows(seen, ".gif");
    ada.thread.press(replay.id, "🎬 Film").unwrap();
    let film = ada.thread.wait_for("the film", film).await.unwrap();
    assert!(film.content.contains("2 moves"), "{}", film.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_film_that_does_not_get_through_is_told_with_a_button_to_try_again() {
    let evening = Evening::start(PROGRAM).await;
    let (ada, replay) = replayed(&evening).await;
    fail(&evening, "POST /interactions", 2, BROKEN);
    fail(&evening, "/webhooks", 6, BROKEN);
    ada.thread.press(replay.id, "🎬 Film").unwrap();
    let is_told = |seen: &MessageView| seen.ephemeral && seen.button("🔄 Try again").is_some();
    let told = ada.thread.wait_for("a word about it", is_told).await.unwrap();
    assert!(told.content.contains("didn't get through"), "{}", told.content);
    assert!(told.pictures.is_empty());
    evening.bot.says("pictures were not taken").await;
    let film = ada.press(&told, "🔄 Try again").await;
    assert!(shows(&film, ".gif"), "{}", film.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_put_off_in_a_thread_that_is_archived_meanwhile_comes() {
    let evening = Evening::start(PROGRAM).await;
    let (ada, replay) = replayed(&evening).await;
    evening.sandbox.set_thread(ada.thread.channel(), true, false).unwrap();
    fail(&evening, "POST /interactions", 2, BROKEN);
    let next = ada.press(&replay, "Next ▶").await;
    assert!(next.ephemeral && !next.pictures.is_empty(), "{}", next.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_put_off_in_a_thread_that_is_archived_and_locked_is_told_to_whoever_asked() {
    let evening = Evening::start(PROGRAM).await;
    let (ada, replay) = replayed(&evening).await;
    let thread = ada.thread.channel();
    let is_next = |seen: &MessageView| seen.content.contains("1 of 2") && !seen.pictures.is_empty();
    // It is locked before she asks, or while her answer is on its way, in the place of what she pressed on.
    for is_on_its_way in [false, true] {
        evening.sandbox.set_thread(thread, !is_on_its_way, !is_on_its_way).unwrap();
        let before = ada.thread.messages().into_iter().map(|seen| seen.id).max();
        fail(&evening, "POST /interactions", 2, BROKEN);
        if is_on_its_way {
            fail(&evening, "/webhooks", 1, BROKEN);
        }
        ada.thread.press(replay.id, "Next ▶").unwrap();
        if is_on_its_way {
            let failed =
                |seen: &LoggedRequest| seen.path.starts_with("/webhooks") && seen.status == 502;
            evening.sandbox.wait_for_request("a failure", failed).await.unwrap();
            evening.sandbox.set_thread(thread, true, true).unwrap();
        }
        let is_new = |seen: &MessageView| Some(seen.id) > before && seen.ephemeral && is_next(seen);
        let next = ada.thread.wait_for("the answer", is_new).await.unwrap();
        assert!(next.button("Next ▶").is_some(), "{}", next.content);
        // Nobody else sees it, and nothing waits for an answer that will not come.
        let others = evening.seat_in("Cleo", &ada.thread).thread.messages();
        assert!(!others.iter().any(is_next));
        let waits = |seen: &MessageView| seen.content.is_empty() && seen.by_bot;
        assert!(!ada.thread.messages().iter().any(waits), "what was put off is taken away");
        evening.sandbox.clear_faults();
    }
    // What all were to see is at least told to her, at once and where Discord falters besides.
    evening.sandbox.set_thread(thread, true, true).unwrap();
    for failures in [0, 2] {
        let before = ada.thread.messages().into_iter().map(|seen| seen.id).max();
        if failures > 0 {
            fail(&evening, "POST /interactions", failures, BROKEN);
        }
        ada.thread.press(replay.id, "📣 Show it here").unwrap();
        let shown = |seen: &MessageView| {
            Some(seen.id) > before && seen.ephemeral && seen.content.contains("Shown by <@")
        };
        ada.thread.wait_for("what was to be shown", shown).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_that_discord_refuses_is_told_at_once() {
    let evening = Evening::start(PROGRAM).await;
    let (ada, _) = evening.match_of(KASTELL).await;
    fail(&evening, "POST /interactions", 1, FaultKind::Broken { status: 413 });
    let told = ada.ask("/board").await;
    assert!(told.content.contains("didn't get through") && told.pictures.is_empty());
    let board = ada.press(&told, "🔄 Try again").await;
    assert!(!board.pictures.is_empty(), "{}", board.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_that_fail_are_sent_again_as_long_as_they_can_arrive() {
    let evening = Evening::start(PROGRAM).await;
    let (ada, _) = evening.match_of(KASTELL).await;
    fail(&evening, "POST /interactions", 3, BROKEN);
    assert!(!ada.suggestion().await.is_empty());
    let sent =
        |seen: &LoggedRequest| seen.path.starts_with("/interactions") && seen.body["type"] == 8;
    let taken = |seen: &LoggedRequest| sent(seen) && seen.status == 204;
    evening.sandbox.wait_for_request("what was taken", taken).await.unwrap();
    let sent: Vec<_> = evening.sandbox.requests().into_iter().filter(sent).collect();
    let statuses: Vec<_> = sent.iter().map(|seen| seen.status).collect();
    assert_eq!(statuses, [502, 502, 502, 204], "again, and never besides");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_shown_to_all_is_there_once_however_often_it_fails() {
    let evening = Evening::start(PROGRAM).await;
    let (ada, replay) = replayed(&evening).await;
    for kind in [BROKEN, FaultKind::DropBefore, FaultKind::DropAfter] {
        fail(&evening, "POST /interactions", 3, kind);
        fail(&evening, "/webhooks", 3, kind);
        let shown = ada.thread.press(replay.id, "📣 Show it here").unwrap();
        let shown = shown.message().await.unwrap();
        assert!(!shown.ephemeral, "{kind:?}: {}", shown.content);
        evening.sandbox.clear_faults();
    }
    let is_shown = |seen: &&MessageView| !seen.ephemeral && seen.content.contains("Shown by <@");
    assert_eq!(ada.thread.messages().iter().filter(is_shown).count(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_orderly_stop_does_not_wait_for_answers_that_can_not_be_given() {
    let mut evening = Evening::start(PROGRAM).await;
    let (ada, replay) = replayed(&evening).await;
    fail(&evening, "POST /interactions", 2, BROKEN);
    fail(&evening, "/webhooks", 10_000, BROKEN);
    ada.thread.press(replay.id, "🎬 Film").unwrap();
    let failed = |seen: &LoggedRequest| seen.path.starts_with("/webhooks") && seen.status == 502;
    evening.sandbox.wait_for_request("a failure", failed).await.unwrap();
    assert!(evening.bot.stop(), "{}", evening.bot.log());
    assert!(!evening.bot.log().contains("took too long"), "{}", evening.bot.log());
}
