//! The parts of a custom id, and the format of each.

use std::borrow::Cow;

use matches::{MatchId, Revision};
use rules::Edge;

use crate::app::press::{Frame, GamePage, parse_side, side_id};

#[derive(Debug)]
pub(super) struct Parts<'a> {
    pub(super) word: &'a str,
    pub(super) id: Option<MatchId>,
    pub(super) revision: Option<Revision>,
    pub(super) rest: Cow<'a, str>,
}

impl Parts<'_> {
    /// The slug of a game in the rest. `None` if the rest is empty.
    pub(super) fn game(&self) -> Option<String> {
        (!self.rest.is_empty()).then(|| self.rest.to_string())
    }
}

impl Parts<'static> {
    pub(super) fn word(word: &'static str) -> Self {
        Self { word, id: None, revision: None, rest: Cow::Borrowed("") }
    }

    pub(super) fn of(word: &'static str, id: MatchId) -> Self {
        Self { id: Some(id), ..Self::word(word) }
    }

    pub(super) fn at(self, revision: impl Into<Option<Revision>>) -> Self {
        Self { revision: revision.into(), ..self }
    }

    pub(super) fn rest(self, rest: impl Into<Cow<'static, str>>) -> Self {
        Self { rest: rest.into(), ..self }
    }
}

/// The mark of a confirmed press, `!`.
pub(super) fn sure_mark(is_sure: bool) -> &'static str {
    if is_sure { "!" } else { "" }
}

/// The text without its `!`, and whether the text had this mark.
pub(super) fn without_sure_mark(text: &str) -> (&str, bool) {
    text.strip_suffix('!').map_or((text, false), |plain| (plain, true))
}

pub(super) fn side(home: Option<Edge>) -> &'static str {
    home.map_or("", side_id)
}

pub(super) fn optional_side(text: &str) -> Option<Option<Edge>> {
    if text.is_empty() { Some(None) } else { parse_side(text).map(Some) }
}

/// Writes the first frame as `0!`, the last as `12!`, and others as `7`.
pub(super) fn frame(frame: Frame) -> String {
    match frame {
        Frame::First => "0!".into(),
        Frame::Step(step) => step.to_string(),
        Frame::Last(step) => format!("{step}!"),
    }
}

pub(super) fn parse_frame(text: &str) -> Option<Frame> {
    Some(match text.strip_suffix('!') {
        Some("0") => Frame::First,
        Some(last) => Frame::Last(number(last)?),
        None => Frame::Step(number(text)?),
    })
}

/// Writes a page of a game, such as `kastell@2`.
pub(super) fn page(page: &GamePage) -> String {
    format!("{}@{}", page.game, page.index)
}

pub(super) fn parse_page(text: &str) -> Option<GamePage> {
    let (game, index) = text.rsplit_once('@')?;
    let index = number(index)?;
    (!game.is_empty()).then(|| GamePage { game: game.into(), index })
}

pub(super) fn optional_number<T: TryFrom<u64>>(text: &str) -> Option<Option<T>> {
    if text.is_empty() { Some(None) } else { number(text).map(Some) }
}

/// Parses a number, but only as `to_string` writes it.
pub(super) fn number<T: TryFrom<u64>>(text: &str) -> Option<T> {
    let number = text.parse().ok().filter(|number: &u64| number.to_string() == text)?;
    T::try_from(number).ok()
}
