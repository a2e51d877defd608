//! Notices: the challenge shows the end, challengers get news, old boards lose their buttons.

use sandbox::MessageView;
use tests::{Harness, Seat};

use crate::{KASTELL, PROGRAM};

/// Plays suggestions until the match is won. Returns the last public board.
async fn play_out(ada: &Seat, ben: &Seat) -> MessageView {
    for ply in 0..14 {
        let seat = [ada, ben][ply % 2];
        let board =
            seat.board_where(|seen| seen.pings_me || seen.button("Rematch").is_some()).await;
        if board.button("Rematch").is_some() {
            return board;
        }
        let move_text = seat.suggestion().await;
        seat.plays(&move_text).await;
        let next = seat.board_where(|seen| seen.id > board.id).await;
        if next.button("Rematch").is_some() {
            return next;
        }
    }
    panic!("a game of Kastell has 14 plies at the most");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_pings_the_players_and_replaces_the_challenge_card() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let cleo = harness.at("Cleo");
    assert!(ada.ask("/resign").await.button("Call it off (nobody wins)").is_some());
    play_out(&ada, &ben).await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert_eq!(end.pings.len(), 2, "{:?}", end.pings);
    let is_card = |seen: &MessageView| seen.by_bot && seen.content.contains('🏆');
    let card = cleo.wait_for("the result", is_card).await.unwrap();
    assert!(card.edited, "an edited message rings nobody");
    assert!(card.pictures[0].description.is_some() && card.content.contains("Played in"));
    // A person who finds the card can replay the match, or play again if they were in it.
    let replay = cleo.press(card.id, "Replay").unwrap().message().await.unwrap();
    assert!(replay.ephemeral && replay.content.contains("of "), "{}", replay.content);
    let again = cleo.press(card.id, "Rematch").unwrap().message().await.unwrap();
    assert!(again.ephemeral && again.content.contains("not a player"), "{}", again.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_newest_board_has_buttons() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    for (seat, mv) in [(&ada, "Tn@c1"), (&ben, "O@g1"), (&ada, "In@a8")] {
        seat.plays(mv).await;
        seat.board_where(|seen| seen.content.contains(mv)).await;
    }
    ben.resign().await;
    ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    let is_board = |seen: &MessageView| seen.by_bot && !seen.ephemeral && !seen.pictures.is_empty();
    let shown = || ada.thread.messages().into_iter().filter(is_board).collect::<Vec<_>>();
    let before = shown().iter().rev().nth(1).unwrap().id;
    let is_bare = |seen: &MessageView| seen.id == before && seen.buttons.is_empty();
    ada.thread.wait_for("the board before it to be laid aside", is_bare).await.unwrap();
    let boards =
        |fits: &dyn Fn(&MessageView) -> bool| shown().iter().filter(|seen| fits(seen)).count();
    assert_eq!(boards(&|seen| !seen.buttons.is_empty()), 1);
    assert_eq!(boards(&|seen| seen.pictures[0].description.is_some()), 5, "their pictures stay");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decline_pings_only_the_challenger() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = (harness.at("Ada"), harness.at("Ben"));
    ada.slash(KASTELL).unwrap().message().await.unwrap();
    let is_open = |seen: &MessageView| seen.button("Decline").is_some();
    let challenge = ben.wait_for("the challenge", is_open).await.unwrap();
    ben.press(challenge.id, "Decline").unwrap().message().await.unwrap();
    let is_told =
        |seen: &MessageView| seen.content.contains("was declined") && seen.id > challenge.id;
    let told = ada.wait_for("to be told", is_told).await.unwrap();
    assert_eq!(told.pings, ["Ada"]);
    assert!(told.buttons.is_empty() && told.pictures.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_is_pinged_once_about_a_table_and_the_note_goes_when_the_match_begins() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben, cleo) = (harness.at("Ada"), harness.at("Ben"), harness.at("Cleo"));
    ada.slash("/challenge castle-keep players:3").unwrap().message().await.unwrap();
    let is_open = |seen: &MessageView| seen.button("Join").is_some();
    let table = ben.wait_for("the table", is_open).await.unwrap();
    ben.press(table.id, "Join").unwrap().message().await.unwrap();
    let two = |seen: &MessageView| seen.content.contains("2 of 3 players");
    let told = ada.wait_for("to be told", two).await.unwrap();
    assert_eq!(told.pings, ["Ada"]);
    ben.press(table.id, "Leave").unwrap().message().await.unwrap();
    let one = |seen: &MessageView| seen.content.contains("1 of 3 players");
    let edited = ada.wait_for("the right count", one).await.unwrap();
    assert!(edited.id == told.id && edited.edited, "an edited message rings nobody");
    ben.press(table.id, "Join").unwrap().message().await.unwrap();
    ada.wait_for("the right count", two).await.unwrap();
    cleo.press(table.id, "Join").unwrap().message().await.unwrap();
    harness.bot.says_often("a job is done match.id=1 kind=tell challenger", 4).await;
    let is_note = |seen: &MessageView| seen.content.contains("table now has");
    assert!(!ada.messages().iter().any(is_note), "the match has begun");
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_swapped_in_a_rematch_and_the_series_is_counted() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    for (seat, mv) in [(&ada, "Tn@c1"), (&ben, "O@g1")] {
        seat.plays(mv).await;
    }
    ben.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(!end.content.contains("series"), "one match is no series: {}", end.content);
    ada.press(&end, "Rematch").await;
    ben.press(&end, "Rematch").await;
    let thread = ben.member.wait_for_thread("#2: Ben – Ada").await.unwrap();
    let again = Seat { member: ben.member.clone(), thread };
    let board = again.board().await;
    assert_eq!(board.pings, ["Ben"], "who was second begins");
    let ada = harness.seat_in("Ada", &again.thread);
    again.plays(&again.suggestion().await).await;
    ada.plays(&ada.suggestion().await).await;
    ada.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(
        end.content.contains("The series: ") && end.content.contains(" 1 – 1 "),
        "{}",
        end.content
    );
}
