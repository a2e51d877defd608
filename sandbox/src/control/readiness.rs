//! Waits until a bot is online with its commands.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde_json::{Value, json};

use crate::member::Error;
use crate::shared::Shared;
use crate::world::{LAUNCHED_BY_DISCORD, World};

/// Answers when a bot is connected to the gateway and has commands. An error if that takes too long.
pub(super) async fn ready(State(shared): State<Arc<Shared>>) -> Result<Json<Value>, Error> {
    let _ = tokio::time::timeout(shared.patience, wait_until_ready(&shared)).await;
    let in_vain = || Error::TookTooLong("a bot that is online with its commands".into());
    shared.read(status).map(Json).ok_or_else(in_vain)
}

async fn wait_until_ready(shared: &Shared) {
    let mut changes = shared.changes.subscribe();
    while shared.read(status).is_none() && changes.changed().await.is_ok() {}
}

/// The bot's name and the number of its commands, if it is online and has some.
fn status(world: &World) -> Option<Value> {
    // Discord makes an Entry Point command by itself, before the bot registers anything.
    let all = world.commands.values().flatten();
    let commands = all.filter(|command| command.json["handler"] != LAUNCHED_BY_DISCORD).count();
    let is_ready = commands > 0 && world.gateway.is_connected();
    is_ready.then(|| json!({"bot": world.app.name, "id": world.app.id, "commands": commands}))
}
