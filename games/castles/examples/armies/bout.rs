//! A game between two armies of the library.

use std::fmt;

use castles::{Army, Castles, Crush, Deployment, Field, Pieces, Position, armies};
use rules::{Level, Notes, RuleSet, Seat, Seed, Status, Viewer};
use search::{Budget, ComputerPlayer};

/// The conditions of a game: board, crush rule, and nodes per move.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Table {
    pub(crate) board: String,
    pub(crate) crush: String,
    pub(crate) nodes: u32,
}

/// A game of the first army, on seat 0, against the second. `points` are the first army's: 0, 0.5 or 1.
pub(crate) struct Bout {
    pub(crate) table: Table,
    pub(crate) game: u32,
    pub(crate) armies: [usize; 2],
    pub(crate) points: f64,
}

impl Table {
    pub(crate) fn new(board: &str, crush: &str, nodes: u32) -> Self {
        Self { board: board.into(), crush: crush.into(), nodes }
    }

    fn pieces(&self) -> Pieces {
        let field = Field::named(&self.board).unwrap_or(Field::Small);
        let crush = Crush::named(&self.crush).unwrap_or(Crush::Comrade);
        Pieces { field, crush, armies: [Army::NONE; 2] }
    }

    pub(crate) fn armies(&self) -> Vec<(Deployment, u16)> {
        let Pieces { field, crush, .. } = self.pieces();
        armies(field, crush, Seat(0))
    }

    /// The current weights as shares that sum to 1.
    pub(crate) fn shares(&self) -> Vec<f64> {
        let armies = self.armies();
        let sum: f64 = armies.iter().map(|(_, weight)| f64::from(*weight)).sum();
        armies.iter().map(|(_, weight)| f64::from(*weight) / sum.max(1.0)).collect()
    }

    /// The text of `armies.txt` with these shares as weights, in thousandths.
    pub(crate) fn rewritten(&self, text: &str, shares: &[f64]) -> String {
        let column = 2 + ["comrade", "anvil", "either"]
            .iter()
            .position(|crush| *crush == self.crush)
            .unwrap_or(0);
        let mut shares = shares.iter();
        let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
        for line in lines.iter_mut().filter(|line| line.starts_with(&self.board)) {
            let mut words: Vec<String> = line.split(' ').map(str::to_owned).collect();
            words[column] = format!("{:.0}", 1000.0 * shares.next().unwrap_or(&0.0));
            *line = words.join(" ");
        }
        lines.join("\n")
    }

    /// An army of the library for a seat, its kinds rotated `turns` times. The computer draws all rotations equally
    /// often.
    fn army(&self, index: usize, seat: Seat, turns: u32) -> Army {
        let Pieces { field, crush, .. } = self.pieces();
        let rotated = |army: Army| {
            let mut turned = Army::NONE;
            army.pieces().for_each(|(square, kind)| turned.put(kind.prey(), square));
            turned
        };
        (0..turns % 3).fold(armies(field, crush, seat)[index].0.army, |army, _| rotated(army))
    }
}

impl Bout {
    pub(crate) fn read(line: &str) -> Option<Self> {
        let words: Vec<&str> = line.split(' ').collect();
        let [board, crush, nodes, game, one, two, points] = words[..] else { return None };
        Some(Self {
            table: Table::new(board, crush, nodes.parse().ok()?),
            game: game.parse().ok()?,
            armies: [one.parse().ok()?, two.parse().ok()?],
            points: points.parse().ok()?,
        })
    }

    /// The line of the game without the points. The text identifies the game.
    pub(crate) fn name(&self) -> String {
        let Self { table: Table { board, crush, nodes }, game, armies: [one, two], .. } = self;
        format!("{board} {crush} {nodes} {game} {one} {two}")
    }

    pub(crate) fn played(self) -> Self {
        let seed = self.seed();
        let mut position = Position::new(self.table.pieces(), [0; 2]);
        for seat in [Seat(0), Seat(1)] {
            let turns = if seat.0 == 0 { self.game } else { self.game / 3 };
            position.deploy(seat, self.table.army(self.armies[seat.index()], seat, turns));
        }
        let mut ply = 0;
        while let Some(seat) = Castles::status(&position).to_move().only() {
            let view = Castles::view(&position, Viewer::Seat(seat));
            let nodes = u64::from(self.table.nodes);
            let mut budget = Budget::new(Level::BEST, nodes, seed.walk(ply), &|| false);
            let Some(best) = Castles::choose_move(&view, seat, &mut budget) else { break };
            let _ = Castles::play(&mut position, seat, &best.mv, &mut Notes::muted());
            ply += 1;
        }
        let points = match Castles::status(&position) {
            Status::Over(outcome) if !outcome.draw => {
                f64::from(u8::from(outcome.winners.contains(Seat(0))))
            }
            Status::Over(_) | Status::ToMove(_) => 0.5,
        };
        Self { points, ..self }
    }

    fn seed(&self) -> Seed {
        let mut bytes = [self.armies[0] as u8; 32];
        bytes[0] = self.armies[1] as u8;
        bytes[4..8].copy_from_slice(&self.game.to_le_bytes());
        Seed::from_bytes(bytes)
    }
}

impl fmt::Display for Bout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.name(), self.points)
    }
}
