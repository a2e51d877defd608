//! Staged input of a move: the pawn, its target and its captures.

use std::collections::BTreeMap;

use rules::{Area, Choice, Choices, Draft, MAX_CHOICES, Message, Refusal, Seat};

use crate::draft::{BY, DraftState, MoveOption, NOTHING, area_of};
use crate::effect::{Effect, NAME, path_hint, ranked};
use crate::legal::MoveOutcome;
use crate::moves::Move;
use crate::position::View;
use crate::square::Square;
use crate::words::Prompt;

/// The maximum number of pawns on the first menu. If more can move, the menu lists areas.
const FEW_PAWNS: usize = 12;

/// The characters that a hint has for squares and castles. Its words take the rest.
const WAY: usize = 80;

pub(crate) fn choices(view: &View, seat: Seat, draft: &Draft) -> Result<Choices<Move>, Refusal> {
    if !view.to_move(seat) {
        return Err(Refusal::new(Prompt::NotToMove));
    }
    let state = DraftState::read(view, draft)?;
    let answer = |prompt: Prompt, options: Vec<Choice>| -> Result<Choices<Move>, Refusal> {
        let (prompt, options) = (prompt.into(), rules::page(options, state.page)?);
        Ok(Choices { draft: draft.clone(), prompt, options, complete: None })
    };
    if let Some(option) = state.complete() {
        let (prompt, complete) = (chosen(option).into(), Some(option.mv.clone()));
        return Ok(Choices { draft: draft.clone(), prompt, options: Vec::new(), complete });
    }
    match (state.from, state.to, state.area) {
        (None, _, None) => {
            let FirstMenu { prompt, options } = FirstMenu::new(view);
            answer(prompt, options)
        }
        (None, _, Some(area)) => {
            let FirstMenu { prompt, options } = moves_in(view, area)?;
            answer(prompt, options)
        }
        (Some(from), None, _) => answer(Prompt::WhichLanding { from }, landings(&state.moves)),
        (Some(from), Some(to), _) => {
            answer(Prompt::WhichCaptures { from, to }, state.moves.iter().map(capture).collect())
        }
    }
}

/// The prompt for a complete move: the move and its effect.
fn chosen(option: &MoveOption) -> Prompt {
    let MoveOutcome { from, to, .. } = option.outcome;
    match option.effect.list() {
        None => Prompt::Chosen { from, to },
        Some(effects) => Prompt::ChosenDoes { from, to, effects },
    }
}

/// A movable pawn, with its best effect and the number of its moves.
#[derive(Clone, Copy)]
struct Pawn {
    from: Square,
    best: Effect,
    moves: usize,
}

/// The movable pawns, in the order of their squares.
fn movable_pawns(routes: &[Route]) -> Vec<Pawn> {
    let mut pawns: BTreeMap<Square, Pawn> = BTreeMap::new();
    for route in routes {
        let (from, best) = (route.best.from, route.effect);
        let pawn = pawns.entry(from).or_insert(Pawn { from, best, moves: 0 });
        pawn.moves += route.moves;
        if best.rank() < pawn.best.rank() {
            pawn.best = best;
        }
    }
    pawns.into_values().collect()
}

/// A start and an end square, with the best move between them and the number of moves.
#[derive(Clone, Copy)]
struct Route {
    best: MoveOutcome,
    effect: Effect,
    moves: usize,
}

/// All routes: tactical ones and the best of each pawn first, then the rest.
fn routes(view: &View) -> Vec<Route> {
    let mut routes: BTreeMap<(Square, Square), Route> = BTreeMap::new();
    for outcome in view.move_generator().outcomes() {
        let effect = Effect::of(view, outcome);
        let fresh = Route { best: outcome, effect, moves: 0 };
        let route = routes.entry((outcome.from, outcome.to)).or_insert(fresh);
        route.moves += 1;
        // Equal moves are ordered by their captures, so that the order of the search doesn't show.
        if (effect.rank(), outcome.captured) < (route.effect.rank(), route.best.captured) {
            (route.best, route.effect) = (outcome, effect);
        }
    }
    ranked(routes.into_values().collect(), |route| (route.best.from, route.effect))
}

/// A menu of moves, or of the pawns or areas that lead to them.
struct FirstMenu {
    prompt: Prompt,
    options: Vec<Choice>,
}

impl FirstMenu {
    fn new(view: &View) -> Self {
        let routes = routes(view);
        if routes.len() <= MAX_CHOICES {
            let options = route_choices(view, &in_reading_order(&routes));
            return Self { prompt: Prompt::WhichOfMoves, options };
        }
        let pawns = movable_pawns(&routes);
        let is_few = pawns.len() <= FEW_PAWNS;
        let rest = if is_few { pawns.iter().map(Pawn::choice).collect() } else { areas(&pawns) };
        let telling = &routes[..routes.len().min(MAX_CHOICES.saturating_sub(rest.len()))];
        let (prompt, telling) = match is_few {
            true => (Prompt::WhichMoveOrPawn, route_choices(view, &in_reading_order(telling))),
            false => (Prompt::WhichMove, route_choices(view, telling)),
        };
        Self { prompt, options: telling.into_iter().chain(rest).collect() }
    }
}

fn areas(pawns: &[Pawn]) -> Vec<Choice> {
    let mut areas: BTreeMap<Area, usize> = BTreeMap::new();
    pawns.iter().for_each(|pawn| *areas.entry(area_of(pawn.from.cell())).or_default() += 1);
    areas.into_iter().map(|(area, pawns)| area_choice(area, pawns)).collect()
}

/// Tactical moves first, from the best on. Then all others, pawn by pawn, since a menu shows few pawns at once.
fn in_reading_order(routes: &[Route]) -> Vec<Route> {
    let mut routes = routes.to_vec();
    routes.sort_by_key(|route| (!route.effect.is_tactical()).then_some(route.best.from));
    routes
}

fn route_choices(view: &View, routes: &[Route]) -> Vec<Choice> {
    let mut search = view.move_generator();
    routes.iter().map(|route| route.choice(search.canonical(route.best))).collect()
}

fn area_choice(area: Area, pawns: usize) -> Choice {
    Choice::new(area.to_string(), Prompt::area(area)).hint(Prompt::Movable { pawns })
}

/// The moves in an area of the board, or its pawns if they have more moves than a menu holds.
fn moves_in(view: &View, area: Area) -> Result<FirstMenu, Refusal> {
    let routes: Vec<Route> =
        routes(view).into_iter().filter(|route| area_of(route.best.from.cell()) == area).collect();
    if routes.is_empty() {
        return Err(Refusal::new(Prompt::AreaGone));
    }
    let place = Prompt::area(area).into();
    Ok(match routes.len() {
        ..=MAX_CHOICES => FirstMenu {
            prompt: Prompt::WhichMoveIn { area: place },
            options: route_choices(view, &routes),
        },
        _ => FirstMenu {
            prompt: Prompt::WhichPawnIn { area: place },
            options: movable_pawns(&routes).iter().map(Pawn::choice).collect(),
        },
    })
}

impl Route {
    /// A route as a choice. `mv` is its best move, square by square.
    fn choice(&self, mv: Option<Move>) -> Choice {
        let MoveOutcome { from, to, .. } = self.best;
        let id = format!("{from}{BY}{to}");
        let what = Prompt::Route { from, to };
        let choice = match self.effect.list() {
            None => Choice::new(id, what),
            Some(effects) if self.moves == 1 => {
                Choice::new(id, Prompt::Does { what: what.into(), effects })
            }
            Some(effects) => Choice::new(id, Prompt::DoesMost { what: what.into(), effects }),
        };
        let hint = match mv {
            Some(mv) if self.moves == 1 => path_hint(self.best, &mv, WAY / NAME),
            _ => Some(Prompt::Ways { moves: self.moves }.into()),
        };
        with_hint(choice, hint)
    }
}

impl Pawn {
    fn choice(&self) -> Choice {
        let (square, moves) = (self.from, self.moves);
        let hint = match self.best.list() {
            None => Prompt::Moves { moves },
            Some(effects) => Prompt::Best { moves, effects },
        };
        Choice::new(square.to_string(), Prompt::Pawn { square }).hint(hint)
    }
}

/// The target squares of a pawn, the most important first.
fn landings(moves: &[MoveOption]) -> Vec<Choice> {
    let mut ways: Vec<(Square, Vec<&MoveOption>)> = Vec::new();
    let mut places: BTreeMap<Square, usize> = BTreeMap::new();
    for option in moves {
        let to = option.outcome.to;
        let place = *places.entry(to).or_insert_with(|| {
            ways.push((to, Vec::new()));
            ways.len() - 1
        });
        ways[place].1.push(option);
    }
    ways.iter().map(|(to, ways)| landing(*to, ways)).collect()
}

/// A target square. `ways` are the moves to it, the most important first.
fn landing(square: Square, ways: &[&MoveOption]) -> Choice {
    let id = square.to_string();
    let Some(best) = ways.first() else { return Choice::new(id, square) };
    match (best.effect.list(), ways.len()) {
        (None, _) => with_hint(Choice::new(id, square), option_hint(best, 0)),
        (Some(effects), 1) => with_hint(
            Choice::new(id, Prompt::Does { what: square.into(), effects }),
            option_hint(best, 0),
        ),
        (Some(effects), moves) => {
            Choice::new(id, Prompt::DoesMost { what: square.into(), effects })
                .hint(Prompt::Ways { moves })
        }
    }
}

/// The choice of a move by the pawns that it captures.
fn capture(option: &MoveOption) -> Choice {
    let choice = match option.captures.as_str() {
        "" => Choice::new(NOTHING, Prompt::Nothing),
        captures => Choice::new(captures, captures.replace(',', ", ")),
    };
    let effect = &option.effect;
    let fall = if effect.castles.is_empty() { None } else { effect.list() };
    let others = if fall.is_some() { effect.room() } else { 0 };
    let hint = match (fall, option_hint(option, others)) {
        (None, way) => way,
        (Some(effects), None) => Some(Prompt::Effects { effects }.into()),
        (Some(effects), Some(way)) => Some(Prompt::EffectsOf { effects, way }.into()),
    };
    with_hint(choice, hint)
}

/// The path as a hint, with as many squares as fit next to `others` characters.
fn option_hint(option: &MoveOption, others: usize) -> Option<Message> {
    let squares = WAY.saturating_sub(others) / NAME;
    path_hint(option.outcome, &option.mv, squares.max(1))
}

fn with_hint(choice: Choice, hint: Option<Message>) -> Choice {
    Choice { hint, ..choice }
}
