//! What people are told: lines, pictures, a menu and buttons, before it is known how it is shown.

use std::sync::Arc;

use data::PlayerId;

use super::press::Press;

/// A picture with its alternative text.
#[derive(Clone, Debug)]
pub(crate) struct Shown {
    /// The file's name; it tells nothing.
    pub(crate) name: &'static str,
    /// A PNG or a GIF, as the name says.
    pub(crate) file: Arc<Vec<u8>>,
    /// The same in words.
    pub(crate) alt: String,
}

/// How a button stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// What one is most likely to want.
    Main,
    /// A yes.
    Agree,
    /// One way among others.
    Plain,
    /// What can't be taken back.
    Grave,
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Button {
    /// What it does.
    pub(crate) press: Press,
    /// What it says.
    pub(crate) label: String,
    /// How it stands out.
    pub(crate) style: Style,
}

/// What can be chosen from a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// What is told to whoever acts on it.
    pub(crate) id: String,
    /// What it says.
    pub(crate) label: String,
    /// More about it; may be empty.
    pub(crate) hint: String,
}

/// A menu to choose one thing from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Menu {
    /// What a choice does.
    pub(crate) press: Press,
    /// What is asked.
    pub(crate) prompt: String,
    /// What there is to choose, never nothing.
    pub(crate) choices: Vec<Choice>,
}

/// Something to tell.
#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    /// The text.
    pub(crate) lines: Vec<String>,
    /// The pictures, the most important first.
    pub(crate) pictures: Vec<Shown>,
    /// What can be chosen.
    pub(crate) menu: Option<Menu>,
    /// What can be pressed.
    pub(crate) buttons: Vec<Button>,
    /// Whom the text's mention rings. All other mentions are silent.
    pub(crate) pings: Vec<PlayerId>,
}

impl Answer {
    /// Words alone.
    pub(crate) fn say(text: impl Into<String>) -> Self {
        Self { lines: vec![text.into()], ..Self::default() }
    }

    /// Adds a line; nothing where it is empty.
    #[must_use]
    pub(crate) fn line(mut self, text: impl Into<String>) -> Self {
        let text = text.into();
        if !text.is_empty() {
            self.lines.push(text);
        }
        self
    }

    /// The same with a line before all others.
    #[must_use]
    pub(crate) fn headed(mut self, text: &str) -> Self {
        self.lines.insert(0, text.into());
        self
    }

    /// Adds pictures.
    #[must_use]
    pub(crate) fn show(mut self, pictures: impl IntoIterator<Item = Shown>) -> Self {
        self.pictures.extend(pictures);
        self
    }

    /// Adds a menu. An empty one is left out: there is nothing to choose.
    #[must_use]
    pub(crate) fn menu(mut self, press: Press, prompt: &str, choices: Vec<Choice>) -> Self {
        if !choices.is_empty() {
            self.menu = Some(Menu { press, prompt: prompt.into(), choices });
        }
        self
    }

    /// Adds a button.
    #[must_use]
    pub(crate) fn button(mut self, press: Press, label: &str, style: Style) -> Self {
        self.buttons.push(Button { press, label: label.into(), style });
        self
    }

    /// Lets the text's mention of these players ring.
    #[must_use]
    pub(crate) fn ping(mut self, players: impl IntoIterator<Item = PlayerId>) -> Self {
        self.pings.extend(players);
        self
    }
}

/// The text, cut with an ellipsis where it is longer than `limit` characters.
pub(crate) fn shorten(text: &str, limit: usize) -> String {
    if text.chars().count() <= limit {
        return text.into();
    }
    text.chars().take(limit - 1).chain(['…']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_texts_are_cut_by_characters() {
        assert_eq!(shorten("äöü", 3), "äöü");
        assert_eq!(shorten("äöüß", 3), "äö…");
    }
}
