//! Registered commands.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::id::Id;

/// The type of the Entry Point command, which opens an Activity.
pub(crate) const ENTRY_POINT: u64 = 4;

/// The handler of an Entry Point command that Discord answers itself. With handler 1, the application answers.
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

    /// Whether the command may be used in this context (0 server, 1 bot's direct messages, 2 elsewhere).
    pub(super) fn serves(&self, context: u8, user_installed: bool) -> bool {
        let lists = |field: &str, wanted: u8| {
            self.json[field].as_array().is_none_or(|list| list.iter().any(|value| *value == wanted))
        };
        // The deprecated `dm_permission` counts only without `contexts`.
        let in_server_only = self.json["contexts"].is_null() && self.json["dm_permission"] == false;
        lists("contexts", context)
            && (context == 0 || !in_server_only)
            && (self.json["integration_types"].is_null()
                || lists("integration_types", u8::from(user_installed)))
    }
}

/// The command with this kind and name among those available, by its own name or its name in a locale.
pub(crate) fn find_command<'a>(
    available_commands: &[&'a Command],
    name: &str,
    kind: u64,
    locale: &str,
) -> Option<&'a Command> {
    let all = available_commands.iter().filter(|command| command.kind() == kind);
    all.copied().find(|command| is_called(&command.json, name, locale))
}

/// Whether a command or an option has this name, of its own or in a locale.
pub(crate) fn is_called(node: &Value, name: &str, locale: &str) -> bool {
    names(node, locale).any(|known| known == name)
}

/// The names of a command or an option: its own, and the one in a locale.
pub(crate) fn names<'a>(node: &'a Value, locale: &str) -> impl Iterator<Item = &'a str> {
    [&node["name"], &node["name_localizations"][locale]].into_iter().filter_map(Value::as_str)
}

/// A command, an option or a choice as clients show it in a locale, with its own name as `own_name`.
pub(crate) fn in_locale(node: &Value, locale: &str) -> Value {
    let mut shown = node.clone();
    shown["own_name"] = node["name"].clone();
    for field in ["name", "description"] {
        if let text @ Value::String(_) = &node[format!("{field}_localizations")][locale] {
            shown[field] = text.clone();
        }
    }
    for field in ["options", "choices"] {
        if let Some(nodes) = node[field].as_array() {
            shown[field] = nodes.iter().map(|node| in_locale(node, locale)).collect();
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_command_is_shown_and_found_in_the_language_of_a_member() {
        let option = json!({"name": "text", "description": "What", "description_localizations": {"de": "Was"}});
        let move_command =
            json!({"name": "move", "name_localizations": {"de": "ziehen"}, "options": [option]});
        let shown = in_locale(&move_command, "de");
        assert_eq!(shown["name"], "ziehen");
        assert_eq!(shown["own_name"], "move");
        assert_eq!(shown["options"][0]["name"], "text");
        assert_eq!(shown["options"][0]["description"], "Was");
        assert!(is_called(&move_command, "ziehen", "de") && is_called(&move_command, "move", "de"));
        assert!(!is_called(&move_command, "ziehen", "fr"));
    }
}
