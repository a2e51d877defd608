//! Games of the computer player against itself, from random openings.

use castello::{Castello, Move, Position, View, Weights, search_by};
use rules::{Level, Notes, RuleSet, Seat, Seed, Status, Viewer};
use search::{BestMove, Budget};

use crate::sample::{Sample, options};

/// Indices of random walks that no ply uses: for the opening, and for the choice of samples.
const OPENING: u64 = 1 << 40;
const KEPT: u64 = 1 << 41;

/// Of this many quiet positions, one becomes a sample, at random.
const SPARSENESS: u64 = 10;

const BLACK: Seat = Seat(1);

/// A player: its weights, its level, and its nodes for a move.
pub(crate) struct Player<'w> {
    pub(crate) weights: &'w Weights,
    pub(crate) level: u8,
    pub(crate) nodes: u64,
}

impl Player<'_> {
    fn think(&self, view: &View, seed: Seed, ply: u64) -> Option<BestMove<Move>> {
        let level = Level::of(self.level).unwrap_or(Level::BEST);
        search_by(
            view,
            self.weights,
            &mut Budget::new(level, self.nodes, seed.walk(ply), &|| false),
        )
    }
}

/// A game. Its number seeds all that is random.
pub(crate) struct Game {
    pub(crate) number: u32,
    pub(crate) options: usize,
    /// The number of random plies at the start.
    pub(crate) opening: u64,
}

impl Game {
    fn seed(&self) -> Seed {
        let mut bytes = [7; 32];
        bytes[..4].copy_from_slice(&self.number.to_le_bytes());
        Seed::from_bytes(bytes)
    }

    fn opened(&self) -> Position {
        let mut chance = self.seed().walk(OPENING);
        let mut position = Castello::set_up(&options(self.options), 2, chance.clone());
        for _ in 0..self.opening {
            let Some(seat) = Castello::status(&position).to_move().only() else { break };
            let view = Castello::view(&position, Viewer::Seat(seat));
            let Some(mv) = Castello::pick(&view, seat, &mut chance) else { break };
            let _ = Castello::play(&mut position, seat, &mv, &mut Notes::muted());
        }
        position
    }

    /// Plays the game. Returns the points of Black, who begins (0, one half or 1), and samples of quiet positions.
    pub(crate) fn play(&self, players: &[&Player<'_>; 2]) -> (f64, Vec<Sample>) {
        let mut position = self.opened();
        let mut kept = self.seed().walk(KEPT);
        let mut samples: Vec<(Seat, Sample)> = Vec::new();
        let mut ply = 0;
        while let Some(seat) = Castello::status(&position).to_move().only() {
            let view = Castello::view(&position, Viewer::Seat(seat));
            let Some(best) = players[seat.index()].think(&view, self.seed(), ply) else { break };
            if kept.below(SPARSENESS) == 0 && !best.is_proven && is_quiet(&view, seat) {
                let Self { number: game, options, .. } = *self;
                samples
                    .push((seat, Sample { game, result: 0.5, value: best.value, options, view }));
            }
            let _ = Castello::play(&mut position, seat, &best.mv, &mut Notes::muted());
            ply += 1;
        }
        let points = |seat| points(&Castello::status(&position), seat);
        let samples = samples.into_iter().map(|(seat, one)| Sample { result: points(seat), ..one });
        (points(BLACK), samples.collect())
    }
}

fn points(status: &Status, seat: Seat) -> f64 {
    match status {
        Status::Over(outcome) if !outcome.draw => {
            f64::from(u8::from(outcome.winners.contains(seat)))
        }
        Status::Over(_) | Status::ToMove(_) => 0.5,
    }
}

/// Whether the side to move can take nothing.
fn is_quiet(view: &View, seat: Seat) -> bool {
    let moves = Castello::legal_moves(view, seat).moves;
    moves.iter().all(|mv| view.captures(mv) == 0 && view.castles_taken(mv) == 0)
}
