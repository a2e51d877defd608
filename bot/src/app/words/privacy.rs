//! What the desk says of people's own data, and of a match that whoever looks after a server ends.

use rules::{Arg, Message};

rules::messages! {
    /// What is stored of somebody, their file, and how they are forgotten.
    pub(crate) enum Own {
        /// What is stored.
        Held { matches: usize, running: usize, counting: usize, drafts: usize, kept: usize, preferences: usize } = "desk-own-held",
        /// What is not.
        NotHeld = "desk-own-not-held",
        /// The file is attached.
        Here = "desk-own-here",
        /// The file, in words.
        File = "desk-own-file",
        /// There is too much of it for Discord.
        TooMuch = "desk-own-too-much",
        /// Whether to delete it all.
        ReallyDelete { running: usize } = "desk-own-really-delete",
        /// Asks for the file.
        Export = "desk-own-label-export",
        /// Asks for it to be deleted.
        Delete = "desk-own-label-delete",
        /// Is sure.
        Sure = "desk-own-label-sure",
        /// Is not.
        Keep = "desk-own-label-keep",
    }
}

rules::messages! {
    /// A match that is ended by whoever looks after a server.
    pub(crate) enum Closing {
        /// Whether to end it.
        Really { id: String, game: Message, players: Arg, reason: String } = "desk-closing-really",
        /// It was.
        Done { id: String } = "desk-closing-done",
        /// Why it is over.
        Why { reason: String } = "desk-closing-why",
        /// They may not.
        NotTheirs = "desk-closing-not-theirs",
        /// No reason was given.
        NoReason = "desk-closing-no-reason",
        /// Is sure.
        Sure = "desk-closing-label-sure",
    }
}
