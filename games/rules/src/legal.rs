//! Lists of legal moves, complete or sampled.

/// Moves that may be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legal<M> {
    /// Sorted, each distinct outcome once.
    pub moves: Vec<M>,
    /// Whether these are all; `false` where there are too many to list, and these are a sample.
    pub complete: bool,
}

impl<M> Legal<M> {
    /// All legal moves, sorted.
    pub fn all(moves: Vec<M>) -> Self {
        Self { moves, complete: true }
    }

    /// Some legal moves, sorted; there are too many to list.
    pub fn some(moves: Vec<M>) -> Self {
        Self { moves, complete: false }
    }

    /// No legal move: the seat is not to move, or the viewer is not that seat.
    pub fn none() -> Self {
        Self { moves: Vec::new(), complete: true }
    }

    /// The same with each move as something else.
    pub fn map<N>(self, change: impl FnMut(M) -> N) -> Legal<N> {
        Legal { moves: self.moves.into_iter().map(change).collect(), complete: self.complete }
    }
}
