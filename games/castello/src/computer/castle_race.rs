//! The turns that a seat needs to take a castle, if its opponent lets it.

use std::collections::BTreeMap;

use crate::castles::Castles;
use crate::computer::next_view::{after, passed};
use crate::computer::piece_square_tables;
use crate::effect::{Effect, steps};
use crate::legal::MoveOutcome;
use crate::moves::Move;
use crate::position::View;
use crate::square::Square;
use crate::words::Explanation;

/// The sides on which a castle needs pawns to fall.
const SIDES: usize = 3;

/// The most turns that are looked ahead.
const MOST_TURNS: usize = 3;

/// The most pawns that are tried for each side of a castle. More would take too long.
const PAWNS_TRIED: usize = 2;

/// The most castles that are looked at, the nearest first.
const CASTLES_TRIED: usize = 2;

/// The castle that a move brings a turn closer to falling.
pub(super) fn race(view: &View, next: &View, mv: &Move) -> Option<Explanation> {
    let (seat, own) = (view.board.turn(), passed(next));
    let castles = piece_square_tables::approached(view, seat, mv);
    castles.into_iter().take(CASTLES_TRIED).find_map(|castle| {
        let turns = turns_to_take(&own, castle, MOST_TURNS)?;
        let is_closer = turns_to_take(view, castle, turns).is_none();
        let sides = held_sides(&own, castle);
        is_closer.then_some(Explanation::Races { castle, turns, sides })
    })
}

/// The number of turns in which the side to move takes a castle if its opponent passes. `None` if more are needed.
fn turns_to_take(view: &View, castle: Square, most: usize) -> Option<usize> {
    if view.end.is_some() || most + held_sides(view, castle) < SIDES {
        return None;
    }
    let outcomes = view.move_generator().outcomes();
    let falls = |one: &MoveOutcome| {
        let taken = Effect::of(view, *one).castles;
        Castles::on(castle).is_some_and(|castle| taken.meets(castle))
    };
    let beside = |square: Square| steps(square, castle) == 1;
    let arriving = || outcomes.iter().filter(|one| beside(one.to) && one.captured == 0);
    if arriving().any(falls) {
        return Some(1);
    }
    let mut tried = BTreeMap::<Square, usize>::new();
    let coming = arriving().filter(|one| !beside(one.from)).filter(|one| {
        let pawns = tried.entry(one.to).or_default();
        *pawns += 1;
        *pawns <= PAWNS_TRIED
    });
    let rest = coming.filter_map(|one| {
        let mv = view.move_generator().canonical(*one)?;
        turns_to_take(&passed(&after(view, &mv)), castle, most.checked_sub(1)?)
    });
    rest.min().map(|turns| turns + 1)
}

/// The sides of a castle on which the side to move has pawns.
fn held_sides(view: &View, castle: Square) -> usize {
    view.board.pawns(view.board.turn()).iter().filter(|pawn| steps(*pawn, castle) == 1).count()
}
