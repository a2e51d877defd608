//! Presses on the settings of a person or a server.

use matches::Pings;
use render::Theme;

/// A press on settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SettingsPress {
    /// Chooses how pictures look.
    Theme {
        /// Whose pictures.
        scope: Scope,
        /// How they look.
        theme: Theme,
    },
    /// Sets reminders as chosen.
    Reminders,
    /// Sets the quiet hours as chosen.
    QuietHours,
    /// Sets the time zone as chosen.
    TimeZone,
    /// Starts a vacation.
    StartVacation {
        /// How many days it lasts.
        days: u8,
    },
    /// Ends the vacation.
    EndVacation,
    /// Shows how the presser is notified, with the ways to choose.
    ShowNotifications,
    /// Chooses how the presser is notified.
    Notifications(Pings),
}

/// Whose settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Scope {
    /// Those of the person who asks.
    Mine,
    /// Those of the server where they ask.
    Server,
}
