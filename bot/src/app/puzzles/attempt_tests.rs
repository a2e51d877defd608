//! Tests of attempts: the sentences while a turn goes on, and exercises that have changed since an attempt.

use std::sync::Arc;

use matches::{AttemptState, Day, ExerciseId, ExerciseKind, Timestamp};
use puzzles::{Trail, Verdict};
use rules::Viewer;
use store::{Batch, MemoryStore, Range, Store};

use crate::app::press::PuzzlePress;
use crate::app::puzzles::tests::{ADA, Desk, NOW, has_line};
use crate::app::puzzles::{exercise_page, lessons};

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
    assert_eq!(
        desk.app.matches().exercise_attempt(ADA, &id).unwrap().trail.moves,
        std::slice::from_ref(&mv)
    );
    assert!(!has_line(&told, "puzzles-right"), "{:?}", told.lines);
    assert!(!has_line(&told, "puzzles-wrong"), "{:?}", told.lines);

    let mut desk = Desk::new();
    let by = desk.by();
    let said = exercise_page::try_move(&desk.app, by, &id, &mv).unwrap();
    assert!(said.is_none(), "{said:?}");
}

fn lesson(number: u8) -> ExerciseId {
    ExerciseId { game: "kastell".into(), kind: ExerciseKind::Lesson(number.into()) }
}

/// Moves an attempt to another lesson, as if a release had changed that lesson since the attempt.
fn move_attempt(store: &MemoryStore, from: u8, to: u8) {
    let all = Range { from: vec![0], to: vec![0xff], most: 100, backward: false };
    let rows = store.scan(&all).unwrap();
    let is_from = |key: &[u8]| key.ends_with(&[b'l', 0, 0, 0, 0, 0, 0, 0, from]);
    let (mut key, row) = rows.into_iter().find(|(key, _)| is_from(key)).unwrap();
    *key.last_mut().unwrap() = to;
    let writes = vec![(key, Some(row))];
    store.commit(Batch { writes, ..Batch::default() }).unwrap();
}

#[test]
fn an_open_lesson_that_has_changed_begins_anew() {
    let store = Arc::new(MemoryStore::new());
    let mut desk = Desk::over(Arc::clone(&store));
    desk.play(&lesson(3), "Ls@a7");
    move_attempt(&store, 3, 0);
    let by = desk.by();
    let opened = lessons::learn(&desk.app, by, "kastell").unwrap();
    assert_eq!(opened.retry, Some(PuzzlePress::Open(lesson(0)).into()));
    let (right, _) = desk.moves(&lesson(0));
    desk.play(&lesson(0), &right);
    let attempt = desk.app.matches().exercise_attempt(ADA, &lesson(0)).unwrap();
    assert_eq!((attempt.state, attempt.trail.moves), (AttemptState::Solved, vec![right]));
}

#[test]
fn a_solved_lesson_that_has_changed_stays_solved() {
    let store = Arc::new(MemoryStore::new());
    let mut desk = Desk::over(Arc::clone(&store));
    desk.play(&lesson(3), "Ls@a7");
    desk.play(&lesson(3), "Je@a1");
    move_attempt(&store, 3, 2);
    let opened = desk.press(PuzzlePress::Open(lesson(2))).unwrap();
    assert!(has_line(&opened, "kastell-lesson-last-done"), "{:?}", opened.lines);
    assert!(!opened.pictures.is_empty());
}
