//! Staged input: which pawn, where to, and which captures where there is a choice.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Area, Choice, Choices, Draft, MAX_CHOICES, Message, Refusal, Seat};

use crate::draft::{BY, NOTHING, Offer, Picked, ninth};
use crate::effect::{Effect, NAME, manner};
use crate::legal::Outcome;
use crate::moves::Move;
use crate::position::View;
use crate::square::Square;
use crate::words::Ask;

/// So many pawns are offered at once beside the most telling moves; more are found by the area that they stand in.
const FEW_PAWNS: usize = 12;

/// How many of a hint's characters are for squares and castles; the rest are for words.
const WAY: usize = 80;

/// The next step after a draft.
pub(crate) fn choices(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
    if !view.to_move(seat) {
        return Err(Refusal::new(Ask::NotToMove));
    }
    let picked = Picked::of(view, draft)?;
    let answer = |prompt: Ask, options: Vec<Choice>| -> Result<Choices<Move>, Refusal> {
        let (prompt, options) = (prompt.into(), rules::page(options, picked.page)?);
        Ok(Choices { draft: draft.clone(), prompt, options, complete: None })
    };
    if let Some(offer) = picked.complete() {
        let (prompt, complete) = (chosen(offer).into(), Some(offer.mv.clone()));
        return Ok(Choices { draft: draft.clone(), prompt, options: Vec::new(), complete });
    }
    match (picked.from, picked.to, picked.area) {
        (None, _, None) => answer(Ask::WhichMove, moves(view)),
        (None, _, Some(area)) => {
            answer(Ask::WhichMoveIn { area: Ask::area(area).into() }, moves_in(view, area)?)
        }
        (Some(from), None, _) => answer(Ask::WhichLanding { from }, landings(&picked.moves)),
        (Some(from), Some(to), _) => {
            answer(Ask::WhichCaptures { from, to }, picked.moves.iter().map(capture).collect())
        }
    }
}

/// The whole move, and what it does.
fn chosen(offer: &Offer) -> Ask {
    let Outcome { from, to, .. } = offer.outcome;
    match offer.effect.told() {
        None => Ask::Chosen { from, to },
        Some(effects) => Ask::ChosenDoes { from, to, effects },
    }
}

/// A pawn that can move, with the best that it can do and the number of its moves.
#[derive(Clone, Copy)]
struct Pawn {
    from: Square,
    best: Effect,
    moves: usize,
}

/// The pawns that can move, the most interesting first.
fn movable(ways: &[Way]) -> Vec<Pawn> {
    let mut pawns: BTreeMap<Square, Pawn> = BTreeMap::new();
    for way in ways {
        let (from, best) = (way.best.from, way.effect);
        let pawn = pawns.entry(from).or_insert(Pawn { from, best, moves: 0 });
        pawn.moves += way.moves;
        if best.rank() < pawn.best.rank() {
            pawn.best = best;
        }
    }
    let mut pawns: Vec<Pawn> = pawns.into_values().collect();
    pawns.sort_by_key(|pawn| pawn.best.rank());
    pawns
}

/// From where to where a pawn can go, by the best of its ways there, and how many there are.
#[derive(Clone, Copy)]
struct Way {
    best: Outcome,
    effect: Effect,
    moves: usize,
}

/// All that can be done: first what does more than move a pawn, then what is best for each pawn, then the rest.
fn ways(view: &View) -> Vec<Way> {
    let mut ways: BTreeMap<(Square, Square), Way> = BTreeMap::new();
    for outcome in view.search().outcomes() {
        let effect = Effect::of(view, outcome);
        let fresh = Way { best: outcome, effect, moves: 0 };
        let way = ways.entry((outcome.from, outcome.to)).or_insert(fresh);
        way.moves += 1;
        // Of equals the one with fewer captured squares, by their number: the order of a search is not to be seen.
        if (effect.rank(), outcome.captured) < (way.effect.rank(), way.best.captured) {
            (way.best, way.effect) = (outcome, effect);
        }
    }
    let mut ways: Vec<Way> = ways.into_values().collect();
    ways.sort_by_key(|way| way.effect.rank());
    let mut known = BTreeSet::new();
    let (first, rest): (Vec<Way>, Vec<Way>) =
        ways.into_iter().partition(|way| known.insert(way.best.from) || way.effect.is_tactical());
    [first, rest].concat()
}

/// What can be chosen first: whole moves where a menu holds them all; else the most telling ones, and then the pawns or
/// the areas of all.
fn moves(view: &View) -> Vec<Choice> {
    let ways = ways(view);
    if ways.len() <= MAX_CHOICES {
        return whole(view, &ways);
    }
    let pawns = movable(&ways);
    let rest: Vec<Choice> = if pawns.len() <= FEW_PAWNS {
        pawns.iter().map(Pawn::choice).collect()
    } else {
        let mut areas: BTreeMap<Area, usize> = BTreeMap::new();
        pawns.iter().for_each(|pawn| *areas.entry(ninth(pawn.from.cell())).or_default() += 1);
        areas.into_iter().map(|(area, pawns)| in_area(area, pawns)).collect()
    };
    let telling = ways.len().min(MAX_CHOICES.saturating_sub(rest.len()));
    whole(view, &ways[..telling]).into_iter().chain(rest).collect()
}

fn whole(view: &View, ways: &[Way]) -> Vec<Choice> {
    let mut search = view.search();
    ways.iter().map(|way| way.choice(search.canonical(way.best))).collect()
}

fn in_area(area: Area, pawns: usize) -> Choice {
    Choice::new(area.to_string(), Ask::area(area)).hint(Ask::Movable { pawns })
}

/// The moves in a part of the board; its pawns where they have more than a menu holds.
fn moves_in(view: &View, area: Area) -> Result<Vec<Choice>, Refusal> {
    let ways: Vec<Way> =
        ways(view).into_iter().filter(|way| ninth(way.best.from.cell()) == area).collect();
    if ways.is_empty() {
        return Err(Refusal::new(Ask::AreaGone));
    }
    if ways.len() <= MAX_CHOICES {
        return Ok(whole(view, &ways));
    }
    Ok(movable(&ways).iter().map(Pawn::choice).collect())
}

impl Way {
    /// A move as a choice; `mv` is the best way, in squares.
    fn choice(&self, mv: Option<Move>) -> Choice {
        let Outcome { from, to, .. } = self.best;
        let id = format!("{from}{BY}{to}");
        let what = Ask::Way { from, to };
        let choice = match self.effect.told() {
            None => Choice::new(id, what),
            Some(effects) if self.moves == 1 => {
                Choice::new(id, Ask::Does { what: what.into(), effects })
            }
            Some(effects) => Choice::new(id, Ask::DoesMost { what: what.into(), effects }),
        };
        let hint = match mv {
            Some(mv) if self.moves == 1 => manner(self.best, &mv, WAY / NAME),
            _ => Some(Ask::Ways { moves: self.moves }.into()),
        };
        hinted(choice, hint)
    }
}

impl Pawn {
    fn choice(&self) -> Choice {
        let (square, moves) = (self.from, self.moves);
        let hint = match self.best.told() {
            None => Ask::Moves { moves },
            Some(effects) => Ask::Best { moves, effects },
        };
        Choice::new(square.to_string(), Ask::Pawn { square }).hint(hint)
    }
}

/// The squares that a pawn can go to, the most interesting first.
fn landings(moves: &[Offer]) -> Vec<Choice> {
    let mut ways: Vec<(Square, Vec<&Offer>)> = Vec::new();
    let mut places: BTreeMap<Square, usize> = BTreeMap::new();
    for offer in moves {
        let to = offer.outcome.to;
        let place = *places.entry(to).or_insert_with(|| {
            ways.push((to, Vec::new()));
            ways.len() - 1
        });
        ways[place].1.push(offer);
    }
    ways.iter().map(|(to, ways)| landing(*to, ways)).collect()
}

/// A square to go to. The first of the ways is the most interesting.
fn landing(square: Square, ways: &[&Offer]) -> Choice {
    let id = square.to_string();
    let Some(best) = ways.first() else { return Choice::new(id, square) };
    match (best.effect.told(), ways.len()) {
        (None, _) => hinted(Choice::new(id, square), way(best, 0)),
        (Some(effects), 1) => {
            hinted(Choice::new(id, Ask::Does { what: square.into(), effects }), way(best, 0))
        }
        (Some(effects), moves) => Choice::new(id, Ask::DoesMost { what: square.into(), effects })
            .hint(Ask::Ways { moves }),
    }
}

/// A set of pawns to capture.
fn capture(offer: &Offer) -> Choice {
    let choice = match offer.captures.as_str() {
        "" => Choice::new(NOTHING, Ask::Nothing),
        captures => Choice::new(captures, captures.replace(',', ", ")),
    };
    let effect = &offer.effect;
    let fall = if effect.castles.is_empty() { None } else { effect.told() };
    let others = if fall.is_some() { effect.room() } else { 0 };
    let hint = match (fall, way(offer, others)) {
        (None, way) => way,
        (Some(effects), None) => Some(Ask::Effects { effects }.into()),
        (Some(effects), Some(way)) => Some(Ask::EffectsOf { effects, way }.into()),
    };
    hinted(choice, hint)
}

/// How a pawn gets there, with as many squares as a hint holds beside so many other characters.
fn way(offer: &Offer, others: usize) -> Option<Message> {
    let squares = WAY.saturating_sub(others) / NAME;
    manner(offer.outcome, &offer.mv, squares.max(1))
}

fn hinted(choice: Choice, hint: Option<Message>) -> Choice {
    Choice { hint, ..choice }
}
