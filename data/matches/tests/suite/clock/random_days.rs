//! Random scenarios of a match: people, computers and the clock act in any order.
//!
//! Checks that the match can always go on or end, that no job outlives its reason, and that nobody is notified twice.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use matches::{
    Absence, Challenge, Choice, Decision, Head, Job, JobKind, JobOutcome, Limit, MatchId, Notice,
    Offer, OfferKind, OfferReply, OfferStatus, PlayerId, Post, QuestionPost, QuietHours, Refused,
    ReminderSchedule, Reply, Rest, Revision, Stage, Target, TimeUp, TimeUpQuestion, Topic, Vacancy,
};
use proptest::prelude::*;
use rules::{Level, Seat};
use store::MemoryStore;

use crate::harness::{Harness, nim, stakes};
use crate::jobs::queue::queued;

const HOUR: u64 = 60 * 60 * 1000;
const MINUTE: u64 = 60 * 1000;

const MOVES: [&str; 10] =
    ["1", "2", "3", "stake 1", "stake 4", "add 3", "add 1", "roll", "done", "stake 9"];

#[derive(Clone, Debug)]
enum Deed {
    /// A seat to move, and a legal move for it, both by index.
    Play(usize, usize),
    Offer(OfferKind),
    Answer(Reply),
    Undo,
    Resume,
    Choose(Choice),
    Resign,
    Forget,
    /// Time passes, and clock jobs run when they are due.
    Pass(u64),
    /// Time passes, and no clock job runs, as if no process were running.
    Sleep(u64),
    /// A worker posts the waiting jobs. It may be killed after a message, before it settles the job.
    Post {
        is_killed: bool,
    },
    Restart,
    Remind(ReminderSchedule),
    BeQuiet(&'static str),
    GoAway(u64),
    ComeBack,
    /// A player proposes a substitute: a person or, with `None`, a computer.
    Substitute(Seat, Absence, Option<u64>),
    GoOn(Seat),
}

fn deed() -> impl Strategy<Value = Deed> {
    let moves = (0..4_usize, 0..MOVES.len()).prop_map(|(seat, mv)| Deed::Play(seat, mv));
    let passes = prop::sample::select(vec![MINUTE, HOUR, 9 * HOUR, 37 * HOUR, 80 * HOUR]);
    prop_oneof![
        8 => moves,
        6 => passes.clone().prop_map(Deed::Pass),
        1 => passes.prop_map(Deed::Sleep),
        5 => prop::sample::select(Choice::ALL.to_vec()).prop_map(Deed::Choose),
        6 => prop::sample::select(OfferKind::ALL.to_vec()).prop_map(Deed::Offer),
        5 => prop::sample::select(vec![Reply::Agree, Reply::Agree, Reply::Agree, Reply::Decline, Reply::Withdraw])
            .prop_map(Deed::Answer),
        2 => Just(Deed::Resume),
        1 => Just(Deed::Undo),
        1 => prop::sample::select(vec![Deed::Resign, Deed::Forget, Deed::Resign, Deed::Restart]),
        1 => prop::sample::select(ReminderSchedule::ALL.to_vec()).prop_map(Deed::Remind),
        1 => prop::sample::select(vec!["", "20-8", "9-17", "0-9"]).prop_map(Deed::BeQuiet),
        2 => prop::sample::select(vec![1, 7, 30]).prop_map(Deed::GoAway),
        1 => Just(Deed::ComeBack),
        5 => substitute(),
        1 => (0..4_u8).prop_map(|seat| Deed::GoOn(Seat(seat))),
        5 => prop::bool::weighted(0.3).prop_map(|is_killed| Deed::Post { is_killed }),
    ]
}

/// A random proposal of a substitute: a player, a person without a seat, or a computer.
fn substitute() -> impl Strategy<Value = Deed> {
    let why = prop::sample::select(vec![Absence::Silent, Absence::Left]);
    let who = prop::option::weighted(0.8, 1..7_u64);
    (0..4_u8, why, who).prop_map(|(seat, why, who)| Deed::Substitute(Seat(seat), why, who))
}

/// A match in a random scenario, and the messages about it.
struct Days {
    harness: Harness,
    id: MatchId,
    /// The number of times that the turn's time has started over.
    begun: u32,
    /// The missed deadlines so far, each by the revision that recorded it.
    asked: BTreeSet<Revision>,
    /// The messages on Discord. A message that is posted twice under one nonce counts once.
    messages: BTreeSet<(Post, u64)>,
    /// The number of notifications with the same turn and text.
    told: BTreeMap<(u32, String), u32>,
}

impl Days {
    fn begin(game: &str, people: u64, computers: u8) -> Option<Self> {
        let harness = Harness::over(Arc::new(MemoryStore::new()));
        let opponents: Vec<u64> = (2..=people).collect();
        let seats = people as u8 + computers;
        let asked = if game == "nim" { nim(1, &opponents) } else { stakes(1, &opponents) };
        let mut asked = Challenge { limit: Some(Limit::DEFAULT), seats: Some(seats), ..asked };
        let computer = |index| PlayerId::computer(Level::of(2).unwrap(), index);
        asked.opponents.extend((0..computers).map(computer));
        let id = harness.challenge(&asked).ok()?.id;
        for player in opponents {
            harness.matches.join(id, harness.by(player)).unwrap();
        }
        let (messages, told) = (BTreeSet::new(), BTreeMap::new());
        let days = Self { harness, id, begun: 0, asked: BTreeSet::new(), messages, told };
        assert_eq!(days.head().stage, Stage::Running);
        Some(days)
    }

    fn head(&self) -> Head {
        self.harness.head(self.id)
    }

    fn times_up(&self) -> Vec<TimeUpQuestion> {
        let look = self.harness.matches.view(self.id).unwrap();
        self.harness.matches.time_up_questions(&look).unwrap()
    }

    fn is_over(&self) -> bool {
        matches!(self.head().stage, Stage::Over(_))
    }

    /// Lets the player act. A refused act must change nothing.
    fn carry_out(&mut self, deed: &Deed, player: u64) {
        let before = self.head();
        let (id, by, matches) = (self.id, self.harness.by(player), &self.harness.matches);
        let refused = match deed {
            Deed::Offer(wish) => matches.offer(id, *wish, by).err(),
            Deed::Answer(reply) => {
                matches.reply(id, OfferReply { offer: None, reply: *reply }, by).err()
            }
            Deed::Undo => matches.undo(id.into(), by).err(),
            Deed::Resume => matches.resume(id, by).err(),
            Deed::Choose(choice) => matches.choose(id, None, *choice, by).err(),
            Deed::Resign => matches.resign(id, by).err(),
            Deed::Forget => matches.erase(by.player, by.now).map(drop).err(),
            Deed::Remind(ladder) => matches.set_reminder_schedule(by.player, *ladder, by.now).err(),
            Deed::BeQuiet(hours) => {
                matches.set_quiet_hours(by.player, QuietHours::of(hours), by.now).err()
            }
            Deed::GoAway(days) => matches.begin_vacation(by.player, *days, by.now).err(),
            Deed::ComeBack => matches.end_vacation(by.player, by.now).err(),
            Deed::Substitute(seat, why, who) => {
                let level = Level::of(2).unwrap();
                let candidate = who.map_or(PlayerId::computer(level, 0), PlayerId);
                matches.propose_substitute(id, Vacancy::new(*seat, *why), candidate, by).err()
            }
            Deed::GoOn(seat) => {
                matches.propose_to_go_on(id, Vacancy::new(*seat, Absence::Left), by).err()
            }
            Deed::Play(seat, mv) => self.play(*seat, *mv).err(),
            Deed::Pass(ms) => {
                self.pass(*ms);
                None
            }
            Deed::Sleep(ms) => {
                self.harness.later(*ms);
                None
            }
            Deed::Post { is_killed } => {
                self.post(*is_killed);
                None
            }
            Deed::Restart => {
                let before = queued(&self.harness, id);
                self.harness.restart();
                assert_eq!(queued(&self.harness, id), before, "the same is to be done");
                None
            }
        };
        let after = self.head();
        if refused.is_some() {
            assert_eq!(after, before, "a refusal changes nothing: {refused:?}");
        }
        check_offers(&before, &after);
        self.asked.extend(self.times_up().iter().map(|time| time.since));
        self.begun += u32::from(begins_anew(&before, &after));
    }

    /// Plays a move for a player to move.
    fn play(&self, seat: usize, mv: usize) -> Result<(), Refused> {
        let head = self.head();
        let movers: Vec<Seat> = head.to_move.iter().collect();
        let Some(&seat) = movers.get(seat % movers.len().max(1)) else {
            return Err(Refused::Over(self.id));
        };
        let player = head.players[seat.index()];
        let texts = MOVES.iter().cycle().skip(mv).take(MOVES.len());
        let played = texts.map(|text| self.play_as(&head, player, text));
        played.fold(None, |before, now| before.filter(Result::is_ok).or(Some(now))).unwrap()
    }

    fn play_as(&self, head: &Head, player: PlayerId, text: &str) -> Result<(), Refused> {
        if self.head().revision != head.revision {
            return Ok(());
        }
        if player.level().is_none() {
            return self.harness.play(self.id, player.0, text).map(drop);
        }
        let decision = (player, &Decision::Move(text.into()));
        // Computers act in the order of their seats.
        let acting = self.harness.matches.view(self.id)?.computer_to_act();
        match acting.filter(|acting| acting.player == player) {
            Some(_) => {
                let now = self.harness.now();
                self.harness
                    .matches
                    .decide(
                        Target { id: self.id, seen: Some(head.revision) },
                        decision.0,
                        decision.1,
                        now,
                    )
                    .map(drop)
            }
            None => Ok(()),
        }
    }

    /// Lets time pass, and stops whenever a job is due, to run it.
    fn pass(&mut self, ms: u64) {
        let end = self.harness.now().0 + ms;
        for _ in 0..50 {
            let times = queued(&self.harness, self.id).into_iter();
            let times =
                times.filter(|job| matches!(job.kind, JobKind::Time | JobKind::TimeSettings));
            let next = times.map(|job| job.due.0).filter(|&due| due <= end).min();
            self.harness.later(next.unwrap_or(end).saturating_sub(self.harness.now().0));
            if next.is_none() {
                return;
            }
            self.harness.pass_time();
        }
        panic!("time brings something again and again: {:?}", self.head());
    }

    /// Posts the waiting jobs, as a worker does. May be killed before it settles the first job.
    fn post(&mut self, is_killed: bool) {
        let Some(claim) = self.harness.claim(self.id) else { return };
        for job in &claim.jobs {
            let JobKind::Post(post) = job.kind else { continue };
            let message = self.show(post, job);
            if is_killed {
                // Another worker can claim the line only after the lease.
                self.harness.later(3 * MINUTE);
                return;
            }
            let settled = JobOutcome::Done { message };
            self.harness.matches.settle(job, settled, self.harness.now()).unwrap();
        }
    }

    fn show(&mut self, post: Post, job: &Job) -> Option<u64> {
        let (id, message) = (self.id, job.named_after().0);
        let posted = self.harness.matches.posted_message(id, post).unwrap();
        match post {
            Post::Told => {
                let notice = self.harness.matches.notice(id, job.revisions()).unwrap()?;
                if self.messages.insert((post, message)) {
                    self.tell(notice);
                }
            }
            Post::TimeUp => {
                self.show_times();
                return None;
            }
            Post::Offer => {
                self.show_offers();
                return None;
            }
            _ => {}
        }
        posted.or(Some(message))
    }

    /// Posts the messages of offers. Each offer has a message of its own, which pings once.
    fn show_offers(&mut self) {
        let (id, head) = (self.id, self.head());
        for offer in &head.offers {
            let posted = self.harness.matches.offer_post(id, offer).unwrap();
            if posted.is_none() && offer.is_open() {
                let asked = head.asked_players(offer);
                assert!(!asked.is_empty(), "an open offer asks no player: {offer:?}");
                let by = head.player(offer.by).unwrap();
                assert!(!asked.contains(&by) && !head.gone.contains(offer.by), "{offer:?}");
                if self.messages.insert((Post::Offer, offer.since.0)) {
                    self.count(format!("offered {}", offer.since.0), 1);
                }
                let message = Some(offer.since.0);
                self.harness
                    .matches
                    .note_offer_post(
                        id,
                        offer,
                        QuestionPost { message, direct_messages: &[] },
                        self.harness.now(),
                    )
                    .unwrap();
            }
        }
    }

    /// Posts the questions after missed deadlines. Each has a message of its own, which pings once.
    fn show_times(&mut self) {
        let id = self.id;
        for asked in self.times_up() {
            let is_open = matches!(asked.status, TimeUp::Open { .. });
            let is_new = asked.message.is_none() && is_open;
            if is_new && self.messages.insert((Post::TimeUp, asked.since.0)) {
                self.count("time's up".into(), 1);
            }
            let message = is_open.then_some(asked.since.0);
            self.harness
                .matches
                .note_time_up_post(
                    id,
                    asked.since,
                    QuestionPost { message, direct_messages: &[] },
                    self.harness.now(),
                )
                .unwrap();
        }
    }

    fn tell(&mut self, notice: Notice) {
        match notice {
            Notice::Reminder { seats, .. } => {
                let head = self.head();
                for seat in seats.iter() {
                    assert!(head.to_move.contains(seat), "reminded, and not to move: {head:?}");
                    let player = head.players[seat.index()];
                    assert!(player.level().is_none(), "a computer needs no reminder");
                    self.count(format!("reminded {seat}"), 3);
                }
            }
            Notice::MoreTime => self.count("more time".into(), 1),
            Notice::Adjourned => self.count("adjourned".into(), 1),
            Notice::Resumed { .. } => {}
        }
    }

    fn count(&mut self, what: String, most: u32) {
        let times = self.told.entry((self.begun, what.clone())).or_default();
        *times += 1;
        assert!(*times <= most, "{what}: told {times} times of one turn");
    }

    /// Checks what must hold at any time.
    fn check(&self) {
        let (head, jobs) = (self.head(), queued(&self.harness, self.id));
        let of = |kind| jobs.iter().filter(move |job| job.kind == kind);
        let times: Vec<_> = of(JobKind::Time).collect();
        self.check_asked(&head);
        if self.is_over() {
            assert!(times.is_empty() && of(JobKind::Think).next().is_none(), "{jobs:?}");
            assert_eq!(head.offer(), None, "nothing is offered in a match that is over");
            return;
        }
        assert!(!head.to_move.is_empty(), "a seat is to move");
        let is_computer = |seat: Seat| head.players[seat.index()].level().is_some();
        if head.to_move.iter().any(is_computer) {
            assert!(of(JobKind::Think).next().is_some(), "a computer is to move: {jobs:?}");
        }
        let Some(timing) = &head.timing else {
            // In a match with a single person, no clock runs.
            assert!(times.is_empty(), "{times:?}");
            return;
        };
        // Computers alone can't be late.
        let is_awaited = timing.choosers.is_some() || !head.to_move.iter().all(is_computer);
        let is_checked = timing.rest.is_none() && is_awaited;
        assert_eq!(times.len(), usize::from(is_checked), "{timing:?}, {times:?}");
        if let (Some(job), Some(until)) = (times.first(), timing.until) {
            // A job that was overdue may have been postponed until now.
            let latest = until.max(self.harness.now());
            assert!(job.due <= latest, "{job:?} comes after {until:?}");
        }
    }

    /// Checks that a question is open exactly after a missed deadline, and that each open offer still has its reason.
    fn check_asked(&self, head: &Head) {
        let (id, matches) = (self.id, &self.harness.matches);
        let timing = head.timing.as_ref();
        let up = matches.time_up(id).unwrap();
        let is_up = timing.is_some_and(|timing| timing.choosers.is_some());
        assert_eq!(matches!(up, Some(TimeUp::Open { .. })), is_up);
        // An answer to an earlier question must not decide the current one.
        let now = self.times_up().last().map(|time| time.since);
        for &since in self.asked.iter().filter(|since| Some(**since) != now) {
            for by in (1..=6).map(|player| self.harness.by(player)) {
                let chosen = matches.choose(id, Some(since), Choice::MoreTime, by);
                assert!(chosen.is_err(), "{since:?} decides about {now:?}");
            }
        }
        let open: Vec<_> = head.offers.iter().filter(|offer| offer.is_open()).collect();
        assert!(open.len() <= 1, "one offer at a time: {open:?}");
        let rests = timing.is_some_and(|timing| timing.rest.is_some());
        for offer in open {
            let asked = head.asked_players(offer);
            assert!(!asked.is_empty(), "all agree, and it was not done: {offer:?}");
            check_absent(head, offer, is_up || rests);
            assert!(!head.gone.contains(offer.by), "the maker has left: {offer:?}");
            if matches!(offer.topic, Topic::Pause | Topic::MoreTime) {
                assert!(timing.is_some() && !rests && !is_up, "there is no time: {offer:?}");
            }
        }
    }

    /// Checks that the match can go on and can end from here, and that nothing happens after its end.
    fn check_ways_out(&mut self) {
        if !self.is_over() {
            assert_eq!(self.play(0, 0), Ok(()), "the player to move can move");
            self.pass(40 * 24 * HOUR);
        }
        for player in 1..=7 {
            self.carry_out(&Deed::Resign, player);
        }
        assert!(self.is_over(), "{:?}", self.head());
        self.check();
        for _ in 0..3 {
            self.post(false);
        }
        let revision = self.head().revision;
        self.pass(900 * HOUR);
        let mut left = queued(&self.harness, self.id);
        // No worker renames threads in this test.
        left.retain(|job| job.kind != JobKind::NameThread);
        assert_eq!((self.head().revision, left), (revision, vec![]));
        self.harness.check();
    }
}

/// Checks an open offer about an absent player. The player still has the seat, the candidate has none, and a player can
/// answer.
fn check_absent(head: &Head, offer: &Offer, is_up: bool) {
    let Some(seat) = offer.topic.absent() else { return };
    let player = head.player(seat).unwrap();
    assert!(player.is_person() && !head.gone.contains(seat), "Nobody is missing: {offer:?}");
    if let Topic::TakeSeat { .. } = offer.topic {
        let candidate = head.candidate(offer).unwrap();
        assert!(candidate.is_person() && !head.players.contains(&candidate), "{offer:?}");
    }
    let why = match offer.topic {
        Topic::Substitute { why, .. } | Topic::TakeSeat { why, .. } => why,
        _ => Absence::Left,
    };
    assert!(why == Absence::Left || is_up && head.to_move.contains(seat), "back: {offer:?}");
}

/// Checks that offers which were already closed have not changed.
fn check_offers(before: &Head, after: &Head) {
    for old in before.offers.iter().filter(|offer| !offer.is_open()) {
        let now = after.offers.iter().find(|offer| offer.since == old.since);
        assert!(now.is_none_or(|now| now == old), "{old:?} became {now:?}");
    }
}

/// The revision of the newest agreed offer of more time, if any.
fn given(head: &Head) -> Option<u64> {
    let is_given =
        |offer: &&Offer| offer.topic == Topic::MoreTime && offer.status == OfferStatus::Agreed;
    head.offers.iter().rev().find(is_given).map(|offer| offer.since.0)
}

/// Whether the time of a turn started over between two heads.
fn begins_anew(before: &Head, after: &Head) -> bool {
    let rest = |head: &Head| head.timing.as_ref().and_then(|timing| timing.rest);
    let is_up = |head: &Head| head.timing.as_ref().is_some_and(|timing| timing.choosers.is_some());
    let is_adjourned = |head| rest(head) == Some(Rest::Adjourned);
    // If a player who is not to move leaves, the turn keeps its time.
    let turn_goes_on = before.gone != after.gone && before.to_move == after.to_move;
    before.turn != after.turn && !turn_goes_on
        || given(after).is_some() && given(before) != given(after)
        || is_up(before) && !is_up(after) && !is_adjourned(after)
        || is_adjourned(before) && !is_adjourned(after)
        || before.former.len() != after.former.len()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn random_acts_keep_every_match_playable_and_repeat_no_notification(
        (is_nim, people, computers) in (any::<bool>(), 1..5_u64, 0..3_u8),
        deeds in prop::collection::vec((deed(), 1..7_u64), 1..60),
    ) {
        let game = if is_nim { "nim" } else { "stakes" };
        let days = (people + u64::from(computers) >= 2).then(|| Days::begin(game, people, computers));
        let Some(mut days) = days.flatten() else { return Ok(()) };
        for (deed, player) in &deeds {
            days.carry_out(deed, *player);
            days.check();
        }
        days.check_ways_out();
    }
}

/// A computer replaces the last opponent who is a person, so the clock stops.
#[test]
fn a_vote_on_a_missed_deadline_closes_where_only_one_person_stays() {
    let mut days = Days::begin("stakes", 2, 2).unwrap();
    for (deed, player) in [
        (Deed::Pass(37 * HOUR), 1),
        (Deed::Pass(37 * HOUR), 1),
        (Deed::Play(2, 0), 1),
        (Deed::Substitute(Seat(2), Absence::Left, None), 2),
    ] {
        days.carry_out(&deed, player);
        days.check();
    }
    assert_eq!(days.harness.matches.time_up(days.id), Ok(Some(TimeUp::TakenOver)));
    let jobs = queued(&days.harness, days.id);
    assert!(jobs.iter().any(|job| job.kind == JobKind::Post(Post::TimeUp)), "{jobs:?}");
    days.check_ways_out();
}
