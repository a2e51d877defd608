//! Messages of the match page inside Discord.

rules::messages! {
    pub(crate) enum ActivityText {
        Opening = "activity-opening",
        AllMatches = "activity-all-matches",
        Mine = "activity-mine",
        Here = "activity-here",
        Events = "activity-events",
        None = "activity-none",
        YourTurn = "activity-your-turn",
        Present = "activity-present",
        Share = "activity-share",
        Shared = "activity-shared",
        ShareResult = "activity-share-result",
        NoShare = "activity-no-share",
        Retry = "activity-retry",
        NoClient = "activity-no-client",
        Declined = "activity-declined",
        Redirect = "activity-redirect",
        NoLine = "activity-no-line",
        Code = "activity-code",
        Secret = "activity-secret",
        Instance = "activity-instance",
        Signature = "activity-signature",
    }
}
