//! Custom ids of the help page and of rules pages.

use matches::MatchId;

use crate::app::press::{HelpPlace, HelpPress, Press};
use crate::discord::custom_id::parts::{Parts, number, page, parse_page};

pub(super) fn write(press: &HelpPress) -> Parts<'static> {
    match press {
        HelpPress::Overview(place) => Parts::word("help").rest(place_id(*place)),
        HelpPress::Commands(place) => Parts::word("commands").rest(place_id(*place)),
        HelpPress::MatchRules { id, page } => {
            let page = page.map(|page| page.to_string());
            Parts::of("rules", *id).rest(page.unwrap_or_default())
        }
        HelpPress::Rules(at) => Parts::word("rules").rest(page(at)),
    }
}

pub(super) fn read(parts: &Parts<'_>) -> Option<Press> {
    let press = match (parts.word, parts.id) {
        ("help", None) => HelpPress::Overview(parse_place(&parts.rest)?),
        ("commands", None) => HelpPress::Commands(parse_place(&parts.rest)?),
        ("rules", None) => HelpPress::Rules(parse_page(&parts.rest)?),
        ("rules", Some(id)) => read_of_match(id, &parts.rest),
        _ => return None,
    };
    Some(press.into())
}

/// Reads `2`, or `game@2`; anything else means the first page.
fn read_of_match(id: MatchId, rest: &str) -> HelpPress {
    let page = number(rest);
    match parse_page(rest).filter(|_| page.is_none()) {
        Some(page) => HelpPress::Rules(page),
        None => HelpPress::MatchRules { id, page },
    }
}

fn place_id(place: HelpPlace) -> &'static str {
    match place {
        HelpPlace::Server => "server",
        HelpPlace::Conversation => "conversation",
        HelpPlace::Direct => "direct",
        HelpPlace::Elsewhere => "elsewhere",
    }
}

fn parse_place(text: &str) -> Option<HelpPlace> {
    HelpPlace::ALL.into_iter().find(|place| place_id(*place) == text)
}
