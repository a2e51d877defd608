//! Messages about watching and following a match.

use rules::{Arg, Message, Words};

rules::messages! {
    /// A match that is watched from elsewhere.
    pub(crate) enum WatchText {
        /// A match is shown here from now on.
        Begun { game: Message, id: String } = "watching-begun",
        /// It is played here.
        PlayedHere = "watching-played-here",
        /// It may not be shown here.
        NotHere = "watching-not-here",
        /// It is shown here no longer.
        Stopped { id: String } = "watching-stopped",
        /// It was not.
        NotWatched = "watching-not-watched",
        /// Somebody else had wanted it.
        NotYours = "watching-not-yours",
        /// Whoever asked is told of the end.
        Followed = "watching-followed",
        /// They are already.
        Following = "watching-following",
        /// They are not any more.
        Unfollowed { id: String } = "watching-unfollowed",
        /// A match has ended, to those who followed it.
        Ended { followers: Arg, game: Message, id: String, came: Message } = "watching-ended",
        /// The same, of one that was called off.
        EndedOff { followers: Arg, game: Message, id: String } = "watching-ended-off",
        /// Shows it here no longer.
        Stop = "watching-stop",
        /// Is told of the end.
        Follow = "watching-follow",
        /// Is not told any more.
        Unfollow = "watching-unfollow",
        /// Who may watch what, in the help.
        Help = "watching-help",
    }
}

/// The messages of this file, with their English texts.
pub(super) const WORDS: Words = Words {
    known: &[WatchText::KNOWN],
    files: &[("en", include_str!("../../words/en/watching.ftl"))],
};
