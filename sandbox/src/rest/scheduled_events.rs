//! The routes of scheduled events.

use serde_json::Value;

use crate::api_error::{ApiError, ErrorCode};
use crate::id::Id;
use crate::permissions::Permissions;
use crate::rest::call::Call;
use crate::rest::guilds::joined_guild;
use crate::rest::reply::{Reply, RestResult};
use crate::validate::{EventTimes, check_order, check_scheduled_event};
use crate::world::{ScheduledEvent, ScheduledStatus, World};

/// The maximum number of events of a server that are neither completed nor canceled.
const MOST_EVENTS: usize = 100;

/// An event of a server, in an address.
#[derive(Clone, Copy, Debug)]
pub(super) struct EventKey {
    pub(super) guild: Id,
    pub(super) event: Id,
}

/// Checks that the bot has one of these permissions in a server.
fn check_permission(world: &World, guild: Id, wanted: &[Permissions]) -> Result<(), ApiError> {
    let may = world.guild_permissions(world.bot(), guild).unwrap_or_default();
    match wanted.iter().any(|&one| may.has(one)) {
        true => Ok(()),
        false => Err(ErrorCode::MissingPermissions.into()),
    }
}

fn find(world: &World, key: EventKey) -> Result<&ScheduledEvent, ApiError> {
    let guild = joined_guild(world, key.guild)?.id;
    let found = world.scheduled_events.get(&key.event).filter(|event| event.guild == guild);
    found.ok_or_else(|| ErrorCode::UnknownScheduledEvent.into())
}

/// An event that the bot may change: its own, or any with the permission to manage events.
fn find_changeable(world: &World, key: EventKey) -> Result<&ScheduledEvent, ApiError> {
    let event = find(world, key)?;
    let is_own = event.creator == world.bot();
    let own: &[Permissions] = &[Permissions::MANAGE_EVENTS, Permissions::CREATE_EVENTS];
    let wanted = if is_own { own } else { &[Permissions::MANAGE_EVENTS] };
    check_permission(world, key.guild, wanted)?;
    Ok(event)
}

pub(super) fn list(world: &World, guild: Id, call: &Call) -> RestResult {
    let guild = joined_guild(world, guild)?.id;
    let counts = call.flag("with_user_count")?;
    let open = world.open_scheduled_events(guild);
    let json = |event: &ScheduledEvent| with_count(world.scheduled_event_json(event), counts);
    Ok(Reply::ok(open.map(json).collect::<Vec<_>>().into()))
}

pub(super) fn show(world: &World, key: EventKey, call: &Call) -> RestResult {
    let counts = call.flag("with_user_count")?;
    Ok(Reply::ok(with_count(world.scheduled_event_json(find(world, key)?), counts)))
}

/// Adds the number of subscribers, which is always 0 here.
fn with_count(mut json: Value, counts: bool) -> Value {
    if counts {
        json["user_count"] = 0.into();
    }
    json
}

pub(super) fn add(world: &mut World, guild: Id, call: &Call) -> RestResult {
    let guild = joined_guild(world, guild)?.id;
    check_permission(world, guild, &[Permissions::CREATE_EVENTS])?;
    let now = world.now_ms();
    let times = check_scheduled_event(&call.body, true, now)?;
    let EventTimes { start_ms: Some(start_ms), end_ms: Some(end_ms) } = times else {
        return Err(ErrorCode::InvalidForm.into());
    };
    check_order(start_ms, end_ms)?;
    if world.open_scheduled_events(guild).count() >= MOST_EVENTS {
        return Err(ErrorCode::TooManyScheduledEvents.into());
    }
    let event = ScheduledEvent {
        id: world.fresh_id(),
        guild,
        creator: world.bot(),
        name: text(&call.body["name"]).unwrap_or_default(),
        description: text(&call.body["description"]),
        location: text(&call.body["entity_metadata"]["location"]).unwrap_or_default(),
        start_ms,
        end_ms,
        status: None,
    };
    let json = world.scheduled_event_json(&event);
    world.put_scheduled_event(event);
    Ok(Reply::ok(json))
}

pub(super) fn change(world: &mut World, key: EventKey, call: &Call) -> RestResult {
    let now = world.now_ms();
    let mut event = find_changeable(world, key)?.clone();
    if !event.is_open_at(now) {
        return Err(ErrorCode::FinishedScheduledEvent.into());
    }
    let body = &call.body;
    let EventTimes { start_ms, end_ms } = check_scheduled_event(body, false, now)?;
    event.name = text(&body["name"]).unwrap_or(event.name);
    if body.get("description").is_some() {
        event.description = text(&body["description"]);
    }
    event.location = text(&body["entity_metadata"]["location"]).unwrap_or(event.location);
    event.start_ms = start_ms.unwrap_or(event.start_ms);
    event.end_ms = end_ms.unwrap_or(event.end_ms);
    check_order(event.start_ms, event.end_ms)?;
    event.status = wanted_status(&event, &body["status"], now)?.or(event.status);
    let json = world.scheduled_event_json(&event);
    world.put_scheduled_event(event);
    Ok(Reply::ok(json))
}

/// The new status in a body: active or canceled for a scheduled event, completed for an active one. `None` if the
/// status stays.
fn wanted_status(
    event: &ScheduledEvent,
    wanted: &Value,
    now_ms: u64,
) -> Result<Option<ScheduledStatus>, ApiError> {
    let Some(wanted) = wanted.as_u64() else { return Ok(None) };
    match (event.status_at(now_ms), wanted) {
        (ScheduledStatus::Scheduled, 2) => Ok(Some(ScheduledStatus::Active)),
        (ScheduledStatus::Scheduled, 4) => Ok(Some(ScheduledStatus::Canceled)),
        (ScheduledStatus::Active, 3) => Ok(Some(ScheduledStatus::Completed)),
        (now, same) if now as u64 == same => Ok(None),
        _ => Err(ErrorCode::FinishedScheduledEvent.into()),
    }
}

pub(super) fn remove(world: &mut World, key: EventKey) -> RestResult {
    let id = find_changeable(world, key)?.id;
    world.remove_scheduled_event(id);
    Ok(Reply::nothing())
}

fn text(value: &Value) -> Option<String> {
    value.as_str().map(str::to_owned)
}
