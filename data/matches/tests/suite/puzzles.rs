//! Tests of puzzles and lessons: tries, streaks, ratings, tables, export and erasure.

use std::sync::Arc;

use matches::{
    AttemptState, ChallengeLimits, DailyDue, DailyPost, Day, ExerciseId, ExerciseKind, Key,
    Matches, PlayerId, Refused, Request, Timestamp, TriedMove, TryOutcome,
};
use puzzles::{Exercise, Trail, Verdict};
use rules::{Game, Viewer};
use store::{Batch, MemoryStore, Range, Store};

const DAY: u64 = 24 * 60 * 60 * 1000;

/// The morning of 2026-11-24 in UTC.
pub(crate) const START: u64 = 1_795_500_000_000;

const ADA: u64 = 7;
const SERVER: u64 = 900;

/// The service with the puzzles of all games.
pub(crate) struct Desk {
    matches: Matches,
    keys: std::cell::Cell<u64>,
}

impl Desk {
    fn new() -> Self {
        Self::over(Arc::new(MemoryStore::new()))
    }

    pub(crate) fn over(store: Arc<dyn Store>) -> Self {
        let matches = Matches::new(store, ::games::CATALOG, ChallengeLimits::default());
        Self { matches, keys: std::cell::Cell::new(0) }
    }

    fn by(&self, player: u64, now: u64) -> Request {
        self.keys.set(self.keys.get() + 1);
        Request { player: PlayerId(player), key: Key(self.keys.get()), now: Timestamp(now) }
    }

    fn attempt(&self, player: u64, id: &ExerciseId) -> matches::Attempt {
        self.matches.exercise_attempt(PlayerId(player), id).unwrap()
    }

    fn try_as(&self, by: Request, id: &ExerciseId, mv: &str) -> TryOutcome {
        let tried = TriedMove { text: mv, server: Some(SERVER) };
        self.matches.try_exercise(by, id, tried).unwrap().outcome
    }

    /// The next right move of an open attempt, and a wrong one. `None` if every legal move is right.
    fn moves(&self, player: u64, id: &ExerciseId) -> (String, Option<String>) {
        let source = self.matches.exercise_source(id).unwrap();
        let exercise = source.exercise(kastell()).unwrap();
        let trail = self.attempt(player, id).trail;
        moves_of(&exercise, &trail)
    }

    /// Solves an exercise after this many wrong tries.
    pub(crate) fn solve(&self, player: u64, now: u64, id: &ExerciseId, wrong: usize) {
        for _ in 0..wrong {
            let (_, wrong) = self.moves(player, id);
            assert_eq!(self.try_as(self.by(player, now), id, &wrong.unwrap()), TryOutcome::Wrong);
        }
        while !self.attempt(player, id).is_over() {
            let (right, _) = self.moves(player, id);
            let outcome = self.try_as(self.by(player, now), id, &right);
            assert!(matches!(outcome, TryOutcome::Right | TryOutcome::Solved), "{outcome:?}");
        }
    }
}

pub(crate) fn moves_of(exercise: &Exercise<'_>, trail: &Trail) -> (String, Option<String>) {
    let (table, _) = exercise.replay(trail).unwrap();
    let legal = table.see(Viewer::Seat(exercise.seat())).legal(exercise.seat()).moves;
    let is = |mv: &&String, right: bool| {
        matches!(exercise.judge(trail, mv), Verdict::Right { .. }) == right
    };
    let right = legal.iter().find(|mv| is(mv, true)).unwrap().clone();
    (right, legal.iter().find(|mv| is(mv, false)).cloned())
}

pub(crate) fn kastell() -> &'static dyn Game {
    ::games::find("kastell").unwrap()
}

pub(crate) fn daily(day: Day) -> ExerciseId {
    ExerciseId { game: "kastell".into(), kind: ExerciseKind::Daily(day) }
}

pub(crate) fn day(number: u64) -> (u64, Day) {
    let now = START + number * DAY;
    (now, Day::at(Timestamp(now), None))
}

#[test]
fn three_wrong_tries_end_a_puzzle_and_a_repeated_request_counts_once() {
    let desk = Desk::new();
    let id = daily(day(0).1);
    let wrong = desk.moves(ADA, &id).1.unwrap();
    let twice = desk.by(ADA, START);
    for _ in 0..2 {
        assert_eq!(desk.try_as(twice, &id, &wrong), TryOutcome::Wrong);
        assert_eq!(desk.attempt(ADA, &id).wrong, 1);
    }
    assert_eq!(desk.try_as(desk.by(ADA, START), &id, "nonsense"), TryOutcome::Nothing);
    assert_eq!(desk.attempt(ADA, &id).wrong, 1, "an illegal move is no try");
    desk.try_as(desk.by(ADA, START), &id, &wrong);
    desk.try_as(desk.by(ADA, START), &id, &wrong);
    assert_eq!(desk.attempt(ADA, &id).state, AttemptState::Failed);
    assert_eq!(desk.try_as(desk.by(ADA, START), &id, &wrong), TryOutcome::Nothing);
    assert_eq!(desk.matches.streak(PlayerId(ADA), Timestamp(START)).unwrap().length, 0);
}

#[test]
fn a_repeated_wrong_move_after_a_right_one_is_still_wrong() {
    let desk = Desk::new();
    let of_two_moves = (0..60).find_map(|number| {
        let id = daily(day(number).1);
        let source = desk.matches.exercise_source(&id).unwrap();
        let exercise = source.exercise(kastell()).unwrap();
        let (right, _) = moves_of(&exercise, &Trail::default());
        let verdict = exercise.judge(&Trail::default(), &right);
        matches!(verdict, Verdict::Right { is_done: false, .. }).then_some((id, right))
    });
    let (id, right) = of_two_moves.unwrap();
    let twice = desk.by(ADA, START);
    for _ in 0..2 {
        assert_eq!(desk.try_as(twice, &id, &right), TryOutcome::Right);
    }
    let wrong = desk.moves(ADA, &id).1.unwrap();
    let twice = desk.by(ADA, START);
    for _ in 0..2 {
        assert_eq!(desk.try_as(twice, &id, &wrong), TryOutcome::Wrong);
        assert_eq!(desk.attempt(ADA, &id).wrong, 1);
    }
}

#[test]
fn a_solved_daily_puzzle_counts_for_streak_ratings_and_table() {
    let desk = Desk::new();
    for number in [0, 1, 3] {
        let (now, day) = day(number);
        desk.solve(ADA, now, &daily(day), usize::from(number == 1));
    }
    let now = Timestamp(day(3).0);
    let streak = desk.matches.streak(PlayerId(ADA), now).unwrap();
    assert_eq!((streak.length, streak.can_freeze), (3, false));
    let rating = desk.matches.puzzle_rating(PlayerId(ADA), "kastell", now).unwrap();
    assert_eq!((rating.tried, rating.solved), (3, 2));
    // The week began on Monday, 2026-11-23. Ada has 3, 2 and 3 points, and player 8 has 1.
    desk.solve(8, day(0).0, &daily(day(0).1), 2);
    let table = desk.matches.puzzle_table(SERVER, day(3).1).unwrap();
    let points: Vec<_> = table.iter().map(|rank| (rank.player.0, rank.points)).collect();
    assert_eq!(points, [(ADA, 8), (8, 1)]);
    assert_eq!(desk.matches.puzzle_table(SERVER, day(9).1), Ok(Vec::new()));
}

#[test]
fn a_puzzle_gives_no_points_after_its_answer_is_posted() {
    let desk = Desk::new();
    let (_, yesterday) = day(0);
    let (now, today) = day(1);
    let (hour, zone) = (6, "UTC".into());
    let post = DailyPost { channel: 5, hour, zone, key: Key(1_000), posted: None };
    desk.matches.set_daily_post(SERVER, Some(post.clone()), Timestamp(now)).unwrap();
    desk.solve(8, now, &daily(yesterday), 0);
    assert_eq!(desk.matches.puzzle_table(SERVER, today).unwrap().len(), 1, "it is open still");
    desk.matches.note_daily_post(SERVER, &post, today).unwrap();
    desk.solve(ADA, now, &daily(yesterday), 0);
    let table = desk.matches.puzzle_table(SERVER, today).unwrap();
    assert_eq!(table.iter().map(|rank| rank.player.0).collect::<Vec<_>>(), [8]);
}

#[test]
fn a_daily_puzzle_of_another_day_is_practice() {
    let desk = Desk::new();
    desk.solve(ADA, day(5).0, &daily(day(0).1), 0);
    let now = Timestamp(day(5).0);
    assert_eq!(desk.matches.streak(PlayerId(ADA), now).unwrap().length, 0);
    assert_eq!(desk.matches.puzzle_table(SERVER, day(0).1), Ok(Vec::new()));
}

#[test]
fn a_puzzle_is_rated_once_as_daily_and_as_practice() {
    let desk = Desk::new();
    let id = daily(day(0).1);
    let number = desk.matches.puzzle_number(&id).unwrap().unwrap();
    desk.solve(ADA, START, &id, 0);
    let same = ExerciseId { game: "kastell".into(), kind: ExerciseKind::Puzzle(number) };
    desk.solve(ADA, START, &same, 1);
    let now = Timestamp(START);
    let rating = desk.matches.puzzle_rating(PlayerId(ADA), "kastell", now).unwrap();
    assert_eq!((rating.tried, rating.solved), (1, 1));
    let next = desk.matches.next_puzzle(PlayerId(ADA), "kastell", None, now).unwrap();
    assert!(next.is_some() && next != Some(number));
}

#[test]
fn a_daily_puzzle_of_these_days_is_no_practice_before_it_is_done() {
    let desk = Desk::new();
    let number = |day| desk.matches.puzzle_number(&daily(day)).unwrap();
    let practice = |day| {
        let kind = ExerciseKind::Puzzle(number(day).unwrap());
        ExerciseId { game: "kastell".into(), kind }
    };
    let is_kept = |id: &ExerciseId| {
        desk.matches.is_kept_for_daily(PlayerId(ADA), id, Timestamp(START)).unwrap()
    };
    let today = day(0).1;
    for day in [today.previous(), today, today.next()] {
        assert!(is_kept(&practice(day)) && !is_kept(&daily(day)), "{day}");
    }
    assert!(!is_kept(&practice(today.next().next())));
    // The daily puzzle of another date may have the same number.
    let mut former = (1..).map(|days| Day(today.0 - days));
    let former = former.find(|&day| !day.is_near(today) && number(day) == number(today)).unwrap();
    assert!(is_kept(&daily(former)));
    desk.solve(ADA, START, &daily(today), 0);
    assert!(!is_kept(&practice(today)) && !is_kept(&daily(former)));

    let next = |now| desk.matches.next_puzzle(PlayerId(8), "kastell", None, Timestamp(now));
    let nearest = next(START).unwrap();
    let now = (0..).map(day).find(|&(_, day)| number(day) == nearest).unwrap().0;
    assert_ne!(next(now).unwrap(), nearest);
}

#[test]
fn a_lesson_allows_any_number_of_tries_and_can_be_restarted() {
    let desk = Desk::new();
    let id = ExerciseId { game: "kastell".into(), kind: ExerciseKind::Lesson(2) };
    desk.solve(ADA, START, &id, 5);
    assert_eq!(desk.attempt(ADA, &id).state, AttemptState::Solved);
    desk.matches.restart_exercise(desk.by(ADA, START), &id).unwrap();
    assert_eq!(desk.attempt(ADA, &id).state, AttemptState::Open);
}

#[test]
fn an_attempt_begins_anew_if_its_moves_do_not_fit_the_lesson_any_more() {
    let store = Arc::new(MemoryStore::new());
    let desk = Desk::over(Arc::clone(&store) as Arc<dyn Store>);
    let lesson = |number| ExerciseId { game: "kastell".into(), kind: ExerciseKind::Lesson(number) };
    assert_eq!(desk.try_as(desk.by(ADA, START), &lesson(3), "Ls@a7"), TryOutcome::Right);
    // As if a release had changed the first lessons: the person's moves in them are those of this lesson.
    let all = Range { from: vec![0], to: vec![0xff], most: 100, backward: false };
    let of_lesson = [b'l', 0, 0, 0, 0, 0, 0, 0, 3];
    let rows = store.scan(&all).unwrap();
    let (key, row) = rows.into_iter().find(|(key, _)| key.ends_with(&of_lesson)).unwrap();
    for number in [0, 2] {
        let mut other = key.clone();
        *other.last_mut().unwrap() = number;
        let writes = vec![(other, Some(row.clone()))];
        store.commit(Batch { writes, ..Batch::default() }).unwrap();
        let id = lesson(number.into());
        assert_eq!(desk.attempt(ADA, &id).trail, Trail::default());
        desk.matches.keep_exercise_draft(PlayerId(ADA), &id, &["x".to_owned()], Key(5)).unwrap();
        assert_eq!(desk.attempt(ADA, &id).draft, ["x"], "a choice of the new attempt is kept");
        desk.solve(ADA, START, &id, 0);
        assert_eq!(desk.attempt(ADA, &id).trail.moves.len(), 1);
    }
    assert_eq!(desk.attempt(ADA, &lesson(3)).trail.moves, ["Ls@a7"]);
}

#[test]
fn erasing_a_player_removes_their_puzzle_data() {
    let desk = Desk::new();
    desk.solve(ADA, START, &daily(day(0).1), 0);
    let exported = desk.matches.export_data(PlayerId(ADA), Timestamp(START)).unwrap();
    assert!(exported.contains("2026-11-24") && exported.contains("\"longest\": 1"), "{exported}");
    assert_eq!(desk.matches.stored_data(PlayerId(ADA)).unwrap().puzzles, 1);
    desk.matches.erase(PlayerId(ADA), Timestamp(START)).unwrap();
    assert_eq!(desk.matches.stored_data(PlayerId(ADA)).unwrap().puzzles, 0);
    assert_eq!(desk.matches.puzzle_table(SERVER, day(0).1), Ok(Vec::new()));
    assert!(!desk.attempt(ADA, &daily(day(0).1)).is_over());
    assert_eq!(desk.matches.streak(PlayerId(ADA), Timestamp(START)).unwrap().length, 0);
}

#[test]
fn an_exercise_draft_is_kept_and_unknown_exercises_are_refused() {
    let desk = Desk::new();
    let id = daily(day(0).1);
    let steps = vec!["T".to_owned()];
    desk.matches.keep_exercise_draft(PlayerId(ADA), &id, &steps, Key(5)).unwrap();
    let attempt = desk.attempt(ADA, &id);
    assert_eq!((attempt.draft, attempt.mark), (steps, Some(Key(5))));
    let far = ExerciseId { game: "kastell".into(), kind: ExerciseKind::Puzzle(u32::MAX) };
    assert_eq!(desk.matches.exercise_source(&far).unwrap_err(), Refused::NoSuchExercise);
    let other = ExerciseId { game: "nothing".into(), kind: ExerciseKind::Puzzle(0) };
    assert_eq!(desk.matches.exercise_source(&other).unwrap_err(), Refused::UnknownGame);
}

#[test]
fn a_server_posts_each_daily_puzzle_once_even_if_its_hour_changes() {
    let desk = Desk::new();
    let post = |hour, key| DailyPost {
        channel: 5,
        hour,
        zone: "Europe/Berlin".into(),
        key: Key(key),
        posted: None,
    };
    let now = Timestamp(START);
    desk.matches.set_daily_post(SERVER, Some(post(6, 1)), now).unwrap();
    let first = desk.matches.daily_post(SERVER).unwrap().unwrap();
    let DailyDue::Post(today) = first.due(now) else { panic!("it is due") };
    assert_eq!(desk.matches.note_daily_post(SERVER, &first, today), Ok(true));
    desk.matches.set_daily_post(SERVER, Some(post(7, 2)), now).unwrap();
    assert_eq!(desk.matches.note_daily_post(SERVER, &first, today), Ok(false), "it is replaced");
    let second = desk.matches.daily_post(SERVER).unwrap().unwrap();
    assert!(matches!(second.due(now), DailyDue::Wait(at) if at > now));
    desk.matches.set_daily_post(SERVER, None, now).unwrap();
    assert_eq!(desk.matches.daily_post(SERVER), Ok(None));
    desk.matches.set_daily_post(SERVER, Some(post(6, 3)), now).unwrap();
    let third = desk.matches.daily_post(SERVER).unwrap().unwrap();
    assert_eq!(third.posted, Some(today), "off and on again posts no day twice");
    assert_eq!(desk.matches.end_daily_post(SERVER, second.key), Ok(false), "it is replaced");
    assert_eq!(desk.matches.end_daily_post(SERVER, third.key), Ok(true));
    assert_eq!(desk.matches.daily_post(SERVER), Ok(None));
}
