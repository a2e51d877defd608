//! Stored, replayed and asked twice: always the same.

use rules::{BRIEFEST, Draft, Record, Table};

use crate::law::{Held, Law};
use crate::moment::Spot;

/// A stored, a replayed and a second table show everybody the same as the first.
pub(crate) fn check(spot: &Spot<'_>) -> Held {
    same(spot, &*spot.table.duplicate(), Law::Determined)?;
    let restored = spot.game.restore(&spot.table.snapshot());
    let restored = restored.map_err(|refusal| Law::Saved.broken(refusal.to_string()))?;
    same(spot, &*restored, Law::Saved)?;
    let info = spot.game.info();
    let record = Record {
        game: info.id.into(),
        rules_version: info.rules_version,
        setup: spot.setup.clone(),
        plies: spot.plies.to_vec(),
    };
    let replayed = spot.game.replay(&record);
    let replayed = replayed.map_err(|refusal| Law::Replayed.broken(refusal.to_string()))?;
    same(spot, &*replayed, Law::Replayed)
}

fn same(spot: &Spot<'_>, other: &dyn Table, law: Law) -> Held {
    law.holds(spot.table.status() == other.status(), || "another status".into())?;
    for viewer in spot.viewers() {
        let (one, two) = (spot.table.see(viewer), other.see(viewer));
        let draft = Draft::default();
        let equal = [
            ("view", one.bytes() == two.bytes()),
            ("scene", one.scene(&draft) == two.scene(&draft)),
            ("text", (0..=BRIEFEST).all(|brief| one.text(brief) == two.text(brief))),
            ("state", one.state() == two.state()),
            ("moves", spot.to_move().iter().all(|seat| one.legal(seat) == two.legal(seat))),
        ];
        let different = equal.iter().find(|(_, equal)| !equal);
        law.holds(different.is_none(), || {
            format!("{viewer:?} gets another {}", different.map_or("", |(what, _)| what))
        })?;
    }
    law.holds(spot.table.snapshot() == other.snapshot(), || "another snapshot".into())
}
