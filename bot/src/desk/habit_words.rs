//! What the desk says about how somebody is reminded, and about their vacations.

use rules::{Arg, Message};

rules::messages! {
    /// How somebody is reminded, and whether they are away.
    pub(super) enum Habit {
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
