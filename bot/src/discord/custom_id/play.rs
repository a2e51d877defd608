//! Custom ids of moves, panels and boards.

use matches::{Key, MatchId};

use crate::app::press::{Orientation, PanelAction, PanelRef, PlayPress, Press, SavedList};
use crate::discord::custom_id::parts::{Parts, number};

pub(super) fn write(press: &PlayPress) -> Parts<'static> {
    match press {
        PlayPress::OpenPanel(id) => Parts::of("move", *id),
        PlayPress::OpenHeadStart(id) => Parts::of("head-start", *id),
        PlayPress::PlayListed { id, revision } => Parts::of("listed", *id).at(*revision),
        PlayPress::OnPanel { panel, action } => write_on_panel(panel, *action),
        PlayPress::ShowSaved(list) => write_saved("saved", list),
        PlayPress::RemoveSaved(list) => write_saved("discard", list),
        PlayPress::Undo { id, revision } => Parts::of("undo", *id).at(*revision),
        PlayPress::ShowBoard { id, turned } => {
            Parts::of("board", *id).rest(turned.map_or("", Orientation::id))
        }
        PlayPress::ShowOpenCards(id) => Parts::of("aside", *id),
        PlayPress::More(id) => Parts::of("more", *id),
        PlayPress::AskToResign(id) => Parts::of("resign", *id),
        PlayPress::Resign(id) => Parts::of("resign!", *id),
        PlayPress::Abort(id) => Parts::of("abort", *id),
    }
}

fn write_on_panel(panel: &PanelRef, action: PanelAction) -> Parts<'static> {
    match action {
        PanelAction::Pick => write_panel("pick", panel),
        PanelAction::PickNumber(index) => {
            let parts = write_panel("act", panel);
            let rest = format!("{}-{index}", parts.rest);
            parts.rest(rest)
        }
        PanelAction::Back => write_panel("back", panel),
        PanelAction::Restart => write_panel("restart", panel),
        PanelAction::Play => write_panel("play", panel),
        PanelAction::PlayUnasked => write_panel("unasked", panel),
        PanelAction::Unsave => write_panel("unsave", panel),
        PanelAction::Turn(orientation) => {
            let parts = write_panel("turn", panel);
            let rest = format!("{}-{}", parts.rest, orientation.id());
            parts.rest(rest)
        }
    }
}

pub(super) fn write_panel(word: &'static str, panel: &PanelRef) -> Parts<'static> {
    let mark = panel.mark.map_or(String::new(), |mark| mark.0.to_string());
    Parts::of(word, panel.id).at(panel.revision).rest(mark)
}

pub(super) fn write_saved(word: &'static str, list: &SavedList) -> Parts<'static> {
    Parts { id: list.from, ..Parts::word(word) }.rest(list.game.clone())
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    let press = match parts.word {
        "move" => PlayPress::OpenPanel(parts.id?),
        "head-start" => PlayPress::OpenHeadStart(parts.id?),
        "listed" => PlayPress::PlayListed { id: parts.id?, revision: parts.revision? },
        "saved" => PlayPress::ShowSaved(read_saved(parts)?),
        "discard" => PlayPress::RemoveSaved(read_saved(parts)?),
        "undo" => PlayPress::Undo { id: parts.id?, revision: parts.revision? },
        "board" => PlayPress::ShowBoard { id: parts.id?, turned: Orientation::parse(&parts.rest) },
        "aside" => PlayPress::ShowOpenCards(parts.id?),
        "more" => PlayPress::More(parts.id?),
        "resign" => PlayPress::AskToResign(parts.id?),
        "resign!" => PlayPress::Resign(parts.id?),
        "abort" => PlayPress::Abort(parts.id?),
        _ => read_on_panel(parts)?,
    };
    Some(press.into())
}

fn read_on_panel(parts: &Parts<'_>) -> Option<PlayPress> {
    let action = match parts.word {
        "act" => return read_pick_number(parts),
        "turn" => return read_turn(parts),
        "pick" => PanelAction::Pick,
        "back" => PanelAction::Back,
        "restart" => PanelAction::Restart,
        "play" => PanelAction::Play,
        "unasked" => PanelAction::PlayUnasked,
        "unsave" => PanelAction::Unsave,
        _ => return None,
    };
    Some(PlayPress::OnPanel { panel: read_panel(parts)?, action })
}

/// Reads `77-2`: the mark of the panel, and the number.
fn read_pick_number(parts: &Parts<'_>) -> Option<PlayPress> {
    let (mark, index) = parts.rest.split_once('-')?;
    let mark = Some(Key(number(mark)?));
    let panel = PanelRef { id: parts.id?, revision: parts.revision?, mark };
    Some(PlayPress::OnPanel { panel, action: PanelAction::PickNumber(number(index)?) })
}

/// Reads `77-top`: the mark of the panel, and the orientation.
fn read_turn(parts: &Parts<'_>) -> Option<PlayPress> {
    let (mark, orientation) = parts.rest.split_once('-')?;
    let mark = Some(Key(number(mark)?));
    let panel = PanelRef { id: parts.id?, revision: parts.revision?, mark };
    let action = PanelAction::Turn(Orientation::parse(orientation)?);
    Some(PlayPress::OnPanel { panel, action })
}

/// Reads a panel. In the oldest ids another word stands in place of the mark, which is then `None`.
pub(super) fn read_panel(parts: &Parts<'_>) -> Option<PanelRef> {
    let mark = number(&parts.rest).map(Key);
    Some(PanelRef { id: parts.id?, revision: parts.revision?, mark })
}

pub(super) fn read_saved(parts: &Parts<'_>) -> Option<SavedList> {
    let (game, from): (&str, Option<MatchId>) = (&parts.rest, parts.id);
    (!game.is_empty()).then(|| SavedList { game: game.into(), from })
}
