//! What a person and a server like: the colors of their pictures.

use sandbox::Seen;
use tests::{Evening, Seat};

use crate::{KASTELL, PROGRAM};

/// Whether a message's picture is dark at its edge, where the frame is.
fn is_dark(seat: &Seat, seen: &Seen) -> bool {
    let png = seat.thread.bytes(&seen.pictures[0]).unwrap();
    image::load_from_memory(&png).unwrap().to_luma8().get_pixel(0, 0).0[0] < 46
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_likes_dark_pictures_sees_all_of_theirs_so_and_nobody_else_does() {
    let evening = Evening::start(PROGRAM).await;
    let (ada, ben) = evening.match_of(KASTELL).await;
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
async fn who_manages_a_server_has_all_see_boards_in_other_colors_and_nobody_else_can() {
    let evening = Evening::start(PROGRAM).await;
    let (ada, ben) = evening.match_of(KASTELL).await;
    let first = ada.board().await;
    assert!(!is_dark(&ada, &first));
    assert!(ben.thread.slash("/setup").is_err(), "it is not offered to Ben");
    for forged in ["1:server-theme:::dark", "1:server-theme:::contrast"] {
        let told = ben.thread.forge_press(first.id, forged).unwrap().message().await.unwrap();
        assert!(told.ephemeral && told.content.contains("Only those"), "{}", told.content);
    }
    let setup = ada.ask("/setup").await;
    let chosen = ada.press(&setup, "🌙 Dark").await;
    assert!(chosen.ephemeral && chosen.content.contains("dark"), "{}", chosen.content);
    ada.play("Tn@c1").await;
    let public = ben.board_where(|seen| seen.pings_me).await;
    assert!(is_dark(&ben, &public));
    assert!(!is_dark(&ben, &ben.ask("/board").await), "their own are their own");
}
