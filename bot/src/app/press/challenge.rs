//! Presses about challenges: the answers to one, its computers, and asking for another match.

use matches::{MatchId, PlayerId};

/// A press about a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ChallengePress {
    /// Takes a challenge or a seat in a lobby.
    Accept(MatchId),
    /// Turns a challenge down.
    Decline(MatchId),
    /// Takes one's own challenge back.
    Withdraw(MatchId),
    /// Gives up a seat in a lobby.
    Leave(MatchId),
    /// Starts with the players who are there.
    Start(MatchId),
    /// Asks for the level of a computer on a free seat.
    AddComputer(MatchId),
    /// Gives a free seat to a computer of the chosen level.
    SeatComputer(MatchId),
    /// Challenges the same players again.
    Rematch(MatchId),
    /// Challenges a player to the chosen game.
    Invite {
        /// The player.
        opponent: PlayerId,
    },
}
