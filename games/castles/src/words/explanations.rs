//! Explanations of a computer's move, and the principles that it follows.

use rules::{Arg, Cell, Message};

use crate::army::Kind;
use crate::moves::Action;
use crate::pieces::Effect;
use crate::words::names::Name;

rules::messages! {
    pub(crate) enum Explanation {
        Drawn = "findorff-why-drawn",
        General = "findorff-why-general",
        Repeats = "findorff-why-repeats",
        Takes { victim: Kind, by: Message } = "findorff-why-takes",
        TakesOnly { victim: Kind, by: Message } = "findorff-why-takes-only",
        Trades { victim: Kind, by: Message, hunter: Kind, square: Cell } = "findorff-why-trades",
        Saves { kind: Kind, square: Cell, hunter: Kind, from: Cell } = "findorff-why-saves",
        Attacks { pieces: Arg } = "findorff-why-attacks",
        Hunted { kind: Kind, square: Cell, hunter: Kind, from: Cell, by: Message, back: &'static str } = "findorff-why-hunted",
        Retaliates { kind: Kind, square: Cell, hunter: Kind, from: Cell, by: Message, mv: Action, victim: Kind } = "findorff-why-retaliates",
        Counterattacks { kind: Kind, square: Cell, hunter: Kind, from: Cell, by: Message, mv: Action, pieces: Arg } = "findorff-why-counterattacks",
        Concedes { kind: Kind, square: Cell, hunter: Kind, from: Cell, by: Message, mv: Action } = "findorff-why-concedes",
        Regains { kind: Kind, square: Cell, hunter: Kind, from: Cell, by: Message, line: Arg, next: Action, victim: Kind } = "findorff-why-regains",
        LetsGo { kind: Kind, square: Cell, hunter: Kind, from: Cell, by: Message } = "findorff-why-lets-go",
        SavesInVain { mv: Action, kind: Kind, square: Cell, reply: Action, victim: Kind, by: Message } = "findorff-why-saves-in-vain",
        SavesForLess { mv: Action, kind: Kind, square: Cell, reply: Action, pieces: Arg } = "findorff-why-saves-for-less",
        SavesTooLate { mv: Action, kind: Kind, square: Cell, line: Arg, next: Action, victim: Kind } = "findorff-why-saves-too-late",
        SavesIntoAttack { mv: Action, kind: Kind, square: Cell, reply: Action, pieces: Arg } = "findorff-why-saves-into-attack",
        Forsaken { kind: Kind, square: Cell } = "findorff-why-forsaken",
        Lost = "findorff-why-lost",
        LostTo { reply: Action, moves: usize } = "findorff-why-lost-to",
        Doomed { mv: Action } = "findorff-why-doomed",
        Passes { mv: Action, victim: Kind } = "findorff-why-passes",
        Joins { count: usize, kind: Kind, square: Cell } = "findorff-why-joins",
        Guards { mover: Kind, kind: Kind, square: Cell, hunter: Kind, from: Cell } = "findorff-why-guards",
        Leads { own: usize, theirs: usize } = "findorff-why-leads",
        Answers { moves: Arg, count: usize, guarded: &'static str } = "findorff-why-answers",
        Trapped { count: usize } = "findorff-why-trapped",
        Confines { square: Cell, count: usize } = "findorff-why-confines",
        Enters { kind: Kind, hunter: Kind } = "findorff-why-enters",
        Prevents { mv: Action, kind: Kind, square: Cell, hunter: Kind, to: Cell, met: &'static str } = "findorff-why-prevents",
        Covers { kind: Kind, square: Cell, to: Cell } = "findorff-why-covers",
        Frees { kind: Kind, square: Cell, mv: Action } = "findorff-why-frees",
        Readies { mv: Action, pieces: Arg } = "findorff-why-readies",
        Stays { back: &'static str, by: Message } = "findorff-why-stays",
        Nears { kind: Kind, prey: Kind, square: Cell, steps: usize, hunter: Kind } = "findorff-why-nears",
        Heads { kind: Kind, prey: Kind, square: Cell, moves: Arg, hunter: Kind, free: &'static str } = "findorff-why-heads",
        Opens { kind: Kind, from: Cell, prey: Kind, square: Cell, moves: Arg, count: usize } = "findorff-why-opens",
        Bars { hunter: Kind, from: Cell, kind: Kind, square: Cell, moves: Arg, was: usize, now: usize, leaves: &'static str } = "findorff-why-bars",
        Peril { kind: Kind, square: Cell, by: Message } = "findorff-why-peril",
        Cornered { kind: Kind, count: usize, moves: Arg } = "findorff-why-cornered",
        Safe = "findorff-why-safe",
        Waits = "findorff-why-waits",
        Pushes { kind: Kind, square: Cell } = "findorff-why-pushes",
        Retreats { kind: Kind, hunter: Kind, square: Cell, steps: usize, was: usize } = "findorff-why-retreats",
        Escorts { mover: Kind, kind: Kind, square: Cell, hunter: Kind, from: Cell } = "findorff-why-escorts",
        Relieves { mover: Kind, kind: Kind, square: Cell, hunter: Kind, from: Cell, moves: Arg } = "findorff-why-relieves",
        Clears { kind: Kind, mv: Action } = "findorff-why-clears",
        Approaches { kind: Kind, prey: Kind, square: Cell, steps: usize } = "findorff-why-approaches",
        Returns { kind: Kind, square: Cell } = "findorff-why-returns",
        Shelters { guard: Kind, square: Cell } = "findorff-why-shelters",
        Inland { kind: Kind, square: Cell } = "findorff-why-inland",
        Forced = "findorff-why-forced",
        Wins { moves: usize } = "findorff-why-wins",
        Follows { reply: Action, mv: Action, victim: Kind, by: Message, back: &'static str } = "findorff-why-follows",
        Prepares { reply: Action, mv: Action, then: Action, pieces: Arg } = "findorff-why-prepares",
        Builds { reply: Action, mv: Action, pieces: Arg } = "findorff-why-builds",
        Avenges { kind: Kind, square: Cell, hunter: Kind, from: Cell, by: Message, mv: Action } = "findorff-why-avenges",
        Airs { square: Cell, mv: Action } = "findorff-why-airs",
        Yields { kind: Kind, square: Cell, hunter: Kind, from: Cell, by: Message, mv: Action, then: Action, pieces: Arg } = "findorff-why-yields",
        Forestalls { mv: Action, pieces: Arg } = "findorff-why-forestalls",
        Threatens { mv: Action, pieces: Arg } = "findorff-why-threatens",
        Plans { line: Arg, mv: Action, pieces: Arg } = "findorff-why-plans",
        Earns { line: Arg, mv: Action, victim: Kind, back: &'static str } = "findorff-why-earns",
        Waiting { mv: Action, victim: Kind } = "findorff-why-waiting",
        Counters { mv: Action, victim: Kind, hunter: Kind, from: Cell, kind: Kind, square: Cell, by: Message } = "findorff-why-counters",
        Later { mv: Action, victim: Kind, reply: Action, next: Action } = "findorff-why-later",
        Regained { mv: Action, victim: Kind, line: Arg, next: Action, kind: Kind } = "findorff-why-regained",
        Tempts { mv: Action, hunter: Kind, from: Cell, kind: Kind, square: Cell, by: Message } = "findorff-why-tempts",
        TakenBack { mv: Action, hunter: Kind, from: Cell } = "findorff-why-taken-back",
        Exposes { mv: Action, reply: Action, pieces: Arg } = "findorff-why-exposes",
        LosesLater { mv: Action, line: Arg, next: Action, kind: Kind } = "findorff-why-loses-later",
        Parries { reply: Action, kind: Kind, square: Cell, mv: Action } = "findorff-why-parries",
        Comes { reply: Action, mv: Action } = "findorff-why-comes",
        Loses { mv: Action, reply: Action } = "findorff-why-loses",
    }
}

rules::messages! {
    /// Advice for playing well. The order numbers it in hints and on the page of principles
    /// ([`rules::principles_page`]).
    pub(crate) enum Principle {
        Guard = "findorff-principle-guard",
        Avenge = "findorff-principle-avenge",
        Fork = "findorff-principle-fork",
        Edge = "findorff-principle-edge",
        Approach = "findorff-principle-approach",
        Mix = "findorff-principle-mix",
    }
}

/// How a capture takes its piece, where it is no strike.
pub(crate) fn manner(effect: Effect) -> Message {
    let how = match effect {
        Effect::PushedOff => "off",
        Effect::Drowned => "lake",
        Effect::Crushed(behind) => return Name::Crushing { behind }.into(),
        Effect::Struck(_) | Effect::Stepped | Effect::Pushed(_) => "strike",
    };
    Name::Manner { how }.into()
}

/// How an attacked piece could be taken, if not by a strike.
pub(crate) fn aim(effect: Effect) -> Message {
    let how = match effect {
        Effect::PushedOff => "off",
        Effect::Drowned => "lake",
        Effect::Crushed(behind) => return Name::CrushAim { behind }.into(),
        Effect::Struck(_) | Effect::Stepped | Effect::Pushed(_) => "strike",
    };
    Name::Aim { how }.into()
}
