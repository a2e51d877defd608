//! Messages about watching and following a match.

use rules::{Arg, Message};

rules::messages! {
    /// Watching a match in another channel.
    pub(crate) enum WatchText {
        Begun { game: Message, id: String } = "watching-begun",
        ShownAlready { game: Message, id: String } = "watching-shown-already",
        PlayedHere = "watching-played-here",
        NotHere = "watching-not-here",
        Stopped { id: String } = "watching-stopped",
        NotWatched = "watching-not-watched",
        NotYours = "watching-not-yours",
        Followed { game: Message, id: String, players: Arg, turn: u32 } = "watching-followed",
        Following { game: Message, id: String, players: Arg, turn: u32 } = "watching-following",
        OwnMatch { id: String } = "watching-own-match",
        Unfollowed { id: String } = "watching-unfollowed",
        Ended { followers: Arg, game: Message, id: String, came: Message } = "watching-ended",
        EndedOff { followers: Arg, game: Message, id: String } = "watching-ended-off",
        Stop = "watching-stop",
        Follow = "watching-follow",
        Unfollow = "watching-unfollow",
        Help = "watching-help",
    }
}
