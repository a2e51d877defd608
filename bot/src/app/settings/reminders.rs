//! How somebody is reminded, their quiet hours and their vacations: a part of their private settings.

use matches::{By, QuietHours, Refused, ReminderSchedule, ReminderSettings, Vacations};
use rules::Message;

use crate::app::answer::args::moment;
use crate::app::answer::{Answer, Button, Choice, Style};
use crate::app::context::App;
use crate::app::press::SettingsPress;
use crate::app::settings::notifications;
use crate::words::clock::ReminderText;

/// How long vacations on offer are, in days.
const DAYS: [u8; 4] = [3, 7, 14, 30];

/// What is chosen for reminders at any hour.
const ANY_HOUR: &str = "any";

/// The time zones on offer, from west to east: as many as a menu holds.
const ZONES: [&str; 25] = [
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Bogota",
    "America/Halifax",
    "America/Sao_Paulo",
    "Atlantic/Azores",
    "Europe/London",
    "Europe/Berlin",
    "Europe/Athens",
    "Africa/Johannesburg",
    "Europe/Moscow",
    "Asia/Dubai",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Dhaka",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Adelaide",
    "Australia/Sydney",
    "Pacific/Auckland",
];

/// Adds to somebody's settings how they are reminded, and whether they are away.
pub(crate) fn own(app: &App, by: By, answer: Answer) -> Result<Answer, Refused> {
    let habits = app.matches().habits(by.player)?;
    let vacations = app.matches().vacations(by.player)?;
    let answer = answer
        .line(ReminderText::Ladder { ladder: ladder(habits.schedule).into() })
        .line(quiet(&habits))
        .line(notifications::line(app, by)?)
        .line(vacation(&vacations, by));
    let mut answer = with_menus(answer);
    let away = vacations.until(by.now).is_some();
    let left = vacations.days_left(by.now);
    let days = DAYS.into_iter().filter(|days| !away && u64::from(*days) <= left);
    let go = |days: u8| {
        plain(SettingsPress::StartVacation { days }, ReminderText::GoAway { days: days.into() })
    };
    answer.actions.extend(days.map(go));
    answer.actions.extend(away.then(|| plain(SettingsPress::EndVacation, ReminderText::ComeBack)));
    answer.actions.push(notifications::button());
    Ok(answer)
}

/// Reminds somebody as often as they have chosen. Whether that was on offer.
pub(crate) fn remind(app: &App, by: By, said: Option<&str>) -> Result<bool, Refused> {
    let Some(ladder) = said.and_then(ReminderSchedule::of) else { return Ok(false) };
    app.matches().remind(by.player, ladder, by.now)?;
    Ok(true)
}

/// Reminds somebody at no hour that they have chosen. Whether that was on offer.
pub(crate) fn set_quiet_hours(app: &App, by: By, said: Option<&str>) -> Result<bool, Refused> {
    let hours = match said {
        Some(ANY_HOUR) => None,
        said => match said.and_then(QuietHours::of) {
            None => return Ok(false),
            hours => hours,
        },
    };
    app.matches().be_quiet(by.player, hours, by.now)?;
    Ok(true)
}

/// Goes by the clock of where somebody lives. Whether that was on offer.
pub(crate) fn set_time_zone(app: &App, by: By, said: Option<&str>) -> Result<bool, Refused> {
    let Some(zone) = said else { return Ok(false) };
    app.matches().live_in(by.player, zone, by.now)?;
    Ok(true)
}

/// Begins a vacation.
pub(crate) fn start_vacation(app: &App, by: By, days: u8) -> Result<bool, Refused> {
    app.matches().go_away(by.player, days.into(), by.now)?;
    Ok(true)
}

/// Ends it.
pub(crate) fn end_vacation(app: &App, by: By) -> Result<bool, Refused> {
    app.matches().come_back(by.player, by.now)?;
    Ok(true)
}

fn with_menus(answer: Answer) -> Answer {
    let ladders = ReminderSchedule::ALL.map(|one| choice(one.id(), ladder(one)));
    let hours = QuietHours::ALL.map(|hours| choice(&hours.id(), told(hours)));
    let hours = [choice(ANY_HOUR, ReminderText::NoHours)].into_iter().chain(hours);
    let zones = ZONES.map(|zone| choice(zone, Message::plain(named(zone))));
    answer
        .menu(SettingsPress::Reminders, ReminderText::AskLadder, ladders.into())
        .menu(SettingsPress::QuietHours, ReminderText::AskHours, hours.collect())
        .menu(SettingsPress::TimeZone, ReminderText::AskZone, zones.into())
}

fn choice(id: &str, label: impl Into<Message>) -> Choice {
    Choice { id: id.into(), label: label.into(), hint: None, sprite: None }
}

fn plain(press: SettingsPress, label: ReminderText) -> Button {
    Button { press: press.into(), label: label.into(), style: Style::Plain, sprite: None }
}

fn ladder(ladder: ReminderSchedule) -> ReminderText {
    match ladder {
        ReminderSchedule::Whole => ReminderText::Whole,
        ReminderSchedule::LastHour => ReminderText::LastHour,
        ReminderSchedule::Never => ReminderText::Never,
    }
}

fn told(hours: QuietHours) -> ReminderText {
    let (from, to) = hours.bounds();
    ReminderText::Hours { from: from.into(), to: to.into() }
}

fn quiet(habits: &ReminderSettings) -> ReminderText {
    let hours = habits.hours.map_or(ReminderText::NoHours, told).into();
    match &habits.zone {
        Some(zone) => ReminderText::Quiet { hours, zone: named(zone) },
        None => ReminderText::QuietInGreenwich { hours },
    }
}

/// A time zone as people read it.
fn named(zone: &str) -> String {
    zone.replace('_', " ")
}

fn vacation(vacations: &Vacations, by: By) -> ReminderText {
    match vacations.until(by.now) {
        Some(until) => ReminderText::Away { until: moment(until) },
        None => {
            ReminderText::Present { days: u32::try_from(vacations.days_left(by.now)).unwrap_or(0) }
        }
    }
}
