//! General and all three soldiers against general and pikeman, played by the computer against itself.

use castles::{Army, Castles, Crush, Field, Kind, Move, Pieces, Position};
use rules::{Cell, Chance, Level, RuleSet, Seat, Seed, Status, Viewer};
use search::{Budget, ComputerPlayer};

/// An ending that was played out.
pub(crate) struct Hunt {
    /// The seat with three soldiers.
    pub(crate) strong: Seat,
    pub(crate) plies: u64,
    pub(crate) end: Position,
}

impl Hunt {
    /// Plays the ending with this number at level 4, with this many nodes per move.
    pub(crate) fn play(number: u8, nodes: u64) -> Self {
        let seed = Seed::from_bytes([number; 32]);
        let strong = Seat(number % 2);
        let (mut end, mut plies) = (opening(strong, &mut seed.walk(1 << 40)), 0);
        while let Some(seat) = Castles::status(&end).to_move().only() {
            let view = Castles::view(&end, Viewer::Seat(seat));
            let mut budget = Budget::new(level(), nodes, seed.walk(plies), &|| false);
            let best = Castles::choose_move(&view, seat, &mut budget).map(|best| best.mv);
            let Some(Move::Action(action)) = best else { break };
            end.advance(seat, action);
            plies += 1;
        }
        Self { strong, plies, end }
    }

    /// The score of the side with three soldiers: 1, one half for a siege, or 0.
    pub(crate) fn score(&self) -> f64 {
        match Castles::status(&self.end) {
            Status::Over(outcome) if !outcome.draw => {
                f64::from(u8::from(outcome.winners.contains(self.strong)))
            }
            Status::Over(_) | Status::ToMove(_) => 0.5,
        }
    }
}

fn level() -> Level {
    Level::of(4).unwrap_or(Level::BEST)
}

/// Each piece on a random square of its end zone.
fn opening(strong: Seat, chance: &mut Chance) -> Position {
    let pieces = Pieces { field: Field::Small, crush: Crush::Comrade, armies: [Army::NONE; 2] };
    let mut position = Position::new(pieces, [0; 2]);
    for seat in [Seat(0), Seat(1)] {
        let kinds = if seat == strong { &Kind::ALL[..] } else { &[Kind::General, Kind::Pikeman] };
        let mut squares: Vec<Cell> = Field::Small.zone(seat).iter().collect();
        chance.shuffle(&mut squares);
        let mut army = Army::NONE;
        kinds.iter().zip(squares).for_each(|(kind, square)| army.put(*kind, square));
        position.deploy(seat, army);
    }
    position
}
