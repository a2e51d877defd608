//! Benchmarks: perft, random games, answers to a player's input, and the computer's search.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kastell::Kastell;
use rules::{
    Draft, Game, Level, NodeLimit, Plugin, RandomGames, Seat, Seed, Setup, Table, ThinkRequest,
    Viewer,
};
use testkit::{opening, setup};

const TREES: &[(&str, &str)] = &[("trees", "c3,d6,g4")];

fn begun(moves: &[&str]) -> Box<dyn Table> {
    opening(&Plugin::<Kastell>::new(), &setup(TREES, 2, 0), moves)
}

/// There are 280,304 positions to depth 2, and 88,358,838 to depth 3.
fn counting(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("perft");
    group.sample_size(10);
    let table = begun(&[]);
    for (depth, nodes) in [(2, 280_304), (3, 88_358_838)] {
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(depth.to_string(), |bench| {
            bench.iter(|| black_box(&table).perft(depth))
        });
    }
    group.finish();
}

fn random_games(criterion: &mut Criterion) {
    let Setup { options, seats, seed } = setup(TREES, 2, 0);
    let games = RandomGames { games: 1000, options, seats, seed, max_plies: 100 };
    let mut group = criterion.benchmark_group("random games");
    group.throughput(Throughput::Elements(games.games));
    group.bench_function("1000", |bench| {
        bench.iter(|| Plugin::<Kastell>::new().random(black_box(&games)));
    });
    group.finish();
}

fn what_a_person_waits_for(criterion: &mut Criterion) {
    let table = begun(&["Tn@d3", "O@e5"]);
    let seat = Seat(0);
    let sight = table.see(Viewer::Seat(seat));
    criterion
        .bench_function("a move", |bench| bench.iter(|| table.duplicate().play(seat, "ie a1")));
    criterion.bench_function("suggestions", |bench| {
        bench.iter(|| sight.suggest(seat, black_box("l"), 25))
    });
    criterion.bench_function("scene and text", |bench| {
        bench.iter(|| (sight.scene(&Draft::default()), sight.text(0)));
    });
}

/// The nodes per second of the computer player.
///
/// Measures alpha-beta early in a match, where nothing can be proven yet, and proofs from the third piece on.
fn thoughts(criterion: &mut Criterion) {
    const NODES: u64 = 100_000;
    let game = Plugin::<Kastell>::with(search::player());
    let mut group = criterion.benchmark_group("thoughts");
    group.sample_size(10);
    for (name, level, moves) in [
        ("alpha-beta, the first piece", 4, &[][..]),
        ("alpha-beta, the second piece", 4, &["Tn@d3"]),
        ("proof, the third piece", 5, &["Tn@d3", "O@e5"]),
    ] {
        let table = opening(&game, &setup(TREES, 2, 0), moves);
        let seat = table.status().to_move().only().expect("one is to move");
        let sight = table.see(Viewer::Seat(seat));
        let level = Level::of(level).expect("it is a level");
        let ask = ThinkRequest::new(level, NodeLimit::Nodes(NODES), Seed::from_bytes([1; 32]));
        let think = || sight.think(seat, black_box(&ask), &|| false).expect("it has a move");
        // The search may find its proof before the node limit.
        group.throughput(Throughput::Elements(think().nodes));
        group.bench_function(name, |bench| bench.iter(think));
    }
    group.finish();
}

criterion_group!(benches, counting, random_games, what_a_person_waits_for, thoughts);
criterion_main!(benches);
