//! Deadlines: the clock of a match, below its board and in lists.

use matches::{Head, MatchId, PlayerId, Rest, Timing};
use rules::Message;

use crate::app::answer::args::moment;
use crate::app::answer::{Answer, Style};
use crate::app::press::ClockPress;
use crate::app::view::proposal;
use crate::words::clock::{ClockText, TimeChoiceText};

/// The line about the clock below a board. `None` without a turn limit.
pub(crate) fn line(head: &Head) -> Option<ClockText> {
    let timing = head.timing.as_ref()?;
    Some(match (standstill_reason(timing), timing.until) {
        (Some(ClockText::Paused), _) => ClockText::IsPaused,
        (Some(ClockText::Adjourned), _) => ClockText::IsAdjourned,
        (Some(ClockText::Up), _) => ClockText::IsUp,
        (_, Some(until)) => ClockText::Until { at: moment(until) },
        (_, None) => ClockText::StandsStill,
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
    let Some(timing) = &head.timing else { return entry };
    match (standstill_reason(timing), timing.until) {
        (None, Some(at)) => ClockText::Entry { entry, at: moment(at) }.into(),
        (why, _) => {
            let why = why.unwrap_or(ClockText::Still).into();
            ClockText::RestingEntry { entry, why }.into()
        }
    }
}

/// The reason why the clock is stopped, if it is.
fn standstill_reason(timing: &Timing) -> Option<ClockText> {
    match (timing.rest, timing.choosers) {
        (Some(Rest::Paused), _) => Some(ClockText::Paused),
        (Some(Rest::Adjourned), _) => Some(ClockText::Adjourned),
        (None, Some(_)) => Some(ClockText::Up),
        (None, None) => None,
    }
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
