//! Buttons and menus of an answer.

use rules::{Message, Sprite};

use crate::app::press::Press;

/// The emphasis of a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// The most likely choice.
    Main,
    /// Agreement.
    Agree,
    /// One choice among others.
    Plain,
    /// A choice that can't be undone.
    Grave,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Button {
    pub(crate) press: Press,
    pub(crate) label: Message,
    pub(crate) style: Style,
    pub(crate) sprite: Option<Sprite>,
    /// Whether the button is shown in gray and can't be pressed.
    pub(crate) is_disabled: bool,
}

impl Button {
    /// A button without a sprite.
    pub(crate) fn new(press: impl Into<Press>, label: impl Into<Message>, style: Style) -> Self {
        Self { press: press.into(), label: label.into(), style, sprite: None, is_disabled: false }
    }
}

/// A button that opens a page.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct LinkButton {
    pub(crate) label: Message,
    pub(crate) url: String,
}

/// Hides the address, which may be for one person alone.
impl std::fmt::Debug for LinkButton {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("LinkButton").field("label", &self.label).finish_non_exhaustive()
    }
}

/// An entry of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// The input that the menu's press carries when this entry is chosen.
    pub(crate) id: String,
    pub(crate) label: Message,
    /// A line of details below the label.
    pub(crate) hint: Option<Message>,
    pub(crate) sprite: Option<Sprite>,
}

impl Choice {
    /// An entry with a label alone.
    pub(crate) fn new(id: impl Into<String>, label: impl Into<Message>) -> Self {
        Self { id: id.into(), label: label.into(), hint: None, sprite: None }
    }
}

/// A menu to choose one entry from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Menu {
    /// The press that a choice sends.
    pub(crate) press: Press,
    pub(crate) prompt: Message,
    /// The entries, at least one.
    pub(crate) choices: Vec<Choice>,
}
