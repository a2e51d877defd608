//! Laws of the state JSON: it loads as the same position, and damaged JSON does no harm.

use rules::{Chance, Draft, Table, Viewer};
use serde_json::{Value, json};

use crate::law::{Law, LawResult};
use crate::moment::Moment;

const DAMAGED: usize = 12;

/// Loads the position's own state JSON, whole and damaged.
pub(crate) fn check(moment: &Moment<'_>, chance: &mut Chance) -> LawResult {
    let state = moment.table.see(Viewer::Everything).state();
    let loaded = moment.game.load(moment.setup, &state);
    let loaded = loaded.map_err(|refusal| Law::Loaded.breach(format!("{refusal} {state}")))?;
    same(moment, &*loaded)?;
    unknown_fields(moment, &state)?;
    for _ in 0..DAMAGED {
        let mut state = state.clone();
        damage(&mut state, chance);
        if let Ok(table) = moment.game.load(moment.setup, &state) {
            playable(&*table, moment, chance)
                .map_err(|breach| Law::Loaded.breach(format!("{state}: {breach}")))?;
        }
    }
    Ok(())
}

/// Compares a loaded table. A state does not hold the last move, so pictures may differ, but legal moves may not.
fn same(moment: &Moment<'_>, loaded: &dyn Table) -> LawResult {
    let (before, after) = (moment.table.status(), loaded.status());
    Law::Loaded.holds(before == after, || format!("{before:?} is loaded as {after:?}"))?;
    for viewer in moment.viewers() {
        let (one, two) = (moment.table.see(viewer), loaded.see(viewer));
        Law::Loaded.holds(one.state() == two.state(), || {
            format!("{viewer:?} has the state {}, loaded {}", one.state(), two.state())
        })?;
        for seat in moment.to_move().iter() {
            Law::Loaded.holds(one.legal(seat) == two.legal(seat), || {
                format!("{viewer:?} sees other moves of seat {seat} when it is loaded")
            })?;
        }
    }
    Ok(())
}

fn unknown_fields(moment: &Moment<'_>, state: &Value) -> LawResult {
    let mut state = state.clone();
    if let Value::Object(fields) = &mut state {
        fields.insert("zzz".into(), json!(1));
        let loaded = moment.game.load(moment.setup, &state);
        return Law::Loaded.holds(loaded.is_err(), || "an unknown field is passed over".into());
    }
    Err(Law::Loaded.breach("a state is a JSON object"))
}

/// Checks that a loaded position can be viewed and played on.
fn playable(table: &dyn Table, moment: &Moment<'_>, chance: &mut Chance) -> LawResult {
    for viewer in moment.viewers() {
        let sight = table.see(viewer);
        drop((sight.text(0), sight.scene(&Draft::default()), sight.state(), sight.seat_names()));
    }
    for seat in table.status().to_move().iter() {
        let legal = table.see(Viewer::Seat(seat)).legal(seat).moves;
        let mv = chance.one_of(&legal);
        let mv =
            mv.ok_or_else(|| Law::Loaded.breach(format!("seat {seat} is to move, and can't")))?;
        let played = table.duplicate().play(seat, mv);
        Law::Loaded.holds(played.is_ok(), || format!("`{mv}` is refused"))?;
    }
    Ok(())
}

fn damage(value: &mut Value, chance: &mut Chance) {
    let deeper = chance.below(5) > 0;
    match value {
        Value::Array(items) if deeper && !items.is_empty() => {
            let index = chance.index(items.len());
            damage(&mut items[index], chance);
        }
        Value::Object(fields) if deeper && !fields.is_empty() => {
            let index = chance.index(fields.len());
            if let Some(field) = fields.values_mut().nth(index) {
                damage(field, chance);
            }
        }
        other => *other = something(other, chance),
    }
}

fn something(value: &Value, chance: &mut Chance) -> Value {
    match chance.below(10) {
        0 => Value::Null,
        1 => json!(-1),
        2 => json!(255),
        3 => json!(1_000_000_000_000_u64),
        4 => json!(1),
        5 => json!("zzz"),
        6 => json!("é"),
        7 => json!([value, value]),
        8 => json!({}),
        _ => json!([]),
    }
}
