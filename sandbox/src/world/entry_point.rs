//! The Entry Point command, which opens the Activity.

use serde_json::json;

use crate::world::command::LAUNCHED_BY_DISCORD;
use crate::world::{Command, ENTRY_POINT, World};

impl World {
    /// Adds the command that Discord makes by itself when Activities are enabled.
    pub(crate) fn add_default_entry_point(&mut self) {
        let (id, version) = (self.fresh_id(), self.fresh_id());
        let json = json!({
            "id": id, "application_id": self.app.id, "version": version, "type": ENTRY_POINT, "name": "launch", "description": "",
            "handler": LAUNCHED_BY_DISCORD, "default_member_permissions": null, "nsfw": false, "dm_permission": true,
            "integration_types": [0, 1], "contexts": [0, 1, 2],
        });
        self.commands.entry(None).or_default().push(Command { id, json });
    }

    /// The Entry Point command, if there is one.
    pub(crate) fn entry_point(&self) -> Option<&Command> {
        self.commands.get(&None)?.iter().find(|command| command.kind() == ENTRY_POINT)
    }
}
