//! Personal settings: colors of pictures, reminders, vacations.

use std::time::Duration;

use sandbox::MessageView;
use tests::{Harness, Seat};

use crate::{KASTELL, PROGRAM};

const HOUR: Duration = Duration::from_secs(3600);

/// Whether the edge of a message's picture, its frame, is dark.
fn is_dark(seat: &Seat, seen: &MessageView) -> bool {
    let png = seat.thread.bytes(&seen.pictures[0]).unwrap();
    image::load_from_memory(&png).unwrap().to_luma8().get_pixel(0, 0).0[0] < 60
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dark_theme_applies_only_to_its_owners_pictures() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let settings = ben.ask("/settings").await;
    assert!(settings.ephemeral && settings.content.contains("light"), "{}", settings.content);
    assert!(!is_dark(&ben, &settings));
    let chosen = ben.press(&settings, "🌙 Dark").await;
    assert!(chosen.content.contains("dark"), "{}", chosen.content);
    assert!(is_dark(&ben, &chosen), "the panel shows it");
    let own = ben.ask("/board").await;
    assert!(is_dark(&ben, &own));
    assert!(is_dark(&ben, &ben.ask("/rules game:kastell").await));
    assert!(!is_dark(&ada, &ada.ask("/board").await));
    ada.play("Tn@c1").await;
    let public = ben.board_where(|seen| seen.pings_me).await;
    assert!(!is_dark(&ben, &public), "all see the same board");
    let panel = ben.press(&public, "Move").await;
    assert!(is_dark(&ben, &panel));
    assert!(is_dark(&ben, &ben.press(&panel, &tests::acts(&panel)[0]).await));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_server_managers_change_the_servers_board_theme() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let first = ada.board().await;
    assert!(!is_dark(&ada, &first));
    assert!(ben.thread.slash("/setup").is_err(), "it is not offered to Ben");
    for forged in ["1:server-theme:::dark", "1:server-theme:::contrast"] {
        let told = ben.thread.forge_press(first.id, forged).unwrap().message().await.unwrap();
        assert!(
            told.ephemeral && told.content.contains("You need the **Manage"),
            "{}",
            told.content
        );
    }
    let setup = ada.ask("/setup").await;
    let chosen = ada.press(&setup, "🌙 Dark").await;
    assert!(chosen.ephemeral && chosen.content.contains("dark"), "{}", chosen.content);
    ada.play("Tn@c1").await;
    let public = ben.board_where(|seen| seen.pings_me).await;
    assert!(is_dark(&ben, &public));
    assert!(!is_dark(&ben, &ben.ask("/board").await), "their own are their own");
}

/// Chooses from the menu with this word in its id. Returns the answer.
pub(crate) async fn choose(seat: &Seat, on: &MessageView, word: &str, value: &str) -> MessageView {
    let menu = on.menus.iter().find(|menu| menu.custom_id.contains(word)).unwrap();
    let asked = seat.thread.choose(on.id, &menu.custom_id, &[value]).unwrap();
    asked.message().await.unwrap()
}

fn reminders(seat: &Seat) -> usize {
    let is_one = |seen: &&MessageView| seen.content.contains("it's your turn in");
    seat.thread.messages().iter().filter(is_one).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn reminders_can_be_switched_off_on_a_private_panel() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let panel = ada.ask("/settings").await;
    assert!(panel.ephemeral && panel.menus.len() == 3, "{:?}", panel.menus);
    let panel = choose(&ada, &panel, ":quiet:", "22-8").await;
    let panel = choose(&ada, &panel, ":zone:", "Asia/Kolkata").await;
    assert!(panel.content.contains("22:00–8:00"), "{}", panel.content);
    assert!(panel.content.contains("(Asia/Kolkata)"), "{}", panel.content);
    let panel = choose(&ada, &panel, ":quiet:", "any").await;
    let panel = choose(&ada, &panel, ":remind:", "never").await;
    assert!(panel.content.contains("Turn reminders: **none**"), "{}", panel.content);
    harness.pass(71 * HOUR + HOUR / 2).await;
    // A reminder would be posted before the next board.
    ada.plays("Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    assert_eq!(reminders(&ada), 0);
    harness.pass(37 * HOUR).await;
    ben.post_where(|seen| seen.pings_me && seen.content.contains("it's your turn in")).await;
}

/// Asks for the board until it has these words. A change of settings reaches each match by its own
/// job.
pub(crate) async fn until_board_says(seat: &Seat, words: &str) {
    let says = async || seat.ask("/board").await.content.contains(words).then_some(());
    tests::ask_until(words, says).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_shows_others_only_a_stopped_clock() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let panel = ada.ask("/settings").await;
    assert!(panel.content.contains("30 days left"), "{}", panel.content);
    let asked = ada.press(&panel, "🏖️ 14 days off").await;
    let away = ada.press(&asked, "Yes, go on vacation").await;
    harness.kill_and_restart().await;
    assert!(away.ephemeral && away.content.contains("on vacation"), "{}", away.content);
    until_board_says(&ben, "clock is stopped").await;
    let board = ben.board_where(|seen| seen.content.contains("clock is stopped")).await;
    assert!(!board.content.contains("Move by"), "{}", board.content);
    harness.pass(5 * 24 * HOUR).await;
    until_board_says(&ben, "clock is stopped").await;
    let said = ben.thread.messages();
    let told = |words: &str| said.iter().any(|seen| seen.content.contains(words));
    assert!(!told("acation") && !told("out of time") && !told("it's your turn in"));
    let panel = ada.ask("/settings").await;
    let here = ada.press(&panel, "I'm back").await;
    assert!(here.content.contains("25 days left"), "{}", here.content);
    until_board_says(&ben, "Move by").await;
    let again = ben.board_where(|seen| seen.content.contains("Move by <t:")).await;
    assert_eq!(again.id, board.id, "the board is edited");
    harness.pass(73 * HOUR).await;
    ben.post_where(|seen| seen.pings_me && seen.content.contains("ran out of time")).await;
}
