//! The other games, each with its own features.

use sandbox::MessageView;
use tests::{Harness, Seat, tells_a_move};

use crate::PROGRAM;

/// All visible text of the thread.
fn everything(seat: &Seat) -> String {
    seat.thread.messages().iter().map(|seen| seen.all_text() + "\n").collect()
}

/// The number of public messages in the thread.
fn public(seat: &Seat) -> usize {
    seat.thread.messages().iter().filter(|seen| !seen.ephemeral).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn armies_are_drawn_up_in_secret_and_revealed_together() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    let cleo = harness.seat_in("Cleo", &ada.thread);
    let before = public(&cleo);
    let board = ada.board().await;
    // A draft survives a restart.
    let panel = ada.press(&board, "Move").await;
    let drafted = ada.choose(&panel, "phalanx").await;
    assert!(drafted.content.contains("deploy G:"), "{}", drafted.content);
    let secret =
        drafted.content.split('`').find(|part| part.starts_with("deploy")).unwrap().to_owned();
    assert!(
        drafted.buttons.iter().all(|button| !button.custom_id.contains('=')),
        "no army in an id"
    );
    harness.kill_and_restart().await;
    let again = ada.press(&board, "Move").await;
    assert!(again.content.contains(&secret), "{}", again.content);
    let told = ada.press(&again, "Confirm").await;
    assert!(tells_a_move(&told.content), "{}", told.content);
    // Others learn only that Ada is ready.
    cleo.board_where(|seen| seen.content.contains("✅ Ready")).await;
    let shown =
        [cleo.ask("/board").await.all_text(), ben.ask("/board").await.all_text()].join("\n");
    let seen = everything(&cleo) + &everything(&ben) + &shown;
    // A sentence names the army, and an alternative text its pieces.
    for secret in ["G:", "Phalanx", "general"] {
        assert!(!seen.contains(secret), "{secret}: {seen}");
    }
    assert_eq!(public(&cleo), before + 1, "one army alone posts that it is ready");
    let told = ben.play("deploy volley mirrored").await;
    assert!(tells_a_move(&told.content), "{}", told.content);
    let revealed = cleo.board_where(|seen| seen.content.contains("revealed")).await;
    assert_eq!(revealed.pings, ["Ada"]);
    let mv = ada.suggestion().await;
    ada.plays(&mv).await;
    assert!(!harness.bot.log().contains("G:"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_siege_ends_the_match_by_agreement() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    ada.play("deploy phalanx").await;
    ben.play("deploy phalanx").await;
    let board = ada.board_where(|seen| seen.content.contains("revealed")).await;
    let which = ada.press(&board, "🤝 Propose…").await;
    assert!(which.ephemeral && which.button("A draw").is_none(), "{}", which.content);
    let told = ada.press(&which, "A siege (a draw)").await;
    assert!(told.ephemeral, "{}", told.content);
    let offer = ben.post_where(|seen| seen.button("Decline").is_some()).await;
    assert!(offer.content.contains("proposes a siege") && offer.pings == ["Ben"], "{offer:?}");
    // A player can't agree to their own proposal, and the board's button says so, too.
    let own = ada.press(&offer, "Agree").await;
    assert!(own.ephemeral && own.content.contains("your own proposal"), "{}", own.content);
    let asked = ben.press(&board, "🤝 Propose…").await;
    assert!(asked.button("Agree").is_some(), "{}", asked.content);
    let sure = ben.press(&offer, "Agree").await;
    assert!(sure.content.contains("Agree to a siege"), "{}", sure.content);
    ben.press(&sure, "Yes, do it").await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("siege"), "{}", end.content);
    let after = ada.post_where(|seen| seen.id == offer.id && seen.buttons.is_empty()).await;
    assert!(after.content.contains("agreed"), "{}", after.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_declined_withdrawn_or_lapsed_offer_is_shown_to_everyone() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    let mut board = ada.board().await;
    let mut known = Vec::new();
    for (end, says) in [("Decline", "declined"), ("Withdraw", "then withdrew"), ("", "went on")] {
        ada.propose("A draw").await;
        let is_new =
            |seen: &MessageView| seen.button("Decline").is_some() && !known.contains(&seen.id);
        let offer = ben.post_where(is_new).await;
        assert_eq!(offer.pings, ["Ben"]);
        known.push(offer.id);
        match end {
            "Decline" => drop(ben.press(&offer, "Decline").await),
            "Withdraw" => drop(ada.press(&offer, "Withdraw").await),
            _ => {}
        }
        for player in [&ada, &ben] {
            let mv = player.suggestion().await;
            player.plays(&mv).await;
        }
        board = ada.board_where(|seen| seen.pings_me && seen.id > board.id).await;
        let shown = |seen: &MessageView| seen.id == offer.id && seen.buttons.is_empty();
        let after = ada.post_where(shown).await;
        assert!(after.content.contains(says), "{}", after.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn castello_is_played_by_commands_and_menus_through_a_restart() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    ada.plays("t4-s5").await;
    let board = ben.board_where(|seen| seen.content.contains("from t4 to s5")).await;
    assert_eq!(board.pictures.len(), 1, "the close-up belongs to the panel");
    harness.kill_and_restart().await;
    let mut panel = ben.press(&board, "Move").await;
    while panel.button("Confirm").is_none() {
        panel = ben.pick_first(&panel).await;
    }
    assert!(tells_a_move(&ben.press(&panel, "Confirm").await.content));
    let illegal = ada.play("t4-t9").await;
    assert!(illegal.ephemeral && illegal.content.contains('❌'), "{}", illegal.content);
    ada.plays(&ada.suggestion().await).await;
    ben.resign().await;
    let is_result = |seen: &MessageView| seen.button("Rematch").is_some();
    let card = harness.at("Ada").wait_for("the result", is_result).await.unwrap();
    assert_eq!(card.pictures.len(), 1, "a public post shows one picture");
    let alt = card.pictures[0].description.clone().unwrap_or_default();
    assert!(alt.contains("The match is over, and Ada wins."), "{alt}");
}
