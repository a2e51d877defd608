//! Custom ids of lists of matches.

use matches::Cursor;

use crate::app::press::{GamesPress, MatchList, Press};
use crate::discord::custom_id::parts::{Parts, number};

pub(super) fn write(press: GamesPress) -> Parts<'static> {
    match press {
        GamesPress::List { list, at: None } => Parts::word("games").rest(list_word(list)),
        GamesPress::List { list, at: Some(Cursor { shelf, id, is_before }) } => {
            let way = if is_before { '<' } else { '>' };
            Parts::of("games", id).rest(format!("{}-{shelf}{way}", list_word(list)))
        }
        GamesPress::Open => Parts::word("visit"),
    }
}

fn list_word(list: MatchList) -> &'static str {
    match list {
        MatchList::Mine => "mine",
        MatchList::Open => "open",
        MatchList::Running => "running",
        MatchList::Over => "over",
    }
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    let press = match parts.word {
        "games" => read_list(parts)?,
        "visit" if parts.id.is_none() && parts.rest.is_empty() => GamesPress::Open,
        _ => return None,
    };
    Some(press.into())
}

/// Reads `mine`, or `mine-0>` together with the cursor's match.
fn read_list(parts: &Parts<'_>) -> Option<GamesPress> {
    let (word, at) = match (parts.id, parts.rest.split_once('-')) {
        (None, None) => (&*parts.rest, None),
        (Some(id), Some((word, at))) => {
            let is_before = at.ends_with('<');
            let shelf = number(at.strip_suffix(['<', '>'])?)?;
            (word, Some(Cursor { shelf, id, is_before }))
        }
        (None, Some(_)) | (Some(_), None) => return None,
    };
    let list = MatchList::ALL.into_iter().find(|list| list_word(*list) == word)?;
    Some(GamesPress::List { list, at })
}
