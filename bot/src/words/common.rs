//! Labels of buttons and menus, and refusals, that several features share.

use rules::{Arg, Message};

rules::messages! {
    pub(crate) enum Label {
        Move = "label-move",
        MoveIn { id: String } = "label-move-in",
        StepByStep = "label-step-by-step",
        Board = "label-board",
        NewestBoard = "label-newest-board",
        Turn = "label-turn",
        Decline = "label-decline",
        Hint = "label-hint",
        PlayIt = "label-play-it",
        AddComputer = "label-add-computer",
        PlayComputer = "label-play-computer",
        ChooseLevel = "label-choose-level",
        ChooseOther = "label-choose-other",
        WhereDecided = "label-where-decided",
        More = "label-more",
        Resign = "label-resign",
        ReallyResign = "label-really-resign",
        CallOff = "label-call-off",
        PlayOn = "label-play-on",
        Rules = "label-rules",
        Rematch = "label-rematch",
        Replay = "label-replay",
        Steps = "label-steps",
        TryAgain = "label-try-again",
        Film = "label-film",
        First = "label-first",
        Previous = "label-previous",
        Next = "label-next",
        Last = "label-last",
        Confirm = "label-confirm",
        Back = "label-back",
        StartOver = "label-start-over",
        Save = "label-save",
        Unsave { name: String } = "label-unsave",
        Order = "label-order",
        Saved { game: Message } = "label-saved",
        Rename = "label-rename",
        Remove = "label-remove",
        Type = "label-type",
        TakeBack = "label-take-back",
        Accept = "label-accept",
        Join = "label-join",
        Start = "label-start",
        Leave = "label-leave",
        Withdraw = "label-withdraw",
        ChooseGame = "label-choose-game",
        Light = "label-light",
        Dark = "label-dark",
        Contrast = "label-contrast",
    }
}

rules::messages! {
    /// The reason why a request was refused.
    pub(crate) enum RefusalText {
        MoveError { reason: Message } = "refusal-move-error",
        NotAPlayerOver { id: String } = "refusal-not-a-player-over",
        CouldBe { moves: Arg } = "refusal-could-be",
        LikeIt { moves: Arg } = "refusal-like-it",
        PlayListed = "refusal-play-listed",
        NothingChanged = "refusal-nothing-changed",
        InternalError = "refusal-internal-error",
        CommandChanged = "refusal-command-changed",
        Restarting = "refusal-restarting",
        TooManyRequests = "refusal-too-many-requests",
        BusyThinking = "refusal-busy-thinking",
        HintUnderway = "refusal-hint-underway",
        CommandGone = "refusal-command-gone",
        UnknownButton = "refusal-unknown-button",
        NoServer = "refusal-no-server",
        NotAManager = "refusal-not-a-manager",
    }
}

rules::messages! {
    /// The values of an option that is on or off.
    pub(crate) enum SwitchText {
        On = "switch-on",
        Off = "switch-off",
    }
}
