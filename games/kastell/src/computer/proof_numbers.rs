//! Proof numbers: the least number of positions to decide in order to prove who wins.

/// The number of a proof that is impossible, since the opposite is proven.
pub(super) const INFINITE: u32 = 1 << 30;

/// The least number of positions to decide for each proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ProofNumbers {
    /// To prove that the builder wins.
    pub(super) win: u32,
    /// To prove that the builder loses.
    pub(super) loss: u32,
}

impl ProofNumbers {
    pub(super) const WON: Self = Self { win: 0, loss: INFINITE };
    pub(super) const LOST: Self = Self { win: INFINITE, loss: 0 };
    pub(super) const UNBOUNDED: Self = Self { win: INFINITE, loss: INFINITE };

    fn negated(self) -> Self {
        Self { win: self.loss, loss: self.win }
    }

    /// The numbers from the view of the previous builder. `is_same` if that seat builds again.
    pub(super) fn as_seen_by(self, is_same: bool) -> Self {
        if is_same { self } else { self.negated() }
    }

    pub(super) fn has_reached(self, limit: Self) -> bool {
        self.win >= limit.win || self.loss >= limit.loss || self.win == 0 || self.loss == 0
    }
}

/// The estimated effort to prove a loss, from the number of places of both sides. This formula proved early positions
/// fastest in tests.
pub(super) fn estimate(places: i64, others: i64) -> u32 {
    let squeezed = (2 * places - others).max(1);
    (1 + squeezed * squeezed / 16) as u32
}
