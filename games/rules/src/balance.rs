//! A seat's share of the evaluation bar beside the boards.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The part of the evaluation bar that a seat holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BalanceShare {
    /// The seat that holds the share.
    pub seat: Seat,
    /// The share in thousandths.
    pub thousandths: u16,
}
