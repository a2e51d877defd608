//! Presses about challenges: answers, computers, and new matches.

use matches::{MatchId, PlayerId};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ChallengePress {
    /// Accepts a challenge, or joins a lobby.
    Accept(MatchId),
    /// Declines a challenge.
    Decline(MatchId),
    /// Withdraws one's own challenge.
    Withdraw(MatchId),
    /// Leaves a lobby.
    Leave(MatchId),
    /// Starts the match with the players who have joined.
    Start(MatchId),
    /// Asks for the level of a computer on a free seat.
    AddComputer(MatchId),
    /// Gives a free seat to a computer of the chosen level.
    SeatComputer(MatchId),
    /// Challenges the same players again.
    Rematch(MatchId),
    /// Asks which level of computer to play a game against.
    ChooseLevel { game: String },
    /// Begins a match against computers of the chosen level.
    PlayComputer { game: String },
    /// Challenges a player to the chosen game.
    Invite { opponent: PlayerId },
}
