//! The other games, each with what only it asks of the program.

use tests::{Evening, Seat};

use crate::PROGRAM;

/// All that somebody sees in the thread, as one text.
fn everything(seat: &Seat) -> String {
    seat.thread.messages().iter().map(|seen| seen.all_text() + "\n").collect()
}

/// How many public messages there are in the thread.
fn public(seat: &Seat) -> usize {
    seat.thread.messages().iter().filter(|seen| !seen.ephemeral).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn armies_are_drawn_up_in_secret_and_revealed_together() {
    let mut evening = Evening::start(PROGRAM).await;
    let (ada, ben) = evening.match_of("/challenge findorff opponent:@Ben seat:1").await;
    let cleo = evening.seat_in("Cleo", &ada.thread);
    let before = public(&cleo);
    let board = ada.board().await;
    // A draft, a restart, and the draft is still there.
    let panel = ada.press(&board, "Move").await;
    let drafted = ada.choose(&panel, "phalanx").await;
    assert!(drafted.content.contains("deploy G:"), "{}", drafted.content);
    let secret =
        drafted.content.split("**").find(|part| part.starts_with("deploy")).unwrap().to_owned();
    assert!(
        drafted.buttons.iter().all(|button| !button.custom_id.contains('=')),
        "no army in an id"
    );
    evening.kill_and_restart().await;
    let again = ada.press(&board, "Move").await;
    assert!(again.content.contains(&secret), "{}", again.content);
    let told = ada.press(&again, "Confirm").await;
    assert!(told.content.contains("You played"), "{}", told.content);
    // Nobody else learns more than that she is ready.
    let shown =
        [cleo.ask("/board").await.all_text(), ben.ask("/board").await.all_text()].join("\n");
    let seen = everything(&cleo) + &everything(&ben) + &shown;
    assert!(!seen.contains("G:") && !seen.contains("phalanx"), "{seen}");
    assert_eq!(public(&cleo), before, "one army alone posts nothing");
    let told = ben.play("deploy volley mirrored").await;
    assert!(told.content.contains("You played"), "{}", told.content);
    let revealed = cleo.board_where(|seen| seen.content.contains("revealed")).await;
    assert_eq!(revealed.pings, ["Ada"]);
    let mv = ada.suggestion().await;
    assert!(ada.play(&mv).await.content.contains("You played"));
    assert!(!evening.bot.log().contains("G:"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_siege_is_agreed_upon() {
    let evening = Evening::start(PROGRAM).await;
    let (ada, ben) = evening.match_of("/challenge findorff opponent:@Ben seat:1").await;
    ada.play("deploy phalanx").await;
    ben.play("deploy phalanx").await;
    let board = ada.board_where(|seen| seen.content.contains("revealed")).await;
    let told = ada.press(&board, "Offer a siege").await;
    assert!(told.ephemeral, "{}", told.content);
    let asked = ben.press(&board, "Offer a siege").await;
    ben.press(&asked, "Accept: it is a draw").await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("siege"), "{}", end.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn castello_is_played_by_commands_and_menus_through_a_restart() {
    let mut evening = Evening::start(PROGRAM).await;
    let (ada, ben) = evening.match_of("/challenge castello opponent:@Ben seat:2").await;
    assert!(ada.play("t4-s5").await.content.contains("You played"));
    let board = ben.board_where(|seen| seen.content.contains("t4-s5")).await;
    assert_eq!(board.pictures.len(), 2, "the whole board and a close-up");
    evening.kill_and_restart().await;
    let mut panel = ben.press(&board, "Move").await;
    while panel.button("Confirm").is_none() {
        let value = panel.menus[0].options[0].1.clone();
        panel = ben.choose(&panel, &value).await;
    }
    assert!(ben.press(&panel, "Confirm").await.content.contains("You played"));
    let illegal = ada.play("t4-t9").await;
    assert!(illegal.ephemeral && illegal.content.contains('❌'), "{}", illegal.content);
    assert!(ada.play(&ada.suggestion().await).await.content.contains("You played"));
}

/// Three people at a table of Castle Keep, in seat order.
async fn three(evening: &Evening) -> [Seat; 3] {
    let line = "/challenge castle-keep opponent:@Ben opponent2:@Cleo seat:1";
    evening.at("Ada").slash(line).unwrap().message().await.unwrap();
    for name in ["Ben", "Cleo"] {
        let place = evening.at(name);
        let lobby =
            place.wait_for("the lobby", |seen| seen.button("Join").is_some()).await.unwrap();
        place.press(lobby.id, "Join").unwrap().message().await.unwrap();
    }
    let ada = evening.seat("Ada").await;
    let board = ada.board().await;
    let order = board.content.lines().next().unwrap().to_owned();
    let mut seats: Vec<Seat> = Vec::new();
    for name in ["Ada", "Ben", "Cleo"] {
        seats.push(evening.seat_in(name, &ada.thread));
    }
    seats.sort_by_key(|seat| order.find(&format!("<@{}>", seat.member.id())));
    seats.try_into().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn hands_are_shown_to_their_owners_alone() {
    let mut evening = Evening::start(PROGRAM).await;
    let [first, second, third] = three(&evening).await;
    let dora = evening.seat_in("Dora", &first.thread);
    let board = first.board().await;
    let mut hands = Vec::new();
    for seat in [&first, &second, &third] {
        let hand = seat.press(&board, "Hand").await;
        assert!(hand.ephemeral);
        hands.push(hand.pictures[0].description.clone().unwrap());
    }
    hands.sort();
    hands.dedup();
    assert_eq!(hands.len(), 3, "each sees his own: {hands:#?}");
    let watched = dora.press(&board, "Hand").await.pictures[0].description.clone().unwrap();
    assert!(!hands.contains(&watched));
    // A panel that was overtaken is refreshed, never acted on; a restart in mid-turn changes nothing.
    let old = first.press(&board, "Move").await;
    evening.kill_and_restart().await;
    let new = first.press(&board, "Move").await;
    let value = new.menus[0].options[0].1.clone();
    let refreshed = first.choose(&old, &value).await;
    assert!(refreshed.content.contains("out of date"), "{}", refreshed.content);
    let before = public(&dora);
    let mut told = first.play("pass").await;
    while told.content.contains("Discard") {
        let mv = first.suggestion().await;
        told = first.play(&mv).await;
    }
    second.board_where(|seen| seen.pings_me).await;
    assert_eq!(public(&dora), before + 1, "a turn of several plies posts one board");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_of_three_resigns_and_the_others_play_on() {
    let evening = Evening::start(PROGRAM).await;
    let [first, second, third] = three(&evening).await;
    let asked = third.ask("/resign").await;
    third.press(&asked, "Yes, resign").await;
    let told = first.play("pass").await;
    assert!(told.content.contains("You played"), "{}", told.content);
    let gone = third.play("pass").await;
    assert!(gone.ephemeral && !gone.content.contains("You played"), "{}", gone.content);
    let asked = second.ask("/resign").await;
    second.press(&asked, "Yes, resign").await;
    let end = first.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("🏆"), "{}", end.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_siege_alone_starts_at_once() {
    let evening = Evening::start(PROGRAM).await;
    let asked = evening.at("Dora").slash("/challenge castle-keep version:siege players:1").unwrap();
    let told = asked.message().await.unwrap();
    assert!(told.content.contains("begins"), "{}", told.content);
    let member = evening.member("Dora");
    let thread = member.wait_for_thread("Dora").await.unwrap();
    let dora = Seat { member, thread };
    let board = dora.board().await;
    assert!(board.pings_me);
    assert!(dora.play("pass").await.content.contains("You played"));
}
