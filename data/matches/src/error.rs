//! Why something was not done, for the person who asked alone.

use std::error::Error;
use std::fmt;

use rules::{Draft, MoveError, Refusal};

use crate::ids::{MatchId, Revision};
use store::StoreError;

/// A refusal. Nothing has changed, except where a failed store leaves it unknown ([`Refused::Unavailable`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// No game of this slug is in the catalog.
    UnknownGame,
    /// The options are not possible, or not for so many players.
    Options(Refusal),
    /// A player was named twice, or challenged themselves.
    SamePlayer,
    /// More players were named than there are seats.
    TooManyNamed,
    /// The challenger chose a seat that there is not.
    NoSuchSeat,
    /// The challenger has too many challenges without an answer.
    TooManyChallenges(usize),
    /// There is a rematch already.
    Rematched(MatchId),
    /// There is no match of this number.
    NoSuchMatch(MatchId),
    /// The match has not started.
    NotStarted(MatchId),
    /// The match has started, so that the lobby is closed.
    Started(MatchId),
    /// The match has ended.
    Over(MatchId),
    /// The match is not over.
    StillRunning(MatchId),
    /// The player has no seat in the match.
    NotAPlayer(MatchId),
    /// The player has left the table, and the others play on.
    LeftTable(MatchId),
    /// The board that the player looked at is not the newest.
    Stale {
        /// Which match.
        id: MatchId,
        /// Its revision now.
        now: Revision,
    },
    /// It is somebody else's turn.
    NotYourTurn(MatchId),
    /// No computer plays this game.
    NoComputer,
    /// What was typed may be a slip: it is asked about once, at this draft.
    Doubted(Draft),
    /// The move can't be read, or is against the rules.
    Move(MoveError),
    /// The player has joined already.
    Joined(MatchId),
    /// The player was not asked.
    NotInvited(MatchId),
    /// Only the challenger can do this.
    NotChallenger(MatchId),
    /// The challenger can't leave, only withdraw.
    OwnChallenge(MatchId),
    /// The player has not joined, so they can't leave.
    NotJoined(MatchId),
    /// Too few have joined.
    TooFew {
        /// How many it takes.
        least: u8,
        /// How many there are.
        joined: u8,
    },
    /// There is nothing of the player's own turn to take back.
    NothingToTakeBack,
    /// The last ply showed something hidden or used chance.
    Sealed,
    /// Since what the player wants to take back, something hidden was shown, or something was left to chance.
    SealedSince,
    /// The game knows no agreed draw, or somebody plays alone.
    NoDraws,
    /// The player has offered this in this turn before.
    OfferedBefore,
    /// There is no offer to answer.
    NoOffer,
    /// Somebody else's offer stands, and is to be answered first.
    OfferStands(MatchId),
    /// The game can't be played in pairs: by two, with all open at the beginning.
    NoPairs,
    /// Nobody sits there who is gone.
    NobodyGone(MatchId),
    /// Turns have a limit, and what time brings decides about whoever is gone.
    TimeDecides(MatchId),
    /// Whoever is to take the seat has turned it down before.
    TurnedDownBefore,
    /// Everybody has moved, so it can't be called off any more.
    TooLateToAbort(MatchId),
    /// Turns of the match have no limit.
    NoLimit(MatchId),
    /// Nobody's time is up.
    TimeRemains(MatchId),
    /// It is the player's own time that is up.
    OwnTimeIsUp(MatchId),
    /// Somebody's time is up, so that it is too late for a pause.
    TimeIsUp(MatchId),
    /// What was chosen is about an earlier turn whose time was up: another's is now.
    AskedAnew(MatchId),
    /// The player has chosen just this before.
    ChosenBefore,
    /// The match rests.
    Resting(MatchId),
    /// The match does not rest.
    NotResting(MatchId),
    /// People play against each other who have not agreed to hints.
    NoHints(MatchId),
    /// There are hints already, so there is nothing to agree on.
    HintsAlready(MatchId),
    /// All seats of the challenge are taken or kept for somebody.
    NoFreeSeat(MatchId),
    /// The draft, name or text is too long to be kept.
    TooLong,
    /// A name of which nothing is to be seen.
    Nameless,
    /// Something else that is saved has this name.
    NameTaken,
    /// As much is saved as can be.
    SavedEnough,
    /// The match is by rules that this program does not know.
    Retired(MatchId),
    /// The match's records are damaged. All other matches go on.
    Damaged(MatchId),
    /// A newer program has written to the match. Nothing of it may be read, rebuilt or overwritten by this one.
    Newer(MatchId),
    /// A newer program has written what was to be overwritten.
    NewerNote,
    /// There is no such step in the replay.
    NoSuchStep,
    /// The match is watched in as many places as can be.
    WatchedEnough,
    /// As many follow the match as can, or the player follows as many as they can.
    FollowedEnough,
    /// What the player brought to look at is not here any more.
    NothingBrought,
    /// Too much happened at the same moment.
    Busy,
    /// No seed could be drawn.
    NoChance,
    /// The store has failed. The cause is for the log, not for people.
    Unavailable(StoreError),
}

/// For logs; people are told [`Refused::message`].
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // The cause is for the log, not for people.
            Self::Unavailable(error) => error.fmt(f),
            refused => refused.message().fmt(f),
        }
    }
}

impl Error for Refused {}

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
