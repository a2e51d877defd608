//! Writes the public JSON of a position; `reader` reads it.

mod reader;

use rules::Seat;
use serde_json::{Map, Value, json};

use crate::bag::Bag;
use crate::castle::Castle;
use crate::options::Version;
use crate::public_position::{Phase, PublicPosition};
use crate::view::View;

pub(crate) use reader::read;

pub(crate) fn write(view: &View) -> Value {
    let public = &view.public;
    let seats = || (0..public.seats).map(Seat);
    let hands: Vec<Value> = seats().map(|seat| hand(view, seat)).collect();
    let spoils: Vec<Value> = seats().map(|seat| tiles(public.spoils[seat.index()])).collect();
    let discards: Vec<String> = public.discards.tiles().map(|tile| tile.to_string()).collect();
    let mut state = Map::new();
    let mut put = |name: &str, value: Value| state.insert(name.into(), value);
    put("version", json!(public.options.version.word()));
    put("castles", castles(public));
    put("hands", json!(hands));
    put("spoils", json!(spoils));
    put("pile", json!(view.pile));
    put("discards", json!(discards));
    put("open", json!(public.attacks_open));
    put("turn", json!(public.turn.0));
    put("phase", json!(public.phase.word()));
    put("rubble", json!(seats().map(|seat| rubble(public, seat)).collect::<Vec<_>>()));
    if public.phase == Phase::Hit {
        put("candidates", json!(public.candidates().texts()));
        put("turned", json!(public.turned));
    }
    if public.is(Version::Empire) {
        put("moved", json!(moved(public)));
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

/// The castles by seat. A player who left has none. The King's castle is the only one.
fn castles(public: &PublicPosition) -> Value {
    let grounds = if public.is(Version::King) { 1 } else { public.seats };
    let of = |seat: Seat| {
        let sites = if public.left.contains(seat) { 0 } else { public.sites() };
        json!((0..sites).map(|site| castle(public.castles[seat.index()][site])).collect::<Vec<_>>())
    };
    json!((0..grounds).map(Seat).map(of).collect::<Vec<_>>())
}

fn castle(castle: Castle) -> Value {
    let cells = castle.tiles().map(|(cell, tile)| (cell.to_string(), json!(tile.to_string())));
    Value::Object(cells.collect())
}

fn rubble(public: &PublicPosition, seat: Seat) -> Vec<usize> {
    (0..public.sites()).filter(|&site| public.is_rubble(seat, site)).map(|site| site + 1).collect()
}

fn moved(public: &PublicPosition) -> Vec<String> {
    let of = |site: usize| {
        public.moved[site].texts().into_iter().map(move |cell| format!("{}.{cell}", site + 1))
    };
    (0..2).flat_map(of).collect()
}
