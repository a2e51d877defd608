//! How fast positions are counted, games are played, and what a person waits for is made.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use kastell::Kastell;
use rules::{Draft, Game, Plugin, RandomGames, Seat, Setup, Table, Viewer};
use testkit::{opening, setup};

const TREES: &[(&str, &str)] = &[("trees", "c3,d6,g4")];

fn begun(moves: &[&str]) -> Box<dyn Table> {
    opening(&Plugin::<Kastell>::new(), &setup(TREES, 2, 0), moves)
}

/// To depth 3 there are 88 358 838 positions, to depth 2 280 304.
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

criterion_group!(benches, counting, random_games, what_a_person_waits_for);
criterion_main!(benches);
