//! The claims about what follows a move, and about other moves.

use std::collections::BTreeSet;

use castles::{Action, Castles, Kind, Move};
use rules::{Cell, Notes, RuleSet, Seat, Status};

use super::arguments::{Args, attacked, attacks, cell, how, is_at, listed, name, text};
use super::boards::{actions, judged, manner, played, takes_at_last, takings, targets, turned};
use super::moment::Moment;

impl Moment<'_> {
    /// Compares a claim about what follows with the rules.
    pub(super) fn is_outlook(&self, id: &str, args: &Args) -> bool {
        match id {
            "findorff-why-stays" => self.stays(args),
            "findorff-why-trapped" | "findorff-why-answers" => self.has_few_answers(id, args),
            "findorff-why-follows" => self.follows(args),
            "findorff-why-wins" => self.wins(args),
            "findorff-why-forced" => self.best.is_proven && self.best.value > 0.0,
            "findorff-why-lost" => self.best.is_proven && self.best.value < 0.0,
            "findorff-why-lost-to" => self.is_lost_to(args),
            "findorff-why-retaliates" => self.retaliates(args),
            "findorff-why-regains" => self.regains(args),
            "findorff-why-counterattacks" => self.counterattacks(args),
            "findorff-why-concedes" => self.concedes(args),
            "findorff-why-yields" => self.yields(args),
            "findorff-why-lets-go" => self.lets_go(args),
            "findorff-why-saves-in-vain"
            | "findorff-why-saves-for-less"
            | "findorff-why-saves-into-attack"
            | "findorff-why-saves-too-late" => self.spoils(id, args),
            "findorff-why-forsaken" => self.is_forsaken(args),
            "findorff-why-builds" => self.builds(args),
            "findorff-why-prepares" => self.prepares(args),
            "findorff-why-passes" => self.passes(args),
            "findorff-why-waiting" => self.saving(&[self.passed(args).to].into()).is_empty(),
            "findorff-why-counters" => self.is_countered(args),
            "findorff-why-later" => self.is_later(args),
            "findorff-why-regained" => {
                let captured = played(self.position, self.seat, self.passed(args));
                takes_at_last(&captured, args, "kind")
            }
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
        let is_named =
            |one: &Action| one.to == new[0] && how(args) == manner(&turned(next, seat), *one);
        let takings = takings(next, seat).into_iter().filter(is_named);
        let mut backs = takings.map(|one| {
            let next = played(&turned(next, seat), seat, one);
            !Castles::status(&next).is_over() && targets(&next, other).contains(&one.to)
        });
        if text("back") == "win" {
            return new.len() == 1 && is_at(next, other, new[0], &name(Kind::General));
        }
        new.len() == 1 && backs.any(|back| back == (text("back") == "yes"))
    }

    /// Whether only as many answers as the hint names save all that is attacked.
    fn has_few_answers(&self, id: &str, args: &Args) -> bool {
        let (position, next, seat) = (self.position, &self.next, self.seat);
        let text = |name: &str| text(args, name);
        let new = targets(next, seat);
        let new: BTreeSet<Cell> = new.difference(&targets(position, seat)).copied().collect();
        let saving = self.saving(&new);
        let is_few = match id {
            "findorff-why-trapped" => saving.is_empty(),
            _ => {
                let is_traded = |one: &Action| {
                    let taken = played(&turned(next, seat), seat, *one);
                    !Castles::status(&taken).is_over()
                        && targets(&taken, seat.other()).contains(&one.to)
                };
                let takings = takings(next, seat).into_iter();
                let mut takings = takings.filter(|one| new.contains(&one.to));
                let is_guarded = new.len() == 1 && takings.all(|one| is_traded(&one));
                !saving.is_empty()
                    && listed(args, "moves") == saving
                    && is_guarded == (text("guarded") == "yes")
            }
        };
        is_few && text("count") == new.len().to_string()
    }

    /// Whether the line wins after the named number of further moves.
    fn wins(&self, args: &Args) -> bool {
        let rest = self.best.line.len().div_ceil(2) - 1;
        self.line_winner() == Some(self.seat) && text(args, "moves") == rest.to_string()
    }

    /// Whether the move loses to the named answer in the named number of moves.
    fn is_lost_to(&self, args: &Args) -> bool {
        let is_over = self.line_winner() == Some(self.seat.other());
        let moves = if is_over { self.best.line.len() / 2 } else { 0 };
        self.best.is_proven
            && self.best.value < 0.0
            && text(args, "reply") == self.best.line[1].to_string()
            && text(args, "moves") == moves.to_string()
    }

    /// The seat that wins with the last move of the line.
    fn line_winner(&self) -> Option<Seat> {
        let mut position = self.position.clone();
        for mv in &self.best.line {
            let mover = Castles::status(&position).to_move().only().unwrap();
            let _ = Castles::play(&mut position, mover, mv, &mut Notes::muted());
        }
        let Status::Over(outcome) = Castles::status(&position) else { return None };
        outcome.winners.only().filter(|_| !outcome.draw)
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
            && attacks(args, &then, seat, new.difference(&targets(&reached, seat)))
    }

    /// Whether the next move of the line lets its piece attack these pieces.
    fn prepares(&self, args: &Args) -> bool {
        let (seat, other) = (self.seat, self.seat.other());
        let [_, Move::Action(reply), Move::Action(own), ..] = self.best.line[..] else {
            panic!("{:?}", self.best)
        };
        let reached = turned(&played(&played(&self.next, other, reply), seat, own), seat);
        let mut all = actions(&reached, seat).into_iter();
        let then = all.find(|one| one.from == own.to && one.to_string() == text(args, "then"));
        [text(args, "reply"), text(args, "mv")] == [reply.to_string(), own.to_string()]
            && then.is_some_and(|then| {
                let then = played(&reached, seat, then);
                let (named, now) = (attacked(args, &then, seat), targets(&then, seat));
                let before = targets(&reached, seat);
                !named.is_empty() && named.is_subset(&now.difference(&before).copied().collect())
            })
    }

    /// Whether the capture has the named answer.
    fn is_countered(&self, args: &Args) -> bool {
        let (position, seat) = (self.position, self.seat);
        let other = seat.other();
        let text = |name: &str| text(args, name);
        let mv = self.passed(args);
        let captured = played(position, seat, mv);
        takings(&captured, other).into_iter().any(|one| {
            how(args) == manner(&captured, one)
                && one.from == cell(args, "from")
                && one.to == cell(args, "square")
                && is_at(&captured, other, one.from, &text("hunter"))
                && is_at(&captured, seat, one.to, &text("kind"))
        })
    }

    /// The capture that the hint leaves aside, of the piece that it names.
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

    /// Whether the line goes on with this capture, which was not possible before.
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
            && how(args) == manner(&reached, own)
            && (text(args, "back") == "yes") == back.contains(&own.to)
    }

    /// Whether the line goes on with a capture of the same piece.
    fn is_later(&self, args: &Args) -> bool {
        let [_, Move::Action(reply), Move::Action(own), ..] = self.best.line[..] else {
            panic!("{:?}", self.best)
        };
        let target = self.passed(args).to;
        let stands = if reply.from == target { reply.to } else { target };
        let reached = played(&self.next, self.seat.other(), reply);
        [text(args, "reply"), text(args, "next")] == [reply.to_string(), own.to_string()]
            && own.to == stands
            && takings(&reached, self.seat).contains(&own)
            && is_at(&reached, self.seat.other(), own.to, &text(args, "victim"))
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
            && (is_over || targets(&next, self.seat.other()).contains(&mv.to))
    }

    /// Whether the opponent's answer to another move does what the sentence says, and a longer search finds that move
    /// worse.
    fn is_worse(&self, id: &str, args: &Args) -> bool {
        let other = self.seat.other();
        let legal = actions(self.position, self.seat);
        let mv = *legal.iter().find(|one| one.to_string() == text(args, "mv")).unwrap();
        let next = played(self.position, self.seat, mv);
        let [worse, chosen] = [&next, &self.next].map(|next| judged(next, other));
        let answers = takings(&next, other).into_iter();
        let chosen_answers: Vec<String> =
            takings(&self.next, other).iter().map(ToString::to_string).collect();
        let is_shown = match id {
            "findorff-why-tempts" => answers.into_iter().any(|one| {
                one.from.to_string() == text(args, "from")
                    && one.to.to_string() == text(args, "square")
                    && how(args) == manner(&next, one)
                    && !chosen_answers.contains(&one.to_string())
            }),
            "findorff-why-taken-back" => {
                let is_back =
                    |one: Action| one.from.to_string() == text(args, "from") && one.to == mv.to;
                self.position.state.pieces.effect(mv).takes() && answers.into_iter().any(is_back)
            }
            "findorff-why-loses" => worse == 1.0,
            "findorff-why-exposes" => self.exposes(args, &next),
            "findorff-why-loses-later" => takes_at_last(&next, args, "kind"),
            id => panic!("{id} is no reason that this test knows"),
        };
        // Where the named move loses by force, a longer search may find the chosen one lost as well.
        is_shown && mv != self.action && (worse > chosen || worse == 1.0)
    }
}
