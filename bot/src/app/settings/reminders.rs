//! The reminders and quiet hours in a person's settings.

use matches::{QuietHours, ReminderSchedule, ReminderSettings, Request};
use rules::Message;

use crate::app::answer::{Answer, Choice, Result};
use crate::app::context::App;
use crate::app::press::SettingsPress;
use crate::app::settings::time_zones::{ZONES, zone_name};
use crate::app::settings::{notifications, vacations};
use crate::words::clock::ReminderText;

/// The menu choice for no quiet hours.
const ANY_HOUR: &str = "any";

/// Adds reminders, quiet hours and vacations to a person's settings.
pub(crate) fn with_reminders(app: &App, by: Request, answer: Answer) -> Result {
    let settings = app.matches().reminder_settings(by.player)?;
    let vacations = app.matches().vacations(by.player)?;
    let answer = answer
        .line(ReminderText::Ladder { ladder: schedule_text(settings.schedule).into() })
        .line(quiet_line(&settings))
        .line(notifications::line(app, by)?)
        .line(vacations::line(&vacations, by));
    let mut answer = vacations::with_buttons(with_menus(answer), &vacations, by);
    answer.actions.push(notifications::button());
    Ok(answer)
}

/// Sets the reminder schedule. Returns whether the input was valid.
pub(crate) fn set_schedule(app: &App, by: Request, input: Option<&str>) -> Result<bool> {
    let Some(schedule) = input.and_then(ReminderSchedule::of) else { return Ok(false) };
    app.matches().set_reminder_schedule(by.player, schedule, by.now)?;
    Ok(true)
}

/// Sets the quiet hours. Returns whether the input was valid.
pub(crate) fn set_quiet_hours(app: &App, by: Request, input: Option<&str>) -> Result<bool> {
    let hours = input.and_then(QuietHours::of);
    if hours.is_none() && input != Some(ANY_HOUR) {
        return Ok(false);
    }
    app.matches().set_quiet_hours(by.player, hours, by.now)?;
    Ok(true)
}

/// Sets the time zone. Returns whether there was any input.
pub(crate) fn set_time_zone(app: &App, by: Request, input: Option<&str>) -> Result<bool> {
    let Some(zone) = input else { return Ok(false) };
    app.matches().set_time_zone(by.player, zone, by.now)?;
    Ok(true)
}

fn with_menus(answer: Answer) -> Answer {
    let schedules =
        ReminderSchedule::ALL.map(|schedule| Choice::new(schedule.id(), schedule_text(schedule)));
    let hours = QuietHours::ALL.map(|hours| Choice::new(hours.id(), hours_text(hours)));
    let hours = [Choice::new(ANY_HOUR, ReminderText::NoHours)].into_iter().chain(hours);
    let zones = ZONES.map(|zone| Choice::new(zone, Message::plain(zone_name(zone))));
    answer
        .menu(SettingsPress::Reminders, ReminderText::AskLadder, schedules.into())
        .menu(SettingsPress::QuietHours, ReminderText::AskHours, hours.collect())
        .menu(SettingsPress::TimeZone, ReminderText::AskZone, zones.into())
}

fn schedule_text(schedule: ReminderSchedule) -> ReminderText {
    match schedule {
        ReminderSchedule::Whole => ReminderText::Whole,
        ReminderSchedule::LastHour => ReminderText::LastHour,
        ReminderSchedule::Never => ReminderText::Never,
    }
}

fn hours_text(hours: QuietHours) -> ReminderText {
    let (from, to) = hours.bounds();
    ReminderText::Hours { from: from.into(), to: to.into() }
}

fn quiet_line(settings: &ReminderSettings) -> ReminderText {
    let Some(hours) = settings.hours else { return ReminderText::NeverQuiet };
    let hours = hours_text(hours).into();
    match &settings.zone {
        Some(zone) => ReminderText::Quiet { hours, zone: zone_name(zone) },
        None => ReminderText::QuietInGreenwich { hours },
    }
}
