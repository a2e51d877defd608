//! Moves step by step: the number of presses, the meaning of older drafts, and suggestions for typed text.

use kastell::Kastell;
use rules::{
    Cell, Draft, Edge, Game, GameView, Ink, Item, Mark, Plugin, Seat, Sprite, Table, Viewer,
};
use testkit::{in_english, on_random_positions, presses, setup};

const GAME: Plugin<Kastell> = Plugin::new();
const WHITE: Seat = Seat(0);

fn table(trees: &str) -> Box<dyn Table> {
    GAME.set_up(&setup(&[("trees", trees)], 2, 0)).unwrap()
}

fn sight(trees: &str) -> Box<dyn GameView> {
    table(trees).see(Viewer::Seat(WHITE))
}

/// Checks the move that a draft leads to.
fn check(steps: &[&str], expected: &str) {
    let answer = sight("c3,d6,g4").choices(WHITE, &Draft::of(steps)).unwrap();
    assert_eq!(answer.complete.as_deref(), Some(expected), "{steps:?}");
}

/// Checks the presses of each move. If a menu can't hold all placements, the piece is placed nearby and then moved.
fn is_within_bounds(table: &dyn Table, seat: Seat) {
    let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
    let counted = presses(table, seat);
    for mv in &legal {
        let piece = &mv[..1];
        let places = legal.iter().filter(|other| other.starts_with(piece)).count();
        let most = match mv.as_str() {
            "swap" | "keep" => 3,
            mv if mv.starts_with("pick") => 3,
            _ if places <= 25 => 5,
            _ => 7,
        };
        let pressed = counted.get(mv);
        assert!(pressed.is_some_and(|&pressed| pressed <= most), "{mv}: {pressed:?}, not {most}");
    }
}

#[test]
fn a_piece_takes_five_presses_in_one_menu_and_at_most_seven() {
    for (picker, contact) in [("self", "free"), ("self", "linked"), ("opponent", "apart")] {
        for seed in 0..4 {
            let options = [("picker", picker), ("contact", contact)];
            on_random_positions(&GAME, &setup(&options, 2, seed), is_within_bounds);
        }
    }
}

#[test]
fn the_preset_placement_of_a_piece_takes_three_presses() {
    on_random_positions(&GAME, &setup(&[], 2, 1), |table, seat| {
        let counted = presses(table, seat);
        let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
        for piece in legal.iter().filter(|mv| mv.contains('@')).map(|mv| &mv[..1]) {
            let three =
                counted.iter().find(|(mv, pressed)| mv.starts_with(piece) && **pressed == 3);
            assert!(three.is_some(), "{piece}");
        }
    });
    // The piece lies between the edges and the tree, on the snuggest squares.
    let sight = sight("a3,c1,h8");
    let lying = sight.choices(WHITE, &Draft::of(&["O"])).unwrap();
    assert_eq!(lying.complete.as_deref(), Some("O@a1"));
    let id = |id: &str| lying.options.iter().find(|choice| choice.id == id).unwrap().is_off;
    assert!(id("left") && id("down") && !id("right"), "arrows that lead nowhere are gray");
    assert!(lying.options.iter().any(|choice| choice.id == "e5-f6"), "other areas are below");
    check(&["O", "right"], "O@b1");
}

#[test]
fn a_preset_grove_takes_four_presses_and_any_other_eight() {
    let black = GAME.set_up(&setup(&[("trees", "black")], 2, 0)).unwrap();
    let counted = presses(&*black, Seat(1));
    assert_eq!(counted.values().max(), Some(&8));
    assert_eq!(counted.values().filter(|pressed| **pressed == 4).count(), 12);
    assert_eq!(counted.len(), 41_664, "three of 64 squares");
}

#[test]
fn the_prompt_of_a_grove_names_its_squares() {
    let black = table("black").see(Viewer::Seat(Seat(1)));
    let draft = black.draft_of(Seat(1), "trees c3,d6,g4").unwrap();
    let prompt = black.choices(Seat(1), &draft).unwrap().prompt;
    assert_eq!(in_english(&GAME, &prompt), "Plant the trees on c3, d6 and g4.");
}

#[test]
fn every_piece_has_a_placement_of_five_presses_on_an_empty_board() {
    let counted = presses(&*table("c3,d6,g4"), WHITE);
    let five = counted.iter().filter(|(mv, pressed)| mv.starts_with('T') && **pressed == 5);
    assert!(five.count() >= 12);
    let six = counted.values().filter(|pressed| **pressed <= 6).count();
    assert!(six * 2 > counted.len(), "a usual place needs one press more at the most");
}

#[test]
fn a_placed_piece_can_be_turned_and_nudged() {
    check(&["T", "Tn@d1"], "Tn@d1");
    check(&["T", "Tn@d1", "right"], "Tn@e1");
    check(&["T", "Tn@d1", "up", "left"], "Tn@c2");
    check(&["T", "Tn@d1", "turn"], "Te@d1");
    check(&["T", "Tn@d1", "turn", "turn-back"], "Tn@d1");
    // The piece moves past the tree on c3.
    check(&["O", "O@a3", "right"], "O@d3");
    check(&["J", "Jn@d1", "flip"], "Ln@d1");
    let black = {
        let mut table = table("c3,d6,g4");
        table.play(WHITE, "Tn@a1").unwrap();
        table.see(Viewer::Seat(Seat(1)))
    };
    let left = black.choices(Seat(1), &Draft::of(&["O", "O@e4", "left"])).unwrap();
    assert_eq!(left.complete.as_deref(), Some("O@d4"), "Black sees the board as White does");
}

/// The placement `O@e4` after a nudge. `home` is the edge of the picture with the seat's own side.
fn nudged(seat: Seat, home: Edge, way: &str) -> String {
    let mut table = table("c3,d6,g4");
    if seat != WHITE {
        table.play(WHITE, "Tn@a1").unwrap();
    }
    let draft = Draft { home: Some(home), ..Draft::of(&["O", "O@e4", way]) };
    table.see(Viewer::Seat(seat)).choices(seat, &draft).unwrap().complete.unwrap()
}

#[test]
fn nudging_follows_the_orientation_of_the_picture() {
    let black = Seat(1);
    for (seat, home) in [(WHITE, Edge::Bottom), (black, Edge::Top)] {
        assert_eq!(nudged(seat, home, "left"), "O@d4", "{home:?}");
        assert_eq!(nudged(seat, home, "up"), "O@e5", "{home:?}");
    }
    // With White's side on the left of the picture, column a is at the top.
    for (seat, home) in [(WHITE, Edge::Left), (black, Edge::Right)] {
        assert_eq!(nudged(seat, home, "up"), "O@d4", "{home:?}");
        assert_eq!(nudged(seat, home, "right"), "O@e5", "{home:?}");
    }
    assert_eq!(nudged(WHITE, Edge::Top, "right"), "O@d4");
    assert_eq!(nudged(WHITE, Edge::Right, "left"), "O@e5");
}

#[test]
fn the_hint_describes_a_piece_in_the_orientation_of_the_picture() {
    let hint = |home: Edge| {
        let draft = Draft { home: Some(home), ..Draft::of(&["T", "Tn@d1"]) };
        let answer = sight("c3,d6,g4").choices(WHITE, &draft).unwrap();
        let north = answer.options.iter().find(|choice| choice.id.starts_with("Tn@")).unwrap();
        in_english(&GAME, north.hint.as_ref().unwrap())
    };
    assert_eq!(hint(Edge::Bottom), "Tn, bump up");
    assert_eq!(hint(Edge::Left), "Tn, bump right");
    assert_eq!(hint(Edge::Top), "Tn, bump down");
}

/// The icon of a T in this pose.
fn icon_of_t(pose: &str, seat: Seat) -> Sprite {
    let squares = match pose {
        "bump-up" => [(0, 0), (1, 0), (2, 0), (1, 1)],
        "bump-right" => [(0, 0), (0, 1), (0, 2), (1, 1)],
        "bump-down" => [(0, 1), (1, 1), (2, 1), (1, 0)],
        "bump-left" => [(1, 0), (1, 1), (1, 2), (0, 1)],
        other => panic!("{other}"),
    };
    Sprite::block(squares.map(|(column, row)| Cell::new(column, row)), Ink::Side(seat.0))
}

#[test]
fn the_icon_of_a_choice_lies_as_its_hint_says() {
    let homes = [None, Some(Edge::Bottom), Some(Edge::Left), Some(Edge::Top), Some(Edge::Right)];
    for seat in [WHITE, Seat(1)] {
        let mut table = table("c3,d6,g4");
        if seat != WHITE {
            table.play(WHITE, "Tn@a1").unwrap();
        }
        let sight = table.see(Viewer::Seat(seat));
        for home in homes {
            let draft = Draft { home, ..Draft::of(&["T", "Tn@d4"]) };
            let options = sight.choices(seat, &draft).unwrap().options;
            let mut poses = 0;
            for choice in options {
                let Some(hint) = &choice.hint else { continue };
                let Some(pose) = hint.plain_arg("pose") else { continue };
                assert_eq!(choice.sprite, Some(icon_of_t(pose, seat)), "{seat:?} {home:?}");
                poses += 1;
            }
            assert!(poses > 0, "other placements are near");
        }
    }
}

#[test]
fn a_draft_in_the_old_form_keeps_its_meaning() {
    check(&["T", "n", "a1-d4", "d1"], "Tn@d1");
    check(&["T", "n", "d1"], "Tn@d1");
    check(&["O", "e1-h4", "e1"], "O@e1");
    let sight = sight("c3,d6,g4");
    let turned = sight.choices(WHITE, &Draft::of(&["T", "e"])).unwrap();
    assert!(turned.complete.is_none() && !turned.options.is_empty());
}

#[test]
fn choice_marks_never_lie_on_occupied_squares() {
    for seed in 0..3 {
        on_random_positions(&GAME, &setup(&[], 2, seed), |table, seat| {
            let sight = table.see(Viewer::Seat(seat));
            let first = sight.choices(seat, &Draft::default()).unwrap();
            for piece in first.options {
                let scene = sight.scene(&Draft::of(&[&piece.id]));
                let items = &scene.boards[0].items;
                let taken = |item: &Item| matches!(item, Item::Tree(_) | Item::Block(..));
                let taken: Vec<_> =
                    items.iter().filter(|item| taken(item)).flat_map(Item::cells).collect();
                for item in items {
                    if let Item::Mark(cell, Mark::Choice) = item {
                        assert!(!taken.contains(&cell), "{cell}");
                    }
                }
            }
        });
    }
}

#[test]
fn the_piece_that_did_not_fit_lies_on_something_in_its_way() {
    let mut seen = 0;
    for (contact, seed) in [("apart", 0), ("apart", 1), ("linked", 0), ("linked", 1)] {
        let setup = setup(&[("contact", contact)], 2, seed);
        let (mut table, mut chance) = (GAME.set_up(&setup).unwrap(), setup.seed.walk(7));
        while let Some(seat) = table.status().to_move().iter().next() {
            let moves = table.see(Viewer::Seat(seat)).legal(seat).moves;
            table.play(seat, chance.one_of(&moves).unwrap()).unwrap();
        }
        let items = table.see(Viewer::Spectator).scene(&Draft::default()).boards.remove(0).items;
        let is_taken = |item: &&Item| matches!(item, Item::Tree(_) | Item::Block(..));
        let taken: Vec<Cell> =
            items.iter().filter(is_taken).flat_map(Item::cells).copied().collect();
        for item in &items {
            let Item::Ghost(ghost) = item else { continue };
            assert!(ghost.cells().iter().any(|cell| taken.contains(cell)), "{contact}: {ghost:?}");
            seen += 1;
        }
    }
    assert!(seen > 0, "a match ends because nothing fits");
}

#[test]
fn typed_squares_are_matched_in_any_order_with_or_without_the_piece() {
    let sight = sight("c3,d6,a8");
    let found = |typed: &str| {
        let offered = sight.suggest(WHITE, typed, 100);
        offered.into_iter().map(|offer| offer.text).collect::<Vec<_>>()
    };
    for typed in ["t f5 e5", "T e5 f5", "t f5,e", "tf5e5g5", "f5 e5", "Tn e5 f5", "tn@e5"] {
        assert!(found(typed).contains(&"Tn@e5".to_string()), "{typed}: {:?}", found(typed));
    }
    assert!(found("t f5 e5").iter().all(|mv| mv.starts_with('T')));
    assert!(found("ts f5 e5").iter().all(|mv| mv.starts_with("Ts")));
    assert!(!found("te5 f5").is_empty());
    assert!(found("t z9").is_empty() && found("tü").is_empty());
}

#[test]
fn the_prompt_names_the_piece_and_its_squares() {
    let answer = sight("c3,d6,g4").choices(WHITE, &Draft::of(&["T", "Tn@d1"])).unwrap();
    assert_eq!(in_english(&GAME, &answer.prompt), "Build T on d1 e1 e2 f1.");
}
