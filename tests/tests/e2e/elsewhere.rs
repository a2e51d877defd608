//! The bot as an app that a person has installed: on servers where it is no member, and in other people's direct
//! messages.

use sandbox::{Config, Plan, Visit};
use serde_json::json;
use tests::{Evening, acts};

use crate::{KASTELL, PROGRAM};

/// Ada has installed the bot for their own account; it is no member of the server Far Away.
async fn evening() -> Evening {
    let plan = Plan::new("Castellan")
        .server("Castle Green")
        .member("Ada")
        .member("Ben")
        .channel("game-night")
        .server("Far Away")
        .without_bot()
        .member("Ada")
        .member("Dora")
        .channel("far-off")
        .user_install("Ada")
        .chat("Ada", "Dora");
    Evening::with(PROGRAM, Config { plan, ..Config::demo() }).await
}

/// Asks there, and is told privately.
async fn ask(place: &Visit, line: &str, word: &str) {
    let told = place.slash(line).unwrap().message().await.unwrap();
    assert!(told.ephemeral && told.content.contains(word), "{line}: {}", told.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_goes_on_where_the_bot_is_no_member() {
    let evening = evening().await;
    let (_, ben) = evening.match_of(KASTELL).await;
    let ada = evening.member("Ada");
    for (place, own, others) in [
        (ada.visit("far-off").unwrap(), "Tn@c1", "O@g1"),
        (ada.chat("Dora").unwrap(), "In@a8", "In@e8"),
    ] {
        ask(&place, "/games", "Kastell").await;
        ask(&place, "/board match:1", "your turn").await;
        let offered = place.suggest("/move text:").unwrap().choices().await.unwrap();
        assert!(!offered.is_empty());
        ask(&place, &format!("/move text:{own}"), "You played").await;
        ben.board_where(|seen| seen.content.contains(own)).await;
        assert!(ben.play(others).await.content.contains("You played"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_made_by_menus_in_somebody_elses_direct_messages() {
    let evening = evening().await;
    let (_, ben) = evening.match_of(KASTELL).await;
    let place = evening.member("Ada").chat("Dora").unwrap();
    let board = place.slash("/board").unwrap().message().await.unwrap();
    let mut panel = place.press(board.id, "Move").unwrap().message().await.unwrap();
    while panel.button("Confirm").is_none() {
        let chosen = match panel.menus.first() {
            Some(menu) => place.choose(panel.id, &menu.custom_id, &[&menu.options[0].1]),
            None => place.press(panel.id, &acts(&panel)[0]),
        };
        panel = chosen.unwrap().message().await.unwrap();
    }
    let told = place.press(panel.id, "Confirm").unwrap().message().await.unwrap();
    assert!(told.content.contains("You played"), "{}", told.content);
    assert!(ben.board_where(|seen| seen.pings_me).await.content.contains("White builds"));
    let dora = evening.member("Dora").chat("Ada").unwrap();
    assert!(dora.messages().is_empty(), "nobody else there sees anything");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_be_challenged_where_the_bot_is_no_member_and_is_told_why() {
    let evening = evening().await;
    let ada = evening.member("Ada");
    let line = "/challenge kastell";
    let group = ada.group(&["Ben", "Dora"]).unwrap();
    for place in [ada.visit("far-off").unwrap(), ada.chat("Dora").unwrap(), group, ada.dm()] {
        assert!(place.slash(line).is_err(), "it is not offered there");
        let data = json!({"id": "1", "name": "challenge", "type": 1, "options": [
            {"name": "kastell", "type": 1, "options": []}]});
        let told = place.forge_command(data).unwrap().message().await.unwrap();
        assert!(told.ephemeral && told.content.contains("on a server"), "{}", told.content);
        let help = place.slash("/help").unwrap().message().await.unwrap();
        let invite = format!("1:invite:0:0:{}", evening.member("Dora").id());
        let told = place.forge_choice(help.id, &invite, &["kastell"]).unwrap();
        let told = told.message().await.unwrap();
        assert!(told.ephemeral && told.content.contains("on a server"), "{}", told.content);
    }
    let games = ada.dm().slash("/games").unwrap().message().await.unwrap();
    assert!(games.content.contains("None yet"), "{}", games.content);
}
