//! The checks of lessons and puzzles: they can be played, and their messages are short enough.

use std::collections::BTreeSet;

use puzzles::{Exercise, Goal, Lesson, Puzzle, Trail, Verdict, Wanted};
use rules::{Game, MessageSpec, Seat, Table, Viewer};

use crate::english::in_english;
use crate::stored_message::stored_fault;

/// The fewest and the most lessons of a game that has any.
const LESSONS: std::ops::RangeInclusive<usize> = 5..=8;

/// The longest sentence of a lesson, which a person reads on a phone.
const LONGEST: usize = 420;

/// Checks every lesson and puzzle of a game.
///
/// # Panics
///
/// If a lesson or puzzle breaks a rule.
#[track_caller]
pub fn check_lessons_and_puzzles(game: &'static dyn Game) {
    let lessons = Lesson::read_all(game.info().lessons).unwrap_or_else(|error| panic!("{error}"));
    assert!(lessons.is_empty() || LESSONS.contains(&lessons.len()), "{} lessons", lessons.len());

    for lesson in &lessons {
        check_lesson(game, lesson);
        for message in lesson.messages(game.info().id) {
            let text = in_english(game, &message);
            assert!(text.chars().count() <= LONGEST, "{}: {text} is too long", lesson.name);
        }
    }
    let puzzles =
        Puzzle::read_packed(game.info().puzzles).unwrap_or_else(|error| panic!("{error}"));
    let mut lines = BTreeSet::new();
    for (number, puzzle) in puzzles.iter().enumerate() {
        check_puzzle(game, puzzle, number);
        assert!(lines.insert(puzzle.to_line()), "puzzle {number} is there twice");
    }
}

fn check_lesson(game: &'static dyn Game, lesson: &Lesson) {
    let name = &lesson.name;
    let exercise = Exercise::of_lesson(game, lesson);
    let (wanted, wrong) = lesson.forms();
    assert!(!wanted.is_empty(), "{name}: nothing is wanted");
    let mut trails = vec![Trail::default()];
    for (step, forms) in wanted.iter().enumerate() {
        let mut next = Vec::new();
        for trail in &trails {
            let (table, _) =
                exercise.replay(trail).unwrap_or_else(|| panic!("{name}: step {step}"));
            let legal = legal(table.as_ref(), lesson.seat);
            let is_wanted = |mv: &str| forms.iter().any(|form| form.is_met_by(mv));
            for form in *forms {
                assert!(legal.iter().any(|mv| form.is_met_by(mv)), "{name}: no move is {form:?}");
            }
            for mv in legal.iter().filter(|mv| is_wanted(mv)) {
                match exercise.judge(trail, mv) {
                    Verdict::Right { trail, is_done } => {
                        assert_eq!(is_done, step + 1 == wanted.len(), "{name}: {mv}");
                        assert!(exercise.replay(&trail).is_some(), "{name}: no reply to {mv}");
                        assert_eq!(exercise.goes_on_after(&trail), !is_done, "{name}: {mv}");
                        next.push(trail);
                    }
                    other => panic!("{name}: {mv} is {other:?}"),
                }
            }
            let other = legal.iter().find(|mv| !is_wanted(mv));
            if let Some(mv) = other {
                assert!(matches!(exercise.judge(trail, mv), Verdict::Wrong(_)), "{name}: {mv}");
            }
            if step == 0 {
                check_wrong(name, &legal, &wrong, &is_wanted);
            }
        }
        trails = next;
    }
}

/// Checks that each form of wrong moves fits a legal move of the first step, and no wanted move.
fn check_wrong(name: &str, legal: &[String], wrong: &[&Wanted], is_wanted: &dyn Fn(&str) -> bool) {
    for form in wrong {
        let met: Vec<_> = legal.iter().filter(|mv| form.is_met_by(mv)).collect();
        assert!(!met.is_empty(), "{name}: no move is wrong as {form:?}");
        assert!(!met.iter().any(|mv| is_wanted(mv)), "{name}: {form:?} is wanted, too");
    }
}

fn check_puzzle(game: &'static dyn Game, puzzle: &Puzzle, number: usize) {
    let id = game.info().id;
    let exercise = Exercise::of_puzzle(game, puzzle);
    let exercise = exercise.unwrap_or_else(|| panic!("{id} {number}: its line can't be played"));
    let mut trail = Trail::default();
    let mut table = puzzle.position.table(game).expect("the exercise has read it");
    for moves in &puzzle.line {
        let rules::Status::ToMove(seats) = table.status() else {
            panic!("{id} {number}: it is over")
        };
        if !seats.contains(puzzle.seat) {
            let reply = moves.first().expect("a reply");
            table.play(seats.iter().next().expect("a seat"), reply).expect("a legal reply");
            continue;
        }
        assert!(exercise.goes_on_after(&trail), "{id} {number}: {trail:?} isn't its own");
        let legal = legal(table.as_ref(), puzzle.seat);
        for mv in moves {
            assert!(legal.contains(mv), "{id} {number}: {mv} is not legal");
            let is_right = matches!(exercise.judge(&trail, mv), Verdict::Right { .. });
            assert!(is_right, "{id} {number}: {mv} is not right");
        }
        // Later moves may be forced.
        if puzzle.goal == Goal::Win && trail.moves.is_empty() {
            assert!(legal.len() > moves.len(), "{id} {number}: there is nothing to find");
        }
        table.play(puzzle.seat, &moves[0]).expect("a legal move");
        trail = trail.then(&moves[0]);
    }
    let before = Trail { moves: trail.moves[..trail.moves.len() - 1].to_vec() };
    let last = trail.moves.last().expect("a move to find");
    let is_done = matches!(exercise.judge(&before, last), Verdict::Right { is_done: true, .. });
    assert!(is_done, "{id} {number}: the line doesn't solve it");
    check_reason(game, puzzle, number);
}

/// Checks that the stored reason is still a message of the game, as later versions change their messages.
fn check_reason(game: &dyn Game, puzzle: &Puzzle, number: usize) {
    let Some(why) = &puzzle.why else { return };
    let id = game.info().id;
    assert!(why.id().is_some(), "{id} {number}: a reason is a message");
    let rooms = [rules::WORDS, game.info().words];
    let known: Vec<MessageSpec> =
        rooms.iter().flat_map(|room| room.known.iter().copied().flatten().copied()).collect();
    let fault = stored_fault(&known, why);
    assert!(fault.is_none(), "{id} {number}: {}", fault.unwrap_or_default());
}

fn legal(table: &dyn Table, seat: Seat) -> Vec<String> {
    table.see(Viewer::Seat(seat)).legal(seat).moves
}

/// Checks the first puzzles of a game by trying every move: the shown move wins, and another one loses.
///
/// # Panics
///
/// If a puzzle is wrong, or trying every move takes more than a million positions.
#[track_caller]
pub fn check_forced_wins(game: &'static dyn Game, count: usize) {
    const PLIES: u32 = 40;
    const POSITIONS: u64 = 1_000_000;
    let puzzles =
        Puzzle::read_packed(game.info().puzzles).unwrap_or_else(|error| panic!("{error}"));
    assert!(puzzles.len() >= count, "{} puzzles", puzzles.len());
    for puzzle in &puzzles[..count] {
        let table = puzzle.position.table(game).expect("a position");
        let wins = |table: &dyn Table, seat, plies, positions| {
            table.see(Viewer::Seat(seat)).forces_win(seat, plies, positions)
        };
        assert_eq!(wins(table.as_ref(), puzzle.seat, PLIES, POSITIONS), Ok(Some(true)));
        assert_eq!(wins(table.as_ref(), puzzle.seat, 0, POSITIONS), Ok(Some(false)));
        assert_eq!(wins(table.as_ref(), puzzle.seat, PLIES, 0), Ok(None));
        let legal = legal(table.as_ref(), puzzle.seat);
        let wrong = legal.iter().find(|mv| !puzzle.line[0].contains(mv)).expect("a wrong move");
        let mut lost = table.duplicate();
        lost.play(puzzle.seat, wrong).expect("a legal move");
        let other = puzzle.seat.other();
        assert_eq!(wins(lost.as_ref(), other, PLIES, POSITIONS), Ok(Some(true)), "{wrong}");
    }
}
