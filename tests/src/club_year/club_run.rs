//! The days of a simulated year.

use std::collections::BTreeMap;
use std::sync::Arc;

use matches::{
    ChallengeLimits, EventId, EventPlan, EventView, Format, Job, JobKind, JobOutcome, Key, Limit,
    Matches, NotificationSettings, Place, PlayerId, PreferenceOwner, PreferenceSwap, Refused,
    Request, Timestamp,
};
use rules::OptionValues;
use store::{MemoryStore, Store, StoreError};

use crate::club_year::club_checks::{Evidence, check_day, check_end, check_standings};
use crate::club_year::club_pairings::check_round;
use crate::club_year::club_posts::{ClubPosts, concerned};
use crate::club_year::mortal_store::MortalStore;
use crate::club_year::referee::Referee;
use crate::club_year::{Extent, YearReport};
use crate::random::Random;

const SERVER: u64 = 900;
const ORGANIZER: PlayerId = PlayerId(1);
const DAY: u64 = 24 * 60 * 60 * 1000;
const HOUR: u64 = DAY / 24;

/// The lowest member number.
const FIRST: u64 = 1_000;

/// The days between two checks of all standings.
const WEEK: u64 = 7;

const DONE: JobOutcome = JobOutcome::Done { message: None };

/// The newest round of a Swiss tournament that was checked, and the byes up to it.
#[derive(Clone, Copy, Debug, Default)]
struct Checked {
    round: u32,
    byes: usize,
}

/// A server within a simulated year.
pub(super) struct Club {
    pub(super) extent: Extent,
    store: Arc<MortalStore>,
    matches: Matches,
    referee: Option<Referee>,
    posts: ClubPosts,
    report: YearReport,
    pub(super) events: Vec<EventId>,
    checked: BTreeMap<EventId, Checked>,
    pub(super) random: Random,
    now: u64,
    key: u64,
}

/// Simulates a year, and checks it. Panics if an act is refused that must succeed.
pub fn run(extent: Extent) -> YearReport {
    let store = Arc::new(MortalStore::new(Arc::new(MemoryStore::new()), extent.seed));
    let mut club = Club {
        extent,
        matches: service(&store),
        store,
        referee: Referee::start(),
        posts: ClubPosts::default(),
        report: YearReport::default(),
        events: Vec::new(),
        checked: BTreeMap::new(),
        random: Random::of(&[extent.seed]),
        now: 1_000 * DAY,
        key: 1,
    };
    let now = club.now();
    club.ask(|matches| matches.begin_work(now)).expect("a fresh store");
    club.announce();
    for day in 0..extent.days {
        club.live(day);
        club.check(day);
    }
    club.finished()
}

fn service(store: &Arc<MortalStore>) -> Matches {
    let store: Arc<dyn Store> = Arc::<MortalStore>::clone(store);
    Matches::new(store, games::CATALOG, ChallengeLimits::default())
}

impl Club {
    fn now(&self) -> Timestamp {
        Timestamp(self.now)
    }

    pub(super) fn by(&mut self, player: PlayerId) -> Request {
        self.key += 1;
        Request { player, key: Key(self.key), now: self.now() }
    }

    pub(super) fn event(&self, id: EventId) -> EventView {
        self.matches.event(id).expect("the event is sound")
    }

    /// Makes a request to the service. If its process dies, the same request goes to the next process.
    pub(super) fn ask<T>(
        &mut self,
        request: impl Fn(&Matches) -> Result<T, Refused>,
    ) -> Result<T, Refused> {
        loop {
            match request(&self.matches) {
                Err(Refused::Unavailable(_)) => self.kill(),
                answered => return answered,
            }
        }
    }

    /// Kills the process with its claims, and starts another one.
    fn kill(&mut self) {
        loop {
            self.store.revive();
            self.matches = service(&self.store);
            self.report.kills += 1;
            if self.matches.take_over(self.now()).is_ok() {
                return;
            }
        }
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
        for number in (0..members).step_by(3) {
            let settings = NotificationSettings { only_turns: false, by_direct_message: true };
            let player = PlayerId(FIRST + number);
            let set = self.ask(|matches| matches.set_notification_settings(player, settings));
            set.expect("the store is there");
        }
        for league in 0..leagues {
            let plan = self.plan(format!("League {league}"), Format::League { weeks: 4 });
            self.begin(&plan, members / (league + 2), league);
        }
        for number in 0..swiss {
            let field = 8 + (largest.saturating_sub(8)) * number / (swiss - 1).max(1);
            let most = field - u64::from(field % 2 == 0);
            let rounds = rounds.min(u8::try_from(most).unwrap_or(u8::MAX));
            let days = (number % 2 == 1).then_some(14);
            let plan = self.plan(format!("Swiss {number}"), Format::Swiss { rounds, days });
            self.begin(&plan, field, number * 7);
        }
        let plan = self.plan("Ladder".into(), Format::Ladder { decay_days: 14 });
        self.begin(&plan, members / 3, 3);
    }

    fn begin(&mut self, plan: &EventPlan, entrants: u64, shift: u64) {
        let id = self.announce_stored(plan);
        for index in 0..entrants {
            let player = PlayerId(FIRST + (index + shift) % self.extent.members);
            let by = self.by(player);
            let name = format!("M{}", player.0);
            self.ask(|matches| matches.register(id, by, &name)).expect("it is open");
        }
        let by = self.by(ORGANIZER);
        self.ask(|matches| matches.begin_event(id, by)).expect("enough have registered");
        self.events.push(id);
        self.check_round(id);
    }

    /// Announces an event as the button of a preview does.
    fn announce_stored(&mut self, plan: &EventPlan) -> EventId {
        let (owner, name) = (PreferenceOwner::Player(ORGANIZER), "event");
        let stored = self.ask(|matches| matches.set_preference(owner, name, &plan.name));
        stored.expect("the plan is short");
        let swap = PreferenceSwap { owner, name, before: &plan.name, after: "posted" };
        let by = self.by(ORGANIZER);
        let id = self.ask(|matches| matches.announce_stored_event(plan, by, swap));
        id.expect("the plan is possible").expect("no other request swaps the plan")
    }

    /// A day: jobs, acts of members, and sometimes a kill.
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

    /// Carries out due jobs until there are none.
    fn work(&mut self) {
        for _ in 0..10_000 {
            let now = self.now();
            let claims = self.ask(|matches| matches.claim_due(now, 64_usize));
            let claims = claims.expect("the store is there");
            if claims.is_empty() {
                return;
            }
            for job in claims.iter().flat_map(|claim| &claim.jobs) {
                let settled = self.carry_out(job);
                let has_died = matches!(settled, Err(Refused::Unavailable(_)));
                if has_died {
                    self.kill();
                }
                job.line.event().into_iter().for_each(|id| self.check_round(id));
                if has_died {
                    // The claims of the dead process are lost.
                    break;
                }
                let fault = settled.err().map(|refused| format!("{job:?} is refused: {refused:?}"));
                self.report.faults.extend(fault);
            }
        }
        self.report.faults.push("there is always something due".into());
    }

    /// Carries out a job and settles it. Fails if the process dies.
    fn carry_out(&mut self, job: &Job) -> Result<bool, Refused> {
        let (matches, now) = (&self.matches, self.now());
        let again = |at: Option<Timestamp>| at.map_or(DONE, |at| JobOutcome::Later { at });
        let outcome = match (job.kind, job.line.target, job.line.event()) {
            (JobKind::Event, _, Some(event)) => again(matches.advance_event(event, now)?),
            (JobKind::EventPost, _, Some(event)) => return self.post(event, job),
            (JobKind::EventCalendar, _, Some(event)) => {
                let event = matches.event(event)?;
                self.posts.keep_entry(&event);
                DONE
            }
            (JobKind::EventDirect(about), Some(player), _) => {
                self.posts.send(PlayerId(player.0), about);
                DONE
            }
            (JobKind::EventCard, ..) => JobOutcome::Done { message: Some(7) },
            (JobKind::Time, Some(id), _) => again(matches.advance_clock(id, now)?),
            (JobKind::Sweep, ..) => JobOutcome::Later { at: Timestamp(self.now + DAY) },
            _ => DONE,
        };
        if self.random.happens(2) {
            // The process dies between its work and the settlement.
            return Err(Refused::Unavailable(StoreError::Stopped("the process has died".into())));
        }
        self.matches.settle(job, outcome, now)
    }

    /// Posts about an entry, and records direct messages for players who want them instead of
    /// pings.
    fn post(&mut self, id: EventId, job: &Job) -> Result<bool, Refused> {
        let (_, news) = self.matches.event_news(id, job.revision)?.expect("a post says something");
        let about = self.posts.post(id, job.revision);
        let mut promised = Vec::new();
        for player in concerned(&self.matches.event(id)?, &news) {
            if self.matches.notification_settings(player)?.by_direct_message {
                promised.push((player, about));
            }
        }
        self.posts.promise(&promised);
        self.matches.settle_event_post(job, DONE, &promised, self.now())
    }

    /// Checks the newest round of a Swiss tournament, unless it was already checked.
    fn check_round(&mut self, id: EventId) {
        let event = self.event(id);
        let checked = self.checked.entry(id).or_default();
        if !matches!(event.plan.format, Format::Swiss { .. }) || event.state.round == checked.round
        {
            return;
        }
        check_round(&event, checked.byes, self.referee.as_mut(), &mut self.report);
        *checked = Checked { round: event.state.round, byes: event.state.byes.len() };
    }

    /// The daily checks.
    fn check(&mut self, day: u64) {
        let Self { matches, store, events, posts, report, referee, .. } = self;
        let store: &dyn Store = store.as_ref();
        let club = Evidence { matches, store, events, posts };
        check_day(club, report);
        if let Some(referee) = referee.as_mut().filter(|_| day.is_multiple_of(WEEK)) {
            check_standings(club, referee, report);
        }
    }

    /// Checks everything at the end.
    fn finished(mut self) -> YearReport {
        self.check(0);
        let Self { matches, store, events, posts, mut report, .. } = self;
        let store: &dyn Store = store.as_ref();
        let club = Evidence { matches: &matches, store, events: &events, posts: &posts };
        check_end(club, &mut report);
        (report.posts, report.direct) = (posts.posts.len(), posts.direct.len());
        let tries = posts.posts.values().chain(posts.direct.values());
        report.repeated = tries.map(|tries| tries - 1).sum();
        report
    }
}
