//! The parts that ids are put together from, and how each is read.

use matches::{MatchId, Revision};
use rules::Edge;

use crate::app::Frame;
use crate::app::view::home_side::side_id;

/// What an id says: a word, a match, a revision, and the rest.
pub(super) type Fields = (&'static str, Option<MatchId>, Option<Revision>, String);

pub(super) fn side(home: Option<Edge>) -> &'static str {
    home.map_or("", side_id)
}

pub(super) fn moment(frame: Frame) -> String {
    match frame {
        Frame::First => "0!".into(),
        Frame::Step(step) => step.to_string(),
        Frame::Last(step) => format!("{step}!"),
    }
}

/// `0!`, `7` or `12!`.
pub(super) fn frame(rest: &str) -> Option<Frame> {
    let step = |text| u32::try_from(number(text)?).ok();
    Some(match rest.strip_suffix('!') {
        Some("0") => Frame::First,
        Some(last) => Frame::Last(step(last)?),
        None => Frame::Step(step(rest)?),
    })
}

/// A number, or nothing.
pub(super) fn field(text: &str) -> Option<Option<u64>> {
    if text.is_empty() { Some(None) } else { number(text).map(Some) }
}

/// A number as `to_string` writes it, and in no other way.
pub(super) fn number(text: &str) -> Option<u64> {
    text.parse().ok().filter(|number: &u64| number.to_string() == text)
}
