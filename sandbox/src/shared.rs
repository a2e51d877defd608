//! The world behind one lock, with change notifications, the clock, faults, rate limits and logs.

use std::cell::Cell;
use std::collections::VecDeque;
use std::ops::{Deref, DerefMut};
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use std::{fs, io};

use tokio::sync::watch;

use crate::clock::OffsetClock;
use crate::faults::PlannedFaults;
use crate::rates::Rates;
use crate::request_log::LoggedRequest;
use crate::wire_log::{WireEvent, WireLog};
use crate::world::World;

/// How many requests are remembered.
const KEPT_REQUESTS: usize = 10_000;

/// How long whoever puts the clock forward waits for those who follow it.
const FOLLOWING: Duration = Duration::from_secs(5);

/// What all parts share: the world, its clock, faults, rate limits and logs.
#[derive(Debug)]
pub(crate) struct Shared {
    world: Mutex<World>,
    /// The world's clock, which can be put forward.
    clock: Arc<OffsetClock>,
    /// How many wait for that.
    followers: AtomicUsize,
    /// How far ahead those who follow know it to be.
    known_ms: watch::Sender<u64>,
    pub(crate) changes: watch::Sender<u64>,
    pub(crate) faults: Mutex<PlannedFaults>,
    rates: Mutex<Rates>,
    log: Mutex<VecDeque<LoggedRequest>>,
    /// What went over the wire, for whoever watches.
    pub(crate) wire: Arc<WireLog>,
    /// Where the world is saved.
    pub(crate) world_file: Option<PathBuf>,
    /// How long a script waits at most.
    pub(crate) patience: Duration,
    /// How long a request is on its way at most, there and back each.
    pub(crate) lag: Duration,
    /// How many ways requests have taken.
    ways: AtomicU32,
    /// Host names under which the page may be asked for.
    pub(crate) hosts: Vec<String>,
    #[cfg(feature = "openapi")]
    pub(crate) openapi: Option<crate::openapi::Document>,
}

/// Counts a request that waits for the clock, until it is dropped.
struct FollowerGuard<'a>(&'a AtomicUsize);

impl<'a> FollowerGuard<'a> {
    fn of(shared: &'a Shared) -> Self {
        shared.followers.fetch_add(1, Ordering::SeqCst);
        Self(&shared.followers)
    }
}

impl Drop for FollowerGuard<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

impl Shared {
    pub(crate) fn new(mut world: World, patience: Duration, hosts: Vec<String>) -> Self {
        let clock = Arc::new(OffsetClock::new(Arc::clone(&world.clock)));
        world.clock = clock.clone();
        let wire = Arc::clone(&world.gateway.wire);
        Self {
            world: Mutex::new(world),
            clock,
            followers: AtomicUsize::new(0),
            known_ms: watch::Sender::new(0),
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

    /// Does something to the world, after what time alone has done to it, and tells everybody that it changed.
    pub(crate) fn update<T>(&self, act: impl FnOnce(&mut World) -> T) -> T {
        let mut world = self.lock();
        world.archive_idle_threads();
        let done = act(&mut world);
        drop(world);
        self.notify();
        done
    }

    /// Does something to the world that nobody can see.
    pub(crate) fn update_silently<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        change(&mut self.lock())
    }

    /// Looks at the world.
    pub(crate) fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(&self.lock())
    }

    /// Puts the clock forward; none, if that is too far. What time alone does has been done when this returns, and
    /// whoever follows the clock has followed, if that does not take them too long.
    pub(crate) async fn advance(&self, ms: u64) -> Option<()> {
        let follows = self.followers.load(Ordering::SeqCst) > 0;
        let ahead = self.clock.advance(ms)?;
        self.update(|_| ());
        if follows {
            let mut known = self.known_ms.subscribe();
            let followed = known.wait_for(|&known| known >= ahead);
            let _ = tokio::time::timeout(FOLLOWING, followed).await;
        }
        Some(())
    }

    /// Waits until the clock is no longer so far ahead, for somebody who has followed until there.
    pub(crate) async fn follow(&self, known_ms: u64) {
        let _following = FollowerGuard::of(self);
        self.known_ms.send_modify(|known| *known = known_ms.max(*known));
        let mut changes = self.changes.subscribe();
        let _ = changes.wait_for(|_| self.ahead_ms() != known_ms).await;
    }

    /// How far the clock was put forward.
    pub(crate) fn ahead_ms(&self) -> u64 {
        self.clock.ahead_ms()
    }

    /// Wakes everybody who waits for a change.
    pub(crate) fn notify(&self) {
        self.changes.send_modify(|revision| *revision += 1);
    }

    /// Rings the bell when the time for a first answer is over, if the clock runs by itself.
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

    /// Puts the clock forward to a moment, if it is not there yet.
    pub(crate) fn advance_to(&self, moment_ms: u64) {
        let now_ms = self.read(World::now_ms);
        let _ = self.clock.advance(moment_ms.saturating_sub(now_ms));
    }

    /// Writes the world to its file: all of it, or nothing.
    pub(crate) fn save(&self) -> io::Result<()> {
        let Some(path) = &self.world_file else { return Ok(()) };
        let fresh = path.with_extension("new");
        fs::write(&fresh, self.read(World::save))?;
        fs::rename(&fresh, path)
    }

    /// Remembers a request, and wakes whoever waits for it: a refused one changes nothing else.
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

    /// Lets a request be on its way. Of nine ways that follow each other none takes as long as another, from no time to all
    /// there is, so that requests overtake each other.
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

    /// Forgets the faults still to come, and lets go what is held.
    pub(crate) fn clear_faults(&self) {
        self.faults().clear();
        self.notify();
    }

    /// Waits until the faults are cleared again.
    pub(crate) async fn faults_cleared_since(&self, clears: u64) {
        let mut changes = self.changes.subscribe();
        // The sender is ours, so it lives.
        let _ = changes.wait_for(|_| self.faults().clears() > clears).await;
    }

    pub(crate) fn rates(&self) -> MutexGuard<'_, Rates> {
        self.rates.lock().unwrap_or_else(PoisonError::into_inner)
    }

    // A panic in one handler says nothing about the others; the world is never left half changed for long.
    fn lock(&self) -> WorldGuard<'_> {
        // Whoever waited for themselves would wait for ever, and say nothing.
        let is_inside = INSIDE.replace(true);
        assert!(!is_inside, "the world is asked for something in the middle of a look at it");
        WorldGuard(self.world.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

thread_local! {
    /// Whether this thread holds a world.
    static INSIDE: Cell<bool> = const { Cell::new(false) };
}

/// The locked world.
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
