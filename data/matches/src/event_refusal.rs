//! Refusals of events: the reasons why an act was not carried out.

/// The reason why an act in an event was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EventRefusal {
    /// No event has this number.
    NoSuchEvent,
    /// The event's records are damaged. All other events go on.
    Damaged,
    /// The plan's name is empty or too long, or one of its numbers is out of bounds.
    BadPlan,
    /// The format needs a game that two can play.
    ForTwo,
    /// Too few people have registered.
    TooFewEntrants {
        /// The number of entrants that the event needs.
        least: usize,
        /// The number of entrants so far.
        entrants: usize,
    },
    /// The plan has more rounds than this number of entrants can play without rematches.
    TooManyRounds {
        /// The number of entrants.
        entrants: usize,
        /// The most rounds for them.
        most: usize,
    },
    /// The event has as many entrants as allowed.
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
    /// The event has no undecided table with this match.
    NoOpenTable,
    /// Only ladders have challenges.
    NotALadder,
    /// One of the two players is not on the ladder.
    NotOnLadder,
    /// The challenged entrant is below the challenger on the ladder.
    BelowYou,
    /// The challenged entrant is too far above the challenger on the ladder.
    TooFarUp {
        /// The most places that a challenge may go up.
        reach: usize,
    },
    /// One of the two players has an unfinished match on the ladder.
    HasTable,
    /// The replacement is an entrant already, or not a person.
    BadReplacement,
    /// A computer can't take a seat in an event.
    OnlyPeople,
    /// The named winner has no seat at the table.
    NoSuchDraw,
}
