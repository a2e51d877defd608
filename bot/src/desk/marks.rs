//! People, places and moments as they go into messages: by their numbers, for whoever shows them.

use data::{Place, PlayerId, Timestamp};
use rules::{Arg, Join, Level, Message, Seat, Sight, Sprite};

use super::words::Board;

/// A player. It shows their name and rings only where [`super::Answer::ping`] says so.
pub(crate) fn mention(player: PlayerId) -> Arg {
    match player.level() {
        Some(level) => told(level).into(),
        None => Arg::Person(player.0),
    }
}

/// Several players.
pub(super) fn mentions(join: Join, players: &[PlayerId]) -> Arg {
    Arg::list(join, players.iter().copied().map(mention))
}

/// Where a match is played.
pub(super) fn place(place: Place) -> Arg {
    Arg::Place(place.thread.unwrap_or(place.channel))
}

/// A moment.
pub(super) fn moment(at: Timestamp) -> Arg {
    Arg::Moment(at.0)
}

/// What a computer is called, in a text.
fn told(level: Level) -> Board {
    Board::Computer { name: level.name(), level: level.number().into() }
}

/// What a player is called who is a computer, where there is no room for more than a name.
pub(crate) fn computer_name(player: PlayerId) -> Option<Message> {
    player.level().map(Level::name)
}

/// The seat in a message that says who sits there. Its emblem stands before the person: in the parentheses after them a
/// line may break around it.
pub(crate) fn seat_of(message: &Message) -> Option<&Message> {
    let seat = message.arg("seat").filter(|_| message.id() == Some("desk-seated"))?;
    let Arg::Message(seat) = seat else { return None };
    Some(seat)
}

/// The emblem of a seat, as its name has it.
pub(super) fn mark_of(sight: &dyn Sight, seat: Option<Seat>) -> Option<Sprite> {
    games::mark(sight.seat_names().get(seat?.index())?)
}
