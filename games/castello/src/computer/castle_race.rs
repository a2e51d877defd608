//! The turns that a seat needs to take a castle, or a pawn to reach one, if the opponent passes.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use crate::castles::Castles;
use crate::computer::next_view::{after, passed};
use crate::computer::piece_square_tables;
use crate::computer::position_facts::takeable;
use crate::effect::{Effect, steps};
use crate::legal::MoveOutcome;
use crate::moves::Move;
use crate::position::View;
use crate::square::Square;
use crate::words::Explanation;

/// The number of sides on which an attacker needs pawns for a castle to fall.
const SIDES: usize = 3;

/// The number of turns to look ahead.
const MOST_TURNS: usize = 3;

/// The maximum number of pawns that are tried for each side of a castle. More would take too long.
const PAWNS_TRIED: usize = 2;

/// The number of castles to try, the nearest first.
const CASTLES_TRIED: usize = 2;

/// The maximum number of turns for which a pawn's way to a castle is searched.
const MOST_FOLLOWED: usize = 8;

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

/// The castle that the moved pawn comes nearer to and can reach first. Castles that can be taken now are left out.
pub(super) fn goal(view: &View, next: &View, mv: &Move) -> Option<Explanation> {
    let seat = view.board.turn();
    if next.board.turn() == seat {
        return None;
    }
    let (own, known) = (passed(next), takeable(view));
    let castles = piece_square_tables::approached(view, seat, mv).into_iter();
    let castles = castles.filter(|castle| !known.squares().any(|known| known == *castle));
    let goals = castles.take(CASTLES_TRIED).filter_map(|castle| {
        let turns = turns_to_reach(&own, mv.to(), castle, MOST_FOLLOWED)?;
        let faster = turns.checked_sub(1);
        let is_detour = |most| turns_to_reach(view, mv.from(), castle, most).is_some();
        (!faster.is_some_and(is_detour)).then(|| (turns, Reverse(held_sides(&own, castle)), castle))
    });
    let (turns, Reverse(sides), castle) = goals.min()?;
    Some(Explanation::Heads { castle, turns, sides })
}

/// The number of turns that a pawn needs to come next to a castle if no other pawn moves. `None` if above `most`.
fn turns_to_reach(view: &View, pawn: Square, castle: Square, most: usize) -> Option<usize> {
    let (mut known, mut reached) = (BTreeSet::from([pawn]), vec![(view.clone(), pawn)]);
    for turns in 0..most {
        if reached.iter().any(|(_, at)| steps(*at, castle) == 1) {
            return Some(turns);
        }
        let mut further = Vec::new();
        for (view, at) in &reached {
            let moves = view.move_generator().moves_of(*at).into_iter();
            let quiet = moves.filter(|(one, _)| one.captured == 0 && known.insert(one.to));
            further.extend(quiet.map(|(one, mv)| (passed(&after(view, &mv)), one.to)));
        }
        reached = further;
    }
    reached.iter().any(|(_, at)| steps(*at, castle) == 1).then_some(most)
}

/// The number of turns that the side to move needs to take a castle if its opponent passes. `None` if above `most`.
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

/// The number of sides of a castle on which the side to move has pawns.
fn held_sides(view: &View, castle: Square) -> usize {
    view.board.pawns(view.board.turn()).iter().filter(|pawn| steps(*pawn, castle) == 1).count()
}
