//! Players, places and times as message arguments.

use crate::app::answer::names::computer_name;
use crate::words::board::BoardText;
use matches::{Head, MatchView, Place, PlayerId, Timestamp};
use rules::{Arg, GameView, Join, Level, Message, Seat, Seats, Sprite};

/// A mention of a player, or a computer's name and level. It pings only players given to [`crate::app::Answer::ping`].
pub(crate) fn mention(player: PlayerId) -> Arg {
    match (player.level(), computer_name(player)) {
        (Some(level), Some(name)) => {
            BoardText::Computer { name, level: level.number().into() }.into()
        }
        _ => Arg::Person(player.0),
    }
}

/// A player with the name of their seat, such as a color. A name that only numbers the players is left out.
pub(crate) fn seated(player: PlayerId, seat: Message) -> Message {
    match seat.is_stand_in() {
        true => match mention(player) {
            // A message about a computer already shows the computer's face.
            Arg::Message(computer) => *computer,
            named => seat.with_players(&|_| Some(named.clone())),
        },
        false => BoardText::Seated { player: mention(player), seat }.into(),
    }
}

pub(crate) fn mentions(join: Join, players: &[PlayerId]) -> Arg {
    Arg::list(join, players.iter().copied().map(mention))
}

pub(crate) fn mention_seat(head: &Head, seat: Seat) -> Arg {
    mention(head.player(seat).unwrap_or(PlayerId::GONE))
}

pub(crate) fn players_at(head: &Head, seats: Seats) -> Vec<PlayerId> {
    seats.iter().filter_map(|seat| head.player(seat)).collect()
}

/// The seats whose players have not left.
pub(crate) fn remaining_seats(head: &Head) -> Seats {
    Seats::all(head.seats) - head.gone
}

/// The remaining seats that the game does not count out. A player with only rubble, for example, is out.
pub(crate) fn seats_in_play(view: &MatchView) -> Seats {
    let out = view.sight(None).map_or(Seats::NONE, |sight| sight.seats_out());
    remaining_seats(view.head()) - out
}

pub(crate) fn place(place: Place) -> Arg {
    Arg::Place(place.post_channel())
}

pub(crate) fn moment(at: Timestamp) -> Arg {
    Arg::Moment(at.0)
}

/// The seat in a message such as "Ada (White)". `None` for other messages.
///
/// The seat's emblem goes before the player, since a line could break around it within the parentheses.
pub(crate) fn seat_in(message: &Message) -> Option<&Message> {
    let seat = message.arg("seat").filter(|_| message.id() == Some("board-seated"))?;
    let Arg::Message(seat) = seat else { return None };
    Some(seat)
}

/// The face of the computer player with which a message begins. `None` for other messages.
pub(crate) fn face_in(message: &Message) -> Option<Sprite> {
    match message.id()? {
        "board-computer" => face_of_level(message),
        "computers-says" => match message.arg("said")? {
            Arg::Message(said) => face_of_level(said),
            _ => None,
        },
        "board-seated" => match message.arg("player")? {
            Arg::Message(player) => face_in(player),
            _ => None,
        },
        _ => None,
    }
}

fn face_of_level(message: &Message) -> Option<Sprite> {
    let Arg::Number(level) = message.arg("level")? else { return None };
    Some(Sprite::Face(Level::of(u8::try_from(*level).ok()?)?))
}

pub(crate) fn seat_emblem(sight: &dyn GameView, seat: Option<Seat>) -> Option<Sprite> {
    games::sprite_for(sight.seat_names().get(seat?.index())?)
}

#[cfg(test)]
mod tests {
    use rules::{OptionValues, Seed, Setup, Viewer};

    use super::*;

    #[test]
    fn the_title_has_a_computers_face_where_seats_have_names_and_where_they_have_numbers() {
        let squire = PlayerId::computer(Level::ALL[1], 0);
        for game in ["kastell", "castle-keep"] {
            let seed = Seed::from_bytes([7; 32]);
            let setup = Setup { options: OptionValues::new(), seats: 2, seed };
            let table = games::find(game).unwrap().set_up(&setup).unwrap();
            let seat = table.see(Viewer::Spectator).seat_names().swap_remove(1);
            assert!(face_in(&seated(squire, seat.clone())).is_some(), "{game}");
            assert!(face_in(&seated(PlayerId(7), seat)).is_none(), "{game}");
        }
    }
}
