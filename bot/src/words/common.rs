//! Labels of buttons and menus, and refusals, that several features share.

use rules::{Arg, Message, Words};

rules::messages! {
    /// Buttons and menus.
    pub(crate) enum Label {
        /// Opens the panel.
        Move = "label-move",
        /// The same, from a list.
        MoveIn { id: String } = "label-move-in",
        /// The same, after a mistake.
        StepByStep = "label-step-by-step",
        /// Shows the board.
        Board = "label-board",
        /// The same, from far away.
        NewestBoard = "label-newest-board",
        /// Turns it.
        Turn = "label-turn",
        /// Says no.
        Decline = "label-decline",
        /// Asks what the computer would play.
        Hint = "label-hint",
        /// Plays that.
        PlayIt = "label-play-it",
        /// Gives a free seat to a computer.
        AddComputer = "label-add-computer",
        /// The same where it is the only one.
        PlayComputer = "label-play-computer",
        /// Asks for a level.
        ChooseLevel = "label-choose-level",
        /// Asks for a moment that decided a match.
        WhereDecided = "label-where-decided",
        /// Gives up, or asks whether to.
        Resign = "label-resign",
        /// Gives up.
        ReallyResign = "label-really-resign",
        /// Calls it off.
        CallOff = "label-call-off",
        /// Does nothing.
        PlayOn = "label-play-on",
        /// Shows the rules.
        Rules = "label-rules",
        /// Plays again.
        Rematch = "label-rematch",
        /// Shows the match again.
        Replay = "label-replay",
        /// The same, from a film.
        Steps = "label-steps",
        /// Shows once more what did not arrive.
        TryAgain = "label-try-again",
        /// Shows it as a film.
        Film = "label-film",
        /// To the first step.
        First = "label-first",
        /// To the one before.
        Previous = "label-previous",
        /// To the next.
        Next = "label-next",
        /// To the last.
        Last = "label-last",
        /// Plays what was chosen.
        Confirm = "label-confirm",
        /// Takes the last choice back.
        Back = "label-back",
        /// Takes all choices back.
        StartOver = "label-start-over",
        /// Saves what was chosen for other matches.
        Save = "label-save",
        /// Drops it.
        Unsave { name: String } = "label-unsave",
        /// To what is saved.
        Order = "label-order",
        /// To what is saved for a game.
        Saved { game: Message } = "label-saved",
        /// Asks which to rename.
        Rename = "label-rename",
        /// Asks which to remove.
        Remove = "label-remove",
        /// Lets people type a move.
        Type = "label-type",
        /// Takes the last ply back.
        TakeBack = "label-take-back",
        /// Takes a challenge.
        Accept = "label-accept",
        /// Takes a seat.
        Join = "label-join",
        /// Starts with those who are there.
        Start = "label-start",
        /// Gives up a seat.
        Leave = "label-leave",
        /// Takes one's own challenge back.
        Withdraw = "label-withdraw",
        /// Asks for a game.
        ChooseGame = "label-choose-game",
        /// A theme of pictures.
        Light = "label-light",
        /// The same.
        Dark = "label-dark",
        /// The same.
        Contrast = "label-contrast",
    }
}

rules::messages! {
    /// Why something was not done.
    pub(crate) enum RefusalText {
        /// A move that was not played.
        MoveError { reason: Message } = "refusal-move-error",
        /// What it could be.
        CouldBe { moves: Arg } = "refusal-could-be",
        /// What would be legal.
        LikeIt { moves: Arg } = "refusal-like-it",
        /// How to go on.
        NothingChanged = "refusal-nothing-changed",
        /// The program has a fault.
        InternalError = "refusal-internal-error",
        /// A command of another form.
        CommandChanged = "refusal-command-changed",
        /// The program stops.
        Restarting = "refusal-restarting",
        /// Too much of what they want done waits already.
        TooManyRequests = "refusal-too-many-requests",
        /// Too many wait for a thought.
        BusyThinking = "refusal-busy-thinking",
        /// They wait for a hint already.
        HintUnderway = "refusal-hint-underway",
        /// A command of former days.
        CommandGone = "refusal-command-gone",
        /// A button of former days.
        UnknownButton = "refusal-unknown-button",
        /// A server's settings, where there is none.
        NoServer = "refusal-no-server",
        /// A server's settings, for somebody who does not manage it.
        NotAManager = "refusal-not-a-manager",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[Label::KNOWN, RefusalText::KNOWN],
    files: &[("en", include_str!("../../words/en/common.ftl"))],
};
