//! Disturbances: kills, outages, slow connections, faults of Discord, passing time, changed clocks.

use std::time::{Duration, Instant};

use sandbox::{Fault, FaultKind};
use tokio::time::timeout;

use crate::chaos::{Cluster, draw};

/// Codes with which Discord closes connections; after the first two a session is gone on with.
const CODES: [u16; 4] = [4000, 4008, 4006, 4009];

/// How much is asked while the database is away, or a wire to it is slow or dead.
const AWAY: u64 = 4;

/// How slow a wire becomes.
const SLOW: Duration = Duration::from_millis(120);

/// How much passes at a time: less than a turn may take, and enough for reminders.
const HOUR: Duration = Duration::from_secs(75 * 60);

/// How many things can go wrong. The last is that a process stands still.
const KINDS: u64 = 15;

/// By how many milliseconds a machine's clock is off after it was changed.
const STEPS: [i64; 5] = [3_600_000, -30_000, -3_600_000, -86_400_000, 0];

/// For how long a process stands still, by everyone's clock: others take it for dead.
const STILL: Duration = Duration::from_secs(15);

/// The most time until it goes on, should all players wait for it, so that nothing more is asked.
const STILL_AT_MOST: Duration = Duration::from_secs(10);

impl Cluster {
    /// Lets something go wrong; its name.
    pub(super) async fn disturb(&mut self, stands_still: bool, random: &mut u64) -> &'static str {
        let kind = draw(random, KINDS - u64::from(!stands_still));
        let at = draw(random, self.runners.len() as u64) as usize;
        let shard = draw(random, self.shared.sandbox.servers().len() as u64);
        match kind {
            0 | 1 => self.kill(at),
            2 => self.follow(at).await,
            3 => {
                self.database.down();
                self.shared.goes_on(AWAY).await;
                self.database.up();
                "the database stops at once, and comes back"
            }
            4 => {
                self.shared.sandbox.close_shard(shard, CODES[draw(random, 4) as usize]);
                "a shard's connection is closed"
            }
            5 => {
                self.shared.sandbox.drop_gateway();
                "all connections break"
            }
            6 => {
                self.falter(FaultKind::TooMany { retry_after_s: 0.3 }, "Discord asks for patience")
            }
            7 => self.falter(FaultKind::Broken { status: 502 }, "Discord fails"),
            8 => {
                self.runners[at].proxy.cut();
                "connections to the database are cut"
            }
            9 | 10 => {
                self.runners[at].proxy.is_slow(SLOW);
                self.shared.goes_on(AWAY * self.runners.len() as u64).await;
                self.runners[at].proxy.is_slow(Duration::ZERO);
                "a wire to the database is slow for a while"
            }
            11 => {
                self.runners[at].proxy.is_dead(true);
                self.shared.goes_on(AWAY).await;
                self.runners[at].proxy.is_dead(false);
                "a wire to the database is dead for a while"
            }
            13 => {
                let off_ms = STEPS[draw(random, STEPS.len() as u64) as usize];
                let clock = &self.runners[at].clock;
                std::fs::write(clock, off_ms.to_string()).expect("there is room for a file");
                self.shared.goes_on(AWAY).await;
                "a machine's clock is put forward or back"
            }
            14 => {
                let from = Instant::now();
                self.runners[at].process.suspend();
                self.shared.sandbox.advance(STILL).await.expect("the clock can be put forward");
                self.ahead += STILL;
                let _ = timeout(STILL_AT_MOST, self.shared.goes_on(AWAY)).await;
                self.runners[at].process.go_on();
                self.shared.stood_still(from);
                "a process stands still for a while"
            }
            _ => {
                self.pass(HOUR).await;
                "an hour passes"
            }
        }
    }

    fn kill(&mut self, at: usize) -> &'static str {
        let mut runner = self.runners.swap_remove(at);
        runner.process.kill();
        self.logs.push(runner.process.log());
        self.start();
        "a process is killed, and another started"
    }

    async fn follow(&mut self, at: usize) -> &'static str {
        self.start();
        let mut runner = self.runners.swap_remove(at);
        let ended = tokio::task::spawn_blocking(move || {
            runner.process.stop();
            runner.process.log()
        });
        self.logs.push(ended.await.expect("it is waited for"));
        "a process is followed by another in order"
    }

    fn falter(&self, kind: FaultKind, name: &'static str) -> &'static str {
        self.shared.sandbox.plan_fault(Fault { route: "POST /".into(), times: 6, kind });
        name
    }

    /// Lets time pass while nobody acts.
    pub(super) async fn pass(&mut self, time: Duration) {
        let _all = self.shared.acting.write().await;
        self.shared.sandbox.advance(time).await.expect("the clock can be put forward");
        self.ahead += time;
    }
}
