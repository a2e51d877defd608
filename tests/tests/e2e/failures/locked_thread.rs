//! Where boards can be posted and how: threads that are locked, servers that allow no embeds.

use sandbox::{LoggedRequest, MessageView, Permissions};
use tests::{Evening, Seat};

use crate::{KASTELL, PROGRAM};

/// Plays a move from elsewhere, as whoever can't write in the thread.
async fn play_from_afar(evening: &Evening, name: &str, mv: &str) {
    let dm = evening.member(name).dm();
    let told = dm.slash(&format!("/move text:{mv} match:1")).unwrap().message().await.unwrap();
    assert!(told.content.contains("You played"), "{}", told.content);
}

/// The board of a move, in the channel.
async fn board_in_channel(evening: &Evening, mv: &str) -> MessageView {
    let is_board = |seen: &MessageView| seen.content.contains(mv) && !seen.pictures.is_empty();
    evening.at("Ben").wait_for("the board in the channel", is_board).await.unwrap()
}

/// What `castellan store check` says, once the program has stopped.
fn checked(evening: &mut Evening) -> String {
    assert!(evening.bot.stop(), "{}", evening.bot.log());
    let data = evening.data();
    let settings = [("CASTELLAN_DATA", data.to_str().unwrap())];
    let told = tests::run(PROGRAM, data.parent().unwrap(), &["store", "check"], &settings);
    String::from_utf8(told.stdout).unwrap()
}

/// A match goes on in the channel of its locked thread, which is said once, and returns.
async fn goes_on_in_the_channel(is_archived: bool) {
    let mut evening = Evening::start(PROGRAM).await;
    let (ada, ben) = evening.match_of(KASTELL).await;
    let thread = ada.thread.channel();
    evening.sandbox.set_thread(thread, is_archived, true).unwrap();
    play_from_afar(&evening, "Ada", "Tn@c1").await;
    let first = board_in_channel(&evening, "Tn@c1").await;
    assert!(first.content.contains("locked") && first.pings_me, "{}", first.content);
    evening.bot.says("a thread is locked or gone").await;
    let panel = evening.at("Ben").press(first.id, "Move").unwrap().message().await.unwrap();
    assert!(panel.button("Type it").is_some(), "{}", panel.content);
    play_from_afar(&evening, "Ben", "O@g1").await;
    let second = board_in_channel(&evening, "O@g1").await;
    assert!(!second.content.contains("locked"), "it is said once: {}", second.content);
    // A moderator opens it again, and the match returns.
    evening.sandbox.set_thread(thread, false, false).unwrap();
    play_from_afar(&evening, "Ada", "In@a8").await;
    ben.board_where(|seen| seen.content.contains("In@a8")).await;
    evening.bot.says("a thread can be used again").await;
    evening.sandbox.set_thread(thread, is_archived, true).unwrap();
    play_from_afar(&evening, "Ben", "In@e8").await;
    let third = board_in_channel(&evening, "In@e8").await;
    assert!(third.content.contains("locked"), "{}", third.content);
    let told = checked(&mut evening);
    assert!(told.contains("match #1 goes on in its channel"), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_whose_thread_is_locked_goes_on_in_the_channel() {
    goes_on_in_the_channel(false).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_whose_thread_is_archived_and_locked_goes_on_in_the_channel() {
    goes_on_in_the_channel(true).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_is_not_opened_at_a_start_even_where_the_bot_might() {
    let mut evening = Evening::start(PROGRAM).await;
    let (ada, _) = evening.match_of(KASTELL).await;
    let (channel, thread) = (evening.at("Ada").channel(), ada.thread.channel());
    let (allow, deny) = (Permissions::MANAGE_THREADS, Permissions::default());
    evening.sandbox.permit(channel, Some("Castellan"), allow, deny).unwrap();
    evening.sandbox.set_thread(thread, true, true).unwrap();
    evening.kill_and_restart().await;
    let of_thread = move |seen: &LoggedRequest| seen.path.ends_with(&format!("/channels/{thread}"));
    let looked_at = move |seen: &LoggedRequest| seen.method == "GET" && of_thread(seen);
    evening.sandbox.wait_for_request("a look at the thread", looked_at).await.unwrap();
    evening.at("Ada").slash("/games").unwrap().message().await.unwrap();
    let log = evening.sandbox.requests();
    assert_eq!(log.iter().filter(|seen| seen.method == "PATCH" && of_thread(seen)).count(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_whose_thread_is_gone_says_so_once() {
    let evening = Evening::start(PROGRAM).await;
    let (ada, _) = evening.match_of(KASTELL).await;
    evening.sandbox.delete_channel(ada.thread.channel());
    play_from_afar(&evening, "Ada", "Tn@c1").await;
    let first = board_in_channel(&evening, "Tn@c1").await;
    assert!(first.content.contains("thread is gone"), "{}", first.content);
    play_from_afar(&evening, "Ben", "O@g1").await;
    let second = board_in_channel(&evening, "O@g1").await;
    assert!(!second.content.contains("thread is gone"), "{}", second.content);
}

/// Takes Embed Links from the program, wherever a match is played.
fn allow_no_embeds(evening: &Evening) {
    let channel = evening.at("Ada").channel();
    let (none, denied) = (Permissions::default(), Permissions::EMBED_LINKS);
    evening.sandbox.permit(channel, Some("Castellan"), none, denied).unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn boards_with_two_pictures_come_where_embeds_are_not_allowed() {
    let evening = Evening::start(PROGRAM).await;
    allow_no_embeds(&evening);
    let (ada, ben) = evening.match_of("/challenge castello opponent:@Ben seat:2").await;
    for seat in [&ada, &ben] {
        let own: &Seat = seat;
        let mv = own.suggestion().await;
        let told = own.play(&mv).await;
        assert!(told.content.contains("You played"), "{}", told.content);
    }
    let files =
        |seen: &LoggedRequest| seen.method == "POST" && seen.files.len() == 2 && seen.status < 300;
    let public = |seen: &LoggedRequest| seen.path.contains("/channels/") && files(seen);
    evening.sandbox.wait_for_request("a board with two pictures", public).await.unwrap();
    ada.ask("/board").await;
    let private = |seen: &LoggedRequest| seen.path.starts_with("/interactions/") && files(seen);
    let private = evening.sandbox.wait_for_request("a private one", private).await.unwrap();
    assert!(private.body["data"]["embeds"].as_array().is_none_or(Vec::is_empty), "{private:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_on_a_message_is_opened_without_a_type_and_another_with_one() {
    let evening = Evening::start(PROGRAM).await;
    evening.match_of(KASTELL).await;
    let opened = |seen: &LoggedRequest| seen.method == "POST" && seen.path.ends_with("/threads");
    let request = evening.sandbox.wait_for_request("the thread", opened).await.unwrap();
    assert!(request.path.contains("/messages/"), "{}", request.path);
    assert!(request.body.get("type").is_none(), "{}", request.body);
}
