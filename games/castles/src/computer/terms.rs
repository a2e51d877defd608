//! The terms of the evaluation: counts that a fitted weight turns into a score.

use rules::{Cell, Seat};

use crate::army::Kind;
use crate::pieces::Pieces;
use crate::squares::Squares;

/// Declares the terms and their names, in the order in which `Counts` has them.
macro_rules! term_list {
    ($($term:ident = $name:literal,)*) => {
        #[derive(Clone, Copy)]
        enum Term {
            $($term,)*
        }

        /// The names of the terms in the file of weights.
        pub const TERM_NAMES: [&str; TERMS] = [$($name,)*];

        /// The number of terms.
        pub const TERMS: usize = [$($name,)*].len();
    };
}

term_list! {
    Soldiers = "soldiers",
    WithPrey = "with-prey",
    Prey = "prey",
    Safe = "safe",
    Hunters = "hunters",
    Contact = "contact",
    Near = "near",
    Far = "far",
    Attack = "attack",
    Approach = "approach",
    March = "march",
    Guard = "guard",
    Intruders = "intruders",
    FreeIntruders = "free-intruders",
    Chase = "chase",
    Freedom = "freedom",
    Kinds = "kinds",
    Edge = "edge",
    ShutOut = "shut-out",
    Refuge = "refuge",
    Escort = "escort",
    Room = "room",
    Hounded = "hounded",
    Turn = "turn",
}

/// The terms that count soldiers within 1 step of the enemy general, within 2 steps, and so on.
const SIEGE: [Term; 8] = {
    use Term::{Approach, Attack, March};
    [Attack, Attack, Approach, Approach, March, March, March, March]
};

type Counts = [i32; TERMS];

/// The terms for a seat: its counts less the opponent's.
pub fn terms(pieces: &Pieces, seat: Seat, turn: Seat) -> Counts {
    let mut counts = side_terms(pieces, seat);
    let theirs = side_terms(pieces, seat.other());
    counts.iter_mut().zip(theirs).for_each(|(own, theirs)| *own -= theirs);
    counts[Term::Turn as usize] = if seat == turn { 1 } else { -1 };
    counts
}

fn side_terms(pieces: &Pieces, seat: Seat) -> Counts {
    let mut counts = [0; TERMS];
    count_kinds(pieces, seat, &mut counts);
    count_hunt(pieces, seat, &mut counts);
    count_siege(pieces, seat, &mut counts);
    count_zones(pieces, seat, &mut counts);
    if is_ending(pieces) {
        count_ending(pieces, seat, &mut counts);
        count_room(pieces, seat, &mut counts);
        count_hounds(pieces, seat, &mut counts);
    }
    counts
}

/// The maximum number of soldiers on the board in an ending, which has weights of its own.
pub const FEW: usize = 6;

pub(super) fn is_ending(pieces: &Pieces) -> bool {
    pieces.armies.iter().map(|army| army.soldiers().len()).sum::<usize>() <= FEW
}

/// Soldiers, by what they can strike and what can strike them.
fn count_kinds(pieces: &Pieces, seat: Seat, counts: &mut Counts) {
    let (own, theirs) = (pieces.army(seat), pieces.army(seat.other()));
    for kind in Kind::SOLDIERS {
        let count = len(own.of(kind));
        let prey = len(theirs.of(kind.prey()));
        let hunters = len(theirs.of(kind.prey().prey()));
        counts[Term::Soldiers as usize] += count;
        counts[Term::WithPrey as usize] += if prey > 0 { count } else { 0 };
        counts[Term::Prey as usize] += count * prey.min(5);
        counts[Term::Safe as usize] += if hunters == 0 { count } else { 0 };
        counts[Term::Hunters as usize] += count * hunters.min(5);
        counts[Term::Kinds as usize] += i32::from(count > 0);
    }
}

/// Soldiers within one, three and five steps of their prey.
fn count_hunt(pieces: &Pieces, seat: Seat, counts: &mut Counts) {
    let (own, theirs) = (pieces.army(seat), pieces.army(seat.other()));
    let floor = pieces.field.floor();
    for kind in Kind::SOLDIERS {
        let (hunters, mut ball) = (own.of(kind), theirs.of(kind.prey()));
        if hunters.is_empty() || ball.is_empty() {
            continue;
        }
        for term in [Term::Contact, Term::Near, Term::Near, Term::Far, Term::Far] {
            ball = ball.grown() & floor;
            counts[term as usize] += len(ball & hunters);
        }
    }
}

/// Soldiers near the enemy general, and the free squares around it.
fn count_siege(pieces: &Pieces, seat: Seat, counts: &mut Counts) {
    let (soldiers, floor) = (pieces.army(seat).soldiers(), pieces.field.floor());
    let theirs = pieces.army(seat.other());
    let general = theirs.of(Kind::General);
    let mut ball = general;
    for term in SIEGE {
        ball = ball.grown() & floor;
        counts[term as usize] += len(ball & soldiers);
    }
    let around = (general.grown() & floor) - theirs.all();
    counts[Term::Freedom as usize] -= len(around - soldiers.grown());
}

/// Soldiers in both end zones. An intruder is free if none of its hunters is in the zone: hunters outside may not
/// follow.
fn count_zones(pieces: &Pieces, seat: Seat, counts: &mut Counts) {
    let (own, theirs) = (pieces.army(seat), pieces.army(seat.other()));
    counts[Term::Guard as usize] = len(pieces.field.zone(seat) & own.soldiers()).min(3);
    let zone = pieces.field.zone(seat.other());
    let intruders = own.soldiers() & zone;
    if intruders.is_empty() {
        return;
    }
    counts[Term::Intruders as usize] = len(intruders);
    let is_free = |kind: &Kind| !theirs.of(kind.prey().prey()).meets(zone);
    let kinds = Kind::SOLDIERS.into_iter().filter(is_free);
    let free = kinds.fold(Squares::NONE, |free, kind| free | own.of(kind) & zone);
    counts[Term::FreeIntruders as usize] = len(free);
    let mut ball = theirs.of(Kind::General) & zone;
    for _ in 0..4 {
        ball = ball.grown();
        counts[Term::Chase as usize] += len(ball & free);
    }
}

/// Terms of endings: generals near the edge, near a guard, or where hunters may not follow.
fn count_ending(pieces: &Pieces, seat: Seat, counts: &mut Counts) {
    let (own, theirs) = (pieces.army(seat), pieces.army(seat.other()));
    let soldiers = own.soldiers();
    let zone = pieces.field.zone(seat);
    let fugitive = theirs.of(Kind::General);
    counts[Term::Edge as usize] = fugitive.iter().map(|at| edge(pieces, at)).sum();
    if fugitive.meets(zone) {
        counts[Term::ShutOut as usize] = len(soldiers - zone);
        counts[Term::Refuge as usize] -= i32::from(!soldiers.meets(zone));
    }
    let near = own.of(Kind::General).grown().grown().grown();
    let guards = Kind::SOLDIERS.into_iter().filter(|kind| !theirs.of(kind.prey()).is_empty());
    counts[Term::Escort as usize] = guards.map(|kind| len(own.of(kind) & near)).sum();
}

/// The steps from a general within which its room is counted (`NET`), and soldiers that hound it (`HOUND`).
const NET: usize = 4;
const HOUND: usize = 6;

/// The squares that the enemy general can reach in a few steps without coming next to a soldier.
fn count_room(pieces: &Pieces, seat: Seat, counts: &mut Counts) {
    let theirs = pieces.army(seat.other());
    let general = theirs.of(Kind::General);
    let free = pieces.field.floor() - pieces.army(seat).soldiers().grown() - theirs.all();
    let room = (0..NET).fold(general, |room, _| room | room.grown() & free);
    counts[Term::Room as usize] -= len(room);
}

/// Enemy soldiers that are nearer to the seat's general than its guards, counted once for each step.
fn count_hounds(pieces: &Pieces, seat: Seat, counts: &mut Counts) {
    let (own, theirs) = (pieces.army(seat), pieces.army(seat.other()));
    let general = own.of(Kind::General);
    let zone = pieces.field.zone(seat);
    // A guard outside the end zone can't enter it.
    let reach = if general.meets(zone) { zone } else { pieces.field.floor() };
    for kind in Kind::SOLDIERS {
        let (hounds, guards) = (theirs.of(kind), own.of(kind.prey().prey()) & reach);
        let mut ball = general;
        for _ in 0..HOUND {
            ball = ball.grown();
            if ball.meets(guards) {
                break;
            }
            counts[Term::Hounded as usize] -= len(ball & hounds);
        }
    }
}

/// How far a square is from the middle of the board, by columns and rows.
fn edge(pieces: &Pieces, at: Cell) -> i32 {
    let last = pieces.field.side() - 1;
    let away = |line: u8| i32::from(last / 2) - i32::from(line.min(last - line));
    away(at.column) + away(at.row)
}

fn len(squares: Squares) -> i32 {
    squares.len() as i32
}
