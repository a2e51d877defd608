//! Refusals: the reasons why an act was not carried out, as messages for the person who asked.

use std::error::Error;
use std::fmt;

use rules::{Arg, Draft, Message, MessageSpec, MoveError, Refusal};

use crate::event_refusal::EventRefusal;
use crate::ids::MatchId;
use store::StoreError;

/// Defines [`Refused`] and its messages. A plain refusal has a message of its own, with the refusal's value as the
/// argument. The messages of the other refusals are arms of a `match`.
macro_rules! refusals {
    (
        plain { $($(#[$doc:meta])* $variant:ident $(($arg:ident: $kind:ty))? = $id:literal,)* }
        others { $($others:tt)* }
        messages { $($messages:tt)* }
    ) => {
        /// A refusal. Nothing has changed, except where a failed store leaves it unknown ([`Refused::Unavailable`]).
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Refused {
            $($(#[$doc])* $variant $(($kind))?,)*
            $($others)*
        }

        impl Refused {
            /// The specs of the messages of plain refusals.
            pub(crate) const KNOWN: &'static [MessageSpec] = &[
                $(MessageSpec { id: $id, args: &[$(stringify!($arg))?] },)*
            ];

            /// The message for the person who asked.
            pub fn message(&self) -> Message {
                match self {
                    $(Refused::$variant $(($arg))? => {
                        Message::worded($id, vec![$((stringify!($arg), Arg::from(*$arg)))?])
                    })*
                    $($messages)*
                }
            }
        }
    };
}

refusals! {
    plain {
        /// No game with this slug is in the catalog.
        UnknownGame = "data-unknown-game",
        /// A player was named twice, or challenged themselves.
        SamePlayer = "data-same-player",
        /// An opponent's data was erased, so nobody can be invited.
        ErasedPlayer = "data-erased-player",
        /// More opponents were named than the match has seats for.
        TooManyNamed = "data-too-many-named",
        /// A player's word, which makes the seed of a deal fair, is empty, too long, or has control characters.
        BadWord = "data-bad-word",
        /// The challenger chose a seat that does not exist.
        NoSuchSeat = "data-no-such-seat",
        /// The challenger has too many unanswered challenges.
        TooManyChallenges(count: usize) = "data-too-many-challenges",
        /// A rematch of the match exists already.
        Rematched(id: MatchId) = "data-rematched",
        /// No match has this number.
        NoSuchMatch(id: MatchId) = "data-no-such-match",
        /// The match has not started.
        NotStarted(id: MatchId) = "data-not-started",
        /// The match has started, so nobody can join or leave its challenge.
        Started(id: MatchId) = "data-started",
        /// The match has ended.
        Over(id: MatchId) = "data-over",
        /// The match is not over.
        StillRunning(id: MatchId) = "data-still-running",
        /// The player has no seat in the match.
        NotAPlayer(id: MatchId) = "data-not-a-player",
        /// The player has left the match, and the others play on.
        LeftTable(id: MatchId) = "data-left-table",
        /// The player acted on an outdated board.
        Stale(id: MatchId) = "data-stale",
        /// Another player is to move.
        NotYourTurn(id: MatchId) = "data-not-your-turn",
        /// The game has no computer player.
        NoComputer = "data-no-computer",
        /// The player has joined already.
        Joined(id: MatchId) = "data-joined",
        /// The player was not invited.
        NotInvited(id: MatchId) = "data-not-invited",
        /// Only the challenger can do this.
        NotChallenger(id: MatchId) = "data-not-challenger",
        /// The challenger can't leave, only withdraw.
        OwnChallenge(id: MatchId) = "data-own-challenge",
        /// The player can't leave the challenge, since they have not joined it.
        NotJoined(id: MatchId) = "data-not-joined",
        /// The player has no ply in this turn to take back.
        NothingToTakeBack = "data-nothing-to-take-back",
        /// The player's last ply can't be taken back, since it showed something hidden or used chance.
        Sealed = "data-sealed",
        /// A later ply showed something hidden or used chance, so earlier plies can't be taken back.
        SealedSince = "data-sealed-since",
        /// The game has no draws by agreement, or the match has only one seat.
        NoDraws = "data-no-draws",
        /// The player has offered this earlier in this turn.
        OfferedBefore = "data-offered-before",
        /// There is no open offer.
        NoOffer = "data-no-offer",
        /// The offer is the player's own.
        OwnOffer = "data-own-offer",
        /// Another player's open offer must be answered first.
        OfferStands(id: MatchId) = "data-offer-stands",
        /// The game can't be played as two matches with swapped seats: it needs two players and an open beginning.
        NoPairs = "data-no-pairs",
        /// No person on this seat has left or is out of time.
        NobodyGone(id: MatchId) = "data-nobody-gone",
        /// Turns have a limit, so the clock decides about silent players.
        TimeDecides(id: MatchId) = "data-time-decides",
        /// The candidate has declined this seat before.
        TurnedDownBefore = "data-turned-down-before",
        /// The match can't be aborted any more, because every player has moved.
        TooLateToAbort(id: MatchId) = "data-too-late-to-abort",
        /// The match has no turn limit.
        NoLimit(id: MatchId) = "data-no-limit",
        /// No player is out of time.
        TimeRemains(id: MatchId) = "data-time-remains",
        /// The player's own time has run out, so they can't do this.
        OwnTimeIsUp(id: MatchId) = "data-own-time-is-up",
        /// A player's time has run out, so nobody can offer a pause or more time.
        TimeIsUp(id: MatchId) = "data-time-is-up",
        /// The choice after a deadline belongs to an earlier turn.
        AskedAnew(id: MatchId) = "data-asked-anew",
        /// The player has already made this choice after the deadline.
        ChosenBefore = "data-chosen-before",
        /// The match is paused or adjourned.
        Resting(id: MatchId) = "data-resting",
        /// The match is neither paused nor adjourned.
        NotResting(id: MatchId) = "data-not-resting",
        /// Hints are not allowed: the match is against people, and not all have agreed.
        NoHints(id: MatchId) = "data-no-hints",
        /// Hints are allowed already.
        HintsAlready(id: MatchId) = "data-hints-already",
        /// All seats of the challenge are taken or reserved.
        NoFreeSeat(id: MatchId) = "data-no-free-seat",
        /// The draft, name or text is too long.
        TooLong = "data-too-long",
        /// The name has no visible characters.
        Nameless = "data-nameless",
        /// Another saved layout has this name.
        NameTaken = "data-name-taken",
        /// The player has as many saved layouts as allowed.
        SavedEnough(most: usize) = "data-saved-enough",
        /// The match uses rules that this program does not know.
        Retired(id: MatchId) = "data-retired",
        /// The match's records are damaged. All other matches go on.
        Damaged(id: MatchId) = "data-damaged",
        /// A newer program has written to the match. This program may not read, rebuild or overwrite it.
        Newer(id: MatchId) = "data-newer",
        /// A newer program has written the row that this act would overwrite.
        NewerNote = "data-newer-note",
        /// The replay has no such step.
        NoSuchStep = "data-no-such-step",
        /// There is no such puzzle or lesson.
        NoSuchExercise = "data-no-such-exercise",
        /// The match is shown in as many places as allowed.
        WatchedEnough(most: usize) = "data-watched-enough",
        /// The player follows or plays as many matches as allowed.
        FollowedEnough = "data-followed-enough",
        /// The match has as many followers as allowed.
        TooManyFollowers = "data-too-many-followers",
        /// The uploaded record is no longer stored.
        NothingBrought = "data-nothing-brought",
        /// Each attempt to store the act failed, since another act came first.
        Busy = "data-busy",
        /// No random seed could be drawn.
        NoChance = "data-no-chance",
    }
    others {
        /// The options are impossible, or impossible for this number of players.
        Options(Refusal),
        /// The typed move may be a mistake. The player must confirm this draft.
        Doubted(Draft),
        /// The move can't be read, or is illegal.
        Move(MoveError),
        /// Too few players have joined.
        TooFew {
            /// The number of players that the match needs.
            least: u8,
            /// The number of players who have joined.
            joined: u8,
        },
        /// The act was refused in an event of a club.
        Event(EventRefusal),
        /// The store has failed. Only logs show the cause.
        Unavailable(StoreError),
    }
    messages {
        Refused::Options(refusal) => refusal.message().clone(),
        Refused::Move(error) => error.message(),
        Refused::Doubted(_) => No::Doubted.into(),
        Refused::TooFew { least, joined } => No::TooFew { least: *least, joined: *joined }.into(),
        Refused::Event(refusal) => (*refusal).into(),
        Refused::Unavailable(StoreError::Unwritable(_) | StoreError::Stopped(_)) => {
            No::NotStored.into()
        }
        Refused::Unavailable(_) => No::Unavailable.into(),
    }
}

rules::messages! {
    /// The messages of the refusals that are not plain.
    pub(crate) enum No {
        ImpossibleSeats { game: &'static str, seats: u8 } = "data-impossible-seats",
        TooFew { least: u8, joined: u8 } = "data-too-few",
        Doubted = "data-doubted",
        NotStored = "data-not-stored",
        Unavailable = "data-unavailable",
    }
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
