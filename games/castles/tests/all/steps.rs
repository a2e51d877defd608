//! Moves step by step: the number of presses, and the typed armies that need a confirmation.

use castles::Castles;
use rules::{Choice, Draft, Edge, Game, GameView, Plugin, Seat, Table, Viewer};
use testkit::{in_english, on_random_positions, presses, setup};

const GAME: Plugin<Castles> = Plugin::new();

fn is_within_bounds(table: &dyn Table, seat: Seat) {
    let legal = table.see(Viewer::Seat(seat)).legal(seat);
    if !legal.complete {
        return;
    }
    let counted = presses(table, seat);
    // With more pieces than buttons, the rest are in a menu, which takes one press more.
    let most = if pieces(&legal.moves) <= rules::MAX_ACTS { 4 } else { 5 };
    for mv in &legal.moves {
        let pressed = counted.get(mv);
        assert!(pressed.is_some_and(|&pressed| pressed <= most), "{mv}: {pressed:?}, not {most}");
    }
    let three = counted.values().filter(|pressed| **pressed == 3).count();
    assert_eq!(three, pieces(&legal.moves).min(rules::MAX_ACTS), "the best move of each piece");
}

/// The number of pieces that can move.
fn pieces(moves: &[String]) -> usize {
    let from = |mv: &String| mv.split(['-', 'x', '>']).next().map(ToOwned::to_owned);
    moves.iter().map(from).collect::<std::collections::BTreeSet<_>>().len()
}

#[test]
fn the_best_move_of_a_piece_takes_three_presses_and_another_four() {
    for board in ["small", "large"] {
        for seed in 0..4 {
            on_random_positions(&GAME, &setup(&[("board", board)], 2, seed), is_within_bounds);
        }
    }
}

/// A match with both armies in place: pieces that have more than one move, and no neighbors.
fn deployed() -> Box<dyn Table> {
    let mut table = GAME.set_up(&setup(&[], 2, 0)).unwrap();
    table.play(Seat(0), "deploy G:a2 H:h1").unwrap();
    table.play(Seat(1), "deploy G:d7 H:a8").unwrap();
    table
}

#[test]
fn arrows_that_lead_nowhere_are_gray_and_point_as_the_picture_is_turned() {
    let table = deployed();
    let seat = table.status().to_move().iter().next().unwrap();
    let sight = table.see(Viewer::Seat(seat));
    let first = sight.choices(seat, &Draft::default()).unwrap();
    // A piece with one move has nothing to adjust.
    let can_choose = |piece: &&Choice| {
        let step = sight.choices(seat, &Draft::of(&[&piece.id])).unwrap();
        !step.options.is_empty()
    };
    let piece = &first.options.iter().find(can_choose).unwrap().id;
    let labels = |home| {
        let draft = Draft { home, ..Draft::of(&[piece]) };
        let step = sight.choices(seat, &draft).unwrap();
        assert!(step.complete.is_some(), "the best target is chosen at once");
        let label = |option: &Choice| (in_english(&GAME, &option.label), option.is_off);
        step.options.iter().map(label).collect::<Vec<_>>()
    };
    let shown = labels(None);
    let arrows = |shown: &[(String, bool)]| -> Vec<char> {
        shown.iter().map(|(label, _)| label.chars().next().unwrap()).collect()
    };
    assert_eq!(arrows(&shown), ['◀', '▲', '▼', '▶']);
    assert!(shown.iter().any(|(_, is_off)| *is_off), "{shown:?}");
    let [own, other] =
        if seat == Seat(0) { [Edge::Bottom, Edge::Top] } else { [Edge::Top, Edge::Bottom] };
    assert_eq!(labels(Some(own)), shown);
    let turned = labels(Some(other));
    assert_eq!(arrows(&turned), ['◀', '▲', '▼', '▶']);
    let deed =
        |shown: &[(String, bool)], at: usize| shown[at].0.chars().skip(1).collect::<String>();
    assert_eq!(deed(&turned, 1), deed(&shown, 2), "what led down leads up");
}

#[test]
fn a_viewer_without_a_seat_sees_a_draft_as_its_player_does() {
    let table = deployed();
    let seat = table.status().to_move().iter().next().unwrap();
    let [own, all] = [Viewer::Seat(seat), Viewer::Everything].map(|viewer| table.see(viewer));
    let mv = &own.legal(seat).moves[0];
    let draft = all.draft_of(seat, mv).unwrap();
    let items = |sight: &dyn GameView, draft: &Draft| sight.scene(draft).boards.remove(0).items;
    assert_eq!(items(&*all, &draft), items(&*own, &draft));
    assert_ne!(items(&*all, &draft), items(&*all, &Draft::default()));
}

#[test]
fn a_typed_army_with_pieces_left_at_home_asks_for_confirmation() {
    let table = GAME.set_up(&setup(&[], 2, 0)).unwrap();
    let sight = table.see(Viewer::Seat(Seat(0)));
    let doubt = sight.confirmation_draft(Seat(0), "deploy G:d1 H:f1").unwrap();
    let asked = sight.choices(Seat(0), &doubt).unwrap();
    assert_eq!(asked.complete.as_deref(), Some("deploy G:d1 H:f1"));
    for typed in ["deploy G:d1 H:f1.", "G:d1 and H:f1, please"] {
        // `Table::play` also reads these texts.
        assert_eq!(sight.confirmation_draft(Seat(0), typed).as_ref(), Some(&doubt), "{typed}");
    }
    assert_eq!(sight.confirmation_draft(Seat(0), "deploy phalanx"), None);
    assert_eq!(sight.confirmation_draft(Seat(0), "nonsense"), None);
    assert_eq!(
        sight.confirmation_draft(Seat(1), "deploy G:d1 H:f1"),
        None,
        "that is not Ben's zone"
    );
}
