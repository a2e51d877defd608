//! What a person likes, and what a server likes: a private panel for each.

pub(crate) mod notifications;
pub(crate) mod reminders;

use matches::{By, Refused, Whose};
use render::Theme;

use crate::app::answer::{Answer, Picture, Style};
use crate::app::context::App;
use crate::app::play::saved;
use crate::app::press::{PressContext, Scope, SettingsPress, Standpoint};
use crate::app::view::refusal;
use crate::app::view::theme::{THEME, preferred_theme};
use crate::words::common::{Label, RefusalText};
use crate::words::settings::SettingText;

/// Does what a press says.
///
/// # Errors
/// The act is refused.
pub(super) fn press(
    app: &App,
    by: By,
    press: SettingsPress,
    context: &PressContext,
) -> Result<Answer, Refused> {
    let is_changed = match press {
        SettingsPress::Theme { scope, theme } => {
            return choose_theme(app, by, scope, theme, context.from);
        }
        SettingsPress::ShowNotifications => return notifications::panel(app, by),
        SettingsPress::Notifications(pings) => return notifications::choose(app, by, pings),
        SettingsPress::Reminders => reminders::remind(app, by, context.input())?,
        SettingsPress::QuietHours => reminders::set_quiet_hours(app, by, context.input())?,
        SettingsPress::TimeZone => reminders::set_time_zone(app, by, context.input())?,
        SettingsPress::StartVacation { days } => reminders::start_vacation(app, by, days)?,
        SettingsPress::EndVacation => reminders::end_vacation(app, by)?,
    };
    after(app, by, context.from, is_changed)
}

/// Shows settings, to whoever may change them.
///
/// # Errors
/// What the store says.
pub(crate) fn show(app: &App, by: By, scope: Scope, from: Standpoint) -> Result<Answer, Refused> {
    match whose(by, scope, from) {
        Ok(whose) => {
            let answer = panel(app, whose, scope)?;
            match scope {
                Scope::Mine => saved::shelves(app, by, reminders::own(app, by, answer)?),
                Scope::Server => Ok(answer),
            }
        }
        Err(why) => Ok(Answer::say(why)),
    }
}

/// Somebody's own settings after a change; where what was chosen was never on offer, that is said.
fn after(app: &App, by: By, from: Standpoint, is_changed: bool) -> Result<Answer, Refused> {
    match is_changed {
        true => show(app, by, Scope::Mine, from),
        false => Ok(refusal::unknown_button()),
    }
}

/// Has pictures look like this from now on.
fn choose_theme(
    app: &App,
    by: By,
    scope: Scope,
    theme: Theme,
    from: Standpoint,
) -> Result<Answer, Refused> {
    if let Ok(whose) = whose(by, scope, from) {
        app.matches().prefer(whose, THEME, theme.id())?;
    }
    show(app, by, scope, from)
}

/// Whose settings they are, or why this person may not change them.
fn whose(by: By, scope: Scope, from: Standpoint) -> Result<Whose, RefusalText> {
    match (scope, from.place.server) {
        (Scope::Mine, _) => Ok(Whose::Player(by.player)),
        (Scope::Server, None) => Err(RefusalText::NoServer),
        (Scope::Server, Some(_)) if !from.manages => Err(RefusalText::NotAManager),
        (Scope::Server, Some(server)) => Ok(Whose::Server(server)),
    }
}

fn panel(app: &App, whose: Whose, scope: Scope) -> Result<Answer, Refused> {
    let chosen = preferred_theme(&app.matches().preferences(whose)?);
    let heading = match scope {
        Scope::Mine => SettingText::Mine,
        Scope::Server => SettingText::Server,
    };
    let answer = Answer::say(heading).line(about(chosen)).show(example(app, chosen));
    Ok(Theme::ALL.into_iter().fold(answer, |answer, theme| {
        let style = if theme == chosen { Style::Main } else { Style::Plain };
        answer.button(SettingsPress::Theme { scope, theme }, label(theme), style)
    }))
}

/// A picture from the rules of the first game that has one.
fn example(app: &App, theme: Theme) -> Option<Picture> {
    let style = render::Style { theme, ..render::Style::default() };
    let mut pages = games::on_offer().flat_map(|game| game.pages());
    pages.find_map(|page| Some(app.pictures().rules_page(&page.scene?, &page.alt, style)))
}

fn about(theme: Theme) -> SettingText {
    match theme {
        Theme::Light => SettingText::Light,
        Theme::Dark => SettingText::Dark,
        Theme::Contrast => SettingText::Contrast,
    }
}

fn label(theme: Theme) -> Label {
    match theme {
        Theme::Light => Label::Light,
        Theme::Dark => Label::Dark,
        Theme::Contrast => Label::Contrast,
    }
}
