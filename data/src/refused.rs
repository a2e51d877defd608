//! Why something was not done, as a sentence for the person who asked, and for him alone.

use rules::{MoveError, Refusal};
use thiserror::Error;

use crate::ids::{MatchId, Revision};
use crate::stores::StoreError;

/// A refusal. Nothing has changed, except where a failed store leaves it unknown ([`Refused::Unavailable`]).
#[derive(Clone, Debug, Error, PartialEq, Eq)]
pub enum Refused {
    /// No game of this slug is in the catalog.
    #[error("There is no such game here.")]
    UnknownGame,
    /// The options are not possible, or not for so many players.
    #[error("{0}")]
    Options(Refusal),
    /// A player was named twice, or challenged himself.
    #[error(
        "Everybody at the table must be somebody else: you can't play against yourself, nor name a person twice."
    )]
    SamePlayer,
    /// More players were named than there are seats.
    #[error("You named more players than there are seats.")]
    TooManyNamed,
    /// The challenger chose a seat that there is not.
    #[error("There is no such seat at this table.")]
    NoSuchSeat,
    /// The challenger has too many challenges without an answer.
    #[error("You have {0} challenges without an answer. Withdraw one of them first.")]
    TooManyChallenges(usize),
    /// There is a rematch already.
    #[error("There is a rematch of this already: match {0}.")]
    Rematched(MatchId),
    /// There is no match of this number.
    #[error("There is no match {0}.")]
    NoSuchMatch(MatchId),
    /// The match has not started.
    #[error("Match {0} has not started yet.")]
    NotStarted(MatchId),
    /// The match has started, so that the lobby is closed.
    #[error("Match {0} has started already.")]
    Started(MatchId),
    /// The match has ended.
    #[error("Match {0} is over.")]
    Over(MatchId),
    /// The match is not over.
    #[error("Match {0} is still being played; its whole record is shown when it is over.")]
    StillRunning(MatchId),
    /// The player has no seat in the match.
    #[error("You are not a player in match {0}. You can watch it.")]
    NotAPlayer(MatchId),
    /// The player has left the table, and the others play on.
    #[error("You have left match {0}. You can watch it.")]
    LeftTable(MatchId),
    /// The board that the player looked at is not the newest.
    #[error("That board is out of date. This is how match {id} stands now.")]
    Stale {
        /// Which match.
        id: MatchId,
        /// Its revision now.
        now: Revision,
    },
    /// It is somebody else's turn.
    #[error("It is not your turn in match {0}.")]
    NotYourTurn(MatchId),
    /// The move can't be read, or is against the rules.
    #[error("{0}")]
    Move(MoveError),
    /// The player has joined already.
    #[error("You have joined match {0} already.")]
    Joined(MatchId),
    /// The player was not asked.
    #[error("The challenge {0} is for somebody else.")]
    NotInvited(MatchId),
    /// Only the challenger can do this.
    #[error("Only who made the challenge {0} can do that.")]
    NotChallenger(MatchId),
    /// The challenger can't leave, only withdraw.
    #[error("You made the challenge {0}: withdraw it instead.")]
    OwnChallenge(MatchId),
    /// The player has not joined, so he can't leave.
    #[error("You have not joined match {0}.")]
    NotJoined(MatchId),
    /// Too few have joined.
    #[error("It takes at least {least} players to start; {joined} have joined.")]
    TooFew {
        /// How many it takes.
        least: u8,
        /// How many there are.
        joined: u8,
    },
    /// There is nothing of the player's own turn to take back.
    #[error("There is nothing that you could take back in this turn.")]
    NothingToTakeBack,
    /// The last ply showed something hidden or used chance.
    #[error("That showed something hidden or was left to chance, so it can't be taken back.")]
    Sealed,
    /// The game knows no agreed draw, or there are not two players.
    #[error("There is no draw by agreement in this match.")]
    NoDraws,
    /// The player's offer stands, or was declined since he could last offer.
    #[error("You have offered a draw already. You can offer one again after the next move.")]
    OfferedBefore,
    /// There is no offer to answer.
    #[error("There is no offer of a draw that you could answer.")]
    NoOffer,
    /// Everybody has moved, so it can't be called off any more.
    #[error("Everybody has moved, so match {0} can't be called off any more. You can resign.")]
    TooLateToAbort(MatchId),
    /// The draft, name or text is too long to be kept.
    #[error("That is too long to be kept.")]
    TooLong,
    /// The match is by rules that this program does not know.
    #[error("Match {0} is played by rules that are no longer here.")]
    Retired(MatchId),
    /// The match's records are damaged. All other matches go on.
    #[error("The records of match {0} are damaged. It can't go on until they are restored.")]
    Damaged(MatchId),
    /// A newer program has written to the match. Nothing of it may be read, rebuilt or overwritten by this one.
    #[error("Match {0} was written by a newer Castellan. It goes on as soon as that runs again.")]
    Newer(MatchId),
    /// A newer program has written what was to be overwritten.
    #[error("A newer Castellan has written that, so this one leaves it as it is.")]
    NewerNote,
    /// There is no such step in the replay.
    #[error("The replay has no such step.")]
    NoSuchStep,
    /// Too much happened at the same moment.
    #[error("Too much is happening at once. Please try again.")]
    Busy,
    /// No seed could be drawn.
    #[error("Nothing can be drawn by lot right now. Please try again.")]
    NoChance,
    /// The store has failed. The cause is for the log, not for people.
    #[error("Something is wrong on our side. Please look at the match before you try again.")]
    Unavailable(#[source] StoreError),
}

impl From<StoreError> for Refused {
    fn from(error: StoreError) -> Self {
        Self::Unavailable(error)
    }
}

impl From<MoveError> for Refused {
    fn from(error: MoveError) -> Self {
        Self::Move(error)
    }
}
