//! The course of a match, as curves of its players' chances.

use serde::{Deserialize, Serialize};

use crate::Seat;

/// The curve of a match, drawn below its board.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Curve {
    /// The shares of all seats in thousandths, at the beginning and after each ply.
    pub shares: Vec<Vec<u16>>,
    /// The number of plies before the position that is shown.
    pub at: usize,
    /// The deciding plies.
    pub pins: Vec<CurvePin>,
}

/// A deciding ply of a curve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CurvePin {
    /// The number of the ply, from 1.
    pub ply: usize,
    /// The seat that moved.
    pub seat: Seat,
}
