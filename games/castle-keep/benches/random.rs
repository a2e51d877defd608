//! Benchmarks: whole random games, the scene, suggestions and choices of a position, and the computer's search.

use castle_keep::CastleKeep;
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rules::{
    Draft, Game, Level, NodeLimit, OptionValues, Plugin, RandomGames, Seat, Seed, Setup,
    ThinkRequest, Viewer,
};

const GAMES: u64 = 1000;

fn random_games(criterion: &mut Criterion) {
    let game = Plugin::<CastleKeep>::new();
    let mut group = criterion.benchmark_group("random");
    group.throughput(Throughput::Elements(GAMES)).sample_size(10);
    for (version, seats) in [("standard", 2), ("standard", 4), ("empire", 2), ("siege", 1)] {
        let games = RandomGames {
            games: GAMES,
            options: OptionValues::from([("version".into(), version.into())]),
            seats,
            seed: Seed::from_bytes([1; 32]),
            max_plies: 2000,
        };
        group.bench_function(format!("{version} {seats}"), |bencher| {
            bencher.iter(|| game.random(&games).expect("these options go together"));
        });
    }
    group.finish();
}

fn looks(criterion: &mut Criterion) {
    let game = Plugin::<CastleKeep>::new();
    let options = OptionValues::from([("version".into(), "empire".into())]);
    let setup = Setup { options, seats: 4, seed: Seed::from_bytes([1; 32]) };
    let table = game.set_up(&setup).expect("these options go together");
    let sight = table.see(Viewer::Seat(Seat(0)));
    criterion.bench_function("scene", |bencher| bencher.iter(|| sight.scene(&Draft::default())));
    criterion.bench_function("suggest", |bencher| {
        bencher.iter(|| sight.suggest(Seat(0), "", 25));
    });
    criterion.bench_function("choices", |bencher| {
        bencher.iter(|| sight.choices(Seat(0), &Draft::default()));
    });
}

/// The search speed of the strongest level, which compares plans for its turn, in nodes per second.
fn thoughts(criterion: &mut Criterion) {
    const NODES: u64 = 20_000;
    let game = Plugin::<CastleKeep>::with(search::player());
    let mut group = criterion.benchmark_group("thoughts");
    group.throughput(Throughput::Elements(NODES)).sample_size(10);
    for (version, seats) in [("standard", 2), ("standard", 4), ("empire", 2), ("king", 2)] {
        let options = OptionValues::from([("version".into(), version.into())]);
        let seed = Seed::from_bytes([1; 32]);
        let table = game.set_up(&Setup { options, seats, seed }).expect("these go together");
        let sight = table.see(Viewer::Seat(Seat(0)));
        let ask = ThinkRequest::new(Level::BEST, NodeLimit::Nodes(NODES), seed);
        group.bench_function(format!("{version} {seats}"), |bencher| {
            bencher.iter(|| sight.think(Seat(0), &ask, &|| false));
        });
    }
    group.finish();
}

criterion_group!(benches, random_games, looks, thoughts);
criterion_main!(benches);
