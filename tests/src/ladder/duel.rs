//! A duel of two players at one game, pair after pair.

use std::time::Duration;

use rules::{Game, Outcome, Seat, Seed, Setup, Status, Viewer};

use crate::ladder::player::{Player, Seated};
use crate::ladder::recorded_table::RecordedTable;

/// Two players, and the game that they play.
#[derive(Clone, Debug)]
pub struct Duel {
    /// The game.
    pub game: &'static dyn Game,
    /// Options, seats, and the seed from which the seeds of the pairs derive.
    pub setup: Setup,
    /// The number of random plies at the start, the same in both matches of a pair. Without them, two deterministic
    /// players would play the same match again and again.
    pub opening: usize,
    /// The number of plies after which a match counts as a draw.
    pub longest: usize,
    /// The players.
    pub players: [Player; 2],
}

/// The cost of moves.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spent {
    /// The number of moves.
    pub moves: u64,
    /// The number of nodes.
    pub nodes: u64,
    /// The CPU time.
    pub time: Duration,
    /// The time of the longest move.
    pub longest: Duration,
    /// The sum of the known search depths in plies, and their number.
    pub depths: (u64, u64),
}

/// The result of a pair.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bout {
    /// The first player's score, from 0 to 1: one half is even.
    pub score: f64,
    /// The cost of each player's moves.
    pub spent: [Spent; 2],
    /// The number of drawn matches.
    pub drawn: u32,
    /// The number of matches.
    pub matches: u32,
    /// The sum of the points of the seats that moved first.
    pub first: f64,
}

impl Spent {
    /// The sum of two costs.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            moves: self.moves + other.moves,
            nodes: self.nodes + other.nodes,
            time: self.time + other.time,
            longest: self.longest.max(other.longest),
            depths: (self.depths.0 + other.depths.0, self.depths.1 + other.depths.1),
        }
    }
}

impl Duel {
    /// Plays the pair with this number: the first player on each seat in turn, and the second on all others. With more
    /// than two seats, the players then swap roles. So equal players score one half on average at any table.
    pub fn pair(&self, number: u64) -> Result<Bout, String> {
        let seats = self.setup.seats;
        let mut bout = Bout::default();
        let alone: &[usize] = if seats == 2 { &[0] } else { &[0, 1] };
        for &loner in alone {
            for seat in 0..seats {
                let points = self.play(number, Seat(seat), loner, &mut bout)?;
                bout.score += if loner == 0 { points } else { 1.0 - points };
            }
        }
        bout.score /= f64::from(bout.matches.max(1));
        Ok(bout)
    }

    /// Plays one match. Returns the share of the point that the seat `alone` gets.
    fn play(&self, number: u64, alone: Seat, loner: usize, bout: &mut Bout) -> Result<f64, String> {
        let mut recorded = self.opened(number)?;
        let mut seated = [self.players[0].sit()?, self.players[1].sit()?];
        let mut ply = 0;
        bout.matches += 1;
        while let Some(seat) = recorded.table.status().to_move().iter().next() {
            if ply >= self.longest as u64 {
                break;
            }
            let who = if seat == alone { loner } else { 1 - loner };
            let seed = numbered(self.setup.seed, number, ply);
            let spent = self.step(&mut recorded, seat, &mut seated[who], seed);
            bout.spent[who] = bout.spent[who].and(spent?);
            ply += 1;
        }
        let (seats, first) = (self.setup.seats, recorded.record.plies.first());
        let points = |seat| match recorded.table.status() {
            Status::Over(outcome) if !outcome.draw => points(&outcome, seat),
            _ => 1.0 / f64::from(seats),
        };
        let is_won = matches!(recorded.table.status(), Status::Over(outcome) if !outcome.draw);
        bout.drawn += u32::from(!is_won);
        bout.first += first.map_or(0.0, |ply| points(ply.seat));
        Ok(points(alone))
    }

    /// Lets a player play a move. Returns its cost.
    fn step(
        &self,
        recorded: &mut RecordedTable,
        seat: Seat,
        seated: &mut Seated<'_>,
        seed: Seed,
    ) -> Result<Spent, String> {
        let (choice, time) = seated.choose(recorded, seat, seed)?;
        if recorded.play(seat, &choice.mv) {
            let depths = choice.depth.map_or((0, 0), |depth| (u64::from(depth), 1));
            return Ok(Spent { moves: 1, nodes: choice.nodes, time, longest: time, depths });
        }
        Err(format!("{} played {}, which is illegal", seated.player(), choice.mv))
    }

    /// The match of a pair after its opening.
    fn opened(&self, number: u64) -> Result<RecordedTable, String> {
        let seed = numbered(self.setup.seed, number, u64::MAX);
        let setup = Setup { seed, ..self.setup.clone() };
        let (mut recorded, mut chance) = (RecordedTable::begin(self.game, setup)?, seed.walk(0));
        for _ in 0..self.opening {
            let Some(seat) = recorded.table.status().to_move().iter().next() else { break };
            let legal = recorded.table.see(Viewer::Seat(seat)).legal(seat).moves;
            let Some(mv) = chance.one_of(&legal) else { break };
            if !recorded.play(seat, mv) {
                return Err(format!("{mv} is no opening"));
            }
        }
        Ok(recorded)
    }
}

/// The share of the point that a seat has won.
fn points(outcome: &Outcome, seat: Seat) -> f64 {
    if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 }
}

/// A seed for a ply of a pair.
fn numbered(seed: Seed, pair: u64, ply: u64) -> Seed {
    let mut chance = seed.walk(pair);
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&pair.to_be_bytes());
    bytes[8..16].copy_from_slice(&ply.to_be_bytes());
    bytes[16..].iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
    Seed::from_bytes(bytes)
}
