//! Candidates for a seat must be on the server of the match.

use sandbox::{Config, Scenario};
use tests::Harness;

use crate::{KASTELL, PROGRAM};

#[tokio::test(flavor = "multi_thread")]
async fn a_substitute_is_a_member_of_the_server_of_the_match_wherever_the_command_is_typed() {
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
    let harness = Harness::with(PROGRAM, Config { scenario, ..Config::unhurried() }).await;
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
