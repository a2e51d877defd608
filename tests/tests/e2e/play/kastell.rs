//! Matches of Kastell, from the challenge to the end.

use sandbox::MessageView;
use tests::{Harness, Seat, acts, tells_a_move};

use crate::{KASTELL, PROGRAM};

/// Plays to the end with the first suggestions. Returns the number of moves.
async fn play_out(players: [&Seat; 2]) -> usize {
    for ply in 0..20 {
        let seat = players[ply % 2];
        let mv = seat.suggestion().await;
        let told = seat.play(&mv).await;
        assert!(
            told.ephemeral && told.pictures.is_empty(),
            "the board stands below it: {}",
            told.content
        );
        let board = seat.board_where(|seen| seen.content.contains(&mv)).await;
        if board.button("Rematch").is_some() {
            return ply + 1;
        }
    }
    panic!("a game of Kastell has 14 plies at the most");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_commands() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let plies = play_out([&ada, &ben]).await;
    assert!((7..=14).contains(&plies), "{plies} plies");
    let end = ben.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("🏆"), "{}", end.content);
    let picture = &end.pictures[0];
    assert!(picture.description.as_deref().is_some_and(|alt| alt.contains("Trees: c3, d6, g4")));
    assert!(ada.thread.bytes(picture).unwrap().starts_with(b"\x89PNG"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_by_buttons_and_menus() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    for seat in [&ada, &ben, &ada, &ben] {
        let board = seat.board_where(|seen| seen.pings_me).await;
        let mut panel = seat.press(&board, "Move").await;
        assert!(panel.ephemeral && !panel.pictures.is_empty());
        while panel.button("Confirm").is_none() {
            panel = seat.pick_first(&panel).await;
        }
        let back = seat.press(&panel, "Back").await;
        assert!(back.button("Confirm").is_none());
        let again = seat.pick_first(&back).await;
        let told = seat.press(&again, "Confirm").await;
        assert!(tells_a_move(&told.content), "{}", told.content);
    }
    // Nobody else sees a panel.
    let cleo = harness.seat_in("Cleo", &ada.thread);
    assert!(cleo.thread.messages().iter().all(|seen| !seen.ephemeral));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_is_nudged_on_the_preview_and_nobody_else_sees_it() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let board = ada.board().await;
    let seen =
        |seat: &Seat| seat.thread.messages().iter().map(|seen| seen.all_text()).collect::<String>();
    let before = seen(&ben);
    let panel = ada.press(&board, "Move").await;
    let places = ada.pick(&panel, "T,").await;
    let mut shown = ada.pick(&places, "c1-d2").await;
    assert!(shown.content.contains("Build T on"), "{}", shown.content);
    let mut pictures = vec![ada.thread.bytes(&shown.pictures[0]).unwrap().to_vec()];
    for way in ["▲", "▶", "⟳", "◀"] {
        shown = ada.press(&shown, way).await;
        assert!(shown.button("Confirm").is_some(), "{}", shown.content);
        pictures.push(ada.thread.bytes(&shown.pictures[0]).unwrap().to_vec());
    }
    assert!(pictures.windows(2).all(|two| two[0] != two[1]), "each step is seen");
    assert_eq!(seen(&ben), before, "Ben sees nothing of it");
    assert!(ada.press(&shown, "Confirm").await.content.contains("You build T"));
}

#[tokio::test(flavor = "multi_thread")]
async fn arrows_follow_the_picture_on_a_turned_board() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let refused = ada.ask("/board side:nonsense").await;
    assert!(refused.content.contains("can't read the option `side`"), "{}", refused.content);
    let own = ada.ask("/board side:Haut").await;
    assert!(own.button("Turn the board").is_some());
    let panel = ada.press(&ada.board().await, "Move").await;
    let places = ada.pick(&panel, "O,").await;
    let shown = ada.pick(&places, "e1-f2").await;
    assert!(shown.content.contains("Build O on e1 e2 f1 f2"), "{}", shown.content);
    let up = shown.button("▲").unwrap();
    assert!(up.disabled, "their own side is above");
    let below = ada.press(&shown, "▼").await;
    assert!(below.content.contains("Build O on e2 e3 f2 f3"), "{}", below.content);
    let left = ada.press(&below, "◀").await;
    assert!(left.content.contains("Build O on f2 f3 g2 g3"), "{}", left.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_panel_turns_every_private_board_of_the_game() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.play("Tn@c1").await;
    let bytes = |seen: &MessageView| ben.thread.bytes(&seen.pictures[0]).unwrap().to_vec();
    let board = ben.board_where(|seen| seen.pings_me).await;
    let public = bytes(&board);
    let own = ben.press(&board, "Board").await;
    assert_eq!(bytes(&own), public, "Ben's board is the one in the thread");
    let panel = ben.press(&board, "Move").await;
    assert_eq!(bytes(&panel), public, "and so is the one of the panel");
    let turned = ben.press(&panel, "Turn the board").await;
    assert!(tests::is_panel(&turned) && bytes(&turned) != public, "{}", turned.content);
    let again = ben.press(&ben.board().await, "Board").await;
    assert_eq!(bytes(&again), bytes(&turned), "it stays turned");
    let mut back = turned;
    for _ in 0..3 {
        back = ben.press(&back, "Turn the board").await;
    }
    assert_eq!(bytes(&back), public, "four turns lead back");
    // Each game has its own setting to turn the board.
    ben.press(&back, "Turn the board").await;
    let asked = ben.thread.slash("/challenge castello computer:1 seat:1").unwrap();
    asked.message().await.unwrap();
    let thread = harness.member("Ben").wait_for_thread("#2").await.unwrap();
    let castello = harness.seat_in("Ben", &thread);
    let board = castello.board_where(|seen| seen.pings_me).await;
    let panel = castello.press(&board, "Move").await;
    let bytes = |seen: &MessageView| thread.bytes(&seen.pictures[0]).unwrap().to_vec();
    assert_eq!(bytes(&panel), bytes(&board));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_buttons_and_menus() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    for ply in 0..14 {
        let seat = [&ada, &ben][ply % 2];
        let board = seat.board().await;
        let panel = choose_through(seat, &board).await;
        let told = seat.press(&panel, "Confirm").await;
        assert!(tells_a_move(&told.content), "{}", told.content);
        let next = seat.board_where(|seen| seen.id > board.id).await;
        if next.button("Rematch").is_some() {
            assert!(ply >= 6 && next.content.contains("🏆"), "{}", next.content);
            assert_eq!(next.pings.len(), 2, "both learn that it is over: {:?}", next.pings);
            return;
        }
        assert_eq!(next.pings.len(), 1, "{:?}", next.pings);
    }
    panic!("a game of Kastell has 14 plies at the most");
}

/// Opens the panel on a board, and chooses a piece and its place.
async fn choose_through(seat: &Seat, board: &MessageView) -> MessageView {
    let mut panel = seat.press(board, "Move").await;
    while panel.button("Confirm").is_none() {
        panel = seat.pick_first(&panel).await;
        assert!(!panel.pictures.is_empty(), "each step shows where it leads");
    }
    panel
}

#[tokio::test(flavor = "multi_thread")]
async fn confirm_pressed_twice_or_delivered_twice_plays_one_move() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let panel = choose_through(&ada, &ada.board().await).await;
    let one = ada.thread.press(panel.id, "Confirm").unwrap();
    let other = ada.thread.press(panel.id, "Confirm").unwrap();
    one.redeliver().unwrap();
    for pressed in [one, other] {
        assert!(!pressed.message().await.unwrap().content.is_empty());
    }
    let first = ben.board_where(|seen| seen.pings_me).await;
    // Any other move would be posted before this one.
    ben.plays(&ben.suggestion().await).await;
    let second = ada.board_where(|seen| seen.pings_me && seen.id > first.id).await;
    let boards = ada.thread.messages();
    let between = boards.iter().filter(|seen| !seen.ephemeral && seen.id > first.id);
    assert_eq!(between.count(), 1);
    assert!(second.button("Move").is_some());
    let replay = ada.press(&ada.ask("/board").await, "Replay").await;
    assert!(replay.content.contains("of 2"), "two plies in all: {}", replay.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_out_of_turn_and_illegal_moves_are_refused_privately() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let boards = ada.thread.messages().len();
    let early = ben.play("Tn@a1").await;
    assert!(early.ephemeral && early.content.contains("not your turn"), "{}", early.content);
    let illegal = ada.play("Tn@c2 ").await;
    assert!(tells_a_move(&illegal.content), "{}", illegal.content);
    let taken = ben.play("tn@C2").await;
    assert!(taken.ephemeral && taken.content.contains("Similar legal moves"), "{}", taken.content);
    let nonsense = ben.play("xyzzy").await;
    assert!(
        nonsense.ephemeral && nonsense.content.contains("Nothing changed"),
        "{}",
        nonsense.content
    );
    let board = ben.board_where(|seen| seen.content.contains("Tn@c2")).await;
    assert!(board.pings_me);
    let public = ada.thread.messages().iter().filter(|seen| !seen.ephemeral).count();
    assert_eq!(public, boards + 1, "refusals post nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_of_an_old_board_show_the_newest() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let old = ada.board().await;
    ada.play("Tn@c1").await;
    ben.play("O@g1").await;
    ada.board_where(|seen| seen.content.contains("O@g1")).await;
    // A press at the moment in which the board loses its buttons still works.
    let press = |button: &str| {
        let id = old.button(button).unwrap().custom_id.clone();
        ada.thread.forge_press(old.id, &id).unwrap()
    };
    let shown = press("Board").message().await.unwrap();
    assert!(shown.content.contains("O@g1"), "{}", shown.content);
    let panel = press("Move").message().await.unwrap();
    assert!(!acts(&panel).is_empty(), "{}", panel.content);
    // An outdated panel is refused, and plays no move.
    ada.play("In@a8").await;
    ben.play("In@e8").await;
    let stale = ada.pick_first(&panel).await;
    assert!(stale.content.contains("out of date"), "{}", stale.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_presses_at_once_play_one_move() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let one = ada.thread.slash("/move text:Tn@c1").unwrap();
    let other = ada.thread.slash("/move text:O@e1").unwrap();
    let (one, other) = (one.message().await.unwrap(), other.message().await.unwrap());
    let played = [&one, &other].iter().filter(|told| tells_a_move(&told.content)).count();
    assert_eq!(played, 1, "{} / {}", one.content, other.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_delivery_changes_nothing() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let asked = ada.thread.slash("/move text:Tn@c1").unwrap();
    asked.message().await.unwrap();
    asked.redeliver().unwrap();
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    let told = ben.play("O@g1").await;
    assert!(tells_a_move(&told.content), "{}", told.content);
    let board = ada.board_where(|seen| seen.content.contains("O@g1")).await;
    assert!(board.pings_me);
}

#[tokio::test(flavor = "multi_thread")]
async fn resigning_needs_a_confirmation_and_a_rematch_is_only_proposed() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let asked = ben.ask("/resign").await;
    assert!(asked.button("Yes, resign").is_some(), "{}", asked.content);
    ben.press(&asked, "Yes, resign").await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("resigned"), "{}", end.content);
    harness.bot.says("a match has begun match.id=1").await;
    harness.bot.says("a match is over match.id=1 how=\"resigned\"").await;
    let told = ben.press(&end, "Rematch").await;
    assert!(told.content.contains("is out"), "{}", told.content);
    // The message is where both players are: in the thread.
    ada.post_where(|seen| seen.pings_me && seen.button("Agree").is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_can_be_replayed_step_by_step() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.play("Tn@c1").await;
    ben.play("O@g1").await;
    let asked = ada.ask("/resign").await;
    ada.press(&asked, "Yes, resign").await;
    let end = ben.board_where(|seen| seen.button("Replay").is_some()).await;
    // The analysis changes the texts of all steps once it is complete.
    let first = tests::ask_until("the analysis", async || {
        let shown = ben.press(&end, "Replay").await;
        Some(shown).filter(|seen| !seen.content.contains("still analyzing"))
    })
    .await;
    assert!(first.ephemeral && first.content.contains("0 of"), "{}", first.content);
    let next = ben.press(&first, "Next ▶").await;
    assert!(next.content.contains("Tn@c1"), "{}", next.content);
    let last = ben.press(&next, "Last ⏭").await;
    assert!(!last.pictures.is_empty());
    let back = ben.press(&last, "⏮ First").await;
    assert!(back.content.contains("0 of"), "{}", back.content);
    let film = ben.press(&back, "🎬 Film").await;
    assert!(film.ephemeral && film.content.contains("2 moves"), "{}", film.content);
    let picture = &film.pictures[0];
    assert_eq!(picture.filename, "film.gif");
    assert!(picture.description.as_ref().unwrap().starts_with("A film of 3 positions"));
    assert!(ben.thread.bytes(picture).unwrap().starts_with(b"GIF89a"));
    let again = ben.press(&film, "Step by step").await;
    assert_eq!(again.content, first.content);
}
