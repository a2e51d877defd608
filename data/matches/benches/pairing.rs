//! Benchmarks of pairing a Swiss round, after five rounds of drawn results.

use std::collections::BTreeSet;
use std::hint::black_box;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use matches::{Entrant, Points, SwissPlayer, pair_swiss};

/// The number of rounds before the measured one.
const PLAYED: u32 = 5;

/// The numbers of entrants. The largest is beyond any server.
const FIELDS: [u32; 3] = [128, 1_000, 10_000];

/// Random numbers below 3.
struct Lots(u64);

impl Lots {
    fn draw(&mut self) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        ((self.0 >> 33) % 3) as usize
    }
}

/// Entrants in order of rank, before the measured round.
fn field(count: u32) -> Vec<SwissPlayer> {
    let player = |number| SwissPlayer {
        entrant: Entrant(number),
        points: Points::NONE,
        met: BTreeSet::new(),
        balance: 0,
        was_first: None,
        had_bye: false,
    };
    let mut players: Vec<_> = (0..count).map(player).collect();
    let mut lots = Lots(5);
    for left in (1..=PLAYED).rev() {
        let round = pair_swiss(&players, left).expect("few rounds can always be paired");
        let mut by_number = players;
        by_number.sort_by_key(|player| player.entrant);
        for [first, second] in round.pairs {
            let won = [Points::WIN, Points::DRAW, Points::NONE][lots.draw()];
            let lost = Points(Points::WIN.0 - won.0);
            for (entrant, opponent, points, is_first) in
                [(first, second, won, true), (second, first, lost, false)]
            {
                let player = &mut by_number[entrant.0 as usize];
                player.points += points;
                player.met.insert(opponent);
                player.balance += if is_first { 1 } else { -1 };
                player.was_first = Some(is_first);
            }
        }
        by_number.sort_by_key(|player| (std::cmp::Reverse(player.points), player.entrant));
        players = by_number;
    }
    players
}

fn swiss(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("pair a Swiss round");
    group.sample_size(10);
    for count in FIELDS {
        let players = field(count);
        group.bench_with_input(BenchmarkId::from_parameter(count), &players, |bencher, players| {
            bencher.iter(|| pair_swiss(black_box(players), 0));
        });
    }
    group.finish();
}

criterion_group!(benches, swiss);
criterion_main!(benches);
