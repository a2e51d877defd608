//! The page's offers in an empty channel, and the messages that wait for nobody.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// A button of the page in an empty channel, and the command that it types.
#[derive(Clone, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct StartButton {
    /// The label.
    pub label: String,
    /// The command line that it types.
    pub line: String,
}

/// A card of the page in an empty channel: a picture, a sentence and buttons.
#[derive(Clone, Debug, Serialize)]
pub struct StartCard {
    /// The title.
    pub title: String,
    /// A sentence by language code. English is required.
    pub about: BTreeMap<String, String>,
    /// The buttons. The first stands out.
    pub buttons: Vec<StartButton>,
    /// The picture.
    #[serde(skip)]
    pub png: Vec<u8>,
}

#[derive(Clone, Debug, Default)]
pub(crate) struct PageStart {
    pub(crate) button: Option<StartButton>,
    pub(crate) cards: Vec<StartCard>,
    /// Parts of the custom ids of buttons that wait for nobody. The page doesn't show for whom the bot waits at a
    /// message whose first enabled button has such an id.
    pub(crate) awaits_nobody: Vec<String>,
}
