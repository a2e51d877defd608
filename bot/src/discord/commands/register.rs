//! Registers the commands if Discord has different ones or none.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serde_json::{Value, json};
use serenity::Http;

use crate::discord::commands;
use crate::discord::error;
use crate::retry_log::RetryLog;

/// The longest pause between two tries, in seconds.
const LONGEST_PAUSE: u32 = 10;

/// Fields that Discord adds or rewrites.
const DISCORD_FIELDS: [&str; 5] =
    ["id", "application_id", "version", "default_permission", "dm_permission"];

/// Fields that Discord fills in if they are missing.
const DEFAULTED: [&str; 2] = ["integration_types", "contexts"];

/// The type of an Entry Point command.
const ENTRY_POINT: u64 = 4;

/// Discord's code for an Entry Point command that the bot answers itself.
const ANSWERED_HERE: u64 = 1;

/// The fields of an Entry Point command that a registration must repeat.
const KEPT: [&str; 8] = [
    "name",
    "name_localizations",
    "type",
    "handler",
    "default_member_permissions",
    "integration_types",
    "contexts",
    "nsfw",
];

/// The type of a slash command. Numbers are compared as floats.
const SLASH: f64 = 1.0;

/// Registers the commands if they have changed. Retries as long as the failures are temporary.
pub(crate) async fn sync(http: &Http, has_activity: bool) -> serenity::Result<()> {
    let commands = commands::registered();
    let (mut tries, mut log) = (0, RetryLog::default());
    loop {
        match register_if_changed(http, &commands, has_activity).await {
            Err(error) if error::is_temporary(&error) => {
                tries = LONGEST_PAUSE.min(tries + 1);
                if log.is_due() {
                    let error = error::plain(&error);
                    tracing::warn!(error, "the commands wait for Discord");
                }
            }
            synced => return synced,
        }
        tokio::time::sleep(Duration::from_secs(1) * tries).await;
    }
}

async fn register_if_changed(
    http: &Http,
    ours: &Value,
    has_activity: bool,
) -> serenity::Result<()> {
    let there = match http.get_global_commands_with_localizations().await {
        Ok(there) => serde_json::to_value(&there)?,
        Err(error) if error::is_temporary(&error) => return Err(error),
        // The commands can't be read, so all are registered again, which does no harm.
        Err(_) => Value::Null,
    };
    let Known { entry_points, others } = Known::of(there);
    let wanted = match has_activity {
        true => vec![answered_here(entry_points.first())],
        false => entry_points.clone(),
    };
    if are_same(ours, &others) && are_same_entry_points(&wanted, &entry_points) {
        tracing::debug!("the commands are known");
        return Ok(());
    }
    http.create_global_commands(&with_entry_points(ours.clone(), &wanted)).await?;
    tracing::info!(count = ours.as_array().map_or(0, Vec::len), "the commands are registered");
    Ok(())
}

/// The commands that Discord has.
struct Known {
    /// The Entry Point command, which Discord adds when an operator enables Activities.
    ///
    /// The command is not ours, but Discord refuses an overwrite without it (50240).
    entry_points: Vec<Value>,
    others: Value,
}

impl Known {
    fn of(there: Value) -> Self {
        let there = if let Value::Array(list) = there { list } else { Vec::new() };
        let is_entry_point = |command: &Value| command["type"].as_u64() == Some(ENTRY_POINT);
        let (entry_points, others): (Vec<_>, Vec<_>) = there.into_iter().partition(is_entry_point);
        Self { entry_points, others: others.into() }
    }
}

/// The Entry Point command with the bot as its handler. The operator's name for the command stays.
fn answered_here(known: Option<&Value>) -> Value {
    let mut command = known.cloned().unwrap_or_else(|| {
        json!({
            "name": "launch", "type": ENTRY_POINT, "integration_types": [0, 1],
            "contexts": [0, 1, 2],
        })
    });
    command["handler"] = ANSWERED_HERE.into();
    command
}

fn are_same_entry_points(wanted: &[Value], there: &[Value]) -> bool {
    let handlers = |commands: &[Value]| -> Vec<Option<u64>> {
        commands.iter().map(|command| command["handler"].as_u64()).collect()
    };
    handlers(wanted) == handlers(there)
}

/// Our commands, with Discord's Entry Point command in the form that an overwrite accepts.
fn with_entry_points(ours: Value, entry_points: &[Value]) -> Value {
    let kept = entry_points.iter().map(|command| {
        let fields = command.as_object().into_iter().flatten();
        let kept = fields.filter(|(name, value)| KEPT.contains(&name.as_str()) && !value.is_null());
        Value::Object(kept.map(|(name, value)| (name.clone(), value.clone())).collect())
    });
    let ours = if let Value::Array(ours) = ours { ours } else { Vec::new() };
    ours.into_iter().chain(kept).collect()
}

/// Whether Discord has the same commands, in any order.
fn are_same(ours: &Value, theirs: &Value) -> bool {
    let (ours, mut theirs) = (sorted(ours), sorted(theirs));
    for (our, their) in ours.iter().zip(&mut theirs) {
        for field in DEFAULTED.into_iter().filter(|&field| our.get(field).is_none()) {
            their.as_object_mut().map(|their| their.remove(field));
        }
    }
    ours == theirs
}

/// The commands without empty fields, sorted by type and name.
fn sorted(commands: &Value) -> Vec<Value> {
    let mut commands: Vec<_> = commands.as_array().into_iter().flatten().map(plain).collect();
    for command in commands.iter_mut().filter(|command| command.get("type").is_none()) {
        command["type"] = SLASH.into();
    }
    commands.sort_by_key(|command| format!("{}/{}", command["type"], command["name"]));
    commands
}

/// A value without empty fields and without Discord's own fields.
fn plain(value: &Value) -> Value {
    let is_nothing = |value: &Value| match value {
        Value::Null | Value::Bool(false) => true,
        Value::Array(list) => list.is_empty(),
        Value::Object(fields) => fields.is_empty(),
        Value::String(text) => text.is_empty(),
        _ => false,
    };
    match value {
        Value::Object(fields) => {
            let known = fields.iter().filter(|(name, _)| !DISCORD_FIELDS.contains(&name.as_str()));
            let plain = known.map(|(name, value)| (name.clone(), plain(value)));
            Value::Object(plain.filter(|(_, value)| !is_nothing(value)).collect())
        }
        Value::Array(list) => {
            let mut plain: Vec<_> = list.iter().map(plain).collect();
            // Lists of numbers are sets, all other lists have an order.
            if plain.iter().all(Value::is_number) {
                plain.sort_by_key(Value::as_u64);
            }
            Value::Array(plain)
        }
        Value::Number(number) => number.as_f64().map_or(Value::Null, Value::from),
        other => other.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ours() -> Value {
        commands::registered()
    }

    /// The commands as Discord returns them.
    fn theirs() -> Value {
        let mut theirs = ours();
        for (command, id) in theirs.as_array_mut().unwrap().iter_mut().zip(1..) {
            command["id"] = json!(format!("{id}"));
            command["version"] = json!("7");
            command["dm_permission"] = json!(true);
            command["nsfw"] = json!(false);
            let filled_in = [
                ("type", json!(1)),
                ("integration_types", json!([0])),
                ("contexts", json!(null)),
                ("description", json!("")),
                ("name_localizations", json!(null)),
            ];
            for (field, value) in filled_in {
                if command.get(field).is_none_or(Value::is_null) {
                    command[field] = value;
                }
            }
        }
        theirs.as_array_mut().unwrap().reverse();
        theirs
    }

    #[test]
    fn known_commands_are_not_registered_again() {
        assert!(are_same(&ours(), &theirs()));
    }

    #[test]
    fn a_foreign_entry_point_command_is_kept_unchanged() {
        let entry_point = json!({
            "id": "9", "application_id": "1", "version": "2", "type": 4, "handler": 2,
            "name": "launch", "name_localizations": null, "description": "", "options": [],
            "integration_types": [0, 1], "contexts": [0, 1, 2], "default_member_permissions": null,
        });
        let mut theirs = theirs();
        theirs.as_array_mut().unwrap().push(entry_point);
        let Known { entry_points, others } = Known::of(theirs);
        assert!(are_same(&ours(), &others));
        let sent = with_entry_points(ours(), &entry_points);
        let kept = json!({
            "type": 4, "handler": 2, "name": "launch", "integration_types": [0, 1],
            "contexts": [0, 1, 2],
        });
        assert_eq!(sent.as_array().unwrap().last(), Some(&kept));
        assert_eq!(sent.as_array().unwrap().len(), ours().as_array().unwrap().len() + 1);
    }

    #[test]
    fn with_an_activity_the_bot_handles_the_entry_point_command() {
        let discords = json!({"type": 4, "handler": 2, "name": "play castles"});
        let ours = answered_here(Some(&discords));
        assert_eq!((&ours["handler"], &ours["name"]), (&json!(1), &json!("play castles")));
        assert!(!are_same_entry_points(std::slice::from_ref(&ours), &[discords]));
        assert!(!are_same_entry_points(&[answered_here(None)], &[]));
        assert!(are_same_entry_points(&[answered_here(None)], &[ours]));
    }

    #[test]
    fn missing_extra_or_changed_commands_are_registered_again() {
        let change = |change: &dyn Fn(&mut Vec<Value>)| {
            let mut theirs = theirs();
            change(theirs.as_array_mut().unwrap());
            are_same(&ours(), &theirs)
        };
        assert!(!change(&Vec::clear));
        assert!(!change(&|all| drop(all.pop())));
        assert!(!change(&|all| all.push(json!({"name": "old", "type": 1}))));
        assert!(!change(&|all| all[0]["description"] = json!("Another")));
        assert!(!change(&|all| all.iter_mut().for_each(|command| command["options"] = json!([]))));
    }
}
