//! What a draft of staged input means: a pawn, then where it goes, then what it captures on the way.

use rules::{Area, Cell, Draft, MORE, Refusal};

use crate::effect::{Effect, joined};
use crate::legal::Outcome;
use crate::moves::Move;
use crate::position::View;
use crate::square::Square;
use crate::words::Ask;

/// The step that chooses to capture nothing.
pub(crate) const NOTHING: &str = "none";

/// What stands between a pawn and where it goes in a step that chooses both.
pub(crate) const BY: char = '>';

/// A legal move and what it does.
#[derive(Clone, Debug)]
pub(crate) struct Offer {
    /// What it comes to.
    pub(crate) outcome: Outcome,
    /// Its canonical way.
    pub(crate) mv: Move,
    /// What it does.
    pub(crate) effect: Effect,
    /// The captured squares joined by commas: how a step names them.
    pub(crate) captures: String,
}

/// A draft, understood.
#[derive(Clone, Debug, Default)]
pub(crate) struct Picked {
    /// The part of the board to choose a pawn from.
    pub(crate) area: Option<Area>,
    /// The pawn.
    pub(crate) from: Option<Square>,
    /// Where it goes.
    pub(crate) to: Option<Square>,
    /// The moves of that pawn, and to that square if one is chosen, the most interesting first.
    pub(crate) moves: Vec<Offer>,
    /// The page of the list to choose from.
    pub(crate) page: usize,
}

impl Picked {
    /// Understands a draft of the seat to move.
    pub(crate) fn of(view: &View, draft: &Draft) -> Result<Self, Refusal> {
        draft.steps.iter().try_fold(Self::default(), |picked, step| picked.then(view, step))
    }

    /// The one move that is left to choose, once a pawn is chosen.
    pub(crate) fn complete(&self) -> Option<&Offer> {
        match self.moves.as_slice() {
            [only] if self.from.is_some() => Some(only),
            _ => None,
        }
    }

    fn then(self, view: &View, step: &str) -> Result<Self, Refusal> {
        if step == MORE {
            return Ok(Self { page: self.page + 1, ..self });
        }
        let picked = match (self.from, self.to) {
            (None, _) if step.contains(BY) => {
                let (from, to) = step.split_once(BY).unwrap_or_default();
                self.from(view, from)?.to(to)?
            }
            (None, _) => match Area::read(step) {
                Some(area) if self.area.is_none() && area == ninth(area.from) => {
                    Self { area: Some(area), page: 0, ..self }
                }
                _ => self.from(view, step)?,
            },
            (Some(_), None) => self.to(step)?,
            (Some(_), Some(_)) => self.capturing(step)?,
        };
        Ok(picked)
    }

    fn from(self, view: &View, step: &str) -> Result<Self, Refusal> {
        let from = Square::read(step);
        let moves = from.map(|from| options(view, from)).unwrap_or_default();
        if moves.is_empty() {
            return Err(Refusal::new(Ask::PawnGone));
        }
        Ok(Self { from, moves, page: 0, ..self })
    }

    fn to(mut self, step: &str) -> Result<Self, Refusal> {
        let to = Square::read(step);
        self.moves.retain(|option| Some(option.outcome.to) == to);
        if self.moves.is_empty() {
            return Err(Refusal::new(Ask::LandingGone));
        }
        Ok(Self { to, page: 0, ..self })
    }

    fn capturing(mut self, step: &str) -> Result<Self, Refusal> {
        let captures = if step == NOTHING { "" } else { step };
        self.moves.retain(|option| option.captures == captures);
        if self.moves.is_empty() {
            return Err(Refusal::new(Ask::CapturesGone));
        }
        Ok(Self { page: 0, ..self })
    }
}

/// The draft that comes to this move: where from, where to and, where there are several ways, which captures.
pub(crate) fn draft_of(view: &View, mv: &Move) -> Option<Draft> {
    let draft = Draft::of(&[&format!("{}{BY}{}", mv.from(), mv.to())]);
    let picked = Picked::of(view, &draft).ok()?;
    if picked.complete().is_some() {
        return Some(draft);
    }
    let offer = picked.moves.iter().find(|offer| offer.mv == *mv)?;
    let captures = if offer.captures.is_empty() { NOTHING } else { &offer.captures };
    Some(draft.then(captures))
}

/// The part of the board that a square lies in, for choosing among too many pawns: a section by five rows.
pub(crate) fn ninth(cell: Cell) -> Area {
    Area::around(cell, 7, 5)
}

/// The moves of a pawn, the most interesting first.
fn options(view: &View, from: Square) -> Vec<Offer> {
    let mut search = view.search();
    let moves = search.moves_of(from).into_iter();
    let mut found: Vec<Offer> = moves
        .map(|(outcome, mv)| {
            let captures = joined(&search.captured(outcome));
            Offer { outcome, mv, effect: Effect::of(view, outcome), captures }
        })
        .collect();
    found.sort_by(|one, other| {
        one.effect.rank().cmp(&other.effect.rank()).then_with(|| one.mv.cmp(&other.mv))
    });
    found
}
