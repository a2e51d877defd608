//! Benchmarks: random play, move generation, suggestions and menus in a melee, and search.

#[path = "../tests/all/dense.rs"]
mod dense;

use std::hint::black_box;

use castello::{Castello, Move, Position};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use rules::{
    Draft, Game, Level, NodeLimit, Notes, Plugin, RandomGames, RuleSet, Seat, Seed, Status,
    ThinkRequest, Viewer,
};

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
            positions
                .iter()
                .filter_map(|(view, seat)| Castello::count_legal(black_box(view), *seat))
                .sum()
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

/// A plain alpha-beta search, for comparison. In every position, the generator of the rules lists all moves.
fn plain(position: &Position, depth: u32, window: [i32; 2], nodes: &mut u64) -> i32 {
    let [mut alpha, beta] = window;
    *nodes += 1;
    let Status::ToMove(seats) = Castello::status(position) else { return -100 };
    let seat = seats.iter().next().expect("a seat is to move");
    let view = Castello::view(position, Viewer::Seat(seat));
    let gain = |mv: &Move| view.captures(mv) as i32 + 5 * view.castles_taken(mv) as i32;
    let mut moves: Vec<(i32, Move)> =
        Castello::legal_moves(&view, seat).moves.into_iter().map(|mv| (gain(&mv), mv)).collect();
    if depth == 0 {
        return moves.iter().map(|(gain, _)| *gain).max().unwrap_or(0);
    }
    moves.sort_by_key(|(gain, _)| -gain);
    let mut best = -1000;
    for (gain, mv) in moves {
        let mut next = position.clone();
        let _ = Castello::play(&mut next, seat, &mv, &mut Notes::muted());
        best = best.max(gain - plain(&next, depth - 1, [gain - beta, gain - alpha], nodes));
        alpha = alpha.max(best);
        if alpha >= beta {
            break;
        }
    }
    best
}

/// Positions of matches that the computer plays against itself: before the armies meet, and in the middle of the fight.
fn searched() -> Vec<(&'static str, Position)> {
    let mut chance = Seed::from_bytes([6; 32]).game();
    let mut position = Castello::set_up(&castello::Options::default(), 2, chance.clone());
    let mut found = Vec::new();
    for ply in 0..=60 {
        let Some(seat) = Castello::status(&position).to_move().only() else { break };
        let view = Castello::view(&position, Viewer::Seat(seat));
        match ply {
            8 => found.push(("opening", position.clone())),
            60 => found.push(("middle", position.clone())),
            _ => {}
        }
        let level = Level::of(if chance.below(8) == 0 { 1 } else { 3 }).expect("it is a level");
        let ask = ThinkRequest::new(level, NodeLimit::Nodes(2_000), Seed::from_bytes([ply; 32]));
        let thought = search::player::<Castello>().think(&view, seat, &ask, &|| false);
        let Some(thought) = thought else { break };
        let _ = Castello::play(&mut position, seat, &thought.mv, &mut Notes::muted());
    }
    found
}

fn search(bench: &mut Criterion) {
    const NODES: u64 = 100_000;
    for (name, position) in searched() {
        let Some(seat) = Castello::status(&position).to_move().only() else { continue };
        let view = Castello::view(&position, Viewer::Seat(seat));
        let ask =
            ThinkRequest::new(Level::BEST, NodeLimit::Nodes(NODES), Seed::from_bytes([1; 32]));
        let think = || search::player::<Castello>().think(black_box(&view), seat, &ask, &|| false);
        let mut nodes = 0;
        plain(&position, 1, [-1000, 1000], &mut nodes);
        let mut group = bench.benchmark_group("search");
        group.sample_size(10);
        group.throughput(Throughput::Elements(NODES));
        group.bench_function(format!("{name}, the computer player"), |bench| bench.iter(think));
        group.throughput(Throughput::Elements(nodes));
        group.bench_function(format!("{name}, all moves of every position"), |bench| {
            bench.iter(|| plain(black_box(&position), 1, [-1000, 1000], &mut 0));
        });
    }
}

criterion_group!(benches, walks, generation, melee, search);
criterion_main!(benches);
