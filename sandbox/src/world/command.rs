//! Registered commands.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::id::Id;

/// The type of the Entry Point command, which opens an Activity from outside a channel.
pub(crate) const ENTRY_POINT: u64 = 4;

/// The handler of an Entry Point command that Discord answers itself. With the other one, the application does.
pub(crate) const LAUNCHED_BY_DISCORD: u64 = 2;

/// A registered command: Discord's object, completed with ids and defaults.
#[derive(Clone, Debug, Deserialize, Serialize)]
pub(crate) struct Command {
    pub(crate) id: Id,
    pub(crate) json: Value,
}

impl Command {
    pub(crate) fn name(&self) -> &str {
        self.json["name"].as_str().unwrap_or_default()
    }

    /// 1 slash command, 2 on a user, 3 on a message, 4 the Entry Point.
    pub(crate) fn kind(&self) -> u64 {
        self.json["type"].as_u64().unwrap_or(1)
    }

    /// Whether it may be used in this context (0 server, 1 bot's direct messages, 2 elsewhere).
    pub(super) fn serves(&self, context: u8, user_installed: bool) -> bool {
        let lists = |field: &str, wanted: u8| {
            self.json[field].as_array().is_none_or(|list| list.iter().any(|value| *value == wanted))
        };
        lists("contexts", context)
            && (self.json["integration_types"].is_null()
                || lists("integration_types", u8::from(user_installed)))
    }
}

/// The command with this name and kind among those available.
pub(crate) fn find_command<'a>(
    available_commands: &[&'a Command],
    name: &str,
    kind: u64,
) -> Option<&'a Command> {
    available_commands
        .iter()
        .find(|command| command.kind() == kind && command.name() == name)
        .copied()
}
