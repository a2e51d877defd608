//! The checks at the end of a month.
//!
//! Each check returns the violations that it finds.

mod boards;
mod matches;
mod pings;
mod program;
mod violation;

pub(super) use violation::Violation;

use crate::month::evidence::{Accounted, Evidence};
use crate::month::journal::Stored;

/// All violations.
pub(super) fn all(evidence: &Evidence, accounted: &Accounted) -> Vec<Violation> {
    let mut found = of_what_stands(&evidence.stored, accounted, evidence.now_ms);
    found.extend(matches::check_played(&evidence.stored.journals, &evidence.actions.played));
    found.extend(program::check_answers(&evidence.actions));
    found.extend(program::check_log(&evidence.log));
    found.extend(program::check_vitals(&evidence.resource_usage));
    found
}

/// The violations that follow from the store and the message log alone.
pub(super) fn of_what_stands(
    stored: &Stored,
    accounted: &Accounted,
    now_ms: u64,
) -> Vec<Violation> {
    let mut found = Vec::new();
    found.extend(matches::check_store(&stored.checked, &stored.queued, now_ms));
    found.extend(matches::check_stages(&stored.heads, now_ms));
    found.extend(matches::check_reminders(&stored.journals));
    found.extend(pings::check_strays(&accounted.strays));
    found.extend(pings::check_rings(&accounted.rings));
    found.extend(boards::check_told(&stored.journals, &accounted.boards));
    found.extend(boards::check_buttons(&accounted.remains));
    found
}
