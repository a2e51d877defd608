//! Two players at the same game, pair after pair.

use std::time::Duration;

use rules::{Game, Outcome, Seat, Seed, Setup, Status, Table, Viewer};

use super::clock::Clock;
use super::player::Player;

/// Two players, and what they play.
#[derive(Clone, Debug)]
pub struct Duel {
    /// The game.
    pub game: &'static dyn Game,
    /// Options, seats, and the seed from which those of the pairs come.
    pub setup: Setup,
    /// How many plies are played by chance first, the same in both matches of a pair: without them two players who never
    /// waver would play one match again and again.
    pub opening: usize,
    /// After how many plies a match is broken off, as a draw.
    pub longest: usize,
    /// Who plays.
    pub players: [Player; 2],
}

/// What moves have cost.
#[derive(Clone, Copy, Debug, Default)]
pub struct Spent {
    /// How many moves there were.
    pub moves: u64,
    /// How many nodes they took.
    pub nodes: u64,
    /// How much CPU time they took.
    pub time: Duration,
    /// How much the longest took.
    pub longest: Duration,
}

/// One pair, played.
#[derive(Clone, Copy, Debug, Default)]
pub struct Bout {
    /// The first player's score, from 0 to 1: one half is even.
    pub score: f64,
    /// What each of the two has spent.
    pub spent: [Spent; 2],
    /// How many matches were drawn, of how many.
    pub drawn: u32,
    /// How many matches it took.
    pub matches: u32,
}

impl Spent {
    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self {
            moves: self.moves + other.moves,
            nodes: self.nodes + other.nodes,
            time: self.time + other.time,
            longest: self.longest.max(other.longest),
        }
    }
}

impl Duel {
    /// Plays the pair of this number: the first player on each seat in turn and the second on all others, and, where more
    /// than two sit there, the other way round as well. So equal players score one half on average at any table.
    ///
    /// # Errors
    /// A player that can't play this game, or a set-up that is not possible.
    pub fn pair(&self, number: u64) -> Result<Bout, String> {
        let seats = self.setup.seats;
        let mut bout = Bout::default();
        let alone: &[usize] = if seats == 2 { &[0] } else { &[0, 1] };
        for &loner in alone {
            for seat in 0..seats {
                let points = self.play(number, (Seat(seat), loner), &mut bout)?;
                bout.score += if loner == 0 { points } else { 1.0 - points };
            }
        }
        bout.score /= f64::from(bout.matches.max(1));
        Ok(bout)
    }

    /// Plays one match, and gives the share of the point that fell to the seat of the one who plays alone.
    fn play(
        &self,
        number: u64,
        (alone, loner): (Seat, usize),
        bout: &mut Bout,
    ) -> Result<f64, String> {
        let mut table = self.opened(number)?;
        let mut ply = 0;
        bout.matches += 1;
        while let Some(seat) = table.status().to_move().iter().next() {
            if ply >= self.longest as u64 {
                break;
            }
            let who = if seat == alone { loner } else { 1 - loner };
            self.step(&mut *table, (seat, who), numbered(self.setup.seed, number, ply), bout)?;
            ply += 1;
        }
        let seats = self.setup.seats;
        Ok(match table.status() {
            Status::Over(outcome) if !outcome.draw => points(&outcome, alone),
            _ => {
                bout.drawn += 1;
                1.0 / f64::from(seats)
            }
        })
    }

    fn step(
        &self,
        table: &mut dyn Table,
        (seat, who): (Seat, usize),
        seed: Seed,
        bout: &mut Bout,
    ) -> Result<(), String> {
        let player = self.players[who];
        let clock = Clock::start();
        let choice = player.choose(table, seat, seed);
        let time = clock.time();
        let choice = choice.ok_or_else(|| format!("{player} has no move on seat {}", seat.0))?;
        let spent = Spent { moves: 1, nodes: choice.nodes, time, longest: time };
        bout.spent[who] = bout.spent[who].and(spent);
        let played = table.play(seat, &choice.mv);
        played.map(|_| ()).map_err(|_| format!("{player} played {}, which is illegal", choice.mv))
    }

    /// The table of a pair after its opening.
    fn opened(&self, number: u64) -> Result<Box<dyn Table>, String> {
        let seed = numbered(self.setup.seed, number, u64::MAX);
        let setup = Setup { seed, ..self.setup.clone() };
        let table = self.game.set_up(&setup).map_err(|refusal| refusal.to_string());
        let (mut table, mut chance) = (table?, seed.walk(0));
        for _ in 0..self.opening {
            let Some(seat) = table.status().to_move().iter().next() else { break };
            let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
            let Some(mv) = chance.one_of(&legal) else { break };
            table.play(seat, mv).map_err(|_| format!("{mv} is no opening"))?;
        }
        Ok(table)
    }
}

/// The share of the point that a seat has won.
fn points(outcome: &Outcome, seat: Seat) -> f64 {
    if outcome.winners.contains(seat) { 1.0 / outcome.winners.len() as f64 } else { 0.0 }
}

/// A seed for each ply of each pair.
fn numbered(seed: Seed, pair: u64, ply: u64) -> Seed {
    let mut chance = seed.walk(pair);
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&pair.to_be_bytes());
    bytes[8..16].copy_from_slice(&ply.to_be_bytes());
    bytes[16..].iter_mut().for_each(|byte| *byte = chance.below(256) as u8);
    Seed::from_bytes(bytes)
}
