//! A player that looks no further than the end of its own turn.
//!
//! It tries all ways to play its turn. A win comes first. Otherwise, it leaves the most pieces on its own boards and
//! the fewest on the boards of others; on a shared board, it counts its own pieces and those of others. Equal moves are
//! chosen at random. It does not see hidden pieces.

use std::collections::BTreeSet;

use rules::{Chance, Draft, GameView, Item, Seat, Status, Table, Viewer};

use crate::ladder::choice::Choice;
use crate::ladder::general_player;
use crate::ladder::random_move::random_move;

/// The maximum number of plies of a turn that are tried.
const MOST: u64 = 4_000;

/// The value of a win, above that of any boards full of pieces.
const WON: i64 = 1_000_000;

/// The value of a shared board with pieces of this seat alone.
const PIECES: f64 = 100_000.0;

struct Turn {
    seat: Seat,
    number: u32,
    nodes: u64,
    seen: BTreeSet<Vec<u8>>,
}

/// The move of a greedy player whose seat is to move.
pub(super) fn choose(table: &dyn Table, seat: Seat, chance: &mut Chance) -> Option<Choice> {
    let legal = table.see(Viewer::Seat(seat)).legal(seat);
    if !legal.complete {
        return random_move(table, seat, chance).map(|mv| Choice::plain(mv, 1));
    }
    let mut moves = legal.moves;
    chance.shuffle(&mut moves);
    let mut turn = Turn { seat, number: table.turn(), nodes: 0, seen: BTreeSet::new() };
    let mut best: Option<(i64, String)> = None;
    for mv in moves {
        let found = turn.after(table, &mv);
        if let Some(found) = found
            && best.as_ref().is_none_or(|(most, _)| found > *most)
        {
            best = Some((found, mv));
        }
    }
    best.map(|(_, mv)| Choice::plain(mv, turn.nodes))
}

impl Turn {
    /// The best value at the end of this turn after a move. `None` if all positions after the move were seen before.
    fn after(&mut self, table: &dyn Table, mv: &str) -> Option<i64> {
        let mut next = table.duplicate();
        let played = next.play(self.seat, mv).ok()?;
        self.nodes += 1;
        let sight = next.see(Viewer::Seat(self.seat));
        if let Status::Over(outcome) = next.status() {
            return Some(match outcome.winners.contains(self.seat) {
                true => WON,
                false if outcome.draw => 0,
                false => -WON,
            });
        }
        let goes_on = next.turn() == self.number && !played.sealed;
        if !goes_on || self.nodes >= MOST {
            return Some(self.worth(&*next, &*sight));
        }
        if !self.seen.insert(sight.bytes()) {
            return None;
        }
        let moves = sight.legal(self.seat).moves;
        moves.iter().filter_map(|mv| self.after(&*next, mv)).max()
    }

    /// The value of the seat's boards, less the average of the other seats.
    fn worth(&self, table: &dyn Table, sight: &dyn GameView) -> i64 {
        let scene = sight.scene(&Draft::default());
        if scene.boards.iter().all(|board| board.owner.is_none()) {
            return (PIECES * general_player::worth(table, self.seat)) as i64;
        }
        let stands = |item: &&Item| {
            matches!(item, Item::Tile(..) | Item::Pawn(..) | Item::Unit(..) | Item::Castle(..))
        };
        let (mut own, mut theirs) = (0, 0);
        for board in &scene.boards {
            let count = board.items.iter().filter(stands).count() as i64;
            match board.owner {
                Some(owner) if owner != self.seat => theirs += count,
                _ => own += count,
            }
        }
        let others = sight.seat_names().len().max(2) as i64 - 1;
        10 * (own * others - theirs) / others
    }
}
