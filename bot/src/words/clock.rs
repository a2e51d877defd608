//! Messages about time: turn limits, reminders, quiet hours, vacations and pauses.

use rules::{Arg, Message};

rules::messages! {
    /// The reminders, quiet hours and vacations of a player.
    pub(crate) enum ReminderText {
        Ladder { ladder: Message } = "clock-reminders-ladder",
        Whole = "clock-reminders-whole",
        LastHour = "clock-reminders-last-hour",
        Never = "clock-reminders-never",
        NeverQuiet = "clock-reminders-never-quiet",
        Quiet { hours: Message, zone: String } = "clock-reminders-quiet",
        QuietInGreenwich { hours: Message } = "clock-reminders-quiet-greenwich",
        Hours { from: u32, to: u32 } = "clock-reminders-hours",
        NoHours = "clock-reminders-no-hours",
        Away { until: Arg } = "clock-reminders-away",
        Present { days: u32 } = "clock-reminders-present",
        AskLadder = "clock-reminders-ask-ladder",
        AskHours = "clock-reminders-ask-hours",
        AskZone = "clock-reminders-ask-zone",
        GoAway { days: u32 } = "clock-reminders-label-go-away",
        ReallyGoAway { days: u32 } = "clock-reminders-really-go-away",
        Sure = "clock-reminders-label-sure",
        Stay = "clock-reminders-label-stay",
        ComeBack = "clock-reminders-label-come-back",
    }
}

rules::messages! {
    /// The length of a turn limit.
    pub(crate) enum Span {
        Hours { hours: u32 } = "clock-span-hours",
        Days { days: u32 } = "clock-span-days",
        Unlimited = "clock-span-unlimited",
    }
}

rules::messages! {
    /// The clock of a match.
    pub(crate) enum ClockText {
        Until { at: Arg } = "clock-until",
        AltUntil { at: Arg } = "clock-alt-until",
        StandsStill = "clock-stands-still",
        IsUp = "clock-is-up",
        IsPaused = "clock-is-paused",
        IsAdjourned = "clock-is-adjourned",
        Limit { limit: Message } = "clock-limit",
        Entry { entry: Message, at: Arg } = "clock-entry",
        RestingEntry { entry: Message, why: Message } = "clock-resting-entry",
        Up = "clock-word-up",
        Still = "clock-word-still",
        Paused = "clock-word-paused",
        Adjourned = "clock-word-adjourned",
        Lost { player: Message } = "clock-lost",
        CalledOff = "clock-called-off",
    }
}

rules::messages! {
    /// Reminders and other notices about time.
    pub(crate) enum ClockNoticeText {
        Reminder { players: Arg, game: Message, id: String, at: Arg } = "clock-notice-reminder",
        Late = "clock-notice-late",
        MoreTime { players: Arg, at: Arg } = "clock-notice-more-time",
        Adjourned { players: Arg, game: Message, id: String } = "clock-notice-adjourned",
        Resumed { by: Arg, players: Arg, at: Arg } = "clock-notice-resumed",
    }
}

rules::messages! {
    /// A turn whose time is up, and the vote about it.
    pub(crate) enum TimeUpText {
        Open { late: Arg, choosers: Arg } = "clock-up-open",
        Nobody { late: Arg } = "clock-up-nobody",
        Vote { needed: usize } = "clock-up-vote",
        Chosen { choices: Arg } = "clock-up-chosen",
        ChoseOne { player: Arg, choice: Message } = "clock-up-chose-one",
        MoreTime = "clock-up-more-time",
        Claimed { player: Arg } = "clock-up-claimed",
        CalledOff = "clock-up-called-off",
        Adjourned = "clock-up-adjourned",
        TakenOver = "clock-up-taken-over",
        Ended = "clock-up-ended",
        Passed = "clock-up-passed",
    }
}

rules::messages! {
    /// The choices of a late player's opponents.
    pub(crate) enum TimeChoiceText {
        Chose { choice: Message } = "clock-choice-chose",
        ReallyClaim { player: Arg, game: Message, id: String } = "clock-choice-really-claim",
        ReallyGoOn { player: Arg, game: Message, id: String } = "clock-choice-really-go-on",
        ReallyCallOff { game: Message, id: String } = "clock-choice-really-call-off",
        Resumed = "clock-choice-resumed",
        Claim = "clock-choice-label-claim",
        GoOn = "clock-choice-label-go-on",
        MoreTime = "clock-choice-label-more-time",
        CallOff = "clock-choice-label-call-off",
        Really = "clock-choice-label-really",
        Wait = "clock-choice-label-wait",
        Resume = "clock-choice-label-resume",
    }
}
