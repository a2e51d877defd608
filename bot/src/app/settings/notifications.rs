//! The settings for notifications: which posts ping a person, and where.

use matches::{NotificationSettings, PostMode, Request};
use rules::Message;

use crate::app::answer::{Answer, Button, Result, Style};
use crate::app::context::App;
use crate::app::press::SettingsPress;
use crate::words::notifications::{PingModeText, PingText, PostingText};

/// The line about notifications in a person's settings.
pub(crate) fn line(app: &App, by: Request) -> Result<PingText> {
    Ok(PingText::How { how: mode_text(app.matches().notification_settings(by.player)?).into() })
}

/// The button that opens the notification settings.
pub(crate) fn button() -> Button {
    Button::new(SettingsPress::ShowNotifications, PingText::Open, Style::Plain)
}

/// Shows the notification settings, with a button for each choice.
pub(crate) fn panel(app: &App, by: Request) -> Result {
    let now = app.matches().notification_settings(by.player)?;
    let answer = Answer::say(PingText::Title)
        .line(PingText::How { how: mode_text(now).into() })
        .line(PingText::About);
    Ok(NotificationSettings::ALL.into_iter().fold(answer, |answer, pings| {
        let style = if pings == now { Style::Main } else { Style::Plain };
        answer.action(Button::new(SettingsPress::Notifications(pings), label(pings), style))
    }))
}

/// Sets how a person is notified.
pub(crate) fn choose(app: &App, by: Request, pings: NotificationSettings) -> Result {
    app.matches().set_notification_settings(by.player, pings)?;
    panel(app, by)
}

fn mode_text(pings: NotificationSettings) -> PingModeText {
    match (pings.only_turns, pings.by_direct_message) {
        (false, false) => PingModeText::All,
        (true, false) => PingModeText::Turns,
        (false, true) => PingModeText::AllDirectly,
        (true, true) => PingModeText::TurnsDirectly,
    }
}

fn label(pings: NotificationSettings) -> PingModeText {
    match (pings.only_turns, pings.by_direct_message) {
        (false, false) => PingModeText::LabelAll,
        (true, false) => PingModeText::LabelTurns,
        (false, true) => PingModeText::LabelAllDirectly,
        (true, true) => PingModeText::LabelTurnsDirectly,
    }
}

/// The label of a way to post boards.
pub(crate) fn posting_choice(posts: PostMode) -> Message {
    match posts {
        PostMode::EveryMove => PostingText::EveryMove.into(),
        PostMode::OneBoard => PostingText::OneBoard.into(),
    }
}
