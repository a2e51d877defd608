//! Lessons, the daily puzzle, and servers that post it, as each person sees them.

use std::time::Duration;

use sandbox::{FaultKind, MessageView, Visit};
use tests::{Harness, Seat, suggestions};

use crate::PROGRAM;
use crate::failures::killed::{cut, kill_at};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// A member in the channel, who can use panels.
fn member(harness: &Harness, name: &str) -> Seat {
    harness.seat_in(name, &harness.at(name))
}

/// Chooses a move on a panel and confirms it.
async fn play(seat: &Seat, panel: &MessageView, mv: &str) -> MessageView {
    let chosen = seat.pick(panel, mv).await;
    seat.press(&chosen, "Confirm").await
}

/// The public messages with these words.
fn public(place: &Visit, words: &str) -> Vec<MessageView> {
    let fits = |seen: &MessageView| !seen.ephemeral && seen.all_text().contains(words);
    place.messages().into_iter().filter(fits).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_explains_a_wrong_move_and_resumes_at_its_step() {
    let mut harness = Harness::start(PROGRAM).await;
    let ada = member(&harness, "Ada");
    let panel = ada.ask("/learn game:Castello").await;
    assert!(panel.ephemeral && panel.content.contains("step 1 of 8"), "{}", panel.content);
    let wrong = play(&ada, &panel, "m6>l5").await;
    assert!(wrong.content.contains("move the pawn on **e8** this time"), "{}", wrong.content);
    let right = play(&ada, &wrong, "e8>d7").await;
    assert!(right.content.contains("Red has answered with one"), "{}", right.content);
    let next = ada.press(&right, "Next step").await;
    assert!(next.content.contains("step 2 of 8"), "{}", next.content);
    harness.kill_and_restart().await;
    let ada = member(&harness, "Ada");
    let panel = ada.ask("/learn game:Castello").await;
    assert!(panel.content.contains("step 2 of 8"), "{}", panel.content);
    let jumped = play(&ada, &panel, "c5>e5").await;
    assert!(jumped.content.contains("Captured!"), "{}", jumped.content);
    assert!(public(&harness.at("Ben"), "Castello").is_empty(), "lessons are private");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_daily_puzzle_is_private_and_its_shared_result_has_no_spoiler() {
    let harness = Harness::start(PROGRAM).await;
    harness.pass_to_noon().await;
    let (ada, ben) = (member(&harness, "Ada"), member(&harness, "Ben"));
    let panel = ada.ask("/daily game:Castles").await;
    assert!(panel.ephemeral && panel.content.contains("You have 3 tries"), "{}", panel.content);
    assert_eq!(panel.pictures.len(), 1);
    let solved = ada.press(&panel, "Show the solution").await;
    assert!(solved.content.contains("**The line:**"), "{}", solved.content);
    assert!(public(&ben.thread, "Daily Castles").is_empty());
    ada.press(&solved, "Share").await;
    let is_shared = |seen: &MessageView| !seen.ephemeral && seen.content.contains("Daily Castles");
    let shared = ben.thread.wait_for("the result", is_shared).await.unwrap();
    assert!(shared.content.contains('⬛') && shared.pictures.is_empty(), "{}", shared.content);
    assert!(shared.pings.is_empty(), "{:?}", shared.pings);
    let own = ben.press(&shared, "Try it").await;
    assert!(own.ephemeral && own.content.contains("You have 3 tries"), "{}", own.content);
    let line = solved.content.lines().find(|line| line.contains("The line")).unwrap();
    assert!(!own.all_text().contains(line), "the solution is shown to nobody else");
    let again = ada.ask("/daily").await;
    assert!(again.content.contains("**Castles**: ⬛"), "{}", again.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn subjects_of_a_game_are_suggested_in_the_readers_language_and_unknown_ones_refused() {
    let harness = Harness::start(PROGRAM).await;
    harness.sandbox.set_locale("Ada", "fr").unwrap();
    let ada = member(&harness, "Ada");
    let offered = suggestions(&ada.thread, "/puzzle game:kastell about:").await;
    let labels: Vec<_> = offered.iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!(labels, ["dernier emplacement", "plusieurs coups", "variante"]);
    let opened = ada.ask("/puzzle game:kastell about:plusieurs coups").await;
    assert!(!opened.pictures.is_empty(), "{}", opened.content);
    let refused = ada.ask("/puzzle game:kastell about:nonsense").await;
    assert!(refused.content.contains("Je ne comprends pas l’option"), "{}", refused.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn daily_puzzles_are_posted_once_despite_a_kill() {
    for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
        let mut harness = Harness::start(PROGRAM).await;
        harness.pass_to_noon().await;
        let (ada, ben) = (member(&harness, "Ada"), harness.at("Ben"));
        cut(&harness, "POST /channels", kind);
        let set = ada.ask("/setup daily:0").await;
        assert!(set.content.contains("🧩 Daily puzzles: in"), "{}", set.content);
        kill_at(&mut harness, "/messages", "Daily puzzles** ·").await;
        harness.pass(Duration::from_secs(300)).await;
        let is_post = |seen: &MessageView| !seen.ephemeral && seen.button("Castles").is_some();
        let post = ben.wait_for("the puzzles of the day", is_post).await.unwrap();
        assert!(post.pings.is_empty() && post.all_text().contains("Yesterday's answers"));
        harness.pass(DAY).await;
        let is_next = |seen: &MessageView| is_post(seen) && seen.id != post.id;
        ben.wait_for("the puzzles of the next day", is_next).await.unwrap();
        assert_eq!(ben.messages().into_iter().filter(is_post).count(), 2, "{kind:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn daily_puzzles_end_with_their_channel_until_another_is_chosen() {
    let harness = Harness::start(PROGRAM).await;
    harness.pass_to_noon().await;
    let (ada, channel) = (harness.member("Ada"), harness.at("Ada").channel());
    let ask = async |place: &Visit, line: &str| {
        place.slash(line).unwrap().message().await.unwrap().content
    };
    let is_post = |seen: &MessageView| !seen.ephemeral && seen.button("Castles").is_some();
    ask(&harness.at("Ada"), "/setup daily:0").await;
    harness.at("Ben").wait_for("the puzzles of the day", is_post).await.unwrap();
    harness.sandbox.delete_channel(channel);
    harness.pass(DAY).await;
    harness.bot.says("the channel of the daily puzzles is gone").await;
    let talk = ada.visit("castle-talk").unwrap();
    let setup = ask(&talk, "/setup").await;
    assert!(!setup.contains("🧩 Daily puzzles: in"), "{setup}");
    let there = format!("/channels/{channel}/messages");
    let requests = || {
        let requests = harness.sandbox.requests();
        requests.iter().filter(|one| one.path == there && one.status == 404).count()
    };
    let before = requests();
    harness.pass(DAY).await;
    ask(&talk, "/setup daily:0").await;
    talk.wait_for("the puzzles in another channel", is_post).await.unwrap();
    assert_eq!(requests(), before, "nothing is posted where the channel was");
}
