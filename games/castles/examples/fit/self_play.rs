//! Games of the computer player against itself, from armies of all sizes.

use castles::{
    Action, Army, Castles, Crush, Deployment, Field, Move, MoveSets, Pieces, Position, armies,
};
use rules::{Chance, Level, Notes, RuleSet, Seat, Seed, Status, Viewer};
use search::{Budget, ComputerPlayer};

use crate::sample::Sample;

/// The index of the random walk for the opening, which no ply uses.
const OPENING: u64 = 1 << 40;

/// Of this many quiet positions, one becomes a sample, at random.
const SPARSENESS: u64 = 3;

/// The armies with which a game begins.
#[derive(Clone, Copy)]
pub(crate) enum Armies {
    Library,
    Formations,
    Random,
    /// At most this many soldiers a side.
    Few(usize),
}

/// All sorts of armies. With `ENDINGS`, games are endings from the first ply.
pub(crate) const ALL: &[Armies] =
    &[Armies::Library, Armies::Formations, Armies::Random, Armies::Few(6)];
pub(crate) const ENDINGS: &[Armies] = &[Armies::Few(3)];

/// Plays a game, and returns samples of its quiet positions. The game's number seeds all that is random.
pub(crate) fn play(game: u32, nodes: u64, sorts: &[Armies]) -> Vec<Sample> {
    let mut bytes = [7; 32];
    bytes[..4].copy_from_slice(&game.to_le_bytes());
    let seed = Seed::from_bytes(bytes);
    let mut chance = seed.walk(OPENING);
    let mut position = opened(sorts, &mut chance);
    let mut samples: Vec<(Sample, Seat)> = Vec::new();
    let mut ply = 0;
    while let Some(seat) = Castles::status(&position).to_move().only() {
        let view = Castles::view(&position, Viewer::Seat(seat));
        let mut budget = Budget::new(level(3), nodes, seed.walk(ply), &|| false);
        let Some(best) = Castles::choose_move(&view, seat, &mut budget) else { break };
        let is_kept = chance.below(SPARSENESS) == 0 && is_quiet(&position, seat);
        if is_kept && !best.is_proven {
            samples.push((sample(game, &position, seat, best.value), seat));
        }
        let _ = Castles::play(&mut position, seat, &best.mv, &mut Notes::muted());
        ply += 1;
    }
    let result = |seat| match Castles::status(&position) {
        Status::Over(outcome) if !outcome.draw => {
            f64::from(u8::from(outcome.winners.contains(seat)))
        }
        _ => 0.5,
    };
    samples.into_iter().map(|(one, seat)| Sample { result: result(seat), ..one }).collect()
}

fn level(number: u8) -> Level {
    Level::of(number).unwrap_or(Level::BEST)
}

fn sample(game: u32, position: &Position, turn: Seat, value: f64) -> Sample {
    let (pieces, quiet) = (position.state.pieces, position.state.quiet);
    Sample { game, result: 0.5, value, quiet, turn, pieces }
}

/// Whether the side to move can take nothing.
fn is_quiet(position: &Position, seat: Seat) -> bool {
    let pieces = &position.state.pieces;
    let takes = |action: Action| pieces.effect(action).takes();
    !MoveSets::new(pieces, seat).iter().any(takes)
}

fn opened(sorts: &[Armies], chance: &mut Chance) -> Position {
    let field = if chance.below(4) == 0 { Field::Large } else { Field::Small };
    let crush = [Crush::Comrade, Crush::Comrade, Crush::Anvil, Crush::Either][chance.index(4)];
    let mut position = Position::new(Pieces { field, crush, armies: [Army::NONE; 2] }, [0; 2]);
    let sort = sorts[chance.index(sorts.len())];
    for seat in [Seat(0), Seat(1)] {
        if let Some(army) = army(sort, &position, seat, chance) {
            position.deploy(seat, army);
        }
    }
    position
}

fn army(sort: Armies, position: &Position, seat: Seat, chance: &mut Chance) -> Option<Army> {
    let view = Castles::view(position, Viewer::Seat(seat));
    let Pieces { field, crush, .. } = position.state.pieces;
    let mv = match sort {
        Armies::Library => {
            let library = armies(field, crush, seat);
            Move::Deploy(chance.one_of(&library)?.0)
        }
        Armies::Formations => {
            let walk = Seed::from_bytes([chance.below(256) as u8; 32]).walk(0);
            Castles::choose_move(&view, seat, &mut Budget::new(level(1), 1, walk, &|| false))?.mv
        }
        Armies::Random | Armies::Few(_) => Castles::pick(&view, seat, chance)?,
    };
    let Move::Deploy(Deployment { mut army, .. }) = mv else { return None };
    if let Armies::Few(most) = sort {
        let most = 1 + chance.index(most);
        while army.soldiers().len() > most {
            let soldiers: Vec<_> = army.soldiers().iter().collect();
            army.clear(*chance.one_of(&soldiers)?);
        }
    }
    Some(army)
}
