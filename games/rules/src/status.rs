//! Seats to move, turns, and outcomes by the rules.

use serde::{Deserialize, Serialize};

use crate::{Message, Seat, Seats};

/// The one answer to whose turn it is and whether it is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// These seats are to move, in any order among themselves; never empty.
    ToMove(Seats),
    /// The rules have ended it.
    Over(Outcome),
}

impl Status {
    /// The seats to move; none when it is over.
    pub fn to_move(&self) -> Seats {
        match self {
            Self::ToMove(seats) => *seats,
            Self::Over(_) => Seats::NONE,
        }
    }

    /// Whether the rules have ended it.
    pub fn is_over(&self) -> bool {
        matches!(self, Self::Over(_))
    }
}

/// Whether the turn in which a ply was played goes on after it.
///
/// A turn is what the others wait for: while one is in progress they see the table as it was when it began, and its
/// mover may take plies back. When it ends, the next begins, be it another seat's or, where nobody else can play, the
/// same seat's again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use = "whoever plays a ply has to know whether the turn is over"]
pub enum Turn {
    /// More of the same turn is to come: from the same seat, or from those that move at the same time.
    GoesOn,
    /// The turn is over, and with it everybody sees what was done. The last turn of a match is, too.
    Ends,
}

/// How the rules ended a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Who won. Empty for a draw, and when the only player has lost.
    pub winners: Seats,
    /// Whether it is a draw.
    pub draw: bool,
    /// Why, without people's names: that White cannot place any of the remaining pieces.
    pub reason: Message,
}

impl Outcome {
    /// These seats have won.
    pub fn won(winners: Seats, reason: impl Into<Message>) -> Self {
        Self { winners, draw: false, reason: reason.into() }
    }

    /// Nobody has won, and nobody has lost.
    pub fn draw(reason: impl Into<Message>) -> Self {
        Self { winners: Seats::NONE, draw: true, reason: reason.into() }
    }

    /// Whoever has the most, seat by seat, has won; where several have, nobody.
    pub fn most(counts: &[usize], reason: impl Into<Message>) -> Self {
        let most = counts.iter().max();
        let leads = |(seat, count)| (Some(count) == most).then_some(Seat(seat));
        let leaders: Seats = (0..).zip(counts).filter_map(leads).collect();
        if leaders.len() == 1 { Self::won(leaders, reason) } else { Self::draw(reason) }
    }

    /// The only player has lost.
    pub fn lost(reason: impl Into<Message>) -> Self {
        Self { winners: Seats::NONE, draw: false, reason: reason.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_has_the_most_has_won_unless_several_have() {
        let most = |counts: &[usize]| Outcome::most(counts, Message::plain("")).winners;
        assert_eq!(most(&[3, 5]), Seats::one(Seat(1)));
        assert_eq!(most(&[5, 3, 4]), Seats::one(Seat(0)));
        assert_eq!((most(&[4, 4]), most(&[4, 4, 5])), (Seats::NONE, Seats::one(Seat(2))));
    }
}
