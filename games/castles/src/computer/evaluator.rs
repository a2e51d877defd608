//! The evaluation of an open position by fitted weights, and what single moves promise.

use rules::Seat;

use crate::army::Kind;
use crate::computer::terms::terms;
use crate::computer::weights::{CROWD, WEIGHTS};
use crate::direction::Direction;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Verb};
use crate::pieces::Pieces;
use crate::squares::Squares;

/// The score of an open position for a seat, in units of `LOGIT`, before the siege comes near.
pub(super) fn evaluate(pieces: &Pieces, seat: Seat, turn: Seat) -> i32 {
    let count = pieces.armies.iter().map(|army| army.soldiers().len()).sum::<usize>();
    let weights = &WEIGHTS[count.min(CROWD)];
    terms(pieces, seat, turn).iter().zip(weights).map(|(count, weight)| count * weight).sum()
}

/// The order score of a step: toward prey, away from hunters, forward.
pub(super) fn order_score(pieces: &Pieces, seat: Seat, action: Action) -> i32 {
    let theirs = pieces.army(seat.other());
    let Some(kind) = pieces.army(seat).at(action.from) else { return 0 };
    let [from, to] = [action.from, action.to].map(|square| Squares::one(square).grown());
    let hunters = match kind {
        Kind::General => theirs.soldiers(),
        kind => theirs.of(kind.prey().prey()),
    };
    let prey = match kind {
        Kind::General => Squares::NONE,
        kind => theirs.of(kind.prey()) | theirs.of(Kind::General),
    };
    let met = |square: Squares, with: Squares| i32::from(square.meets(with));
    let forward = Direction::between(action.from, action.to)
        .is_some_and(|way| way == if seat.0 == 0 { Direction::Up } else { Direction::Down });
    6 * met(from, hunters) - 6 * met(to, hunters) + 4 * met(to, prey) + i32::from(forward)
}

/// The number of pieces that a seat could take if it were its turn.
pub(super) fn threats(pieces: &Pieces, seat: Seat) -> usize {
    let strikes = MoveSets::of_verb(pieces, seat, Verb::Strike);
    let pushes = MoveSets::of_verb(pieces, seat, Verb::Push);
    let takes = pushes.iter().filter(|action| pieces.effect(*action).takes());
    strikes.iter().chain(takes).map(|action| action.to).collect::<Squares>().len()
}

/// Whether a move brings a piece closer to its nearest prey.
pub(super) fn is_nearer(pieces: &Pieces, seat: Seat, kind: Kind, action: Action) -> bool {
    let theirs = pieces.army(seat.other());
    let mut ball = theirs.of(kind.prey()) | theirs.of(Kind::General);
    loop {
        if ball.contains(action.to) || ball.contains(action.from) {
            return !ball.contains(action.from);
        }
        let grown = ball.grown() & pieces.field.floor();
        if grown == ball {
            return false;
        }
        ball = grown;
    }
}
