//! Legal moves of a seat: all of them once the armies are open, and a sample of armies before.

use rules::{Chance, Legal, Seat};

use crate::army::Kind;
use crate::army_layout::Layout;
use crate::formations::FORMATIONS;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Deployment, Move};
use crate::position::{State, View};

/// The legal moves of a seat. Armies are too many to list, so there is only a sample.
pub(crate) fn legal(view: &View, seat: Seat) -> Legal<Move> {
    if view.state.is_open() {
        return Legal::all(moves(view, seat).into_iter().map(Move::Action).collect());
    }
    if may_deploy(view, seat) { Legal::some(sample(view, seat)) } else { Legal::none() }
}

/// The sorted moves of a seat that is to move on an open board.
pub(crate) fn moves(view: &View, seat: Seat) -> Vec<Action> {
    move_sets(view, seat).map(|move_sets| move_sets.sorted()).unwrap_or_default()
}

/// The number of legal moves. `None` while the seat may draw up its army.
pub(crate) fn count(view: &View, seat: Seat) -> Option<u64> {
    match move_sets(view, seat) {
        Some(move_sets) => Some(move_sets.len() as u64),
        None => legal(view, seat).count(),
    }
}

/// A random legal move, each equally likely.
pub(crate) fn pick(view: &View, seat: Seat, chance: &mut Chance) -> Option<Move> {
    match move_sets(view, seat) {
        Some(move_sets) if move_sets.is_empty() => None,
        Some(move_sets) => move_sets.nth(chance.index(move_sets.len())).map(Move::Action),
        None if may_deploy(view, seat) => Some(Move::Deploy(any_army(&view.state, seat, chance))),
        None => None,
    }
}

fn may_deploy(view: &View, seat: Seat) -> bool {
    !view.state.is_open() && view.state.may_move(seat) && view.viewer.sees(seat)
}

fn move_sets(view: &View, seat: Seat) -> Option<MoveSets> {
    let moves = view.state.is_open() && view.state.may_move(seat);
    moves.then(|| MoveSets::new(&view.state.pieces, seat))
}

/// A sample of armies: every formation and its mirror image.
fn sample(view: &View, seat: Seat) -> Vec<Move> {
    let layouts = FORMATIONS.iter().map(|formation| formation.layout(view.state.pieces.field));
    let both = layouts.flat_map(|layout| [layout.clone(), layout.mirrored()]);
    let mut moves: Vec<Deployment> = both.map(|layout: Layout| layout.deployment(seat)).collect();
    moves.sort_unstable();
    moves.dedup();
    moves.into_iter().map(Move::Deploy).collect()
}

/// A uniformly random legal army. Each square is drawn at random, and the whole is drawn again if it is illegal.
fn any_army(state: &State, seat: Seat, chance: &mut Chance) -> Deployment {
    let field = state.pieces.field;
    let general = chance.index(field.places());
    loop {
        let draw = |index| match (index == general, chance.index(4)) {
            (true, _) => Some(Kind::General),
            (false, drawn) => Kind::SOLDIERS.get(drawn).copied(),
        };
        let layout = Layout { field, squares: (0..field.places()).map(draw).collect() };
        if layout.is_army() {
            return layout.deployment(seat);
        }
    }
}
