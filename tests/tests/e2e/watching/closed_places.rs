//! Watching where the bot may not post: forbidden channels, and threads that can't be reopened.

use std::time::Duration;

use sandbox::{Fault, FaultKind, LoggedRequest, MessageView, Permissions, Sandbox};
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
    let is_over = |seen: &MessageView| seen.id == card.id && seen.content.contains("🏆");
    dora.wait_for("the end on the same card", is_over).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_that_is_forbidden_for_days_is_removed_although_the_match_goes_on() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let dora = harness.member("Dora").visit(TALK).unwrap();
    slash(&dora, "/watch match:1").await;
    let card = posted(&dora, "Kastell").await;
    let (channel, none) = (dora.channel(), Permissions::default());
    let deny = |denied| harness.sandbox.permit(channel, Some("Castellan"), none, denied).unwrap();
    deny(Permissions::VIEW_CHANNEL);
    let there = format!("/channels/{channel}/messages/{}", card.id);
    let refusals = || {
        let requests = harness.sandbox.requests();
        requests.iter().filter(|one| one.path.ends_with(&there) && one.status == 403).count()
    };
    let day = Duration::from_secs(24 * 3600);
    for (seat, mv) in [(&ada, "Tn@c1"), (&ben, "O@g1"), (&ada, "In@a8")] {
        let before = refusals();
        seat.plays(mv).await;
        let is_refused = |_: &Sandbox| (refusals() > before).then_some(());
        harness.sandbox.wait_until("a refusal", is_refused).await.unwrap();
        harness.pass(day).await;
    }
    harness.pass(day).await;
    harness.bot.says("a match is watched no longer where it can't be shown").await;
    deny(none);
    let told = slash(&dora, "/watch match:1 how:stop").await;
    assert!(told.content.contains("isn't shown here"), "{}", told.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_edits_each_card_once_while_another_place_is_forbidden() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let dora = harness.member("Dora");
    // The forbidden place comes last, so each attempt has tried the others before.
    let (talk, own, hall) =
        (dora.visit(TALK).unwrap(), dora.dm(), dora.visit("spectators").unwrap());
    slash(&talk, "/watch match:1").await;
    let card = posted(&talk, "Move by <t:").await;
    slash(&own, "/watch match:1 how:posts").await;
    let post = posted(&own, "Move by <t:").await;
    slash(&hall, "/watch match:1").await;
    let closed = posted(&hall, "Move by <t:").await;
    let (channel, none) = (hall.channel(), Permissions::default());
    let deny = |denied| harness.sandbox.permit(channel, Some("Castellan"), none, denied).unwrap();
    deny(Permissions::VIEW_CHANNEL);
    let path = format!("/channels/{}/messages/{}", talk.channel(), card.id);
    let edits = || {
        let is_edit = |one: &&LoggedRequest| one.method == "PATCH" && one.path == path;
        harness.sandbox.requests().iter().filter(is_edit).count()
    };
    let which = ben.ask("/propose").await;
    ben.press(&which, "A pause").await;
    let offer = ada.post_where(|seen| seen.content.contains("proposes a pause")).await;
    ada.press(&offer, "Agree").await;
    assert_eq!(posted(&talk, "⏸️ Paused").await.id, card.id);
    let (failure, hour) = ("a job failed and is tried again", Duration::from_secs(3600));
    for times in 1..=2 {
        harness.bot.says_often(failure, times).await;
        harness.pass(hour).await;
    }
    harness.bot.says_often(failure, 3).await;
    assert_eq!(edits(), 1);
    let kept = posted(&own, "Move by <t:").await;
    assert!(kept.id == post.id && !kept.edited, "a post stays as a record");
    deny(none);
    harness.pass(hour).await;
    assert_eq!(posted(&hall, "⏸️ Paused").await.id, closed.id);
    assert_eq!(edits(), 1);
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
