//! Buttons and menus of an answer.

use rules::{Message, Sprite};

use crate::app::press::Press;

/// How a button stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Style {
    /// The most likely choice.
    Main,
    /// A yes.
    Agree,
    /// One choice among others.
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
    pub(crate) label: Message,
    /// How it stands out.
    pub(crate) style: Style,
    /// The picture beside the label.
    pub(crate) sprite: Option<Sprite>,
}

/// An entry of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// What the handler of the press gets as its input.
    pub(crate) id: String,
    /// What it says.
    pub(crate) label: Message,
    /// More about it.
    pub(crate) hint: Option<Message>,
    /// The picture beside the label.
    pub(crate) sprite: Option<Sprite>,
}

/// A menu to choose one entry from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Menu {
    /// What a choice does.
    pub(crate) press: Press,
    /// The question.
    pub(crate) prompt: Message,
    /// The entries, at least one.
    pub(crate) choices: Vec<Choice>,
}
