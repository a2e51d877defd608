//! The application's emoji as Discord sends them, and their names.

use serde_json::{Value, json};

use crate::id::Id;
use crate::world::{Emoji, User, World};

impl World {
    /// An emoji in the form of REST.
    pub(crate) fn emoji_json(&self, emoji: &Emoji) -> Value {
        json!({
            "id": emoji.id, "name": emoji.name, "roles": [], "user": self.users.get(&self.bot()).map(User::json), "require_colons": true, "managed": false,
            "animated": emoji.is_animated(), "available": true,
        })
    }

    /// Whether another emoji has this name. Names are case-sensitive.
    pub(crate) fn is_emoji_name_taken(&self, name: &str, except: Option<Id>) -> bool {
        self.emojis.values().any(|emoji| emoji.name == name && Some(emoji.id) != except)
    }
}
