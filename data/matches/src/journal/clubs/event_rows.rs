//! The list rows of an event. A commit derives them from the records and writes the difference; `check` compares them.

use std::collections::BTreeSet;

use crate::ids::EventId;
use crate::journal::clubs::event_acts::EventPeople;
use crate::journal::clubs::event_plan::EventPlan;
use crate::journal::clubs::event_state::{EventStage, EventState};
use crate::keys;

/// The shelves of a server's events, a part of the key.
pub(crate) const ACTIVE: u64 = 0;
pub(crate) const ENDED: u64 = 1;

pub(crate) fn rows(
    id: EventId,
    plan: &EventPlan,
    people: &EventPeople,
    state: &EventState,
) -> BTreeSet<Vec<u8>> {
    let shelf = if matches!(state.stage, EventStage::Over(_)) { ENDED } else { ACTIVE };
    let server = plan.place.server.map(|server| keys::event_by_server(server, shelf, id));
    let entrants = people.entrants.iter().map(|entrant| entrant.player);
    let everybody = entrants.chain(people.organizers.iter().copied());
    let of_people = everybody.filter(|player| player.is_person());
    server.into_iter().chain(of_people.map(|player| keys::event_by_player(player, id))).collect()
}
