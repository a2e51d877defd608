//! How fast moves are generated, walked along, suggested and listed.

#[path = "../tests/all/dense.rs"]
mod dense;

use std::hint::black_box;

use castello::Castello;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rules::{Draft, Game, Notes, Plugin, RandomGames, RuleSet, Seat, Seed, Status, Viewer};

const BLACK: Seat = Seat(1);

fn walks(bench: &mut Criterion) {
    let game = Plugin::<Castello>::new();
    for directions in ["orthogonal", "all"] {
        let asked = RandomGames {
            games: 2,
            options: [("directions".to_string(), directions.to_string())].into(),
            seats: 2,
            seed: Seed::from_bytes([5; 32]),
            max_plies: 2000,
        };
        let plies = game.random(&asked).map_or(0, |report| report.plies);
        let mut group = bench.benchmark_group("random plies");
        group.throughput(Throughput::Elements(plies));
        group.bench_function(directions, |bench| bench.iter(|| game.random(black_box(&asked))));
    }
}

/// Every tenth position of a random walk.
fn positions(directions: &str) -> Vec<(<Castello as RuleSet>::View, Seat)> {
    let values = [("directions".to_string(), directions.to_string())].into();
    let options = Castello::options(&values).expect("the values are possible");
    let mut chance = Seed::from_bytes([6; 32]).game();
    let mut position = Castello::set_up(&options, 2, chance.clone());
    let mut found = Vec::new();
    for ply in 0..1000 {
        let Status::ToMove(seats) = Castello::status(&position) else { break };
        let Some(seat) = seats.only() else { break };
        let view = Castello::view(&position, Viewer::Seat(seat));
        let Some(mv) = Castello::pick(&view, seat, &mut chance) else { break };
        let _ = Castello::play(&mut position, seat, &mv, &mut Notes::muted());
        if ply % 10 == 0 {
            found.push((view, seat));
        }
    }
    found
}

fn generation(bench: &mut Criterion) {
    for directions in ["orthogonal", "all"] {
        let positions = positions(directions);
        let count = || -> u64 {
            positions.iter().map(|(view, seat)| Castello::count_legal(black_box(view), *seat)).sum()
        };
        let list = || -> usize {
            positions
                .iter()
                .map(|(view, seat)| Castello::legal_moves(black_box(view), *seat).moves.len())
                .sum()
        };
        let mut group = bench.benchmark_group("moves generated");
        group.throughput(Throughput::Elements(count()));
        group.bench_function(format!("{directions}, as outcomes"), |bench| bench.iter(count));
        group.bench_function(format!("{directions}, with their ways"), |bench| bench.iter(list));
    }
}

fn melee(bench: &mut Criterion) {
    let setup = testkit::setup(&[], 2, 0);
    let table = Plugin::<Castello>::new().load(&setup, &dense::melee(85)).expect("it is possible");
    let sight = table.see(Viewer::Seat(BLACK));
    let mut group = bench.benchmark_group("melee");
    group.bench_function("suggest for nothing typed", |bench| {
        bench.iter(|| sight.suggest(BLACK, black_box(""), 25));
    });
    group.bench_function("suggest for a square typed", |bench| {
        bench.iter(|| sight.suggest(BLACK, black_box("k"), 25));
    });
    group.bench_function("first choices", |bench| {
        bench.iter(|| sight.choices(BLACK, black_box(&Draft::default())));
    });
    group.bench_function("legal as texts", |bench| bench.iter(|| sight.legal(BLACK)));
}

criterion_group!(benches, walks, generation, melee);
criterion_main!(benches);
