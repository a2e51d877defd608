//! The dashboard of a server: placed, kept up to date, moved, deleted.

use std::time::Duration;

use sandbox::{Fault, FaultKind, LoggedRequest, MessageView, Permissions, Visit};
use tests::Harness;

use crate::failures::killed::cut;
use crate::{KASTELL, PROGRAM};

const TALK: &str = "castle-talk";
const MINUTE: Duration = Duration::from_secs(61);

async fn slash(place: &Visit, line: &str) -> MessageView {
    place.slash(line).unwrap().message().await.unwrap()
}

/// The dashboard in a channel, once it has these words.
async fn dashboard(place: &Visit, words: &str) -> MessageView {
    let fits = |seen: &MessageView| {
        !seen.ephemeral && seen.content.contains("What's on") && seen.all_text().contains(words)
    };
    place.wait_for(words, fits).await.unwrap()
}

fn dashboards(place: &Visit) -> usize {
    let is_one = |seen: &&MessageView| !seen.ephemeral && seen.content.contains("What's on");
    place.messages().iter().filter(is_one).count()
}

/// Waits until a channel has no dashboard.
async fn wait_until_away(place: &Visit) {
    let is_away = |seen: &[MessageView]| {
        let is_one = |seen: &MessageView| !seen.ephemeral && seen.content.contains("What's on");
        (!seen.iter().any(is_one)).then_some(())
    };
    place.wait("the old one to go", is_away).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dashboard_follows_matches_challenges_results_and_standings() {
    let mut harness = Harness::start(PROGRAM).await;
    // The points are those of a month.
    harness.pass_to_noon().await;
    let place = harness.member("Ada").visit(TALK).unwrap();
    assert!(harness.at("Ben").slash("/dashboard").is_err(), "it is not offered to Ben");
    assert!(slash(&place, "/dashboard").await.content.contains("now lives here"));
    let empty = dashboard(&place, "No matches are running").await;
    assert!(empty.pictures.is_empty() && empty.pings.is_empty());
    assert!(empty.all_text().contains("Nobody has finished"), "{}", empty.all_text());
    let (ada, ben) = harness.match_of(KASTELL).await;
    slash(&harness.at("Cleo"), "/challenge castello").await;
    harness.pass(MINUTE).await;
    let shown = dashboard(&place, "Kastell").await;
    assert_eq!((shown.id, shown.pictures.len()), (empty.id, 1));
    assert!(shown.all_text().contains("Castello") && shown.pings.is_empty());
    assert!(shown.pictures[0].description.as_ref().unwrap().contains("#1"));
    ada.play("Tn@c1").await;
    ben.resign().await;
    ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    harness.kill_and_restart().await;
    harness.pass(MINUTE).await;
    let over = dashboard(&place, "**2** points").await;
    assert_eq!(over.id, empty.id);
    assert!(over.all_text().contains("1 won, 0 drawn of 1"), "{}", over.all_text());
    // Anyone can continue from there, privately.
    let dora = harness.member("Dora").visit(TALK).unwrap();
    let list = dora.press(over.id, "Open challenges").unwrap().message().await.unwrap();
    assert!(list.ephemeral && list.button("Accept #2").is_some(), "{}", list.content);
    let edits = || {
        let requests = harness.sandbox.requests();
        requests.iter().filter(|one| one.path.ends_with(&over.id.to_string())).count()
    };
    // Without changes nothing is edited.
    let before = edits();
    for _ in 0..5 {
        harness.pass(MINUTE).await;
    }
    slash(&dora, "/help").await;
    assert_eq!(edits(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dashboard_moves_to_a_new_channel_and_stops_when_deleted() {
    let harness = Harness::start(PROGRAM).await;
    let (talk, hall) = (
        harness.member("Ada").visit(TALK).unwrap(),
        harness.member("Ada").visit("spectators").unwrap(),
    );
    slash(&talk, "/dashboard").await;
    dashboard(&talk, "").await;
    slash(&hall, "/dashboard").await;
    // If the first job was just being settled, the next job in its line waits for its next minute.
    harness.pass(MINUTE).await;
    let moved = dashboard(&hall, "").await;
    wait_until_away(&talk).await;
    harness.sandbox.delete_message(hall.channel(), moved.id).unwrap();
    harness.match_of(KASTELL).await;
    harness.pass(MINUTE).await;
    harness.bot.says("a dashboard is gone").await;
    harness.pass(MINUTE).await;
    slash(&hall, "/help").await;
    assert_eq!(dashboards(&hall), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_dashboard_waits_for_a_missing_permission() {
    let harness = Harness::start(PROGRAM).await;
    let place = harness.member("Ada").visit(TALK).unwrap();
    slash(&place, "/dashboard").await;
    let shown = dashboard(&place, "").await;
    // Now the message is recorded.
    harness.pass(MINUTE).await;
    let (channel, none) = (place.channel(), Permissions::default());
    let deny = |denied| harness.sandbox.permit(channel, Some("Castellan"), none, denied).unwrap();
    deny(Permissions::VIEW_CHANNEL);
    harness.match_of(KASTELL).await;
    harness.pass(MINUTE).await;
    let there = format!("/channels/{channel}/messages/{}", shown.id);
    let is_refused = |one: &LoggedRequest| one.path.ends_with(&there) && one.status == 403;
    harness.sandbox.wait_for_request("a refusal", is_refused).await.unwrap();
    deny(none);
    // Without the permission, the bot tries once an hour.
    harness.pass(60 * MINUTE).await;
    assert_eq!(dashboard(&place, "Kastell").await.id, shown.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dashboard_in_a_thread_waits_while_its_server_has_too_many_threads() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    // The bot itself opens the thread of a running match.
    ada.resign().await;
    ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    let (place, thread) = (&ada.thread, ada.thread.channel());
    slash(place, "/dashboard").await;
    let shown = dashboard(place, "").await;
    // Now the message is recorded.
    harness.pass(MINUTE).await;
    let opening = format!("/channels/{thread}");
    let (route, kind) =
        (format!("PATCH {opening}$"), FaultKind::Refused { status: 400, code: 160_006 });
    harness.sandbox.plan_fault(Fault { route, times: 1_000, kind });
    harness.sandbox.set_thread(thread, true, false).unwrap();
    slash(&harness.at("Cleo"), "/challenge castello").await;
    harness.pass(MINUTE).await;
    let is_refused = |one: &LoggedRequest| {
        one.path.ends_with(&opening) && one.body["archived"] == false && one.status == 400
    };
    harness.sandbox.wait_for_request("a refused reopening", is_refused).await.unwrap();
    harness.sandbox.clear_faults();
    harness.pass(60 * MINUTE).await;
    assert_eq!(dashboard(place, "Castello").await.id, shown.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_old_dashboard_is_deleted_even_if_discord_refuses_the_answer() {
    let harness = Harness::start(PROGRAM).await;
    let ada = harness.member("Ada");
    let (talk, hall) = (ada.visit(TALK).unwrap(), ada.visit("spectators").unwrap());
    slash(&talk, "/dashboard").await;
    dashboard(&talk, "").await;
    // Now the message is recorded.
    harness.pass(MINUTE).await;
    let (route, kind) = ("POST /interactions".into(), FaultKind::Broken { status: 404 });
    harness.sandbox.plan_fault(Fault { route, times: 1, kind });
    let _refused = hall.slash("/dashboard").unwrap();
    let is_refused =
        |seen: &LoggedRequest| seen.path.starts_with("/interactions") && seen.status == 404;
    harness.sandbox.wait_for_request("the refusal", is_refused).await.unwrap();
    wait_until_away(&talk).await;
    harness.pass(MINUTE).await;
    dashboard(&hall, "").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_during_a_post_or_edit_keeps_one_dashboard() {
    for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
        let mut harness = Harness::start(PROGRAM).await;
        let place = harness.member("Ada").visit(TALK).unwrap();
        for (route, words) in
            [("POST /channels", "No matches are running"), ("PATCH /channels", "Castello")]
        {
            cut(&harness, route, kind);
            if route.starts_with("POST") {
                slash(&place, "/dashboard").await;
            } else {
                slash(&harness.at("Ben"), "/challenge castello").await;
                harness.pass(MINUTE).await;
            }
            let there = format!("/channels/{}/", place.channel());
            let method = route.split(' ').next().unwrap().to_owned();
            let is_cut =
                |one: &sandbox::LoggedRequest| one.method == method && one.path.contains(&there);
            harness.sandbox.wait_for_request("what was cut", is_cut).await.unwrap();
            harness.kill();
            harness.sandbox.clear_faults();
            harness.restart().await;
            harness.pass(MINUTE).await;
            dashboard(&place, words).await;
            assert_eq!(dashboards(&place), 1, "{kind:?}");
        }
    }
}
