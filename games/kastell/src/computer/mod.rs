//! The computer player: a solver wherever the rest of the match is small enough, and alpha-beta by room before.
//!
//! From the third piece on the strongest level plays perfectly (see [`solve`]), and before that it looks for what refutes the
//! moves that look best. The weaker ones look less far, and choose softly among what looks nearly as good.

mod proof_search;
mod search_board;

use rules::{Chance, Level, Message, RuleSet, Seat};
use search::{Depths, Effort, Found, Idea, Mind, Tree, is_proven, search, settle};

use crate::computer::proof_search::{Proof, Solver, Verdict};
use crate::computer::search_board::{Code, Ground};
use crate::legal;
use crate::moves::Move;
use crate::options::{Contact, Picker, Variant};
use crate::piece::Hand;
use crate::position::{Phase, Position};
use crate::rule_set::{Kastell, View};
use crate::words::Why;

/// What worth counts as half a win.
const SCALE: i32 = 400;

/// How much of its effort the strongest level gives to a proof that is perhaps at hand, then to a first judgment, as it may
/// be told to stop at any moment, and after all proofs have failed to a better one.
const AT_HAND: u64 = 6_000;
const AT_FIRST: u64 = 15_000;
const JUDGING: u64 = 60_000;

/// How a level goes about it.
#[derive(Clone, Copy, Debug)]
struct Manner {
    /// How many nodes a move may take.
    nodes: u64,
    /// How softly it chooses among what looks nearly as good.
    softness: i32,
    /// How many plies deep it looks.
    depth: u8,
}

/// How a level plays. Where contact is restricted few places are left, so that few nodes see the end from the third piece on:
/// there levels 2 to 4 look less far, or else hardly a match would tell them from level 5. `docs/measurements/ladders` measures it.
fn manner(contact: Contact, level: Level) -> Manner {
    let (nodes, softness) = match contact {
        Contact::Free => ([300, 2_000, 6_000, 40_000, 800_000], [160, 40, 20, 6, 6]),
        Contact::Apart => ([300, 1_200, 2_000, 10_000, 800_000], [160, 70, 40, 14, 6]),
        Contact::Linked => ([300, 1_200, 1_800, 5_000, 800_000], [160, 70, 45, 20, 6]),
    };
    let (nodes, softness) = (level.pick(nodes), level.pick(softness));
    Manner { nodes, softness, depth: level.pick([1, 2, 60, 60, 60]) }
}

impl Mind for Kastell {
    fn imagine(view: &View, _seat: Seat, _chance: &mut Chance) -> Position {
        *view.position()
    }

    fn nodes(view: &View, level: Level) -> u64 {
        manner(view.position().variant.contact, level).nodes
    }

    fn ponder(view: &View, seat: Seat, effort: &mut Effort<'_>) -> Option<Idea<Move>> {
        let position = view.position();
        if !position.is_to_move(seat) {
            return None;
        }
        if position.phase == Phase::Trees {
            // Nobody can see so far, so any three squares are as good as others.
            return Self::pick(view, seat, effort.chance()).map(Idea::plain);
        }
        let ground = Ground::of(position);
        match effort.level() {
            Level::BEST => best(&ground, is_early(position), effort),
            _ => {
                let found = looked(&ground, effort);
                judged(&ground, effort, found)
            }
        }
    }

    fn why(view: &View, seat: Seat, idea: &Idea<Move>) -> Option<Message> {
        let (position, mv) = (view.position(), &idea.mv);
        let mut next = *position;
        next.play(seat, *mv, &mut rules::Notes::muted());
        let (own, theirs) = Ground::of(&next).places(seat);
        match mv {
            Move::Build(_) if theirs == 0 => Some(Why::LastPlace.into()),
            _ if idea.is_proven && idea.value > 0.0 => Some(Why::Forced.into()),
            _ if idea.is_proven => Some(Why::Lost.into()),
            Move::Build(_) => Some(Why::Room { own, theirs }.into()),
            Move::Pick(piece) => {
                let theirs = legal::places(position, seat.other(), *piece);
                Some(Why::MessageId { piece: *piece, theirs }.into())
            }
            Move::Swap => Some(Why::Swapped { own, theirs }.into()),
            Move::Keep => Some(Why::Kept { own, theirs }.into()),
            Move::Plant(_) => None,
        }
    }
}

/// Whether so little is built that a proof of the whole position is out of reach, but not one of what a move leads to.
fn is_early(position: &Position) -> bool {
    let built = [Seat(0), Seat(1)]
        .map(|seat| Hand::FULL.iter().count() - position.side(seat).hand.iter().count());
    let Variant { contact, picker, .. } = position.variant;
    let provable = match (contact, picker) {
        (Contact::Free, Picker::Builder) => 3,
        (Contact::Free, Picker::Opponent) => 4,
        (Contact::Apart | Contact::Linked, _) => 2,
    };
    built[0] + built[1] < provable
}

/// What can be proven, or else what looks best. Something is judged before the long proof is tried: that may take all the
/// time there is.
fn best(ground: &Ground, is_early: bool, effort: &mut Effort<'_>) -> Option<Idea<Move>> {
    let at_hand = AT_HAND.min(effort.left() / 8);
    if let Attempt::Proven(idea) = proven(ground, effort, at_hand) {
        return Some(idea);
    }
    let at_first = AT_FIRST.min(effort.left().div_ceil(4));
    let first = effort.within(at_first, |effort| looked(ground, effort));
    let is_won = first.rated.first().is_some_and(|(_, worth)| is_proven(*worth) && *worth > 0);
    if effort.is_over() || is_won {
        return judged(ground, effort, first);
    }
    let left = effort.left();
    let nodes = left - JUDGING.min(left / 2);
    let attempt = match is_early {
        true => tried(ground, &first.rated, (effort, nodes)),
        false => proven(ground, effort, nodes),
    };
    let refuted = match attempt {
        Attempt::Proven(idea) => return Some(idea),
        Attempt::Open(refuted) => refuted,
    };
    let mut found = if effort.is_over() { first } else { looked(ground, effort) };
    found.rated.retain(|(code, _)| !refuted.contains(code));
    if found.rated.is_empty() {
        // What is not refuted was not looked at: it can't be worse.
        let open = all(ground).into_iter().find(|code| !refuted.contains(code));
        let worth = Tree::mover(ground).map_or(0, |mover| Tree::worth(ground, mover));
        found.rated.extend(open.map(|code| (code, worth)));
    }
    judged(ground, effort, found)
}

/// What came of an attempt to prove something.
enum Attempt {
    /// A win, or that all is lost, and then what is hardest to refute.
    Proven(Idea<Move>),
    /// Nothing but that these moves lose.
    Open(Vec<Code>),
}

/// Tries to prove something with so many nodes.
fn proven(ground: &Ground, effort: &mut Effort<'_>, nodes: u64) -> Attempt {
    let mut solver = Solver::new(effort, nodes);
    match solver.best(ground) {
        Proof::Settled(code, verdict) => settled(ground, &mut solver, (code, verdict)),
        Proof::Open(refuted) => Attempt::Open(refuted),
    }
}

/// A move whose result is proven, with how the match goes on.
fn settled(
    ground: &Ground,
    solver: &mut Solver<'_, '_>,
    (code, verdict): (Code, Verdict),
) -> Attempt {
    let value = match verdict {
        Verdict::Won => 1.0,
        Verdict::Lost => -1.0,
    };
    let line = solver.line(ground, code).into_iter().map(Code::named).collect();
    Attempt::Proven(Idea { value, is_proven: true, line, ..Idea::plain(code.named()) })
}

/// All moves.
fn all(ground: &Ground) -> Vec<Code> {
    let mut moves = Vec::new();
    Tree::quiet(ground, &mut moves);
    moves.into_iter().map(|(code, _)| code).collect()
}

/// Looks for the refutation of one move after the other, as they look, with so many nodes together. Where all are refuted, it is
/// the one that took longest.
fn tried(
    ground: &Ground,
    rated: &[(Code, i32)],
    (effort, nodes): (&mut Effort<'_>, u64),
) -> Attempt {
    let mut solver = Solver::new(effort, nodes);
    let mut moves: Vec<Code> = rated.iter().map(|(code, _)| *code).collect();
    moves.extend(all(ground).into_iter().filter(|code| !rated.iter().any(|(one, _)| one == code)));
    let mut refuted: Vec<(u64, Code)> = Vec::new();
    for code in moves {
        let before = solver.spent();
        match solver.wins(ground, code) {
            Some(true) => return settled(ground, &mut solver, (code, Verdict::Won)),
            Some(false) => refuted.push((solver.spent() - before, code)),
            None => return Attempt::Open(refuted.into_iter().map(|(_, code)| code).collect()),
        }
    }
    match refuted.iter().rev().max_by_key(|(cost, _)| *cost) {
        Some(&(_, code)) => settled(ground, &mut solver, (code, Verdict::Lost)),
        None => Attempt::Open(Vec::new()),
    }
}

/// How all moves look.
fn looked(ground: &Ground, effort: &mut Effort<'_>) -> Found<Code> {
    let Manner { softness, depth, .. } = manner(ground.variant.contact, effort.level());
    search(ground, effort, Depths { most: depth, loud: 0, spread: softness * 5 })
}

/// What looks best, or nearly so at the weaker levels.
fn judged(ground: &Ground, effort: &mut Effort<'_>, found: Found<Code>) -> Option<Idea<Move>> {
    let Manner { softness, .. } = manner(ground.variant.contact, effort.level());
    Some(settle(found, softness, SCALE, effort.chance())?.map(Code::named))
}
