//! The terms of the evaluation: counts that a fitted weight turns into a score.

use rules::Seat;

use crate::army::Kind;
use crate::pieces::Pieces;
use crate::squares::Squares;

/// The number of terms.
pub const TERMS: usize = TERM_NAMES.len();

/// The names of the terms in the file of weights.
pub const TERM_NAMES: [&str; 18] = [
    "soldiers",
    "with-prey",
    "prey",
    "safe",
    "hunters",
    "contact",
    "near",
    "far",
    "attack",
    "approach",
    "march",
    "guard",
    "intruders",
    "free-intruders",
    "chase",
    "freedom",
    "kinds",
    "turn",
];

/// The count of one side for each term.
type Counts = [i32; TERMS];

/// The terms for a seat: its own counts less those of the other.
pub fn terms(pieces: &Pieces, seat: Seat, turn: Seat) -> Counts {
    let mut counts = side_terms(pieces, seat);
    let theirs = side_terms(pieces, seat.other());
    counts.iter_mut().zip(theirs).for_each(|(own, theirs)| *own -= theirs);
    counts[TERMS - 1] = if seat == turn { 1 } else { -1 };
    counts
}

fn side_terms(pieces: &Pieces, seat: Seat) -> Counts {
    let mut counts = [0; TERMS];
    count_kinds(pieces, seat, &mut counts);
    count_hunt(pieces, seat, &mut counts);
    count_siege(pieces, seat, &mut counts);
    count_zones(pieces, seat, &mut counts);
    counts
}

/// Soldiers, by what they can strike and what can strike them.
fn count_kinds(pieces: &Pieces, seat: Seat, counts: &mut Counts) {
    let (own, theirs) = (pieces.army(seat), pieces.army(seat.other()));
    for kind in Kind::SOLDIERS {
        let count = len(own.of(kind));
        let prey = len(theirs.of(kind.prey()));
        let hunters = len(theirs.of(kind.prey().prey()));
        counts[0] += count;
        counts[1] += if prey > 0 { count } else { 0 };
        counts[2] += count * prey.min(5);
        counts[3] += if hunters == 0 { count } else { 0 };
        counts[4] += count * hunters.min(5);
        counts[16] += i32::from(count > 0);
    }
}

/// Soldiers at one, up to three and up to five steps from their prey.
fn count_hunt(pieces: &Pieces, seat: Seat, counts: &mut Counts) {
    let (own, theirs) = (pieces.army(seat), pieces.army(seat.other()));
    let floor = pieces.field.floor();
    for kind in Kind::SOLDIERS {
        let (hunters, mut ball) = (own.of(kind), theirs.of(kind.prey()));
        if hunters.is_empty() || ball.is_empty() {
            continue;
        }
        for term in [5, 6, 6, 7, 7] {
            ball = ball.grown() & floor;
            counts[term] += len(ball & hunters);
        }
    }
}

/// Soldiers near the enemy general, and where he can still go.
fn count_siege(pieces: &Pieces, seat: Seat, counts: &mut Counts) {
    let (soldiers, floor) = (pieces.army(seat).soldiers(), pieces.field.floor());
    let theirs = pieces.army(seat.other());
    let general = theirs.of(Kind::General);
    let mut ball = general;
    for term in [8, 8, 9, 9, 10, 10, 10, 10] {
        ball = ball.grown() & floor;
        counts[term] += len(ball & soldiers);
    }
    let around = (general.grown() & floor) - theirs.all();
    counts[15] -= len(around - soldiers.grown());
}

/// Soldiers in both end zones. An intruder is free if no hunter of it guards the zone: those outside may not follow.
fn count_zones(pieces: &Pieces, seat: Seat, counts: &mut Counts) {
    let (own, theirs) = (pieces.army(seat), pieces.army(seat.other()));
    counts[11] = len(pieces.field.zone(seat) & own.soldiers()).min(3);
    let zone = pieces.field.zone(seat.other());
    let intruders = own.soldiers() & zone;
    if intruders.is_empty() {
        return;
    }
    counts[12] = len(intruders);
    let is_free = |kind: &Kind| !theirs.of(kind.prey().prey()).meets(zone);
    let kinds = Kind::SOLDIERS.into_iter().filter(is_free);
    let free = kinds.fold(Squares::NONE, |free, kind| free | own.of(kind) & zone);
    counts[13] = len(free);
    let mut ball = theirs.of(Kind::General) & zone;
    for _ in 0..4 {
        ball = ball.grown();
        counts[14] += len(ball & free);
    }
}

fn len(squares: Squares) -> i32 {
    squares.len() as i32
}
