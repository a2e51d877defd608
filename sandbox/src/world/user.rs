//! People and the bot.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::id::Id;

/// A person or the bot.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct User {
    pub(crate) id: Id,
    pub(crate) name: String,
    #[serde(rename = "shown")]
    pub(crate) display_name: String,
    pub(crate) is_bot: bool,
    /// Whether they accept direct messages from the bot.
    pub(crate) takes_dms: bool,
    /// Whether they have installed the application for themselves.
    pub(crate) has_app: bool,
    /// Whether their account is closed: the bot can't find or message them any more.
    #[serde(default)]
    pub(crate) is_closed: bool,
    /// The language of their client: `sv-SE`.
    #[serde(default = "american")]
    pub(crate) locale: String,
}

/// The locale of people and servers that have set no other.
pub(crate) fn american() -> String {
    "en-US".into()
}

impl User {
    /// A person with this name and an open account.
    pub(crate) fn named(id: Id, name: &str) -> Self {
        Self {
            id,
            name: name.to_lowercase(),
            display_name: name.into(),
            is_bot: false,
            takes_dms: true,
            has_app: false,
            is_closed: false,
            locale: american(),
        }
    }

    /// A user as Discord shows them to others.
    pub(crate) fn json(&self) -> Value {
        json!({
            "id": self.id, "username": self.name, "global_name": if self.is_bot { Value::Null } else { json!(self.display_name) }, "discriminator": if self.is_bot { "0001" } else { "0" },
            "avatar": null, "bot": self.is_bot, "system": false, "public_flags": 0, "flags": 0, "banner": null, "accent_color": null,
            "avatar_decoration_data": null, "collectibles": null, "display_name_styles": null, "primary_guild": null,
        })
    }
}
