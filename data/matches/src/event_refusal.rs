//! Refusals of events: the reasons why an act was not carried out.

rules::messages! {
    /// The reason why an act in an event was refused. Nothing has changed.
    #[derive(Copy, Eq)]
    pub enum EventRefusal {
        /// No event has this number.
        NoSuchEvent = "data-no-such-event",
        /// The event's records are damaged. All other events go on.
        Damaged = "data-event-damaged",
        /// The plan's name is empty or too long, or one of its numbers is out of bounds.
        BadPlan = "data-bad-plan",
        /// The format needs a game that two can play.
        ForTwo = "data-for-two",
        /// Too few people have registered.
        TooFewEntrants { least: usize, entrants: usize } = "data-too-few-entrants",
        /// The plan has more rounds than this number of entrants can play without rematches.
        TooManyRounds { entrants: usize, most: usize } = "data-too-many-rounds",
        /// The event has as many entrants as allowed.
        EventFull { most: usize } = "data-event-full",
        /// The person has registered already.
        AlreadyIn = "data-already-in",
        /// The person is not an entrant.
        NotIn = "data-not-in",
        /// Registration is closed.
        Closed = "data-event-closed",
        /// The entrant has withdrawn.
        HasWithdrawn = "data-event-withdrawn",
        /// The event has begun.
        HasBegun = "data-event-begun",
        /// The event has not begun.
        NotBegun = "data-event-not-begun",
        /// The event is over.
        EventOver = "data-event-over",
        /// The event is paused.
        IsPaused = "data-event-paused",
        /// The event is not paused.
        NotPaused = "data-event-not-paused",
        /// The event has no undecided table with this match.
        NoOpenTable = "data-event-no-table",
        /// Only ladders have challenges.
        NotALadder = "data-event-no-ladder",
        /// One of the two players is not on the ladder.
        NotOnLadder = "data-event-not-on-ladder",
        /// The challenged entrant is below the challenger on the ladder.
        BelowYou = "data-event-below",
        /// The challenged entrant is too far above the challenger on the ladder.
        TooFarUp { reach: usize } = "data-event-too-far",
        /// One of the two players has an unfinished match on the ladder.
        HasTable = "data-event-has-table",
        /// One of the two players is in as many running event matches as allowed.
        NoRoom { most: usize } = "data-event-no-room",
        /// The replacement is an entrant already, or not a person.
        BadReplacement = "data-event-bad-replacement",
        /// A computer can't take a seat in an event.
        OnlyPeople = "data-event-only-people",
        /// The named winner has no seat at the table.
        NoSuchDraw = "data-event-bad-result",
    }
}
