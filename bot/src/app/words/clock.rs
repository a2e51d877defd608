//! What the bot says about time: limits, reminders, quiet hours, vacations and pauses.

use rules::{Arg, Message};

rules::messages! {
    /// How somebody is reminded, and whether they are away.
    pub(crate) enum Habit {
        /// How often they are reminded.
        Ladder { ladder: Message } = "desk-habit-ladder",
        /// At half, eight hours and an hour.
        Whole = "desk-habit-whole",
        /// An hour before the end.
        LastHour = "desk-habit-last-hour",
        /// Never.
        Never = "desk-habit-never",
        /// When they are not reminded, and where they live.
        Quiet { hours: Message, zone: String } = "desk-habit-quiet",
        /// The same where it is not known where they live.
        QuietInGreenwich { hours: Message } = "desk-habit-quiet-greenwich",
        /// From when until when.
        Hours { from: u32, to: u32 } = "desk-habit-hours",
        /// At any hour.
        NoHours = "desk-habit-no-hours",
        /// They are away.
        Away { until: Arg } = "desk-habit-away",
        /// They are not.
        Present { days: u32 } = "desk-habit-present",
        /// Asks how often.
        AskLadder = "desk-habit-ask-ladder",
        /// Asks at which hours.
        AskHours = "desk-habit-ask-hours",
        /// Asks where they live.
        AskZone = "desk-habit-ask-zone",
        /// Goes on a vacation.
        GoAway { days: u32 } = "desk-habit-label-go-away",
        /// Is back.
        ComeBack = "desk-habit-label-come-back",
    }
}

rules::messages! {
    /// How long a turn may take.
    pub(crate) enum Span {
        /// Hours.
        Hours { hours: u32 } = "desk-span-hours",
        /// Days.
        Days { days: u32 } = "desk-span-days",
        /// As long as one likes.
        Unlimited = "desk-span-unlimited",
    }
}

rules::messages! {
    /// How a match stands in time.
    pub(crate) enum Time {
        /// Until when the turn must be over.
        Until { at: Arg } = "desk-time-until",
        /// The same in the words of a picture.
        AltUntil { at: Arg } = "desk-time-alt-until",
        /// The clock stands still for somebody's own reasons.
        StandsStill = "desk-time-stands-still",
        /// Time is up, and the others are to choose.
        IsUp = "desk-time-is-up",
        /// The match is paused.
        IsPaused = "desk-time-is-paused",
        /// Nobody has chosen.
        IsAdjourned = "desk-time-is-adjourned",
        /// How long a turn may take, in a challenge.
        Limit { limit: Message } = "desk-time-limit",
        /// A match in a list, and until when.
        Entry { entry: Message, at: Arg } = "desk-time-entry",
        /// A match in a list, and why its clock does not run.
        RestingEntry { entry: Message, why: Message } = "desk-time-resting-entry",
        /// The same in a word or two.
        Up = "desk-time-word-up",
        /// The same.
        Still = "desk-time-word-still",
        /// The same.
        Paused = "desk-time-word-paused",
        /// The same.
        Adjourned = "desk-time-word-adjourned",
        /// Whose time was up, at the end.
        Lost { player: Message } = "desk-time-lost",
        /// A match that was called off because of it.
        CalledOff = "desk-time-called-off",
    }
}

rules::messages! {
    /// What is told about time, to whom it concerns.
    pub(crate) enum Told {
        /// Somebody is reminded.
        Reminder { players: Arg, game: Message, id: String, at: Arg } = "desk-told-reminder",
        /// What should have been told before.
        Late = "desk-told-late",
        /// Somebody has more time.
        MoreTime { players: Arg, at: Arg } = "desk-told-more-time",
        /// Nobody chose.
        Adjourned { players: Arg, game: Message, id: String } = "desk-told-adjourned",
        /// It goes on.
        Resumed { by: Arg, players: Arg, at: Arg } = "desk-told-resumed",
    }
}

rules::messages! {
    /// That somebody's time is up, and what became of it.
    pub(crate) enum Up {
        /// The others are asked.
        Open { late: Arg, choosers: Arg } = "desk-up-open",
        /// There is nobody to be asked.
        Nobody { late: Arg } = "desk-up-nobody",
        /// How many must choose the same.
        Vote { needed: usize } = "desk-up-vote",
        /// What was chosen so far.
        Chosen { choices: Arg } = "desk-up-chosen",
        /// One of them.
        ChoseOne { player: Arg, choice: Message } = "desk-up-chose-one",
        /// There is more time.
        MoreTime = "desk-up-more-time",
        /// They have lost, or play no more.
        Claimed { player: Arg } = "desk-up-claimed",
        /// It was called off.
        CalledOff = "desk-up-called-off",
        /// Nobody chose.
        Adjourned = "desk-up-adjourned",
        /// Somebody else has taken the seat.
        TakenOver = "desk-up-taken-over",
        /// It went on by itself.
        Passed = "desk-up-passed",
    }
}

rules::messages! {
    /// What somebody did about time, said to them, and what they can press.
    pub(crate) enum Timely {
        /// What was chosen.
        Chose { choice: Message } = "desk-timely-chose",
        /// Whether it is meant.
        ReallyClaim { player: Arg, game: Message, id: String } = "desk-timely-really-claim",
        /// The same where others play on.
        ReallyGoOn { player: Arg, game: Message, id: String } = "desk-timely-really-go-on",
        /// The same.
        ReallyCallOff { game: Message, id: String } = "desk-timely-really-call-off",
        /// A match that goes on.
        Resumed = "desk-timely-resumed",
        /// Claims the win.
        Claim = "desk-timely-label-claim",
        /// Goes on without whoever is late.
        GoOn = "desk-timely-label-go-on",
        /// Gives more time.
        MoreTime = "desk-timely-label-more-time",
        /// Calls it off.
        CallOff = "desk-timely-label-call-off",
        /// Means it.
        Really = "desk-timely-label-really",
        /// Does nothing.
        Wait = "desk-timely-label-wait",
        /// Goes on.
        Resume = "desk-timely-label-resume",
    }
}
