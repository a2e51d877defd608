//! Rematches: one press for each player, and the score of the series.

use sandbox::{Fault, FaultKind, LoggedRequest, MessageView};
use tests::{Harness, Seat};

use crate::failures::killed::{cut, kill_at};
use crate::{KASTELL, PROGRAM};

/// The proposal of a rematch, in the thread of the previous match.
async fn proposal(seat: &Seat) -> MessageView {
    let fits =
        |seen: &MessageView| seen.button("Agree").is_some() && seen.content.contains("rematch");
    seat.post_where(fits).await
}

/// The cards in the channel.
fn cards(harness: &Harness) -> Vec<MessageView> {
    let is_card = |seen: &MessageView| seen.by_bot && !seen.ephemeral;
    harness.at("Cleo").messages().into_iter().filter(is_card).collect()
}

/// Checks that a player's dashboard leads to the newest match, in its list and in the opened match.
async fn check_link(harness: &Harness, name: &str, place: sandbox::Id, of: &str) {
    let there = format!("<#{place}>");
    let channel = harness.at(name);
    let games = channel.slash("/games").unwrap().message().await.unwrap();
    assert!(games.content.contains(&there), "{of}: {}", games.content);
    let menu = &games.menus[0];
    let opened = channel.choose(games.id, &menu.custom_id, &[menu.options[0].1.as_str()]).unwrap();
    let opened = opened.message().await.unwrap();
    assert!(opened.content.contains("rematch"), "{}", opened.content);
    let is_linked = opened.content.contains(&there) || place == channel.channel();
    assert!(is_linked, "{of}: {}", opened.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_proposed_withdrawn_and_accepted_with_one_press() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let cleo = harness.seat_in("Cleo", &ada.thread);
    ada.plays("Tn@c1").await;
    ben.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    let foreign = cleo.press(&end, "Rematch").await;
    assert!(foreign.ephemeral && foreign.content.contains("not a player"), "{}", foreign.content);
    let out = ada.press(&end, "Rematch").await;
    let asked = proposal(&ben).await;
    assert_eq!(asked.pings, ["Ben"], "{}", asked.content);
    assert!(asked.content.contains("are you in?"), "{}", asked.content);
    for (name, of) in [("Ada", "the proposer"), ("Ben", "the player asked")] {
        check_link(&harness, name, ada.thread.channel(), of).await;
    }
    // The proposer withdraws the proposal, and then the opponent may propose.
    ada.press(&out, "Withdraw").await;
    let gone = |seen: &MessageView| seen.id == asked.id && seen.button("Agree").is_none();
    let gone = ben.post_where(gone).await;
    assert!(gone.content.contains("withdrew"), "{}", gone.content);
    ben.press(&end, "Rematch").await;
    let asked = proposal(&ada).await;
    assert_eq!(asked.pings, ["Ada"]);
    assert_eq!(cards(&harness).len(), 1, "nothing is said in the channel until it begins");
    let begins = ada.press(&end, "Rematch").await;
    assert!(begins.content.contains("begins"), "the second press accepts: {}", begins.content);
    let thread = harness.member("Ada").wait_for_thread("#3: Ben – Ada").await.unwrap();
    let ben = harness.seat_in("Ben", &thread);
    let board = ben.board().await;
    assert_eq!(board.pings, ["Ben"], "seats are changed");
    let there = format!("<#{}>", thread.channel());
    let agreed = |seen: &MessageView| seen.id == asked.id && seen.content.contains(&there);
    let agreed = ada.post_where(agreed).await;
    assert!(agreed.content.contains("and <@") && agreed.buttons.is_empty(), "{}", agreed.content);
    let cards = cards(&harness);
    assert!(cards.len() == 2 && cards[1].pings.is_empty(), "{cards:#?}");
    let links = cleo.thread.messages();
    let links = links.iter().filter(|seen| !seen.ephemeral && seen.content.contains(&there));
    assert_eq!(links.count(), 1, "spectators find it where it was proposed");
    // The opponent's press comes too late, and the answer says so.
    let late = ben.press(&board, "Board").await;
    assert!(late.ephemeral);
    ben.resign().await;
    let end = ben.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("2 – 0") || end.content.contains("0 – 2"), "{}", end.content);
}

/// The route of new messages in a player's thread.
fn message_route(seat: &Seat) -> String {
    format!("POST /channels/{}/messages", seat.thread.channel())
}

/// Ada in the thread of a match that she has lost to a computer, and the last board.
async fn lost_to_computer(harness: &Harness) -> (Seat, MessageView) {
    let line = "/challenge kastell computer:1 seat:1";
    harness.at("Ada").slash(line).unwrap().message().await.unwrap();
    let ada = harness.seat_at("Ada", "#1: ").await;
    ada.board_where(|seen| seen.pings_me).await;
    ada.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    (ada, end)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_failed_link_to_a_rematch_is_posted_again_and_opens_one_thread() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, end) = lost_to_computer(&harness).await;
    let (route, kind) = (message_route(&ada), FaultKind::Broken { status: 502 });
    harness.sandbox.plan_fault(Fault { route, times: 1, kind });
    ada.thread.press(end.id, "Rematch").unwrap();
    ada.post_where(|seen| seen.content.contains("The rematch is on")).await;
    harness.seat_at("Ada", "#2: ").await.board_where(|seen| seen.pings_me).await;
    let is_thread = |request: &&LoggedRequest| {
        let is_named = request.body.to_string().contains("#2: ");
        request.method == "POST" && request.path.ends_with("/threads") && is_named
    };
    assert_eq!(harness.sandbox.requests().iter().filter(is_thread).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_at_a_rematch_start_posts_it_once_in_the_old_thread() {
    for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
        let mut harness = Harness::start(PROGRAM).await;
        // Against a computer nothing is proposed, so a message of its own links to the rematch.
        let (ada, end) = lost_to_computer(&harness).await;
        cut(&harness, &message_route(&ada), kind);
        ada.thread.press(end.id, "Rematch").unwrap();
        kill_at(&mut harness, "/messages", "The rematch is on").await;
        let again = harness.seat_at("Ada", "#2: ").await;
        again.board_where(|seen| seen.pings_me).await;
        let told = |seen: &&MessageView| seen.content.contains("The rematch is on");
        assert_eq!(ada.thread.messages().iter().filter(told).count(), 1, "{kind:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_at_a_rematch_proposal_leaves_one_post_and_ping() {
    for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
        let mut harness = Harness::start(PROGRAM).await;
        let (ada, ben) = harness.match_of(KASTELL).await;
        ben.resign().await;
        let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
        cut(&harness, &message_route(&ada), kind);
        ada.thread.press(end.id, "Rematch").unwrap();
        kill_at(&mut harness, "/messages", "wants a rematch").await;
        let asked = proposal(&ben).await;
        // The asked player declines, and the proposer sees that there, too.
        ben.press(&asked, "Decline").await;
        let told = ada
            .post_where(|seen| {
                seen.content.contains("challenge was declined")
                    && seen.content.contains(", your **")
            })
            .await;
        assert_eq!(told.pings, ["Ada"], "{}", told.content);
        let is_over = |seen: &MessageView| seen.id == asked.id && seen.button("Agree").is_none();
        ben.post_where(is_over).await;
        let about = |seen: &&MessageView| seen.content.contains("rematch") && seen.by_bot;
        let all = ben.thread.messages();
        let asked: Vec<_> = all.iter().filter(about).filter(|seen| !seen.ephemeral).collect();
        assert!(asked.is_empty(), "nothing else was asked: {asked:#?}");
        assert_eq!(cards(&harness).len(), 1, "{kind:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_proposed_in_the_channel_if_the_thread_is_gone() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ben.resign().await;
    ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    let card = |seen: &MessageView| seen.button("Rematch").is_some();
    let card = harness.at("Ada").wait_for("the result", card).await.unwrap();
    harness.sandbox.delete_channel(ada.thread.channel());
    harness.at("Ada").press(card.id, "Rematch").unwrap().message().await.unwrap();
    let fits = |seen: &MessageView| seen.button("Agree").is_some();
    let asked = harness.at("Ben").wait_for("the proposal", fits).await.unwrap();
    assert_eq!(asked.pings, ["Ben"]);
    check_link(&harness, "Ben", harness.at("Ben").channel(), "in the channel").await;
    harness.at("Ben").press(asked.id, "Agree").unwrap().message().await.unwrap();
    let thread = harness.member("Ada").wait_for_thread("#2: Ben – Ada").await.unwrap();
    harness.seat_in("Ben", &thread).board().await;
    let over = |seen: &MessageView| seen.id == asked.id && seen.button("Agree").is_none();
    harness.at("Ben").wait_for("the end of it", over).await.unwrap();
}
