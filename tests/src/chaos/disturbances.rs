//! Disturbances: kills, outages, slow connections, faults of Discord, passing time, changed clocks.

use std::time::{Duration, Instant};

use sandbox::{Fault, FaultKind};
use tokio::time::timeout;

use crate::chaos::happening::Happening;
use crate::chaos::{Cluster, draw};

/// Close codes of Discord. After the first two, the session can be resumed.
const CODES: [u16; 4] = [4000, 4008, 4006, 4009];

/// The number of requests while the database is away, or a connection to it is slow or dead.
const AWAY: u64 = 4;

/// The number of requests while a disk is full: enough to use up the remaining room.
const FULL: u64 = 60;

/// The delay of a slow connection.
const SLOW: Duration = Duration::from_millis(120);

/// A step of the clock: less than a turn's limit, and enough for reminders.
const HOUR: Duration = Duration::from_secs(75 * 60);

/// The offsets of a machine's clock after a change, in milliseconds.
const STEPS: [i64; 5] = [3_600_000, -30_000, -3_600_000, -86_400_000, 0];

/// The step of the clock while a process is suspended: enough for the others to declare it dead.
const STILL: Duration = Duration::from_secs(15);

/// The longest suspension, in real time. Usually, answered requests end a suspension earlier. But none are answered if
/// all players wait for the suspended process.
const STILL_AT_MOST: Duration = Duration::from_secs(10);

impl Cluster {
    /// Causes one of these faults. Returns its name.
    pub(super) async fn disturb(
        &mut self,
        happenings: &[Happening],
        random: &mut u64,
    ) -> &'static str {
        let kind = happenings[draw(random, happenings.len() as u64) as usize];
        let at = draw(random, self.runners.len() as u64) as usize;
        match kind {
            Happening::Kill => self.kill(at),
            Happening::Upgrade => self.follow(at).await,
            Happening::Crash => self.database.crash(self.shared.goes_on(AWAY)).await,
            Happening::Close => self.close_shard(random),
            Happening::Break => self.shared.sandbox.drop_gateway(),
            Happening::Limit => self.falter(FaultKind::TooMany { retry_after_s: 0.3 }),
            Happening::Fail => self.falter(FaultKind::Broken { status: 502 }),
            Happening::Cut => self.runners[at].wires.iter().for_each(|wire| wire.cut()),
            Happening::Slow => self.slow_down(at).await,
            Happening::Dead => self.silence(at).await,
            Happening::Hour => self.pass(HOUR).await,
            Happening::Step => self.step_clock(at, random).await,
            Happening::Still => self.stand_still(at).await,
            Happening::Failover => self.database.fail_over().await,
            Happening::FullDisk => self.database.fill_disk(self.shared.goes_on(FULL)).await,
            Happening::Pooler => self.database.restart_pooler(at),
        }
        kind.text()
    }

    fn kill(&mut self, at: usize) {
        let mut runner = self.runners.swap_remove(at);
        runner.process.kill();
        self.logs.push(runner.process.log());
        self.start();
    }

    async fn follow(&mut self, at: usize) {
        self.start();
        let mut runner = self.runners.swap_remove(at);
        let ended = tokio::task::spawn_blocking(move || {
            runner.process.stop();
            runner.process.log()
        });
        self.logs.push(ended.await.expect("it is waited for"));
    }

    fn close_shard(&self, random: &mut u64) {
        let shard = draw(random, self.shared.sandbox.servers().len() as u64);
        self.shared.sandbox.close_shard(shard, CODES[draw(random, 4) as usize]);
    }

    fn falter(&self, kind: FaultKind) {
        self.shared.sandbox.plan_fault(Fault { route: "POST /".into(), times: 6, kind });
    }

    async fn slow_down(&self, at: usize) {
        self.runners[at].wires.iter().for_each(|wire| wire.is_slow(SLOW));
        self.shared.goes_on(AWAY * self.runners.len() as u64).await;
        self.runners[at].wires.iter().for_each(|wire| wire.is_slow(Duration::ZERO));
    }

    async fn silence(&self, at: usize) {
        self.runners[at].wires.iter().for_each(|wire| wire.is_dead(true));
        self.shared.goes_on(AWAY).await;
        self.runners[at].wires.iter().for_each(|wire| wire.is_dead(false));
    }

    async fn step_clock(&self, at: usize, random: &mut u64) {
        let off_ms = STEPS[draw(random, STEPS.len() as u64) as usize];
        let clock = &self.runners[at].clock;
        std::fs::write(clock, off_ms.to_string()).expect("there is room for a file");
        self.shared.goes_on(AWAY).await;
    }

    async fn stand_still(&mut self, at: usize) {
        let from = Instant::now();
        self.runners[at].process.suspend();
        self.shared.sandbox.advance(STILL).await.expect("the clock can be put forward");
        self.ahead += STILL;
        let _ = timeout(STILL_AT_MOST, self.shared.goes_on(AWAY)).await;
        self.runners[at].process.go_on();
        self.shared.stood_still(from);
    }

    /// Puts the clock forward while nobody acts.
    pub(super) async fn pass(&mut self, time: Duration) {
        let _all = self.shared.acting.write().await;
        self.shared.sandbox.advance(time).await.expect("the clock can be put forward");
        self.ahead += time;
        self.shared.note_pause();
    }
}
