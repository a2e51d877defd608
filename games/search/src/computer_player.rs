//! The trait of a computer player, and the adapter that makes it a [`Thinker`].

use std::fmt;
use std::marker::PhantomData;

use rules::{
    Chance, Level, Message, NodeLimit, RuleSet, Seat, Seed, ThinkRequest, Thinker, Thought,
};

use crate::budget::Budget;
use crate::exhaust::forces_win;

/// The computer player of a game, implemented next to its rules.
///
/// Implementations must not panic on any view that can occur in play, and must not depend on a clock, the order of a
/// map or the machine. `testkit::check_computer_player` has the laws.
pub trait ComputerPlayer: RuleSet {
    /// A random position consistent with the seat's view. Hidden things are dealt with their true likelihood. The
    /// seat's view of the result equals `view`, byte for byte.
    fn determinize(view: &Self::View, seat: Seat, chance: &mut Chance) -> Self::Position;

    /// The node limit of a thought at this level.
    fn nodes(view: &Self::View, level: Level) -> u64;

    /// The node limit of a thought of about a minute, if that may decide the game.
    fn decisive_nodes(view: &Self::View, level: Level) -> u64 {
        Self::nodes(view, level)
    }

    /// The best move found for a seat that is to move.
    ///
    /// Counts nodes, and returns the best move so far soon after the budget is used up. `None` if there is no legal
    /// move.
    fn choose_move(
        view: &Self::View,
        seat: Seat,
        budget: &mut Budget<'_>,
    ) -> Option<BestMove<Self::Move>>;

    /// The value for the seat, from -1 to 1, while others are to move. This value answers draw offers, and decides
    /// matches of an event whose time is over. `None` only if nobody can move.
    fn evaluate_waiting(view: &Self::View, seat: Seat, budget: &mut Budget<'_>) -> Option<f64>;

    /// The reason for the move in one to four sentences that reveal nothing hidden from the seat.
    fn explain(_view: &Self::View, _seat: Seat, _best: &BestMove<Self::Move>) -> Option<Message> {
        None
    }

    /// Whether a draw may be offered now, after long play without progress. It should rarely be true, since repeated
    /// offers annoy people.
    fn may_offer_draw(_view: &Self::View) -> bool {
        false
    }
}

/// The move that a computer player has chosen, with its evaluation.
#[derive(Clone, Debug, PartialEq)]
pub struct BestMove<M> {
    /// The move.
    pub mv: M,
    /// The value for the seat after the move, from -1 to 1.
    pub value: f64,
    /// Whether the value is proven.
    pub is_proven: bool,
    /// The expected continuation, beginning with the move.
    pub line: Vec<M>,
    /// The values of other moves, as far as they are known well.
    pub others: Vec<(M, f64)>,
    /// The depth in plies to which every move was searched, if the search has one.
    pub depth: Option<u8>,
}

impl<M> BestMove<M> {
    /// The same result with each move converted.
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
    /// A move with value 0, and without other evaluations.
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
        // A seat that is not to move has no legal move.
        let first = R::pick(view, seat, &mut request.seed.walk(1))?;
        let mut budget = budget::<R>(view, request, stop);
        let best = R::choose_move(view, seat, &mut budget);
        let best = best.unwrap_or_else(|| BestMove::unrated(first));
        let why = request.explains.then(|| R::explain(view, seat, &best)).flatten();
        let BestMove { mv, value, is_proven, line, others, depth } = best;
        let may_offer_draw = R::may_offer_draw(view);
        let nodes = budget.nodes();
        Some(Thought { mv, value, is_proven, line, nodes, depth, why, others, may_offer_draw })
    }

    fn forces_win(&self, view: &R::View, seat: Seat, plies: u32, positions: u64) -> Option<bool> {
        let mut chance = Seed::from_bytes([0; 32]).walk(0);
        forces_win::<R>(&R::determinize(view, seat, &mut chance), seat, plies, positions)
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

fn budget<'a, R: ComputerPlayer>(
    view: &R::View,
    request: &ThinkRequest,
    stop: &'a dyn Fn() -> bool,
) -> Budget<'a> {
    let nodes = match request.limit {
        NodeLimit::OfLevel => R::nodes(view, request.level),
        NodeLimit::Nodes(nodes) => nodes,
        NodeLimit::Part(parts) => R::nodes(view, request.level) / parts.max(1),
        NodeLimit::Decisive(seconds) => {
            let nodes = R::decisive_nodes(view, request.level) / 60 * u64::from(seconds);
            nodes.max(R::nodes(view, request.level))
        }
        NodeLimit::UntilStopped => u64::MAX,
    };
    Budget::new(request.level, nodes.max(1), request.seed.walk(0), stop)
}

impl<R> fmt::Debug for Adapter<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Player")
    }
}
