//! The claims about safe ways: of the moved piece, a comrade, and enemies that a move keeps away.

use std::collections::{BTreeSet, VecDeque};

use castles::{Action, Move, Position};
use rules::{Cell, Seat};

use super::arguments::{Args, attacks, cell, is_at, list, name, text};
use super::boards::{actions, played, steps, takings, targets, wins_attacked};
use super::moment::Moment;

impl Moment<'_> {
    /// Compares a claim about a safe way with the rules.
    pub(super) fn is_safe_way(&self, id: &str, args: &Args) -> bool {
        match id {
            "findorff-why-heads" => self.heads(args),
            "findorff-why-opens" => self.opens(args),
            "findorff-why-bars" => self.bars(args),
            "findorff-why-relieves" => self.relieves(args),
            "findorff-why-parries" => self.parries(args),
            id => panic!("{id} is no way that this test knows"),
        }
    }

    /// Whether the moved piece has the named way, and had no way as short before.
    fn heads(&self, args: &Args) -> bool {
        let (seat, other, square) = (self.seat, self.seat.other(), cell(args, "square"));
        let Some(end) = walked(&self.next, seat, self.action.to, &list(args, "moves")) else {
            return false;
        };
        let count = list(args, "moves").len();
        let strikes = |position: &Position, at: Cell| can_strike(position, seat, at, square);
        let hunters: Vec<Cell> =
            self.next.state.pieces.army(other).of(self.kind.prey().prey()).iter().collect();
        let far = |to: Cell| hunters.iter().map(|from| steps(&self.next, *from, to)).min();
        let way = std::iter::once(self.action.to).chain(end.way.iter().copied()).enumerate();
        let mut caught = way.map(|(moves, at)| far(at).is_some_and(|far| far <= moves + 1));
        let is_free = match text(args, "free").as_str() {
            "yes" => !hunters.is_empty() && !caught.any(|one| one),
            "none" => hunters.is_empty(),
            "near" => far(self.action.to) > Some(steps(&self.next, self.action.to, square)),
            free => free == "no",
        };
        is_free
            && strikes(&end.position, end.at)
            && is_at(&end.position, other, square, &text(args, "prey"))
            && [text(args, "kind"), text(args, "hunter")]
                == [self.kind, self.kind.prey().prey()].map(name)
            && !targets(self.position, seat).contains(&square)
            && shortest(self.position, seat, self.action.from, count, strikes).is_none()
    }

    /// Whether a comrade has the named way, and had no way as short before.
    fn opens(&self, args: &Args) -> bool {
        let (seat, from, square) = (self.seat, cell(args, "from"), cell(args, "square"));
        let moves = list(args, "moves");
        let strikes = |position: &Position, at: Cell| can_strike(position, seat, at, square);
        walked(&self.next, seat, from, &moves).is_some_and(|end| strikes(&end.position, end.at))
            && from != self.action.to
            && text(args, "count") == moves.len().to_string()
            && is_at(&self.next, seat, from, &text(args, "kind"))
            && is_at(&self.next, seat.other(), square, &text(args, "prey"))
            && shortest(self.position, seat, from, moves.len() + 1, strikes).is_none()
    }

    /// Whether the enemy had the named way, and no enemy has a way as short now.
    fn bars(&self, args: &Args) -> bool {
        let (seat, other, square) = (self.seat, self.seat.other(), cell(args, "square"));
        let (from, moves) = (cell(args, "from"), list(args, "moves"));
        let stands = if square == self.action.from { self.action.to } else { square };
        let strikes = |position: &Position, at: Cell| can_strike(position, other, at, square);
        let now = |position: &Position, at: Cell| can_strike(position, other, at, stands);
        let left = |from: Cell, most: usize| shortest(&self.next, other, from, most, now);
        let mut enemies = self.next.state.pieces.army(other).soldiers().iter();
        walked(self.position, other, from, &moves).is_some_and(|end| strikes(&end.position, end.at))
            && is_at(self.position, seat, square, &text(args, "kind"))
            && is_at(self.position, other, from, &text(args, "hunter"))
            && (text(args, "leaves") == "yes") == (square == self.action.from)
            && text(args, "was") == moves.len().to_string()
            && text(args, "now") == left(from, 99).unwrap_or(0).to_string()
            && !targets(&self.next, other).contains(&stands)
            && enemies.all(|from| left(from, moves.len() + 1).is_none())
    }

    /// Whether the moved piece can guard a comrade by the named way, and had no way as short before.
    fn relieves(&self, args: &Args) -> bool {
        let (seat, other, square) = (self.seat, self.seat.other(), cell(args, "square"));
        let (from, moves) = (cell(args, "from"), list(args, "moves"));
        let hunter = self.kind.prey();
        let guards = |position: &Position, at: Cell| {
            let mut struck = position.clone();
            struck.state.pieces.armies[seat.index()].clear(square);
            struck.state.pieces.armies[other.index()].put(hunter, square);
            takings(&struck, seat).iter().any(|one| one.from == at && one.to == square)
        };
        let far = steps(&self.next, from, square);
        walked(&self.next, seat, self.action.to, &moves)
            .is_some_and(|end| guards(&end.position, end.at))
            && far <= 4
            && moves.len() <= far
            && is_at(&self.next, seat, square, &text(args, "kind"))
            && is_at(&self.next, other, from, &text(args, "hunter"))
            && [text(args, "mover"), text(args, "hunter")] == [self.kind, hunter].map(name)
            && shortest(self.position, seat, self.action.from, moves.len(), guards).is_none()
    }

    /// Whether the expected answer attacks the piece, and the next move saves it.
    fn parries(&self, args: &Args) -> bool {
        let (seat, other, square) = (self.seat, self.seat.other(), cell(args, "square"));
        let [_, Move::Action(reply), Move::Action(own), ..] = self.best.line[..] else {
            panic!("{:?}", self.best)
        };
        let answered = played(&self.next, other, reply);
        let saved = played(&answered, seat, own);
        let stands = if own.from == square { own.to } else { square };
        [text(args, "reply"), text(args, "mv")] == [reply.to_string(), own.to_string()]
            && is_at(&answered, seat, square, &text(args, "kind"))
            && !targets(&self.next, other).contains(&square)
            && targets(&answered, other).contains(&square)
            && !targets(&saved, other).contains(&stands)
    }

    /// Whether the answer to another move wins one of the named pieces, but not after the chosen move.
    pub(super) fn exposes(&self, args: &Args, next: &Position) -> bool {
        let other = self.seat.other();
        let legal = |position: &Position| {
            let all = actions(position, other).into_iter();
            all.filter(|one| one.to_string() == text(args, "reply")).collect::<Vec<Action>>()
        };
        let Some(reply) = legal(next).first().copied() else { return false };
        let answered = played(next, other, reply);
        let now = targets(&answered, other);
        attacks(args, &answered, other, now.difference(&targets(next, other)))
            && wins_attacked(next, other, reply)
            && !legal(&self.next).iter().any(|one| wins_attacked(&self.next, other, *one))
    }
}

/// The position with the turn given to a seat, as if a piece had just been struck.
fn turned(position: &Position, seat: Seat) -> Position {
    let mut state = position.state;
    (state.turn, state.quiet) = (seat, 0);
    Position::resume(state, [0; 2])
}

/// The position after a piece's steps, its square, and its way.
struct Walked {
    position: Position,
    at: Cell,
    way: Vec<Cell>,
}

/// The steps of a piece while nothing else moves. `None` if a step is illegal, or could be answered by taking the
/// piece.
fn walked(position: &Position, seat: Seat, from: Cell, moves: &[String]) -> Option<Walked> {
    let mut walked = Walked { position: turned(position, seat), at: from, way: Vec::new() };
    for named in moves {
        let mut all = safe_steps(&walked.position, seat, walked.at).into_iter();
        let step = all.find(|one| one.to_string() == *named)?;
        walked.position = turned(&played(&walked.position, seat, step), seat);
        walked.at = step.to;
        walked.way.push(step.to);
    }
    (!moves.is_empty()).then_some(walked)
}

/// The steps of a piece after which it can't be taken.
fn safe_steps(position: &Position, seat: Seat, from: Cell) -> Vec<Action> {
    let position = turned(position, seat);
    let is_safe = |one: &Action| {
        one.from == from
            && one.to_string().contains('-')
            && !targets(&played(&position, seat, *one), seat.other()).contains(&one.to)
    };
    actions(&position, seat).into_iter().filter(is_safe).collect()
}

/// The least number of safe steps, at most `most`, to a place that meets the goal. `None` if the piece stands on such a
/// place.
fn shortest(
    position: &Position,
    seat: Seat,
    from: Cell,
    most: usize,
    goal: impl Fn(&Position, Cell) -> bool,
) -> Option<usize> {
    let mut open = VecDeque::from([(turned(position, seat), from, 0)]);
    let mut seen = BTreeSet::from([from]);
    while let Some((position, at, count)) = open.pop_front() {
        if goal(&position, at) {
            return (count > 0).then_some(count);
        }
        let all = safe_steps(&position, seat, at).into_iter().filter(|_| count < most);
        for step in all {
            if seen.insert(step.to) {
                let next = turned(&played(&position, seat, step), seat);
                open.push_back((next, step.to, count + 1));
            }
        }
    }
    None
}

/// Whether the piece on a square could strike what stands on another.
fn can_strike(position: &Position, seat: Seat, from: Cell, to: Cell) -> bool {
    takings(position, seat)
        .iter()
        .any(|one| one.from == from && one.to == to && one.to_string().contains('x'))
}
