//! What follows a move: the answers that meet its attack, the expected line, and the captures that it leaves aside.

use rules::{Arg, Cell, Join, Seat};
use search::BestMove;

use crate::army::Kind;
use crate::computer::contrast::answered;
use crate::computer::danger::{Change, is_taken_back, takings};
use crate::computer::evaluator::threats;
use crate::draw_limits::QUIET_LIMIT;
use crate::move_sets::MoveSets;
use crate::moves::{Action, Move};
use crate::pieces::Pieces;
use crate::position::{Position, View};
use crate::squares::Squares;
use crate::words::{Explanation, attacked_pieces, manner};

/// The most answers that are worth listing.
const FEW_ANSWERS: usize = 2;

/// The opponent's few answers after which nothing that the move attacks can be taken.
pub(super) fn answers(view: &View, change: &Change) -> Option<Explanation> {
    let attacked = change.attacked();
    if attacked.is_empty() {
        return None;
    }
    let saving = saving_answers(view, change, attacked)?;
    match saving.len() {
        0 => Some(Explanation::Trapped { count: attacked.len() }),
        1..=FEW_ANSWERS => {
            let moves = Arg::list(Join::Or, saving);
            Some(Explanation::Answers { moves, count: attacked.len() })
        }
        _ => stays(change, attacked),
    }
}

/// What happens to the only piece that a move attacks, if it stays.
fn stays(change: &Change, attacked: Squares) -> Option<Explanation> {
    let taking = takings(&change.after, change.seat).into_iter();
    let mut taking = taking.filter(|taking| attacked.contains(taking.to));
    let first = taking.next().filter(|_| attacked.len() == 1)?;
    let is_back = is_taken_back(&change.after, change.seat, first);
    let is_general = change.after.army(change.seat.other()).of(Kind::General).contains(first.to);
    let back = match (is_general, is_back) {
        (true, _) => "win",
        (false, true) => "yes",
        (false, false) => "no",
    };
    Some(Explanation::Stays { back })
}

/// The answers that end the match, or after which none of these pieces can be taken. `None` if there is no answer.
fn saving_answers(view: &View, change: &Change, targets: Squares) -> Option<Vec<Action>> {
    let seat = change.seat;
    let position = Position::after(view, seat, change.action);
    let all = MoveSets::new(&change.after, seat.other()).sorted();
    let saves = |answer: &Action| {
        let mut next = position.clone();
        next.advance(seat.other(), *answer);
        let moved = |square: Cell| if square == answer.from { answer.to } else { square };
        let targets: Squares = targets.iter().map(moved).collect();
        next.state.end.is_some() || !threats(&next.state.pieces, seat).meets(targets)
    };
    (!all.is_empty()).then(|| all.into_iter().filter(saves).collect())
}

/// The most own moves before the capture that a plan leads to.
const LONGEST_PLAN: usize = 4;

/// The first capture of the expected line that was not there before, or else an attack.
pub(super) fn continuation(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    let action = |mv: &Move| if let Move::Action(action) = mv { Some(*action) } else { None };
    let line = best.line.iter().map(action).collect::<Option<Vec<Action>>>()?;
    let change = Change::new(&view.state.pieces, seat, *line.first()?)?;
    let known = threats(&change.before, seat) | change.attacked();
    let mut pieces = change.after;
    let mut attack = None;
    for (index, pair) in line[1..].chunks_exact(2).enumerate() {
        let [answer, own] = *pair else { break };
        // A later capture is part of the plan only if nothing is lost before it.
        let is_loss = pieces.effect(answer).takes();
        pieces.apply(seat.other(), answer)?;
        if is_loss && index > 0 || index == LONGEST_PLAN {
            break;
        }
        if pieces.effect(own).takes() {
            return capture(&pieces, seat, &line[1..2 * index + 3], known).or(attack);
        }
        attack = attack.or_else(|| match index {
            0 => next_attack(&pieces, seat, answer, own),
            _ => planned_attack(&pieces, seat, &line[1..2 * index + 3]),
        });
        pieces.apply(seat, own)?;
    }
    attack
}

/// The capture that ends a line of answers and moves, on the board before it.
fn capture(pieces: &Pieces, seat: Seat, line: &[Action], known: Squares) -> Option<Explanation> {
    let (&mv, before) = line.split_last()?;
    if known.contains(mv.to) {
        return None;
    }
    let victim = pieces.army(seat.other()).at(mv.to)?;
    let back = if is_taken_back(pieces, seat, mv) { "yes" } else { "no" };
    let by = manner(pieces.effect(mv));
    Some(match *before {
        [reply] => Explanation::Follows { reply, mv, victim, by, back },
        _ => {
            let own = before.iter().copied().skip(1).step_by(2);
            let moves = Arg::list(Join::Commas, own);
            Explanation::Plans { moves, mv, victim, by, back }
        }
    })
}

/// What the own move at the end of a line attacks, on the board before it.
fn planned_attack(pieces: &Pieces, seat: Seat, line: &[Action]) -> Option<Explanation> {
    let (&mv, before) = line.split_last()?;
    let next = Change::new(pieces, seat, mv)?;
    let attacked = next.attacked_pieces();
    let moves = Arg::list(Join::Commas, before.iter().copied().skip(1).step_by(2));
    let pieces = || attacked_pieces(attacked.iter().copied());
    (!attacked.is_empty()).then(|| Explanation::Heads { moves, mv, pieces: pieces() })
}

/// What the next own move attacks.
fn next_attack(pieces: &Pieces, seat: Seat, reply: Action, mv: Action) -> Option<Explanation> {
    let next = Change::new(pieces, seat, mv)?;
    let enemies = next.after.army(seat.other());
    let attacked = next.attacked();
    let named = attacked.iter().filter_map(|square| Some((enemies.at(square)?, square)));
    (!attacked.is_empty()).then(|| Explanation::builds(reply, mv, named))
}

/// A capture that a move which takes nothing leaves aside, and why.
pub(super) fn passed(view: &View, seat: Seat, best: &BestMove<Move>) -> Option<Explanation> {
    let Move::Action(action) = best.mv else { return None };
    let is_lost = best.is_proven && best.value < 0.0;
    let pieces = &view.state.pieces;
    if is_lost || pieces.effect(action).takes() {
        return None;
    }
    let is_back = |mv: &Action| is_taken_back(pieces, seat, *mv);
    let soldiers = pieces.army(seat.other()).soldiers();
    let takings = takings(pieces, seat).into_iter().filter(|mv| soldiers.contains(mv.to));
    let mv = takings.min_by_key(is_back)?;
    let victim = pieces.army(seat.other()).at(mv.to)?;
    let change = Change::new(pieces, seat, action)?;
    let saving = saving_answers(view, &change, Squares::one(mv.to));
    let goes_on = view.state.quiet + 2 < QUIET_LIMIT;
    if goes_on && saving.is_some_and(|all| all.is_empty()) {
        return Some(Explanation::Waiting { mv, victim });
    }
    if is_back(&mv) {
        return Some(Explanation::Passes { mv, victim });
    }
    // A move that was not searched is not compared, either.
    best.depth?;
    countered(view, seat, mv, answered(view, mv)?.reply)
}

/// What the opponent's answer to a capture takes or attacks.
fn countered(view: &View, seat: Seat, mv: Action, reply: Action) -> Option<Explanation> {
    let mut pieces = view.state.pieces;
    let victim = pieces.army(seat.other()).at(mv.to)?;
    pieces.apply(seat, mv)?;
    if pieces.effect(reply).takes() {
        let (from, square) = (reply.from, reply.to);
        let (kind, hunter) = (pieces.army(seat).at(square)?, pieces.army(seat.other()).at(from)?);
        let by = manner(pieces.effect(reply));
        return Some(Explanation::Counters { mv, victim, hunter, from, kind, square, by });
    }
    let answer = Change::new(&pieces, seat.other(), reply)?;
    let (attacked, own) = (answer.attacked(), answer.after.army(seat));
    let named = attacked.iter().filter_map(|square| Some((own.at(square)?, square)));
    (!attacked.is_empty()).then(|| Explanation::met(mv, victim, reply, named))
}
