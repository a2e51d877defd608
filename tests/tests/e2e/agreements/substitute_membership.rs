//! Candidates for a seat must be on the server of the match.

use sandbox::{Config, Fault, FaultKind, Scenario};
use tests::Harness;

use crate::{KASTELL, PROGRAM};

/// A sandbox in which Ada, Ben and Cleo are on one server, and Ada and Dora on another.
async fn harness() -> Harness {
    let scenario = Scenario::new("Castellan")
        .server("Castle Green")
        .member("Ada")
        .member("Ben")
        .member("Cleo")
        .channel("game-night")
        .server("Far Away")
        .member("Ada")
        .member("Dora")
        .channel("far-off");
    Harness::with(PROGRAM, Config { scenario, ..Config::unhurried() }).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_substitute_is_a_member_of_the_server_of_the_match_wherever_the_command_is_typed() {
    let harness = harness().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    harness.sandbox.remove_member("Castle Green", "Ben").unwrap();
    let home = ada.ask("/substitute player:@Dora").await;
    assert!(home.content.contains("where it's played"), "{}", home.content);
    let far_off = ada.member.visit("far-off").unwrap();
    for place in [&ada.member.dm(), &far_off] {
        let line = "/substitute match:1 player:@Dora";
        let refused = place.slash(line).unwrap().message().await.unwrap();
        assert!(refused.content.contains("where it's played"), "{}", refused.content);
    }
    let line = "/substitute match:1 player:@Cleo";
    let out = far_off.slash(line).unwrap().message().await.unwrap();
    assert!(out.content.contains("Proposal sent"), "{}", out.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn all_count_as_members_if_the_first_look_up_takes_too_long() {
    let harness = harness().await;
    let (ada, _) = harness.match_of(KASTELL).await;
    harness.sandbox.remove_member("Castle Green", "Ben").unwrap();
    let (route, kind) = ("/members/".into(), FaultKind::Held);
    harness.sandbox.plan_fault(Fault { route, times: 1, kind });
    let line = "/substitute match:1 player:@Dora";
    let asked = ada.member.dm().slash(line).unwrap().message().await.unwrap();
    assert!(asked.content.contains("Nobody is missing"), "{}", asked.content);
    harness.sandbox.clear_faults();
}
