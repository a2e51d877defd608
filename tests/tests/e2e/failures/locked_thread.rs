//! Locked and deleted threads, and servers that allow no embeds.

use std::time::Duration;

use sandbox::{Fault, FaultKind, LoggedRequest, MessageView, Permissions};
use tests::{Harness, Seat, tells_a_move};

use crate::settings::notifications::{TURNS_BY_DM, choose};
use crate::{KASTELL, PROGRAM};

/// Plays a move from direct messages, as a player who can't write in the thread.
async fn play_from_afar(harness: &Harness, name: &str, mv: &str) {
    let dm = harness.member(name).dm();
    let told = dm.slash(&format!("/move text:{mv} match:1")).unwrap().message().await.unwrap();
    assert!(tells_a_move(&told.content), "{}", told.content);
}

/// The board of a move, in the channel.
async fn board_in_channel(harness: &Harness, mv: &str) -> MessageView {
    let is_board = |seen: &MessageView| seen.content.contains(mv) && !seen.pictures.is_empty();
    harness.at("Ben").wait_for("the board in the channel", is_board).await.unwrap()
}

/// The report of `castellan store check`, once the program has stopped.
fn checked(harness: &mut Harness) -> String {
    assert!(harness.bot.stop(), "{}", harness.bot.log());
    let data = harness.data();
    let settings = [("CASTELLAN_DATA", data.to_str().unwrap())];
    let told = tests::run(PROGRAM, data.parent().unwrap(), &["store", "check"], &settings);
    String::from_utf8(told.stdout).unwrap()
}

/// Checks that a match with a locked thread goes on in the channel, says so once, and returns.
async fn goes_on_in_the_channel(is_archived: bool) {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let thread = ada.thread.channel();
    harness.sandbox.set_thread(thread, is_archived, true).unwrap();
    play_from_afar(&harness, "Ada", "Tn@c1").await;
    let first = board_in_channel(&harness, "Tn@c1").await;
    assert!(first.content.contains("locked") && first.pings_me, "{}", first.content);
    harness.bot.says("a thread is locked, gone or can't be reopened").await;
    let panel = harness.at("Ben").press(first.id, "Move").unwrap().message().await.unwrap();
    assert!(panel.button("Type a move").is_some(), "{}", panel.content);
    play_from_afar(&harness, "Ben", "O@g1").await;
    let second = board_in_channel(&harness, "O@g1").await;
    assert!(!second.content.contains("locked"), "it is said once: {}", second.content);
    // A moderator opens it again, and the match returns.
    harness.sandbox.set_thread(thread, false, false).unwrap();
    play_from_afar(&harness, "Ada", "In@a8").await;
    ben.board_where(|seen| seen.content.contains("In@a8")).await;
    harness.bot.says("a thread can be used again").await;
    harness.sandbox.set_thread(thread, is_archived, true).unwrap();
    play_from_afar(&harness, "Ben", "In@e8").await;
    let third = board_in_channel(&harness, "In@e8").await;
    assert!(third.content.contains("locked"), "{}", third.content);
    let told = checked(&mut harness);
    assert!(told.contains("match #1 goes on in its channel"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_with_a_locked_thread_continues_in_the_channel() {
    goes_on_in_the_channel(false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_with_an_archived_and_locked_thread_continues_in_the_channel() {
    goes_on_in_the_channel(true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_single_board_returns_to_its_unlocked_thread() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(&format!("{KASTELL} posts:board")).await;
    let (thread, at) = (ada.thread.channel(), harness.at("Ben"));
    let is_line =
        |seen: &MessageView, rings: &str| seen.content.contains('👉') && seen.pings == [rings];
    harness.sandbox.set_thread(thread, true, true).unwrap();
    play_from_afar(&harness, "Ada", "Tn@c1").await;
    let away = board_in_channel(&harness, "Tn@c1").await;
    at.wait_for("the line", |seen| is_line(seen, "Ben")).await.unwrap();
    harness.sandbox.set_thread(thread, false, false).unwrap();
    let server = harness.sandbox.servers()[0];
    for (name, next, mv) in [("Ben", "Ada", "O@g1"), ("Ada", "Ben", "In@a8")] {
        play_from_afar(&harness, name, mv).await;
        let board = ada.board_where(|seen| seen.content.contains(mv)).await;
        let line = ada.post_where(|seen| is_line(seen, next)).await;
        let link = format!("https://discord.com/channels/{server}/{thread}/{}", board.id);
        assert!(line.content.contains(&link), "{}", line.content);
    }
    assert!(at.messages().iter().all(|seen| seen.id != away.id), "there is one board");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ping_for_closed_direct_messages_is_in_the_channel_of_a_locked_thread() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&format!("{KASTELL} posts:board")).await;
    choose(&ben, TURNS_BY_DM).await;
    harness.member("Ben").take_dms(false);
    let thread = ada.thread.channel();
    harness.sandbox.set_thread(thread, false, true).unwrap();
    play_from_afar(&harness, "Ada", "Tn@c1").await;
    let is_told = |seen: &MessageView| seen.content.contains("can't DM you");
    let told = harness.at("Ben").wait_for("the ping", is_told).await.unwrap();
    assert_eq!(told.pings, ["Ben"]);
    let board = ada.board_where(|seen| seen.content.contains("Tn@c1")).await;
    assert!(told.content.contains(&format!("/{thread}/{}", board.id)), "{}", told.content);
}

/// Restarts the bot while the thread of its match is locked, and this many reads of the thread fail.
async fn restart_with_a_locked_thread(failing_looks: u32) {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    // A board that is still to be posted would open the thread.
    ada.board().await;
    let (channel, thread) = (harness.at("Ada").channel(), ada.thread.channel());
    let (allow, deny) = (Permissions::MANAGE_THREADS, Permissions::default());
    harness.sandbox.permit(channel, Some("Castellan"), allow, deny).unwrap();
    harness.sandbox.set_thread(thread, true, true).unwrap();
    // After a kill, the board might not be recorded, and would be posted again.
    assert!(harness.stop());
    let (route, kind) = (format!("GET /channels/{thread}"), FaultKind::Broken { status: 503 });
    harness.sandbox.plan_fault(Fault { route, times: failing_looks, kind });
    let before = harness.sandbox.requests().len();
    harness.restart().await;
    let of_thread = move |seen: &LoggedRequest| seen.path.ends_with(&format!("/channels/{thread}"));
    let is_look = move |seen: &LoggedRequest| seen.method == "GET" && of_thread(seen);
    let looked_at = move |seen: &LoggedRequest| is_look(seen) && seen.status == 200;
    harness.sandbox.wait_for_request("a look at the thread", looked_at).await.unwrap();
    harness.at("Ada").slash("/games").unwrap().message().await.unwrap();
    let mut log = harness.sandbox.requests().split_off(before);
    log.retain(|seen| seen.method == "PATCH" && of_thread(seen));
    assert!(log.is_empty(), "{log:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_stays_locked_at_a_start_despite_permission() {
    restart_with_a_locked_thread(0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_that_cannot_be_looked_at_stays_locked() {
    restart_with_a_locked_thread(2).await;
}

/// Checks that a match goes on in the channel while its thread can't be reopened, says so once, and returns.
async fn goes_on_beside_too_many_threads(line: &str) {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(line).await;
    let thread = ada.thread.channel();
    let kind = FaultKind::Refused { status: 400, code: 160_006 };
    // Only the reopening of the thread fails by a fault: an edit in the closed thread is refused anyway.
    for (method, end) in [("PATCH", "$"), ("POST", "/messages")] {
        let route = format!("{method} /channels/{thread}{end}");
        harness.sandbox.plan_fault(Fault { route, times: 1_000, kind });
    }
    harness.sandbox.set_thread(thread, true, false).unwrap();
    play_from_afar(&harness, "Ada", "Tn@c1").await;
    let first = board_in_channel(&harness, "Tn@c1").await;
    assert!(first.content.contains("open threads"), "{}", first.content);
    let is_ping = |seen: &MessageView| seen.pings_me && seen.id >= first.id;
    harness.at("Ben").wait_for("the ping", is_ping).await.unwrap();
    play_from_afar(&harness, "Ben", "O@g1").await;
    let second = board_in_channel(&harness, "O@g1").await;
    assert!(!second.content.contains("open threads"), "it is said once: {}", second.content);
    harness.sandbox.clear_faults();
    play_from_afar(&harness, "Ada", "In@a8").await;
    ben.board_where(|seen| seen.content.contains("In@a8")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_continues_in_the_channel_while_its_server_has_too_many_threads() {
    goes_on_beside_too_many_threads(KASTELL).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_single_board_moves_to_the_channel_while_its_server_has_too_many_threads() {
    goes_on_beside_too_many_threads(&format!("{KASTELL} posts:board")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_match_thread_is_reported_once() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    harness.sandbox.delete_channel(ada.thread.channel());
    play_from_afar(&harness, "Ada", "Tn@c1").await;
    let first = board_in_channel(&harness, "Tn@c1").await;
    assert!(first.content.contains("thread is gone"), "{}", first.content);
    play_from_afar(&harness, "Ben", "O@g1").await;
    let second = board_in_channel(&harness, "O@g1").await;
    assert!(!second.content.contains("thread is gone"), "{}", second.content);
    let ben = harness.at("Ben");
    let told = async |line: &str| ben.slash(line).unwrap().message().await.unwrap().all_text();
    let listed = told("/games").await;
    assert!(listed.contains(&format!("<#{}>", ben.channel())), "{listed}");
    let board = told("/board match:1").await;
    assert!(board.contains("#1") && !board.contains("Played in"), "{board}");
}

/// Takes the permission *Embed Links* from the program in the match's channel.
fn allow_no_embeds(harness: &Harness) {
    let channel = harness.at("Ada").channel();
    let (none, denied) = (Permissions::default(), Permissions::EMBED_LINKS);
    harness.sandbox.permit(channel, Some("Castellan"), none, denied).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_are_posted_without_the_embed_permission() {
    let harness = Harness::start(PROGRAM).await;
    allow_no_embeds(&harness);
    let (ada, ben) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    for seat in [&ada, &ben] {
        let own: &Seat = seat;
        let mv = own.suggestion().await;
        let told = own.play(&mv).await;
        assert!(tells_a_move(&told.content), "{}", told.content);
    }
    let files =
        |seen: &LoggedRequest| seen.method == "POST" && !seen.files.is_empty() && seen.status < 300;
    let public = |seen: &LoggedRequest| seen.path.contains("/channels/") && files(seen);
    harness.sandbox.wait_for_request("a public board", public).await.unwrap();
    ada.ask("/board").await;
    let private = |seen: &LoggedRequest| seen.path.starts_with("/interactions/") && files(seen);
    let private = harness.sandbox.wait_for_request("a private one", private).await.unwrap();
    assert!(private.body["data"]["embeds"].as_array().is_none_or(Vec::is_empty), "{private:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn sections_are_in_the_text_without_the_embed_permission() {
    let harness = Harness::start(PROGRAM).await;
    allow_no_embeds(&harness);
    harness.match_of(KASTELL).await;
    let ada = harness.at("Ada");
    let dashboard = async |words: &str| {
        let fits = |seen: &MessageView| {
            !seen.ephemeral && seen.content.contains("What's on") && seen.content.contains(words)
        };
        ada.wait_for(words, fits).await.unwrap().id
    };
    ada.slash("/dashboard").unwrap().message().await.unwrap();
    let posted = dashboard("Kastell").await;
    harness.at("Ben").slash("/challenge castello").unwrap().message().await.unwrap();
    // The dashboard looks for changes once a minute.
    harness.pass(Duration::from_secs(121)).await;
    assert_eq!(dashboard("Castello").await, posted);
    let help = ada.slash("/help").unwrap().message().await.unwrap();
    let all = ada.press(help.id, "☰ More commands").unwrap().message().await.unwrap();
    assert!(all.content.contains("/move") && all.embeds.is_empty(), "{}", all.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_on_a_message_is_opened_without_a_type() {
    let harness = Harness::start(PROGRAM).await;
    harness.match_of(KASTELL).await;
    let opened = |seen: &LoggedRequest| seen.method == "POST" && seen.path.ends_with("/threads");
    let request = harness.sandbox.wait_for_request("the thread", opened).await.unwrap();
    assert!(request.path.contains("/messages/"), "{}", request.path);
    assert!(request.body.get("type").is_none(), "{}", request.body);
}
