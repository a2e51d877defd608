//! Administration over JSON: faults, the clock, the gateway, moderators' changes.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::extract::rejection::JsonRejection;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::control::clock::clock_json;
use crate::faults::Fault;
use crate::gateway::{Outgoing, Sharding};
use crate::id::Id;
use crate::member::{Error, not_found};
use crate::permissions::Permissions;
use crate::shared::Shared;
use crate::world::World;

/// A command outside any channel: about a fault, the gateway, the clock or a server.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", tag = "order")]
pub(crate) enum AdminAction {
    /// Makes the next requests to a route fail.
    Fault(Fault),
    /// Removes all planned faults.
    ClearFaults,
    /// Refuses requests over a rate limit, or only reports the limits.
    EnforceRateLimits { enforce: bool },
    /// Closes the gateway, or one shard's connections, with a code if there is one.
    CloseGateway { code: Option<u16>, shard: Option<u64> },
    /// Cuts the gateway, or one shard's connections, without a close frame.
    DropGateway { shard: Option<u64> },
    /// Sets the sharding of servers, and how often a bot may identify.
    Sharding(Sharding),
    /// Refuses new connections to the gateway, or accepts them again.
    RefuseGateway { refuse: bool },
    /// Asks the bot to reconnect.
    Reconnect,
    /// Invalidates the bot's session, and drops it unless it may be resumed.
    InvalidateSession {
        #[serde(default)]
        may_resume: bool,
    },
    /// Writes the world to its file.
    Save,
    /// Archives or reopens a thread.
    SetThread { thread: Id, archived: bool, locked: bool },
    /// Deletes a message.
    DeleteMessage { channel: Id, message: Id },
    /// Deletes a channel or thread.
    DeleteChannel { channel: Id },
    /// Puts the clock forward.
    Advance { ms: u64 },
    /// Removes the bot from a server, or adds it.
    SetBot { server: String, is_there: bool },
    /// Removes a member from a server, or adds them, and sets the language of their client.
    SetMember {
        server: String,
        who: String,
        #[serde(default = "yes")]
        is_there: bool,
        locale: Option<String>,
    },
    /// Sets the language of a server's settings.
    SetServer { server: String, locale: String },
    /// Maps `/` of the Activity to an address of this machine.
    MapActivity { target: String },
    /// Changes a member's window of the Activity.
    ChangeWindow {
        who: String,
        #[serde(flatten)]
        change: WindowChange,
    },
    /// Sets how members answer a request for consent. `None` lets the page ask.
    SetConsent { granted: Option<bool> },
    /// Ends an instance of the Activity, with all its windows.
    EndInstance { instance: String },
    /// Allows and denies permissions in a channel, for a member or everyone.
    Permit { channel: Id, who: Option<String>, allow: u64, deny: u64 },
}

fn yes() -> bool {
    true
}

/// Carries out a command.
#[expect(clippy::too_many_lines, reason = "a line for each command")]
pub(super) async fn order(
    State(shared): State<Arc<Shared>>,
    order: Result<Json<AdminAction>, JsonRejection>,
) -> Result<Json<Value>, Error> {
    let Json(order) = order?;
    match order {
        AdminAction::Fault(fault) => shared.faults().plan(fault),
        AdminAction::ClearFaults => shared.clear_faults(),
        AdminAction::EnforceRateLimits { enforce } => shared.rates().enforced = enforce,
        AdminAction::CloseGateway { code, shard } => {
            shared.update(|world| world.gateway.send_shard(&Outgoing::Close(code), shard));
        }
        AdminAction::DropGateway { shard } => {
            shared.update(|world| world.gateway.send_shard(&Outgoing::Drop, shard));
        }
        AdminAction::Sharding(sharding) => {
            shared.update(|world| world.gateway.starts.sharding = sharding)
        }
        AdminAction::RefuseGateway { refuse } => {
            shared.update(|world| world.gateway.is_down = refuse)
        }
        AdminAction::InvalidateSession { may_resume } => {
            shared.update(|world| world.gateway.invalidate(may_resume))
        }
        AdminAction::Save => shared.save().map_err(|error| save_error(&error))?,
        AdminAction::Reconnect => {
            shared.update(|world| world.gateway.send_all(&Outgoing::reconnect()))
        }
        AdminAction::SetThread { thread, archived, locked } => {
            shared
                .update(|world| {
                    world.change_channel(thread, &json!({"archived": archived, "locked": locked}))
                })
                .map_err(not_found)?;
        }
        AdminAction::DeleteMessage { channel, message } => {
            shared.update(|world| world.delete_message(channel, message)).map_err(not_found)?
        }
        AdminAction::DeleteChannel { channel } => {
            shared.update(|world| world.delete_channel(channel))
        }
        AdminAction::Advance { ms } => {
            shared.advance(ms).await.ok_or_else(Error::clock_out_of_range)?;
            return Ok(Json(clock_json(&shared)));
        }
        AdminAction::SetBot { server, is_there } => {
            shared.update(|world| world.set_bot(&server, is_there))?
        }
        AdminAction::SetMember { server, who, is_there, locale } => {
            shared.update(|world| {
                world.set_member(&server, &who, is_there)?;
                locale.map_or(Ok(()), |locale| world.set_locale(&who, &locale))
            })?;
        }
        AdminAction::SetServer { server, locale } => {
            shared.update(|world| world.set_server_locale(&server, &locale))?;
        }
        AdminAction::MapActivity { target } => {
            shared.update(|world| world.map_activity(&target))?;
        }
        AdminAction::ChangeWindow { who, change } => {
            shared.update(|world| change_window(world, &who, &change))?;
        }
        AdminAction::SetConsent { granted } => {
            shared.update(|world| world.set_consent(granted));
        }
        AdminAction::EndInstance { instance } => {
            shared.update(|world| world.end_instance(&instance));
        }
        AdminAction::Permit { channel, who, allow, deny } => {
            shared.update(|world| {
                world.permit(channel, who.as_deref(), Permissions(allow), Permissions(deny))
            })?;
        }
    }
    Ok(Json(json!({})))
}

/// A change of a window. Absent fields stay unchanged.
#[derive(Debug, Deserialize)]
pub(crate) struct WindowChange {
    layout: Option<u8>,
    orientation: Option<u8>,
    locale: Option<String>,
    old_client: Option<bool>,
    opaque: Option<bool>,
}

fn change_window(world: &mut World, who: &str, change: &WindowChange) -> Result<(), Error> {
    let user = world.find_user(who);
    let window = user.and_then(|user| world.window_of(user));
    let window = window.ok_or_else(|| Error::NotFound("open window".into()))?;
    if let Some(locale) = &change.locale {
        // The language belongs to the account, so it changes on every server.
        world.set_locale(who, locale)?;
    }
    world.change_window(window.frame, |window| {
        window.layout = change.layout.unwrap_or(window.layout);
        window.orientation = change.orientation.unwrap_or(window.orientation);
        window.is_old = change.old_client.unwrap_or(window.is_old);
        window.is_opaque = change.opaque.unwrap_or(window.is_opaque);
    })
}

fn save_error(error: &std::io::Error) -> Error {
    Error::NotSent(format!("The world can't be saved: {error}."))
}
