//! Deadlines: the clock of a match, below its board and in lists.

use matches::{Head, MatchId, PlayerId, VisibleClock};
use rules::Message;

use crate::app::answer::args::moment;
use crate::app::answer::{Answer, Style};
use crate::app::press::ClockPress;
use crate::app::view::proposal;
use crate::words::clock::{ClockText, TimeChoiceText};

/// The line about the clock below a board. `None` without a turn limit.
pub(crate) fn line(head: &Head) -> Option<ClockText> {
    Some(match head.visible_clock() {
        VisibleClock::None => return None,
        VisibleClock::Until(at) => ClockText::Until { at: moment(at) },
        VisibleClock::StandsStill => ClockText::StandsStill,
        VisibleClock::Up => ClockText::IsUp,
        VisibleClock::Paused => ClockText::IsPaused,
        VisibleClock::Adjourned => ClockText::IsAdjourned,
    })
}

/// The line about a clock that doesn't run. `None` if a deadline runs, or without a turn limit.
pub(crate) fn standstill(head: &Head) -> Option<Message> {
    let timing = head.timing.as_ref()?;
    (timing.until.is_none()).then(|| line(head).map(Message::from)).flatten()
}

/// The deadline, for the alternative text of a board.
pub(crate) fn alt_text(head: &Head) -> Option<Message> {
    let until = head.timing.as_ref()?.until?;
    Some(ClockText::AltUntil { at: moment(until) }.into())
}

/// A list entry with the clock of its match.
pub(crate) fn list_entry(head: &Head, entry: Message) -> Message {
    let why = match head.visible_clock() {
        VisibleClock::None => return entry,
        VisibleClock::Until(at) => return ClockText::Entry { entry, at: moment(at) }.into(),
        VisibleClock::StandsStill => ClockText::Still,
        VisibleClock::Up => ClockText::Up,
        VisibleClock::Paused => ClockText::Paused,
        VisibleClock::Adjourned => ClockText::Adjourned,
    };
    ClockText::RestingEntry { entry, why: why.into() }.into()
}

pub(crate) fn resume_button(answer: Answer, id: MatchId) -> Answer {
    answer.button(ClockPress::Resume(id), TimeChoiceText::Resume, Style::Main)
}

/// Adds a player's buttons to resume a match and to make an offer.
pub(crate) fn own_buttons(answer: Answer, head: &Head, player: PlayerId) -> Answer {
    if head.seat_of(player).is_none_or(|seat| head.gone.contains(seat)) {
        return answer;
    }
    let rests = head.timing.as_ref().is_some_and(|timing| timing.rest.is_some());
    proposal::button(answer.when(rests, |answer| resume_button(answer, head.id)), head)
}
