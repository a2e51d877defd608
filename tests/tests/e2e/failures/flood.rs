//! A flood of requests by one person, which delays nobody else.

use sandbox::{Config, Fault, FaultKind, InteractionHandle, Permissions, Scenario};
use tests::Harness;

use crate::operation::metrics::{free_address, number, page};
use crate::{KASTELL, PROGRAM};

/// The number of requests that one person makes at the same time: more than may wait.
const FLOOD: usize = 600;

/// The answer to a person who sends too many requests.
const TOLD: &str = "That was a lot at once";

/// Two servers, each with its own people.
fn two_servers() -> Scenario {
    let green = Scenario::new("Castellan").server("Castle Green").bot_may(Permissions::DEFAULT);
    let green = green.member("Ada").member("Ben").member("Cleo").channel("game-night");
    let away = green.channel("castle-talk").server("Far Away").bot_may(Permissions::DEFAULT);
    away.member("Zoe").channel("elsewhere")
}

/// The number of answered requests so far, including refusals.
fn answered(asked: &[InteractionHandle]) -> usize {
    let is_told = |asked: &&InteractionHandle| {
        let told = asked.messages();
        told.iter().any(|seen| !seen.content.is_empty() || !seen.pictures.is_empty())
    };
    asked.iter().filter(is_told).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flooding_member_delays_only_themselves_and_is_notified_privately() {
    let address = free_address();
    let config = Config { scenario: two_servers(), ..Config::unhurried() };
    let settings = [("CASTELLAN_OPERATION", address.as_str())];
    let harness = Harness::with_all(PROGRAM, config, &settings).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    // In another channel a member gets a picture of their own, which takes a moment.
    let talk = ada.member.visit("castle-talk").unwrap();
    let zoe = harness.member("Zoe").visit("elsewhere").unwrap();
    // Discord takes longer than Ada, however fast this machine is.
    let kind = FaultKind::Slow { ms: 20 };
    harness.sandbox.plan_fault(Fault { route: "POST /interactions".into(), times: 300, kind });
    let flood: Vec<InteractionHandle> =
        (0..FLOOD).map(|_| talk.slash("/board match:1").unwrap()).collect();
    let (of_ben, of_zoe) = (ben.thread.slash("/board").unwrap(), zoe.slash("/games").unwrap());
    of_ben.message().await.expect("Ben is answered");
    of_zoe.message().await.expect("and so is another server");
    let before = answered(&flood);
    assert!(before < FLOOD, "Ben and Zoe were answered after all that Ada has asked for");
    let mut away = 0;
    for asked in &flood {
        let told = asked.message().await.expect("every member is answered");
        assert!(told.ephemeral, "{}", told.content);
        away += usize::from(told.content.contains(TOLD));
    }
    assert!(away > 0 && away < FLOOD, "{away} of {FLOOD} were turned away");
    let told = page(&address, "/metrics").await.1;
    let counted = number(&told, "castellan_turned_away_total");
    assert!((counted - away as f64).abs() < 0.5, "{counted} were counted, and {away} told");
    let cleo = harness.member("Cleo").visit("castle-talk").unwrap();
    assert!(
        cleo.messages().iter().all(|seen| !seen.content.contains(TOLD)),
        "all of it in private"
    );
    ada.plays("Tn@c1").await;
}
