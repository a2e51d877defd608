//! Benchmarks of moves and of looking for jobs, in memory, on disk and in a database.

#[path = "../tests/suite/games/mod.rs"]
mod games;
#[path = "../tests/server/mod.rs"]
mod server;

use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::CATALOG;
use matches::{
    Challenge, ChallengeLimits, Claim, JobOutcome, Key, MatchId, Matches, OpenMode, Place,
    PlayerId, Request, Seating, Timestamp,
};
use rules::{OptionValues, Seat};
use store::{MemoryStore, SledStore, Store};

static KEYS: AtomicU64 = AtomicU64::new(1);

fn by(player: u64) -> Request {
    let key = Key(KEYS.fetch_add(1, Ordering::Relaxed));
    Request { player: PlayerId(player), key, now: Timestamp(1) }
}

/// A new match of Nim, long enough for 100 moves.
fn begin(matches: &Matches) -> MatchId {
    let Request { key, now, .. } = by(1);
    let id = matches.challenge(&nim(), key, now).expect("a challenge is made").id;
    matches.join(id, by(2)).expect("it is accepted");
    id
}

fn nim() -> Challenge {
    Challenge {
        game: "nim".into(),
        options: OptionValues::from([("stones".into(), "100".into())]),
        seats: None,
        challenger: PlayerId(1),
        word: None,
        opponents: vec![PlayerId(2)],
        seating: Seating::Chosen(Seat(0)),
        place: Place { server: Some(9), channel: 5, thread: None },
        pair: false,
        rematch_of: None,
        limit: None,
        posts: Default::default(),
        language: None,
        display_name: None,
    }
}

/// Plays this many moves, in a new match after every hundred. Measures only the moves.
fn play(matches: &Matches, moves: u64) -> Duration {
    let mut spent = Duration::ZERO;
    let mut id = MatchId(0);
    for index in 0..moves {
        if index % 100 == 0 {
            id = begin(matches);
        }
        let by = by(1 + index % 2);
        let begun = Instant::now();
        black_box(matches.play(id.into(), "1", by).expect("one stone can be taken"));
        spent += begun.elapsed();
    }
    spent
}

/// Plays this many moves in 32 matches at the same time. Measures the time until all are done.
fn play_together(matches: &Matches, moves: u64) -> Duration {
    let each = moves.div_ceil(32);
    let tables: Vec<Vec<_>> =
        (0..32).map(|_| (0..each.div_ceil(100)).map(|_| begin(matches)).collect()).collect();
    let begun = Instant::now();
    thread::scope(|scope| {
        for ids in &tables {
            scope.spawn(move || {
                for index in 0..each {
                    let id = ids[index as usize / 100];
                    let played = matches.play(id.into(), "1", by(1 + index % 2));
                    black_box(played.expect("one stone can be taken"));
                }
            });
        }
    });
    // The number of moves was rounded up to the same number in each match.
    begun.elapsed().mul_f64(moves as f64 / (32 * each) as f64)
}

fn bench(criterion: &mut Criterion, name: &str, store: Arc<dyn Store>) {
    let matches = Matches::new(store, CATALOG, ChallengeLimits::default());
    let matches = &matches;
    let mut group = criterion.benchmark_group(name);
    group.sample_size(20).measurement_time(Duration::from_secs(4));
    group.throughput(Throughput::Elements(1));
    group.bench_function("move", |bencher| bencher.iter_custom(|moves| play(matches, moves)));
    group.bench_function("move, 32 matches at once", |bencher| {
        bencher.iter_custom(|moves| play_together(matches, moves));
    });
    let id = begin(matches);
    group.bench_function("look", |bencher| {
        bencher.iter(|| black_box(matches.view(id).expect("it is there")));
    });
    group.finish();
}

fn stores(criterion: &mut Criterion) {
    bench(criterion, "memory", Arc::new(MemoryStore::new()));
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let sled = SledStore::open(folder.path()).expect("a new store opens");
    bench(criterion, "sled", Arc::new(sled));
    if let Some(server) = database() {
        bench(criterion, "PostgreSQL", open(&server));
    }
}

/// A database server that waits for the disk at each commit, as sled does.
fn database() -> Option<server::Server> {
    server::Server::start(&[
        ("fsync", "on"),
        ("full_page_writes", "on"),
        ("shared_buffers", "128MB"),
    ])
}

fn open(server: &server::Server) -> Arc<dyn Store> {
    let location = server.fresh().parse().expect("it is an address");
    matches::open(&location, OpenMode::ToPlay).expect("the store opens")
}

/// Fills a store with `count` challenges and running matches, half of each, without waiting jobs.
fn furnish(store: &Arc<dyn Store>, count: u64) -> Matches {
    let limits = ChallengeLimits { per_player: usize::MAX, ..ChallengeLimits::default() };
    let matches = Matches::new(Arc::clone(store), CATALOG, limits);
    let halls = &matches;
    // Concurrent commits share one sync of the disk.
    thread::scope(|scope| {
        for part in 0..32 {
            scope.spawn(move || {
                for player in (0..count).filter(|number| number % 32 == part) {
                    open_or_begin(halls, 10 + player);
                }
            });
        }
    });
    work_off(&matches);
    matches
}

/// Makes a challenge and, for half of the players, begins its match.
fn open_or_begin(matches: &Matches, player: u64) {
    let opponents = vec![PlayerId(player + (1 << 32))];
    let challenge = Challenge { challenger: PlayerId(player), opponents, ..nim() };
    let Request { key, now, .. } = by(player);
    let id = matches.challenge(&challenge, key, now).expect("a challenge is made").id;
    if player.is_multiple_of(2) {
        matches.join(id, by(player + (1 << 32))).expect("it is accepted");
    }
}

fn work_off(matches: &Matches) {
    loop {
        let claims = matches.claim_due(Timestamp(1), 256).expect("the queue can be read");
        if claims.is_empty() {
            return;
        }
        thread::scope(|scope| {
            for claim in &claims {
                scope.spawn(|| settle(matches, claim));
            }
        });
    }
}

fn settle(matches: &Matches, claim: &Claim) {
    for job in &claim.jobs {
        let done = JobOutcome::Done { message: None };
        matches.settle(job, done, Timestamp(1)).expect("it can be settled");
    }
}

/// Measures looking for due jobs. The cost must not depend on the number of stored matches.
fn looking(criterion: &mut Criterion, name: &str, (store, count): (Arc<dyn Store>, u64)) {
    let matches = furnish(&store, count);
    let mut group = criterion.benchmark_group(format!("{name}, {count} matches stored"));
    group.sample_size(20).measurement_time(Duration::from_secs(2));
    group.bench_function("look when nothing is due", |bencher| {
        bencher.iter(|| black_box(matches.claim_due(Timestamp(1), 16).expect("it can be read")));
    });
    group.bench_function("claim and settle one board", |bencher| {
        bencher.iter_custom(|times| post(&matches, times));
    });
    group.finish();
}

/// Plays this many moves, in a new match after every hundred. Measures only the posting of their boards.
fn post(matches: &Matches, times: u64) -> Duration {
    let mut spent = Duration::ZERO;
    let mut id = MatchId(0);
    for index in 0..times {
        if index % 100 == 0 {
            id = begin(matches);
            work_off(matches);
        }
        matches.play(id.into(), "1", by(1 + index % 2)).expect("one stone can be taken");
        let begun = Instant::now();
        for claim in matches.claim_due(Timestamp(1), 16).expect("the queue can be read") {
            settle(matches, &claim);
        }
        spent += begun.elapsed();
    }
    spent
}

fn looks(criterion: &mut Criterion) {
    for count in [10, 10_000, 100_000] {
        looking(criterion, "memory", (Arc::new(MemoryStore::new()), count));
    }
    for count in [10, 10_000] {
        let folder = tempfile::tempdir().expect("there is room for a folder");
        let sled = SledStore::open(folder.path()).expect("a new store opens");
        looking(criterion, "sled", (Arc::new(sled), count));
    }
    if let Some(server) = database() {
        for count in [10, 10_000] {
            looking(criterion, "PostgreSQL", (open(&server), count));
        }
    }
}

criterion_group!(benches, stores, looks);
criterion_main!(benches);
