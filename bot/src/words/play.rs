//! Replies to a player's actions in a match.

use rules::Message;

rules::messages! {
    /// Moves, resignations and the panel of a move.
    pub(crate) enum PlayText {
        /// The move as a sentence.
        Played { words: Message } = "play-played",
        /// After a move that ended the turn, since nothing else could be done.
        Finished = "play-finished",
        /// Next to a move that waits to be confirmed and ends the turn.
        Finishes = "play-finishes",
        DontAskAgain = "play-dont-ask-again",
        AskAgain = "play-ask-again",
        PlayedBefore = "play-played-before",
        TookBack = "play-took-back",
        ReallyResign { game: Message, id: String, left: usize } = "play-really-resign",
        Resigned = "play-resigned",
        CalledOff { id: String } = "play-called-off",
        /// `others` is the number of other players at the table.
        LabelForfeit { others: usize } = "play-label-forfeit",
        ReallyForfeit { game: Message, id: String, others: usize } = "play-really-forfeit",
        Forfeited { id: String, others: usize } = "play-forfeited",
        Confirm { mv: String, prompt: Message } = "play-confirm",
        ConfirmOrGoOn { mv: String, prompt: Message } = "play-confirm-or-go-on",
        Prompt { prompt: Message } = "play-prompt",
        Saved = "play-saved",
        Unsaved = "play-unsaved",
        NothingToBegin = "play-nothing-to-begin",
        Overtaken = "play-overtaken",
        /// A typed move that is the name of a command.
        IsCommand { command: String } = "play-is-command",
    }
}
