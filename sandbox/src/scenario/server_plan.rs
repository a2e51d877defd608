//! The servers of a scenario, as a file describes them: members, roles, channels and permissions.

use serde::de::Error;
use serde::{Deserialize, Deserializer};

use crate::permissions::Permissions;
use crate::world::american;

/// A server of a scenario.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScenarioServer {
    pub(crate) name: String,
    pub(crate) members: Vec<String>,
    #[serde(default)]
    pub(crate) roles: Vec<ScenarioRole>,
    pub(super) channels: Vec<ScenarioChannel>,
    /// Whether the bot is in the server.
    #[serde(default = "yes")]
    pub(super) bot: bool,
    /// The language of the server's settings.
    #[serde(default = "american")]
    pub(super) locale: String,
    /// The permissions of the bot's role, beyond those of everyone.
    #[serde(default = "default_permissions", deserialize_with = "named_permissions")]
    pub(super) bot_may: Permissions,
}

/// A role of a server, and the members who have it.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScenarioRole {
    pub(crate) name: String,
    #[serde(default, deserialize_with = "named_permissions")]
    pub(super) permissions: Permissions,
    #[serde(default)]
    pub(crate) members: Vec<String>,
}

/// A text channel of a server.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioChannel {
    pub(super) name: String,
    pub(super) topic: Option<String>,
    #[serde(default)]
    pub(super) permissions: Vec<ScenarioOverwrite>,
}

/// The permissions in a channel of `@everyone`, or of a role, a member or the bot by name.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ScenarioOverwrite {
    pub(super) who: String,
    #[serde(default, deserialize_with = "named_permissions")]
    pub(super) allow: Permissions,
    #[serde(default, deserialize_with = "named_permissions")]
    pub(super) deny: Permissions,
}

fn yes() -> bool {
    true
}

fn default_permissions() -> Permissions {
    Permissions::DEFAULT
}

/// Permissions as a list of Discord's names.
fn named_permissions<'de, D: Deserializer<'de>>(from: D) -> Result<Permissions, D::Error> {
    Vec::<String>::deserialize(from)?.iter().try_fold(Permissions(0), |all, name| {
        let unknown = || D::Error::custom(format!("no permission is called {name}"));
        Permissions::from_name(name).map(|permission| all | permission).ok_or_else(unknown)
    })
}
