//! The application's own emoji: pictures with a name that its messages may show.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::id::Id;
use crate::world::{StoredFile, World};

/// An emoji of the application.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Emoji {
    pub(crate) id: Id,
    pub(crate) name: String,
    /// Its picture, as it was uploaded.
    pub(crate) image: StoredFile,
}

/// All emoji of the application.
pub(crate) type Emojis = BTreeMap<Id, Emoji>;

impl Emoji {
    /// Discord calls every GIF animated.
    pub(crate) fn is_animated(&self) -> bool {
        self.image.content_type == "image/gif"
    }
}

impl World {
    /// An emoji as REST answers it.
    pub(crate) fn emoji_json(&self, emoji: &Emoji) -> Value {
        json!({
            "id": emoji.id, "name": emoji.name, "roles": [], "user": self.users.get(&self.bot()).map(crate::world::User::json), "require_colons": true, "managed": false,
            "animated": emoji.is_animated(), "available": true,
        })
    }

    /// Whether another emoji has this name already. Names that differ in case alone are two names.
    pub(crate) fn is_emoji_name_taken(&self, name: &str, except: Option<Id>) -> bool {
        self.emojis.values().any(|emoji| emoji.name == name && Some(emoji.id) != except)
    }
}
