//! The gateway: lost, reported, and found again.

use sandbox::{Fault, FaultKind, LoggedRequest};
use serde_json::json;
use tests::Harness;

use crate::{KASTELL, PROGRAM};

/// The number of requests so far that registered commands.
fn registered(harness: &Harness) -> usize {
    let fits = |seen: &&LoggedRequest| seen.method == "PUT" && seen.path.ends_with("/commands");
    harness.sandbox.requests().iter().filter(fits).count()
}

/// Closes the connection, with a code if there is one. Waits for the next connection, and plays.
async fn closed_with(code: impl Into<Option<u16>>, says: &str) -> Harness {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    match code.into() {
        Some(code) => harness.sandbox.close_gateway(code),
        None => harness.sandbox.close_gateway_without_a_code(),
    }
    harness.bot.says("the gateway is lost").await;
    harness.bot.says(says).await;
    harness.bot.says("the gateway is back").await;
    let log = harness.bot.log();
    let told = log.lines().filter(|line| line.contains("the gateway is lost")).count();
    assert_eq!(told, 1, "it is said once: {log}");
    assert!(log.lines().any(|line| line.contains("WARN") && line.contains("gateway is lost")));
    ada.plays("Tn@c1").await;
    harness
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_gateway_and_its_return_are_logged_with_the_reason() {
    closed_with(4000, "closed by Discord with 4000").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_expired_session_is_replaced_without_waiting_for_itself() {
    for code in [4006, 4009] {
        let harness = closed_with(code, "the session is over").await;
        assert!(!harness.bot.log().contains("waited for itself"), "{}", harness.bot.log());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unauthenticated_session_identifies_again() {
    let harness = closed_with(4003, "closed by Discord with 4003").await;
    assert!(!harness.bot.log().contains("waited for itself"), "{}", harness.bot.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_close_without_a_code_is_logged_and_handled_at_once() {
    let harness = closed_with(None, "closed by Discord without a code").await;
    assert!(!harness.bot.log().contains("waited for itself"), "{}", harness.bot.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fatal_close_code_ends_the_program_with_a_sentence() {
    for (code, says) in [(4010, "(4010)"), (4011, "more servers than one connection")] {
        let mut harness = Harness::start(PROGRAM).await;
        harness.match_of(KASTELL).await;
        harness.sandbox.close_gateway(code);
        assert_eq!(harness.bot.exit_code(), Some(78), "its supervisor doesn't start it again");
        let log = harness.bot.log();
        assert!(log.contains(says), "{log}");
        assert!(!log.contains("took too long"), "{log}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn after_many_losses_the_program_still_stops_in_order() {
    let mut harness = closed_with(4009, "the session is over").await;
    harness.sandbox.invalidate_session(false);
    harness.bot.says("the session is not gone on with").await;
    harness.sandbox.wait_for_bot().await.unwrap();
    assert!(harness.bot.stop(), "{}", harness.bot.log());
}

#[tokio::test(flavor = "multi_thread")]
async fn only_missing_commands_are_registered_at_the_next_session() {
    let mut harness = Harness::start_new_application(PROGRAM).await;
    assert_eq!(registered(&harness), 1);
    harness.kill_and_restart().await;
    assert_eq!(registered(&harness), 1, "they are known");
    let forget = reqwest::Client::builder().no_proxy().build().unwrap();
    let application = harness.sandbox.application_id();
    let commands =
        format!("{}/api/v10/applications/{application}/commands", harness.sandbox.http_base());
    let token = format!("Bot {}", harness.sandbox.token());
    let forgotten = forget.put(commands).header("authorization", token);
    let forgotten = forgotten.header("user-agent", "DiscordBot (tests, 1)");
    let forgotten = forgotten.header("content-type", "application/json").body("[]");
    assert!(forgotten.send().await.unwrap().status().is_success());
    assert!(harness.sandbox.command("move").is_none());
    harness.sandbox.close_gateway(4009);
    harness.sandbox.wait_for_command("move").await.unwrap();
    let (ada, _) = harness.match_of(KASTELL).await;
    ada.plays("Tn@c1").await;
    // A request is logged when it is answered.
    assert_eq!(registered(&harness), 3, "ours, the test's, and ours again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_removed_the_bot_between_two_sessions_is_found() {
    let harness = Harness::start(PROGRAM).await;
    harness.match_of(KASTELL).await;
    harness.sandbox.invalidate_session(false);
    // No session receives an event about this.
    harness.sandbox.remove_bot("Castle Green").unwrap();
    harness.bot.says("the gateway is back").await;
    harness.bot.says("the bot was put out of a server").await;
    harness.sandbox.add_bot("Castle Green").unwrap();
    harness.bot.says("the bot is back on a server").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_connects_without_an_answer_to_the_gateway_request() {
    let mut harness = Harness::start(PROGRAM).await;
    harness.kill();
    let kind = FaultKind::Broken { status: 503 };
    harness.sandbox.plan_fault(Fault { route: "GET /gateway".into(), times: 1_000, kind });
    harness.restart().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    ada.plays("Tn@c1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_interactions_and_events_are_ignored() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let board = harness.sandbox.command("board").unwrap();
    let of_a_kind = |kind: u8| {
        ada.thread.forge_command(json!({"id": board["id"], "name": "board", "type": kind}))
    };
    let asked: Vec<_> = [0, 5, 9, 255].into_iter().map(|kind| of_a_kind(kind).unwrap()).collect();
    let known = harness.sandbox.interaction(asked[0].id()).unwrap();
    for kind in [0, 6, 200] {
        let mut interaction = known.clone();
        interaction["type"] = json!(kind);
        harness.sandbox.forge_event("INTERACTION_CREATE", interaction);
    }
    harness.sandbox.forge_event("CASTLE_CREATE", json!({"towers": 4}));
    ada.plays("Tn@c1").await;
    let left_alone = "a command of an unknown kind was left alone";
    harness.bot.says_often(left_alone, 4).await;
    let log = harness.bot.log();
    assert_eq!(log.matches(left_alone).count(), 4, "{log}");
    assert!(!log.contains("the gateway is lost"), "{log}");
    harness.check();
}
