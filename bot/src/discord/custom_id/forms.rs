//! Custom ids of forms, and of the buttons that open them.

use matches::Revision;

use crate::app::press::{FilledForm, Form, Press, Replay};
use crate::discord::custom_id::parts::Parts;
use crate::discord::custom_id::play::{read_panel, read_saved, write_panel, write_saved};
use crate::discord::custom_id::replay::{read_replay, write_replay};

pub(super) fn write_opener(form: &Form) -> Parts<'static> {
    match form {
        Form::Move { id, revision } => Parts::of("type", *id).at(*revision),
        Form::NewName(panel) => write_panel("name", panel),
        Form::Rename(list) => write_saved("relabel", list),
        Form::Step(replay) => write_replay("jump", *replay, ""),
        Form::Word(id) => Parts::of("word", *id),
    }
}

pub(super) fn write(form: &FilledForm) -> Parts<'static> {
    match form {
        FilledForm::Move { id, revision } => Parts::of("typed", *id).at(*revision),
        FilledForm::NewName(panel) => write_panel("named", panel),
        FilledForm::Rename { list, number } => {
            write_saved("relabeled", list).at(Revision(u64::from(*number)))
        }
        FilledForm::Step(replay) => write_replay("jumped", *replay, ""),
        FilledForm::Word(id) => Parts::of("worded", *id),
    }
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    Some(match parts.word {
        "type" => Form::Move { id: parts.id?, revision: parts.revision? }.into(),
        "name" => Form::NewName(read_panel(parts)?).into(),
        "relabel" => Form::Rename(read_saved(parts)?).into(),
        "jump" => Form::Step(read_whole_replay(parts)?).into(),
        "typed" => FilledForm::Move { id: parts.id?, revision: parts.revision? }.into(),
        "named" => FilledForm::NewName(read_panel(parts)?).into(),
        "relabeled" => {
            let number = u32::try_from(parts.revision?.0).ok()?;
            FilledForm::Rename { list: read_saved(parts)?, number }.into()
        }
        "word" => Form::Word(parts.id?).into(),
        "worded" => FilledForm::Word(parts.id?).into(),
        "jumped" => FilledForm::Step(read_whole_replay(parts)?).into(),
        _ => return None,
    })
}

fn read_whole_replay(parts: &Parts<'_>) -> Option<Replay> {
    let (replay, at) = read_replay(parts)?;
    at.is_empty().then_some(replay)
}
