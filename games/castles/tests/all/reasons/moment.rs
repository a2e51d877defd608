//! A hinted move in its position, and the claims about what it does at once.

use castles::{Action, Castles, Effect, Kind, Move, Position};
use rules::{Arg, Cell, Join, Message, RuleSet, Seat, Status, Viewer};
use search::{BestMove, ComputerPlayer};

use super::arguments::{Args, attacks, cell, how, is_at, name, text};
use super::boards::{actions, manner, played, steps, takings, targets, turned};
use super::{moment, named_principle};

/// The claims about an own piece that can be taken for nothing.
const DANGERS: [&str; 12] = [
    "why-hunted",
    "why-retaliates",
    "why-regains",
    "why-counterattacks",
    "why-concedes",
    "why-yields",
    "why-lets-go",
    "why-forsaken",
    "why-saves-in-vain",
    "why-saves-for-less",
    "why-saves-too-late",
    "why-saves-into-attack",
];

/// The id and the arguments of a sentence.
fn worded(sentence: &Arg) -> (&str, &Args) {
    let Arg::Message(message) = sentence else { panic!("{sentence:?}") };
    let Message::Worded { id, args } = &**message else { panic!("{message:?}") };
    (&**id, &args[..])
}

/// Whether a hint says twice that one piece can be taken back, or tells one plan twice.
fn repeats_itself(sentences: &[Arg]) -> bool {
    let told = || sentences.iter().map(worded);
    let has = |why: &str| told().any(|(id, _)| id.trim_start_matches("findorff-why-") == why);
    if has("plans") && (has("prepares") || has("heads")) || has("earns") && has("prepares") {
        return true;
    }
    let avenged = told().filter(|(id, _)| *id == "findorff-why-avenges");
    let avenged: Vec<Cell> = avenged.map(|(_, args)| cell(args, "square")).collect();
    told().any(|(id, args)| {
        id == "findorff-why-hunted"
            && text(args, "back") == "yes"
            && avenged.contains(&cell(args, "square"))
    })
}

/// A hinted move in its position.
pub(super) struct Moment<'a> {
    pub(super) position: &'a Position,
    pub(super) next: Position,
    pub(super) seat: Seat,
    pub(super) action: Action,
    pub(super) kind: Kind,
    pub(super) best: &'a BestMove<Move>,
}

impl Moment<'_> {
    /// Compares each sentence with the rules. Gives their ids, and that of the principle.
    pub(super) fn check(&self) -> Vec<String> {
        let view = Castles::view(self.position, Viewer::Seat(self.seat));
        let why = Castles::explain(&view, self.seat, self.best).unwrap();
        let Message::Worded { args, .. } = &why else { panic!("{why:?}") };
        let [(_, Arg::List(Join::Spaces, sentences))] = &args[..] else { panic!("{args:?}") };
        assert!((1..=4).contains(&sentences.len()), "{sentences:?}");
        let answered = self.after_answer();
        assert!(!repeats_itself(sentences), "{sentences:?}");
        let principle = named_principle(&why);
        principle.iter().for_each(|one| self.check_principle(one, &format!("{why:?}")));
        let mut then: Option<Moment<'_>> = None;
        let told = sentences.iter().map(|sentence| {
            let (id, args) = worded(sentence);
            let about = then.as_ref().unwrap_or(self);
            let is_true = id == "rules-principle" || about.is_true(id, args);
            if id == "findorff-why-comes" {
                then = answered
                    .as_ref()
                    .and_then(|(position, best)| moment(position, self.seat, best));
            }
            assert!(is_true, "{sentence:?} of {} in {:?}", self.action, self.position.state);
            id.to_string()
        });
        let told: Vec<String> = told.chain(principle).collect();
        let is_named = told.iter().any(|id| DANGERS.iter().any(|one| id.ends_with(one)));
        let moment = format!("{} in {:?}: {told:?}", self.action, self.position.state);
        assert!(is_named || !self.leaves_a_soldier(), "silent loss after {moment}");
        told
    }

    /// The position after the expected answer, and the move that comes next.
    fn after_answer(&self) -> Option<(Position, BestMove<Move>)> {
        let [_, Move::Action(reply), mv, ..] = &self.best.line[..] else { return None };
        let answered = played(&self.next, self.seat.other(), *reply);
        let goes_on = Castles::status(&answered).to_move().only() == Some(self.seat);
        goes_on.then(|| (answered, BestMove::unrated(*mv)))
    }

    /// Whether the line goes on with this answer and move.
    fn comes(&self, args: &Args) -> bool {
        let [_, reply, mv, ..] = &self.best.line[..] else { return false };
        [text(args, "reply"), text(args, "mv")] == [reply, mv].map(ToString::to_string)
    }

    /// The square before the move of the piece that stands on `square` after it.
    pub(super) fn before(&self, square: Cell) -> Cell {
        if square == self.action.to { self.action.from } else { square }
    }

    fn is_true(&self, id: &str, args: &Args) -> bool {
        let (position, next, seat, action) = (self.position, &self.next, self.seat, self.action);
        let other = seat.other();
        let effect = position.state.pieces.effect(action);
        let text = |name: &str| text(args, name);
        let victim = || match effect {
            Effect::Struck(victim) => name(victim),
            _ => name(self.kind),
        };
        let is_taken = || {
            let is_named = effect.takes() && text("victim") == victim();
            is_named && how(args) == manner(position, action)
        };
        match id {
            "findorff-why-general" => effect == Effect::Struck(Kind::General),
            "findorff-why-repeats" => {
                matches!(Castles::status(next), Status::Over(outcome) if outcome.draw)
            }
            "findorff-why-takes" => is_taken() && targets(next, other).is_empty(),
            "findorff-why-takes-only" => {
                let now = targets(next, other);
                let is_new =
                    now.contains(&action.to) && !targets(position, other).contains(&action.from);
                is_taken() && !now.is_empty() && !is_new
            }
            "findorff-why-trades" => {
                let back = takings(next, other).into_iter().filter(|one| one.to == action.to);
                is_taken()
                    && back.into_iter().any(|one| {
                        one.from.to_string() == text("square")
                            && is_at(next, other, one.from, &text("hunter"))
                    })
            }
            "findorff-why-saves" => self.saves(args),
            "findorff-why-attacks" => {
                attacks(args, next, seat, targets(next, seat).difference(&targets(position, seat)))
            }
            "findorff-why-joins" => {
                let count = |position: &Position| {
                    let takings = takings(position, seat).into_iter();
                    takings.filter(|one| one.to.to_string() == text("square")).count()
                };
                count(next).to_string() == text("count")
                    && (1..count(next)).contains(&count(position))
            }
            "findorff-why-guards" => self.guards(args) && text("mover") == name(self.kind),
            "findorff-why-hunted" => self.is_hunted(args),
            "findorff-why-doomed" => self.is_doomed(&text("mv")),
            "findorff-why-nears" => {
                self.comes_near(args) && text("hunter") == name(self.kind.prey().prey())
            }
            "findorff-why-comes" => self.comes(args),
            "findorff-why-safe" => targets(next, other).is_empty(),
            "findorff-why-waits" => {
                let before = targets(position, other);
                targets(next, other).iter().all(|square| before.contains(&self.before(*square)))
            }
            _ => self.is_quiet_reason(id, args),
        }
    }

    /// Whether a piece could be taken before the move and can't be taken after it.
    fn saves(&self, args: &Args) -> bool {
        let (position, next, seat, action) = (self.position, &self.next, self.seat, self.action);
        let other = seat.other();
        let text = |name: &str| text(args, name);
        let now = targets(next, other);
        takings(position, other).into_iter().any(|one| {
            let stands = if one.to == action.from { action.to } else { one.to };
            one.to.to_string() == text("square")
                && one.from.to_string() == text("from")
                && is_at(position, seat, one.to, &text("kind"))
                && is_at(position, other, one.from, &text("hunter"))
                && !now.contains(&stands)
        })
    }

    /// Whether the piece can be taken, and the argument `back` says rightly what follows.
    fn is_hunted(&self, args: &Args) -> bool {
        let (next, seat, other) = (&self.next, self.seat, self.seat.other());
        let text = |name: &str| text(args, name);
        takings(next, other).into_iter().any(|one| {
            let back = targets(&played(&turned(next, other), other, one), seat);
            one.to.to_string() == text("square")
                && one.from.to_string() == text("from")
                && how(args) == manner(&turned(next, other), one)
                && is_at(next, seat, one.to, &text("kind"))
                && is_at(next, other, one.from, &text("hunter"))
                && match text("back").as_str() {
                    "yes" => back.contains(&one.to),
                    "bare" => !targets(self.position, other).contains(&self.before(one.to)),
                    _ => self.is_dearer_saved(one.to, 0.1),
                }
        })
    }

    /// Whether the opponent can take the general after each move, and so after this one.
    fn is_doomed(&self, mv: &str) -> bool {
        let other = self.seat.other();
        let falls = |next: &Position| {
            let takes = takings(next, other).into_iter();
            let mut takes = takes.filter(|one| is_at(next, self.seat, one.to, "findorff-general"));
            takes.next().map(|one| one.to_string())
        };
        let every = actions(self.position, self.seat);
        let falls_after = |one| falls(&played(self.position, self.seat, one)).is_some();
        every.into_iter().all(falls_after) && falls(&self.next).as_deref() == Some(mv)
    }

    /// Whether the piece comes nearer to what it hunts, and stays farther from what hunts it.
    fn comes_near(&self, args: &Args) -> bool {
        let (next, seat, action) = (&self.next, self.seat, self.action);
        let other = seat.other();
        let text = |name: &str| text(args, name);
        let prey = Kind::ALL.into_iter().filter(|kind| name(*kind) == text("prey"));
        let prey: Vec<Cell> = prey
            .flat_map(|kind| next.state.pieces.army(other).of(kind).iter().collect::<Vec<_>>())
            .collect();
        let far = |from: Cell| prey.iter().map(|to| steps(next, from, *to)).min().unwrap();
        let is_named = prey.iter().any(|to| {
            to.to_string() == text("square") && steps(next, action.to, *to) == far(action.to)
        });
        let hunters = next.state.pieces.army(other).of(self.kind.prey().prey());
        is_named
            && far(action.to) <= 6
            && hunters.iter().all(|from| steps(next, from, action.to) > far(action.to))
            && far(action.to).to_string() == text("steps")
            && far(action.to) < far(action.from)
            && [name(self.kind.prey()), name(Kind::General)].contains(&text("prey"))
    }

    /// Whether the moved piece could strike the nearest hunter after it struck the piece on a square.
    fn guards(&self, args: &Args) -> bool {
        let (seat, other, at) = (self.seat, self.seat.other(), cell(args, "square"));
        let kind = self.next.state.pieces.army(seat).at(at).unwrap();
        let hunters = self.next.state.pieces.army(other).of(kind.prey().prey());
        let far = |from: Cell| steps(&self.next, from, at);
        let nearest = hunters.iter().map(far).min().unwrap();
        let is_near = hunters.contains(cell(args, "from")) && far(cell(args, "from")) == nearest;
        let is_named =
            [text(args, "kind"), text(args, "hunter")] == [kind, kind.prey().prey()].map(name);
        if !is_near || !is_named {
            return false;
        }
        let mut struck = self.next.clone();
        struck.state.pieces.armies[seat.index()].clear(at);
        struck.state.pieces.armies[other.index()].put(kind.prey().prey(), at);
        takings(&struck, seat).iter().any(|one| one.from == self.action.to && one.to == at)
    }

    /// Compares the principle that is named for the move with the position.
    fn check_principle(&self, principle: &str, why: &str) {
        let Self { position, next, seat, action, kind, .. } = self;
        let pieces = &position.state.pieces;
        let effect = pieces.effect(*action);
        let is_true = match principle {
            "edge" => match effect {
                Effect::PushedOff | Effect::Drowned => true,
                Effect::Crushed(behind) => pieces.at(behind).unwrap().0 != *seat,
                Effect::Stepped | Effect::Struck(_) | Effect::Pushed(_) => false,
            },
            "avenge" => {
                let is_free = effect.takes() && targets(next, seat.other()).is_empty();
                is_free || why.contains("findorff-why-taken-back")
            }
            "fork" => targets(next, *seat).difference(&targets(position, *seat)).count() > 1,
            "approach" => {
                let prey: Vec<Cell> = pieces.army(seat.other()).of(kind.prey()).iter().collect();
                let far = |from: Cell| prey.iter().map(|to| steps(position, from, *to)).min();
                *kind != Kind::General && far(action.to) < far(action.from)
            }
            "guard" => targets(next, seat.other()).is_empty(),
            principle => panic!("{principle} is no principle that this test knows"),
        };
        assert!(is_true, "{principle} of {action} in {:?}", position.state);
    }
}
