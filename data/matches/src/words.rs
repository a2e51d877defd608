//! What the matches say: why something was not done.

use rules::{Message, Words};

use crate::error::Refused;
use crate::journal::watching::PLACES;
use crate::model::agreements::words::Say;

rules::messages! {
    /// Why not.
    pub(crate) enum No {
        /// A number of players that no game has.
        ImpossibleSeats { game: &'static str, seats: u8 } = "data-impossible-seats",
        /// No game of this slug is in the catalog.
        UnknownGame = "data-unknown-game",
        /// A player was named twice, or challenged themselves.
        SamePlayer = "data-same-player",
        /// More players were named than there are seats.
        TooManyNamed = "data-too-many-named",
        /// The challenger chose a seat that there is not.
        NoSuchSeat = "data-no-such-seat",
        /// The challenger has too many challenges without an answer.
        TooManyChallenges { count: usize } = "data-too-many-challenges",
        /// There is a rematch already.
        Rematched { id: String } = "data-rematched",
        /// There is no match of this number.
        NoSuchMatch { id: String } = "data-no-such-match",
        /// The match has not started.
        NotStarted { id: String } = "data-not-started",
        /// The match has started, so that the lobby is closed.
        Started { id: String } = "data-started",
        /// The match has ended.
        Over { id: String } = "data-over",
        /// The match is not over.
        StillRunning { id: String } = "data-still-running",
        /// The player has no seat in the match.
        NotAPlayer { id: String } = "data-not-a-player",
        /// The player has left the table, and the others play on.
        LeftTable { id: String } = "data-left-table",
        /// The board that the player looked at is not the newest.
        Stale { id: String } = "data-stale",
        /// It is somebody else's turn.
        NotYourTurn { id: String } = "data-not-your-turn",
        /// The player has joined already.
        Joined { id: String } = "data-joined",
        /// The player was not asked.
        NotInvited { id: String } = "data-not-invited",
        /// Only the challenger can do this.
        NotChallenger { id: String } = "data-not-challenger",
        /// The challenger can't leave, only withdraw.
        OwnChallenge { id: String } = "data-own-challenge",
        /// The player has not joined, so they can't leave.
        NotJoined { id: String } = "data-not-joined",
        /// Too few have joined.
        TooFew { least: u8, joined: u8 } = "data-too-few",
        /// There is nothing of the player's own turn to take back.
        NothingToTakeBack = "data-nothing-to-take-back",
        /// The last ply showed something hidden or used chance.
        Sealed = "data-sealed",
        /// Something hidden was shown since, or something was left to chance.
        SealedSince = "data-sealed-since",
        /// The game knows no agreed draw, or somebody plays alone.
        NoDraws = "data-no-draws",
        /// The player has offered this in this turn before.
        OfferedBefore = "data-offered-before",
        /// There is no offer to answer.
        NoOffer = "data-no-offer",
        /// Somebody else's offer stands.
        OfferStands { id: String } = "data-offer-stands",
        /// The game can't be played in pairs.
        NoPairs = "data-no-pairs",
        /// Nobody sits there who is gone.
        NobodyGone { id: String } = "data-nobody-gone",
        /// Turns have a limit, and what time brings decides about whoever is gone.
        TimeDecides { id: String } = "data-time-decides",
        /// Whoever is to take the seat has turned it down before.
        TurnedDownBefore = "data-turned-down-before",
        /// Everybody has moved, so it can't be called off any more.
        TooLateToAbort { id: String } = "data-too-late-to-abort",
        /// Turns of the match have no limit.
        NoLimit { id: String } = "data-no-limit",
        /// Nobody's time is up.
        TimeRemains { id: String } = "data-time-remains",
        /// It is the player's own time that is up.
        OwnTimeIsUp { id: String } = "data-own-time-is-up",
        /// Somebody's time is up, so that it is too late for a pause.
        TimeIsUp { id: String } = "data-time-is-up",
        /// What was chosen is about an earlier turn whose time was up.
        AskedAnew { id: String } = "data-asked-anew",
        /// The player has chosen just this before.
        ChosenBefore = "data-chosen-before",
        /// The match rests.
        Resting { id: String } = "data-resting",
        /// The match does not rest.
        NotResting { id: String } = "data-not-resting",
        /// People play against each other who have not agreed to hints.
        NoHints { id: String } = "data-no-hints",
        /// There are hints already.
        HintsAlready { id: String } = "data-hints-already",
        /// All seats of the challenge are taken or kept for somebody.
        NoFreeSeat { id: String } = "data-no-free-seat",
        /// The draft, name or text is too long to be kept.
        TooLong = "data-too-long",
        /// No computer plays this game.
        NoComputer = "data-no-computer",
        /// A name of which nothing is to be seen.
        Nameless = "data-nameless",
        /// Something else that is saved has this name.
        NameTaken = "data-name-taken",
        /// As much is saved as can be.
        SavedEnough { most: usize } = "data-saved-enough",
        /// What was typed may be a slip.
        Doubted = "data-doubted",
        /// The match is by rules that this program does not know.
        Retired { id: String } = "data-retired",
        /// The match's records are damaged. All other matches go on.
        Damaged { id: String } = "data-damaged",
        /// A newer program has written to the match. Nothing of it may be read, rebuilt or overwritten by this one.
        Newer { id: String } = "data-newer",
        /// A newer program has written what was to be overwritten.
        NewerNote = "data-newer-note",
        /// There is no such step in the replay.
        NoSuchStep = "data-no-such-step",
        /// The match is watched in as many places as can be.
        WatchedEnough { most: usize } = "data-watched-enough",
        /// As many follow as can.
        FollowedEnough = "data-followed-enough",
        /// What the player brought to look at is not here any more.
        NothingBrought = "data-nothing-brought",
        /// Too much happened at the same moment.
        Busy = "data-busy",
        /// No seed could be drawn.
        NoChance = "data-no-chance",
        /// The store has failed. The cause is for the log, not for people.
        Unavailable = "data-unavailable",
    }
}

/// What the matches say, and how.
pub const WORDS: Words =
    Words { known: &[No::KNOWN, Say::KNOWN], files: &[("en", include_str!("../words/en.ftl"))] };

impl Refused {
    /// What to say to whoever asked.
    pub fn message(&self) -> Message {
        match self {
            Self::Options(refusal) => refusal.message().clone(),
            Self::Move(error) => error.message(),
            Self::UnknownGame => No::UnknownGame.into(),
            Self::SamePlayer => No::SamePlayer.into(),
            Self::TooManyNamed => No::TooManyNamed.into(),
            Self::NoSuchSeat => No::NoSuchSeat.into(),
            Self::TooManyChallenges(count) => No::TooManyChallenges { count: *count }.into(),
            Self::Rematched(id) => No::Rematched { id: id.to_string() }.into(),
            Self::NoSuchMatch(id) => No::NoSuchMatch { id: id.to_string() }.into(),
            Self::NotStarted(id) => No::NotStarted { id: id.to_string() }.into(),
            Self::Started(id) => No::Started { id: id.to_string() }.into(),
            Self::Over(id) => No::Over { id: id.to_string() }.into(),
            Self::StillRunning(id) => No::StillRunning { id: id.to_string() }.into(),
            Self::NotAPlayer(id) => No::NotAPlayer { id: id.to_string() }.into(),
            Self::LeftTable(id) => No::LeftTable { id: id.to_string() }.into(),
            Self::Stale { id, .. } => No::Stale { id: id.to_string() }.into(),
            Self::NotYourTurn(id) => No::NotYourTurn { id: id.to_string() }.into(),
            Self::Joined(id) => No::Joined { id: id.to_string() }.into(),
            Self::NotInvited(id) => No::NotInvited { id: id.to_string() }.into(),
            Self::NotChallenger(id) => No::NotChallenger { id: id.to_string() }.into(),
            Self::OwnChallenge(id) => No::OwnChallenge { id: id.to_string() }.into(),
            Self::NotJoined(id) => No::NotJoined { id: id.to_string() }.into(),
            Self::TooFew { least, joined } => No::TooFew { least: *least, joined: *joined }.into(),
            Self::NothingToTakeBack => No::NothingToTakeBack.into(),
            Self::Sealed => No::Sealed.into(),
            Self::NoDraws => No::NoDraws.into(),
            Self::OfferedBefore => No::OfferedBefore.into(),
            Self::NoOffer => No::NoOffer.into(),
            Self::OfferStands(id) => No::OfferStands { id: id.to_string() }.into(),
            Self::SealedSince => No::SealedSince.into(),
            Self::NoPairs => No::NoPairs.into(),
            Self::NobodyGone(id) => No::NobodyGone { id: id.to_string() }.into(),
            Self::TimeDecides(id) => No::TimeDecides { id: id.to_string() }.into(),
            Self::TurnedDownBefore => No::TurnedDownBefore.into(),
            Self::TooLateToAbort(id) => No::TooLateToAbort { id: id.to_string() }.into(),
            Self::NoLimit(id) => No::NoLimit { id: id.to_string() }.into(),
            Self::TimeRemains(id) => No::TimeRemains { id: id.to_string() }.into(),
            Self::OwnTimeIsUp(id) => No::OwnTimeIsUp { id: id.to_string() }.into(),
            Self::TimeIsUp(id) => No::TimeIsUp { id: id.to_string() }.into(),
            Self::AskedAnew(id) => No::AskedAnew { id: id.to_string() }.into(),
            Self::ChosenBefore => No::ChosenBefore.into(),
            Self::Resting(id) => No::Resting { id: id.to_string() }.into(),
            Self::NotResting(id) => No::NotResting { id: id.to_string() }.into(),
            Self::NoHints(id) => No::NoHints { id: id.to_string() }.into(),
            Self::HintsAlready(id) => No::HintsAlready { id: id.to_string() }.into(),
            Self::NoFreeSeat(id) => No::NoFreeSeat { id: id.to_string() }.into(),
            Self::TooLong => No::TooLong.into(),
            Self::NoComputer => No::NoComputer.into(),
            Self::Nameless => No::Nameless.into(),
            Self::NameTaken => No::NameTaken.into(),
            Self::SavedEnough => No::SavedEnough { most: rules::MAX_SAVED }.into(),
            Self::Doubted(_) => No::Doubted.into(),
            Self::Retired(id) => No::Retired { id: id.to_string() }.into(),
            Self::Damaged(id) => No::Damaged { id: id.to_string() }.into(),
            Self::Newer(id) => No::Newer { id: id.to_string() }.into(),
            Self::NewerNote => No::NewerNote.into(),
            Self::NoSuchStep => No::NoSuchStep.into(),
            Self::WatchedEnough => No::WatchedEnough { most: PLACES }.into(),
            Self::FollowedEnough => No::FollowedEnough.into(),
            Self::NothingBrought => No::NothingBrought.into(),
            Self::Busy => No::Busy.into(),
            Self::NoChance => No::NoChance.into(),
            Self::Unavailable(_) => No::Unavailable.into(),
        }
    }
}
