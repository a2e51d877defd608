//! The claims of a quiet move: what it prevents, guards and prepares.

use castles::{Action, Kind, Position};
use rules::{Cell, Seat};

use super::arguments::{Args, cell, is_at, name, text};
use super::boards::{actions, played, takings, targets, turned};
use super::moment::Moment;

impl Moment<'_> {
    /// Compares a claim about a quiet move with the rules.
    pub(super) fn is_quiet_reason(&self, id: &str, args: &Args) -> bool {
        let (position, next, seat, action) = (self.position, &self.next, self.seat, self.action);
        let other = seat.other();
        let text = |name: &str| text(args, name);
        let number = |name: &str| text(name).parse::<i64>().unwrap();
        match id {
            "findorff-why-leads" => {
                let pieces = &position.state.pieces;
                let count = |seat: Seat| pieces.army(seat).soldiers().len();
                [text("own"), text("theirs")]
                    == [count(seat), count(other)].map(|one| one.to_string())
                    && count(seat) > count(other)
                    && targets(next, other).contains(&action.to)
            }
            "findorff-why-confines" => {
                let exits = |position: &Position| self.exits(position).to_string();
                exits(next) == text("count")
                    && exits(position) > exits(next)
                    && is_at(next, other, cell(args, "square"), "findorff-general")
            }
            "findorff-why-enters" => {
                let zone = next.state.pieces.field.zone(other);
                let hunters = next.state.pieces.army(other).of(self.kind.prey().prey());
                zone.contains(action.to)
                    && !zone.contains(action.from)
                    && !hunters.meets(zone)
                    && [text("kind"), text("hunter")]
                        == [self.kind, self.kind.prey().prey()].map(name)
            }
            "findorff-why-frees" => {
                let moves = |position| {
                    let all = actions(&turned(position, seat), seat).into_iter();
                    all.filter(|one| one.from == cell(args, "square")).count()
                };
                is_at(next, seat, cell(args, "square"), &text("kind"))
                    && (moves(position), moves(next) > 0) == (0, true)
            }
            "findorff-why-unavoidable" => {
                let all = actions(position, seat);
                all.iter().all(|one| !targets(&played(position, seat, *one), other).is_empty())
            }
            "findorff-why-loosens" => self.freedom(self.seat) == number("more"),
            "findorff-why-hampers" => -self.freedom(self.seat.other()) == number("fewer"),
            "findorff-why-prevents" => self.prevents(args),
            "findorff-why-covers" => self.covers(args),
            _ => self.is_outlook(id, args),
        }
    }

    /// The steps of the enemy general after which it can't be struck.
    fn exits(&self, position: &Position) -> usize {
        let other = self.seat.other();
        let general = position.state.pieces.army(other).of(Kind::General);
        let position = turned(position, other);
        let all = actions(&position, other).into_iter();
        let steps = all.filter(|one| general.contains(one.from) && one.to_string().contains('-'));
        let is_safe = |one: &Action| {
            !targets(&turned(&played(&position, other, *one), self.seat), self.seat)
                .contains(&one.to)
        };
        steps.filter(is_safe).count()
    }

    /// The number of moves that a seat gains by the move, if the seat were to move.
    fn freedom(&self, seat: Seat) -> i64 {
        let [before, after] = [self.position, &self.next]
            .map(|position| actions(&turned(position, seat), seat).len() as i64);
        after - before
    }

    /// The steps by which the opponent newly attacks a square, and after which its piece can't be taken.
    fn approaches(&self, position: &Position, square: Cell) -> Vec<Action> {
        let (seat, other) = (self.seat, self.seat.other());
        let position = turned(position, other);
        let known = targets(&position, other);
        let attacks = |one: &Action| {
            let next = played(&position, other, *one);
            !known.contains(&square)
                && targets(&next, other).contains(&square)
                && !targets(&next, seat).contains(&one.to)
        };
        let steps = actions(&position, other).into_iter();
        steps.filter(|one| one.to_string().contains('-')).filter(attacks).collect()
    }

    /// Whether the opponent could attack a piece with this step, and can't attack it now.
    fn prevents(&self, args: &Args) -> bool {
        let Self { position, next, seat, action, .. } = self;
        let (square, other) = (cell(args, "square"), seat.other());
        let stands = if square == action.from { action.to } else { square };
        let was = self.approaches(position, square);
        let Some(step) = was.iter().find(|one| one.to_string() == text(args, "mv")) else {
            return false;
        };
        let now = turned(next, other);
        let is_met = stands == square
            && actions(&now, other).contains(step)
            && targets(&played(&now, other, *step), *seat).contains(&step.to);
        is_at(position, *seat, square, &text(args, "kind"))
            && is_at(position, other, step.from, &text(args, "hunter"))
            && step.to == cell(args, "to")
            && self.approaches(next, stands).is_empty()
            && !targets(next, other).contains(&stands)
            && text(args, "met")
                == match is_met {
                    true => "yes",
                    false if square == action.from => "leaves",
                    false => "no",
                }
    }

    /// Whether an enemy step that was safe now leads to a square where the moved piece can take it.
    fn covers(&self, args: &Args) -> bool {
        let Self { position, next, seat, action, .. } = self;
        let (from, to, other) = (cell(args, "square"), cell(args, "to"), seat.other());
        let step = |position: &Position| {
            let position = turned(position, other);
            let mut all = actions(&position, other).into_iter();
            let step = all.find(|one| one.from == from && one.to == to);
            step.map(|one| played(&position, other, one))
        };
        let (Some(before), Some(after)) = (step(position), step(next)) else { return false };
        is_at(next, other, from, &text(args, "kind"))
            && !targets(&before, *seat).contains(&to)
            && takings(&after, *seat).iter().any(|one| one.from == action.to && one.to == to)
    }
}
