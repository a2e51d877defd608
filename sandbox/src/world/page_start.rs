//! The page's offers for a beginning, and the bot that it waits for.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A button of the page in an empty channel, and the command that it types.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct StartButton {
    /// The label.
    pub label: String,
    /// The line that it begins.
    pub line: String,
}

/// A card of the page in an empty channel: a picture, a sentence and buttons.
#[derive(Clone, Debug, Serialize)]
pub struct StartCard {
    /// The title.
    pub title: String,
    /// A sentence, by the code of its language. English is needed.
    pub about: BTreeMap<String, String>,
    /// The buttons. The first stands out.
    pub buttons: Vec<StartButton>,
    /// The picture.
    #[serde(skip)]
    pub png: Vec<u8>,
}

/// What the page offers to begin with.
#[derive(Clone, Debug, Default)]
pub(crate) struct PageStart {
    pub(crate) button: Option<StartButton>,
    pub(crate) cards: Vec<StartCard>,
    /// Parts of custom ids. The page doesn't show whom a message waits for if its first button has one.
    pub(crate) awaits_nobody: Vec<String>,
}
