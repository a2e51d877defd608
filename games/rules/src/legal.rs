//! Lists of legal moves, complete or sampled.

/// A list of legal moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legal<M> {
    /// The moves, sorted. Each distinct outcome occurs once.
    pub moves: Vec<M>,
    /// Whether the list is complete. If `false`, there are too many moves, and this is a sample.
    pub complete: bool,
}

impl<M> Legal<M> {
    /// All legal moves, sorted.
    pub fn all(moves: Vec<M>) -> Self {
        Self { moves, complete: true }
    }

    /// A sorted sample of too many legal moves.
    pub fn some(moves: Vec<M>) -> Self {
        Self { moves, complete: false }
    }

    /// An empty list, for a seat that is not to move or belongs to another viewer.
    pub fn none() -> Self {
        Self { moves: Vec::new(), complete: true }
    }

    /// The number of moves. `None` if the list is a sample.
    pub fn count(&self) -> Option<u64> {
        self.complete.then_some(self.moves.len() as u64)
    }

    /// The same list with each move converted.
    pub fn map<N>(self, change: impl FnMut(M) -> N) -> Legal<N> {
        Legal { moves: self.moves.into_iter().map(change).collect(), complete: self.complete }
    }
}
