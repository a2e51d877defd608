//! Custom ids of settings.

use matches::NotificationSettings;
use render::Theme;

use crate::app::press::{Press, Scope, SettingsPress};
use crate::discord::custom_id::parts::{Parts, number};

pub(super) fn write(press: SettingsPress) -> Parts<'static> {
    match press {
        SettingsPress::Show => Parts::word("settings"),
        SettingsPress::Theme { scope, theme } => Parts::word(theme_word(scope)).rest(theme.id()),
        SettingsPress::Reminders => Parts::word("remind"),
        SettingsPress::QuietHours => Parts::word("quiet"),
        SettingsPress::TimeZone => Parts::word("zone"),
        SettingsPress::ShowLanguages => Parts::word("languages"),
        SettingsPress::Language => Parts::word("language"),
        SettingsPress::AskForVacation { days } => Parts::word("leave").rest(days.to_string()),
        SettingsPress::StartVacation { days } => Parts::word("away").rest(days.to_string()),
        SettingsPress::EndVacation => Parts::word("here"),
        SettingsPress::AskAgain => Parts::word("ask"),
        SettingsPress::ShowNotifications => Parts::word("pings"),
        SettingsPress::Notifications(pings) => Parts::word("pings").rest(pings.id()),
    }
}

fn theme_word(scope: Scope) -> &'static str {
    match scope {
        Scope::Mine => "theme",
        Scope::Server => "server-theme",
    }
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    let rest = &parts.rest;
    let theme = |scope| Some(SettingsPress::Theme { scope, theme: Theme::of(rest)? });
    let press = match (parts.word, parts.id) {
        ("settings", None) => SettingsPress::Show,
        ("theme", None) => theme(Scope::Mine)?,
        ("server-theme", None) => theme(Scope::Server)?,
        ("remind", None) => SettingsPress::Reminders,
        ("quiet", None) => SettingsPress::QuietHours,
        ("zone", None) => SettingsPress::TimeZone,
        ("languages", None) => SettingsPress::ShowLanguages,
        ("language", None) => SettingsPress::Language,
        ("leave", None) => SettingsPress::AskForVacation { days: number(rest)? },
        ("away", None) => SettingsPress::StartVacation { days: number(rest)? },
        ("here", None) => SettingsPress::EndVacation,
        ("ask", None) => SettingsPress::AskAgain,
        ("pings", None) if rest.is_empty() => SettingsPress::ShowNotifications,
        ("pings", None) => SettingsPress::Notifications(NotificationSettings::of(rest)?),
        _ => return None,
    };
    Some(press.into())
}
