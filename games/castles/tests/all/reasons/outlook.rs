//! The claims about the moves that follow, and about other moves.

use std::collections::BTreeSet;

use castles::{Action, Castles, Kind, Move, Position};
use rules::{Cell, Notes, RuleSet, Status};

use super::arguments::{Args, attacks, cell, is_at, list, listed, name, text};
use super::boards::{actions, judged, played, takings, targets, turned};
use super::moment::Moment;

impl Moment<'_> {
    /// Compares a claim about the moves that follow with the rules.
    pub(super) fn is_outlook(&self, id: &str, args: &Args) -> bool {
        match id {
            "findorff-why-stays" => self.stays(args),
            "findorff-why-trapped" | "findorff-why-answers" => self.has_few_answers(id, args),
            "findorff-why-follows" => self.follows(args),
            "findorff-why-plans" => self.plans(args),
            "findorff-why-wins" => self.wins(args),
            "findorff-why-forced" => self.best.is_proven && self.best.value > 0.0,
            "findorff-why-lost" => self.best.is_proven && self.best.value < 0.0,
            "findorff-why-aims-near" | "findorff-why-aims-to-guard" => self.aims(id, args),
            "findorff-why-heads" => self.heads(args),
            "findorff-why-retaliates" => self.retaliates(args),
            "findorff-why-retorts" => self.retorts(args),
            "findorff-why-lets-go" => self.lets_go(args),
            "findorff-why-forsaken" => self.is_forsaken(args),
            "findorff-why-builds" => self.builds(args),
            "findorff-why-passes" => self.passes(args),
            "findorff-why-waiting" => self.saving(&[self.passed(args).to].into()).is_empty(),
            "findorff-why-counters" | "findorff-why-met" => self.is_countered(id, args),
            _ => self.is_worse(id, args),
        }
    }

    /// Whether the only attacked piece can be taken, and whether its taker can be taken back.
    fn stays(&self, args: &Args) -> bool {
        let (position, next, seat) = (self.position, &self.next, self.seat);
        let other = seat.other();
        let text = |name: &str| text(args, name);
        let new: Vec<Cell> =
            targets(next, seat).difference(&targets(position, seat)).copied().collect();
        let takings = takings(next, seat).into_iter().filter(|one| one.to == new[0]);
        let mut backs = takings.map(|one| {
            let next = played(&turned(next, seat), seat, one);
            !Castles::status(&next).is_over() && targets(&next, other).contains(&one.to)
        });
        if text("back") == "win" {
            return new.len() == 1 && is_at(next, other, new[0], &name(Kind::General));
        }
        new.len() == 1 && backs.any(|back| back == (text("back") == "yes"))
    }

    /// Whether exactly the named answers save all attacked pieces, or none does.
    fn has_few_answers(&self, id: &str, args: &Args) -> bool {
        let (position, next, seat) = (self.position, &self.next, self.seat);
        let text = |name: &str| text(args, name);
        let new = targets(next, seat);
        let new = new.difference(&targets(position, seat)).copied().collect();
        let saving = self.saving(&new);
        match id {
            "findorff-why-trapped" => saving.is_empty() && text("count") == new.len().to_string(),
            _ => !saving.is_empty() && listed(args, "moves") == saving,
        }
    }

    /// Whether the line wins after this many more moves of the seat.
    fn wins(&self, args: &Args) -> bool {
        let seat = self.seat;
        let text = |name: &str| text(args, name);
        let mut position = self.position.clone();
        for mv in &self.best.line {
            let mover = Castles::status(&position).to_move().only().unwrap();
            let _ = Castles::play(&mut position, mover, mv, &mut Notes::muted());
        }
        let Status::Over(outcome) = Castles::status(&position) else { return false };
        let rest = self.best.line.len().div_ceil(2) - 1;
        outcome.winners.contains(seat) && !outcome.draw && text("moves") == rest.to_string()
    }

    /// Whether the next move of the line attacks these pieces.
    fn builds(&self, args: &Args) -> bool {
        let (next, seat) = (&self.next, self.seat);
        let other = seat.other();
        let text = |name: &str| text(args, name);
        let [_, Move::Action(reply), Move::Action(own), ..] = self.best.line[..] else {
            panic!("{:?}", self.best)
        };
        let reached = played(next, other, reply);
        let then = played(&reached, seat, own);
        let new = targets(&then, seat);
        [text("reply"), text("mv")] == [reply.to_string(), own.to_string()]
            && attacks(args, new.difference(&targets(&reached, seat)))
    }

    /// Whether the opponent can answer a capture as the hint says.
    fn is_countered(&self, id: &str, args: &Args) -> bool {
        let (position, seat) = (self.position, self.seat);
        let other = seat.other();
        let text = |name: &str| text(args, name);
        let mv = self.passed(args);
        let captured = played(position, seat, mv);
        if id == "findorff-why-counters" {
            return takings(&captured, other).into_iter().any(|one| {
                one.from == cell(args, "from")
                    && one.to == cell(args, "square")
                    && is_at(&captured, other, one.from, &text("hunter"))
                    && is_at(&captured, seat, one.to, &text("kind"))
            });
        }
        let reply = actions(&captured, other);
        let reply = *reply.iter().find(|one| one.to_string() == text("reply")).unwrap();
        let then = played(&captured, other, reply);
        attacks(args, targets(&then, other).difference(&targets(&captured, other)))
    }

    /// The capture that the hint advises against, of the piece that it names.
    fn passed(&self, args: &Args) -> Action {
        let mut all = takings(self.position, self.seat).into_iter();
        let mv = all.find(|one| one.to_string() == text(args, "mv")).unwrap();
        assert!(is_at(self.position, self.seat.other(), mv.to, &text(args, "victim")), "{args:?}");
        mv
    }

    /// The answers after which none of these enemies can be taken, as texts.
    fn saving(&self, enemies: &BTreeSet<Cell>) -> BTreeSet<String> {
        let (seat, other) = (self.seat, self.seat.other());
        let saves = |one: &Action| {
            let next = played(&self.next, other, *one);
            let now = targets(&turned(&next, seat), seat);
            let stands = |square: &Cell| if *square == one.from { one.to } else { *square };
            Castles::status(&next).is_over()
                || enemies.iter().all(|square| !now.contains(&stands(square)))
        };
        let answers = actions(&turned(&self.next, other), other).into_iter();
        answers.filter(saves).map(|one| one.to_string()).collect()
    }

    /// Whether the line continues with this capture, which wasn't possible before.
    fn follows(&self, args: &Args) -> bool {
        let [_, Move::Action(reply), Move::Action(own), ..] = self.best.line[..] else {
            panic!("{:?}", self.best)
        };
        let reached = played(&self.next, self.seat.other(), reply);
        let back = targets(&played(&reached, self.seat, own), self.seat.other());
        let victim = reached.state.pieces.army(self.seat.other()).at(own.to).unwrap();
        actions(&self.next, self.seat.other()).contains(&reply)
            && takings(&reached, self.seat).contains(&own)
            && !targets(self.position, self.seat).contains(&own.to)
            && [text(args, "reply"), text(args, "mv")] == [reply.to_string(), own.to_string()]
            && text(args, "victim") == name(victim)
            && (text(args, "back") == "yes") == back.contains(&own.to)
    }

    /// Whether the line leads to this capture by the seat's named moves, and loses nothing after the first answer.
    fn plans(&self, args: &Args) -> bool {
        let told = list(args, "moves");
        let mut position = self.next.clone();
        for (index, mv) in self.best.line[1..].iter().enumerate() {
            let Move::Action(action) = *mv else { return false };
            let seat = if index % 2 == 0 { self.seat.other() } else { self.seat };
            let effect = position.state.pieces.effect(action);
            if index == 2 * told.len() + 1 {
                let next = played(&position, seat, action);
                let back = !Castles::status(&next).is_over()
                    && targets(&next, seat.other()).contains(&action.to);
                return text(args, "mv") == action.to_string()
                    && takings(&position, seat).contains(&action)
                    && is_at(&position, seat.other(), action.to, &text(args, "victim"))
                    && (text(args, "back") == "yes") == back;
            }
            let is_told = seat != self.seat || told[index / 2] == action.to_string();
            if !is_told || effect.takes() && index > 0 {
                return false;
            }
            position = played(&position, seat, action);
        }
        false
    }

    /// The position before the last of the seat's named moves of the line, and that move.
    fn before_last(&self, told: &[String]) -> Option<(Position, Action)> {
        let mut position = self.next.clone();
        for (index, mv) in self.best.line[1..2 * told.len()].iter().enumerate() {
            let Move::Action(action) = *mv else { return None };
            let seat = if index % 2 == 0 { self.seat.other() } else { self.seat };
            if seat == self.seat && told[index / 2] != action.to_string() {
                return None;
            }
            position = played(&position, seat, action);
        }
        let Some(Move::Action(last)) = self.best.line.get(2 * told.len()) else { return None };
        (told.last()? == &last.to_string()).then_some((position, *last))
    }

    /// Whether the line leads to this attack by the seat's named moves.
    fn heads(&self, args: &Args) -> bool {
        let told: Vec<String> = list(args, "moves").into_iter().chain([text(args, "mv")]).collect();
        self.before_last(&told).is_some_and(|(position, last)| {
            let now = targets(&played(&position, self.seat, last), self.seat);
            attacks(args, now.difference(&targets(&turned(&position, self.seat), self.seat)))
        })
    }

    /// Whether a later move of the seat in the line comes near prey, or guards a piece.
    fn aims(&self, id: &str, args: &Args) -> bool {
        let Some((position, action)) = self.before_last(&list(args, "moves")) else { return false };
        let kind = position.state.pieces.army(self.seat).at(action.from).unwrap();
        let next = played(&position, self.seat, action);
        let later = Moment { position: &position, next, kind, action, ..*self };
        match id {
            "findorff-why-aims-near" => text(args, "kind") == name(kind) && later.comes_near(args),
            _ => text(args, "mover") == name(kind) && later.guards(&text(args, "square")),
        }
    }

    /// Whether the opponent can take the named piece, and the seat has the named answer.
    fn retaliates(&self, args: &Args) -> bool {
        let (seat, other) = (self.seat, self.seat.other());
        takings(&self.next, other).into_iter().any(|one| {
            let taken = turned(&played(&turned(&self.next, other), other, one), seat);
            let mut answers = takings(&taken, seat).into_iter();
            one.from == cell(args, "from")
                && one.to == cell(args, "square")
                && is_at(&self.next, other, one.from, &text(args, "hunter"))
                && is_at(&self.next, seat, one.to, &text(args, "kind"))
                && answers.any(|answer| {
                    answer.to_string() == text(args, "mv")
                        && is_at(&taken, other, answer.to, &text(args, "victim"))
                })
        })
    }

    /// Whether the opponent can take the named piece, and is attacked by the named answer.
    fn retorts(&self, args: &Args) -> bool {
        let (seat, other) = (self.seat, self.seat.other());
        takings(&self.next, other).into_iter().any(|one| {
            let taken = turned(&played(&turned(&self.next, other), other, one), seat);
            let mut answers = actions(&taken, seat).into_iter();
            let answer = answers.find(|answer| answer.to_string() == text(args, "mv"));
            one.from == cell(args, "from")
                && one.to == cell(args, "square")
                && is_at(&self.next, other, one.from, &text(args, "hunter"))
                && is_at(&self.next, seat, one.to, &text(args, "kind"))
                && answer.is_some_and(|answer| {
                    let now = targets(&played(&taken, seat, answer), seat);
                    attacks(args, now.difference(&targets(&taken, seat)))
                })
        })
    }

    /// Whether another move saves the piece that can be taken, and an independent search finds it no better.
    fn lets_go(&self, args: &Args) -> bool {
        let (position, seat, action) = (self.position, self.seat, self.action);
        let square = cell(args, "square");
        let stood = if square == action.to { action.from } else { square };
        let mut all = actions(position, seat).into_iter();
        let saving = all.find(|one| one.to_string() == text(args, "mv")).unwrap();
        let saved = played(position, seat, saving);
        let stands = if saving.from == stood { saving.to } else { stood };
        let other = seat.other();
        let is_saved =
            Castles::status(&saved).is_over() || !targets(&saved, other).contains(&stands);
        is_saved
            && targets(&self.next, other).contains(&square)
            && is_at(&self.next, seat, square, &text(args, "kind"))
            && is_at(&self.next, other, cell(args, "from"), &text(args, "hunter"))
            && judged(&saved, other) > judged(&self.next, other) - 0.1
            && (text(args, "cost") == "worse" || judged(&saved, other) > 0.5)
    }

    /// Whether the piece can be taken after each move.
    fn is_forsaken(&self, args: &Args) -> bool {
        let (position, seat, square) = (self.position, self.seat, cell(args, "square"));
        let mut all = actions(position, seat).into_iter();
        is_at(position, seat, square, &text(args, "kind"))
            && all.all(|one| {
                let next = played(position, seat, one);
                let stands = if one.from == square { one.to } else { square };
                !Castles::status(&next).is_over() && targets(&next, seat.other()).contains(&stands)
            })
    }

    /// Whether another move takes this piece, while the chosen one takes nothing.
    fn passes(&self, args: &Args) -> bool {
        let text = |name: &str| text(args, name);
        let mut all = takings(self.position, self.seat).into_iter();
        let mv = all.find(|one| one.to_string() == text("mv")).unwrap();
        let next = played(self.position, self.seat, mv);
        let is_over = Castles::status(&next).is_over();
        !self.position.state.pieces.effect(self.action).takes()
            && is_at(self.position, self.seat.other(), mv.to, &text("victim"))
            && (is_over
                || (text("back") == "yes") == targets(&next, self.seat.other()).contains(&mv.to))
            && (text("back") == "yes" || self.is_nearly_as_good(&next))
    }

    /// Whether an independent search finds the position after another move about as good.
    fn is_nearly_as_good(&self, other: &Position) -> bool {
        let [other, chosen] = [other, &self.next].map(|next| judged(next, self.seat.other()));
        other < chosen + 0.25
    }

    /// Whether the opponent answers another move as the hint says, and a longer search finds that move worse.
    fn is_worse(&self, id: &str, args: &Args) -> bool {
        let other = self.seat.other();
        let legal = actions(self.position, self.seat);
        let mv = *legal.iter().find(|one| one.to_string() == text(args, "mv")).unwrap();
        let next = played(self.position, self.seat, mv);
        let [worse, chosen] = [&next, &self.next].map(|next| judged(next, other));
        let answers = takings(&next, other).into_iter();
        let is_shown = match id {
            "findorff-why-tempts" => answers.into_iter().any(|one| {
                one.from.to_string() == text(args, "from")
                    && one.to.to_string() == text(args, "square")
            }),
            "findorff-why-taken-back" => {
                let is_back =
                    |one: Action| one.from.to_string() == text(args, "from") && one.to == mv.to;
                self.position.state.pieces.effect(mv).takes() && answers.into_iter().any(is_back)
            }
            "findorff-why-loses" => worse == 1.0,
            id => panic!("{id} is no reason that this test knows"),
        };
        // If the named move loses by force, a longer search may find the chosen one lost as well.
        is_shown && mv != self.action && (worse > chosen || worse == 1.0)
    }
}
