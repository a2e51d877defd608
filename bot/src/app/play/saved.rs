//! Choices that a player saves from a panel for later matches.

use matches::{By, PlayerId, Refused};
use rules::SavedLayout;

use crate::app::answer::{Answer, Choice, Style};
use crate::app::context::App;
use crate::app::play::panel_press::with_panel;
use crate::app::press::{Form, PanelRef, PlayPress, SavedList};
use crate::app::view::panel::Panel;
use crate::words::common::Label;
use crate::words::play::PlayText;
use crate::words::settings::SettingText;

/// Saves what was chosen under a name.
pub(crate) fn save(app: &App, by: By, on: PanelRef, name: &str) -> Result<Answer, Refused> {
    with_panel(app, by, on, |panel, draft| {
        let Some(text) = panel.keepsake(&draft)? else { return panel.show(&draft, by) };
        app.matches().save((by.player, panel.game()), name, &text)?;
        Ok(reload(app, panel)?.show(&draft, by)?.prepend(PlayText::Saved))
    })
}

/// Drops what is saved of what was chosen.
pub(crate) fn unsave(app: &App, by: By, on: PanelRef) -> Result<Answer, Refused> {
    with_panel(app, by, on, |panel, draft| {
        let Some(text) = panel.keepsake(&draft)? else { return panel.show(&draft, by) };
        for SavedLayout { name, .. } in panel.saved().iter().filter(|saved| saved.text == text) {
            app.matches().drop_saved(by.player, panel.game(), name)?;
        }
        Ok(reload(app, panel)?.show(&draft, by)?.prepend(PlayText::Unsaved))
    })
}

/// The panel with what is saved now.
fn reload<'a>(app: &'a App, panel: &Panel<'a>) -> Result<Panel<'a>, Refused> {
    panel.reload(app.board_view())
}

/// Everything that is saved for a game, to rename and to remove.
pub(crate) fn show(app: &App, by: By, list: &SavedList) -> Result<Answer, Refused> {
    let saved = app.matches().saved(by.player, &list.game)?;
    let answer = match saved.is_empty() {
        true => Answer::say(SettingText::NothingSaved),
        false => Answer::say(SettingText::Saved)
            .menu(Form::Rename(list.clone()), Label::Rename, choices(&saved))
            .menu(PlayPress::RemoveSaved(list.clone()), Label::Remove, choices(&saved)),
    };
    Ok(match list.from {
        Some(id) => answer.button(PlayPress::OpenPanel(id), Label::Back, Style::Plain),
        None => answer,
    })
}

/// Gives what is saved under one name another.
pub(crate) fn rename(
    app: &App,
    by: By,
    list: &SavedList,
    number: u32,
    name: &str,
) -> Result<Answer, Refused> {
    if let Some(before) = saved_name(app, by.player, list, number)? {
        app.matches().rename_saved((by.player, &list.game), &before, name)?;
    }
    show(app, by, list)
}

/// Removes what was chosen of what is saved.
pub(crate) fn remove(
    app: &App,
    by: By,
    list: &SavedList,
    chosen: Option<&str>,
) -> Result<Answer, Refused> {
    let number = chosen.and_then(|number| number.parse().ok()).unwrap_or_default();
    let Some(name) = saved_name(app, by.player, list, number)? else {
        return show(app, by, list);
    };
    app.matches().drop_saved(by.player, &list.game, &name)?;
    Ok(show(app, by, list)?.prepend(PlayText::Unsaved))
}

/// The name of something that is saved.
pub(crate) fn saved_name(
    app: &App,
    player: PlayerId,
    list: &SavedList,
    number: u32,
) -> Result<Option<String>, Refused> {
    let saved = app.matches().saved(player, &list.game)?;
    Ok(saved.into_iter().map(|saved| saved.name).find(|name| name_number(name) == number))
}

/// For every game of which something is saved, a button to it.
pub(crate) fn shelves(app: &App, by: By, answer: Answer) -> Result<Answer, Refused> {
    let mut answer = answer;
    for game in games::on_offer() {
        let info = game.info();
        if !app.matches().saved(by.player, info.id)?.is_empty() {
            let list = SavedList { game: info.id.into(), from: None };
            let label = Label::Saved { game: info.name.into() };
            answer = answer.button(PlayPress::ShowSaved(list), label, Style::Plain);
        }
    }
    Ok(answer)
}

fn choices(saved: &[SavedLayout]) -> Vec<Choice> {
    let choice = |saved: &SavedLayout| Choice {
        id: name_number(&saved.name).to_string(),
        label: rules::Message::plain(&saved.name),
        hint: None,
        sprite: None,
    };
    saved.iter().map(choice).collect()
}

/// A number that stands for a name where the name itself has no room: names are few, and each of them is someone's own.
fn name_number(name: &str) -> u32 {
    // FNV-1a: the same on every machine and in every version, since it stands in forms that people have open.
    name.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
