//! Input on the board: a piece in its rotations, trees, and pieces to name.

use kastell::Kastell;
use rules::{BoardOption, BoardStep, Draft, Next, Plugin, Seat, Table, Viewer};
use testkit::{opening, setup};

const GAME: Plugin<Kastell> = Plugin::new();

fn step(table: &dyn Table, seat: u8, draft: &Draft) -> BoardStep<String> {
    table.see(Viewer::Seat(Seat(seat))).board_step(Seat(seat), draft).unwrap()
}

fn option<'a>(step: &'a BoardStep<String>, id: &str) -> &'a BoardOption<String> {
    step.options.iter().find(|option| option.id == id).unwrap_or_else(|| panic!("no {id}"))
}

fn names(option: &BoardOption<String>) -> String {
    option.places.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[test]
fn a_piece_is_placed_in_any_rotation() {
    let table = opening(&GAME, &setup(&[("trees", "c3,d6,g4")], 2, 0), &[]);
    let root = step(&*table, 0, &Draft::default());
    assert_eq!(names(option(&root, "T")), "t0.5");
    let Next::Step(put) = &option(&root, "T").next else { panic!("T can be built") };
    let forms: Vec<&str> = put.forms.iter().map(|form| form.id.as_str()).collect();
    assert_eq!(forms, ["Tn", "Te", "Ts", "Tw"], "clockwise");
    let place = option(put, "Tn@a1");
    assert_eq!(
        (names(place), place.form.as_deref()),
        ("b0.a1 b0.b1 b0.b2 b0.c1".into(), Some("Tn"))
    );
    assert_eq!(put.twin, None);
    let Next::Step(put) = &option(&root, "S").next else { panic!("S can be built") };
    assert_eq!(put.twin.as_deref(), Some("Z"));
}

#[test]
fn a_named_piece_is_the_only_buildable_piece() {
    let options = [("picker", "opponent"), ("trees", "c3,d6,g4")];
    let table = opening(&GAME, &setup(&options, 2, 0), &[]);
    let naming = step(&*table, 1, &Draft::default());
    assert_eq!(names(option(&naming, "S")), "t0.4", "of the other tray");
    let table = opening(&GAME, &setup(&options, 2, 0), &["pick S"]);
    let root = step(&*table, 0, &Draft::default());
    assert!(matches!(option(&root, "T").next, Next::Dead(_)));
    let Next::Step(put) = &option(&root, "S").next else { panic!("S can be built") };
    assert_eq!(put.twin, None, "Z isn't named");
}

#[test]
fn trees_are_planted_and_removed_one_by_one() {
    let table = opening(&GAME, &setup(&[("trees", "black")], 2, 0), &[]);
    let mut draft = Draft::default();
    for square in ["g4", "c3", "a1", "a1", "d6"] {
        let Next::Draft(next) = option(&step(&*table, 1, &draft), square).next.clone() else {
            panic!("{square} edits the draft")
        };
        draft = next;
    }
    assert_eq!(draft.joined(), "c3.d6.g4");
    let planted = step(&*table, 1, &draft);
    assert_eq!(planted.complete.unwrap().mv, "trees c3,d6,g4");
    assert_eq!(planted.options.len(), 3, "only trees can be tapped");
}
