//! Notifications: pings and direct messages.

use std::time::Duration;

use sandbox::{Fault, FaultKind, LoggedRequest, MessageView, Visit};
use tests::{Harness, Seat};

use crate::failures::killed::{cut, kill_at};
use crate::{KASTELL, PROGRAM};

const HOUR: Duration = Duration::from_secs(3600);

const EVERYTHING_BY_DM: &str = "Everything, by DM";
pub(crate) const TURNS_BY_DM: &str = "My turns, by DM";
const TURNS_HERE: &str = "My turns, in the thread";

/// Chooses a member's notifications. Returns the panel.
pub(crate) async fn choose(seat: &Seat, way: &str) -> MessageView {
    let settings = seat.ask("/settings").await;
    let panel = seat.press(&settings, "🔔 Pings").await;
    assert!(panel.ephemeral, "{}", panel.content);
    seat.press(&panel, way).await
}

/// The direct messages from the bot to a member.
fn dms(harness: &Harness, name: &str) -> Vec<MessageView> {
    let dm = harness.member(name).dm();
    dm.messages().into_iter().filter(|seen| seen.by_bot).collect()
}

/// Waits for a direct message with these words.
pub(crate) async fn dm(harness: &Harness, name: &str, words: &str) -> MessageView {
    let dm = harness.member(name).dm();
    let fits = |seen: &MessageView| seen.by_bot && seen.content.contains(words);
    dm.wait_for(words, fits).await.unwrap()
}

/// The link to a public message.
fn link(harness: &Harness, place: &Visit, seen: &MessageView) -> String {
    let server = harness.sandbox.servers()[0];
    format!("https://discord.com/channels/{server}/{}/{}", place.channel(), seen.id)
}

/// The number of messages in a channel that ping a member.
fn rung(place: &Visit, name: &str) -> usize {
    let rings = |seen: &&MessageView| seen.pings.iter().any(|one| one == name);
    place.messages().iter().filter(rings).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_direct_message_has_a_link_and_replaces_the_ping_in_the_thread() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let ben_named = format!("<@{}>", ben.member.id());
    let panel = choose(&ben, EVERYTHING_BY_DM).await;
    assert!(panel.content.contains("everything, by DM"), "{}", panel.content);
    let settings = ben.ask("/settings").await;
    assert!(settings.content.contains("🔔 Pings: **everything, by DM"), "{}", settings.content);
    ada.plays("Tn@c1").await;
    let board = ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    assert!(board.pings.is_empty() && board.content.contains(&ben_named), "{}", board.content);
    let told = dm(&harness, "Ben", "Tn@c1").await;
    assert!(told.content.contains(&link(&harness, &ben.thread, &board)), "{}", told.content);
    assert!(told.pings.is_empty() && told.pictures.is_empty() && told.buttons.is_empty());
    // Ada is pinged as before, and gets no direct message.
    ben.plays("O@g1").await;
    let board = ada.board_where(|seen| seen.content.contains("O@g1")).await;
    assert_eq!(board.pings, ["Ada"]);
    ada.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert_eq!(end.pings, ["Ada"], "the end concerns Ben too, who is told elsewhere");
    dm(&harness, "Ben", "🏆").await;
    assert_eq!((dms(&harness, "Ben").len(), dms(&harness, "Ada").len()), (2, 0));
    assert_eq!(dms(&harness, "Cleo").len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_an_offer_and_a_reminder_come_by_direct_message_too() {
    let harness = Harness::start(PROGRAM).await;
    // Ben is to move.
    let (ada, ben) = harness.match_of("/challenge castello opponent:@Ben seat:1").await;
    choose(&ben, EVERYTHING_BY_DM).await;
    let ben_named = format!("<@{}>", ben.member.id());
    ada.propose("A draw").await;
    let offer = ben.post_where(|seen| seen.button("Agree").is_some()).await;
    assert!(offer.pings.is_empty() && offer.content.contains("proposes a draw"), "{offer:?}");
    let told = dm(&harness, "Ben", "proposes a draw").await;
    assert!(told.content.contains(&link(&harness, &ben.thread, &offer)), "{}", told.content);
    ben.press(&offer, "Decline").await;
    harness.pass(37 * HOUR).await;
    let reminder = ben.post_where(|seen| seen.content.contains("it's your turn in")).await;
    assert!(reminder.pings.is_empty() && reminder.content.contains(&ben_named), "{reminder:?}");
    let told = dm(&harness, "Ben", "it's your turn in").await;
    assert!(told.content.contains(&link(&harness, &ben.thread, &reminder)), "{}", told.content);
    let at = harness.at("Ada");
    at.slash(KASTELL).unwrap().message().await.unwrap();
    let asked = |seen: &MessageView| seen.button("Accept").is_some();
    let challenge = harness.at("Ben").wait_for("the challenge", asked).await.unwrap();
    assert!(challenge.pings.is_empty() && challenge.content.contains(&ben_named));
    let told = dm(&harness, "Ben", "challenge").await;
    assert!(told.content.contains(&link(&harness, &at, &challenge)), "{}", told.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_with_turn_pings_only_gets_no_other_pings() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    choose(&ben, TURNS_HERE).await;
    choose(&ada, TURNS_BY_DM).await;
    ada.plays("Tn@c1").await;
    let board = ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    assert_eq!(board.pings, ["Ben"]);
    // A reminder counts as news of one's own turn.
    harness.pass(37 * HOUR).await;
    let reminder = ben.post_where(|seen| seen.content.contains("it's your turn in")).await;
    assert_eq!(reminder.pings, ["Ben"]);
    ben.plays("O@g1").await;
    let board = ada.board_where(|seen| seen.content.contains("O@g1")).await;
    assert!(board.pings.is_empty());
    dm(&harness, "Ada", "O@g1").await;
    ada.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.pings.is_empty(), "nobody wanted to be told: {:?}", end.pings);
    ada.press(&end, "Rematch").await;
    let again = ben.post_where(|seen| seen.button("Agree").is_some()).await;
    assert!(again.pings.is_empty());
    assert_eq!((dms(&harness, "Ada").len(), dms(&harness, "Ben").len()), (1, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_are_reported_once_and_the_thread_pings_again() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    choose(&ben, TURNS_BY_DM).await;
    harness.member("Ben").take_dms(false);
    ada.plays("Tn@c1").await;
    let told = ben.post_where(|seen| seen.content.contains("can't DM you")).await;
    assert_eq!(told.pings, ["Ben"], "the turn is rung all the same");
    let board = ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    assert!(told.content.contains(&link(&harness, &ben.thread, &board)), "{}", told.content);
    harness.kill_and_restart().await;
    // A retry after Ben's move would have nothing left to send, so nothing would store that his messages are closed.
    let kept = "only your turns, in the match thread";
    let is_kept = async || ben.ask("/settings").await.content.contains(kept).then_some(());
    tests::ask_until("the stored setting", is_kept).await;
    ben.plays("O@g1").await;
    ada.board_where(|seen| seen.content.contains("O@g1")).await;
    ada.plays("In@a8").await;
    let board = ben.board_where(|seen| seen.content.contains("In@a8")).await;
    assert_eq!(board.pings, ["Ben"], "from now on it rings there");
    let said = ben.thread.messages();
    let closed =
        said.iter().filter(|seen| !seen.ephemeral && seen.content.contains("can't DM you")).count();
    assert_eq!((closed, dms(&harness, "Ben").len()), (1, 0));
    // Once the direct messages are open again, they can be chosen again.
    harness.member("Ben").take_dms(true);
    choose(&ben, EVERYTHING_BY_DM).await;
    ben.plays("In@e8").await;
    ada.board_where(|seen| seen.content.contains("In@e8")).await;
    let mv = ada.suggestion().await;
    ada.plays(&mv).await;
    dm(&harness, "Ben", &mv).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn closed_direct_messages_bring_the_pings_back_even_if_the_thread_is_gone() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    choose(&ben, TURNS_BY_DM).await;
    harness.member("Ben").take_dms(false);
    let dm_path = format!("/channels/{}/messages", harness.member("Ben").dm().channel());
    let (route, kind) = (format!("POST {dm_path}"), FaultKind::Broken { status: 502 });
    harness.sandbox.plan_fault(Fault { route, times: 1_000, kind });
    ada.plays("Tn@c1").await;
    let is_tried = |seen: &LoggedRequest| seen.path.ends_with(&dm_path) && seen.status == 502;
    harness.sandbox.wait_for_request("the first try", is_tried).await.unwrap();
    harness.sandbox.delete_channel(ben.thread.channel());
    harness.sandbox.clear_faults();
    harness.pass(Duration::from_secs(600)).await;
    let is_closed = |seen: &LoggedRequest| seen.path.ends_with(&dm_path) && seen.status == 403;
    harness.sandbox.wait_for_request("the refusal", is_closed).await.unwrap();
    // The clock moves only after the job is settled.
    harness.pass(Duration::from_secs(1)).await;
    let settings = harness.at("Ben").slash("/settings").unwrap().message().await.unwrap();
    let kept = "only your turns, in the match thread";
    assert!(settings.content.contains(kept), "{}", settings.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_around_a_direct_message_keeps_it_single() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    choose(&ben, EVERYTHING_BY_DM).await;
    let dm_path = format!("/channels/{}/messages", harness.member("Ben").dm().channel());
    for (kind, mv, next) in
        [(FaultKind::DropBefore, "Tn@c1", "O@g1"), (FaultKind::DropAfter, "In@a8", "In@e8")]
    {
        cut(&harness, &format!("POST {dm_path}"), kind);
        ada.plays(mv).await;
        ben.board_where(|seen| seen.content.contains(mv)).await;
        kill_at(&mut harness, &dm_path, mv).await;
        dm(&harness, "Ben", mv).await;
        ben.plays(next).await;
        ada.board_where(|seen| seen.content.contains(next)).await;
    }
    // A repeated message would come before the next one.
    let mv = ada.suggestion().await;
    ada.plays(&mv).await;
    dm(&harness, "Ben", &mv).await;
    let told = dms(&harness, "Ben");
    assert_eq!(told.len(), 3, "{:#?}", told.iter().map(|seen| &seen.content).collect::<Vec<_>>());
    assert_eq!(rung(&ben.thread, "Ben"), 0, "the first board was Ada's");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_between_board_and_direct_message_keeps_both_single() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    choose(&ben, EVERYTHING_BY_DM).await;
    let path = format!("/channels/{}/messages", ada.thread.channel());
    // Discord has the board, but the program gets no response.
    cut(&harness, &format!("POST {path}"), FaultKind::DropAfter);
    ada.plays("Tn@c1").await;
    kill_at(&mut harness, &path, "Tn@c1").await;
    dm(&harness, "Ben", "Tn@c1").await;
    ben.plays("O@g1").await;
    ada.board_where(|seen| seen.content.contains("O@g1")).await;
    assert_eq!(dms(&harness, "Ben").len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn failing_direct_messages_delay_no_board_and_skip_past_turns() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    choose(&ben, EVERYTHING_BY_DM).await;
    let dm_path = format!("/channels/{}/messages", harness.member("Ben").dm().channel());
    let (route, kind) = (format!("POST {dm_path}"), FaultKind::Broken { status: 502 });
    harness.sandbox.plan_fault(Fault { route, times: 1_000, kind });
    ada.plays("Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    ben.plays("O@g1").await;
    assert_eq!(ada.board_where(|seen| seen.content.contains("O@g1")).await.pings, ["Ada"]);
    ada.plays("In@a8").await;
    ben.board_where(|seen| seen.content.contains("In@a8")).await;
    harness.sandbox.clear_faults();
    harness.pass(Duration::from_secs(600)).await;
    dm(&harness, "Ben", "In@a8").await;
    let told = dms(&harness, "Ben");
    assert_eq!(told.len(), 1, "the first turn is long over: {told:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_following_their_own_match_gets_one_notice_of_its_end() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let talk = harness.member("Ben").visit("castle-talk").unwrap();
    talk.slash("/follow match:1").unwrap().message().await.unwrap();
    let cleo = harness.member("Cleo").visit("castle-talk").unwrap();
    cleo.slash("/follow match:1").unwrap().message().await.unwrap();
    for (seat, mv) in [(&ada, "Tn@c1"), (&ben, "O@g1")] {
        seat.plays(mv).await;
    }
    ada.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert_eq!(end.pings.len(), 2);
    let told = cleo.wait_for("the end", |seen| seen.content.contains("🏁")).await.unwrap();
    assert_eq!(told.pings, ["Cleo"], "Ben was rung where they play");
}
