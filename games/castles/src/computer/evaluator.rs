//! What an open position is worth: soldiers by what they can still hunt, how near the hunters are, and how safe the
//! generals stand.

use rules::Seat;

use crate::army::Kind;
use crate::direction::Direction;
use crate::move_sets::Fan;
use crate::moves::{Go, Verb};
use crate::pieces::Stand;
use crate::squares::Squares;

/// What a soldier is worth whatever stands against it, and what it gains by prey and loses by hunters.
const SOLDIER: i32 = 70;
const HUNTER: i32 = 25;
const PREY: i32 = 4;
const SAFE: i32 = 30;

/// From how many pieces on a lead begins to count for more.
const CROWD: i32 = 14;

/// How it stands for a seat.
pub(super) fn worth(stand: &Stand, seat: Seat) -> i32 {
    let floor = stand.field.floor();
    let [own, theirs] = [seat, seat.other()].map(|seat| soldiers(stand, seat));
    let lead = own - theirs;
    let pieces = stand.armies.iter().map(|army| army.soldiers().len() as i32).sum::<i32>();
    // Two more than nobody is everything; two more than ten is a little.
    let lead = lead * (CROWD + 30) / (CROWD + pieces);
    let [hunt, flight] =
        [seat, seat.other()].map(|seat| hunt(stand, seat, floor) + siege(stand, seat, floor));
    lead + hunt - flight
}

/// The soldiers of a seat by what they can do.
fn soldiers(stand: &Stand, seat: Seat) -> i32 {
    let (own, theirs) = (stand.army(seat), stand.army(seat.other()));
    let worth = |kind: Kind| {
        let prey = theirs.of(kind.prey()).len() as i32;
        let hunters = theirs.of(kind.prey().prey()).len() as i32;
        let use_of = if prey > 0 { HUNTER + PREY * prey.min(5) } else { 0 };
        let safety = if hunters == 0 { SAFE } else { -3 * hunters.min(5) };
        own.of(kind).len() as i32 * (SOLDIER + use_of + safety)
    };
    Kind::SOLDIERS.into_iter().map(worth).sum()
}

/// How near the soldiers of a seat are to what they hunt.
fn hunt(stand: &Stand, seat: Seat, floor: Squares) -> i32 {
    let (own, theirs) = (stand.army(seat), stand.army(seat.other()));
    let near = |kind: Kind| {
        let (hunters, mut ball) = (own.of(kind), theirs.of(kind.prey()));
        if hunters.is_empty() || ball.is_empty() {
            return 0;
        }
        let mut sum = 0;
        for _ in 0..5 {
            ball = ball.grown().and(floor);
            sum += ball.and(hunters).len() as i32;
        }
        sum
    };
    Kind::SOLDIERS.into_iter().map(near).sum()
}

/// How near the soldiers of a seat are to the other general.
fn siege(stand: &Stand, seat: Seat, floor: Squares) -> i32 {
    let soldiers = stand.army(seat).soldiers();
    let mut ball = stand.army(seat.other()).of(Kind::General);
    let mut sum = 0;
    for weight in [12, 8, 5, 3, 2, 1, 1, 1] {
        ball = ball.grown().and(floor);
        sum += weight * ball.and(soldiers).len() as i32;
    }
    // The few that are still at home keep a general out who would hide there.
    sum + 2 * stand.field.zone(seat).and(soldiers).len().min(3) as i32
}

/// How good a step looks: toward prey, away from hunters, forward.
pub(super) fn rank(stand: &Stand, seat: Seat, go: Go) -> i32 {
    let theirs = stand.army(seat.other());
    let Some(kind) = stand.army(seat).at(go.from) else { return 0 };
    let [from, to] = [go.from, go.to].map(|square| Squares::one(square).grown());
    let hunters = match kind {
        Kind::General => theirs.soldiers(),
        kind => theirs.of(kind.prey().prey()),
    };
    let prey = match kind {
        Kind::General => Squares::NONE,
        kind => theirs.of(kind.prey()).or(theirs.of(Kind::General)),
    };
    let met = |square: Squares, with: Squares| i32::from(!square.and(with).is_empty());
    let forward = Direction::between(go.from, go.to)
        .is_some_and(|way| way == if seat.0 == 0 { Direction::Up } else { Direction::Down });
    6 * met(from, hunters) - 6 * met(to, hunters) + 4 * met(to, prey) + i32::from(forward)
}

/// How many pieces a seat could take if it were its turn.
pub(super) fn threats(stand: &Stand, seat: Seat) -> usize {
    let strikes = Fan::of_verb(stand, seat, Verb::Strike);
    let pushes = Fan::of_verb(stand, seat, Verb::Push);
    let takes = pushes.iter().filter(|go| stand.effect(*go).takes());
    strikes.iter().chain(takes).map(|go| go.to).collect::<Squares>().len()
}

/// Whether a piece that went somewhere has come nearer to the nearest of what it can strike.
pub(super) fn is_nearer(stand: &Stand, seat: Seat, (kind, go): (Kind, Go)) -> bool {
    let theirs = stand.army(seat.other());
    let mut ball = theirs.of(kind.prey()).or(theirs.of(Kind::General));
    loop {
        if ball.contains(go.to) || ball.contains(go.from) {
            return !ball.contains(go.from);
        }
        let grown = ball.grown().and(stand.field.floor());
        if grown == ball {
            return false;
        }
        ball = grown;
    }
}
