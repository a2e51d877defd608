//! Challenges: made, accepted, declined, withdrawn, expired.

use std::time::Duration;

use sandbox::{MessageView, Visit};
use tests::{Harness, Seat};

use crate::{KASTELL, PROGRAM};

#[tokio::test(flavor = "multi_thread")]
async fn anyone_may_take_an_open_challenge_but_its_maker() {
    let harness = Harness::start(PROGRAM).await;
    let asked = harness.at("Ada").slash("/challenge kastell").unwrap();
    asked.message().await.unwrap();
    let ada = harness.at("Ada");
    let challenge =
        ada.wait_for("the message", |seen| seen.button("Accept").is_some()).await.unwrap();
    let own = ada.press(challenge.id, "Accept").unwrap().message().await.unwrap();
    assert!(own.ephemeral, "{}", own.content);
    let cleo = harness.at("Cleo");
    let told = cleo.press(challenge.id, "Accept").unwrap().message().await.unwrap();
    assert!(told.content.contains("begins"), "{}", told.content);
    let late = harness.at("Dora").press(challenge.id, "Accept");
    if let Ok(asked) = late {
        assert!(asked.message().await.unwrap().content.contains("started"));
    }
    harness.seat("Dora").await.board().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_challenged_player_can_decline() {
    let harness = Harness::start(PROGRAM).await;
    harness.at("Ada").slash(KASTELL).unwrap().message().await.unwrap();
    let cleo = harness.at("Cleo");
    let challenge =
        cleo.wait_for("the message", |seen| seen.button("Decline").is_some()).await.unwrap();
    assert_eq!(challenge.pings, ["Ben"]);
    for button in ["Decline", "Accept", "Withdraw"] {
        let told = cleo.press(challenge.id, button).unwrap().message().await.unwrap();
        assert!(told.ephemeral, "{button}: {}", told.content);
    }
    let ben = harness.at("Ben");
    ben.press(challenge.id, "Decline").unwrap().message().await.unwrap();
    let after = ben
        .wait_for("the message", |seen| seen.content.contains("declined") && !seen.ephemeral)
        .await
        .unwrap();
    assert!(after.buttons.iter().all(|button| button.label == "🎲 Check the deal"), "{after:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_can_be_taken_back() {
    let harness = Harness::start(PROGRAM).await;
    let ada = harness.at("Ada");
    let told = ada.slash(KASTELL).unwrap().message().await.unwrap();
    // A challenge that is withdrawn before its post is never posted.
    let is_open = |seen: &MessageView| seen.button("Accept").is_some();
    ada.wait_for("the challenge", is_open).await.unwrap();
    ada.press(told.id, "Withdraw").unwrap().message().await.unwrap();
    let after = ada
        .wait_for("the message", |seen| seen.content.contains("withdrew") && !seen.ephemeral)
        .await
        .unwrap();
    assert!(after.buttons.iter().all(|button| button.label == "🎲 Check the deal"), "{after:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_withdrawal_after_the_start_is_answered_and_loses_its_button() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = (harness.at("Ada"), harness.at("Ben"));
    let told = ada.slash(KASTELL).unwrap().message().await.unwrap();
    let is_open = |seen: &MessageView| seen.button("Accept").is_some();
    let challenge = ben.wait_for("the challenge", is_open).await.unwrap();
    ben.press(challenge.id, "Accept").unwrap().message().await.unwrap();
    let late = ada.press(told.id, "Withdraw").unwrap().message().await.unwrap();
    assert_eq!(late.id, told.id, "the answer takes the place of the challenge's");
    assert!(late.content.contains("started") && late.buttons.is_empty(), "{late:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_challenges_are_refused_privately() {
    let harness = Harness::start(PROGRAM).await;
    let ada = harness.at("Ada");
    for (line, word) in [
        ("/challenge kastell opponent:@Ada", "play yourself"),
        ("/challenge kastell opponent:@Castellan seat:1", "bots can't play"),
        ("/challenge kastell opponent:@Ben contact:sideways", "contact"),
        ("/challenge kastell opponent:@Ben trees:a1,a1,a1", "trees"),
        ("/challenge castle-keep version:king opponent:@Ben seat:4", "seat"),
        ("/challenge kastell opponent:@Ben time:15d", "from 1 hour to 14 days"),
        ("/challenge kastell opponent:@Ben time:30", "I can't read that `time`"),
    ] {
        let told = ada.slash(line).unwrap().message().await.unwrap();
        assert!(
            told.ephemeral && told.content.to_lowercase().contains(&word.to_lowercase()),
            "{line}: {}",
            told.content
        );
    }
    assert!(ada.messages().iter().all(|seen| seen.ephemeral), "nothing was posted");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_is_challenged_from_their_context_menu() {
    let harness = Harness::start(PROGRAM).await;
    let ada = harness.at("Ada");
    let asked = ada.user_command("Challenge to a castle game", &harness.member("Ben")).unwrap();
    let menu = asked.message().await.unwrap();
    let id = menu.menus[0].custom_id.clone();
    let told = ada.choose(menu.id, &id, &["kastell"]).unwrap().message().await.unwrap();
    assert!(told.content.contains("is out"), "{}", told.content);
    let ben = harness.at("Ben");
    assert!(
        ben.wait_for("the message", |seen| seen.pings_me && seen.button("Accept").is_some())
            .await
            .is_ok()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_who_has_left_is_not_challenged_from_their_context_menu() {
    let harness = Harness::start(PROGRAM).await;
    let ben = harness.member("Ben");
    harness.sandbox.remove_member("Castle Green", "Ben").unwrap();
    let asked = harness.at("Ada").user_command("Challenge to a castle game", &ben).unwrap();
    let told = asked.message().await.unwrap();
    assert!(told.content.contains("members of this server"), "{}", told.content);
    assert!(told.menus.is_empty(), "no game is chosen");
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Ada's challenge to Ben, as Ben sees it.
async fn challenged(harness: &Harness) -> (Visit, MessageView) {
    harness.at("Ada").slash(KASTELL).unwrap().message().await.unwrap();
    let ben = harness.at("Ben");
    let challenge =
        ben.wait_for("the challenge", |seen| seen.button("Accept").is_some()).await.unwrap();
    (ben, challenge)
}

/// Waits until the challenge says that it has expired, and tries to accept it nevertheless.
async fn check_expired(ben: &Visit, challenge: &MessageView) {
    let after = ben
        .wait_for("the end", |seen| seen.id == challenge.id && seen.content.contains("expired"))
        .await
        .unwrap();
    assert!(after.buttons.iter().all(|button| button.label == "🎲 Check the deal"), "{after:?}");
    let accept = &challenge.button("Accept").unwrap().custom_id;
    let late = ben.forge_press(challenge.id, accept).unwrap().message().await.unwrap();
    assert!(late.ephemeral && late.content.contains("is over"), "{}", late.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_expires_after_three_days_and_not_before() {
    let harness = Harness::start(PROGRAM).await;
    let (ben, challenge) = challenged(&harness).await;
    assert!(challenge.content.contains("Open until"), "{}", challenge.content);
    harness.pass(3 * DAY - Duration::from_secs(600)).await;
    // Work that is due is done before posts of later requests.
    let told = harness.at("Cleo").slash("/challenge kastell").unwrap().message().await.unwrap();
    assert!(told.content.contains("is out"), "{}", told.content);
    ben.wait_for("the other", |seen| seen.content.contains("Who's in")).await.unwrap();
    assert!(ben.message(challenge.id).unwrap().button("Accept").is_some(), "still open");
    harness.pass(Duration::from_secs(1200)).await;
    check_expired(&ben, &challenge).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_expires_while_the_program_is_down() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ben, challenge) = challenged(&harness).await;
    // After a kill, an unsettled post would be posted again, days later, when Discord has forgotten its nonce.
    assert!(harness.bot.stop(), "{}", harness.bot.log());
    harness.pass(4 * DAY).await;
    harness.restart().await;
    check_expired(&ben, &challenge).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_started_match_never_expires() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    harness.pass(300 * DAY).await;
    // The thread was archived in the meantime; a post opens it again.
    ada.thread.say("Shall we go on?").unwrap();
    ada.plays("Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    ben.plays("O@g1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_made_in_a_thread_is_answered_there() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let cleo = harness.seat_in("Cleo", &ada.thread);
    let challenge = async |ends: &str| {
        let asked = ada.ask("/challenge kastell opponent:@Cleo").await;
        let fits =
            |seen: &MessageView| seen.content.contains("challenges") && !seen.buttons.is_empty();
        let posted = cleo.thread.wait_for("the challenge", fits).await.unwrap();
        let presser = if ends == "Withdraw" { &ada } else { &cleo };
        let on = if ends == "Withdraw" { &asked } else { &posted };
        presser.press(on, ends).await;
        let changed = |seen: &MessageView| seen.id == posted.id && seen.button("Accept").is_none();
        cleo.thread.wait_for("its end", changed).await.unwrap()
    };
    assert!(challenge("Decline").await.content.contains("declined"));
    assert!(challenge("Withdraw").await.content.contains("withdrew"));
    assert!(challenge("Accept").await.content.contains("is on"));
    // The new match has a thread of its own.
    let thread = cleo.member.wait_for_thread("Cleo").await.unwrap();
    assert_ne!(thread.channel(), ada.thread.channel());
    let board = Seat { thread, ..cleo }.board().await;
    assert!(board.content.contains(" · #4 · ") && board.button("Move").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_challenge_is_posted_again_after_its_next_change() {
    let harness = Harness::start(PROGRAM).await;
    let line = "/challenge castle-keep opponent:@Ben opponent2:@Cleo";
    harness.at("Ada").slash(line).unwrap().message().await.unwrap();
    let ben = harness.at("Ben");
    let lobby = ben.wait_for("the lobby", |seen| seen.button("Join").is_some()).await.unwrap();
    harness.sandbox.delete_message(ben.channel(), lobby.id).unwrap();
    // Ben's client still shows the deleted message for a moment.
    let join = &lobby.button("Join").unwrap().custom_id;
    assert!(ben.forge_press(lobby.id, join).is_err(), "what is gone can't be pressed");
    let shown = ben.slash("/games").unwrap().message().await.unwrap();
    ben.forge_press(shown.id, join).unwrap().message().await.unwrap();
    let cleo = harness.at("Cleo");
    let again = |seen: &MessageView| seen.id != lobby.id && seen.button("Join").is_some();
    let lobby = cleo.wait_for("the lobby", again).await.unwrap();
    assert!(lobby.content.contains("2 of 3"), "{}", lobby.content);
    cleo.press(lobby.id, "Join").unwrap().message().await.unwrap();
    harness.seat("Cleo").await.board().await;
}
