//! The claims of a quiet move: what it prevents, guards and prepares.

use std::collections::BTreeSet;

use castles::{Action, Castles, Kind, Position};
use rules::{Cell, RuleSet, Seat};

use super::arguments::{Args, attacks, cell, is_at, name, text};
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
                let named = actions(&turned(next, seat), seat).into_iter();
                let mut named = named.filter(|one| one.to_string() == text("mv"));
                is_at(next, seat, cell(args, "square"), &text("kind"))
                    && moves(position) == 0
                    && named.any(|one| one.from == cell(args, "square"))
            }
            "findorff-why-unavoidable" => {
                let all = actions(position, seat);
                all.iter().all(|one| !targets(&played(position, seat, *one), other).is_empty())
            }
            "findorff-why-loosens" => {
                let gained = self.gained(next);
                gained == number("more")
                    && self.is_count(args, "fewer", |other| self.gained(other) < gained)
                    && 2 * number("fewer") > number("all")
            }
            "findorff-why-awaits" => self.awaits(args),
            "findorff-why-readies" => self.readies(args),
            "findorff-why-curbs" => {
                let attacks = |next: &Position| self.safe_attacks(next, other).len() as i64;
                attacks(next) == number("count")
                    && self.is_count(args, "more", |other| attacks(other) > attacks(next))
                    && 2 * number("more") > number("all")
            }
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

    /// How many moves the seat gains by a move, as if it were its turn again.
    fn gained(&self, next: &Position) -> i64 {
        let count = |position: &Position| actions(&turned(position, self.seat), self.seat).len();
        count(next) as i64 - count(self.position) as i64
    }

    /// Whether after so many of all moves the match goes on, repetitions aside, and the position is so.
    fn is_count(&self, args: &Args, id: &str, is_so: impl Fn(&Position) -> bool) -> bool {
        let position = turned(self.position, self.seat);
        let all = actions(&position, self.seat);
        let next = all.iter().map(|one| played(&position, self.seat, *one));
        let count = next.filter(|next| !Castles::status(next).is_over()).filter(|next| is_so(next));
        [text(args, id), text(args, "all")] == [count.count(), all.len()].map(|one| one.to_string())
    }

    /// Whether nothing can be taken, and so many enemy moves lead to where their piece can be.
    fn awaits(&self, args: &Args) -> bool {
        let (next, seat, other) = (&self.next, self.seat, self.seat.other());
        let known = targets(next, seat);
        let now = turned(next, other);
        let all = actions(&now, other);
        let walks_in = |one: &&Action| {
            !known.contains(&one.from)
                && targets(&played(&now, other, **one), seat).contains(&one.to)
        };
        let count = all.iter().filter(walks_in).count();
        targets(next, other).is_empty()
            && count > 0
            && [text(args, "count"), text(args, "all")]
                == [count, all.len()].map(|one| one.to_string())
    }

    /// The steps by which a seat attacks what it could not, and after which its piece can't be taken.
    fn safe_attacks(&self, position: &Position, seat: Seat) -> Vec<Action> {
        let position = turned(position, seat);
        let known = targets(&position, seat);
        let is_safe = |one: &Action| {
            let next = played(&position, seat, *one);
            targets(&next, seat).difference(&known).next().is_some()
                && !targets(&next, seat.other()).contains(&one.to)
        };
        let steps = actions(&position, seat).into_iter();
        steps.filter(|one| one.to_string().contains('-')).filter(is_safe).collect()
    }

    /// Whether the moved piece can next attack this safely, and could not before.
    fn readies(&self, args: &Args) -> bool {
        let (seat, action) = (self.seat, self.action);
        let reached = |position: &Position, from: Cell| {
            let position = turned(position, seat);
            let known = targets(&position, seat);
            let steps = self.safe_attacks(&position, seat).into_iter();
            let steps = steps.filter(move |one| one.from == from);
            let new = move |one: Action| -> BTreeSet<Cell> {
                let now = targets(&played(&position, seat, one), seat);
                now.difference(&known).copied().collect()
            };
            steps.map(|one| (one.to_string(), new(one))).collect::<Vec<_>>()
        };
        let before: BTreeSet<Cell> =
            reached(self.position, action.from).into_iter().flat_map(|(_, new)| new).collect();
        let named = reached(&self.next, action.to).into_iter();
        let mut named = named.filter(|(step, _)| *step == text(args, "mv"));
        named.any(|(_, new)| attacks(args, new.difference(&before)))
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

    /// Whether an enemy step that was safe now leads to where the moved piece can take it.
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
