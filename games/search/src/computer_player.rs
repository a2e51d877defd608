//! The trait of a computer player, and how it becomes one.

use std::fmt;
use std::marker::PhantomData;

use rules::{Chance, Level, Message, NodeLimit, RuleSet, Seat, ThinkRequest, Thinker, Thought};

use crate::budget::Effort;

/// Within this of 0 nobody stands better in a way that has led anywhere.
const EVEN: f64 = 0.05;

/// A computer player of a game, beside its rules.
///
/// Nothing here may panic on any view that play can bring about, and nothing may depend on a clock, a map's order or a
/// machine. The laws are in `testkit::check_minds`.
pub trait Mind: RuleSet {
    /// A whole position that may be the true one for all that the seat knows: whatever its view doesn't tell is dealt
    /// anew, each way as likely as it is. The seat's view of it is `view`, byte for byte.
    fn imagine(view: &Self::View, seat: Seat, chance: &mut Chance) -> Self::Position;

    /// How many nodes a thought of this level may cost here.
    fn nodes(view: &Self::View, level: Level) -> u64;

    /// What the seat would play, which is to move. Counts what it looks at, and returns with the best that it has found
    /// soon after the effort is over. Nothing, where there is no legal move.
    fn ponder(view: &Self::View, seat: Seat, effort: &mut Effort<'_>) -> Option<Idea<Self::Move>>;

    /// How it stands for the seat, from -1 to 1, while others are to move. A game whose players agree on draws tells it, so
    /// that nobody waits for the answer to an offer; others need not.
    fn judge_waiting(_view: &Self::View, _seat: Seat, _effort: &mut Effort<'_>) -> Option<f64> {
        None
    }

    /// Why this is a good move, in a sentence that tells the seat no more than it may know.
    fn why(_view: &Self::View, _seat: Seat, _idea: &Idea<Self::Move>) -> Option<Message> {
        None
    }

    /// Whether this is the moment to offer a draw where nobody stands better, as nobody has got anywhere for long. It
    /// comes now and then, not at every turn: who is asked again and again is annoyed.
    fn is_stuck(_view: &Self::View) -> bool {
        false
    }
}

/// What a mind has come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Idea<M> {
    /// The move.
    pub mv: M,
    /// How it stands then for the seat, from -1 to 1.
    pub value: f64,
    /// Whether that is proven.
    pub is_proven: bool,
    /// How it expects the match to go on, the move first.
    pub line: Vec<M>,
    /// What other moves are worth by the same search, where that is known well.
    pub others: Vec<(M, f64)>,
    /// How many plies deep every move was searched, by a search that goes ply by ply.
    pub depth: Option<u8>,
}

impl<M> Idea<M> {
    /// The same with each move as something else.
    pub fn map<N>(self, mut change: impl FnMut(M) -> N) -> Idea<N> {
        Idea {
            mv: change(self.mv),
            value: self.value,
            is_proven: self.is_proven,
            line: self.line.into_iter().map(&mut change).collect(),
            others: self.others.into_iter().map(|(mv, value)| (change(mv), value)).collect(),
            depth: self.depth,
        }
    }
}

impl<M: Clone> Idea<M> {
    /// A move of which nothing more is known.
    pub fn plain(mv: M) -> Self {
        let (line, others) = (vec![mv.clone()], Vec::new());
        Self { mv, value: 0.0, is_proven: false, line, others, depth: None }
    }
}

/// The computer player of a game that has a mind, for [`rules::Plugin::with`].
pub const fn of<R: Mind>() -> &'static dyn Thinker<R> {
    &Player::<R>(PhantomData)
}

/// A mind as the faces without types take it.
struct Player<R>(PhantomData<fn() -> R>);

impl<R: Mind> Thinker<R> for Player<R> {
    fn think(
        &self,
        view: &R::View,
        seat: Seat,
        request: &ThinkRequest,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<R::Move>> {
        // Who is not to move has no legal move.
        let first = R::pick(view, seat, &mut request.seed.walk(1))?;
        let mut effort = effort::<R>(view, request, stop);
        let idea = R::ponder(view, seat, &mut effort).unwrap_or_else(|| Idea::plain(first));
        let why = R::why(view, seat, &idea);
        let Idea { mv, value, is_proven, line, others, depth } = idea;
        let offers_draw = value.abs() <= EVEN && R::is_stuck(view);
        let nodes = effort.nodes();
        Some(Thought { mv, value, is_proven, line, nodes, depth, why, others, offers_draw })
    }

    fn evaluate(
        &self,
        view: &R::View,
        seat: Seat,
        request: &ThinkRequest,
        stop: &dyn Fn() -> bool,
    ) -> Option<f64> {
        let mut effort = effort::<R>(view, request, stop);
        match R::pick(view, seat, &mut request.seed.walk(1)) {
            Some(_) => R::ponder(view, seat, &mut effort).map(|idea| idea.value),
            None => R::judge_waiting(view, seat, &mut effort),
        }
    }
}

/// What a mind may spend that is asked for this.
fn effort<'a, R: Mind>(
    view: &R::View,
    request: &ThinkRequest,
    stop: &'a dyn Fn() -> bool,
) -> Effort<'a> {
    let nodes = match request.limit {
        NodeLimit::OfLevel => R::nodes(view, request.level),
        NodeLimit::Nodes(nodes) => nodes,
        NodeLimit::Part(parts) => R::nodes(view, request.level) / parts.max(1),
        NodeLimit::UntilStopped => u64::MAX,
    };
    Effort::new(request.level, nodes.max(1), request.seed.walk(0), stop)
}

impl<R> fmt::Debug for Player<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Player")
    }
}
