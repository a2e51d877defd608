//! The days of a simulated year.

use std::collections::BTreeMap;
use std::sync::Arc;

use matches::{
    EventId, EventPlan, EventStage, Format, Job, JobKind, JobOutcome, Key, Limit, Matches, Place,
    PlayerId, Request, Settings, Timestamp,
};
use rules::OptionValues;
use store::{MemoryStore, Store};

use crate::club_year::club_checks::{Evidence, check_day, check_end};
use crate::club_year::{Extent, YearReport};
use crate::random::Random;

const SERVER: u64 = 900;
const ORGANIZER: PlayerId = PlayerId(1);
const DAY: u64 = 24 * 60 * 60 * 1000;
const HOUR: u64 = DAY / 24;

/// The members' numbers begin here.
const FIRST: u64 = 1_000;

/// A server on which a year passes.
struct Club {
    extent: Extent,
    store: Arc<dyn Store>,
    matches: Matches,
    report: YearReport,
    events: Vec<EventId>,
    random: Random,
    now: u64,
    key: u64,
}

/// Simulates a year, and checks it.
///
/// # Panics
/// If an act is refused that must not be.
pub fn run(extent: Extent) -> YearReport {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let mut club = Club {
        extent,
        matches: service(&store),
        store,
        report: YearReport::default(),
        events: Vec::new(),
        random: Random::of(&[extent.seed]),
        now: 1_000 * DAY,
        key: 1,
    };
    club.matches.begin_work(club.now()).expect("a fresh store");
    club.announce();
    for day in 0..extent.days {
        club.live(day);
        let mut report = std::mem::take(&mut club.report);
        check_day(club.evidence(), &mut report);
        club.report = report;
    }
    let mut report = std::mem::take(&mut club.report);
    check_end(club.evidence(), &mut report);
    report
}

fn service(store: &Arc<dyn Store>) -> Matches {
    Matches::new(Arc::clone(store), games::CATALOG, Settings::default())
}

impl Club {
    fn evidence(&self) -> Evidence<'_> {
        let Self { matches, store, events, .. } = self;
        Evidence { matches, store: store.as_ref(), events }
    }

    fn now(&self) -> Timestamp {
        Timestamp(self.now)
    }

    fn by(&mut self, player: PlayerId) -> Request {
        self.key += 1;
        Request { player, key: Key(self.key), now: self.now() }
    }

    fn plan(&self, name: String, format: Format) -> EventPlan {
        EventPlan {
            name,
            format,
            game: "kastell".into(),
            options: OptionValues::new(),
            seats: 2,
            limit: Limit::DEFAULT,
            bank_days: 2,
            adjudicates: false,
            starts: None,
            place: Place { server: Some(SERVER), channel: 5, thread: None },
            posts: Default::default(),
            language: None,
        }
    }

    /// Announces all events, fills them, and begins them.
    fn announce(&mut self) {
        let Extent { leagues, swiss, largest, rounds, members, .. } = self.extent;
        for league in 0..leagues {
            let plan = self.plan(format!("League {league}"), Format::League { weeks: 4 });
            self.event(&plan, members / (league + 2), league);
        }
        for number in 0..swiss {
            let field = 8 + (largest.saturating_sub(8)) * number / (swiss - 1).max(1);
            let most = field - u64::from(field % 2 == 0);
            let rounds = rounds.min(u8::try_from(most).unwrap_or(u8::MAX));
            let plan = self.plan(format!("Swiss {number}"), Format::Swiss { rounds, days: None });
            self.event(&plan, field, number * 7);
        }
        let plan = self.plan("Ladder".into(), Format::Ladder { decay_days: 14 });
        self.event(&plan, members / 3, 3);
    }

    fn event(&mut self, plan: &EventPlan, entrants: u64, shift: u64) {
        let by = self.by(ORGANIZER);
        let id = self.matches.announce_event(plan, by).expect("the plan is possible");
        for index in 0..entrants {
            let player = PlayerId(FIRST + (index + shift) % self.extent.members);
            let by = self.by(player);
            self.matches.register(id, by, &format!("M{}", player.0)).expect("it is open");
        }
        let by = self.by(ORGANIZER);
        self.matches.begin_event(id, by).expect("enough have registered");
        self.events.push(id);
    }

    /// A day: jobs, acts of members, and at times a kill.
    fn live(&mut self, day: u64) {
        for hour in [0, 8, 16] {
            self.work();
            if hour == 8 {
                self.act(day);
            }
            self.now += 8 * HOUR;
        }
        self.work();
    }

    /// Carries out due jobs until nothing is due.
    fn work(&mut self) {
        for _ in 0..10_000 {
            let claims = self.matches.claim_due(self.now(), 64_usize).expect("the store is there");
            if claims.is_empty() {
                return;
            }
            for claim in claims {
                for job in &claim.jobs {
                    let outcome = self.carry_out(job);
                    if self.random.happens(2) {
                        self.kill();
                        break;
                    }
                    self.matches.settle(job, outcome, self.now()).expect("the store is there");
                }
            }
        }
        self.report.faults.push("there is always something due".into());
    }

    /// The process dies with its claims, and another one takes over.
    fn kill(&mut self) {
        self.matches = service(&self.store);
        self.matches.take_over(self.now()).expect("the store is there");
        self.report.kills += 1;
    }

    fn carry_out(&mut self, job: &Job) -> JobOutcome {
        let (matches, now) = (&self.matches, self.now());
        let again = |at: Option<Timestamp>| match at {
            Some(at) => JobOutcome::Later { at },
            None => JobOutcome::Done { message: None },
        };
        match (job.kind, job.line.target, job.line.event()) {
            (JobKind::Event, _, Some(event)) => {
                again(matches.advance_event(event, now).expect("the event is sound"))
            }
            (JobKind::EventPost, _, Some(event)) => {
                *self.report.posts.entry((event, job.revision)).or_default() += 1;
                let news = matches.event_news(event, job.revision).expect("the event is sound");
                assert!(news.is_some(), "a post says something");
                JobOutcome::Done { message: None }
            }
            (JobKind::EventCard, ..) => JobOutcome::Done { message: Some(7) },
            (JobKind::Time, Some(id), _) => {
                again(matches.advance_clock(id, now).expect("the match is sound"))
            }
            (JobKind::Sweep, ..) => JobOutcome::Later { at: Timestamp(self.now + DAY) },
            _ => JobOutcome::Done { message: None },
        }
    }

    /// Members resign, register, challenge and withdraw, as their habits are.
    fn act(&mut self, day: u64) {
        for id in self.events.clone() {
            let event = self.matches.event(id).expect("the event is sound");
            if matches!(event.state.stage, EventStage::Over(_)) {
                continue;
            }
            for table in event.state.tables.iter().filter(|table| table.is_running()) {
                let players: Vec<_> = table.entrants.iter().map(|&one| event.player(one)).collect();
                // Members who have vanished don't even resign.
                if self.random.happens(300)
                    && players.iter().any(|one| !self.has_vanished(*one, day))
                {
                    self.finish(table.id.expect("it runs"), &players, day);
                }
            }
            match event.plan.format {
                Format::League { .. } => self.register_anew(id, &event, day),
                Format::Ladder { .. } => self.challenge(id, &event, day),
                Format::Swiss { .. } => {}
            }
        }
    }

    /// Whether a member has gone for good: some go in their first weeks.
    fn has_vanished(&self, player: PlayerId, day: u64) -> bool {
        let mut random = Random::of(&[self.extent.seed, player.0]);
        random.happens(120) && day > random.below(90) as u64
    }

    fn finish(&mut self, id: matches::MatchId, players: &[PlayerId], day: u64) {
        let present: Vec<_> = players.iter().filter(|one| !self.has_vanished(**one, day)).collect();
        let loser = **self.random.one(&present).expect("one of them is there");
        // The weaker one resigns more often.
        let weaker = players.iter().copied().max().unwrap_or(loser);
        let loser =
            if present.contains(&&weaker) && self.random.happens(500) { weaker } else { loser };
        let by = self.by(loser);
        let _ = self.matches.resign(id, by);
    }

    fn register_anew(&mut self, id: EventId, event: &matches::EventView, day: u64) {
        if event.state.round >= self.extent.seasons {
            return;
        }
        for entrant in event.state.numbers().collect::<Vec<_>>() {
            let player = event.player(entrant);
            if !self.has_vanished(player, day) && self.random.happens(200) {
                let by = self.by(player);
                // Most are in already.
                let _ = self.matches.register(id, by, "M");
            }
        }
    }

    fn challenge(&mut self, id: EventId, event: &matches::EventView, day: u64) {
        let order = &event.state.order;
        let places: BTreeMap<usize, PlayerId> =
            order.iter().map(|&one| event.player(one)).enumerate().collect();
        for (place, &player) in &places {
            let up = 1 + self.random.below(3);
            let above = place.checked_sub(up).and_then(|above| places.get(&above)).copied();
            if let Some(above) = above
                && !self.has_vanished(player, day)
                && self.random.happens(60)
            {
                let by = self.by(player);
                // One of the two may be busy.
                let _ = self.matches.challenge_on_ladder(id, above, by);
            }
        }
    }
}
