//! Weighs the armies of the computer's library.
//!
//! All armies play each other. Regret matching then finds weights against which no army of the library is a good reply.

#![expect(clippy::print_stdout, reason = "that is what it is for")]

use std::ops::Range;

use castles::{Army, Castles, Crush, Deployment, Field, armies};
use rules::{Game, Level, NodeLimit, Plugin, Seat, Seed, Setup, Status, ThinkRequest, Viewer};

const GAME: Plugin<Castles> = Plugin::with(search::player());

/// How often the mix is improved.
const ROUNDS: usize = 50_000;

struct Trial {
    board: String,
    crush: String,
    games: Range<u32>,
    nodes: u64,
}

impl Trial {
    fn of(arguments: &[String]) -> Option<Self> {
        let [board, crush, games, nodes] = arguments else { return None };
        let (first, end) = games.split_once("..")?;
        let games = first.parse().ok()?..end.parse().ok()?;
        let nodes = nodes.parse().ok()?;
        Some(Self { board: board.clone(), crush: crush.clone(), games, nodes })
    }

    fn armies(&self, seat: Seat) -> Vec<(Deployment, u16)> {
        let field = Field::named(&self.board).unwrap_or(Field::Small);
        armies(field, Crush::named(&self.crush).unwrap_or(Crush::Comrade), seat)
    }

    /// What the first of two armies scores, from 0 to 1.
    fn score(&self, armies: [Deployment; 2], game: u32) -> f64 {
        let options = [("board", &self.board), ("crush", &self.crush)];
        let options = options.map(|(id, value)| (id.to_string(), value.clone())).into();
        let mut seed = [0; 32];
        seed[..4].copy_from_slice(&game.to_le_bytes());
        let setup = Setup { options, seats: 2, seed: Seed::from_bytes(seed) };
        let Ok(mut table) = GAME.set_up(&setup) else { return 0.5 };
        for army in armies {
            let _ = table.play(army.seat, &army.to_string());
        }
        loop {
            match table.status() {
                Status::Over(outcome) if outcome.draw => return 0.5,
                Status::Over(outcome) => {
                    return f64::from(u8::from(outcome.winners.contains(armies[0].seat)));
                }
                Status::ToMove(seats) => {
                    let Some(seat) = seats.only() else { return 0.5 };
                    seed[31] = seed[31].wrapping_add(1);
                    let ask = ThinkRequest::new(
                        Level::BEST,
                        NodeLimit::Nodes(self.nodes),
                        Seed::from_bytes(seed),
                    );
                    let thought = table.see(Viewer::Seat(seat)).think(seat, &ask, &|| false);
                    let Ok(thought) = thought else { return 0.5 };
                    let _ = table.play(seat, &thought.mv);
                }
            }
        }
    }

    /// What each army scores against each.
    fn payoffs(&self) -> Vec<Vec<f64>> {
        let by_seat = [Seat(0), Seat(1)].map(|seat| self.armies(seat));
        let count = by_seat[0].len();
        let mut payoffs = vec![vec![0.5; count]; count];
        for one in 0..count {
            for two in 0..one {
                let mut sum = 0.0;
                for game in self.games.clone() {
                    let first = |seat: usize| rotated(by_seat[seat][one].0, game);
                    sum += self.score([first(0), by_seat[1][two].0], game);
                    sum += self.score([first(1), by_seat[0][two].0], game);
                }
                let mean = sum / (2 * self.games.len()) as f64;
                payoffs[one][two] = mean;
                payoffs[two][one] = 1.0 - mean;
            }
        }
        payoffs
    }
}

/// The army with each kind replaced by its prey so many times. The computer draws all three alike.
fn rotated(deployment: Deployment, times: u32) -> Deployment {
    let turn = |army: Army| {
        let mut turned = Army::NONE;
        army.pieces().for_each(|(square, kind)| turned.put(kind.prey(), square));
        turned
    };
    Deployment { army: (0..times % 3).fold(deployment.army, |army, _| turn(army)), ..deployment }
}

/// How often each is to be played, by regret matching.
fn mixed(payoffs: &[Vec<f64>]) -> Vec<f64> {
    let count = payoffs.len();
    let (mut regrets, mut sums) = (vec![0.0_f64; count], vec![0.0; count]);
    for _ in 0..ROUNDS {
        let wanted: f64 = regrets.iter().map(|regret| regret.max(0.0)).sum();
        let now: Vec<f64> = match wanted > 0.0 {
            true => regrets.iter().map(|regret| regret.max(0.0) / wanted).collect(),
            false => vec![1.0 / count as f64; count],
        };
        let scores = scores(payoffs, &now);
        let mean: f64 = scores.iter().zip(&now).map(|(score, share)| score * share).sum();
        for index in 0..count {
            regrets[index] += scores[index] - mean;
            sums[index] += now[index];
        }
    }
    let all: f64 = sums.iter().sum();
    sums.iter().map(|sum| sum / all).collect()
}

/// What each army scores against a mix.
fn scores(payoffs: &[Vec<f64>], mix: &[f64]) -> Vec<f64> {
    payoffs
        .iter()
        .map(|row| row.iter().zip(mix).map(|(score, share)| score * share).sum())
        .collect()
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(trial) = Trial::of(&arguments) else {
        println!("armies <board> <crush> <games> <nodes>");
        return;
    };
    let payoffs = trial.payoffs();
    let mix = mixed(&payoffs);
    let all = trial.armies(Seat(0));
    for ((army, _), (share, score)) in all.iter().zip(mix.iter().zip(scores(&payoffs, &mix))) {
        println!("{:4.0} {score:.3} {army}", 1000.0 * share);
    }
    let even = vec![1.0 / mix.len() as f64; mix.len()];
    let best = scores(&payoffs, &even).into_iter().fold(0.0, f64::max);
    println!("the best against all alike: {best:.3}");
    let sum: f64 = all.iter().map(|(_, weight)| f64::from(*weight)).sum();
    let used: Vec<f64> = all.iter().map(|(_, weight)| f64::from(*weight) / sum.max(1.0)).collect();
    let best = scores(&payoffs, &used).into_iter().fold(0.0, f64::max);
    println!("the best reply to the weights in use: {best:.3}");
}
