//! A random line of moves with wide positions, which are costly and make a match last.

use rules::{OptionValues, Seat, Seed, Setup, Table, Viewer};

use crate::random::Random;

/// A line of moves from the start of a match.
#[derive(Clone, Debug)]
pub struct WideLine {
    /// The moves, each with its player.
    pub moves: Vec<(Seat, String)>,
    /// The number of legal moves in the widest position.
    pub widest: usize,
}

impl WideLine {
    /// A line of at most this many plies. Of three random moves, each step takes the one that leaves the most moves.
    pub fn of(game: &str, options: &[(&str, String)], random: &mut Random, plies: usize) -> Self {
        let game = games::find(game).expect("the game is in the catalog");
        let options: OptionValues =
            options.iter().map(|(id, value)| ((*id).to_owned(), value.clone())).collect();
        let setup = Setup { options, seats: 2, seed: Seed::from_bytes([5; 32]) };
        let mut table = game.set_up(&setup).expect("these options are possible");
        let mut line = Self { moves: Vec::new(), widest: 0 };
        while let (Some((seat, legal)), true) = (to_move(&*table), line.moves.len() < plies) {
            line.widest = line.widest.max(legal.len());
            let width_after = |mv: &String| {
                let mut next = table.duplicate();
                next.play(seat, mv).expect("what is legal can be played");
                to_move(&*next).map_or(0, |(_, legal)| legal.len())
            };
            let drawn = (0..3).map(|_| legal[random.below(legal.len())].clone());
            let mv = drawn.max_by_key(width_after).expect("three are drawn");
            table.play(seat, &mv).expect("what is legal can be played");
            line.moves.push((seat, mv));
        }
        line
    }
}

/// The player to move and their legal moves. `None` if the match is over.
fn to_move(table: &dyn Table) -> Option<(Seat, Vec<String>)> {
    let seat = table.status().to_move().iter().next()?;
    Some((seat, table.see(Viewer::Seat(seat)).legal(seat).moves))
}
