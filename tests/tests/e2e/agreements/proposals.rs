//! Proposals: draws, take-backs, pauses and more, for two and three players and computers, with a
//! kill.

use std::time::Duration;

use sandbox::{FaultKind, MessageView};
use tests::{Harness, Seat, tells_a_move};

use crate::failures::killed::{cut, kill_at};
use crate::play::castle_keep::{table, take_turn};
use crate::{KASTELL, PROGRAM};

const HOUR: Duration = Duration::from_secs(3600);

const CASTELLO: &str = "/challenge castello opponent:@Ben seat:1";

/// The open proposal, as a member sees it.
pub(crate) async fn proposal(seat: &Seat, words: &str) -> MessageView {
    let fits = |seen: &MessageView| seen.button("Agree").is_some() && seen.content.contains(words);
    seat.post_where(fits).await
}

/// The outcome of a proposal, on the same message.
pub(crate) async fn became(seat: &Seat, proposal: &MessageView, words: &str) -> MessageView {
    seat.post_where(|seen| seen.id == proposal.id && seen.content.contains(words)).await
}

/// The number of public messages with these words.
pub(crate) fn posted(seat: &Seat, words: &str) -> usize {
    let fits = |seen: &&MessageView| seen.by_bot && !seen.ephemeral && seen.content.contains(words);
    seat.thread.messages().iter().filter(fits).count()
}

pub(crate) async fn play(seat: &Seat, mv: &str) {
    let told = seat.play(mv).await;
    assert!(tells_a_move(&told.content), "{}", told.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_agreed_take_back_undoes_a_move_and_appears_in_replays() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let cleo = harness.seat_in("Cleo", &ada.thread);
    let none = ada.ask("/propose").await;
    assert!(none.button("Take back my last move").is_none(), "there is none: {:?}", none.buttons);
    play(&ada, "Tn@c1").await;
    play(&ben, "O@g1").await;
    ada.board_where(|seen| seen.content.contains("O@g1")).await;
    let out = ada.propose("Take back my last move").await;
    assert!(out.ephemeral && out.content.contains("Proposal sent"), "{}", out.content);
    let asked = proposal(&ben, "proposes a takeback").await;
    assert_eq!(asked.pings, ["Ben"]);
    assert!(asked.content.contains("back to the start"), "{}", asked.content);
    // A spectator can't answer, and the proposer can't agree.
    let foreign = cleo.press(&asked, "Agree").await;
    assert!(foreign.ephemeral && foreign.content.contains("not a player"), "{}", foreign.content);
    let own = ada.press(&asked, "Agree").await;
    assert!(own.content.contains("your own proposal"), "{}", own.content);
    let done = ben.press(&asked, "Agree").await;
    assert_eq!(done.content, "🤝 Agreed. Done!");
    assert!(done.pictures.is_empty() && done.buttons.is_empty(), "the board is below");
    became(&cleo, &asked, "and <@").await;
    let board = ada.board_where(|seen| seen.content.contains("goes back to the start")).await;
    assert!(board.pings_me, "{}", board.content);
    play(&ada, "Tn@d1").await;
    let board = ben.board_where(|seen| seen.content.contains("Tn@d1")).await;
    assert!(!board.content.contains("O@g1"), "{}", board.content);
    ben.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    let replay = cleo.press(&end, "Replay").await;
    assert!(replay.content.contains("0 of 1"), "{}", replay.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_take_back_of_revealed_armies_is_neither_offered_nor_made() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    play(&ada, "deploy volley").await;
    play(&ben, "deploy phalanx").await;
    ada.board_where(|seen| seen.content.contains("revealed")).await;
    let ways = ada.ask("/propose").await;
    assert!(ways.button("Call it off").is_some(), "{}", ways.content);
    assert!(ways.button("Take back my last move").is_none(), "{:?}", ways.buttons);
    // A panel from before the armies were revealed still has the button.
    let pressed = ada.thread.forge_press(ways.id, "1:offer:1::back").unwrap();
    let told = pressed.message().await.unwrap();
    assert!(told.ephemeral && told.content.contains("hidden"), "{}", told.content);
    assert_eq!(posted(&ben, "proposes"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn calling_off_a_match_needs_both_players_and_a_confirmation() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    play(&ada, "Tn@c1").await;
    play(&ben, "O@g1").await;
    let board = ada.board_where(|seen| seen.content.contains("O@g1")).await;
    let which = ada.press(&board, "🤝 Propose…").await;
    ada.press(&which, "Call it off").await;
    let asked = proposal(&ben, "proposes calling off the match").await;
    let sure = ben.press(&asked, "Agree").await;
    assert!(sure.ephemeral && sure.content.contains("That ends the match"), "{}", sure.content);
    assert!(ada.board().await.button("Rematch").is_none(), "nothing is done yet");
    let over = ben.press(&sure, "Yes, do it").await;
    assert_eq!(over.content, "🤝 Agreed. Done!");
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("isn't rated") && end.pings.len() == 2, "{}", end.content);
    let after = became(&ada, &asked, "agreed").await;
    assert!(after.buttons.is_empty());
    let profile = ada.ask("/profile").await;
    assert!(!profile.content.contains("1 drawn"), "{}", profile.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn more_time_is_requested_or_given_and_pings_the_player_to_move() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&format!("{KASTELL} time:1d")).await;
    harness.pass(HOUR).await;
    ada.propose("More time").await;
    let asked = proposal(&ben, "proposes more time").await;
    assert!(asked.pings == ["Ben"] && asked.content.contains("1 day"), "{}", asked.content);
    ben.press(&asked, "Agree").await;
    let told = ada.post_where(|seen| seen.content.contains("have more time")).await;
    assert_eq!(told.pings, ["Ada"]);
    became(&ada, &asked, "agreed").await;
    harness.pass(HOUR).await;
    let given = ben.propose("More time").await;
    assert!(given.content.contains("Nobody else had to agree"), "{}", given.content);
    let again = |seen: &MessageView| seen.id != told.id && seen.content.contains("have more time");
    assert_eq!(ada.post_where(again).await.pings, ["Ada"]);
    assert_eq!(posted(&ada, "proposes"), 0, "a present is not asked about");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_proposal_at_a_table_of_three_needs_every_player() {
    let harness = Harness::start(PROGRAM).await;
    let seats = table(&harness, "/challenge castle-keep players:3", &["Ada", "Ben", "Cleo"]).await;
    let [first, second, third] = &seats[..] else { panic!("three seats") };
    let name = |seat: &Seat| format!("<@{}>", seat.member.id());
    second.propose("A pause").await;
    let asked = proposal(first, "proposes a pause").await;
    assert_eq!(asked.pings.len(), 2, "{:?}", asked.pings);
    let waits = third.press(&asked, "Agree").await;
    assert!(waits.content.contains("Still waiting for "), "{}", waits.content);
    let shown = became(second, &asked, "Agreed so far").await;
    let line = shown.content.lines().find(|line| line.contains("do you agree")).unwrap();
    assert!(line.contains(&name(first)) && !line.contains(&name(third)), "{}", shown.content);
    // Another player's proposal must wait.
    let other = third.ask("/propose").await;
    assert!(other.content.contains("proposes a pause"), "{}", other.content);
    let no = first.press(&asked, "Decline").await;
    assert!(no.ephemeral, "{}", no.content);
    let over = became(third, &asked, "declined").await;
    assert!(over.buttons.is_empty() && over.content.contains(&name(first)), "{}", over.content);
    third.propose("Call it off").await;
    let asked = proposal(first, "proposes calling off the match").await;
    take_turn(first).await;
    became(second, &asked, "play went on").await;
    assert_eq!(posted(first, "proposes"), 0, "what is over says so");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_during_posting_keeps_a_proposal_single() {
    for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
        let mut harness = Harness::start(PROGRAM).await;
        let (ada, ben) = harness.match_of(CASTELLO).await;
        cut(&harness, "POST /channels", kind);
        ada.propose("A draw").await;
        kill_at(&mut harness, "/messages", "proposes a draw").await;
        let asked = proposal(&ben, "proposes a draw").await;
        assert_eq!(asked.pings, ["Ben"]);
        harness.kill_and_restart().await;
        // The button names its proposal. A player who makes another proposal withdraws the first
        // one.
        ada.ask("/propose").await;
        let withdrawn = ada.press(&asked, "Withdraw").await;
        assert!(withdrawn.content.contains("withdrew your proposal"), "{}", withdrawn.content);
        became(&ben, &asked, "then withdrew").await;
        ada.propose("Call it off").await;
        let second = proposal(&ben, "proposes calling off the match").await;
        assert!(second.id != asked.id && second.pings == ["Ben"], "{}", second.content);
        let old = ben.press(&second, "Decline").await;
        assert!(old.ephemeral, "{}", old.content);
        became(&ada, &second, "declined").await;
        assert_eq!((posted(&ada, "a draw"), posted(&ada, "calling off the match")), (1, 1));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn against_a_computer_a_proposal_applies_at_once_unless_it_ends_the_match() {
    let harness = Harness::start(PROGRAM).await;
    let at = harness.at("Ada");
    let line = "/challenge kastell computer:1 seat:1 trees:c3,d6,g4";
    at.slash(line).unwrap().message().await.unwrap();
    let ada = harness.seat("Ada").await;
    ada.board().await;
    play(&ada, "Tn@c1").await;
    ada.board_where(|seen| seen.pings_me && seen.content.contains("Black builds")).await;
    let back = ada.propose("Take back my last move").await;
    assert_eq!(back.content, "↩️ You take your move back.");
    assert!(back.pictures.is_empty() && back.buttons.is_empty(), "the board is below");
    ada.board_where(|seen| seen.content.contains("> The match goes back to the start")).await;
    let sure = ada.propose("Call it off").await;
    assert!(sure.content.contains("The match ends, and nobody wins"), "{}", sure.content);
    ada.press(&sure, "Yes, do it").await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("isn't rated"), "{}", end.content);
    assert!(!end.content.contains("goes back"), "it goes nowhere: {}", end.content);
    assert_eq!(posted(&ada, "proposes"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_answers_a_draw_offer_in_any_turn() {
    let harness = Harness::start(PROGRAM).await;
    let at = harness.at("Ada");
    // A general and a hero have no chance against an army.
    at.slash("/challenge castles computer:3 seat:1").unwrap().message().await.unwrap();
    let ada = harness.seat("Ada").await;
    // Once the computer has drawn up its army, an earlier panel is out of date.
    ada.board_where(|seen| seen.pings_me).await;
    let asked = ada.play("deploy G:a1 H:h1").await;
    ada.press(&asked, "Confirm").await;
    let open = ada.board_where(|seen| seen.pings_me && seen.content.contains("revealed")).await;
    ada.propose("A siege (a draw)").await;
    let declined = ada.post_where(|seen| seen.content.contains("declined")).await;
    assert!(declined.content.contains("Level 3 Knight"), "{}", declined.content);
    assert!(declined.button("Agree").is_none() && declined.button("Decline").is_none());
    assert_eq!(ada.board().await.id, open.id, "no moves yet");
    // The draw can't be proposed again in this turn, and the panel says so.
    let more = ada.press(&open, "More…").await;
    let wishes = ada.press(&more, "🤝 Propose…").await;
    assert!(wishes.content.contains("this turn: A siege (a draw)."), "{}", wishes.content);
    assert!(wishes.button("A siege (a draw)").is_none() && wishes.button("Call it off").is_some());
    // The first player is not worse: Black is.
    at.slash("/challenge castello computer:3 seat:2").unwrap().message().await.unwrap();
    let ada = harness.seat_at("Ada", "#2: ").await;
    ada.board_where(|seen| seen.pings_me).await;
    ada.propose("A draw").await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("draw"), "{}", end.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_during_a_take_back_applies_and_posts_it_once() {
    for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
        let mut harness = Harness::start(PROGRAM).await;
        let (ada, ben) = harness.match_of(KASTELL).await;
        play(&ada, "Tn@c1").await;
        play(&ben, "O@g1").await;
        ada.board_where(|seen| seen.content.contains("O@g1")).await;
        // The program is killed while it asks.
        cut(&harness, "POST /channels", kind);
        ada.propose("Take back my last move").await;
        kill_at(&mut harness, "/messages", "takeback").await;
        let asked = proposal(&ben, "proposes a takeback").await;
        assert_eq!(asked.pings, ["Ben"]);
        // The program is killed when the yes is on disk, but neither Ben nor the thread has an
        // answer.
        cut(&harness, "POST /channels", kind);
        cut(&harness, "POST /interactions", kind);
        ben.thread.press(asked.id, "Agree").unwrap();
        kill_at(&mut harness, "/messages", "goes back to the start").await;
        let back = |seen: &MessageView| seen.content.contains("goes back to the start");
        let board = ada.board_where(back).await;
        assert!(board.pings_me, "{}", board.content);
        became(&ben, &asked, "agreed").await;
        // Nothing was answered, so Ben presses again. That takes back no second move.
        let agree = asked.button("Agree").unwrap().custom_id.clone();
        let again = ben.thread.forge_press(asked.id, &agree).unwrap().message().await.unwrap();
        assert!(again.ephemeral && again.content.contains("No proposal"), "{}", again.content);
        play(&ada, "Tn@d1").await;
        ben.board_where(|seen| seen.content.contains("Tn@d1") && seen.pings_me).await;
        play(&ben, "O@g1").await;
        ada.board_where(|seen| seen.pings_me && seen.content.contains("O@g1")).await;
        let told = [posted(&ada, "goes back to the start"), posted(&ada, "takeback")];
        assert_eq!(told, [1, 1], "{kind:?}");
        let moves = ada.press(&ada.board().await, "📜 Moves").await;
        assert!(!moves.content.contains("Tn@c1"), "{}", moves.content);
    }
}
