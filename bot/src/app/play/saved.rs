//! What players save from a panel for their next matches, to them alone.

use matches::{By, PlayerId, Refused};
use rules::SavedLayout;

use crate::app::answer::{Answer, Choice, Style};
use crate::app::context::App;
use crate::app::play::panel_press::on_panel;
use crate::app::press::{Panelled, Press, Shelf};
use crate::app::view::panel::Panel;
use crate::app::words::common::Label;
use crate::app::words::play::PlayText;
use crate::app::words::settings::SettingText;

/// Saves what was chosen under a name.
pub(crate) fn save(app: &App, by: By, on: Panelled, name: &str) -> Result<Answer, Refused> {
    on_panel(app, by, on, |panel, draft| {
        let Some(text) = panel.keepsake(&draft)? else { return panel.at(&draft, by) };
        app.matches().save((by.player, panel.game()), name, &text)?;
        Ok(again(app, panel)?.at(&draft, by)?.headed(PlayText::Saved))
    })
}

/// Drops what is saved of what was chosen.
pub(crate) fn unsave(app: &App, by: By, on: Panelled) -> Result<Answer, Refused> {
    on_panel(app, by, on, |panel, draft| {
        let Some(text) = panel.keepsake(&draft)? else { return panel.at(&draft, by) };
        for SavedLayout { name, .. } in panel.saved().iter().filter(|saved| saved.text == text) {
            app.matches().drop_saved(by.player, panel.game(), name)?;
        }
        Ok(again(app, panel)?.at(&draft, by)?.headed(PlayText::Unsaved))
    })
}

/// The panel with what is saved now.
fn again<'a>(app: &'a App, panel: &Panel<'a>) -> Result<Panel<'a>, Refused> {
    panel.renewed(app.board_view())
}

/// Everything that is saved for a game, to rename and to remove.
pub(crate) fn shelf(app: &App, by: By, on: &Shelf) -> Result<Answer, Refused> {
    let saved = app.matches().saved(by.player, &on.game)?;
    let answer = match saved.is_empty() {
        true => Answer::say(SettingText::NothingSaved),
        false => Answer::say(SettingText::Saved)
            .menu(Press::Relabel(on.clone()), Label::Rename, choices(&saved))
            .menu(Press::Discard(on.clone()), Label::Remove, choices(&saved)),
    };
    Ok(match on.from {
        Some(id) => answer.button(Press::Move(id), Label::Back, Style::Plain),
        None => answer,
    })
}

/// Gives what is saved under one name another.
pub(crate) fn rename(
    app: &App,
    by: By,
    (on, which): (&Shelf, u32),
    name: &str,
) -> Result<Answer, Refused> {
    if let Some(before) = saved_name(app, by.player, (&on.game, which))? {
        app.matches().rename_saved((by.player, &on.game), &before, name)?;
    }
    shelf(app, by, on)
}

/// Removes what was chosen of what is saved.
pub(crate) fn discard(
    app: &App,
    by: By,
    on: &Shelf,
    said: Option<&str>,
) -> Result<Answer, Refused> {
    let which = said.and_then(|said| said.parse().ok()).unwrap_or_default();
    let Some(name) = saved_name(app, by.player, (&on.game, which))? else {
        return shelf(app, by, on);
    };
    app.matches().drop_saved(by.player, &on.game, &name)?;
    Ok(shelf(app, by, on)?.headed(PlayText::Unsaved))
}

/// The name of something that is saved.
pub(crate) fn saved_name(
    app: &App,
    player: PlayerId,
    (game, which): (&str, u32),
) -> Result<Option<String>, Refused> {
    let saved = app.matches().saved(player, game)?;
    Ok(saved.into_iter().map(|saved| saved.name).find(|name| number(name) == which))
}

/// For every game of which something is saved, a button to it.
pub(crate) fn shelves(app: &App, by: By, answer: Answer) -> Result<Answer, Refused> {
    let mut answer = answer;
    for game in games::on_offer() {
        let info = game.info();
        if !app.matches().saved(by.player, info.id)?.is_empty() {
            let on = Shelf { game: info.id.into(), from: None };
            let label = Label::Saved { game: info.name.into() };
            answer = answer.button(Press::Saved(on), label, Style::Plain);
        }
    }
    Ok(answer)
}

fn choices(saved: &[SavedLayout]) -> Vec<Choice> {
    let choice = |saved: &SavedLayout| Choice {
        id: number(&saved.name).to_string(),
        label: rules::Message::plain(&saved.name),
        hint: None,
        sprite: None,
    };
    saved.iter().map(choice).collect()
}

/// A number that stands for a name where the name itself has no room: names are few, and each of them is someone's own.
fn number(name: &str) -> u32 {
    // FNV-1a: the same on every machine and in every version, since it stands in forms that people have open.
    name.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}
