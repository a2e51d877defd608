//! Laws of stored, replayed and repeated positions: they are always equal.

use rules::{BRIEFEST, Draft, Record, Table};

use crate::law::{Law, LawResult};
use crate::moment::Moment;

/// Checks that restored, replayed and duplicated tables equal the original for every viewer.
pub(crate) fn check(moment: &Moment<'_>) -> LawResult {
    same(moment, &*moment.table.duplicate(), Law::Determined)?;
    let restored = moment.game.restore(&moment.table.snapshot());
    let restored = restored.map_err(|refusal| Law::Saved.breach(refusal.to_string()))?;
    same(moment, &*restored, Law::Saved)?;
    let info = moment.game.info();
    let record = Record {
        game: info.id.into(),
        rules_version: info.rules_version,
        setup: moment.setup.clone(),
        plies: moment.plies.to_vec(),
    };
    let replayed = moment.game.replay(&record);
    let replayed = replayed.map_err(|refusal| Law::Replayed.breach(refusal.to_string()))?;
    same(moment, &*replayed, Law::Replayed)
}

fn same(moment: &Moment<'_>, other: &dyn Table, law: Law) -> LawResult {
    law.holds(moment.table.status() == other.status(), || "another status".into())?;
    for viewer in moment.viewers() {
        let (one, two) = (moment.table.see(viewer), other.see(viewer));
        let draft = Draft::default();
        let equal = [
            ("view", one.bytes() == two.bytes()),
            ("scene", one.scene(&draft) == two.scene(&draft)),
            ("text", (0..=BRIEFEST).all(|brief| one.text(brief) == two.text(brief))),
            ("state", one.state() == two.state()),
            ("moves", moment.to_move().iter().all(|seat| one.legal(seat) == two.legal(seat))),
        ];
        let different = equal.iter().find(|(_, equal)| !equal);
        law.holds(different.is_none(), || {
            format!("{viewer:?} gets another {}", different.map_or("", |(what, _)| what))
        })?;
    }
    law.holds(moment.table.snapshot() == other.snapshot(), || "another snapshot".into())
}
