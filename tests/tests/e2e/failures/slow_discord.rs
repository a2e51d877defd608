//! Slow channels of Discord, which delay only their own match.

use std::collections::BTreeSet;
use std::time::Duration;

use sandbox::{Fault, FaultKind, LoggedRequest};
use tests::{Harness, Seat, tells_a_move};

use crate::{KASTELL, PROGRAM};

/// Makes Discord accept posts on these routes, but never answer.
fn answer_never(harness: &Harness, route: &str) {
    let (route, kind) = (route.into(), FaultKind::Held);
    harness.sandbox.plan_fault(Fault { route, times: 1_000, kind });
}

/// The posts to these channels that Discord has answered so far; a request is logged when it is answered.
fn answered(harness: &Harness, path: &str) -> Vec<LoggedRequest> {
    let fits = |seen: &LoggedRequest| seen.method == "POST" && seen.path.contains(path);
    harness.sandbox.requests().into_iter().filter(fits).collect()
}

/// Starts a match between Ada and Cleo.
async fn another_match(harness: &Harness) -> Seat {
    let other = KASTELL.replace("Ben", "Cleo");
    harness.at("Ada").slash(&other).unwrap().message().await.unwrap();
    let cleo = harness.at("Cleo");
    let is_hers = |seen: &sandbox::MessageView| seen.pings_me && seen.button("Accept").is_some();
    let open = cleo.wait_for("the challenge", is_hers).await.unwrap();
    cleo.press(open.id, "Accept").unwrap().message().await.unwrap();
    let thread = harness.member("Ada").wait_for_thread("Cleo").await.unwrap();
    let second = harness.seat_in("Ada", &thread);
    second.board().await;
    second
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_thread_does_not_delay_other_matches() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let posts = format!("/channels/{}/messages", ada.thread.channel());
    answer_never(&harness, &format!("POST {posts}"));
    ada.play("Tn@c1").await;
    ada.board_where(|seen| seen.content.contains("Tn@c1")).await;
    // A whole other match, from the challenge to a move, while the first match still waits for its answer.
    let second = another_match(&harness).await;
    second.play("Tn@c1").await;
    second.board_where(|seen| seen.content.contains("Tn@c1")).await;
    let is_late = |seen: &&LoggedRequest| seen.body.to_string().contains("Tn@c1");
    let late = answered(&harness, &posts).iter().filter(is_late).count();
    assert_eq!(late, 0, "the slow thread was waited for");
}

#[tokio::test(flavor = "multi_thread")]
async fn many_slow_posts_do_not_delay_the_next_challenge() {
    let harness = Harness::start(PROGRAM).await;
    answer_never(&harness, "POST /channels");
    let ada = harness.at("Ada");
    for _ in 0..17 {
        ada.slash(KASTELL).unwrap().message().await.unwrap();
    }
    let posted = |seen: &[sandbox::MessageView]| {
        let open: BTreeSet<_> = seen
            .iter()
            .filter(|seen| seen.button("Accept").is_some())
            .map(|seen| seen.id)
            .collect();
        (open.len() == 17).then_some(())
    };
    harness.at("Ben").wait("seventeen challenges", posted).await.unwrap();
    assert_eq!(answered(&harness, "/messages").len(), 0, "a slow place was waited for");
}

/// Ada's thread refuses posts for so many seconds, while another match begins and is played.
async fn refused_for(harness: &Harness, retry_after_s: f64) -> Seat {
    let (ada, _) = harness.match_of(KASTELL).await;
    let posts = format!("POST /channels/{}/messages", ada.thread.channel());
    let kind = FaultKind::TooMany { retry_after_s };
    harness.sandbox.plan_fault(Fault { route: posts, times: 1_000, kind });
    ada.play("Tn@c1").await;
    let refused = |seen: &LoggedRequest| seen.method == "POST" && seen.status == 429;
    harness.sandbox.wait_for_request("a refusal", refused).await.unwrap();
    let second = another_match(harness).await;
    second.play("Tn@c1").await;
    second.board_where(|seen| seen.content.contains("Tn@c1")).await;
    ada
}

#[tokio::test(flavor = "multi_thread")]
async fn with_serenitys_rate_limiter_a_long_429_delays_only_its_route() {
    let harness = Harness::over_tls(PROGRAM).await;
    // The limiter waits in real time, so this must be longer than the other match takes on any machine.
    let ada = refused_for(&harness, 3_600.0).await;
    let thread = ada.thread.channel().to_string();
    let refused = |seen: &LoggedRequest| seen.path.contains(&thread) && seen.status == 429;
    let refused = harness.sandbox.requests().into_iter().filter(refused).count();
    assert_eq!(refused, 1, "what was asked for is waited for");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_serenitys_rate_limiter_answers_do_not_delay_each_other() {
    let harness = Harness::over_tls(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let broken = FaultKind::Broken { status: 502 };
    let later = FaultKind::TooMany { retry_after_s: 60.0 };
    for (route, times, kind) in [("POST /interactions", 2, broken), ("/webhooks", 1_000, later)] {
        harness.sandbox.plan_fault(Fault { route: route.into(), times, kind });
    }
    let asked = ada.thread.slash("/move text:Tn@c1").unwrap();
    let refused = |seen: &LoggedRequest| seen.path.starts_with("/webhooks") && seen.status == 429;
    harness.sandbox.wait_for_request("a refusal", refused).await.unwrap();
    harness.sandbox.clear_faults();
    // Ben's answer is deferred as well, and comes at once.
    harness.sandbox.plan_fault(Fault {
        route: "POST /interactions".into(),
        times: 2,
        kind: broken,
    });
    ben.plays("O@g1").await;
    assert!(tells_a_move(&asked.message().await.unwrap().content), "and so does Ada's");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_temporarily_refused_board_is_posted_later() {
    let harness = Harness::start(PROGRAM).await;
    let ada = refused_for(&harness, 60.0).await;
    harness.sandbox.clear_faults();
    harness.pass(Duration::from_secs(300)).await;
    ada.board_where(|seen| seen.content.contains("Tn@c1")).await;
}

/// Stops the bot. Returns the list of its jobs.
fn jobs_after_stop(harness: &mut Harness) -> String {
    assert!(harness.bot.stop(), "{}", harness.bot.log());
    let data = harness.data();
    let folder = data.parent().unwrap();
    let settings = [("CASTELLAN_DATA", data.to_str().unwrap())];
    let listed = tests::run(PROGRAM, folder, &["store", "jobs"], &settings);
    String::from_utf8(listed.stdout).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_post_without_an_answer_keeps_its_lease_when_the_bot_stops() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    answer_never(&harness, &format!("POST /channels/{}/messages", ada.thread.channel()));
    ada.play("Tn@c1").await;
    ada.board_where(|seen| seen.content.contains("Tn@c1")).await;
    let listed = jobs_after_stop(&mut harness);
    let board = listed.lines().find(|line| line.contains("#1  post board"));
    assert!(board.is_some_and(|line| line.contains("at work")), "{listed}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unpostable_board_is_given_up_and_listed() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    harness.sandbox.delete_channel(ada.thread.channel());
    harness.sandbox.delete_channel(harness.at("Ada").channel());
    let dm = harness.member("Ada").dm();
    let told = dm.slash("/move text:Tn@c1 match:1").unwrap().message().await.unwrap();
    assert!(tells_a_move(&told.content), "{}", told.content);
    harness.bot.says("a job is given up").await;
    let listed = jobs_after_stop(&mut harness);
    for words in ["#1  post board", "given up", "answered 404", "1 are given up"] {
        assert!(listed.contains(words), "{words} is not in: {listed}");
    }
    assert!(!listed.contains("Tn@c1"), "{listed}");
}
