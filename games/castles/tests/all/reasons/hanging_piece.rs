//! The claims about an own piece that the opponent can take.

use castles::{Action, Castles, Position};
use rules::{Cell, RuleSet};

use super::arguments::{Args, attacked, attacks, cell, how, is_at, text};
use super::boards::{
    actions, judged, manner, played, takes_at_last, takings, targets, turned, wins_attacked,
};
use super::moment::Moment;

impl Moment<'_> {
    /// Whether the named capture and the capture in return are possible.
    pub(super) fn retaliates(&self, args: &Args) -> bool {
        let (seat, other) = (self.seat, self.seat.other());
        takings(&self.next, other).into_iter().any(|one| {
            let taken = turned(&played(&turned(&self.next, other), other, one), seat);
            let mut answers = takings(&taken, seat).into_iter();
            one.from == cell(args, "from")
                && one.to == cell(args, "square")
                && is_at(&self.next, other, one.from, &text(args, "hunter"))
                && is_at(&self.next, seat, one.to, &text(args, "kind"))
                && how(args) == manner(&turned(&self.next, other), one)
                && answers.any(|answer| {
                    answer.to_string() == text(args, "mv")
                        && is_at(&taken, other, answer.to, &text(args, "victim"))
                })
        })
    }

    /// Whether the opponent can take the piece as the sentence says, and the named answer attacks the named pieces.
    pub(super) fn counterattacks(&self, args: &Args) -> bool {
        self.follows_taking(args, |taken, answer| {
            let answered = played(taken, self.seat, answer);
            let now = targets(&answered, self.seat);
            attacks(args, &answered, self.seat, now.difference(&targets(taken, self.seat)))
        })
    }

    /// Whether the piece can be taken as named, the named answer is legal, and no saving move is better.
    pub(super) fn concedes(&self, args: &Args) -> bool {
        self.follows_taking(args, |_, _| true) && self.is_dearer_saved(cell(args, "square"), 0.3)
    }

    /// Whether the piece can be taken as named, and the answering piece can attack the named pieces next.
    pub(super) fn yields(&self, args: &Args) -> bool {
        self.follows_taking(args, |taken, answer| {
            let answered = turned(&played(taken, self.seat, answer), self.seat);
            let mut steps = self.safe_attacks(&answered, self.seat).into_iter();
            let step =
                steps.find(|one| one.from == answer.to && one.to_string() == text(args, "then"));
            step.is_some_and(|step| {
                let then = played(&answered, self.seat, step);
                let (named, now) = (attacked(args, &then, self.seat), targets(&then, self.seat));
                !named.is_empty() && named.is_subset(&now)
            })
        })
    }

    /// Whether the piece can be taken as named, and the named answer is legal and meets a condition.
    fn follows_taking(&self, args: &Args, condition: impl Fn(&Position, Action) -> bool) -> bool {
        let (seat, other) = (self.seat, self.seat.other());
        takings(&self.next, other).into_iter().any(|one| {
            let taken = turned(&played(&turned(&self.next, other), other, one), seat);
            let mut answers = actions(&taken, seat).into_iter();
            one.from == cell(args, "from")
                && one.to == cell(args, "square")
                && is_at(&self.next, other, one.from, &text(args, "hunter"))
                && is_at(&self.next, seat, one.to, &text(args, "kind"))
                && how(args) == manner(&turned(&self.next, other), one)
                && answers.any(|answer| {
                    answer.to_string() == text(args, "mv") && condition(&taken, answer)
                })
        })
    }

    /// Whether a searched move that does not lose by force lets a soldier be taken for nothing.
    pub(super) fn leaves_a_soldier(&self) -> bool {
        let (seat, other) = (self.seat, self.seat.other());
        let is_lost = self.best.is_proven && self.best.value < 0.0;
        let is_trade = |at: Cell| {
            at == self.action.to && self.position.state.pieces.effect(self.action).takes()
        };
        let mut free = takings(&self.next, other).into_iter().filter(|one| {
            let taken = played(&turned(&self.next, other), other, *one);
            let is_avenged =
                !Castles::status(&taken).is_over() && targets(&taken, seat).contains(&one.to);
            !is_avenged && !is_trade(one.to) && !is_at(&self.next, seat, one.to, "findorff-general")
        });
        let goes_on = !Castles::status(&self.next).is_over();
        self.best.depth.is_some() && !is_lost && goes_on && free.next().is_some()
    }

    /// Whether the piece can be taken, and by an independent search each saving move loses, but not this one.
    pub(super) fn lets_go(&self, args: &Args) -> bool {
        let (seat, other, square) = (self.seat, self.seat.other(), cell(args, "square"));
        let stood = if square == self.action.to { self.action.from } else { square };
        let all = actions(self.position, seat).into_iter();
        let mut saved = all.filter_map(|one| self.saved(one, stood));
        takings(&self.next, other).into_iter().any(|one| {
            one.from == cell(args, "from")
                && one.to == square
                && how(args) == manner(&turned(&self.next, other), one)
        }) && is_at(&self.next, seat, square, &text(args, "kind"))
            && is_at(&self.next, other, cell(args, "from"), &text(args, "hunter"))
            && saved.all(|saved| judged(&saved, other) > 0.5)
            && judged(&self.next, other) < 1.0
    }

    /// The position after a move that saves the piece on a square.
    fn saved(&self, one: Action, stood: Cell) -> Option<Position> {
        let saved = played(self.position, self.seat, one);
        let stands = if one.from == stood { one.to } else { stood };
        let is_saved = Castles::status(&saved).is_over()
            || !targets(&saved, self.seat.other()).contains(&stands);
        is_saved.then_some(saved)
    }

    /// Whether no move that saves the piece is better than the chosen one by `margin` or more.
    pub(super) fn is_dearer_saved(&self, square: Cell, margin: f64) -> bool {
        let (seat, other) = (self.seat, self.seat.other());
        let stood = if square == self.action.to { self.action.from } else { square };
        let all = actions(self.position, seat).into_iter();
        let chosen = judged(&self.next, other);
        let mut saved = all.filter_map(|one| self.saved(one, stood));
        saved.all(|saved| judged(&saved, other) > chosen - margin)
    }

    /// Whether the opponent can take the piece as named, and loses a piece by the last named move.
    pub(super) fn regains(&self, args: &Args) -> bool {
        let (seat, other) = (self.seat, self.seat.other());
        takings(&self.next, other).into_iter().any(|one| {
            let taken = turned(&played(&turned(&self.next, other), other, one), seat);
            one.from == cell(args, "from")
                && one.to == cell(args, "square")
                && is_at(&self.next, other, one.from, &text(args, "hunter"))
                && is_at(&self.next, seat, one.to, &text(args, "kind"))
                && how(args) == manner(&turned(&self.next, other), one)
                && takes_at_last(&taken, args, "victim")
        })
    }

    /// Whether the named saving move has the named answer, and is no better by a search.
    pub(super) fn spoils(&self, id: &str, args: &Args) -> bool {
        let (seat, other, square) = (self.seat, self.seat.other(), cell(args, "square"));
        let mut all = actions(self.position, seat).into_iter();
        let mv = all.find(|one| one.to_string() == text(args, "mv")).unwrap();
        let Some(saved) = self.saved(mv, square) else { return false };
        let reply = || {
            let mut replies = actions(&saved, other).into_iter();
            replies.find(|one| one.to_string() == text(args, "reply")).unwrap()
        };
        let is_shown = match id {
            "findorff-why-saves-in-vain" => {
                is_at(&saved, seat, reply().to, &text(args, "victim"))
                    && takings(&saved, other).contains(&reply())
                    && how(args) == manner(&saved, reply())
            }
            "findorff-why-saves-too-late" => takes_at_last(&saved, args, "victim"),
            _ => {
                let answered = played(&saved, other, reply());
                let now = targets(&answered, other);
                let is_won = wins_attacked(&saved, other, reply());
                let is_new = !actions(&turned(&self.next, other), other).contains(&reply());
                attacks(args, &answered, other, now.difference(&targets(&saved, other)))
                    && (is_won || id == "findorff-why-saves-into-attack" && is_new)
            }
        };
        let stands = if square == self.action.from { self.action.to } else { square };
        is_shown
            && targets(&self.next, other).contains(&stands)
            && is_at(self.position, seat, square, &text(args, "kind"))
            && judged(&saved, other) > judged(&self.next, other) - 0.1
    }

    /// Whether the piece can be taken after each move.
    pub(super) fn is_forsaken(&self, args: &Args) -> bool {
        let (position, seat, square) = (self.position, self.seat, cell(args, "square"));
        let mut all = actions(position, seat).into_iter();
        is_at(position, seat, square, &text(args, "kind"))
            && all.all(|one| {
                let next = played(position, seat, one);
                let stands = if one.from == square { one.to } else { square };
                !Castles::status(&next).is_over() && targets(&next, seat.other()).contains(&stands)
            })
    }
}
