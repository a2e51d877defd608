//! Several processes share the servers: upgrades, kills, suspended processes.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use sandbox::{
    Answer, Config, Fault, FaultKind, MessageView, PATIENCE, Permissions, Sandbox, Scenario,
    Sharding,
};
use tempfile::TempDir;
use tests::{Process, Seat, tells_a_move};
use tokio::sync::watch;

use crate::{KASTELL, PROGRAM, database_server};

/// The number of servers, each of another shard.
pub(crate) const SERVERS: u64 = 4;

/// A step of the clock, shorter than a process's interval between two checks.
const STEP: Duration = Duration::from_millis(500);

/// Removes the times at which shards identified: turns go by the database's clock, which no test puts forward.
const LONG_AGO: &str = "DELETE FROM castellan_rows WHERE key >= '\\x62' AND key < '\\x63'";

/// A Discord with several servers, a database, and processes.
pub(crate) struct House {
    pub(crate) sandbox: Sandbox,
    address: String,
    pub(crate) folder: TempDir,
}

impl House {
    /// Opens a house with an empty database. `None` without PostgreSQL.
    pub(crate) async fn open(sharding: Sharding) -> Option<Self> {
        Some(Self::open_at(sharding, database_server::shared()?.fresh()).await)
    }

    /// Opens a house with the store at this address.
    pub(crate) async fn open_at(sharding: Sharding, address: String) -> Self {
        let plan = (0..SERVERS).fold(Scenario::new("Castellan"), |plan, number| {
            let plan = plan.server(&format!("Server {number}"));
            let plan = plan.member(&format!("Ada{number}")).member(&format!("Ben{number}"));
            plan.bot_may(Permissions::DEFAULT).channel(&format!("general-{number}"))
        });
        let config = Config { scenario: plan.sharding(sharding), ..Config::unhurried() };
        let sandbox = Sandbox::start(config).await.unwrap();
        Self { sandbox, address, folder: TempDir::new().unwrap() }
    }

    /// Starts a process that takes its share.
    fn process(&self, shards: &str) -> Process {
        self.process_with(shards, ("SKEW_MS", "0"))
    }

    /// Starts a process with another setting.
    pub(crate) fn process_with(&self, shards: &str, setting: (&str, &str)) -> Process {
        let settings =
            [("CASTELLAN_STORE", self.address.as_str()), ("CASTELLAN_SHARDS", shards), setting];
        let settings = settings.map(|(name, value)| (name.to_owned(), value.to_owned()));
        let data = self.folder.path().join("store");
        Process::start(&PathBuf::from(PROGRAM), &self.sandbox, &data, &settings)
    }

    /// The number of shards that a process serves.
    fn served(&self) -> usize {
        let connected = self.sandbox.sessions().into_iter().filter(|of| of.is_connected);
        connected.map(|of| of.shard).collect::<BTreeSet<_>>().len()
    }

    /// Waits until this number of sessions is connected.
    async fn wait_for_sessions(&self, wanted: usize) {
        let is_so = |sandbox: &Sandbox| {
            let connected = sandbox.sessions().into_iter().filter(|of| of.is_connected);
            (connected.count() == wanted).then_some(())
        };
        self.sandbox.wait_until("one session for each shard", is_so).await.unwrap();
    }

    /// Puts the clock forward in small steps until a condition holds. Returns how far it went.
    async fn pass_until(&self, is_so: impl Fn() -> bool) -> Duration {
        let (since, mut passed) = (Instant::now(), Duration::ZERO);
        while !is_so() {
            assert!(since.elapsed() < PATIENCE, "it never comes");
            self.sandbox.advance(STEP).await.unwrap();
            passed += STEP;
        }
        passed + since.elapsed()
    }

    /// Waits until a process has handed over this many shards.
    pub(crate) async fn handed_over(process: &Process, shards: usize) {
        process.says_often("a shard is handed over", shards).await;
    }

    /// Starts a match on each server. Returns the two players of each.
    pub(crate) async fn matches(&self, processes: &[&Process]) -> Vec<(Seat, Seat)> {
        let mut matches = Vec::new();
        for number in 0..SERVERS {
            let member = |name: &str| self.sandbox.member(&format!("{name}{number}")).unwrap();
            let (ada, ben) = (member("Ada"), member("Ben"));
            let channel = format!("general-{number}");
            let line = KASTELL.replace("@Ben", &format!("@Ben{number}"));
            let asked = ada.visit(&channel).unwrap().slash(&line).unwrap();
            let told = asked.message().await;
            let logs = || processes.iter().map(|process| process.log()).collect::<Vec<_>>();
            assert!(told.is_ok(), "server {number}: {:?}\n{}", told.err(), logs().join("\n\n"));
            let here = ben.visit(&channel).unwrap();
            let can_accept = |seen: &MessageView| seen.button("Accept").is_some();
            let challenge = here.wait_for("the challenge", can_accept).await.unwrap();
            here.press(challenge.id, "Accept").unwrap().message().await.unwrap();
            let mut seats = Vec::new();
            for member in [ada, ben] {
                let thread = member.wait_for_thread(" – ").await.unwrap();
                seats.push(Seat { member, thread });
            }
            seats[0].board().await;
            let ben = seats.pop().unwrap();
            matches.push((seats.pop().unwrap(), ben));
        }
        matches
    }

    /// Checks that each shard has one connection, and that no log has a panic or a secret.
    pub(crate) fn check(&self, logs: &[String]) {
        let sessions = self.sandbox.sessions().into_iter().filter(|of| of.is_connected);
        let mut served: Vec<u64> = sessions.map(|of| of.shard).collect();
        served.sort_unstable();
        assert_eq!(served, (0..SERVERS).collect::<Vec<_>>());
        for log in logs {
            assert!(!log.to_lowercase().contains("panicked"), "{log}");
            assert!(
                !log.contains(&self.sandbox.token()) && !log.contains(database_server::PASSWORD)
            );
        }
    }
}

/// Sends a command on every server again and again until `stop`. Returns the number of commands.
async fn ask_all_the_time(seats: Vec<Seat>, stop: watch::Receiver<bool>) -> usize {
    let mut asked = 0;
    while !*stop.borrow() {
        for seat in &seats {
            let answer = seat.thread.slash("/board").unwrap();
            let told = answer.message().await;
            assert!(told.is_ok(), "question {asked} was not answered: {:?}", told.err());
            asked += 1;
        }
    }
    asked
}

/// The number of public boards in a thread that show this move.
fn boards(seat: &Seat, mv: &str) -> usize {
    let all = seat.thread.messages();
    let is_board =
        |seen: &&MessageView| seen.by_bot && !seen.ephemeral && !seen.pictures.is_empty();
    all.iter().filter(is_board).filter(|seen| seen.content.contains(mv)).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rolling_upgrade_drops_no_interaction_and_posts_nothing_twice() {
    let sharding =
        Sharding { shards: 4, max_concurrency: 16, enforce: true, ..Sharding::default() };
    let Some(house) = House::open(sharding).await else { return };
    let mut first = house.process("auto");
    house.sandbox.wait_for_shards(SERVERS).await.unwrap();
    first.says("invite: https://").await;
    let matches = house.matches(&[&first]).await;
    let (stop, stopped) = watch::channel(false);
    let seats = matches.iter().map(|(ada, _)| ada.clone()).collect();
    let asking = tokio::spawn(ask_all_the_time(seats, stopped));
    let mut second = house.process("auto");
    House::handed_over(&first, 2).await;
    for (ada, _) in &matches {
        ada.plays("Tn@c1").await;
    }
    assert!(first.stop(), "{}", first.log());
    for (_, ben) in &matches {
        ben.plays("O@g1").await;
    }
    let third = house.process("auto");
    House::handed_over(&second, 2).await;
    assert!(second.stop(), "{}", second.log());
    for (ada, _) in &matches {
        ada.plays("In@a8").await;
        ada.board_where(|seen| seen.content.contains("In@a8")).await;
    }
    stop.send_replace(true);
    let asked = asking.await.unwrap();
    assert!(asked > 20, "only {asked}");
    for (ada, _) in &matches {
        for mv in ["Tn@c1", "O@g1", "In@a8"] {
            assert!(boards(ada, mv) <= 1, "{mv} was posted {} times", boards(ada, mv));
        }
    }
    house.check(&[first.log(), second.log(), third.log()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn shards_of_a_killed_process_move() {
    let sharding =
        Sharding { shards: 4, max_concurrency: 16, enforce: true, ..Sharding::default() };
    let Some(house) = House::open(sharding).await else { return };
    let mut first = house.process("auto");
    house.sandbox.wait_for_shards(SERVERS).await.unwrap();
    let second = house.process("auto");
    House::handed_over(&first, 2).await;
    let matches = house.matches(&[&first, &second]).await;
    first.kill();
    second.says("another process has ended").await;
    house.sandbox.wait_for_shards(SERVERS).await.unwrap();
    for (ada, ben) in &matches {
        ada.plays("Tn@c1").await;
        ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    }
    house.check(&[first.log(), second.log()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn shards_of_a_silent_machine_move_at_the_pace_of_discord() {
    // One shard identifies after the other, and nobody can see that the process has ended.
    let Some(house) = House::open(Sharding { shards: 8, ..Sharding::default() }).await else {
        return;
    };
    let first = house.process("auto");
    first.says("the shards are known").await;
    house.pass_until(|| house.served() == 8).await;
    let second = house.process("auto");
    second.says("the shards are known").await;
    let handed_over = || first.log().matches("a shard is handed over").count() >= 4;
    house.pass_until(handed_over).await;
    // Until its own sessions are closed, the first process would resume them.
    house.wait_for_sessions(2 * SERVERS as usize).await;
    database_server::shared()
        .unwrap()
        .sql(database_server::Server::schema(&house.address), LONG_AGO);
    let starts = house.sandbox.session_starts_left();
    second.suspend();
    let passed = house.pass_until(|| house.sandbox.session_starts_left() + 4 <= starts).await;
    assert!(passed > Duration::from_secs(20), "too soon for Discord: after {passed:?}");
    assert!(first.log().contains("another process has ended"));
    for number in 0..SERVERS {
        let ada = house.sandbox.member(&format!("Ada{number}")).unwrap();
        let channel = ada.visit(&format!("general-{number}")).unwrap();
        channel.slash("/games").unwrap().message().await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn shards_identify_one_after_the_other_in_any_process() {
    let sharding = Sharding { shards: 4, enforce: true, ..Sharding::default() };
    let Some(house) = House::open(sharding).await else { return };
    let both = [house.process("auto"), house.process("auto")];
    house.sandbox.wait_for_shards(SERVERS).await.unwrap();
    assert_eq!(house.sandbox.session_starts_left(), 1_000 - 4, "each began once");
    house.check(&[both[0].log(), both[1].log()]);
}

#[tokio::test(flavor = "multi_thread")]
async fn processes_without_a_shard_know_the_emoji() {
    // Only one of them can have the shard, but all of them post.
    let Some(house) = House::open(Sharding::default()).await else { return };
    let all = [0; 3].map(|_| house.process("auto"));
    for process in &all {
        process.says("the emoji are in step").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_process_keeps_its_shard_range_and_refuses_another_shard_count() {
    let sharding = Sharding { max_concurrency: 16, ..Sharding::default() };
    let Some(house) = House::open(sharding).await else { return };
    let mut low = house.process("0..2/4");
    low.says("invite: https://").await;
    let mut wrong = house.process("8");
    assert!(!wrong.ends(), "it ends, and not well");
    assert!(wrong.log().contains("divide the servers among 4 shards"), "{}", wrong.log());
    let high = house.process("2..4/4");
    house.sandbox.wait_for_shards(SERVERS).await.unwrap();
    assert!(low.stop(), "{}", low.log());
    // The sandbox may read the last frames of a process after its end.
    let is_served_by_high = |sandbox: &Sandbox| {
        let mut served: Vec<_> = sandbox.sessions().iter().map(|of| of.shard).collect();
        served.sort_unstable();
        (served == [2, 3]).then_some(())
    };
    let what = "the sessions of the other process alone";
    house.sandbox.wait_until(what, is_served_by_high).await.unwrap();
    assert!(!high.log().contains("panicked"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dead_process_with_another_shard_count_stops_no_start() {
    let sharding = Sharding { max_concurrency: 16, ..Sharding::default() };
    let Some(house) = House::open(sharding).await else { return };
    for shards in ["8", "auto"] {
        let former = house.process("4");
        former.says("invite: https://").await;
        // Only the silence of the former process shows that it has ended.
        former.suspend();
        let next = house.process(shards);
        next.says("the shards are known").await;
        assert!(!next.log().contains("shards=4"), "{}", next.log());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resumed_process_leaves_one_session_per_shard() {
    let sharding = Sharding { shards: 4, max_concurrency: 1, enforce: true, ..Sharding::default() };
    let Some(house) = House::open(sharding).await else { return };
    let first = house.process("auto");
    house.sandbox.wait_for_shards(SERVERS).await.unwrap();
    let second = house.process("auto");
    House::handed_over(&first, 2).await;
    first.suspend();
    let is_taken = || second.log().contains("what it had is taken over");
    house.pass_until(is_taken).await;
    house.pass_until(|| house.served() == SERVERS as usize).await;
    first.go_on();
    // Once the first process runs again, both share the shards again.
    second.says_often("a shard is handed over", 2).await;
    house.wait_for_sessions(SERVERS as usize).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn accepted_moves_survive_disturbances_once_and_in_order() {
    let trial = tests::chaos::Trial {
        processes: 2,
        shards: 4,
        concurrency: 16,
        tables: 1,
        disturbances: 6,
        at_least: Duration::ZERO,
        pace: 12,
        happenings: tests::chaos::Happening::USUAL.to_vec(),
        nodes: 1,
        is_pooled: false,
        seed: 12,
    };
    let Some(report) = tests::chaos::run(&PathBuf::from(PROGRAM), &trial).await else { return };
    assert!(report.faults.is_empty() && report.accepted > 0, "{report}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shard_handover_survives_a_kill_of_the_first_receiver() {
    let sharding =
        Sharding { shards: 4, max_concurrency: 16, enforce: true, ..Sharding::default() };
    let Some(house) = House::open(sharding).await else { return };
    let mut first = house.process("auto");
    house.sandbox.wait_for_shards(SERVERS).await.unwrap();
    first.says("invite: https://").await;
    let matches = house.matches(&[&first]).await;
    let mut panels = Vec::new();
    for (ada, _) in &matches {
        panels.push(ada.press(&ada.board().await, "Move").await);
    }
    let second = house.process("auto");
    // Both processes get events of the shards that the second is about to take.
    let shared = |sandbox: &Sandbox| {
        let is_shared = |shard: &u64| sandbox.connected_to(*shard).len() == 2;
        let shared: Vec<u64> = (0..SERVERS).filter(is_shared).collect();
        (!shared.is_empty()).then_some(shared)
    };
    let shared = house.sandbox.wait_until("a shard with two processes", shared).await.unwrap();
    // No answer gets through until the first process is gone.
    let kind = FaultKind::DropBefore;
    house.sandbox.plan_fault(Fault { route: "POST /interactions".into(), times: 1_000, kind });
    let of = |number: usize| (house.sandbox.servers()[number] >> 22) % SERVERS;
    let theirs: Vec<_> = (0..matches.len()).filter(|at| shared.contains(&of(*at))).collect();
    let ada = |at: usize| &matches[at].0.thread;
    let asked: Vec<_> =
        theirs.iter().map(|at| ada(*at).slash("/move text:Tn@c1").unwrap()).collect();
    let type_it = |at: &usize| ada(*at).press(panels[*at].id, "Type a move").unwrap();
    let typing: Vec<_> = theirs.iter().map(type_it).collect();
    house.sandbox.wait_for_request("an answer that is lost", |one| one.status == 0).await.unwrap();
    first.kill();
    house.sandbox.clear_faults();
    for asked in asked {
        let told = asked.message().await;
        let told = told.unwrap_or_else(|trouble| panic!("{trouble}\n{}", second.log()));
        assert!(tells_a_move(&told.content), "{}", told.content);
    }
    // A form can't come late. A person who pressed for a form, in a shard that the second process did not have yet,
    // gets a message about that.
    for (at, typing) in theirs.into_iter().zip(typing) {
        if matches!(typing.answer().await, Ok(Answer::Modal(_))) {
            continue;
        }
        let is_late = |seen: &MessageView| seen.ephemeral && seen.content.contains("again");
        let told = ada(at).wait_for("that it is too late", is_late).await;
        told.unwrap_or_else(|trouble| panic!("{trouble}\n{}", second.log()));
    }
}
