//! Layouts that a player saves on the move panel for later matches.

use matches::{PlayerId, Request};
use rules::{Message, SavedLayout};

use crate::app::answer::{Answer, Choice, Result, Style};
use crate::app::context::App;
use crate::app::play::panel_press::with_panel;
use crate::app::press::{Form, PanelRef, PlayPress, SavedList};
use crate::words::common::Label;
use crate::words::play::PlayText;
use crate::words::settings::SettingText;

/// Saves the layout on a panel under a name.
pub(crate) fn save(app: &App, by: Request, on: PanelRef, name: &str) -> Result {
    with_panel(app, by, on, |panel, draft| {
        let Some(text) = panel.reusable_layout(&draft)? else { return panel.show(&draft, by) };
        app.matches().save_layout(by.player, panel.game(), name, &text)?;
        Ok(panel.reload()?.show(&draft, by)?.prepend(PlayText::Saved))
    })
}

/// Deletes the saved layout that equals the layout on a panel.
pub(crate) fn unsave(app: &App, by: Request, on: PanelRef) -> Result {
    with_panel(app, by, on, |panel, draft| {
        let Some(text) = panel.reusable_layout(&draft)? else { return panel.show(&draft, by) };
        for SavedLayout { name, .. } in panel.saved().iter().filter(|saved| saved.text == text) {
            app.matches().delete_layout(by.player, panel.game(), name)?;
        }
        Ok(panel.reload()?.show(&draft, by)?.prepend(PlayText::Unsaved))
    })
}

/// Shows the saved layouts of a game, with menus to rename and remove them.
pub(crate) fn show(app: &App, by: Request, list: &SavedList) -> Result {
    let saved = app.matches().saved_layouts(by.player, &list.game)?;
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

pub(crate) fn rename(app: &App, by: Request, list: &SavedList, number: u32, name: &str) -> Result {
    if let Some(before) = saved_name(app, by.player, list, number)? {
        app.matches().rename_layout(by.player, &list.game, &before, name)?;
    }
    show(app, by, list)
}

pub(crate) fn remove(app: &App, by: Request, list: &SavedList, chosen: Option<&str>) -> Result {
    let number = chosen.and_then(|number| number.parse().ok()).unwrap_or_default();
    let Some(name) = saved_name(app, by.player, list, number)? else {
        return show(app, by, list);
    };
    app.matches().delete_layout(by.player, &list.game, &name)?;
    Ok(show(app, by, list)?.prepend(PlayText::Unsaved))
}

/// The name of the saved layout with this number.
pub(crate) fn saved_name(
    app: &App,
    player: PlayerId,
    list: &SavedList,
    number: u32,
) -> Result<Option<String>> {
    let saved = app.matches().saved_layouts(player, &list.game)?;
    Ok(saved.into_iter().map(|saved| saved.name).find(|name| name_number(name) == number))
}

/// Adds a button for each game with saved layouts.
pub(crate) fn with_saved_buttons(app: &App, by: Request, answer: Answer) -> Result {
    let mut answer = answer;
    for game in games::on_offer() {
        let info = game.info();
        let is_saved = !app.matches().saved_layouts(by.player, info.id)?.is_empty();
        if is_saved && answer.has_room_for_button() {
            let list = SavedList { game: info.id.into(), from: None };
            let label = Label::Saved { game: info.name.into() };
            answer = answer.button(PlayPress::ShowSaved(list), label, Style::Plain);
        }
    }
    Ok(answer)
}

fn choices(saved: &[SavedLayout]) -> Vec<Choice> {
    let choice = |name: &str| Choice::new(name_number(name).to_string(), Message::plain(name));
    saved.iter().map(|saved| choice(&saved.name)).collect()
}

/// A number derived from a name, for buttons and forms that have no room for the name.
fn name_number(name: &str) -> u32 {
    // FNV-1a, which never changes: open forms keep these numbers across versions.
    name.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
