//! Refusals of events: the reasons why an act was not carried out.

/// The reason why an act in an event was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventRefusal {
    /// No event has this number.
    NoSuchEvent,
    /// A number of the plan is out of bounds, or the name is empty or too long.
    BadPlan,
    /// The format needs a game for two.
    ForTwo,
    /// Too few people have registered.
    TooFewEntrants {
        /// How many are needed.
        least: usize,
        /// How many there are.
        entrants: usize,
    },
    /// There are too many rounds for so few entrants.
    TooManyRounds {
        /// How many there are.
        entrants: usize,
        /// The most rounds for so few.
        most: usize,
    },
    /// As many have registered as are allowed.
    EventFull {
        /// The most entrants.
        most: usize,
    },
    /// The person has registered already.
    AlreadyIn,
    /// The person is not an entrant.
    NotIn,
    /// Registration is closed.
    Closed,
    /// The entrant has withdrawn.
    HasWithdrawn,
    /// The event has begun.
    HasBegun,
    /// The event has not begun.
    NotBegun,
    /// The event is over.
    EventOver,
    /// The event is paused.
    IsPaused,
    /// The event is not paused.
    NotPaused,
    /// No undecided table has this match.
    NoOpenTable,
    /// Only ladders have challenges.
    NotALadder,
    /// One of the two is not on the ladder.
    NotOnLadder,
    /// The challenged entrant stands below the challenger.
    BelowYou,
    /// The challenged entrant stands too far above the challenger.
    TooFarUp {
        /// The most places that a challenge may go up.
        reach: usize,
    },
    /// One of the two has an open match on the ladder.
    HasTable,
    /// The replacement takes part already, or is not a person.
    BadReplacement,
    /// The named winner is not at the table.
    NoSuchDraw,
}
