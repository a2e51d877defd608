//! The world behind one lock, with change notifications, the clock, faults, rate limits and logs.

use std::cell::Cell;
use std::collections::VecDeque;
use std::ops::{Deref, DerefMut};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{fs, io};

use tokio::sync::watch;

use crate::clock::OffsetClock;
use crate::clock_followers::ClockFollowers;
use crate::faults::PlannedFaults;
use crate::rates::Rates;
use crate::request_log::LoggedRequest;
use crate::wire_log::{WireEvent, WireLog};
use crate::world::World;

/// The number of requests to remember.
const KEPT_REQUESTS: usize = 10_000;

#[derive(Debug)]
pub(crate) struct Shared {
    world: Mutex<World>,
    /// The world's clock, which can be moved forward.
    clock: Arc<OffsetClock>,
    followers: ClockFollowers,
    pub(crate) changes: watch::Sender<u64>,
    pub(crate) faults: Mutex<PlannedFaults>,
    rates: Mutex<Rates>,
    log: Mutex<VecDeque<LoggedRequest>>,
    /// The log of requests and gateway messages.
    pub(crate) wire: Arc<WireLog>,
    /// The file for the saved world.
    pub(crate) world_file: Option<PathBuf>,
    /// The time limit of a wait in a test.
    pub(crate) patience: Duration,
    /// The longest latency of a request, in each direction.
    pub(crate) lag: Duration,
    /// The number of simulated delays so far.
    ways: AtomicU32,
    /// The host names that the page accepts.
    pub(crate) hosts: Vec<String>,
    #[cfg(feature = "openapi")]
    pub(crate) openapi: Option<crate::openapi::Document>,
}

impl Shared {
    pub(crate) fn new(mut world: World, patience: Duration, hosts: Vec<String>) -> Self {
        let clock = Arc::new(OffsetClock::new(Arc::clone(&world.clock)));
        world.clock = clock.clone();
        let wire = Arc::clone(&world.gateway.wire);
        Self {
            world: Mutex::new(world),
            clock,
            followers: ClockFollowers::default(),
            changes: watch::Sender::new(0),
            faults: Mutex::default(),
            rates: Mutex::default(),
            log: Mutex::default(),
            wire,
            world_file: None,
            patience,
            lag: Duration::ZERO,
            ways: AtomicU32::new(0),
            hosts,
            #[cfg(feature = "openapi")]
            openapi: None,
        }
    }

    /// Changes the world, after applying the effects of passed time, and notifies all waiters.
    pub(crate) fn update<T>(&self, act: impl FnOnce(&mut World) -> T) -> T {
        let mut world = self.lock();
        world.archive_idle_threads();
        world.pass_scheduled_events();
        let done = act(&mut world);
        drop(world);
        self.notify();
        done
    }

    /// Changes the world without waking waiters. Only for changes that no client can observe.
    pub(crate) fn update_silently<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        change(&mut self.lock())
    }

    /// Calls `look` with the locked world. `look` must not lock the world again.
    pub(crate) fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(&self.lock())
    }

    /// Moves the clock forward. `None` if that is too far.
    ///
    /// When this returns, idle threads are archived. The programs that follow the clock know the new time, or took too
    /// long. A suspended program delays this only once: afterward, it has no open request.
    pub(crate) async fn advance(&self, ms: u64) -> Option<()> {
        let count = self.followers.count();
        let ahead_ms = self.clock.advance(ms)?;
        self.update(|_| ());
        self.followers.wait_for(count, ahead_ms).await;
        Some(())
    }

    /// Waits until the clock's offset differs from `known_ms`, which the follower knows.
    pub(crate) async fn follow(&self, known_ms: u64) {
        let _following = self.followers.register(known_ms);
        let mut changes = self.changes.subscribe();
        let _ = changes.wait_for(|_| self.ahead_ms() != known_ms).await;
    }

    /// The clock's offset in milliseconds.
    pub(crate) fn ahead_ms(&self) -> u64 {
        self.clock.ahead_ms()
    }

    /// Wakes all waiters.
    pub(crate) fn notify(&self) {
        self.changes.send_modify(|revision| *revision += 1);
    }

    /// Notifies all waiters when the time for a first answer is over, if the clock runs by itself.
    pub(crate) fn watch_answer_deadline(self: Arc<Self>) {
        let Ok(runtime) = tokio::runtime::Handle::try_current() else { return };
        let (runs, window_ms) = self.read(|world| (world.clock.runs(), world.answer_within_ms));
        if runs {
            runtime.spawn(async move {
                tokio::time::sleep(Duration::from_millis(window_ms + 1)).await;
                self.notify();
            });
        }
    }

    /// Moves the clock forward to a time, unless it is past that already.
    pub(crate) fn advance_to(&self, moment_ms: u64) {
        let now_ms = self.read(World::now_ms);
        let _ = self.clock.advance(moment_ms.saturating_sub(now_ms));
    }

    /// Writes the world to its file, completely or not at all.
    pub(crate) fn save(&self) -> io::Result<()> {
        let Some(path) = &self.world_file else { return Ok(()) };
        let fresh = path.with_extension("new");
        fs::write(&fresh, self.read(World::save))?;
        fs::rename(&fresh, path)
    }

    /// Logs a request and wakes all waiters, since a refused request changes nothing else.
    pub(crate) fn log_request(&self, logged: LoggedRequest) {
        let mut log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
        if log.len() == KEPT_REQUESTS {
            log.pop_front();
        }
        self.wire.log(
            logged.at_ms,
            WireEvent::Rest {
                method: logged.method.clone(),
                route: logged.path.clone(),
                status: logged.status,
                code: logged.code,
                took_ms: logged.took_ms,
            },
        );
        log.push_back(logged);
        drop(log);
        self.notify();
    }

    /// Delays a request. Any nine consecutive delays are different, from zero to the longest, so that requests overtake
    /// each other.
    pub(crate) async fn simulate_lag(&self) {
        if !self.lag.is_zero() {
            let way = self.ways.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(self.lag * (way.wrapping_mul(5) % 9) / 8).await;
        }
    }

    pub(crate) fn requests(&self) -> Vec<LoggedRequest> {
        self.log.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }

    pub(crate) fn faults(&self) -> MutexGuard<'_, PlannedFaults> {
        self.faults.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Removes the planned faults, and releases held answers.
    pub(crate) fn clear_faults(&self) {
        self.faults().clear();
        self.notify();
    }

    /// Waits until the faults were cleared more than `clears` times.
    pub(crate) async fn faults_cleared_since(&self, clears: u64) {
        let mut changes = self.changes.subscribe();
        // `self` holds the sender, so the channel can't be closed.
        let _ = changes.wait_for(|_| self.faults().clears() > clears).await;
    }

    pub(crate) fn rates(&self) -> MutexGuard<'_, Rates> {
        self.rates.lock().unwrap_or_else(PoisonError::into_inner)
    }

    // Ignores a poisoned lock: a panic in one handler must not stop the others.
    fn lock(&self) -> WorldGuard<'_> {
        // A second lock on this thread would wait forever, silently.
        let is_inside = INSIDE.replace(true);
        assert!(!is_inside, "the world is asked for something in the middle of a look at it");
        WorldGuard(self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

thread_local! {
    /// Whether this thread has locked a world.
    static INSIDE: Cell<bool> = const { Cell::new(false) };
}

/// The locked world. Dropping it clears [`INSIDE`].
struct WorldGuard<'a>(MutexGuard<'a, World>);

impl Deref for WorldGuard<'_> {
    type Target = World;

    fn deref(&self) -> &World {
        &self.0
    }
}

impl DerefMut for WorldGuard<'_> {
    fn deref_mut(&mut self) -> &mut World {
        &mut self.0
    }
}

impl Drop for WorldGuard<'_> {
    fn drop(&mut self) {
        INSIDE.set(false);
    }
}
