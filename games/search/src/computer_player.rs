//! The trait of a computer player, and the adapter that makes it a [`Thinker`].

use std::fmt;
use std::marker::PhantomData;

use rules::{Chance, Level, Message, NodeLimit, RuleSet, Seat, ThinkRequest, Thinker, Thought};

use crate::budget::Budget;

/// The greatest value at which neither side stands better, for draw offers.
const EVEN: f64 = 0.05;

/// The computer player of a game, implemented beside its rules.
///
/// Nothing here may panic on any view that play can bring about, and nothing may depend on a clock, a map's order or a
/// machine. The laws are in `testkit::check_computer_player`.
pub trait ComputerPlayer: RuleSet {
    /// A whole position that may be the true one for all that the seat knows: whatever its view doesn't tell is dealt
    /// anew, each way as likely as it is. The seat's view of it is `view`, byte for byte.
    fn determinize(view: &Self::View, seat: Seat, chance: &mut Chance) -> Self::Position;

    /// How many nodes a thought of this level may cost here.
    fn nodes(view: &Self::View, level: Level) -> u64;

    /// The best move found for the seat, which is to move.
    ///
    /// It counts the nodes it looks at, and returns with the best that it has found soon after the budget is over. Nothing,
    /// where there is no legal move.
    fn choose_move(
        view: &Self::View,
        seat: Seat,
        budget: &mut Budget<'_>,
    ) -> Option<BestMove<Self::Move>>;

    /// The value for the seat, from -1 to 1, while others are to move. A game whose players agree on draws tells it, so
    /// that nobody waits for the answer to an offer; others need not.
    fn evaluate_waiting(_view: &Self::View, _seat: Seat, _budget: &mut Budget<'_>) -> Option<f64> {
        None
    }

    /// The reason why this is a good move, in a sentence that tells the seat no more than it may know.
    fn explain(_view: &Self::View, _seat: Seat, _best: &BestMove<Self::Move>) -> Option<Message> {
        None
    }

    /// Whether to offer a draw now if the value is even, as there was no progress for long. It is true now and then, not at
    /// every turn: who is asked again and again is annoyed.
    fn may_offer_draw(_view: &Self::View) -> bool {
        false
    }
}

/// The move that a computer player has chosen, with what it knows of it.
#[derive(Clone, Debug, PartialEq)]
pub struct BestMove<M> {
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

impl<M> BestMove<M> {
    /// The same with each move as something else.
    pub fn map<N>(self, mut change: impl FnMut(M) -> N) -> BestMove<N> {
        BestMove {
            mv: change(self.mv),
            value: self.value,
            is_proven: self.is_proven,
            line: self.line.into_iter().map(&mut change).collect(),
            others: self.others.into_iter().map(|(mv, value)| (change(mv), value)).collect(),
            depth: self.depth,
        }
    }
}

impl<M: Clone> BestMove<M> {
    /// A move of which nothing more is known.
    pub fn unrated(mv: M) -> Self {
        let (line, others) = (vec![mv.clone()], Vec::new());
        Self { mv, value: 0.0, is_proven: false, line, others, depth: None }
    }
}

/// The computer player of a game, for [`rules::Plugin::with`].
pub const fn player<R: ComputerPlayer>() -> &'static dyn Thinker<R> {
    &Adapter::<R>(PhantomData)
}

/// A [`ComputerPlayer`] as an object-safe [`Thinker`].
struct Adapter<R>(PhantomData<fn() -> R>);

impl<R: ComputerPlayer> Thinker<R> for Adapter<R> {
    fn think(
        &self,
        view: &R::View,
        seat: Seat,
        request: &ThinkRequest,
        stop: &dyn Fn() -> bool,
    ) -> Option<Thought<R::Move>> {
        // Who is not to move has no legal move.
        let first = R::pick(view, seat, &mut request.seed.walk(1))?;
        let mut budget = budget::<R>(view, request, stop);
        let best = R::choose_move(view, seat, &mut budget);
        let best = best.unwrap_or_else(|| BestMove::unrated(first));
        let why = R::explain(view, seat, &best);
        let BestMove { mv, value, is_proven, line, others, depth } = best;
        let offers_draw = value.abs() <= EVEN && R::may_offer_draw(view);
        let nodes = budget.nodes();
        Some(Thought { mv, value, is_proven, line, nodes, depth, why, others, offers_draw })
    }

    fn evaluate(
        &self,
        view: &R::View,
        seat: Seat,
        request: &ThinkRequest,
        stop: &dyn Fn() -> bool,
    ) -> Option<f64> {
        let mut budget = budget::<R>(view, request, stop);
        match R::pick(view, seat, &mut request.seed.walk(1)) {
            Some(_) => R::choose_move(view, seat, &mut budget).map(|best| best.value),
            None => R::evaluate_waiting(view, seat, &mut budget),
        }
    }
}

/// The budget of a request.
fn budget<'a, R: ComputerPlayer>(
    view: &R::View,
    request: &ThinkRequest,
    stop: &'a dyn Fn() -> bool,
) -> Budget<'a> {
    let nodes = match request.limit {
        NodeLimit::OfLevel => R::nodes(view, request.level),
        NodeLimit::Nodes(nodes) => nodes,
        NodeLimit::Part(parts) => R::nodes(view, request.level) / parts.max(1),
        NodeLimit::UntilStopped => u64::MAX,
    };
    Budget::new(request.level, nodes.max(1), request.seed.walk(0), stop)
}

impl<R> fmt::Debug for Adapter<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Player")
    }
}
