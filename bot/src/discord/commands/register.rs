//! Makes the commands known to Discord: where it knows others, or has forgotten them, and not otherwise.

use std::time::Duration;

use poise::serenity_prelude as serenity;
use serde_json::Value;
use serenity::{CreateCommand, Http};

use crate::discord::{commands, error};

/// How often it is tried again where Discord falters.
const AGAIN: u32 = 3;

/// What Discord adds of its own to what is registered, or says in other words.
const ITS_OWN: [&str; 5] =
    ["id", "application_id", "version", "default_permission", "dm_permission"];

/// What Discord fills in where nothing is said.
const BY_DEFAULT: [&str; 2] = ["integration_types", "contexts"];

/// Discord's number of a slash command, as numbers are compared.
const SLASH: f64 = 1.0;

/// Makes the commands known, again where Discord falters.
pub(crate) async fn keep(http: &Http) -> Result<(), serenity::Error> {
    let commands = poise::builtins::create_application_commands(&commands::all());
    let mut tries = 0;
    loop {
        match compared(http, &commands).await {
            Err(error) if tries < AGAIN && error::is_passing(&error) => tries += 1,
            kept => return kept,
        }
        tokio::time::sleep(Duration::from_secs(1) * tries).await;
    }
}

async fn compared(http: &Http, commands: &[CreateCommand]) -> Result<(), serenity::Error> {
    match http.get_global_commands_with_localizations().await {
        Ok(there) if are_same(&serde_json::to_value(commands)?, &serde_json::to_value(&there)?) => {
            tracing::debug!("the commands are known");
            return Ok(());
        }
        Err(error) if error::is_passing(&error) => return Err(error),
        // What can't be compared is registered: that does no harm.
        _ => {}
    }
    http.create_global_commands(&commands).await?;
    tracing::info!(count = commands.len(), "the commands are registered");
    Ok(())
}

/// Whether Discord knows the commands just so, in whatever order.
fn are_same(ours: &Value, theirs: &Value) -> bool {
    let (ours, mut theirs) = (sorted(ours), sorted(theirs));
    for (our, their) in ours.iter().zip(&mut theirs) {
        for field in BY_DEFAULT.into_iter().filter(|&field| our.get(field).is_none()) {
            their.as_object_mut().map(|their| their.remove(field));
        }
    }
    ours == theirs
}

/// The commands, each without what means nothing, by what they are and what they are called.
fn sorted(commands: &Value) -> Vec<Value> {
    let mut commands: Vec<_> = commands.as_array().into_iter().flatten().map(plain).collect();
    // Where nothing is said it is a slash command.
    for command in commands.iter_mut().filter(|command| command.get("type").is_none()) {
        command["type"] = SLASH.into();
    }
    commands.sort_by_key(|command| format!("{}/{}", command["type"], command["name"]));
    commands
}

/// Without what Discord adds, and without what means the same as nothing.
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
            let known = fields.iter().filter(|(name, _)| !ITS_OWN.contains(&name.as_str()));
            let plain = known.map(|(name, value)| (name.clone(), plain(value)));
            Value::Object(plain.filter(|(_, value)| !is_nothing(value)).collect())
        }
        Value::Array(list) => {
            let mut plain: Vec<_> = list.iter().map(plain).collect();
            // Where a command can be used is a set; all other lists have their order.
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
    use serde_json::json;

    use super::*;

    fn ours() -> Value {
        let commands = poise::builtins::create_application_commands(&commands::all());
        serde_json::to_value(commands).unwrap()
    }

    /// The commands as Discord gives them back.
    fn theirs() -> Value {
        let mut theirs = ours();
        for (command, id) in theirs.as_array_mut().unwrap().iter_mut().zip(1..) {
            command["id"] = json!(format!("{id}"));
            command["version"] = json!("7");
            command["dm_permission"] = json!(true);
            command["name_localizations"] = json!(null);
            command["nsfw"] = json!(false);
            let filled_in = [
                ("type", json!(1)),
                ("integration_types", json!([0])),
                ("contexts", json!(null)),
                ("description", json!("")),
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
    fn what_discord_knows_already_is_not_registered_again() {
        assert!(are_same(&ours(), &theirs()));
    }

    #[test]
    fn what_is_missing_too_many_or_different_is_registered_again() {
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
