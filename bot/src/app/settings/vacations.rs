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
    let answer = Answer::say(question).button(go, ReminderText::Sure, Style::Agree);
    // Another panel of the player may have begun a vacation by now.
    answer.button(SettingsPress::Show, ReminderText::Stay, Style::Plain)
}

#[cfg(test)]
mod tests {
    use matches::{Key, Place, PlayerId, Timestamp};

    use super::*;
    use crate::app::press::{Press, PressContext, Standpoint};
    use crate::app::settings::press;
    use crate::app::testing;

    #[test]
    fn the_no_of_an_old_question_leaves_a_vacation_as_it_is() {
        let app = testing::app();
        let from = Standpoint { place: Place::default(), manages: false, moderates: false };
        let (input, roles, name, departed) = (None, Vec::new(), "Ada".into(), Vec::new());
        let context = PressContext { input, from, roles, name, departed, may_post: true };
        let by = Request { player: PlayerId(1), key: Key(1), now: Timestamp(1_000) };
        let answer_to = |pressed| press(&app, by, pressed, &context).unwrap();
        let is_away = || app.matches().vacations(by.player).unwrap().until(by.now).is_some();

        let question = answer_to(SettingsPress::AskForVacation { days: 14 });
        answer_to(SettingsPress::StartVacation { days: 3 });
        let Press::Settings(no) = question.buttons[1].press else { panic!("it is a setting") };
        answer_to(no);
        assert!(is_away());

        let again = answer_to(SettingsPress::AskForVacation { days: 14 });
        let back = Press::from(SettingsPress::EndVacation);
        assert!(again.actions.iter().any(|button| button.press == back), "the settings are shown");
        answer_to(SettingsPress::EndVacation);
        assert!(!is_away());
    }
}
