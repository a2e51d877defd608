//! A seat's share of the evaluation bar beside the boards.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// What a seat may hope for, of a whole that all share.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BalanceShare {
    /// Whose it is.
    pub seat: Seat,
    /// How much of 1000.
    pub thousandths: u16,
}
