//! The claims of a quiet move: what it prevents, guards and prepares.

use std::collections::BTreeSet;

use castles::{Action, Castles, Effect, Kind, Position};
use rules::{Cell, RuleSet, Seat};

use super::arguments::{Args, attacks, cell, how, is_at, list, name, text};
use super::boards::{actions, manner, played, steps, takings, targets, turned};
use super::moment::Moment;

impl Moment<'_> {
    /// Compares a claim about a quiet move with the rules.
    #[expect(clippy::too_many_lines, reason = "a flat match")]
    pub(super) fn is_quiet_reason(&self, id: &str, args: &Args) -> bool {
        let (position, next, seat, action) = (self.position, &self.next, self.seat, self.action);
        let other = seat.other();
        let text = |name: &str| text(args, name);
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
                let exits = |position: &Position| self.exits(position, other).len();
                exits(next).to_string() == text("count")
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
            "findorff-why-readies" => self.readies(args),
            "findorff-why-prevents" => self.prevents(args),
            "findorff-why-covers" => self.covers(args),
            "findorff-why-peril" => self.was_in_peril(args),
            "findorff-why-cornered" => self.has_few_moves(args),
            "findorff-why-pushes" => {
                effect_square(position, action) == Some(cell(args, "square"))
                    && text("kind") == name(self.kind)
                    && is_at(next, other, cell(args, "square"), &text("kind"))
            }
            "findorff-why-clears" => {
                let line = self.best.line.get(2).map(ToString::to_string);
                let mut now = actions(&turned(next, seat), seat).into_iter();
                line == Some(text("mv"))
                    && !actions(&turned(position, seat), seat)
                        .iter()
                        .any(|one| one.to_string() == text("mv"))
                    && now.any(|one| {
                        one.to_string() == text("mv") && is_at(next, seat, one.from, &text("kind"))
                    })
            }
            "findorff-why-retreats"
            | "findorff-why-approaches"
            | "findorff-why-escorts"
            | "findorff-why-returns"
            | "findorff-why-shelters"
            | "findorff-why-inland" => self.leads(id, args),
            "findorff-why-heads"
            | "findorff-why-opens"
            | "findorff-why-bars"
            | "findorff-why-relieves"
            | "findorff-why-parries" => self.is_safe_way(id, args),
            "findorff-why-avenges"
            | "findorff-why-airs"
            | "findorff-why-forestalls"
            | "findorff-why-threatens"
            | "findorff-why-plans"
            | "findorff-why-earns" => self.is_plan(id, args),
            _ => self.is_outlook(id, args),
        }
    }

    /// Whether the move leads to or from the named piece as the sentence says.
    fn leads(&self, id: &str, args: &Args) -> bool {
        let Self { position, next, seat, action, kind, .. } = self;
        let (square, other) = (cell(args, "square"), seat.other());
        let far = |from: Cell, to: Cell| steps(next, from, to);
        let nearest = |from: Cell, kinds: &[Kind], seat: Seat| {
            let army = position.state.pieces.army(seat);
            let squares = kinds.iter().flat_map(|kind| army.of(*kind).iter().collect::<Vec<_>>());
            squares.filter(|one| *one != action.from).map(|to| far(from, to)).min()
        };
        let nears = far(action.to, square) < far(action.from, square);
        match id {
            "findorff-why-retreats" => {
                let hunters = match kind {
                    Kind::General => Kind::SOLDIERS.to_vec(),
                    kind => vec![kind.prey().prey()],
                };
                let [was, now] =
                    [action.from, action.to].map(|from| nearest(from, &hunters, other));
                was == Some(far(action.from, square))
                    && now > was
                    && [text(args, "was"), text(args, "steps")]
                        == [action.from, action.to].map(|from| far(from, square).to_string())
                    && is_at(next, other, square, &text(args, "hunter"))
            }
            "findorff-why-approaches" => {
                [kind.prey(), Kind::General].map(name).contains(&text(args, "prey"))
                    && is_at(next, other, square, &text(args, "prey"))
                    && far(action.to, square).to_string() == text(args, "steps")
                    && nears
            }
            "findorff-why-escorts" => {
                let from = cell(args, "from");
                let is_ward = ["findorff-general".to_owned(), name(kind.prey().prey())]
                    .contains(&text(args, "kind"));
                is_ward
                    && is_at(next, *seat, square, &text(args, "kind"))
                    && is_at(next, other, from, &name(kind.prey()))
                    && [text(args, "mover"), text(args, "hunter")] == [*kind, kind.prey()].map(name)
                    && far(from, square) <= 4
                    && nears
            }
            "findorff-why-returns" => is_at(next, *seat, square, "findorff-general") && nears,
            "findorff-why-shelters" => {
                *kind == Kind::General && is_at(next, *seat, square, &text(args, "guard")) && nears
            }
            "findorff-why-inland" => {
                let last = next.state.pieces.field.side() - 1;
                let is_edge =
                    |at: Cell| [at.column, at.row].iter().any(|one| [0, last].contains(one));
                is_edge(action.from)
                    && !is_edge(action.to)
                    && is_at(next, other, square, &name(*kind))
                    && far(action.from, square) <= 4
            }
            id => panic!("{id} is no way that this test knows"),
        }
    }

    /// The steps of a seat's general after which it can't be struck.
    pub(super) fn exits(&self, position: &Position, seat: Seat) -> Vec<Action> {
        let general = position.state.pieces.army(seat).of(Kind::General);
        let position = turned(position, seat);
        let all = actions(&position, seat).into_iter();
        let steps = all.filter(|one| general.contains(one.from) && one.to_string().contains('-'));
        let is_safe = |one: &Action| {
            let next = turned(&played(&position, seat, *one), seat.other());
            !targets(&next, seat.other()).contains(&one.to)
        };
        steps.filter(is_safe).collect()
    }

    /// Whether the move saves the named piece from a push, now or after a step.
    fn was_in_peril(&self, args: &Args) -> bool {
        let Self { position, next, seat, action, .. } = self;
        let other = seat.other();
        let enemy = turned(position, other);
        let steps = self.safe_attacks(position, other).into_iter();
        let stepped = steps.map(|one| turned(&played(&enemy, other, one), other));
        std::iter::once(enemy.clone()).chain(stepped).any(|board| {
            takings(&board, other).into_iter().any(|one| {
                let stands = if one.to == action.from { action.to } else { one.to };
                one.to_string().contains('>')
                    && how(args) == manner(&board, one)
                    && one.to == cell(args, "square")
                    && is_at(&board, *seat, one.to, &text(args, "kind"))
                    && !targets(next, other).contains(&stands)
            })
        })
    }

    /// Whether an enemy of the kind has only the named moves after which it can't be taken.
    fn has_few_moves(&self, args: &Args) -> bool {
        let (next, other) = (turned(&self.next, self.seat.other()), self.seat.other());
        let enemies = next.state.pieces.army(other);
        let mut all = actions(&next, other);
        all.retain(|one| {
            let moved = played(&next, other, *one);
            Castles::status(&moved).is_over() || !targets(&moved, self.seat).contains(&one.to)
        });
        Kind::SOLDIERS.iter().filter(|kind| name(**kind) == text(args, "kind")).any(|kind| {
            enemies.of(*kind).iter().any(|from| {
                let moves = all.iter().filter(|one| one.from == from);
                let moves: Vec<String> = moves.map(ToString::to_string).collect();
                moves.len().to_string() == text(args, "count") && moves == list(args, "moves")
            })
        })
    }

    /// The steps that newly attack something, and after which the moved piece can't be taken.
    pub(super) fn safe_attacks(&self, position: &Position, seat: Seat) -> Vec<Action> {
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

    /// Whether the moved piece can newly attack the named pieces by a safe step.
    fn readies(&self, args: &Args) -> bool {
        let (seat, action) = (self.seat, self.action);
        let reached = |position: &Position, from: Cell| {
            let position = turned(position, seat);
            let known = targets(&position, seat);
            let steps = self.safe_attacks(&position, seat).into_iter();
            let steps = steps.filter(move |one| one.from == from);
            let new = move |one: Action| {
                let next = played(&position, seat, one);
                let new: BTreeSet<Cell> =
                    targets(&next, seat).difference(&known).copied().collect();
                (one.to_string(), next, new)
            };
            steps.map(new).collect::<Vec<_>>()
        };
        let before: BTreeSet<Cell> =
            reached(self.position, action.from).into_iter().flat_map(|(.., new)| new).collect();
        let named = reached(&self.next, action.to).into_iter();
        let mut named = named.filter(|(step, ..)| *step == text(args, "mv"));
        named.any(|(_, next, new)| attacks(args, &next, seat, new.difference(&before)))
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
            && !self.approaches(next, stands).contains(step)
            && !targets(next, other).contains(&stands)
            && text(args, "met")
                == match is_met {
                    true => "yes",
                    false if square == action.from => "leaves",
                    false => "no",
                }
    }

    /// Whether the moved piece can take an enemy after a step that was safe before.
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

/// Where a push sends the enemy.
fn effect_square(position: &Position, action: Action) -> Option<Cell> {
    match position.state.pieces.effect(action) {
        Effect::Pushed(square) => Some(square),
        _ => None,
    }
}
