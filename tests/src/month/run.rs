//! A month, round by round.

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use sandbox::{Config, PATIENCE, Permissions, Scenario};
use store::Location;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use crate::harness::Harness;
use crate::month::actions::{Guest, Scene};
use crate::month::disruptions::{Disruption, disruptions, falter, lose_gateway};
use crate::month::evidence::Evidence;
use crate::month::journal;
use crate::month::options::Options;
use crate::month::overview::Overview;
use crate::month::people::{Leaves, Person, name};
use crate::month::report::Report;
use crate::month::resource_usage::{Memory, Meter, ResourceUsage, size};
use crate::month::wishes::{Member, plan};
use crate::random::Random;

const SERVER: &str = "Castle Green";

/// The log filter of the program: a debug log of a month would be too long.
const SETTINGS: [(&str, &str); 1] = [("CASTELLAN_LOG", "info")];

/// The real time without messages at the end after which no computer is expected to move any more.
const SILENCE: Duration = Duration::from_secs(40);

/// The time without visits at the end, in which the program does all waiting work.
const QUIET: Duration = Duration::from_secs(6 * 60);

/// A running month.
struct Month<'a> {
    options: &'a Options,
    harness: Harness,
    people: Vec<Person>,
    board: Overview,
    scene: Scene,
    disruptions: Vec<(u64, Disruption)>,
    /// The round in which a stopped program starts again.
    back_in: Option<u64>,
    meter: Meter,
    memory: Memory,
    resource_usage: Vec<ResourceUsage>,
    ahead: Duration,
}

/// Lets members play for a number of days. Returns the report.
pub async fn run(program: &str, options: &Options) -> Result<Report, Box<dyn Error>> {
    let started = Instant::now();
    let mut month = Month::begin(program, options).await;
    for round in 0..options.rounds() {
        month.round(round).await;
    }
    let evidence = month.end().await?;
    let report = Report::of(options, &evidence, started.elapsed());
    if let Some(path) = &options.log {
        std::fs::write(path, &evidence.log)?;
        std::fs::write(path.with_extension("matches"), report.match_report(&evidence))?;
    }
    Ok(report)
}

/// The server with all members.
fn world(members: usize) -> Scenario {
    let plan = Scenario::new("Castellan").server(SERVER);
    let plan = (0..members).fold(plan, |plan, index| plan.member(&name(index)));
    plan.channel("game-night")
        .channel("spectators")
        .deny_everyone(Permissions::CREATE_PUBLIC_THREADS)
}

impl<'a> Month<'a> {
    async fn begin(program: &str, options: &'a Options) -> Self {
        let config = Config { scenario: world(options.members), ..Config::unhurried() };
        let harness = Harness::with_all(program, config, &SETTINGS).await;
        harness.sandbox.record_messages();
        let person = |index| Person::drawn(options, index, harness.member(&name(index)));
        let people: Vec<_> = (0..options.members).map(person).collect();
        let month = Self {
            options,
            people,
            board: Overview::default(),
            scene: Scene::default(),
            disruptions: disruptions(options),
            back_in: None,
            meter: Meter::default(),
            memory: Memory::default(),
            resource_usage: Vec::new(),
            ahead: Duration::ZERO,
            harness,
        };
        let visit = month.people[0].member.visit("spectators").expect("everybody sees it");
        let asked = visit.slash("/dashboard").expect("the first member owns the server");
        asked.message().await.expect("an answer");
        month
    }

    async fn round(&mut self, round: u64) {
        if self.back_in.is_some_and(|back| back <= round) {
            self.back_in = None;
            self.come_back().await;
        }
        self.come_and_go(round);
        if self.back_in.is_none() {
            self.live(round).await;
        }
        self.board.take(self.harness.sandbox.take_message_log());
        self.memory.look(&self.harness.bot);
        let rounds_a_day = (24 * 60 / self.options.step_minutes).max(1);
        if (round + 1).is_multiple_of(rounds_a_day) {
            self.note_vitals((round + 1) / rounds_a_day);
        }
        self.pass(Duration::from_secs(60 * self.options.step_minutes)).await;
    }

    /// At the beginning of a day, makes the members whose day it is leave the server or return.
    fn come_and_go(&self, round: u64) {
        let minute = round * self.options.step_minutes;
        if minute % (24 * 60) >= self.options.step_minutes {
            return;
        }
        let (day, sandbox) = (minute / (24 * 60), &self.harness.sandbox);
        for person in &self.people {
            let name = person.member.name();
            let left = match person.leaves {
                Leaves::Account if person.leaves_on() == Some(day) => sandbox.close_account(name),
                _ if person.leaves_on() == Some(day) => sandbox.remove_member(SERVER, name),
                _ if person.returns_on() == Some(day) => sandbox.add_member(SERVER, name),
                _ => continue,
            };
            left.expect("the server is there");
        }
    }

    async fn pass(&mut self, time: Duration) {
        self.harness.pass(time).await;
        self.ahead += time;
    }

    /// Lets all visitors of a round act, with the faults of this round.
    async fn live(&mut self, round: u64) {
        let mut random = Random::of(&[self.options.seed, 4, round]);
        let disruption = self
            .disruptions
            .iter()
            .find(|(when, _)| *when == round)
            .map(|(_, disruption)| *disruption);
        if let Some(Disruption::Away(rounds)) = disruption {
            self.go_away();
            self.back_in = Some(round + rounds);
            return;
        }
        self.board.take(self.harness.sandbox.take_message_log());
        let mut guests = self.guests(round);
        let is_anybody_there = !guests.is_empty();
        if self.options.faults && is_anybody_there {
            for _ in 0..random.below(3) {
                falter(&self.harness.sandbox, &mut random);
            }
            if random.happens(40) {
                lose_gateway(&self.harness.sandbox, &mut random);
            }
        }
        match disruption {
            Some(Disruption::Stopped) => {
                self.scene.disruptions.fetch_add(1, Ordering::SeqCst);
                self.harness.sandbox.clear_faults();
                self.meter.ends(&self.harness.bot);
                self.harness.stop();
                self.come_back().await;
            }
            Some(Disruption::Killed(after)) => {
                // The program is killed when this many messages are written, or when all visits have ended.
                tokio::select! {
                    _ = self.harness.sandbox.wait_for_message_log(after) => {}
                    () = all(&mut guests) => {}
                }
                self.go_away();
                self.come_back().await;
            }
            Some(Disruption::Away(_)) | None => {}
        }
        all(&mut guests).await;
        self.harness.sandbox.clear_faults();
        // A process that lost its connection gets it back before time passes.
        let _ = self.harness.sandbox.wait_for_bot().await;
    }

    /// Starts the visits of a round.
    fn guests(&mut self, round: u64) -> JoinSet<()> {
        let day = round * self.options.step_minutes / (24 * 60);
        let places = Arc::new(Semaphore::new(self.options.at_once));
        let mut guests = JoinSet::new();
        for person in self.people.iter().filter(|person| person.comes(self.options, round)) {
            let mut random = Random::of(&[self.options.seed, 5, person.index as u64, round]);
            let wishes =
                plan(&mut self.board, Member { person, all: &self.people }, day, &mut random);
            let is_leaving = person.vacation.is_some_and(|(from, _)| from == day);
            let guest =
                Guest { person: person.clone(), scene: self.scene.clone(), random, is_leaving };
            let places = Arc::clone(&places);
            guests.spawn(async move {
                let place = places.acquire().await;
                guest.live(wishes).await;
                drop(place);
            });
        }
        guests
    }

    fn go_away(&mut self) {
        self.scene.disruptions.fetch_add(1, Ordering::SeqCst);
        self.meter.ends(&self.harness.bot);
        self.harness.kill();
        self.harness.sandbox.clear_faults();
    }

    async fn come_back(&mut self) {
        self.harness.restart().await;
        self.memory.begin_anew(true);
        self.scene.disruptions.fetch_add(1, Ordering::SeqCst);
    }

    fn note_vitals(&mut self, day: u64) {
        let bot = &self.harness.bot;
        let resource_usage = ResourceUsage {
            day,
            memory: self.memory,
            cpu_s: self.meter.seconds(bot),
            store_bytes: size(&self.harness.data()),
            written: self.board.written.len(),
        };
        if self.options.talks {
            let log = self.scene.log();
            eprintln!(
                "day {day}: {} acts, {} moves, {} matches on; {} MB, {:.0} s",
                log.answered,
                log.played.len(),
                self.board.running.len(),
                resource_usage.memory.least_kb / 1024,
                resource_usage.cpu_s
            );
        }
        self.resource_usage.push(resource_usage);
        self.memory.begin_anew(false);
    }

    /// Waits until computers whose turn it is have moved: they think in real time.
    async fn let_computers_move(&mut self) {
        let began = Instant::now();
        while began.elapsed() < PATIENCE {
            self.board.take(self.harness.sandbox.take_message_log());
            let mut running = self.board.running.values();
            if running.all(|shown| !shown.movers.is_empty()) {
                return;
            }
            let wait = self.harness.sandbox.wait_for_message_log(1);
            if tokio::time::timeout(SILENCE, wait).await.is_err() {
                return;
            }
        }
    }

    /// Waits for all pending work, stops the program, and collects the evidence.
    async fn end(mut self) -> Result<Evidence, Box<dyn Error>> {
        if self.back_in.take().is_some() {
            self.come_back().await;
        }
        for _ in 0..6 {
            self.pass(QUIET).await;
        }
        self.let_computers_move().await;
        self.harness.stop();
        self.board.take(self.harness.sandbox.take_message_log());
        let now = SystemTime::now().duration_since(UNIX_EPOCH)? + self.ahead;
        Ok(Evidence {
            stored: journal::read(&Location::Sled(self.harness.data()))?,
            written: std::mem::take(&mut self.board.written),
            actions: self.scene.log(),
            resource_usage: std::mem::take(&mut self.resource_usage),
            now_ms: u64::try_from(now.as_millis())?,
            log: self.harness.logs(),
        })
    }
}

/// Waits until all visits have ended.
async fn all(guests: &mut JoinSet<()>) {
    while guests.join_next().await.is_some() {}
}
