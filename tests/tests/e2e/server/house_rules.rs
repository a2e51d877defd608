//! Rules of a server: threads that stay open, limits on challenges, moderation.

use std::time::Duration;

use sandbox::{Fault, FaultKind, Permissions};
use tests::{Harness, Seat};

use crate::{KASTELL, PROGRAM};

const DAY: Duration = Duration::from_secs(24 * 3600);

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_stays_open_during_a_turn_and_is_closed_a_day_after_the_end() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&format!("{KASTELL} time:none")).await;
    let thread = ada.thread.channel().to_string();
    let opened = |count: usize| {
        let (path, body) = (format!("/channels/{thread}"), "archived");
        let requests = harness.sandbox.requests();
        let opens = requests.iter().filter(|one| {
            one.method == "PATCH" && one.path.ends_with(&path) && one.body[body] == false
        });
        opens.count() >= count
    };
    for week in 1..=2 {
        harness.pass(8 * DAY).await;
        harness.sandbox.wait_for_request("the thread is opened", |_| opened(week)).await.unwrap();
    }
    ada.thread.wait_until_archived(false).await.unwrap();
    ada.plays("Tn@c1").await;
    ben.resign().await;
    ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    let is_soon = |one: &sandbox::LoggedRequest| one.body["auto_archive_duration"] == 1440;
    harness.sandbox.wait_for_request("it is closed soon", is_soon).await.unwrap();
    harness.pass(2 * DAY).await;
    ada.thread.wait_until_archived(true).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_reopens_a_thread_archived_during_the_outage() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    harness.kill();
    harness.sandbox.set_thread(ada.thread.channel(), true, false).unwrap();
    harness.restart().await;
    let opens =
        |one: &sandbox::LoggedRequest| one.method == "PATCH" && one.body["archived"] == false;
    harness.sandbox.wait_for_request("the thread is opened", opens).await.unwrap();
    ada.thread.wait_until_archived(false).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_ends_a_match_and_its_players_get_the_reason() {
    let harness = Harness::start(PROGRAM).await;
    let ben = harness.at("Ben");
    let asked = ben.slash("/challenge kastell opponent:@Cleo trees:c3,d6,g4").unwrap();
    asked.message().await.unwrap();
    let cleo = harness.at("Cleo");
    let challenge =
        cleo.wait_for("the challenge", |seen| seen.button("Accept").is_some()).await.unwrap();
    cleo.press(challenge.id, "Accept").unwrap().message().await.unwrap();
    let ben = harness.seat("Ben").await;
    let board = ben.board().await;
    assert!(ben.thread.slash("/end reason:no").is_err(), "it is not offered to Ben");
    let forged = ben.thread.forge_press(board.id, "1:end!:1::").unwrap();
    let refused = forged.message().await.unwrap();
    assert!(refused.content.contains("You need the **Manage"), "{}", refused.content);
    let ada = harness.at("Ada");
    let line = "/end match:1 reason:Cleo is moving house";
    let sure = ada.slash(line).unwrap().message().await.unwrap();
    assert!(sure.ephemeral && sure.content.contains("> Cleo is moving house"), "{}", sure.content);
    let done = ada.press(sure.id, "Yes, end it").unwrap().message().await.unwrap();
    assert!(done.content.contains("#1 is over"), "{}", done.content);
    let end = ben.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("Cleo is moving house"), "{}", end.content);
    assert_eq!(end.pings.len(), 2, "{:?}", end.pings);
    assert!(!end.content.contains("📈"), "it counts for nobody");
    let again = ada.slash(line).unwrap().message().await.unwrap();
    assert!(again.content.contains("over"), "{}", again.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn server_setup_limits_challenge_channels_and_sets_the_turn_time() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = (harness.at("Ada"), harness.at("Ben"));
    let setup = ada.slash("/setup channel:#castle-talk time:1d").unwrap().message().await.unwrap();
    assert!(setup.content.contains("only in <#"), "{}", setup.content);
    assert!(setup.content.contains("**1 day**"), "{}", setup.content);
    assert!(setup.content.contains("every permission"), "{}", setup.content);
    let refused = ben.slash(KASTELL.replace("@Ben", "@Ada").as_str()).unwrap();
    let refused = refused.message().await.unwrap();
    assert!(refused.content.contains("challenges belong in"), "{}", refused.content);
    let there = harness.member("Ben").visit("castle-talk").unwrap();
    let out = there.slash("/challenge kastell opponent:@Ada").unwrap().message().await.unwrap();
    assert!(out.content.contains("Withdraw") || out.button("Withdraw").is_some());
    let posted =
        there.wait_for("the challenge", |seen| seen.button("Accept").is_some()).await.unwrap();
    assert!(posted.content.contains("1 day"), "{}", posted.content);
    let setup = "/setup channel:#castle-talk role:@Castellan";
    let setup = ada.slash(setup).unwrap().message().await.unwrap();
    assert!(setup.content.contains("any channel") && setup.content.contains("<@&"));
    let refused = ben.slash("/challenge kastell opponent:@Ada").unwrap().message().await.unwrap();
    assert!(refused.content.contains("you need"), "{}", refused.content);
    ada.slash("/setup role:@everyone").unwrap().message().await.unwrap();
    let out = ben.slash("/challenge kastell opponent:@Ada").unwrap().message().await.unwrap();
    assert!(out.button("Withdraw").is_some(), "{}", out.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn challenges_may_be_anywhere_after_their_only_channel_was_deleted() {
    for is_online in [true, false] {
        let mut harness = Harness::start(PROGRAM).await;
        let ada = harness.at("Ada");
        let setup = ada.slash("/setup channel:#castle-talk").unwrap().message().await.unwrap();
        assert!(setup.content.contains("only in <#"), "{}", setup.content);
        let channel = harness.member("Ada").visit("castle-talk").unwrap().channel();
        if is_online {
            harness.sandbox.delete_channel(channel);
        } else {
            harness.kill();
            harness.sandbox.delete_channel(channel);
            // The bot asks again when Discord fails for a moment.
            let (route, kind) =
                (format!("GET /channels/{channel}$"), FaultKind::Broken { status: 500 });
            harness.sandbox.plan_fault(Fault { route, times: 1, kind });
            harness.restart().await;
        }
        tests::ask_until("the changed house rules", async || {
            let setup = ada.slash("/setup").unwrap().message().await.unwrap();
            setup.content.contains("any channel").then_some(())
        })
        .await;
        let ben = harness.at("Ben");
        let out = ben.slash("/challenge kastell opponent:@Ada").unwrap().message().await.unwrap();
        assert!(out.button("Withdraw").is_some(), "{}", out.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn setup_refuses_a_thread_as_the_channel_for_challenges() {
    let harness = Harness::start(PROGRAM).await;
    let (seat, _) = harness.match_of(KASTELL).await;
    let line = format!("/setup channel:{}", seat.thread.name());
    let setup = harness.at("Ada").slash(&line).unwrap().message().await.unwrap();
    assert!(setup.content.contains("Name a channel"), "{}", setup.content);
    let ben = harness.at("Ben");
    let out = ben.slash("/challenge kastell opponent:@Ada").unwrap().message().await.unwrap();
    assert!(out.button("Withdraw").is_some(), "{}", out.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn setup_lets_everyone_organize_events() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = (harness.at("Ada"), harness.at("Ben"));
    let line = "/club ladder name:Open Ladder game:kastell";
    let refused = ben.slash(line).unwrap().message().await.unwrap();
    assert!(refused.button("Post it").is_none(), "{}", refused.content);
    let setup = ada.slash("/setup clubs:@everyone").unwrap().message().await.unwrap();
    assert!(setup.content.contains("Events: members with"), "{}", setup.content);
    let preview = ben.slash(line).unwrap().message().await.unwrap();
    assert!(preview.button("Post it").is_some(), "{}", preview.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_follows_the_rules_of_its_own_server_and_needs_no_role_to_accept() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ben.resign().await;
    let end = ben.board_where(|seen| seen.button("Rematch").is_some()).await;
    harness.at("Ada").slash("/setup role:@Castellan").unwrap().message().await.unwrap();
    // Direct messages have no rules of their own.
    let direct = harness.member("Ben").dm();
    let games = direct.slash("/games").unwrap().message().await.unwrap();
    let refused = direct.forge_press(games.id, "1:rematch:1::").unwrap().message().await.unwrap();
    assert!(refused.content.contains("you need"), "{}", refused.content);
    ada.press(&end, "Rematch").await;
    ben.post_where(|seen| seen.button("Agree").is_some()).await;
    let begins = ben.press(&end, "Rematch").await;
    assert!(begins.content.contains("begins"), "{}", begins.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn setup_names_missing_permissions_and_how_to_grant_them() {
    let harness = Harness::start(PROGRAM).await;
    let ada = harness.at("Ada");
    let denied = Permissions::ATTACH_FILES;
    harness.sandbox.permit(ada.channel(), None, Permissions(0), denied).unwrap();
    let setup = ada.slash("/setup").unwrap().message().await.unwrap();
    assert!(setup.content.contains("I'm missing **Attach Files**"), "{}", setup.content);
    assert!(setup.content.contains("Edit Channel"), "{}", setup.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_thread_permission_a_match_is_played_in_the_channel() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = (harness.member("Ada"), harness.member("Ben"));
    let channel = ada.visit("spectators").unwrap();
    channel.slash("/challenge kastell opponent:@Ben seat:1").unwrap().message().await.unwrap();
    let here = ben.visit("spectators").unwrap();
    let asked =
        here.wait_for("the challenge", |seen| seen.button("Accept").is_some()).await.unwrap();
    here.press(asked.id, "Accept").unwrap().message().await.unwrap();
    let seat = Seat { member: ada, thread: channel };
    assert!(seat.board().await.button("Move").is_some());
}
