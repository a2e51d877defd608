//! The entry of an event in the calendar of its server.

use matches::{DAY, EventId, EventPlan, EventStage, EventView, Format, Timestamp};

use crate::app::clubs::event_card::format_line;
use crate::app::view::languages;
use crate::words::say_plainly;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CalendarEntry {
    pub(crate) name: String,
    pub(crate) description: String,
    /// `None` if the event has begun.
    pub(crate) start: Option<Timestamp>,
    pub(crate) end: Timestamp,
}

/// The calendar entry of an event. `None` if the event is over, has no planned start, or runs without a known end.
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

/// The last line of an entry's description, by which the bot finds the entry again.
pub(crate) fn mark(id: EventId) -> String {
    format!("🏆 #{}", id.0)
}

/// The planned end of an event, or the end of its first day if its length is open.
fn planned_end(plan: &EventPlan, start: Timestamp) -> Timestamp {
    match plan.format {
        Format::League { weeks } => start.plus(u64::from(weeks) * 7 * DAY),
        Format::Swiss { rounds, days: Some(days) } => {
            start.plus(u64::from(rounds) * u64::from(days) * DAY)
        }
        Format::Swiss { days: None, .. } | Format::Ladder { .. } => start.plus(DAY),
    }
}

/// The milliseconds that the rounds after this one take. A league's entry ends with the current season.
fn later_rounds(plan: &EventPlan, round: u32) -> u64 {
    match plan.format {
        Format::Swiss { rounds, days: Some(days) } => {
            u64::from(u32::from(rounds).saturating_sub(round)) * u64::from(days) * DAY
        }
        Format::Swiss { days: None, .. } | Format::League { .. } | Format::Ladder { .. } => 0,
    }
}
