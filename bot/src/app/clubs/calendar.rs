//! The entry of an event in the calendar of its server.

use matches::{DAY, EventId, EventPlan, EventStage, EventView, Format, Timestamp};

use crate::app::clubs::event_card::format_line;
use crate::app::view::languages;
use crate::words::say_plainly;

/// An entry, from its start to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CalendarEntry {
    pub(crate) name: String,
    pub(crate) description: String,
    /// The start. `None` if the event has begun.
    pub(crate) start: Option<Timestamp>,
    pub(crate) end: Timestamp,
}

/// The entry of an event whose start or end is known.
pub(crate) fn calendar_entry(event: &EventView) -> Option<CalendarEntry> {
    let (plan, state) = (&event.plan, &event.state);
    let (start, end) = match state.stage {
        EventStage::Open => (Some(plan.starts?), planned_end(plan, plan.starts?)),
        EventStage::Running => (None, state.ends?.plus(later_rounds(plan, state.round))),
        EventStage::Over(_) => return None,
    };
    let language = languages::of_code(plan.language.as_deref());
    let format = say_plainly(format_line(plan), language);
    let description = format!("{format}\n{}", mark(event.id));
    Some(CalendarEntry { name: plan.name.clone(), description, start, end })
}

/// The end of the description, by which the entry is found again.
pub(crate) fn mark(id: EventId) -> String {
    format!("🏆 #{}", id.0)
}

/// The end of an event that starts by itself. If it is unknown, the entry is for the first day.
fn planned_end(plan: &EventPlan, start: Timestamp) -> Timestamp {
    match plan.format {
        Format::League { weeks } => start.plus(u64::from(weeks) * 7 * DAY),
        Format::Swiss { rounds, days: Some(days) } => {
            start.plus(u64::from(rounds) * u64::from(days) * DAY)
        }
        Format::Swiss { days: None, .. } | Format::Ladder { .. } => start.plus(DAY),
    }
}

/// The time of the rounds after this one. A league's entry is for one season.
fn later_rounds(plan: &EventPlan, round: u32) -> u64 {
    match plan.format {
        Format::Swiss { rounds, days: Some(days) } => {
            u64::from(u32::from(rounds).saturating_sub(round)) * u64::from(days) * DAY
        }
        Format::Swiss { days: None, .. } | Format::League { .. } | Format::Ladder { .. } => 0,
    }
}
