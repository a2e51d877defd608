//! The vacations in a person's settings.

use matches::{Request, Vacations};

use crate::app::answer::args::moment;
use crate::app::answer::{Answer, Style};
use crate::app::press::SettingsPress;
use crate::words::clock::ReminderText;

/// The lengths of a vacation, in days.
const VACATION_DAYS: [u8; 4] = [3, 7, 14, 30];

/// Says until when the person is away, or how many days of vacation are left.
pub(super) fn line(vacations: &Vacations, by: Request) -> ReminderText {
    match vacations.until(by.now) {
        Some(until) => ReminderText::Away { until: moment(until) },
        None => {
            ReminderText::Present { days: u32::try_from(vacations.days_left(by.now)).unwrap_or(0) }
        }
    }
}

/// Adds the buttons that start a vacation, or the one that ends it.
pub(super) fn with_buttons(answer: Answer, vacations: &Vacations, by: Request) -> Answer {
    if vacations.until(by.now).is_some() {
        return answer.plain_action(SettingsPress::EndVacation, ReminderText::ComeBack);
    }
    let left = vacations.days_left(by.now);
    let offered = VACATION_DAYS.into_iter().filter(|days| u64::from(*days) <= left);
    offered.fold(answer, |answer, days| {
        let label = ReminderText::GoAway { days: days.into() };
        answer.plain_action(SettingsPress::AskForVacation { days }, label)
    })
}

/// Asks a player whether to start a vacation.
pub(super) fn ask(days: u8) -> Answer {
    let question = ReminderText::ReallyGoAway { days: days.into() };
    let go = SettingsPress::StartVacation { days };
    Answer::say(question).button(go, ReminderText::Sure, Style::Agree).button(
        SettingsPress::EndVacation,
        ReminderText::Stay,
        Style::Plain,
    )
}
