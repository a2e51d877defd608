//! Tests of attempts: a turn that has to win, and what an attempt says on the way.

use matches::{Day, ExerciseId, ExerciseKind, Timestamp};
use puzzles::{Trail, Verdict};
use rules::Viewer;

use crate::app::puzzles::exercise_page;
use crate::app::puzzles::tests::{ADA, Desk, NOW, has_line};

/// A daily puzzle of Castle Keep, and a ply that keeps the turn and is not on the shown line.
fn beside_the_line(desk: &Desk) -> (ExerciseId, String) {
    let today = Day::at(Timestamp(NOW), None).0;
    let found = (0..30).find_map(|days| {
        let kind = ExerciseKind::Daily(Day(today - days));
        let id = ExerciseId { game: "castle-keep".into(), kind };
        let source = desk.app.matches().exercise_source(&id).unwrap();
        let exercise = source.exercise(desk.app.matches().puzzle_game(&id.game).unwrap()).unwrap();
        let (table, _) = exercise.replay(&Trail::default()).unwrap();
        let moves = table.see(Viewer::Seat(exercise.seat())).legal(exercise.seat()).moves;
        let is_shown = |mv: &str| source.puzzle().unwrap().shown_line().any(|shown| shown == mv);
        let keeps_turn = |mv: &String| {
            let verdict = exercise.judge(&Trail::default(), mv);
            matches!(verdict, Verdict::Right { is_done: false, .. }) && !is_shown(mv)
        };
        let mv = moves.iter().find(|mv| keeps_turn(mv)).cloned()?;
        Some((id, mv))
    });
    found.unwrap()
}

#[test]
fn a_ply_of_a_turn_that_has_to_win_is_called_neither_right_nor_wrong() {
    let mut desk = Desk::new();
    let (id, mv) = beside_the_line(&desk);
    let told = desk.play(&id, &mv);
    assert_eq!(desk.app.matches().exercise_attempt(ADA, &id).unwrap().trail.moves, [mv.clone()]);
    assert!(!has_line(&told, "puzzles-right"), "{:?}", told.lines);
    assert!(!has_line(&told, "puzzles-wrong"), "{:?}", told.lines);

    let mut desk = Desk::new();
    let by = desk.by();
    let said = exercise_page::try_move(&desk.app, by, &id, &mv).unwrap();
    assert!(said.is_none(), "{said:?}");
}
