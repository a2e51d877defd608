//! Presses on the settings of a person or a server.

use matches::NotificationSettings;
use render::Theme;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SettingsPress {
    /// Shows the person's settings, and changes nothing.
    Show,
    /// Chooses the theme of pictures.
    Theme { scope: Scope, theme: Theme },
    /// Sets the chosen reminders.
    Reminders,
    /// Sets the chosen quiet hours.
    QuietHours,
    /// Sets the chosen time zone.
    TimeZone,
    /// Shows the languages.
    ShowLanguages,
    /// Sets the chosen language.
    Language,
    /// Asks whether to start a vacation of this number of days.
    AskForVacation { days: u8 },
    /// Starts a vacation.
    StartVacation { days: u8 },
    /// Ends the vacation.
    EndVacation,
    /// Makes buttons ask for confirmation before they play a final move.
    AskAgain,
    /// Shows the notification settings.
    ShowNotifications,
    /// Sets the notification settings.
    Notifications(NotificationSettings),
}

/// The owner of settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// The person who presses.
    Mine,
    /// The server of the press.
    Server,
}
