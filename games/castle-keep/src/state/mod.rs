//! The public JSON of the rules page, written here and read by the reader below.

mod reader;

use rules::Seat;
use serde_json::{Map, Value, json};

use crate::bag::Bag;
use crate::castle::Castle;
use crate::open_position::{Court, Phase};
use crate::options::Version;
use crate::view::View;

pub(crate) use reader::read;

/// What the viewer may know, as the rules page writes it.
pub(crate) fn write(view: &View) -> Value {
    let court = &view.court;
    let seats = || (0..court.seats).map(Seat);
    let hands: Vec<Value> = seats().map(|seat| hand(view, seat)).collect();
    let spoils: Vec<Value> = seats().map(|seat| tiles(court.spoils[seat.index()])).collect();
    let discards: Vec<String> = court.discards.tiles().map(|tile| tile.to_string()).collect();
    let mut state = Map::new();
    let mut put = |name: &str, value: Value| state.insert(name.into(), value);
    put("version", json!(court.options.version.word()));
    put("castles", castles(court));
    put("hands", json!(hands));
    put("spoils", json!(spoils));
    put("pile", json!(view.pile));
    put("discards", json!(discards));
    put("open", json!(court.open));
    put("turn", json!(court.turn.0));
    put("phase", json!(court.phase.word()));
    put("rubble", json!(seats().map(|seat| rubble(court, seat)).collect::<Vec<_>>()));
    if court.phase == Phase::Hit {
        put("candidates", json!(court.candidates().texts()));
    }
    if court.is(Version::Empire) {
        put("moved", json!(moved(court)));
    }
    if let Some(order) = &view.order {
        put(
            "pile_order",
            json!(order.tiles().rev().map(|tile| tile.to_string()).collect::<Vec<_>>()),
        );
    }
    Value::Object(state)
}

fn tiles(bag: Bag) -> Value {
    json!(bag.tiles().map(|tile| tile.to_string()).collect::<Vec<_>>())
}

fn hand(view: &View, seat: Seat) -> Value {
    let hand = view.hands[seat.index()];
    hand.tiles.map_or_else(|| json!(vec!["?"; usize::from(hand.size)]), tiles)
}

/// By seat; who has left has none. The King's castle stands alone.
fn castles(court: &Court) -> Value {
    let grounds = if court.is(Version::King) { 1 } else { court.seats };
    let of = |seat: Seat| {
        let sites = if court.left.contains(seat) { 0 } else { court.sites() };
        json!((0..sites).map(|site| castle(court.castles[seat.index()][site])).collect::<Vec<_>>())
    };
    json!((0..grounds).map(Seat).map(of).collect::<Vec<_>>())
}

fn castle(castle: Castle) -> Value {
    let cells = castle.tiles().map(|(cell, tile)| (cell.to_string(), json!(tile.to_string())));
    Value::Object(cells.collect())
}

fn rubble(court: &Court, seat: Seat) -> Vec<usize> {
    (0..court.sites()).filter(|&site| court.is_rubble(seat, site)).map(|site| site + 1).collect()
}

fn moved(court: &Court) -> Vec<String> {
    let of = |site: usize| {
        court.moved[site].texts().into_iter().map(move |cell| format!("{}.{cell}", site + 1))
    };
    (0..2).flat_map(of).collect()
}
