//! The state of a draft: a pawn, its target, and its captures.

use rules::{Area, Cell, Draft, MORE, Refusal};

use crate::effect::{Effect, comma_list};
use crate::legal::MoveOutcome;
use crate::moves::Move;
use crate::position::View;
use crate::square::Square;
use crate::words::Prompt;

/// The step that chooses no capture.
pub(crate) const NOTHING: &str = "none";

/// The separator of pawn and target in a step that chooses both.
pub(crate) const BY: char = '>';

/// A legal move and its effect.
#[derive(Clone, Debug)]
pub(crate) struct MoveOption {
    pub(crate) outcome: MoveOutcome,
    /// The move in canonical form.
    pub(crate) mv: Move,
    pub(crate) effect: Effect,
    /// The captured squares joined by commas, as steps name them.
    pub(crate) captures: String,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct DraftState {
    /// The area from which to choose a pawn.
    pub(crate) area: Option<Area>,
    pub(crate) from: Option<Square>,
    pub(crate) to: Option<Square>,
    /// The moves of the chosen pawn, to the chosen target if there is one. The most important comes first.
    pub(crate) moves: Vec<MoveOption>,
    pub(crate) page: usize,
}

impl DraftState {
    pub(crate) fn read(view: &View, draft: &Draft) -> Result<Self, Refusal> {
        draft.steps.iter().try_fold(Self::default(), |state, step| state.with_step(view, step))
    }

    /// The chosen move: the only move left after the choice of a pawn.
    pub(crate) fn complete(&self) -> Option<&MoveOption> {
        match self.moves.as_slice() {
            [only] if self.from.is_some() => Some(only),
            _ => None,
        }
    }

    fn with_step(self, view: &View, step: &str) -> Result<Self, Refusal> {
        if step == MORE {
            return Ok(Self { page: self.page + 1, ..self });
        }
        let state = match (self.from, self.to) {
            (None, _) if step.contains(BY) => {
                let (from, to) = step.split_once(BY).unwrap_or_default();
                self.with_pawn(view, from)?.with_target(to)?
            }
            (None, _) => match Area::read(step) {
                Some(area) if self.area.is_none() && area == area_of(area.from) => {
                    Self { area: Some(area), page: 0, ..self }
                }
                _ => self.with_pawn(view, step)?,
            },
            (Some(_), None) => self.with_target(step)?,
            (Some(_), Some(_)) => self.with_captures(step)?,
        };
        Ok(state)
    }

    fn with_pawn(self, view: &View, step: &str) -> Result<Self, Refusal> {
        let from = Square::read(step);
        let moves = from.map(|from| options(view, from)).unwrap_or_default();
        if moves.is_empty() {
            return Err(Refusal::new(Prompt::PawnGone));
        }
        Ok(Self { from, moves, page: 0, ..self })
    }

    fn with_target(mut self, step: &str) -> Result<Self, Refusal> {
        let to = Square::read(step);
        self.moves.retain(|option| Some(option.outcome.to) == to);
        if self.moves.is_empty() {
            return Err(Refusal::new(Prompt::LandingGone));
        }
        Ok(Self { to, page: 0, ..self })
    }

    fn with_captures(mut self, step: &str) -> Result<Self, Refusal> {
        let captures = if step == NOTHING { "" } else { step };
        self.moves.retain(|option| option.captures == captures);
        if self.moves.is_empty() {
            return Err(Refusal::new(Prompt::CapturesGone));
        }
        Ok(Self { page: 0, ..self })
    }
}

/// The draft of a move: start, end and, if several ways differ, the captures.
pub(crate) fn draft_of(view: &View, mv: &Move) -> Option<Draft> {
    let draft = Draft::of(&[&format!("{}{BY}{}", mv.from(), mv.to())]);
    let state = DraftState::read(view, &draft).ok()?;
    if state.complete().is_some() {
        return Some(draft);
    }
    let option = state.moves.iter().find(|option| option.mv == *mv)?;
    let captures = if option.captures.is_empty() { NOTHING } else { &option.captures };
    Some(draft.then(captures))
}

/// The area of a square, for boards with too many movable pawns: one section by five rows.
pub(crate) fn area_of(cell: Cell) -> Area {
    Area::around(cell, 7, 5)
}

/// The moves of a pawn, the most important first.
pub(crate) fn options(view: &View, from: Square) -> Vec<MoveOption> {
    let mut search = view.move_generator();
    let moves = search.moves_of(from).into_iter();
    let mut found: Vec<MoveOption> = moves
        .map(|(outcome, mv)| {
            let captures = comma_list(&search.captured(outcome));
            MoveOption { outcome, mv, effect: Effect::of(view, outcome), captures }
        })
        .collect();
    found.sort_by(|one, other| {
        one.effect.rank().cmp(&other.effect.rank()).then_with(|| one.mv.cmp(&other.mv))
    });
    found
}
