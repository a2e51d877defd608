//! Staged input: which pawn, where to, and which captures where there is a choice.

use std::collections::BTreeMap;

use rules::{Area, Choice, Choices, Draft, Menu, Message, Refusal, Seat};

use crate::draft::{NOTHING, Offer, Picked, ninth};
use crate::effect::{Effect, NAME, manner};
use crate::legal::Outcome;
use crate::moves::Move;
use crate::position::View;
use crate::square::Square;
use crate::words::Ask;

/// How many pawns are offered at once beside the areas, where there are too many for one list.
const FIRST_PAWNS: usize = 12;

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
        (None, _, None) => answer(Ask::WhichPawn, pawns(view)),
        (None, _, Some(area)) => {
            answer(Ask::WhichPawnIn { area: Ask::area(area).into() }, pawns_in(view, area)?)
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
struct Pawn {
    from: Square,
    best: Effect,
    moves: usize,
}

/// The pawns that can move, the most interesting first.
fn movable(view: &View) -> Vec<Pawn> {
    let mut pawns: BTreeMap<Square, Pawn> = BTreeMap::new();
    for outcome in view.search().outcomes() {
        let effect = Effect::of(view, outcome);
        let from = outcome.from;
        let pawn = pawns.entry(from).or_insert(Pawn { from, best: effect, moves: 0 });
        pawn.moves += 1;
        if effect.rank() < pawn.best.rank() {
            pawn.best = effect;
        }
    }
    let mut pawns: Vec<Pawn> = pawns.into_values().collect();
    pawns.sort_by_key(|pawn| pawn.best.rank());
    pawns
}

/// The pawns to choose from; where they are too many, the most interesting and then the areas of all.
fn pawns(view: &View) -> Vec<Choice> {
    let pawns = movable(view);
    match rules::split(&pawns, |pawn| ninth(pawn.from.cell())) {
        Menu::Whole(pawns) => pawns.into_iter().map(Pawn::choice).collect(),
        Menu::Groups(areas) => {
            let tactical = pawns.iter().filter(|pawn| pawn.best.is_tactical()).take(FIRST_PAWNS);
            let areas = areas.into_iter().map(|(area, pawns)| in_area(area, pawns.len()));
            tactical.map(Pawn::choice).chain(areas).collect()
        }
    }
}

fn in_area(area: Area, pawns: usize) -> Choice {
    Choice::new(area.to_string(), Ask::area(area)).hint(Ask::Movable { pawns })
}

fn pawns_in(view: &View, area: Area) -> Result<Vec<Choice>, Refusal> {
    let pawns = movable(view).into_iter().filter(|pawn| ninth(pawn.from.cell()) == area);
    let pawns: Vec<Choice> = pawns.map(|pawn| pawn.choice()).collect();
    if pawns.is_empty() {
        return Err(Refusal::new(Ask::AreaGone));
    }
    Ok(pawns)
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
        (Some(effects), moves) => {
            Choice::new(id, Ask::DoesMost { square, effects }).hint(Ask::Ways { moves })
        }
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
