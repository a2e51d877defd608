//! Tests how processes divide the shards among them as they join, leave and die.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use matches::{
    Assignment, Beat, ChallengeLimits, Duty, Fleet, Heartbeats, Key, LocalShards, Matches,
    ShardRange, Timestamp, fair_share,
};
use proptest::prelude::*;
use store::{Batch, Commit, MemoryStore, Range, Row, Store, StoreError};

use crate::games::CATALOG;

/// The interval at which a process does its duties, in milliseconds.
const BEAT: u64 = Fleet::BEAT;

/// A process that does its duties as a bot does, without Discord.
struct Process {
    fleet: Fleet,
    beats: Heartbeats,
    beat: u64,
    range: ShardRange,
    is_leaving: bool,
    connections: BTreeSet<u32>,
    ready: BTreeSet<u32>,
}

impl Process {
    fn new(store: &Arc<dyn Store>, range: ShardRange) -> Self {
        let matches = Matches::new(Arc::clone(store), CATALOG, ChallengeLimits::default());
        let fleet = matches.fleet_on(Arc::clone(store));
        let (beats, connections, ready) = Default::default();
        Self { fleet, beats, beat: 0, range, is_leaving: false, connections, ready }
    }

    /// Sends a heartbeat, and carries out the due duties. Returns whether there were any.
    fn tick(&mut self, now: Timestamp) -> bool {
        self.beat += 1;
        let Self { beat: number, range, is_leaving, .. } = *self;
        let beat = Beat { number, host: None, range, is_leaving };
        let assignment = self.fleet.observe(beat, now).unwrap().assignment;
        let mut living = self.beats.living(&assignment.members, now, |_| false);
        living.insert(self.fleet.process());
        for dead in Fleet::dead(&assignment, &living) {
            self.fleet.forget(dead).unwrap();
        }
        self.ready.extend(&self.connections);
        let (connections, ready) = (&self.connections.clone(), &self.ready.clone());
        let own = LocalShards { process: self.fleet.process(), connections, ready };
        let duties = assignment.duties(own, &living);
        for &duty in &duties {
            self.carry_out(&assignment, duty);
        }
        !duties.is_empty()
    }

    fn carry_out(&mut self, assignment: &Assignment, duty: Duty) {
        match duty {
            Duty::Connect(shard) => drop(self.connections.insert(shard)),
            Duty::Leave(shard) => {
                self.connections.remove(&shard);
                self.ready.remove(&shard);
                self.fleet.note_left(shard).unwrap();
            }
            _ => {
                let done = self.fleet.carry_out(assignment, duty).unwrap();
                if let (Duty::Take(shard) | Duty::Follow(shard), true) = (duty, done) {
                    self.connections.insert(shard);
                }
            }
        }
    }

    /// Shuts down, after all shards were handed over.
    fn end(&mut self) {
        for shard in std::mem::take(&mut self.connections) {
            self.fleet.note_left(shard).unwrap();
        }
        self.fleet.forget(self.fleet.process()).unwrap();
    }
}

struct World {
    store: Arc<dyn Store>,
    now: u64,
    processes: Vec<Process>,
}

impl World {
    fn new() -> Self {
        Self { store: Arc::new(MemoryStore::new()), now: 1_000_000, processes: Vec::new() }
    }

    fn join(&mut self, range: ShardRange) {
        self.processes.push(Process::new(&self.store, range));
    }

    /// Lets time pass until each process has done its duties. Returns whether any had something to do.
    fn pass(&mut self) -> bool {
        self.now += BEAT;
        let now = Timestamp(self.now);
        self.processes.iter_mut().map(|process| process.tick(now)).fold(false, |one, two| one | two)
    }

    /// Lets time pass until no process has anything to do. Panics if that takes too long.
    fn settle(&mut self) {
        let mut quiet = 0;
        for _ in 0..60 {
            quiet = if self.pass() { 0 } else { quiet + 1 };
            // Dead processes are noticed only after several intervals.
            if quiet > 9 {
                return;
            }
        }
        panic!("it never comes to rest: {:?}", self.assignment());
    }

    fn assignment(&self) -> Assignment {
        self.processes[0].fleet.read().unwrap().assignment
    }

    fn served(&self) -> BTreeSet<u32> {
        self.processes.iter().flat_map(|process| process.ready.iter().copied()).collect()
    }

    /// Checks that each shard has one owner, and each process its share.
    fn check(&self, total: u32) {
        let mut all: Vec<u32> =
            self.processes.iter().flat_map(|process| process.ready.iter().copied()).collect();
        all.sort_unstable();
        assert_eq!(all, (0..total).collect::<Vec<_>>(), "{:?}", self.assignment());
        let assignment = self.assignment();
        for process in &self.processes {
            let own = process.fleet.process();
            for shard in &process.ready {
                let row = assignment.shards[shard];
                assert_eq!((row.owner, row.is_offered), (own, false));
                assert_eq!((row.successor, row.before), (None, None));
            }
        }
    }

    fn counts(&self) -> Vec<usize> {
        let mut counts: Vec<_> =
            self.processes.iter().map(|process| process.connections.len()).collect();
        counts.sort_unstable();
        counts
    }

    /// Shuts a process down, and waits until it has handed over its shards.
    fn leave(&mut self, at: usize) {
        self.processes[at].is_leaving = true;
        let is_alone = self.processes.iter().filter(|process| !process.is_leaving).count() == 0;
        for _ in 0..30 {
            if is_alone || self.processes[at].connections.is_empty() {
                break;
            }
            let before = self.served();
            self.pass();
            assert!(before.is_subset(&self.served()), "a shard was left alone");
        }
        assert!(is_alone || self.processes[at].connections.is_empty(), "{:?}", self.assignment());
        self.processes[at].end();
        self.processes.remove(at);
    }
}

#[test]
fn a_single_process_serves_all_shards_at_once() {
    let mut world = World::new();
    world.join(ShardRange::all(3));
    world.pass();
    assert_eq!(world.counts(), [3]);
    world.settle();
    world.check(3);
}

#[test]
fn a_new_process_gets_its_share_of_shards_without_a_gap() {
    let mut world = World::new();
    world.join(ShardRange::all(16));
    world.settle();
    for expected in [vec![8, 8], vec![5, 5, 6], vec![4, 4, 4, 4]] {
        world.join(ShardRange::all(16));
        for _ in 0..20 {
            let before = world.served();
            world.pass();
            assert!(before.is_subset(&world.served()), "a shard was left alone");
        }
        world.settle();
        world.check(16);
        assert_eq!(world.counts(), expected);
    }
    world.leave(0);
    world.settle();
    world.check(16);
    assert_eq!(world.counts(), [5, 5, 6]);
}

#[test]
fn the_shards_of_a_dead_process_are_served_again_within_seconds() {
    let mut world = World::new();
    world.join(ShardRange::all(4));
    world.join(ShardRange::all(4));
    world.settle();
    world.processes.remove(0);
    let since = world.now;
    while world.served().len() < 4 {
        world.pass();
        assert!(world.now - since <= 12_000, "{:?}", world.assignment());
    }
    world.settle();
    world.check(4);
}

#[test]
fn a_process_serves_only_shards_of_its_range() {
    let mut world = World::new();
    world.join(ShardRange { first: 0, end: 2, total: 8 });
    world.join(ShardRange { first: 2, end: 4, total: 8 });
    world.settle();
    assert_eq!(world.served(), (0..4).collect());
    assert_eq!(world.processes[0].ready, [0, 1].into());
    // Another process for the same two shards takes over one of them.
    world.join(ShardRange { first: 0, end: 2, total: 8 });
    world.settle();
    assert_eq!(world.counts(), [1, 1, 2]);
}

#[test]
fn identify_slots_are_shared_by_all_processes() {
    let mut world = World::new();
    world.join(ShardRange::all(4));
    world.join(ShardRange::all(4));
    let now = Timestamp(world.now);
    let turn = |at: usize, shard| world.processes[at].fleet.identify_slot(shard, 2, now).unwrap().0;
    let turns = [turn(0, 0), turn(1, 1), turn(1, 2), turn(0, 3), turn(0, 0)];
    let apart: Vec<_> = turns.iter().map(|turn| turn - now.0).collect();
    assert!(apart[0] == 0 && apart[1] == 0, "{apart:?}");
    assert!(apart[2] >= 5_000 && apart[3] >= 5_000 && apart[4] >= 10_000, "{apart:?}");
}

/// A shared store with a clock of its own. The clocks of the processes differ from the store's clock.
#[derive(Debug)]
struct Shared(MemoryStore, AtomicU64);

impl Store for Shared {
    fn read(&self, keys: &[Vec<u8>]) -> Result<Vec<Option<Vec<u8>>>, StoreError> {
        self.0.read(keys)
    }

    fn scan(&self, range: &Range) -> Result<Vec<Row>, StoreError> {
        self.0.scan(range)
    }

    fn commit(&self, batch: Batch) -> Result<Commit, StoreError> {
        self.0.commit(batch)
    }

    fn clock(&self) -> Result<Option<Duration>, StoreError> {
        Ok(Some(Duration::from_millis(self.1.load(Ordering::Relaxed))))
    }
}

#[test]
fn identify_slots_follow_the_clock_of_the_store() {
    let shared = Arc::new(Shared(MemoryStore::new(), AtomicU64::new(5_000_000)));
    let store: Arc<dyn Store> = Arc::clone(&shared) as Arc<dyn Store>;
    let all = [Process::new(&store, ShardRange::all(1)), Process::new(&store, ShardRange::all(1))];
    // One process's clock is two seconds behind, and the other's two seconds ahead. Only the time that each has to wait
    // counts.
    let clocks = |shown: u64| [Timestamp(shown - 2_000), Timestamp(shown + 2_000)];
    let wait = |at: usize, shown: u64| {
        shared.1.store(shown, Ordering::Relaxed);
        let now = clocks(shown)[at];
        all[at].fleet.identify_slot(0, 1, now).unwrap().0 - now.0
    };
    assert_eq!(wait(0, 5_000_000), 0);
    assert_eq!(wait(1, 5_001_000), 4_500, "a clock that is ahead does not come too soon");
    assert_eq!(wait(0, 5_001_000), 10_000);
}

#[test]
fn an_interaction_is_claimed_by_one_process() {
    let mut world = World::new();
    world.join(ShardRange::all(1));
    world.join(ShardRange::all(1));
    let now = Timestamp(world.now);
    let handles =
        |at: usize, key| world.processes[at].fleet.claim_interaction(Key(key), now).unwrap();
    assert_eq!([handles(0, 7), handles(1, 7), handles(0, 7)], [true, false, true]);
    assert_eq!([handles(1, 8), handles(0, 8)], [true, false]);
    let later = Timestamp(world.now + 3_600_001);
    world.processes[0].fleet.sweep(later).unwrap();
    assert!(world.processes[1].fleet.claim_interaction(Key(7), later).unwrap(), "it was swept");
}

#[test]
fn fair_shares_add_up_and_differ_by_at_most_one() {
    for (things, of) in [(50, 3), (16, 4), (1, 2), (7, 1)] {
        let shares: Vec<_> = (0..of).map(|place| fair_share(things, place, of)).collect();
        assert_eq!(shares.iter().sum::<u32>(), things);
        assert!(shares.iter().max().unwrap() - shares.iter().min().unwrap() <= 1, "{shares:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]
    #[test]
    fn every_shard_is_served_once_after_processes_join_leave_and_die(
        deeds in proptest::collection::vec((0..4_u8, any::<prop::sample::Index>()), 1..24),
        total in 1..20_u32,
    ) {
        let mut world = World::new();
        world.join(ShardRange::all(total));
        for (deed, index) in deeds {
            match deed {
                0 if world.processes.len() < 6 => world.join(ShardRange::all(total)),
                1 if world.processes.len() > 1 => {
                    world.settle();
                    let at = index.index(world.processes.len());
                    world.leave(at);
                }
                2 if world.processes.len() > 1 => {
                    let at = index.index(world.processes.len());
                    world.processes.remove(at);
                }
                _ => drop(world.pass()),
            }
        }
        world.settle();
        world.check(total);
        let counts = world.counts();
        prop_assert!(counts.last().unwrap() - counts.first().unwrap() <= 1, "{:?}", counts);
    }
}
