//! The parts of an id, and how each is written and read.

use std::borrow::Cow;

use matches::{MatchId, Revision};
use rules::Edge;

use crate::app::press::{Frame, GamePage};
use crate::app::view::home_side::{parse_side, side_id};

/// The parts of an id.
#[derive(Debug)]
pub(super) struct Parts<'a> {
    /// What it does.
    pub(super) word: &'a str,
    /// The match that it is about.
    pub(super) id: Option<MatchId>,
    /// The revision that it is about.
    pub(super) revision: Option<Revision>,
    /// What else it needs.
    pub(super) rest: Cow<'a, str>,
}

impl Parts<'static> {
    /// A word alone.
    pub(super) fn word(word: &'static str) -> Self {
        Self { word, id: None, revision: None, rest: Cow::Borrowed("") }
    }

    /// A word about a match.
    pub(super) fn of(word: &'static str, id: MatchId) -> Self {
        Self { id: Some(id), ..Self::word(word) }
    }

    /// The same about a revision.
    pub(super) fn at(self, revision: impl Into<Option<Revision>>) -> Self {
        Self { revision: revision.into(), ..self }
    }

    /// The same with this rest.
    pub(super) fn rest(self, rest: impl Into<Cow<'static, str>>) -> Self {
        Self { rest: rest.into(), ..self }
    }
}

/// `!` for a press that was confirmed.
pub(super) fn sure_mark(is_sure: bool) -> &'static str {
    if is_sure { "!" } else { "" }
}

/// A text without its mark, and whether it had one.
pub(super) fn without_sure_mark(text: &str) -> (&str, bool) {
    text.strip_suffix('!').map_or((text, false), |plain| (plain, true))
}

/// The side of a picture; empty where none is named.
pub(super) fn side(home: Option<Edge>) -> &'static str {
    home.map_or("", side_id)
}

/// The side of a picture, or nothing.
pub(super) fn optional_side(text: &str) -> Option<Option<Edge>> {
    if text.is_empty() { Some(None) } else { parse_side(text).map(Some) }
}

/// `0!`, `7` or `12!`.
pub(super) fn frame(frame: Frame) -> String {
    match frame {
        Frame::First => "0!".into(),
        Frame::Step(step) => step.to_string(),
        Frame::Last(step) => format!("{step}!"),
    }
}

/// Reads what [`frame`] writes.
pub(super) fn parse_frame(text: &str) -> Option<Frame> {
    Some(match text.strip_suffix('!') {
        Some("0") => Frame::First,
        Some(last) => Frame::Last(number(last)?),
        None => Frame::Step(number(text)?),
    })
}

/// `kastell@2`.
pub(super) fn page(page: &GamePage) -> String {
    format!("{}@{}", page.game, page.index)
}

/// Reads what [`page`] writes.
pub(super) fn parse_page(text: &str) -> Option<GamePage> {
    let (game, index) = text.rsplit_once('@')?;
    let index = number(index)?;
    (!game.is_empty()).then(|| GamePage { game: game.into(), index })
}

/// A number, or nothing.
pub(super) fn optional_number<T: TryFrom<u64>>(text: &str) -> Option<Option<T>> {
    if text.is_empty() { Some(None) } else { number(text).map(Some) }
}

/// A number as `to_string` writes it, and in no other way.
pub(super) fn number<T: TryFrom<u64>>(text: &str) -> Option<T> {
    let number = text.parse().ok().filter(|number: &u64| number.to_string() == text)?;
    T::try_from(number).ok()
}
