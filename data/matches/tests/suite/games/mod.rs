//! Two games for tests: Nim hides nothing, and Stakes has hidden information, chance and simultaneous moves.

pub(crate) mod nim;
mod stakes;

use rules::{Game, Plugin, RuleSet, Seat, ThinkRequest, Thinker, Thought};

pub(crate) use nim::Nim;
pub(crate) use stakes::Stakes;

/// A computer player that is never asked: the tests choose its decisions.
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

/// The games of the tests.
pub(crate) static CATALOG: &[&dyn Game] =
    &[&Plugin::<Nim>::with(&Silent), &Plugin::<Stakes>::with(&Silent)];
