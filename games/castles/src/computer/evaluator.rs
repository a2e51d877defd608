//! The evaluation of an open position: soldiers against their prey, distance, and safety of generals.

use rules::Seat;

use crate::army::Kind;
use crate::direction::Direction;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Verb};
use crate::pieces::Pieces;
use crate::squares::Squares;

/// The base value of a soldier. The other three depend on the hunters and the prey that it faces.
const SOLDIER: i32 = 70;
const HUNTER: i32 = 25;
const PREY: i32 = 4;
const SAFE: i32 = 30;

/// With fewer pieces than this, a lead counts for more.
const CROWD: i32 = 14;

pub(super) fn evaluate(pieces: &Pieces, seat: Seat) -> i32 {
    let floor = pieces.field.floor();
    let [own, theirs] = [seat, seat.other()].map(|seat| soldiers(pieces, seat));
    let lead = own - theirs;
    let count = pieces.armies.iter().map(|army| army.soldiers().len() as i32).sum::<i32>();
    // The fewer pieces are left, the more a lead counts.
    let lead = lead * (CROWD + 30) / (CROWD + count);
    let [hunt, flight] =
        [seat, seat.other()].map(|seat| hunt(pieces, seat, floor) + siege(pieces, seat, floor));
    lead + hunt - flight
}

/// The value of a seat's soldiers by what they can strike.
fn soldiers(pieces: &Pieces, seat: Seat) -> i32 {
    let (own, theirs) = (pieces.army(seat), pieces.army(seat.other()));
    let worth = |kind: Kind| {
        let prey = theirs.of(kind.prey()).len() as i32;
        let hunters = theirs.of(kind.prey().prey()).len() as i32;
        let use_of = if prey > 0 { HUNTER + PREY * prey.min(5) } else { 0 };
        let safety = if hunters == 0 { SAFE } else { -3 * hunters.min(5) };
        own.of(kind).len() as i32 * (SOLDIER + use_of + safety)
    };
    Kind::SOLDIERS.into_iter().map(worth).sum()
}

/// A score for how close the soldiers of a seat are to their prey.
fn hunt(pieces: &Pieces, seat: Seat, floor: Squares) -> i32 {
    let (own, theirs) = (pieces.army(seat), pieces.army(seat.other()));
    let near = |kind: Kind| {
        let (hunters, mut ball) = (own.of(kind), theirs.of(kind.prey()));
        if hunters.is_empty() || ball.is_empty() {
            return 0;
        }
        let mut sum = 0;
        for _ in 0..5 {
            ball = ball.grown() & floor;
            sum += (ball & hunters).len() as i32;
        }
        sum
    };
    Kind::SOLDIERS.into_iter().map(near).sum()
}

/// A score for how close the soldiers of a seat are to the enemy general.
fn siege(pieces: &Pieces, seat: Seat, floor: Squares) -> i32 {
    let soldiers = pieces.army(seat).soldiers();
    let mut ball = pieces.army(seat.other()).of(Kind::General);
    let mut sum = 0;
    for weight in [12, 8, 5, 3, 2, 1, 1, 1] {
        ball = ball.grown() & floor;
        sum += weight * (ball & soldiers).len() as i32;
    }
    // A few soldiers at home keep the enemy general from hiding there.
    sum + 2 * (pieces.field.zone(seat) & soldiers).len().min(3) as i32
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
