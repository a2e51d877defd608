//! Custom ids of turn limits.

use matches::Choice;

use crate::app::press::{ClockPress, Press, TimeoutDecision};
use crate::discord::custom_id::parts::{Parts, sure_mark, without_sure_mark};

pub(super) fn write(press: ClockPress) -> Parts<'static> {
    match press {
        ClockPress::DecideTimeout(TimeoutDecision { id, on, choice, is_sure }) => {
            let rest = format!("{}{}", choice_word(choice), sure_mark(is_sure));
            Parts::of("choose", id).at(on).rest(rest)
        }
        ClockPress::Resume(id) => Parts::of("resume", id),
    }
}

fn choice_word(choice: Choice) -> &'static str {
    match choice {
        Choice::Claim => "claim",
        Choice::MoreTime => "more",
        Choice::CallOff => "off",
    }
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    let press = match parts.word {
        "choose" => {
            let (word, is_sure) = without_sure_mark(&parts.rest);
            let choice = Choice::ALL.into_iter().find(|choice| choice_word(*choice) == word)?;
            let (id, on) = (parts.id?, parts.revision);
            ClockPress::DecideTimeout(TimeoutDecision { id, on, choice, is_sure })
        }
        "resume" => ClockPress::Resume(parts.id?),
        _ => return None,
    };
    Some(press.into())
}
