//! Messages about time: turn limits, reminders, quiet hours, vacations and pauses.

use rules::{Arg, Message, Words};

rules::messages! {
    /// The reminders, quiet hours and vacations of a player.
    pub(crate) enum ReminderText {
        /// How often they are reminded.
        Ladder { ladder: Message } = "clock-reminders-ladder",
        /// At half, eight hours and an hour.
        Whole = "clock-reminders-whole",
        /// An hour before the end.
        LastHour = "clock-reminders-last-hour",
        /// Never.
        Never = "clock-reminders-never",
        /// When they are not reminded, and where they live.
        Quiet { hours: Message, zone: String } = "clock-reminders-quiet",
        /// The same where it is not known where they live.
        QuietInGreenwich { hours: Message } = "clock-reminders-quiet-greenwich",
        /// From when until when.
        Hours { from: u32, to: u32 } = "clock-reminders-hours",
        /// At any hour.
        NoHours = "clock-reminders-no-hours",
        /// They are away.
        Away { until: Arg } = "clock-reminders-away",
        /// They are not.
        Present { days: u32 } = "clock-reminders-present",
        /// Asks how often.
        AskLadder = "clock-reminders-ask-ladder",
        /// Asks at which hours.
        AskHours = "clock-reminders-ask-hours",
        /// Asks where they live.
        AskZone = "clock-reminders-ask-zone",
        /// Goes on a vacation.
        GoAway { days: u32 } = "clock-reminders-label-go-away",
        /// Is back.
        ComeBack = "clock-reminders-label-come-back",
    }
}

rules::messages! {
    /// How long a turn may take.
    pub(crate) enum Span {
        /// Hours.
        Hours { hours: u32 } = "clock-span-hours",
        /// Days.
        Days { days: u32 } = "clock-span-days",
        /// As long as one likes.
        Unlimited = "clock-span-unlimited",
    }
}

rules::messages! {
    /// The clock of a match.
    pub(crate) enum ClockText {
        /// Until when the turn must be over.
        Until { at: Arg } = "clock-until",
        /// The same in the words of a picture.
        AltUntil { at: Arg } = "clock-alt-until",
        /// The clock stands still for somebody's own reasons.
        StandsStill = "clock-stands-still",
        /// Time is up, and the others are to choose.
        IsUp = "clock-is-up",
        /// The match is paused.
        IsPaused = "clock-is-paused",
        /// Nobody has chosen.
        IsAdjourned = "clock-is-adjourned",
        /// How long a turn may take, in a challenge.
        Limit { limit: Message } = "clock-limit",
        /// A match in a list, and until when.
        Entry { entry: Message, at: Arg } = "clock-entry",
        /// A match in a list, and why its clock does not run.
        RestingEntry { entry: Message, why: Message } = "clock-resting-entry",
        /// The same in a word or two.
        Up = "clock-word-up",
        /// The same.
        Still = "clock-word-still",
        /// The same.
        Paused = "clock-word-paused",
        /// The same.
        Adjourned = "clock-word-adjourned",
        /// Whose time was up, at the end.
        Lost { player: Message } = "clock-lost",
        /// A match that was called off because of it.
        CalledOff = "clock-called-off",
    }
}

rules::messages! {
    /// Reminders and other notices about time.
    pub(crate) enum ClockNoticeText {
        /// Somebody is reminded.
        Reminder { players: Arg, game: Message, id: String, at: Arg } = "clock-notice-reminder",
        /// What should have been told before.
        Late = "clock-notice-late",
        /// Somebody has more time.
        MoreTime { players: Arg, at: Arg } = "clock-notice-more-time",
        /// Nobody chose.
        Adjourned { players: Arg, game: Message, id: String } = "clock-notice-adjourned",
        /// It goes on.
        Resumed { by: Arg, players: Arg, at: Arg } = "clock-notice-resumed",
    }
}

rules::messages! {
    /// A turn whose time is up, and what became of it.
    pub(crate) enum TimeUpText {
        /// The others are asked.
        Open { late: Arg, choosers: Arg } = "clock-up-open",
        /// There is nobody to be asked.
        Nobody { late: Arg } = "clock-up-nobody",
        /// How many must choose the same.
        Vote { needed: usize } = "clock-up-vote",
        /// What was chosen so far.
        Chosen { choices: Arg } = "clock-up-chosen",
        /// One of them.
        ChoseOne { player: Arg, choice: Message } = "clock-up-chose-one",
        /// There is more time.
        MoreTime = "clock-up-more-time",
        /// They have lost, or play no more.
        Claimed { player: Arg } = "clock-up-claimed",
        /// It was called off.
        CalledOff = "clock-up-called-off",
        /// Nobody chose.
        Adjourned = "clock-up-adjourned",
        /// Somebody else has taken the seat.
        TakenOver = "clock-up-taken-over",
        /// It went on by itself.
        Passed = "clock-up-passed",
    }
}

rules::messages! {
    /// What the opponents of a late player choose.
    pub(crate) enum TimeChoiceText {
        /// What was chosen.
        Chose { choice: Message } = "clock-choice-chose",
        /// Whether it is meant.
        ReallyClaim { player: Arg, game: Message, id: String } = "clock-choice-really-claim",
        /// The same where others play on.
        ReallyGoOn { player: Arg, game: Message, id: String } = "clock-choice-really-go-on",
        /// The same.
        ReallyCallOff { game: Message, id: String } = "clock-choice-really-call-off",
        /// A match that goes on.
        Resumed = "clock-choice-resumed",
        /// Claims the win.
        Claim = "clock-choice-label-claim",
        /// Goes on without whoever is late.
        GoOn = "clock-choice-label-go-on",
        /// Gives more time.
        MoreTime = "clock-choice-label-more-time",
        /// Calls it off.
        CallOff = "clock-choice-label-call-off",
        /// Means it.
        Really = "clock-choice-label-really",
        /// Does nothing.
        Wait = "clock-choice-label-wait",
        /// Goes on.
        Resume = "clock-choice-label-resume",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[
        ReminderText::KNOWN,
        Span::KNOWN,
        ClockText::KNOWN,
        ClockNoticeText::KNOWN,
        TimeUpText::KNOWN,
        TimeChoiceText::KNOWN,
    ],
    files: &[("en", include_str!("../../words/en/clock.ftl"))],
};
