//! The marks that our texts carry for whoever shows them: people, places and moments by their numbers.

use data::{Place, PlayerId, Timestamp};

/// A player. It shows their name and rings only where [`super::Answer::ping`] says so.
pub(super) fn mention(player: PlayerId) -> String {
    if player == PlayerId::GONE { "*somebody*".into() } else { format!("<@{}>", player.0) }
}

/// Where a match is played.
pub(super) fn place(place: Place) -> String {
    format!("<#{}>", place.thread.unwrap_or(place.channel))
}

/// A moment as a date.
pub(super) fn date(at: Timestamp) -> String {
    format!("<t:{}:f>", at.0 / 1000)
}

/// A moment, as far away as it is when it is read.
pub(super) fn distance(at: Timestamp) -> String {
    format!("<t:{}:R>", at.0 / 1000)
}
