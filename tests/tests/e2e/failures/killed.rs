//! Restarts and kills in the middle of a match: nothing is lost or doubled.

use sandbox::{Fault, FaultKind};
use tests::{Harness, Seat, tells_a_move};

use crate::{KASTELL, PROGRAM};

/// Makes every request to a route fail from now on.
pub(crate) fn cut(harness: &Harness, route: &str, kind: FaultKind) {
    harness.sandbox.plan_fault(Fault { route: route.into(), times: 1000, kind });
}

/// Kills the program when a request to a path, with these words in it, has failed. Then starts it on a Discord without
/// faults.
pub(crate) async fn kill_at(harness: &mut Harness, path: &str, words: &str) {
    let is_cut = |request: &sandbox::LoggedRequest| {
        let (method, body) = (&request.method, request.body.to_string());
        method == "POST" && request.path.contains(path) && body.contains(words)
    };
    harness.sandbox.wait_for_request("what was cut", is_cut).await.unwrap();
    harness.kill();
    harness.sandbox.clear_faults();
    harness.restart().await;
}

/// The number of public messages with these words.
fn posted(seat: &Seat, words: &str) -> usize {
    let fits = |seen: &&sandbox::MessageView| !seen.ephemeral && seen.content.contains(words);
    seat.thread.messages().iter().filter(fits).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_work_after_a_restart_in_mid_game() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.play("Tn@c1").await;
    let board = ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    assert!(harness.bot.stop(), "an orderly stop ends well:\n{}", harness.bot.log());
    harness.restart().await;
    let panel = ben.press(&board, "Move").await;
    assert!(tests::is_panel(&panel), "{}", panel.content);
    let told = ben.play("O@g1").await;
    assert!(tells_a_move(&told.content), "{}", told.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_survives_a_kill() {
    let mut harness = Harness::start(PROGRAM).await;
    harness.at("Ada").slash(KASTELL).unwrap().message().await.unwrap();
    let ben = harness.at("Ben");
    let challenge =
        ben.wait_for("the message", |seen| seen.button("Accept").is_some()).await.unwrap();
    harness.kill_and_restart().await;
    ben.press(challenge.id, "Accept").unwrap().message().await.unwrap();
    harness.seat("Ben").await.board().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_between_commit_and_answer_posts_the_move_once() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    // Neither the answer nor the board is sent, but the move is on disk.
    cut(&harness, "POST /channels", FaultKind::DropBefore);
    cut(&harness, "POST /interactions", FaultKind::DropBefore);
    ada.thread.slash("/move text:Tn@c1").unwrap();
    kill_at(&mut harness, "/messages", "Tn@c1").await;
    let board = ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    assert!(board.pings_me);
    ben.play("O@g1").await;
    ada.board_where(|seen| seen.content.contains("O@g1")).await;
    assert_eq!(posted(&ada, "> White builds Tn@c1"), 1, "the board is posted once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_between_a_post_and_its_receipt_posts_nothing_twice() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    // Discord has the board, but the program gets no response.
    cut(&harness, "POST /channels", FaultKind::DropAfter);
    ada.thread.slash("/move text:Tn@c1").unwrap();
    kill_at(&mut harness, "/messages", "Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    // A repeated board would come before the next one.
    ben.plays("O@g1").await;
    ada.board_where(|seen| seen.content.contains("O@g1")).await;
    assert_eq!(posted(&ada, "> White builds Tn@c1"), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_without_a_receipt_is_recovered_hours_after_a_kill() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    // Discord has the board, but the program gets no response. When the program is back, Discord has forgotten the
    // nonce.
    cut(&harness, "POST /channels", FaultKind::DropAfter);
    ada.thread.slash("/move text:Tn@c1").unwrap();
    let is_cut = |request: &sandbox::LoggedRequest| request.body.to_string().contains("Tn@c1");
    harness.sandbox.wait_for_request("what was cut", is_cut).await.unwrap();
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    harness.kill();
    harness.sandbox.clear_faults();
    harness.pass(std::time::Duration::from_secs(6 * 3600)).await;
    harness.restart().await;
    ben.plays("O@g1").await;
    ada.board_where(|seen| seen.content.contains("O@g1")).await;
    let all = || ada.thread.messages().into_iter().map(|seen| seen.content).collect::<Vec<_>>();
    assert_eq!(posted(&ada, "> White builds Tn@c1"), 1, "{:#?}", all());
    // The found board, once it is not the newest, has lost its buttons like any other.
    let found = |seen: &sandbox::MessageView| {
        !seen.ephemeral && seen.content.contains("> White builds Tn@c1")
    };
    let bare = move |seen: &sandbox::MessageView| found(seen) && seen.buttons.is_empty();
    ada.thread.wait_for("the board that was found without buttons", bare).await.unwrap();
    let boards = ada.thread.messages();
    let pressed = |seen: &&sandbox::MessageView| {
        !seen.ephemeral && !seen.pictures.is_empty() && !seen.buttons.is_empty()
    };
    let shown: Vec<_> = boards.iter().filter(pressed).map(|seen| &seen.content).collect();
    assert_eq!(shown.len(), 1, "{shown:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_is_recovered_after_a_kill_and_an_expired_deadline() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    // Discord has the board, but answers neither the post nor a search for it before the kill.
    for route in ["POST /channels", "GET /channels"] {
        cut(&harness, route, FaultKind::Held);
    }
    ada.thread.slash("/move text:Tn@c1").unwrap();
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    harness.kill();
    harness.sandbox.clear_faults();
    harness.pass(std::time::Duration::from_secs(73 * 3600)).await;
    // The program can't search for the board before Ben's time is up. By then, the text of the board would be another.
    cut(&harness, "GET /channels", FaultKind::Broken { status: 502 });
    harness.restart().await;
    let in_vain =
        |request: &sandbox::LoggedRequest| request.method == "GET" && request.status == 502;
    harness.sandbox.wait_for_request("a look in vain", in_vain).await.unwrap();
    let own = |seen: &sandbox::MessageView| seen.content.contains("Time's up");
    tests::ask_until("the end of Ben's time", async || own(&ben.ask("/board").await).then_some(()))
        .await;
    harness.sandbox.clear_faults();
    ben.post_where(|seen| seen.content.contains("ran out of time")).await;
    assert_eq!(posted(&ada, "> White builds Tn@c1"), 1);
    ben.plays("O@g1").await;
    ada.board_where(|seen| seen.content.contains("O@g1")).await;
    let bare = |seen: &sandbox::MessageView| {
        seen.content.contains("> White builds Tn@c1") && seen.buttons.is_empty()
    };
    ada.thread.wait_for("the board that was found without buttons", bare).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_withdrawn_offer_is_closed_on_its_recovered_post() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    // Discord has the offer, but the program gets no response.
    cut(&harness, "POST /channels", FaultKind::DropAfter);
    let offered = ada.propose("A draw").await;
    let is_offer = |seen: &sandbox::MessageView| seen.button("Decline").is_some();
    let offer = ben.post_where(is_offer).await;
    harness.bot.says("a job failed and is tried again").await;
    ada.press(&offered, "Withdraw").await;
    harness.kill();
    harness.sandbox.clear_faults();
    harness.restart().await;
    let over =
        ben.post_where(|seen| seen.id == offer.id && seen.content.contains("then withdrew")).await;
    assert!(over.buttons.is_empty() && over.edited, "{}", over.content);
    ada.plays("t4-s5").await;
    ben.board_where(|seen| seen.content.contains("from t4 to s5")).await;
    assert_eq!(posted(&ada, "draw"), 1, "it is told once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_that_was_not_posted_is_posted_once_after_a_kill() {
    let mut harness = Harness::start(PROGRAM).await;
    cut(&harness, "POST /channels", FaultKind::DropBefore);
    harness.at("Ada").slash(KASTELL).unwrap();
    kill_at(&mut harness, "/messages", "challenges").await;
    let ben = harness.at("Ben");
    let challenge =
        ben.wait_for("the challenge", |seen| seen.button("Accept").is_some()).await.unwrap();
    ben.press(challenge.id, "Accept").unwrap().message().await.unwrap();
    harness.seat("Ben").await.board().await;
    let challenges = ben.messages().iter().filter(|seen| !seen.ephemeral && seen.by_bot).count();
    assert_eq!(challenges, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_was_not_opened_is_opened_once_after_a_kill() {
    for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
        let mut harness = Harness::start(PROGRAM).await;
        harness.at("Ada").slash(KASTELL).unwrap().message().await.unwrap();
        let ben = harness.at("Ben");
        let challenge =
            ben.wait_for("the challenge", |seen| seen.button("Accept").is_some()).await.unwrap();
        cut(&harness, "/threads", kind);
        ben.press(challenge.id, "Accept").unwrap();
        kill_at(&mut harness, "/threads", "Kastell").await;
        let ben = harness.seat("Ben").await;
        let board = ben.board().await;
        assert!(board.button("Move").is_some());
        assert_eq!(posted(&ben, "Kastell"), 1, "{kind:?}");
        harness.seat("Ada").await.plays("Tn@c1").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_without_a_challenge_is_opened_once_after_a_kill() {
    for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
        let mut harness = Harness::start(PROGRAM).await;
        cut(&harness, "/threads", kind);
        harness.at("Ada").slash("/challenge kastell computer:2").unwrap();
        kill_at(&mut harness, "/threads", "Kastell").await;
        let ada = harness.seat("Ada").await;
        ada.board().await;
        let asked_for = |request: &&sandbox::LoggedRequest| {
            request.method == "POST" && request.path.ends_with("/threads")
        };
        // A lost request is repeated, and a thread that was created is found.
        let times = if kind == FaultKind::DropBefore { 2 } else { 1 };
        let log = harness.sandbox.requests();
        assert_eq!(log.iter().filter(asked_for).count(), times, "{kind:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draft_survives_a_kill() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let board = ada.board().await;
    let mut panel = ada.press(&board, "Move").await;
    panel = ada.pick_first(&panel).await;
    harness.kill_and_restart().await;
    // The open panel continues, and a new panel begins at the same choices.
    panel = ada.pick_first(&panel).await;
    assert!(!panel.content.contains("out of date"), "{}", panel.content);
    harness.kill_and_restart().await;
    let again = ada.press(&board, "Move").await;
    assert_eq!(
        (again.menus.first().map(|menu| &menu.options), again.button("Back").is_some()),
        (panel.menus.first().map(|menu| &menu.options), true),
    );
    panel = again;
    while panel.button("Confirm").is_none() {
        panel = ada.pick_first(&panel).await;
    }
    assert!(tells_a_move(&ada.press(&panel, "Confirm").await.content));
    assert!(ben.board_where(|seen| seen.pings_me).await.content.contains("White builds"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_a_match_works_after_a_kill() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.play("Tn@c1").await;
    let asked = ben.ask("/resign").await;
    harness.kill_and_restart().await;
    ben.press(&asked, "Yes, resign").await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    let step = ada.press(&end, "Replay").await;
    harness.kill_and_restart().await;
    assert!(ada.press(&step, "Next ▶").await.content.contains("Tn@c1"));
    assert!(ada.press(&end, "Rematch").await.content.contains("is out"));
    // The asked player accepts with the same button; a later press is answered that the match runs.
    let twice = ben.press(&end, "Rematch").await;
    assert!(twice.ephemeral && twice.content.contains("begins"), "{}", twice.content);
    let late = ada.press(&end, "Rematch").await;
    assert!(late.ephemeral && late.content.contains("rematch"), "{}", late.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_orderly_stop_finishes_running_handlers_and_refuses_new_ones() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let board = ben.board().await;
    // Discord delays the answer, so that the handler still runs when the stop comes.
    let (route, kind) = ("POST /interactions".into(), FaultKind::Held);
    harness.sandbox.plan_fault(Fault { route, times: 1, kind });
    ada.plays("Tn@c1").await;
    harness.bot.ask_to_stop();
    harness.bot.says("stopping").await;
    // The board may have lost its buttons in the meantime, but the press is already on its way.
    // Both are sent at once, since the stop waits only some seconds for Ada's answer.
    let pressed = ben.thread.forge_press(board.id, "1:move:1::").unwrap();
    let played = ben.thread.slash("/move text:O@g1").unwrap();
    for asked in [pressed, played] {
        let told = asked.message().await.unwrap();
        assert!(told.ephemeral && told.content.contains("restarting"), "{}", told.content);
    }
    harness.sandbox.clear_faults();
    assert!(harness.bot.ends(), "{}", harness.bot.log());
    harness.restart().await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    ben.plays("O@g1").await;
    assert_eq!(posted(&ben, "> White builds Tn@c1"), 1);
}
