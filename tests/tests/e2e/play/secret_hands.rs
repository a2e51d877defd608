//! Secret hands: who sees them, and the end of private panels.

use std::sync::Arc;

use sandbox::{Config, ManualClock, MessageView};
use tests::{Harness, Seat, acts, is_panel, tells_a_move};

use crate::PROGRAM;
use crate::play::castle_keep::{building, offered, public, table, take_turn};

const THREE: &str = "/challenge castle-keep players:3";
const NAMES: [&str; 3] = ["Ada", "Ben", "Cleo"];

/// The picture's alternative text.
fn alt(seen: &MessageView) -> String {
    seen.pictures[0].description.clone().unwrap()
}

/// The picture's bytes.
fn bytes(seat: &Seat, seen: &MessageView) -> Vec<u8> {
    seat.thread.bytes(&seen.pictures[0]).unwrap().to_vec()
}

/// The description of a hand.
fn hand(seen: &MessageView) -> String {
    let alt = alt(seen);
    let told = alt.split_once("; hand: ").unwrap_or_else(|| panic!("no hand in: {alt}")).1;
    told.split_once('.').unwrap().0.to_owned()
}

/// Passes and discards until one discard is left, which ends the turn.
async fn last_discard(seat: &Seat) {
    seat.plays("pass").await;
    seat.plays(&offered(seat).await[0]).await;
}

/// The move that Confirm would play.
fn notation(panel: &MessageView) -> &str {
    panel.content.split('`').nth(1).expect("a move is chosen")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_is_shown_to_its_owner_alone() {
    let harness = Harness::start(PROGRAM).await;
    let seats = table(&harness, THREE, &NAMES).await;
    let board = seats[0].board().await;
    let mut hands = Vec::new();
    for seat in &seats {
        let shown = seat.press(&board, "Hand").await;
        let asked = seat.ask("/hand").await;
        assert!(shown.ephemeral && asked.ephemeral);
        let can_turn = shown.button("Turn the board").is_some();
        assert!(!can_turn, "a castle looks the same from everywhere");
        assert_eq!((alt(&shown), bytes(seat, &shown)), (alt(&asked), bytes(seat, &asked)));
        assert_eq!(alt(&shown).matches("hand: ").count(), 1, "{}", alt(&shown));
        assert_ne!(bytes(seat, &shown), bytes(seat, &board));
        hands.push(hand(&shown));
    }
    // A spectator gets the public view, byte by byte, from the button and from both commands.
    let dora = harness.seat_in("Dora", &seats[0].thread);
    for shown in
        [dora.press(&board, "Hand").await, dora.ask("/hand").await, dora.ask("/board").await]
    {
        assert!(shown.ephemeral);
        assert_eq!((alt(&shown), bytes(&dora, &shown)), (alt(&board), bytes(&dora, &board)));
    }
    for seat in [&dora, &seats[1]] {
        assert_eq!(seat.offered().await, None, "nobody else is offered anything");
    }
    let told = [dora.play("TRc@a1").await, dora.play("WBz@b1").await];
    assert_eq!(told[0].content, told[1].content, "a refusal tells nothing of a hand");
    for (index, seat) in seats.iter().chain([&dora]).enumerate() {
        let seen: String = seat.thread.messages().iter().map(|seen| seen.all_text()).collect();
        for (owner, hand) in hands.iter().enumerate().filter(|(owner, _)| *owner != index) {
            assert!(!seen.contains(hand.as_str()), "{index} has read the hand of {owner}: {hand}");
        }
    }
    assert!(!harness.bot.log().contains(" tower") && !harness.bot.log().contains(" wall"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_discards_button_shows_the_discards() {
    let harness = Harness::start(PROGRAM).await;
    let seats = table(&harness, THREE, &NAMES).await;
    let (first, second) = (&seats[0], &seats[1]);
    first.board_where(|seen| seen.pings_me).await;
    assert!(second.ask("/hand").await.button("Discards").is_none(), "there are none");
    last_discard(first).await;
    let last = offered(first).await[0].clone();
    first.plays(&last).await;
    second.board_where(|seen| seen.pings_me).await;
    let dora = harness.seat_in("Dora", &first.thread);
    let mut shown = Vec::new();
    for seat in seats.iter().chain([&dora]) {
        let own = seat.ask("/hand").await;
        let pile = seat.press(&own, "Discards").await;
        assert!(pile.ephemeral && pile.content.contains("Discards: 2, "), "{}", pile.content);
        assert!(!pile.all_text().contains("hand: "), "{}", pile.all_text());
        shown.push((pile.content.clone(), alt(&pile), bytes(seat, &pile)));
        let back = seat.press(&pile, "Hand").await;
        assert_eq!(alt(&back), alt(&own));
    }
    assert!(shown.iter().all(|one| *one == shown[0]), "it is the same for everybody");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_question_before_a_resignation_tells_nothing_of_a_turn_in_progress() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    take_turn(&ada).await;
    let before = ada.ask("/resign").await;
    ben.board_where(|seen| seen.pings_me).await;
    ben.plays("pass").await;
    let after = ada.ask("/resign").await;
    for asked in [before, after] {
        assert!(asked.button("Call it off (nobody wins)").is_some(), "{}", asked.all_text());
    }
    let own = ben.ask("/resign").await;
    assert!(own.button("Call it off (nobody wins)").is_none(), "both have moved");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_on_an_outdated_panel_only_refreshes_it() {
    let harness = Harness::start(PROGRAM).await;
    let seats = table(&harness, THREE, &NAMES).await;
    let (first, second) = (&seats[0], &seats[1]);
    let board = first.board_where(|seen| seen.pings_me).await;
    last_discard(first).await;
    // Two panels of one move: the older one shows the choice of the newer one.
    let old = first.press(&board, "Move").await;
    let new = first.press(&board, "Move").await;
    let chosen = first.press(&new, &acts(&new)[0]).await;
    assert!(chosen.content.contains("Confirm?"), "{}", chosen.content);
    let refreshed = first.press(&old, acts(&old).last().unwrap()).await;
    assert!(refreshed.content.contains("out of date"), "{}", refreshed.content);
    assert_eq!(notation(&refreshed), notation(&chosen));
    // The newer panel is now outdated itself: its Confirm plays no move.
    let told = first.press(&chosen, "Confirm").await;
    assert!(told.content.contains("out of date"), "{}", told.content);
    let told = first.press(&told, "Confirm").await;
    assert!(told.content.contains("✅ You discard a "), "{}", told.content);
    // An old panel after the turn, and another player's panel, answer with the present board.
    second.board_where(|seen| seen.pings_me).await;
    let before = public(second);
    let late = first.press(&refreshed, "Confirm").await;
    assert!(late.ephemeral && late.content.contains("out of date"), "{}", late.content);
    let id = refreshed.button("Confirm").unwrap().custom_id.clone();
    let foreign = second.thread.forge_press(board.id, &id).unwrap().message().await.unwrap();
    assert!(foreign.ephemeral && !tells_a_move(&foreign.content), "{}", foreign.content);
    assert_eq!(public(second), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_panel_works_after_fifteen_minutes_until_the_match_changes() {
    let clock = ManualClock::default();
    let config = Config { clock: Arc::new(clock.clone()), ..Config::unhurried() };
    let harness = Harness::with(PROGRAM, config).await;
    let (ada, ben) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    let board = ada.board().await;
    last_discard(&ada).await;
    let panel = ada.press(&board, "Move").await;
    clock.advance(16 * 60_000);
    // The panel's own interaction can no longer be edited, but the press on it is a new interaction.
    let chosen = ada.press(&panel, &acts(&panel)[0]).await;
    assert_eq!(chosen.id, panel.id);
    assert!(chosen.content.contains("Confirm?"), "{}", chosen.content);
    clock.advance(16 * 60_000);
    take_turn(&ada).await;
    let before = alt(&ben.board_where(|seen| seen.pings_me).await);
    let late = ada.press(&chosen, "Confirm").await;
    assert!(late.content.contains("out of date"), "{}", late.content);
    take_turn(&ben).await;
    ada.board_where(|seen| seen.pings_me && alt(seen) != before).await;
    // It is Ada's turn again: a press on the panel of two turns ago is answered with this turn's hand.
    clock.advance(16 * 60_000);
    let id = chosen.button("Confirm").unwrap().custom_id.clone();
    let refreshed = ada.thread.forge_press(chosen.id, &id).unwrap().message().await.unwrap();
    assert!(!tells_a_move(&refreshed.content), "{}", refreshed.content);
    assert_eq!(alt(&refreshed), alt(&ada.ask("/hand").await));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_keeps_its_draft_and_take_back_after_a_kill() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    let board = ada.board().await;
    // The first tile may be any tower or wall; a hand of six keeps is practically impossible.
    let first = offered(&ada).await.into_iter().find(|mv| mv.contains('@')).unwrap();
    ada.plays(&first).await;
    let panel = ada.press(&board, "Move").await;
    // A build can be taken back, so the program doesn't ask; the last discard can't. If no other tile fits, the build
    // has finished the turn by itself.
    let is_finished_by_hand = panel.button("Done").is_some();
    let done = match is_finished_by_hand {
        true => ada.press(&panel, "Done").await,
        false => panel,
    };
    let chosen = ada.press(&done, &acts(&done)[0]).await;
    assert!(chosen.content.contains("Confirm?"), "{}", chosen.content);
    harness.kill_and_restart().await;
    let again = ada.press(&board, "Move").await;
    assert_eq!(notation(&again), notation(&chosen));
    let built = format!("You build {}", building(&first));
    assert!(again.content.contains(&built), "{}", again.content);
    let undone = ada.press(&again, "Take back").await;
    assert!(undone.content.contains("Taken back"), "{}", undone.content);
    if is_finished_by_hand {
        let undone = ada.press(&undone, "Take back").await;
        assert!(undone.content.contains("Taken back"), "{}", undone.content);
    }
    assert!(offered(&ada).await.contains(&first), "the tile is in the hand again");
    take_turn(&ada).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drawn_tile_cannot_be_taken_back() {
    let harness = Harness::start(PROGRAM).await;
    let line = "/challenge castle-keep opponent:@Ben seat:1 discard_draw:on";
    let (ada, ben) = harness.match_of(line).await;
    let mut told = ada.play("pass").await;
    while is_panel(&told) {
        told = ada.play(&offered(&ada).await[0]).await;
    }
    let board = ben.board_where(|seen| seen.pings_me).await;
    let panel = ben.press(&board, "Move").await;
    assert!(panel.content.contains("Where do you draw from?"), "{}", panel.content);
    assert!(panel.button("Take back").is_none());
    let told = ben.play("draw").await;
    assert!(told.content.contains("You draw "), "{}", told.content);
    assert!(told.button("Take back").is_none(), "a hidden tile was drawn");
    let id = told.button("Type a move").unwrap().custom_id.replace("type", "undo");
    let refused = ben.thread.forge_press(told.id, &id).unwrap().message().await.unwrap();
    assert!(refused.content.contains("can't be taken back"), "{}", refused.content);
    let told = ben.play("pass").await;
    assert!(told.button("Take back").is_some(), "a pass shows nothing: {}", told.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shows_each_viewers_earlier_view() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) =
        harness.match_of("/challenge castle-keep opponent:@Ben seat:1 time:none").await;
    let cleo = harness.seat_in("Cleo", &ada.thread);
    let viewers = [&ada, &ben, &cleo];
    let mut seen_then = Vec::new();
    for _ in 0..2 {
        for seat in [&ada, &ben] {
            let mut shown = Vec::new();
            for viewer in viewers {
                shown.push(alt(&viewer.ask("/hand").await));
            }
            seen_then.push(shown);
            let mut told = seat.play("pass").await;
            while is_panel(&told) {
                told = seat.play(&offered(seat).await[0]).await;
            }
        }
    }
    for (index, viewer) in viewers.into_iter().enumerate() {
        let mut page = viewer.press(&viewer.ask("/board").await, "Replay").await;
        assert!(page.ephemeral && page.content.contains("0 of"), "{}", page.content);
        let mut shown = vec![alt(&page)];
        while page.button("Next ▶").is_some() {
            page = viewer.press(&page, "Next ▶").await;
            shown.push(alt(&page));
        }
        let mut rest = shown.iter();
        for (turn, then) in seen_then.iter().enumerate() {
            assert!(rest.any(|step| *step == then[index]), "turn {turn} of viewer {index}");
        }
        let own = usize::from(index < 2);
        let told = shown.iter().all(|step| step.matches("hand: ").count() == own);
        assert!(told, "viewer {index} sees {own} hands, then as now: {shown:#?}");
    }
}
