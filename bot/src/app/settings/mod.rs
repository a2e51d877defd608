//! The settings of a person and of a server, each on a private panel.

pub(crate) mod language_settings;
pub(crate) mod notifications;
pub(crate) mod reminders;
mod time_zones;
mod vacations;

use matches::{PreferenceOwner, Request};
use render::Theme;

use crate::app::answer::{Answer, Picture, Result, Style};
use crate::app::context::App;
use crate::app::play::{confirmation, saved};
use crate::app::press::{PressContext, Scope, SettingsPress, Standpoint};
use crate::app::view::picture_style::{THEME, preferred_theme};
use crate::words::common::{Label, RefusalText};
use crate::words::settings::SettingText;

pub(super) fn press(
    app: &App,
    by: Request,
    press: SettingsPress,
    context: &PressContext,
) -> Result {
    let input = context.input();
    let is_valid = match press {
        SettingsPress::Show => true,
        SettingsPress::Theme { scope, theme } => {
            return choose_theme(app, by, scope, theme, context.from);
        }
        SettingsPress::ShowNotifications => {
            let answer = notifications::panel(app, by)?;
            return confirmation::with_ask_again(app, by, answer);
        }
        SettingsPress::Notifications(settings) => return notifications::choose(app, by, settings),
        SettingsPress::Reminders => reminders::set_schedule(app, by, input)?,
        SettingsPress::QuietHours => reminders::set_quiet_hours(app, by, input)?,
        SettingsPress::TimeZone => reminders::set_time_zone(app, by, input)?,
        SettingsPress::ShowLanguages => return language_settings::panel(app, by),
        SettingsPress::Language => language_settings::choose(app, by, input)?,
        SettingsPress::AskForVacation { days } => {
            if app.matches().vacations(by.player)?.until(by.now).is_none() {
                return Ok(vacations::ask(days));
            }
            // The button is older than the vacation.
            true
        }
        SettingsPress::StartVacation { days } => {
            app.matches().begin_vacation(by.player, days.into(), by.now)?;
            true
        }
        SettingsPress::AskAgain => {
            confirmation::set_asked(app, by, true)?;
            return notifications::panel(app, by);
        }
        SettingsPress::EndVacation => {
            app.matches().end_vacation(by.player, by.now)?;
            true
        }
    };
    match is_valid {
        true => show(app, by, Scope::Mine, context.from),
        false => Ok(Answer::say(RefusalText::UnknownButton)),
    }
}

/// Shows settings to a person who may change them.
pub(crate) fn show(app: &App, by: Request, scope: Scope, from: Standpoint) -> Result {
    match owner(by, scope, from) {
        Ok(owner) => {
            let answer = panel(app, owner, scope)?;
            match scope {
                Scope::Mine => {
                    let answer = language_settings::with_language(app, by, answer)?;
                    let answer = reminders::with_reminders(app, by, answer)?;
                    saved::with_saved_buttons(app, by, answer)
                }
                Scope::Server => Ok(answer),
            }
        }
        Err(why) => Ok(Answer::say(why)),
    }
}

/// Sets the theme of pictures.
fn choose_theme(app: &App, by: Request, scope: Scope, theme: Theme, from: Standpoint) -> Result {
    if let Ok(owner) = owner(by, scope, from) {
        app.matches().set_preference(owner, THEME, theme.id())?;
    }
    show(app, by, scope, from)
}

/// The owner of the settings, or the reason why this person may not change them.
fn owner(by: Request, scope: Scope, from: Standpoint) -> Result<PreferenceOwner, RefusalText> {
    match (scope, from.place.server) {
        (Scope::Mine, _) => Ok(PreferenceOwner::Player(by.player)),
        (Scope::Server, None) => Err(RefusalText::NoServer),
        (Scope::Server, Some(_)) if !from.manages => Err(RefusalText::NotAManager),
        (Scope::Server, Some(server)) => Ok(PreferenceOwner::Server(server)),
    }
}

fn panel(app: &App, owner: PreferenceOwner, scope: Scope) -> Result {
    let chosen = preferred_theme(&app.matches().preferences(owner)?);
    let heading = match scope {
        Scope::Mine => SettingText::Mine,
        Scope::Server => SettingText::Server,
    };
    let answer = Answer::say(heading).line(theme_line(chosen)).show(example(app, chosen));
    Ok(Theme::ALL.into_iter().fold(answer, |answer, theme| {
        let style = if theme == chosen { Style::Main } else { Style::Plain };
        answer.button(SettingsPress::Theme { scope, theme }, theme_label(theme), style)
    }))
}

/// A picture from the rules of the first game that has one.
fn example(app: &App, theme: Theme) -> Option<Picture> {
    let style = render::Style { theme, ..render::Style::default() };
    let mut pages = games::on_offer().flat_map(|game| (game.info().pages)());
    pages.find_map(|page| Some(app.pictures().rules_page(&page.scene?, &page.alt, style)))
}

fn theme_line(theme: Theme) -> SettingText {
    match theme {
        Theme::Light => SettingText::Light,
        Theme::Dark => SettingText::Dark,
        Theme::Contrast => SettingText::Contrast,
    }
}

fn theme_label(theme: Theme) -> Label {
    match theme {
        Theme::Light => Label::Light,
        Theme::Dark => Label::Dark,
        Theme::Contrast => Label::Contrast,
    }
}
