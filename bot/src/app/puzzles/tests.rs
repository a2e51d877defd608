//! Puzzles and lessons on their panels, from the command to the result.

use std::sync::Arc;

use matches::{
    Absence, Analysis, AttemptState, ChallengeLimits, Day, ExerciseId, ExerciseKind, Judgment, Key,
    MatchId, Matches, OfferReply, Place, PlayerId, PreferenceOwner, Reply, Request, Timestamp,
    Vacancy,
};
use puzzles::{Exercise, Trail, Verdict};
use rules::{Draft, Level, Seat, Viewer};
use store::MemoryStore;

use crate::app::answer::{Answer, Result};
use crate::app::context::App;
use crate::app::press::{ExerciseAction, Press, PressContext, PuzzlePress, Standpoint};
use crate::app::puzzles::puzzle_result::share_result;
use crate::app::state::web_links::WebLinks;
use crate::app::testing::kastell;
use crate::app::{dispatch, puzzles as feature};
use crate::clock::Clock;

pub(super) const ADA: PlayerId = PlayerId(1);

/// 2026-11-24 in the morning.
pub(super) const NOW: u64 = 1_795_500_000_000;

pub(super) struct Desk {
    pub(super) app: App,
    keys: u64,
}

impl Desk {
    pub(super) fn new() -> Self {
        Self::over(Arc::new(MemoryStore::new()))
    }

    pub(super) fn over(store: Arc<MemoryStore>) -> Self {
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        Self { app: App::new(matches, Clock::default()), keys: 0 }
    }

    pub(super) fn by(&mut self) -> Request {
        self.keys += 1;
        Request { player: ADA, key: Key(self.keys), now: Timestamp(NOW) }
    }

    fn by_other(&mut self, player: PlayerId) -> Request {
        Request { player, ..self.by() }
    }

    /// Stores an analysis of a match of one ply, in which that ply was a mistake.
    fn keep_mistake(&self, id: MatchId, best: &str) {
        let (best, played) = (best.into(), Some(-0.9));
        let judgment = Judgment { seat: Seat(0), value: 0.9, is_proven: false, best, played };
        let analysis = Analysis { judged: vec![Some(judgment)], is_whole: true };
        self.app.matches().keep_analysis(id, &analysis).unwrap();
    }

    pub(super) fn press(&mut self, press: impl Into<Press>) -> Result {
        let place = Place { server: Some(9), channel: 8, thread: None };
        let from = Standpoint { place, manages: false, moderates: false };
        let (roles, name, departed) = (Vec::new(), "Ada".into(), Vec::new());
        let may_post = true;
        let context = PressContext { input: None, from, roles, name, departed, may_post };
        let by = self.by();
        dispatch::press(&self.app, by, &press.into(), &context)
    }

    /// A right move, and a wrong one if there is any.
    pub(super) fn moves(&self, id: &ExerciseId) -> (String, Option<String>) {
        let source = self.app.matches().exercise_source(id).unwrap();
        let game = self.app.matches().puzzle_game(&id.game).unwrap();
        let exercise = source.exercise(game).unwrap();
        let trail = self.app.matches().exercise_attempt(ADA, id).unwrap().trail;
        moves_of(&exercise, &trail)
    }

    /// Chooses a move on the panel and confirms it.
    pub(super) fn play(&mut self, id: &ExerciseId, mv: &str) -> Answer {
        let source = self.app.matches().exercise_source(id).unwrap();
        let game = self.app.matches().puzzle_game(&id.game).unwrap();
        let exercise = source.exercise(game).unwrap();
        let trail = self.app.matches().exercise_attempt(ADA, id).unwrap().trail;
        let (table, _) = exercise.replay(&trail).unwrap();
        let draft = table.see(Viewer::Seat(exercise.seat())).draft_of(exercise.seat(), mv).unwrap();
        let mark = self.by().key;
        self.app.matches().keep_exercise_draft(ADA, id, &draft.steps, mark).unwrap();
        let action = ExerciseAction::Play;
        self.press(PuzzlePress::OnPanel { id: id.clone(), mark: Some(mark), action }).unwrap()
    }
}

fn moves_of(exercise: &Exercise<'_>, trail: &Trail) -> (String, Option<String>) {
    let (table, _) = exercise.replay(trail).unwrap();
    let legal = table.see(Viewer::Seat(exercise.seat())).legal(exercise.seat()).moves;
    let is = |mv: &&String, right: bool| {
        matches!(exercise.judge(trail, mv), Verdict::Right { .. }) == right
    };
    let right = legal.iter().find(|mv| is(mv, true)).unwrap().clone();
    (right, legal.iter().find(|mv| is(mv, false)).cloned())
}

fn today() -> ExerciseId {
    let day = Day::at(Timestamp(NOW), None);
    ExerciseId { game: "kastell".into(), kind: ExerciseKind::Daily(day) }
}

pub(super) fn has_line(answer: &Answer, id: &str) -> bool {
    answer.lines.iter().any(|line| line.id() == Some(id))
}

#[test]
fn a_daily_puzzle_is_tried_and_solved_on_the_panel() {
    let mut desk = Desk::new();
    let by = desk.by();
    let opened = feature::daily(&desk.app, by, "Kastell").unwrap();
    assert!(has_line(&opened, "puzzles-tries-left") && !opened.pictures.is_empty());
    let by = desk.by();
    assert!(share_result(&desk.app, by, &today()).unwrap().is_err(), "nothing is done yet");
    let (_, wrong) = desk.moves(&today());
    let told = desk.play(&today(), &wrong.unwrap());
    assert!(has_line(&told, "puzzles-wrong"), "{:?}", told.lines);
    let mut told = told;
    for _ in 0..4 {
        if has_line(&told, "puzzles-solved") {
            break;
        }
        let (right, _) = desk.moves(&today());
        told = desk.play(&today(), &right);
    }
    for line in ["puzzles-solved", "puzzles-line", "puzzles-streak", "puzzles-squares"] {
        assert!(has_line(&told, line), "{line}: {:?}", told.lines);
    }
    let by = desk.by();
    let shared = share_result(&desk.app, by, &today()).unwrap().unwrap();
    let text = format!("{:?}", shared.lines);
    assert!(text.contains("🟥🟩") && shared.pictures.is_empty(), "{text}");
}

#[test]
fn a_daily_puzzle_solved_on_the_page_counts_on_the_server_that_gave_the_link() {
    let mut desk = Desk::new();
    desk.app = desk.app.with_web_links(WebLinks::new("http://127.0.0.1:8421"));
    desk.press(PuzzlePress::OnPage(today())).unwrap();
    while !desk.app.matches().exercise_attempt(ADA, &today()).unwrap().is_over() {
        let (right, _) = desk.moves(&today());
        let by = desk.by();
        feature::exercise_page::try_move(&desk.app, by, &today(), &right).unwrap();
    }
    let day = Day::at(Timestamp(NOW), None);
    let table = desk.app.matches().puzzle_table(9, day).unwrap();
    let points: Vec<_> = table.iter().map(|rank| (rank.player, rank.points)).collect();
    assert_eq!(points, [(ADA, 3)]);
}

#[test]
fn an_opened_puzzle_does_not_reveal_its_solution() {
    let mut desk = Desk::new();
    for game in games::on_offer() {
        let day = Day::at(Timestamp(NOW), None);
        let id = ExerciseId { game: game.info().id.into(), kind: ExerciseKind::Daily(day) };
        let Ok(source) = desk.app.matches().exercise_source(&id) else { continue };
        let opened = desk.press(PuzzlePress::Open(id)).unwrap();
        let puzzle = source.puzzle().unwrap();
        let told = format!("{:?}{:?}{:?}", opened.lines, opened.buttons, opened.actions);
        assert!(!told.contains(puzzle.line[0][0].as_str()), "{}", game.info().id);
        let why = puzzle.why.as_ref().and_then(|why| why.id());
        assert!(!why.is_some_and(|why| told.contains(why)), "{}", game.info().id);
        assert!(!opened.buttons.iter().any(|button| matches!(button.press, Press::Hint(_))));
    }
}

#[test]
fn an_outdated_panel_changes_nothing() {
    let mut desk = Desk::new();
    desk.press(PuzzlePress::Open(today())).unwrap();
    let (mark, action) = (Some(Key(999_999)), ExerciseAction::Play);
    let told = desk.press(PuzzlePress::OnPanel { id: today(), mark, action }).unwrap();
    assert!(has_line(&told, "play-overtaken"), "{:?}", told.lines);
    assert_eq!(desk.app.matches().exercise_attempt(ADA, &today()).unwrap().wrong, 0);
}

#[test]
fn a_puzzle_that_is_not_out_yet_stays_closed() {
    let mut desk = Desk::new();
    let day = Day(Day::at(Timestamp(NOW), None).0 + 2);
    let id = ExerciseId { kind: ExerciseKind::Daily(day), ..today() };
    let on_panel = |action| PuzzlePress::OnPanel { id: id.clone(), mark: None, action };
    let forged = [
        PuzzlePress::Open(id.clone()),
        PuzzlePress::GiveUp(id.clone()),
        PuzzlePress::Again(id.clone()),
        on_panel(ExerciseAction::Play),
        on_panel(ExerciseAction::Restart),
    ];
    for press in forged {
        let told = desk.press(press).unwrap();
        assert!(has_line(&told, "puzzles-not-yet") && told.pictures.is_empty());
    }
    let attempt = desk.app.matches().exercise_attempt(ADA, &id).unwrap();
    assert_eq!(attempt.state, AttemptState::Open, "it was not given up");
}

#[test]
fn a_daily_puzzle_of_long_ago_is_open_only_if_it_was_begun() {
    let mut desk = Desk::new();
    let ago = |days: u32| ExerciseId {
        kind: ExerciseKind::Daily(Day(Day::at(Timestamp(NOW), None).0 - days)),
        ..today()
    };
    let old = ago(70);
    assert!(desk.press(PuzzlePress::GiveUp(old.clone())).is_err());
    let attempt = desk.app.matches().exercise_attempt(ADA, &old).unwrap();
    assert_eq!(attempt.state, AttemptState::Open, "it was not given up");
    assert!(desk.press(PuzzlePress::Open(ago(50))).is_ok());
    let by = desk.by();
    desk.app.matches().give_up_exercise(by, &old).unwrap();
    assert!(desk.press(PuzzlePress::Open(old)).is_ok(), "it was begun in time");
}

#[test]
fn a_daily_puzzle_is_not_given_up_as_practice() {
    let mut desk = Desk::new();
    let number = desk.app.matches().puzzle_number(&today()).unwrap().unwrap();
    let practice = ExerciseId { kind: ExerciseKind::Puzzle(number), ..today() };
    let told = desk.press(PuzzlePress::GiveUp(practice.clone())).unwrap();
    assert!(has_line(&told, "puzzles-not-yet") && told.pictures.is_empty());
    desk.press(PuzzlePress::GiveUp(today())).unwrap();
    let told = desk.press(PuzzlePress::Open(practice)).unwrap();
    assert!(!has_line(&told, "puzzles-not-yet"), "{:?}", told.lines);
}

#[test]
fn a_puzzle_that_does_not_exist_leaves_no_attempt() {
    let mut desk = Desk::new();
    for kind in [ExerciseKind::Puzzle(u32::MAX), ExerciseKind::Own { id: MatchId(4), ply: 2 }] {
        let id = ExerciseId { kind, ..today() };
        assert!(desk.press(PuzzlePress::GiveUp(id.clone())).is_err());
        let attempt = desk.app.matches().exercise_attempt(ADA, &id).unwrap();
        assert_eq!(attempt.state, AttemptState::Open);
    }
}

#[test]
fn a_mistake_in_an_own_match_becomes_a_puzzle_after_the_analysis() {
    let mut desk = Desk::new();
    let told = desk.press(PuzzlePress::Own).unwrap();
    assert!(has_line(&told, "puzzles-no-own"));
    let by = desk.by();
    let challenge = kastell(ADA, PlayerId::computer(Level::ALL[0], 0), Place::default());
    let id = desk.app.matches().challenge(&challenge, by.key, by.now).unwrap().id;
    let sight = desk.app.matches().view(id).unwrap().sight(Some(ADA)).unwrap();
    let moves = sight.legal(Seat(0)).moves;
    let by = desk.by();
    desk.app.matches().play(id.into(), &moves[1], by).unwrap();
    let by = desk.by();
    desk.app.matches().resign(id, by).unwrap();
    desk.keep_mistake(id, &moves[0]);
    let told = desk.press(PuzzlePress::Own).unwrap();
    assert!(has_line(&told, "puzzles-of-match"), "{:?}", told.lines);
    let own = ExerciseId { game: "kastell".into(), kind: ExerciseKind::Own { id, ply: 0 } };
    let by = desk.by();
    let next = |app: &App| feature::exercise_page::next(app, by, &own).unwrap();
    assert_eq!(next(&desk.app), Some(own.clone()));
    let other = Request { player: PlayerId(2), ..by };
    assert!(feature::exercise::refusal(&desk.app, other, &own).is_err(), "another's match");
    let solved = desk.play(&own, &moves[0]);
    assert!(has_line(&solved, "puzzles-solved"), "{:?}", solved.lines);
    let told = desk.press(PuzzlePress::Own).unwrap();
    assert!(has_line(&told, "puzzles-no-own") && next(&desk.app).is_none(), "it was solved");
}

#[test]
fn a_substitute_gets_no_puzzle_from_a_mistake_of_the_player_before() {
    let mut desk = Desk::new();
    let (ben, cleo) = (PlayerId(2), PlayerId(3));
    let challenge = kastell(ADA, ben, Place { server: Some(9), channel: 8, thread: None });
    let by = desk.by();
    let id = desk.app.matches().challenge(&challenge, by.key, by.now).unwrap().id;
    let by = desk.by_other(ben);
    desk.app.matches().join(id, by).unwrap();
    let sight = desk.app.matches().view(id).unwrap().sight(Some(ADA)).unwrap();
    let moves = sight.legal(Seat(0)).moves;
    let by = desk.by();
    desk.app.matches().play(id.into(), &moves[1], by).unwrap();
    let vacancy = Vacancy::new(Seat(0), Absence::Left);
    let by = desk.by_other(ben);
    desk.app.matches().propose_substitute(id, vacancy, cleo, by).unwrap();
    let by = desk.by_other(cleo);
    desk.app.matches().reply(id, OfferReply { offer: None, reply: Reply::Agree }, by).unwrap();
    let by = desk.by_other(cleo);
    desk.app.matches().resign(id, by).unwrap();
    desk.keep_mistake(id, &moves[0]);
    let view = desk.app.matches().view(id).unwrap();
    assert_eq!(view.head().seat_of(cleo), Some(Seat(0)), "she has taken the seat");
    assert_eq!(feature::exercise_choice::next_own(&desk.app, by).unwrap(), None);
}

#[test]
fn the_lessons_of_each_game_lead_to_a_match_against_the_weakest_computer() {
    let mut desk = Desk::new();
    for (game, begun_matches) in games::on_offer().zip(1..) {
        let (slug, count) = (game.info().id, puzzles::lessons(game).len());
        for number in 0..u32::try_from(count).unwrap() {
            let by = desk.by();
            let opened = feature::lessons::learn(&desk.app, by, slug).unwrap();
            let id = ExerciseId { game: slug.into(), kind: ExerciseKind::Lesson(number) };
            assert_eq!(opened.retry, Some(PuzzlePress::Open(id.clone()).into()), "{slug}");
            if let (_, Some(wrong)) = desk.moves(&id) {
                let told = desk.play(&id, &wrong);
                let said = told.lines[0].id().unwrap().to_owned();
                let is_own = said.starts_with(&format!("{slug}-lesson-"));
                assert!(is_own || said == "puzzles-lesson-later", "{slug} {number}: {said}");
            }
            while !desk.app.matches().exercise_attempt(ADA, &id).unwrap().is_over() {
                let (right, _) = desk.moves(&id);
                desk.play(&id, &right);
            }
        }
        let begun = desk.press(PuzzlePress::PlayBeginner { game: slug.into() }).unwrap();
        assert!(has_line(&begun, "puzzles-lesson-first-match"), "{slug}: {:?}", begun.lines);
        let view = desk.app.matches().view(MatchId(begun_matches)).unwrap();
        let seat = puzzles::lessons(game)[0].seat;
        assert_eq!(view.seat_of_player(ADA).unwrap(), seat, "{slug}: the board is seen alike");
    }
}

#[test]
fn a_move_that_is_right_later_is_not_called_wrong() {
    let mut desk = Desk::new();
    let id = ExerciseId { game: "castle-keep".into(), kind: ExerciseKind::Lesson(0) };
    let early = desk.play(&id, "WRc@a2");
    assert!(has_line(&early, "puzzles-lesson-later"), "{:?}", early.lines);
    let wrong = desk.play(&id, "TRc@c1");
    assert!(has_line(&wrong, "castle-keep-lesson-match-other"), "{:?}", wrong.lines);
}

#[test]
fn a_move_that_spends_what_is_needed_later_is_not_called_right() {
    let mut desk = Desk::new();
    let id = ExerciseId { game: "kastell".into(), kind: ExerciseKind::Lesson(3) };
    for spent in ["Je@a1", "Js@d7"] {
        let told = desk.play(&id, spent);
        assert!(has_line(&told, "kastell-lesson-keep-spent"), "{spent}: {:?}", told.lines);
    }
    desk.play(&id, "Ls@a7");
    let told = desk.play(&id, "Je@a1");
    assert!(has_line(&told, "kastell-lesson-keep-done"), "{:?}", told.lines);
}

#[test]
fn each_wanted_move_of_castello_stands_on_the_first_menu() {
    let game = games::on_offer().find(|game| game.info().id == "castello").unwrap();
    for lesson in puzzles::lessons(game) {
        let (table, _) = Exercise::of_lesson(game, lesson).replay(&Trail::default()).unwrap();
        let sight = table.see(Viewer::Seat(lesson.seat));
        let options = sight.choices(lesson.seat, &Draft::default()).unwrap().options;
        let is_offered = |mv: &String| {
            let (from, to) = (mv.split('-').next().unwrap(), mv.split('-').next_back().unwrap());
            options.iter().any(|option| option.id == format!("{from}>{to}"))
        };
        let mut wanted = sight.legal(lesson.seat).moves;
        wanted.retain(|mv| lesson.forms().0[0].iter().any(|form| form.is_met_by(mv)));
        assert!(wanted.iter().any(is_offered), "{}: {wanted:?}", lesson.name);
    }
}

#[test]
fn a_lesson_is_drawn_unturned_as_its_text_says_how_pieces_lie() {
    let mut desk = Desk::new();
    let lesson = ExerciseId { game: "kastell".into(), kind: ExerciseKind::Lesson(1) };
    let boards = |desk: &mut Desk| {
        [lesson.clone(), today()].map(|id| {
            let opened = desk.press(PuzzlePress::Open(id)).unwrap();
            Arc::clone(opened.pictures[0].file.bytes())
        })
    };
    let shared = boards(&mut desk);
    let owner = PreferenceOwner::Player(ADA);
    desk.app.matches().set_preference(owner, "home-kastell", "left").unwrap();
    let turned = boards(&mut desk);
    assert!(turned[0] == shared[0], "the lesson is unturned");
    assert!(turned[1] != shared[1], "the puzzle is turned");
}

#[test]
fn a_done_step_repeats_neither_its_task_nor_the_own_move() {
    let mut desk = Desk::new();
    let id = ExerciseId { game: "findorff".into(), kind: ExerciseKind::Lesson(1) };
    let done = desk.play(&id, "b4>b5");
    let ids: Vec<_> = done.lines.iter().filter_map(|line| line.id()).collect();
    assert_eq!(ids, ["puzzles-lesson-step", "findorff-lesson-push-done"]);
}
