//! Thinking: its time reveals nothing, and its memory is returned.

use std::time::Duration;

use sandbox::MessageView;
use tests::Harness;

use crate::PROGRAM;

fn is_answer(seen: &MessageView) -> bool {
    seen.by_bot && !seen.ephemeral && seen.pings_me && !seen.pictures.is_empty()
}

/// The set times of a computer's turns in milliseconds, from the log.
fn set_times(harness: &Harness) -> Vec<u64> {
    let log = harness.bot.log();
    let lines = log.lines().filter(|line| line.contains("is shown after a set time"));
    let number = |line: &str| line.split("after_ms=").nth(1)?.split(' ').next()?.parse().ok();
    lines.filter_map(number).collect()
}

/// Waits until a computer has decided this many turns. Then passes the set time of the last turn.
///
/// `allowed` lists the possible set times: the first one unless the machine is busy.
async fn pass_set_time(harness: &Harness, turns: usize, allowed: &[u64]) {
    harness.bot.says_often("is shown after a set time", turns).await;
    let times = set_times(harness);
    assert!(allowed.contains(&times[turns - 1]), "{times:?}");
    harness.pass(Duration::from_millis(times[turns - 1])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_thinking_time_of_a_computer_does_not_reveal_its_hand() {
    const MANY: usize = 5;
    let harness = Harness::start(PROGRAM).await;
    let ada = harness.at("Ada");
    // Before the computer moves, these matches look the same to Ada, but the computer's hands differ.
    for at in 0..MANY {
        let told = ada.slash("/challenge castle-keep computer:4 seat:2 version:king").unwrap();
        let told = told.message().await.unwrap();
        assert!(told.content.contains("begins"), "{}", told.content);
        pass_set_time(&harness, at + 1, &[1_000, 4_000, 16_000, 32_000]).await;
        let thread =
            harness.member("Ada").wait_for_thread(&format!("#{}: ", at + 1)).await.unwrap();
        let answer = thread.wait_for("the computer's move", is_answer).await.unwrap();
        assert!(answer.at_ms >= told.at_ms + 500, "it is not shown before its time");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_computer_turns_in_a_row_share_one_board() {
    let harness = Harness::start(PROGRAM).await;
    let at = harness.at("Ada");
    at.slash("/challenge castle-keep players:4 seat:4").unwrap().message().await.unwrap();
    let lobby = at.wait_for("the table", |seen| seen.button("Start").is_some()).await.unwrap();
    let mut began_ms = 0;
    for _ in 0..3 {
        let asked = at.press(lobby.id, "🤖 Add a computer").unwrap().message().await.unwrap();
        let menu = tests::menu_id(&asked).unwrap();
        began_ms = asked.at_ms;
        at.choose(asked.id, &menu, &["2"]).unwrap().message().await.unwrap();
    }
    for turn in 1..=3 {
        pass_set_time(&harness, turn, &[600, 2_400, 9_600, 25_600]).await;
    }
    let ada = harness.seat("Ada").await;
    let board = ada.board_where(is_answer).await;
    let boards = ada.thread.messages().into_iter().filter(|seen| !seen.pictures.is_empty());
    let boards: Vec<MessageView> = boards.collect();
    // The first board waits three seconds for computers. On a busy machine that may be too short for three turns.
    let has_waited = boards[0].at_ms >= began_ms + 3_000;
    assert!(boards.len() == 1 || has_waited, "{boards:#?} beside {}", board.content);
    // The names of the three computers differ.
    for name in ["Level 2 Squire –", "Level 2 Squire II –", "Level 2 Squire III –"] {
        assert!(board.content.contains(name), "{}", board.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_strongest_computer_finishes_its_turn_at_a_set_time() {
    let harness = Harness::start(PROGRAM).await;
    let line = "/challenge castle-keep computer:5 seat:2 version:king";
    harness.at("Ada").slash(line).unwrap().message().await.unwrap();
    let ada = harness.seat("Ada").await;
    let mut answers = Vec::new();
    for turns in 1.. {
        pass_set_time(&harness, turns, &[2_500, 10_000, 26_000, 42_000]).await;
        let plies = harness.bot.log().matches("a computer has thought").count();
        let is_next = |seen: &MessageView| is_answer(seen) && !answers.contains(&seen.id);
        let answer = ada.board_where(is_next).await.id;
        answers.push(answer);
        if plies > turns {
            return;
        }
        crate::play::castle_keep::take_turn(&ada).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_that_hides_nothing_answers_as_soon_as_it_can() {
    let harness = Harness::start(PROGRAM).await;
    let line = "/challenge kastell computer:1 seat:1 trees:c3,d6,g4";
    harness.at("Ada").slash(line).unwrap().message().await.unwrap();
    let ada = harness.seat("Ada").await;
    let first = ada.board().await;
    ada.plays("Tn@c1").await;
    ada.board_where(|seen| seen.id > first.id && seen.pings_me).await;
    assert!(set_times(&harness).is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_killed_during_its_delay_plays_its_turn_once() {
    let mut harness = Harness::start(PROGRAM).await;
    let told = harness.at("Ada").slash("/challenge castle-keep computer:1 seat:2").unwrap();
    told.message().await.unwrap();
    harness.bot.says("is shown after a set time").await;
    harness.kill();
    // The turn continues without a search, and its set times stay the same.
    harness.pass(Duration::from_secs(5)).await;
    harness.restart().await;
    harness.bot.says("is shown after a set time").await;
    let times = set_times(&harness);
    assert!([16_000, 32_000, 48_000].contains(&times[0]), "since the turn began: {times:?}");
    harness.pass(Duration::from_secs(16)).await;
    let ada = harness.seat("Ada").await;
    ada.board_where(is_answer).await;
    // A repeated move would be posted before the answer to this command.
    ada.ask("/board").await;
    assert_eq!(ada.thread.messages().iter().filter(|seen| is_answer(seen)).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn memory_of_searches_is_released() {
    const MOST_KB: u64 = 5 * 1024;
    let harness = Harness::start(PROGRAM).await;
    let (mut number, mut idle) = (0, Vec::new());
    // The first round includes the memory for drawing. The second one uses the strongest level.
    for level in [1, 1, 5, 5] {
        for game in ["kastell", "castello", "castle-keep", "castles"] {
            number += 1;
            let line = format!("/challenge {game} computer:{level} seat:2");
            harness.at("Ada").slash(&line).unwrap().message().await.unwrap();
            let name = format!("#{number}: ");
            let thread = harness.member("Ada").wait_for_thread(&name).await.unwrap();
            let ada = harness.seat_in("Ada", &thread);
            let first = ada.board_where(is_answer).await;
            if game == "castles" {
                ada.plays("deploy phalanx").await;
                ada.board_where(|seen| seen.id > first.id && is_answer(seen)).await;
            }
        }
        idle.push(harness.bot.memory_kb());
    }
    assert!(idle[3] <= idle[1] + MOST_KB, "in kB, after each round: {idle:?}");
}
