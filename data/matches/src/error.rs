//! Refusals: the reasons why an act was not carried out, as messages for the person who asked.

use std::error::Error;
use std::fmt;

use rules::{Draft, MoveError, Refusal};

use crate::event_refusal::EventRefusal;
use crate::ids::{MatchId, Revision};
use store::StoreError;

/// A refusal. Nothing has changed, except where a failed store leaves it unknown ([`Refused::Unavailable`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused {
    /// No game with this slug is in the catalog.
    UnknownGame,
    /// The options are impossible, or impossible for this number of players.
    Options(Refusal),
    /// A player was named twice, or challenged themselves.
    SamePlayer,
    /// More players were named than there are seats.
    TooManyNamed,
    /// A player's word for a deal is empty, too long, or has control characters.
    BadWord,
    /// The challenger chose a seat that does not exist.
    NoSuchSeat,
    /// The challenger has too many unanswered challenges.
    TooManyChallenges(usize),
    /// The match has a rematch already.
    Rematched(MatchId),
    /// No match has this number.
    NoSuchMatch(MatchId),
    /// The match has not started.
    NotStarted(MatchId),
    /// The match has started, and its lobby is closed.
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
        /// The match.
        id: MatchId,
        /// Its current revision.
        now: Revision,
    },
    /// Another player is to move.
    NotYourTurn(MatchId),
    /// No computer plays this game.
    NoComputer,
    /// The typed move may be a mistake. The player is asked once, with this draft.
    Doubted(Draft),
    /// The move can't be read, or is illegal.
    Move(MoveError),
    /// The player has joined already.
    Joined(MatchId),
    /// The player was not invited.
    NotInvited(MatchId),
    /// Only the challenger can do this.
    NotChallenger(MatchId),
    /// The challenger can't leave, only withdraw.
    OwnChallenge(MatchId),
    /// The player has not joined, so they can't leave.
    NotJoined(MatchId),
    /// Too few players have joined.
    TooFew {
        /// How many players are needed.
        least: u8,
        /// How many have joined.
        joined: u8,
    },
    /// The player has no ply in this turn to take back.
    NothingToTakeBack,
    /// The last ply showed something hidden or used chance.
    Sealed,
    /// Since the ply to take back, something hidden was shown or chance was used.
    SealedSince,
    /// The game has no agreed draws, or the player plays alone.
    NoDraws,
    /// The player has offered this earlier in this turn.
    OfferedBefore,
    /// There is no open offer.
    NoOffer,
    /// The offer is the player's own.
    OwnOffer,
    /// Another player's offer must be answered first.
    OfferStands(MatchId),
    /// The game can't be played in pairs: it needs two players and an open beginning.
    NoPairs,
    /// The player on this seat is not absent.
    NobodyGone(MatchId),
    /// Turns have a limit, so the clock decides about absent players.
    TimeDecides(MatchId),
    /// The candidate has turned the seat down before.
    TurnedDownBefore,
    /// The match can't be aborted any more, because everybody has moved.
    TooLateToAbort(MatchId),
    /// The match has no turn limit.
    NoLimit(MatchId),
    /// No player is out of time.
    TimeRemains(MatchId),
    /// The player's own time is up.
    OwnTimeIsUp(MatchId),
    /// A player's time is up, so it is too late for a pause.
    TimeIsUp(MatchId),
    /// The choice is about an earlier turn whose time ran out.
    AskedAnew(MatchId),
    /// The player has made this choice before.
    ChosenBefore,
    /// The match is paused or adjourned.
    Resting(MatchId),
    /// The match is neither paused nor adjourned.
    NotResting(MatchId),
    /// The match is against people who have not agreed to hints.
    NoHints(MatchId),
    /// Hints are allowed already.
    HintsAlready(MatchId),
    /// All seats of the challenge are taken or reserved.
    NoFreeSeat(MatchId),
    /// The draft, name or text is too long.
    TooLong,
    /// The name has no visible characters.
    Nameless,
    /// Another saved layout has this name.
    NameTaken,
    /// The player has saved as many layouts as are allowed.
    SavedEnough,
    /// The match uses rules that this program does not know.
    Retired(MatchId),
    /// The match's records are damaged. All other matches go on.
    Damaged(MatchId),
    /// A newer program has written to the match. This one may not read, rebuild or overwrite it.
    Newer(MatchId),
    /// A newer program has written the row that would be overwritten.
    NewerNote,
    /// The replay has no such step.
    NoSuchStep,
    /// There is no such puzzle or lesson.
    NoSuchExercise,
    /// The match is watched in as many places as are allowed.
    WatchedEnough,
    /// The match has too many followers, or the player follows too many matches.
    FollowedEnough,
    /// The uploaded record is no longer stored.
    NothingBrought,
    /// An event of a club refused.
    Event(EventRefusal),
    /// Too many concurrent acts came first.
    Busy,
    /// No random seed could be drawn.
    NoChance,
    /// The store has failed. The cause is for the log, not for people.
    Unavailable(StoreError),
}

/// Text for logs; people read [`Refused::message`].
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

impl From<EventRefusal> for Refused {
    fn from(refusal: EventRefusal) -> Self {
        Self::Event(refusal)
    }
}

impl From<MoveError> for Refused {
    fn from(error: MoveError) -> Self {
        Self::Move(error)
    }
}
