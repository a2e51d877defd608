//! Two games for tests: Nim is all open, and Stakes has all that makes matches hard.

pub(crate) mod nim;
mod stakes;

use rules::{Game, Plugin, RuleSet, Seat, ThinkRequest, Thinker, Thought};

pub(crate) use nim::Nim;
pub(crate) use stakes::Stakes;

/// A computer that is never asked: here it is only said what it has decided.
#[derive(Debug)]
struct Silent;

impl<R: RuleSet> Thinker<R> for Silent {
    fn think(
        &self,
        _: &R::View,
        _: Seat,
        _: &ThinkRequest,
        _: &dyn Fn() -> bool,
    ) -> Option<Thought<R::Move>> {
        None
    }

    fn evaluate(
        &self,
        _: &R::View,
        _: Seat,
        _: &ThinkRequest,
        _: &dyn Fn() -> bool,
    ) -> Option<f64> {
        None
    }
}

/// Both games.
pub(crate) static CATALOG: &[&dyn Game] =
    &[&Plugin::<Nim>::with(&Silent), &Plugin::<Stakes>::with(&Silent)];
