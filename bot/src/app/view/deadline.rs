//! Until when: how a match stands in time, beside its board and in lists.

use matches::{Head, Limit, MatchId, PlayerId, Rest, Timing};
use rules::Message;

use crate::app::answer::args::moment;
use crate::app::answer::{Answer, Style};
use crate::app::press::ClockPress;
use crate::app::view::proposal;
use crate::words::clock::{ClockText, Span, TimeChoiceText};

/// The milliseconds of an hour.
const HOUR: u64 = 60 * 60 * 1000;

/// How long a turn may take, as people say it.
pub(crate) fn span(limit: Option<Limit>) -> Span {
    match limit.map(|limit| u32::try_from(limit.ms() / HOUR).unwrap_or(u32::MAX)) {
        None => Span::Unlimited,
        Some(hours) if hours >= 24 && hours.is_multiple_of(24) => Span::Days { days: hours / 24 },
        Some(hours) => Span::Hours { hours },
    }
}

/// How a match stands in time, as a line below its board; nothing where turns have no limit.
pub(crate) fn line(head: &Head) -> Option<ClockText> {
    let timing = head.timing.as_ref()?;
    Some(match (why(timing), timing.until) {
        (Some(ClockText::Paused), _) => ClockText::IsPaused,
        (Some(ClockText::Adjourned), _) => ClockText::IsAdjourned,
        (Some(ClockText::Up), _) => ClockText::IsUp,
        (_, Some(until)) => ClockText::Until { at: moment(until) },
        (_, None) => ClockText::StandsStill,
    })
}

/// Until when the turn must be over, in the words of a picture.
pub(crate) fn alt_text(head: &Head) -> Option<Message> {
    let until = head.timing.as_ref()?.until?;
    Some(ClockText::AltUntil { at: moment(until) }.into())
}

/// The entry of a list with how the match stands in time.
pub(crate) fn list_entry(head: &Head, entry: Message) -> Message {
    let Some(timing) = &head.timing else { return entry };
    match (why(timing), timing.until) {
        (None, Some(at)) => ClockText::Entry { entry, at: moment(at) }.into(),
        (why, _) => {
            let why = why.unwrap_or(ClockText::Still).into();
            ClockText::RestingEntry { entry, why }.into()
        }
    }
}

/// Why the clock does not run, if everybody may know.
fn why(timing: &Timing) -> Option<ClockText> {
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

/// What a player can do beside their own board: have a match go on that rests, and propose something.
pub(crate) fn own_buttons(answer: Answer, head: &Head, player: PlayerId) -> Answer {
    let seat = head.seat_of(player).filter(|&seat| !head.gone.contains(seat));
    if seat.is_none() {
        return answer;
    }
    let cooldown = head.timing.as_ref().is_some_and(|timing| timing.rest.is_some());
    let answer = if cooldown { resume_button(answer, head.id) } else { answer };
    proposal::button(answer, head)
}
