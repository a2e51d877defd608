//! Players as JSON.

use matches::{Head, PlayerId};
use render::svg::{emblem, stone};
use rules::{GameView, Ink, Message, Seat, Seats, Sprite};
use serde::Serialize;

use crate::app::App;
use crate::app::answer::args::{mention, seat_emblem};
use crate::app::answer::names::computer_name;
use crate::web::state::board_reader::BoardReader;
use crate::web::state::visitor_view::VisitorView;
use crate::words::web::WebText;

#[derive(Debug, Serialize)]
pub(super) struct PlayerJson {
    seat: Seat,
    name: String,
    /// The name of the seat: "Red".
    label: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
    /// Whether the player has moved. `None` unless several players move at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    ready: Option<bool>,
    /// Whether the player is on the page.
    here: bool,
    /// Whether the player has left while the others play on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    left: bool,
    /// Whether the game counts the player out while the others play on.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    out: bool,
    /// The id of a symbol in the sheet.
    emblem: Option<String>,
}

pub(super) fn players(app: &App, look: &VisitorView<'_>) -> Vec<PlayerJson> {
    let head = look.head();
    let here = app.changes().visitors(head.id);
    let movers = look.view.movers();
    // The result says who has lost a match that is over.
    let is_running = head.ending().is_none();
    let out = if is_running { look.sight.seats_out() - head.gone } else { Seats::NONE };
    let player = |(seat, &player): (Seat, &PlayerId)| PlayerJson {
        seat,
        name: name(look, seat),
        label: seat_name(look, seat).map(|name| label(look, name)).unwrap_or_default(),
        level: player.level().map(rules::Level::number),
        ready: (movers.len() > 1 && movers.contains(seat)).then(|| !head.to_move.contains(seat)),
        here: here.contains(&Some(player)),
        left: head.gone.contains(seat),
        out: out.contains(seat),
        emblem: emblem_of(look.sight.as_ref(), seat),
    };
    (0..).map(Seat).zip(&head.players).map(player).collect()
}

/// The label and the emblem of a seat at a step of a replay. A swap of colors changes both.
#[derive(Debug, Serialize)]
pub(super) struct SeatJson {
    seat: Seat,
    label: String,
    emblem: Option<String>,
}

/// The seats at a step of a replay.
pub(super) fn seats_of_step(look: &VisitorView<'_>, sight: &dyn GameView) -> Vec<SeatJson> {
    let seats = (0..).map(Seat).zip(sight.seat_names());
    let json = |(seat, name): (Seat, Message)| SeatJson {
        seat,
        label: label(look, name),
        emblem: emblem_of(sight, seat),
    };
    seats.map(json).collect()
}

/// The seats of a puzzle or a lesson.
pub(super) fn seats_json(reader: &BoardReader<'_>, sight: &dyn GameView) -> Vec<PlayerJson> {
    let seats = (0..).map(Seat).zip(&reader.names).zip(sight.seat_names());
    let player = |((seat, name), side): ((Seat, &String), Message)| PlayerJson {
        seat,
        name: name.clone(),
        label: if reader.seat == Some(seat) { reader.say(side) } else { String::new() },
        level: None,
        ready: None,
        here: false,
        left: false,
        out: false,
        emblem: emblem_of(sight, seat),
    };
    seats.map(player).collect()
}

/// The visitor as a reader of boards and choices.
pub(super) fn board_reader<'a>(look: &'a VisitorView<'a>) -> BoardReader<'a> {
    let seats = (0..).map(Seat).take(look.sight.seat_names().len());
    let is_over = look.head().ending().is_some();
    let player = look.person.filter(|_| is_over);
    BoardReader {
        seat: look.seat(),
        home_edges: player.map_or_else(Vec::new, |player| look.view.home_edges(player)),
        names: seats.map(|seat| name(look, seat)).collect(),
        voice: Box::new(|message| look.voice.say(message)),
    }
}

/// The name of the player on a seat, or of the seat if nobody sits there.
pub(super) fn name(look: &VisitorView<'_>, seat: Seat) -> String {
    name_at(look, look.head(), seat)
}

/// The name of the player who had a seat at this head.
pub(super) fn name_at(look: &VisitorView<'_>, head: &Head, seat: Seat) -> String {
    match head.player(seat) {
        Some(player) => match computer_name(player) {
            Some(name) => look.voice.say_to_all(name),
            None => look.voice.say_to_all(WebText::Name { player: mention(player) }),
        },
        None => seat_name(look, seat).map(|name| look.voice.say_to_all(name)).unwrap_or_default(),
    }
}

/// The name of a seat, which stands below its player's name. Empty if it only numbers the players.
fn label(look: &VisitorView<'_>, name: Message) -> String {
    if name.is_stand_in() { String::new() } else { look.voice.say_to_all(name) }
}

fn seat_name(look: &VisitorView<'_>, seat: Seat) -> Option<Message> {
    look.sight.seat_names().get(seat.index()).cloned()
}

/// The id of the symbol of a seat's emblem.
fn emblem_of(sight: &dyn GameView, seat: Seat) -> Option<String> {
    seat_emblem(sight, Some(seat)).map(|sprite| symbol(&sprite))
}

/// The id of a sprite's symbol.
fn symbol(sprite: &Sprite) -> String {
    match sprite {
        Sprite::Emblem(ink) => emblem(*ink),
        Sprite::Stone(ink) => stone(*ink),
        Sprite::Thing(_) | Sprite::Face(_) => emblem(Ink::Neutral),
    }
}
