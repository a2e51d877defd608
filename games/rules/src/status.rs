//! Seats to move, turns, and outcomes by the rules.

use serde::{Deserialize, Serialize};

use crate::{Message, Seat, Seats};

/// The seats to move, or the outcome by the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// These seats are to move, in any order among themselves. Never empty.
    ToMove(Seats),
    /// The rules have ended the match.
    Over(Outcome),
}

impl Status {
    /// The seats to move. Empty when the match is over.
    pub fn to_move(&self) -> Seats {
        match self {
            Self::ToMove(seats) => *seats,
            Self::Over(_) => Seats::NONE,
        }
    }

    /// Whether the rules have ended the match.
    pub fn is_over(&self) -> bool {
        matches!(self, Self::Over(_))
    }
}

/// Whether the turn continues after a ply.
///
/// While a turn is in progress, the others see the table as it was when the turn began, and its player may take plies
/// back. The next turn belongs to another seat or, if no other seat can move, to the same one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "the caller has to know whether the turn is over"]
pub enum Turn {
    /// The turn continues, for the same seat or for the seats that move at the same time.
    GoesOn,
    /// The turn is over, and everyone sees its moves. This includes the last turn of a match.
    Ends,
}

/// The outcome of a match by the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The winners. Empty for a draw, and if the only player has lost.
    pub winners: Seats,
    /// Whether it is a draw.
    pub draw: bool,
    /// The reason, with seats instead of people's names: "White cannot place any of the remaining pieces".
    pub reason: Message,
}

impl Outcome {
    /// A win for these seats.
    pub fn won(winners: Seats, reason: impl Into<Message>) -> Self {
        Self { winners, draw: false, reason: reason.into() }
    }

    /// A draw.
    pub fn draw(reason: impl Into<Message>) -> Self {
        Self { winners: Seats::NONE, draw: true, reason: reason.into() }
    }

    /// A win for the seat with the highest count, or a draw if several share it.
    pub fn most(counts: &[usize], reason: impl Into<Message>) -> Self {
        let most = counts.iter().max();
        let leads = |(seat, count)| (Some(count) == most).then_some(Seat(seat));
        let leaders: Seats = (0..).zip(counts).filter_map(leads).collect();
        if leaders.len() == 1 { Self::won(leaders, reason) } else { Self::draw(reason) }
    }

    /// A loss for the only player.
    pub fn lost(reason: impl Into<Message>) -> Self {
        Self { winners: Seats::NONE, draw: false, reason: reason.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_highest_count_wins_unless_it_is_shared() {
        let most = |counts: &[usize]| Outcome::most(counts, Message::plain("")).winners;
        assert_eq!(most(&[3, 5]), Seats::one(Seat(1)));
        assert_eq!(most(&[5, 3, 4]), Seats::one(Seat(0)));
        assert_eq!((most(&[4, 4]), most(&[4, 4, 5])), (Seats::NONE, Seats::one(Seat(2))));
    }
}
