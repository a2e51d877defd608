//! Watching where the bot may not post: forbidden channels, and threads that can't be reopened.

use std::time::Duration;

use sandbox::{Fault, FaultKind, LoggedRequest, Permissions};
use tests::Harness;

use crate::watching::cards::{TALK, posted, slash};
use crate::{KASTELL, PROGRAM};

#[tokio::test(flavor = "multi_thread")]
async fn a_card_and_a_follower_wait_for_a_missing_permission() {
    let harness = Harness::start(PROGRAM).await;
    let (_ada, ben) = harness.match_of(KASTELL).await;
    let dora = harness.member("Dora").visit(TALK).unwrap();
    slash(&dora, "/watch match:1").await;
    slash(&dora, "/follow match:1").await;
    let card = posted(&dora, "Kastell").await;
    let (channel, none) = (dora.channel(), Permissions::default());
    let deny = |denied| harness.sandbox.permit(channel, Some("Castellan"), none, denied).unwrap();
    deny(Permissions::VIEW_CHANNEL);
    ben.resign().await;
    let is_refused = |one: &LoggedRequest| one.method == "POST" && one.status == 403;
    harness.sandbox.wait_for_request("a refused notice", is_refused).await.unwrap();
    deny(none);
    harness.pass(Duration::from_secs(3600)).await;
    assert_eq!(posted(&dora, "🏁").await.pings, ["Dora"]);
    assert_eq!(posted(&dora, "🏆").await.id, card.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_in_a_thread_waits_while_its_server_has_too_many_threads() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let (other, _) = harness.match_of(KASTELL).await;
    // The bot itself opens the thread of a running match.
    other.resign().await;
    other.board_where(|seen| seen.button("Rematch").is_some()).await;
    let (place, thread) = (&other.thread, other.thread.channel());
    slash(place, "/watch match:1").await;
    let card = posted(place, "#1").await;
    let opening = format!("/channels/{thread}");
    let (route, kind) =
        (format!("PATCH {opening}$"), FaultKind::Refused { status: 400, code: 160_006 });
    harness.sandbox.plan_fault(Fault { route, times: 1_000, kind });
    harness.sandbox.set_thread(thread, true, false).unwrap();
    ada.plays("Tn@c1").await;
    let is_refused = |one: &LoggedRequest| {
        one.path.ends_with(&opening) && one.body["archived"] == false && one.status == 400
    };
    harness.sandbox.wait_for_request("a refused reopening", is_refused).await.unwrap();
    harness.sandbox.clear_faults();
    harness.pass(Duration::from_secs(3600)).await;
    assert_eq!(posted(place, "Tn@c1").await.id, card.id);
}
