//! How long an act takes, and how many go through, on the disk and in memory.

#[path = "../tests/suite/games/mod.rs"]
mod games;

use std::hint::black_box;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use data::{
    By, Challenge, Key, MatchId, Matches, MemoryStore, Place, PlayerId, Seating, Settings,
    SledStore, Store, Timestamp,
};
use games::CATALOG;
use rules::{OptionValues, Seat};

static KEYS: AtomicU64 = AtomicU64::new(1);

fn by(player: u64) -> By {
    let key = Key(KEYS.fetch_add(1, Ordering::Relaxed));
    By { player: PlayerId(player), key, now: Timestamp(1) }
}

/// A match of Nim that lasts for 100 moves.
fn begin(matches: &Matches) -> MatchId {
    let challenge = Challenge {
        game: "nim".into(),
        options: OptionValues::from([("stones".into(), "100".into())]),
        seats: None,
        challenger: PlayerId(1),
        opponents: vec![PlayerId(2)],
        seating: Seating::Chosen(Seat(0)),
        place: Place { server: Some(9), channel: 5, thread: None },
        rematch_of: None,
        called: None,
    };
    let By { key, now, .. } = by(1);
    let id = matches.challenge(&challenge, key, now).expect("a challenge is made").id;
    matches.join(id, by(2)).expect("it is accepted");
    id
}

/// Plays `moves` moves, a new match every hundred, and says how long only the moves took.
fn play(matches: &Matches, moves: u64) -> Duration {
    let mut spent = Duration::ZERO;
    let mut id = MatchId(0);
    for index in 0..moves {
        if index % 100 == 0 {
            id = begin(matches);
        }
        let by = by(1 + index % 2);
        let begun = Instant::now();
        black_box(matches.play(id, None, "1", by).expect("one stone can be taken"));
        spent += begun.elapsed();
    }
    spent
}

/// Plays `moves` moves in 32 matches at once, and says how long it took on the clock.
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
                    let played = matches.play(id, None, "1", by(1 + index % 2));
                    black_box(played.expect("one stone can be taken"));
                }
            });
        }
    });
    // Rounded up to whole rounds of all matches, so the time is rounded down again.
    begun.elapsed().mul_f64(moves as f64 / (32 * each) as f64)
}

fn bench(criterion: &mut Criterion, name: &str, store: Arc<dyn Store>) {
    let matches = Matches::new(store, CATALOG, Settings::default());
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
        bencher.iter(|| black_box(matches.look(id).expect("it is there")));
    });
    group.finish();
}

fn stores(criterion: &mut Criterion) {
    bench(criterion, "memory", Arc::new(MemoryStore::new()));
    let folder = tempfile::tempdir().expect("there is room for a folder");
    let sled = SledStore::open(folder.path()).expect("a new store opens");
    bench(criterion, "sled", Arc::new(sled));
}

criterion_group!(benches, stores);
criterion_main!(benches);
