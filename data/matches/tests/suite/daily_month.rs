//! A month of daily puzzles: 200 members in eight time zones, three servers, and both ends of summer time.
//!
//! A model that shares no code with the program computes the expected streaks, tables and posts.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use jiff::Timestamp as Instant;
use jiff::civil::Date;
use jiff::tz::TimeZone;
use matches::{
    ChallengeLimits, DailyDue, DailyPost, Day, ExerciseId, ExerciseKind, Key, Matches, PlayerId,
    Request, Timestamp, TriedMove, TryOutcome,
};
use rules::{Chance, Seed};
use store::MemoryStore;

use crate::puzzles::{kastell, moves_of};

const HOUR: u64 = 3_600_000;

/// The interval at which a worker looks for due posts, in milliseconds. All posts are due on the hour.
const STEP: u64 = HOUR / 6;
const DAYS: u64 = 35;
const MEMBERS: u64 = 200;

/// 2026-10-15 00:00 in UTC. Summer time ends in Berlin on October 25, and in New York on November 1.
const START: u64 = 1_792_022_400_000;

const ZONES: [&str; 8] = [
    "Europe/Berlin",
    "America/New_York",
    "America/Los_Angeles",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Pacific/Auckland",
    "Pacific/Kiritimati",
    "America/Sao_Paulo",
];

/// The servers, each with the hour and the time zone of its daily post. In Berlin, 2:00 comes twice on October 25.
const SERVERS: [PostingServer; 3] = [
    PostingServer { id: 900, hour: 2, zone: "Europe/Berlin" },
    PostingServer { id: 901, hour: 20, zone: "America/New_York" },
    PostingServer { id: 902, hour: 0, zone: "Pacific/Auckland" },
];

struct PostingServer {
    id: u64,
    hour: i8,
    zone: &'static str,
}

/// A member's attempt at a puzzle of the current date, with this many wrong tries before the right moves.
#[derive(Clone, Copy)]
struct Visit {
    at: u64,
    member: u64,
    date: Date,
    wrong: u64,
}

/// The model: the expected state, computed independently.
#[derive(Default)]
struct Model {
    /// The dates on which each member solved a puzzle.
    solved: BTreeMap<u64, BTreeSet<Date>>,
    /// The points of members in the table of each server and week, by its Monday.
    points: BTreeMap<(u64, Date), BTreeMap<u64, u64>>,
}

impl Model {
    fn visit(&mut self, visit: Visit) {
        if visit.wrong < 3 {
            self.solved.entry(visit.member).or_default().insert(visit.date);
        }
        let server = server_of(visit.member);
        if visit.wrong < 3
            && Instant::from_millisecond(visit.at as i64).unwrap() < answered(server, visit.date)
        {
            let monday = (0..7).map(|back| before(visit.date, back)).find(is_monday).unwrap();
            let table = self.points.entry((server.id, monday)).or_default();
            *table.entry(visit.member).or_default() += 3 - visit.wrong;
        }
    }

    /// The number of solved days in a row up to `today`. One missed day a month doesn't end the row.
    fn streak(&self, member: u64, today: Date) -> u32 {
        let none = BTreeSet::new();
        let solved = self.solved.get(&member).unwrap_or(&none);
        let (mut length, mut forgiven, mut previous) = (0, BTreeSet::new(), None::<Date>);
        // The current date is not over yet, so it can't be missed.
        let dates = solved.iter().copied().filter(|date| *date != today).chain([today]);
        for date in dates {
            let gap = previous.map(|last| between(last, date)).unwrap_or_default();
            let mut would: BTreeSet<_> = forgiven.clone();
            if gap.iter().all(|missed| would.insert((missed.year(), missed.month()))) {
                forgiven = would;
            } else {
                length = 0;
            }
            length += u32::from(solved.contains(&date));
            previous = Some(date);
        }
        length
    }
}

fn is_monday(date: &Date) -> bool {
    date.weekday() == jiff::civil::Weekday::Monday
}

fn before(date: Date, days: i64) -> Date {
    (0..days).fold(date, |date, _| date.yesterday().unwrap())
}

/// The dates between two dates.
fn between(first: Date, last: Date) -> Vec<Date> {
    let next = |date: &Date| Some(date.tomorrow().unwrap());
    std::iter::successors(Some(first.tomorrow().unwrap()), next)
        .take_while(|date| *date < last)
        .collect()
}

/// The time at which a server posts the answers of a date, together with the puzzles of the next date.
fn answered(server: &PostingServer, date: Date) -> Instant {
    let next = date.tomorrow().unwrap().at(server.hour, 0, 0, 0);
    next.to_zoned_datetime(TimeZone::get(server.zone).unwrap()).unwrap().timestamp()
}

fn server_of(member: u64) -> &'static PostingServer {
    &SERVERS[member as usize % SERVERS.len()]
}

fn zone_of(member: u64) -> TimeZone {
    TimeZone::get(ZONES[member as usize % ZONES.len()]).unwrap()
}

fn date_at(at: u64, zone: &TimeZone) -> Date {
    zone.to_datetime(Instant::from_millisecond(at as i64).unwrap()).date()
}

/// The visits of all members, in order of time. Members miss a day now and then, and a few stay away for a while.
fn visits() -> Vec<Visit> {
    let mut chance = Seed::from_bytes([38; 32]).walk(1);
    let mut all = Vec::new();
    for member in 1..=MEMBERS {
        let (zone, mut done) = (zone_of(member), BTreeSet::new());
        let mut is_away = false;
        for half_day in 0..2 * DAYS {
            is_away = if chance.below(40) == 0 { !is_away } else { is_away && chance.below(5) > 0 };
            let at = START + half_day * 12 * HOUR + chance.below(12 * HOUR);
            let date = date_at(at, &zone);
            if !is_away && chance.below(5) > 0 && done.insert(date) {
                all.push(Visit { at, member, date, wrong: wrong_tries(&mut chance) });
            }
        }
    }
    all.sort_by_key(|visit| visit.at);
    all
}

fn wrong_tries(chance: &mut Chance) -> u64 {
    *chance.one_of(&[0, 0, 0, 0, 1, 1, 2, 3]).unwrap()
}

/// The program under test, with what the month needs to use it.
struct Program {
    matches: Matches,
    keys: u64,
    /// The moves of each puzzle: first a wrong one, and then the right ones.
    known: BTreeMap<u32, Vec<Vec<String>>>,
    posts: BTreeMap<u64, Vec<(Day, u64)>>,
}

impl Program {
    fn new() -> Self {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, ::games::CATALOG, ChallengeLimits::default());
        for member in 1..=MEMBERS {
            let zone = ZONES[member as usize % ZONES.len()];
            matches.set_time_zone(PlayerId(member), zone, Timestamp(START)).unwrap();
        }
        for server in &SERVERS {
            let (hour, zone) = (server.hour as u8, server.zone.into());
            let post = DailyPost { channel: 5, hour, zone, key: Key(server.id), posted: None };
            matches.set_daily_post(server.id, Some(post), Timestamp(START)).unwrap();
        }
        Self { matches, keys: 10_000, known: BTreeMap::new(), posts: BTreeMap::new() }
    }

    /// Posts the puzzles that are due, as the servers' jobs do.
    fn post(&mut self, now: u64) {
        for server in &SERVERS {
            let post = self.matches.daily_post(server.id).unwrap().unwrap();
            if let DailyDue::Post(day) = post.due(Timestamp(now)) {
                assert_eq!(self.matches.note_daily_post(server.id, &post, day), Ok(true));
                self.posts.entry(server.id).or_default().push((day, now));
            }
        }
    }

    fn visit(&mut self, visit: Visit) {
        let player = PlayerId(visit.member);
        let day = self.matches.today(player, Timestamp(visit.at)).unwrap();
        assert_eq!(day.to_string(), visit.date.to_string(), "the date where they are");
        let id = ExerciseId { game: "kastell".into(), kind: ExerciseKind::Daily(day) };
        let moves = self.moves(&id, day);
        for _ in 0..visit.wrong.min(3) {
            assert_eq!(self.play(visit, &id, &moves[0][0]), TryOutcome::Wrong);
        }
        for mv in moves[1].iter().filter(|_| visit.wrong < 3) {
            let outcome = self.play(visit, &id, mv);
            assert!(matches!(outcome, TryOutcome::Right | TryOutcome::Solved), "{outcome:?}");
        }
    }

    fn play(&mut self, visit: Visit, id: &ExerciseId, mv: &str) -> TryOutcome {
        self.keys += 1;
        let (player, now) = (PlayerId(visit.member), Timestamp(visit.at));
        let by = Request { player, key: Key(self.keys), now };
        let tried = TriedMove { text: mv, server: Some(server_of(visit.member).id) };
        let outcome = self.matches.try_exercise(by, id, tried).unwrap().outcome;
        // Discord delivers some requests twice.
        if self.keys.is_multiple_of(7) {
            assert_eq!(self.matches.try_exercise(by, id, tried).unwrap().outcome, outcome);
        }
        outcome
    }

    /// The moves for a day's puzzle: a wrong one, and then the right ones in order.
    fn moves(&mut self, id: &ExerciseId, day: Day) -> Vec<Vec<String>> {
        let source = self.matches.exercise_source(id).unwrap();
        let found = || {
            let exercise = source.exercise(kastell()).unwrap();
            let (mut trail, mut right) = (puzzles::Trail::default(), Vec::new());
            let wrong = moves_of(&exercise, &trail).1.unwrap();
            loop {
                let mv = moves_of(&exercise, &trail).0;
                right.push(mv.clone());
                match exercise.judge(&trail, &mv) {
                    puzzles::Verdict::Right { trail: next, is_done: false } => trail = next,
                    verdict => {
                        assert!(matches!(verdict, puzzles::Verdict::Right { .. }));
                        return vec![vec![wrong], right];
                    }
                }
            }
        };
        self.known.entry(day.0).or_insert_with(found).clone()
    }
}

#[test]
fn a_month_of_puzzles_agrees_with_an_independent_model() {
    let (mut program, mut model) = (Program::new(), Model::default());
    let visits = visits();
    assert!(visits.len() > 5_000, "{}", visits.len());
    let mut next = visits.iter().peekable();
    for moment in (0..DAYS * 24 * 6).map(|step| START + step * STEP) {
        program.post(moment);
        while let Some(visit) = next.next_if(|visit| visit.at < moment + STEP) {
            program.visit(*visit);
            model.visit(*visit);
        }
    }
    check_streaks(&program, &model);
    check_tables(&program, &model);
    check_posts(&program);
}

fn check_streaks(program: &Program, model: &Model) {
    let end = START + DAYS * 24 * HOUR;
    let mut lengths = BTreeSet::new();
    for member in 1..=MEMBERS {
        let streak = program.matches.streak(PlayerId(member), Timestamp(end)).unwrap();
        let expected = model.streak(member, date_at(end, &zone_of(member)));
        assert_eq!(streak.length, expected, "member {member}: {:?}", model.solved.get(&member));
        lengths.insert(streak.length);
        let rating = program.matches.puzzle_rating(PlayerId(member), "kastell", Timestamp(end));
        assert!(rating.unwrap().tried as usize <= DAYS as usize + 1);
    }
    assert!(lengths.len() > 10 && lengths.contains(&0), "the month tells them apart: {lengths:?}");
}

fn check_tables(program: &Program, model: &Model) {
    for server in &SERVERS {
        for week in 0..=DAYS / 7 {
            let day = Day::at(Timestamp(START + 7 * week * 24 * HOUR), None);
            let ranks = program.matches.puzzle_table(server.id, day).unwrap();
            assert!(ranks.is_sorted_by_key(|rank| std::cmp::Reverse(rank.points)));
            let points = ranks.iter().map(|rank| (rank.player.0, rank.points)).collect();
            let monday = day.monday().to_string().parse().unwrap();
            let expected = model.points.get(&(server.id, monday)).cloned().unwrap_or_default();
            let shown: BTreeMap<u64, u64> = points;
            assert_eq!(shown, expected, "server {} in the week of {monday}", server.id);
        }
    }
}

/// Checks that each server has posted each date once, at its hour.
fn check_posts(program: &Program) {
    for server in &SERVERS {
        let zone = TimeZone::get(server.zone).unwrap();
        let posts = &program.posts[&server.id];
        let dates: BTreeSet<_> = posts.iter().map(|(day, _)| day.to_string()).collect();
        assert_eq!(dates.len(), posts.len(), "server {} posts a date twice", server.id);
        for (day, at) in posts.iter().skip(1) {
            let date: Date = day.to_string().parse().unwrap();
            let moment = answered(server, date.yesterday().unwrap()).as_millisecond() as u64;
            assert!((moment..moment + STEP).contains(at), "server {}: {day} at {at}", server.id);
            assert_eq!(date_at(*at, &zone), date);
        }
        assert!(posts.len() as u64 >= DAYS, "server {}: {} posts", server.id, posts.len());
    }
}
