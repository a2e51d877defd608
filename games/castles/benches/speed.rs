//! Benchmarks: random play by the engine, answers to a player's input, and the computer's search.

use std::hint::black_box;

use castles::Castles;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rules::{
    Draft, Game, Level, NodeLimit, OptionValues, Plugin, RandomGames, Seat, Seed, Setup,
    ThinkRequest, Viewer,
};

fn options(board: &str) -> OptionValues {
    [("board".to_string(), board.to_string())].into()
}

fn random_play(criterion: &mut Criterion) {
    let game = Plugin::<Castles>::new();
    let mut group = criterion.benchmark_group("random moves");
    for board in ["small", "large"] {
        let asked = RandomGames {
            games: 50,
            options: options(board),
            seats: 2,
            seed: Seed::from_bytes([1; 32]),
            max_plies: 2000,
        };
        let plies = game.random(&asked).map_or(0, |report| report.plies);
        group.throughput(Throughput::Elements(plies));
        group.bench_function(board, |bench| bench.iter(|| game.random(black_box(&asked))));
    }
    group.finish();
}

fn answers(criterion: &mut Criterion) {
    let game = Plugin::<Castles>::new();
    let setup = Setup { options: options("large"), seats: 2, seed: Seed::from_bytes([1; 32]) };
    let Ok(mut table) = game.set_up(&setup) else { return };
    let drafting = table.see(Viewer::Seat(Seat(0)));
    let draft = Draft::of(&["motley", "shuffle"]);
    criterion.bench_function("a drafted army and its picture", |bench| {
        bench.iter(|| (drafting.choices(Seat(0), black_box(&draft)), drafting.scene(&draft)));
    });
    for seat in [Seat(0), Seat(1)] {
        if table.play(seat, "deploy motley").is_err() {
            return;
        }
    }
    let sight = table.see(Viewer::Seat(Seat(0)));
    criterion.bench_function("suggestions for `d`", |bench| {
        bench.iter(|| sight.suggest(Seat(0), black_box("d"), 25));
    });
    criterion.bench_function("a move as text", |bench| {
        bench.iter(|| table.duplicate().play(Seat(0), black_box("d3-d4")).is_ok());
    });
}

/// The search speed of the computer player, in nodes per second.
fn thoughts(criterion: &mut Criterion) {
    const NODES: u64 = 50_000;
    let game = Plugin::<Castles>::with(search::player());
    let mut group = criterion.benchmark_group("thoughts");
    group.throughput(Throughput::Elements(NODES)).sample_size(10);
    for board in ["small", "large"] {
        let seed = Seed::from_bytes([1; 32]);
        let setup = Setup { options: options(board), seats: 2, seed };
        let Ok(mut table) = game.set_up(&setup) else { return };
        for seat in [Seat(0), Seat(1)] {
            if table.play(seat, "deploy open order").is_err() {
                return;
            }
        }
        let sight = table.see(Viewer::Seat(Seat(0)));
        let ask = ThinkRequest::new(Level::BEST, NodeLimit::Nodes(NODES), seed);
        group.bench_function(board, |bench| {
            bench.iter(|| sight.think(Seat(0), black_box(&ask), &|| false));
        });
    }
    group.finish();
}

criterion_group!(benches, random_play, answers, thoughts);
criterion_main!(benches);
