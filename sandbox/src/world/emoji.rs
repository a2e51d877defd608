//! The application's own emoji: named pictures for its messages.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::id::Id;
use crate::world::StoredFile;

/// An emoji of the application.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Emoji {
    pub(crate) id: Id,
    pub(crate) name: String,
    /// Its picture, as it was uploaded.
    pub(crate) image: StoredFile,
}

/// All emoji of the application, by id.
pub(crate) type Emojis = BTreeMap<Id, Emoji>;

impl Emoji {
    /// Whether it is animated. For Discord, every GIF is.
    pub(crate) fn is_animated(&self) -> bool {
        self.image.content_type == "image/gif"
    }
}
