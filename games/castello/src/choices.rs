//! Staged input: which pawn, where to, and which captures where there is a choice.

use std::collections::BTreeMap;

use rules::{Area, Choice, Choices, Draft, Menu, Refusal, Seat};

use crate::draft::{NOTHING, Offer, Picked, ninth};
use crate::effect::{Effect, manner};
use crate::moves::Move;
use crate::position::View;
use crate::square::Square;

/// How many pawns are offered at once beside the areas, where there are too many for one list.
const FIRST_PAWNS: usize = 12;

/// The next step after a draft.
pub(crate) fn choices(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
    if !view.to_move(seat) {
        return Err(Refusal::new("It is not this seat's turn."));
    }
    let picked = Picked::of(view, draft)?;
    let answer = |prompt: String, options: Vec<Choice>| -> Result<Choices<Move>, Refusal> {
        let options = rules::page(options, picked.page)?;
        Ok(Choices { draft: draft.clone(), prompt, options, complete: None })
    };
    if let Some(offer) = picked.complete() {
        let Offer { outcome, mv, effect, .. } = offer;
        let does = [format!("{} to {}", outcome.from, outcome.to), effect.words()].join(": ");
        let prompt = format!("{}.", does.trim_end_matches(": "));
        let complete = Some(mv.clone());
        return Ok(Choices { draft: draft.clone(), prompt, options: Vec::new(), complete });
    }
    match (picked.from, picked.to, picked.area) {
        (None, _, None) => answer("Which pawn moves?".into(), pawns(view)),
        (None, _, Some(area)) => {
            answer(format!("Which pawn? {}.", words(area)), pawns_in(view, area)?)
        }
        (Some(from), None, _) => answer(format!("Where does {from} go?"), landings(&picked.moves)),
        (Some(from), Some(to), _) => answer(
            format!("What does {from} capture on its way to {to}?"),
            picked.moves.iter().map(capture).collect(),
        ),
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

fn in_area(area: Area, count: usize) -> Choice {
    let count = if count == 1 { "One pawn".into() } else { format!("{count} pawns") };
    Choice::new(area.to_string(), words(area)).hint(count)
}

fn words(Area { from, to }: Area) -> String {
    let columns = format!("Columns {} to {}", from.letter(), to.letter());
    format!("{columns}, rows {} to {}", from.number(), to.number())
}

fn pawns_in(view: &View, area: Area) -> Result<Vec<Choice>, Refusal> {
    let pawns = movable(view).into_iter().filter(|pawn| ninth(pawn.from.cell()) == area);
    let pawns: Vec<Choice> = pawns.map(|pawn| pawn.choice()).collect();
    if pawns.is_empty() {
        return Err(Refusal::new("No pawn there can move now. Choose again."));
    }
    Ok(pawns)
}

impl Pawn {
    fn choice(&self) -> Choice {
        let moves = if self.moves == 1 { "move" } else { "moves" };
        let best = self.best.words();
        let hint = match best.is_empty() {
            true => format!("{} {moves}", self.moves),
            false => format!("{} {moves}; best {best}", self.moves),
        };
        Choice::new(self.from.to_string(), format!("Pawn {}", self.from)).hint(fitting(hint))
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
fn landing(to: Square, ways: &[&Offer]) -> Choice {
    let Some(best) = ways.first() else { return Choice::new(to.to_string(), to.to_string()) };
    let words = best.effect.words();
    match (ways.len(), words.is_empty()) {
        (1, true) => Choice::new(to.to_string(), to.to_string())
            .hint(fitting(manner(best.outcome, &best.mv))),
        (1, false) => Choice::new(to.to_string(), format!("{to}: {words}"))
            .hint(fitting(manner(best.outcome, &best.mv))),
        (many, _) => Choice::new(to.to_string(), format!("{to}: {words} …"))
            .hint(format!("{many} moves that capture differently")),
    }
}

/// A set of pawns to capture.
fn capture(offer: &Offer) -> Choice {
    let Offer { outcome, mv, effect, captures } = offer;
    let (id, what) = match captures.as_str() {
        "" => (NOTHING, "Nothing".into()),
        captures => (captures, captures.replace(',', ", ")),
    };
    let castles =
        if effect.castles.is_empty() { String::new() } else { format!("{}. ", effect.words()) };
    Choice::new(id, what).hint(fitting(castles + &manner(*outcome, mv)))
}

/// A hint cut to the length that menus take.
fn fitting(hint: String) -> String {
    if hint.chars().count() <= 100 {
        return hint;
    }
    hint.chars().take(99).chain(['…']).collect()
}
