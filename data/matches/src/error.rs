//! Refusals: the reasons why an act was not carried out, as messages for the person who asked.

use std::error::Error;
use std::fmt;

use rules::{Draft, MoveError, Refusal};

use crate::event_refusal::EventRefusal;
use crate::ids::MatchId;
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
    /// An opponent's data was erased, so nobody can be invited.
    ErasedPlayer,
    /// More opponents were named than the match has seats for.
    TooManyNamed,
    /// A player's word, which makes the seed of a deal fair, is empty, too long, or has control characters.
    BadWord,
    /// The challenger chose a seat that does not exist.
    NoSuchSeat,
    /// The challenger has too many unanswered challenges.
    TooManyChallenges(usize),
    /// A rematch of the match exists already.
    Rematched(MatchId),
    /// No match has this number.
    NoSuchMatch(MatchId),
    /// The match has not started.
    NotStarted(MatchId),
    /// The match has started, so nobody can join or leave its challenge.
    Started(MatchId),
    /// The match has ended.
    Over(MatchId),
    /// The match is not over.
    StillRunning(MatchId),
    /// The player has no seat in the match.
    NotAPlayer(MatchId),
    /// The player has left the match, and the others play on.
    LeftTable(MatchId),
    /// The player acted on an outdated board.
    Stale(MatchId),
    /// Another player is to move.
    NotYourTurn(MatchId),
    /// The game has no computer player.
    NoComputer,
    /// The typed move may be a mistake. The player must confirm this draft.
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
    /// The player can't leave the challenge, since they have not joined it.
    NotJoined(MatchId),
    /// Too few players have joined.
    TooFew {
        /// The number of players that the match needs.
        least: u8,
        /// The number of players who have joined.
        joined: u8,
    },
    /// The player has no ply in this turn to take back.
    NothingToTakeBack,
    /// The player's last ply can't be taken back, since it showed something hidden or used chance.
    Sealed,
    /// A later ply showed something hidden or used chance, so earlier ones can't be taken back.
    SealedSince,
    /// The game has no draws by agreement, or the match has only one seat.
    NoDraws,
    /// The player has offered this earlier in this turn.
    OfferedBefore,
    /// There is no open offer.
    NoOffer,
    /// The offer is the player's own.
    OwnOffer,
    /// Another player's open offer must be answered first.
    OfferStands(MatchId),
    /// The game can't be played as two matches with swapped seats: it needs two players and an open beginning.
    NoPairs,
    /// No person on this seat has left or is out of time.
    NobodyGone(MatchId),
    /// Turns have a limit, so the clock decides about silent players.
    TimeDecides(MatchId),
    /// The candidate has declined this seat before.
    TurnedDownBefore,
    /// The match can't be aborted any more, because every player has moved.
    TooLateToAbort(MatchId),
    /// The match has no turn limit.
    NoLimit(MatchId),
    /// No player is out of time.
    TimeRemains(MatchId),
    /// The player's own time has run out, so they can't do this.
    OwnTimeIsUp(MatchId),
    /// A player's time has run out, so nobody can offer a pause or more time.
    TimeIsUp(MatchId),
    /// The choice after a deadline belongs to an earlier turn.
    AskedAnew(MatchId),
    /// The player has already made this choice after the deadline.
    ChosenBefore,
    /// The match is paused or adjourned.
    Resting(MatchId),
    /// The match is neither paused nor adjourned.
    NotResting(MatchId),
    /// Hints are not allowed: the match is against people, and not all have agreed.
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
    /// The player has as many saved layouts as allowed.
    SavedEnough,
    /// The match uses rules that this program does not know.
    Retired(MatchId),
    /// The match's records are damaged. All other matches go on.
    Damaged(MatchId),
    /// A newer program has written to the match. This one may not read, rebuild or overwrite it.
    Newer(MatchId),
    /// A newer program has written the row that this act would overwrite.
    NewerNote,
    /// The replay has no such step.
    NoSuchStep,
    /// There is no such puzzle or lesson.
    NoSuchExercise,
    /// The match is shown in as many places as allowed.
    WatchedEnough,
    /// The match has as many followers as allowed, or the player follows as many matches as allowed.
    FollowedEnough,
    /// The uploaded record is no longer stored.
    NothingBrought,
    /// The act was refused in an event of a club.
    Event(EventRefusal),
    /// Other acts changed the match at each of the attempts.
    Busy,
    /// No random seed could be drawn.
    NoChance,
    /// The store has failed. Only logs show the cause.
    Unavailable(StoreError),
}

/// The text for logs. People read [`Refused::message`].
impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
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
