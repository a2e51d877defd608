//! Notices steps of the machine's clock, and corrects the program's clock.
//!
//! A process with a store of its own follows its machine's clock. Processes that share a store follow the database's
//! clock, so that they agree about leases even if the clock of a machine is wrong. Time limits within the process use
//! the steady clock in both cases.

use std::time::Duration;

use crate::app::App;

/// The milliseconds between two looks at the machine's clock.
const LOOK: u64 = 1_000;

/// The number of looks at the machine's clock for each look at the database's.
const LOOKS_BETWEEN: u32 = 60;

/// The smallest difference that counts as a step, in milliseconds. Time servers and slow machines cause smaller ones.
const STEP: i64 = 2_000;

/// The smallest difference from the machine's clock that is corrected, in milliseconds.
const NOISE: i64 = 100;

/// The milliseconds after which an answer of the database is too imprecise to set the clock.
const SLOW: u64 = 1_000;

/// How long a clock change waits for running jobs to end, since the change would falsify their measured time.
pub(crate) const COURTESY: Duration = Duration::from_secs(3);

/// The milliseconds within which every live worker renews its leases.
const LEASES: u64 = 150_000;

/// Keeps the program's clock right: by the database's clock if processes share the store, otherwise by the machine's.
pub(crate) struct ClockSteps {
    app: App,
    /// How many milliseconds the machine's clock was ahead of the program's at the last look.
    machine_ahead_ms: i64,
    looks: u32,
}

impl ClockSteps {
    /// Corrects the clock before the process joins others. By a wrong clock, the other processes would seem long dead.
    pub(crate) async fn begin(app: App) -> Self {
        let mut steps = Self { app, machine_ahead_ms: 0, looks: 0 };
        steps.look().await;
        steps
    }

    pub(crate) async fn follow(mut self) {
        loop {
            let clock = self.app.clock();
            clock.reach_steady(clock.steady_now().plus(LOOK)).await;
            self.look().await;
        }
    }

    /// Looks at the machine's clock. If the store is shared, also looks at the database's, once a minute and after a
    /// step.
    async fn look(&mut self) {
        let ahead = self.app.clock().machine_ahead_ms();
        let step = ahead.saturating_sub(self.machine_ahead_ms);
        self.machine_ahead_ms = ahead;
        let is_step = step.saturating_abs() >= STEP;
        if is_step {
            tracing::warn!(by_s = step / 1000, "the machine's clock was put forward or back");
        }
        let is_shared = self.app.matches().is_shared();
        if is_shared && (is_step || self.looks == 0) {
            self.follow_database().await;
        } else if !is_shared && ahead.saturating_abs() >= NOISE {
            self.correct(ahead).await;
        }
        self.looks = if is_step { 0 } else { (self.looks + 1) % LOOKS_BETWEEN };
    }

    async fn follow_database(&mut self) {
        let clock = self.app.clock().clone();
        let since = clock.steady_now();
        let shown = self.app.work(|app| app.matches().shared_time()).await;
        let took = clock.steady_now().0.saturating_sub(since.0);
        let Some(Ok(Some(shown))) = shown else { return };
        let behind = clock.behind_ms(shown.plus(took / 2));
        if took < SLOW && behind.saturating_abs() >= STEP {
            tracing::warn!(by_s = behind / 1000, "the time is set by the database's clock");
            self.correct(behind).await;
        }
    }

    /// Corrects the clock of the process. After a step back, due jobs must not wait until the clock shows their time
    /// again.
    async fn correct(&mut self, by_ms: i64) {
        let app = &self.app;
        let is_step = by_ms.saturating_abs() >= STEP;
        if is_step {
            let _ = tokio::time::timeout(COURTESY, app.handoff().wait_until_idle()).await;
        }
        app.clock().correct(by_ms);
        self.machine_ahead_ms -= by_ms;
        if is_step && by_ms < 0 {
            advance_jobs(app, by_ms.unsigned_abs()).await;
            tokio::spawn(end_leases(app.clone(), by_ms.unsigned_abs()));
        }
    }
}

/// Frees jobs whose workers failed before the clock was put back. First waits until all other workers have renewed
/// their leases.
async fn end_leases(app: App, by_ms: u64) {
    app.clock().reach_steady(app.clock().steady_now().plus(LEASES)).await;
    let ended = app.work(move |app| app.matches().end_postponed_leases(app.now(), by_ms)).await;
    if let Some(Err(error)) = ended {
        tracing::warn!(%error, "leases from before the clock was put back stay");
    }
    advance_jobs(&app, by_ms).await;
}

async fn advance_jobs(app: &App, by_ms: u64) {
    let jobs = app.work(move |app| app.matches().advance_postponed_jobs(app.now(), by_ms)).await;
    match jobs {
        Some(Ok(jobs)) => tracing::info!(jobs, "jobs that a clock had postponed are due now"),
        Some(Err(error)) => {
            tracing::warn!(%error, "jobs wait for the time that the clock has shown");
        }
        None => {}
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
    use std::time::UNIX_EPOCH;

    use matches::{ChallengeLimits, Matches, Timestamp};
    use store::{Batch, Commit, MemoryStore, Range, Row, Store, StoreError};

    use super::*;
    use crate::clock::Clock;

    const START: u64 = 200_000_000;
    const STEPS: [i64; 4] = [3_600_000, -30_000, -3_600_000, -86_400_000];

    /// The clocks of a machine, in milliseconds. `since` is the time of the steady clock, and the wall clock is `ahead`
    /// of it.
    #[derive(Clone, Debug, Default)]
    struct Machine {
        since: Arc<AtomicU64>,
        ahead: Arc<AtomicI64>,
    }

    impl Machine {
        fn steady(&self) -> Timestamp {
            Timestamp(START + self.since.load(Relaxed))
        }

        /// A process that has looked at its clocks once.
        async fn process(&self, store: Arc<dyn Store>) -> ClockSteps {
            let (own, other) = (self.clone(), self.clone());
            let time = |shown: Timestamp| UNIX_EPOCH + Duration::from_millis(shown.0);
            let steady = move || time(own.steady());
            let machine = move || time(other.steady().shifted(other.ahead.load(Relaxed)));
            let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
            let app = App::new(matches, Clock::steady(steady, machine));
            ClockSteps::begin(app).await
        }

        async fn step(&self, by_ms: i64, process: &mut ClockSteps) {
            self.since.fetch_add(LOOK, Relaxed);
            self.ahead.fetch_add(by_ms, Relaxed);
            process.look().await;
        }
    }

    /// A store with a clock of its own, which shows the time since the start.
    #[derive(Debug)]
    struct Database(MemoryStore, Machine);

    impl Store for Database {
        fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
            self.0.read(keys)
        }

        fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
            self.0.scan(range)
        }

        fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
            self.0.commit(batch)
        }

        fn is_shared(&self) -> bool {
            true
        }

        fn clock(&self) -> Result<Option<Duration>, StoreError> {
            let shown = self.1.steady().shifted(self.1.ahead.load(Relaxed));
            Ok(Some(Duration::from_millis(shown.0)))
        }
    }

    #[tokio::test]
    async fn a_single_process_follows_machine_clock_steps_except_in_time_limits() {
        for by_ms in STEPS {
            let machine = Machine::default();
            let mut process = machine.process(Arc::new(MemoryStore::new())).await;
            machine.step(by_ms, &mut process).await;
            let clock = process.app.clock().clone();
            assert_eq!(clock.now(), machine.steady().shifted(by_ms), "{by_ms}");
            assert_eq!(clock.steady_now(), machine.steady(), "{by_ms}");
            machine.step(0, &mut process).await;
            assert_eq!(clock.now(), machine.steady().shifted(by_ms), "{by_ms} is followed once");
        }
    }

    #[tokio::test]
    async fn processes_with_a_shared_store_use_the_database_clock() {
        for by_ms in STEPS {
            let (machine, elsewhere) = (Machine::default(), Machine::default());
            elsewhere.ahead.store(5_000, Relaxed);
            let database = Database(MemoryStore::new(), elsewhere.clone());
            let mut process = machine.process(Arc::new(database)).await;
            let clock = process.app.clock().clone();
            assert_eq!(clock.now(), Timestamp(START + 5_000), "from the start");
            machine.step(by_ms, &mut process).await;
            assert_eq!(clock.now(), Timestamp(START + LOOK + 5_000), "{by_ms}");
            // The database's clock takes a step, and the machine's clock is set right.
            elsewhere.ahead.fetch_add(by_ms, Relaxed);
            machine.step(-by_ms, &mut process).await;
            assert_eq!(clock.now(), machine.steady().shifted(3_000 + by_ms), "{by_ms}");
        }
    }
}
