//! The routes of the application's emoji.

use serde_json::Value;

use crate::api_error::{ApiError, ErrorCode, FormErrors};
use crate::id::Id;
use crate::rest::call::Call;
use crate::rest::reply::{Reply, RestResult};
use crate::validate::{MOST_EMOJIS, check_emoji_body, read_image};
use crate::world::{Emoji, World};

fn check_app(world: &World, app: Id) -> Result<(), ApiError> {
    if app == world.app.id { Ok(()) } else { Err(ErrorCode::UnknownApplication.into()) }
}

fn find_emoji(world: &World, app: Id, emoji: Id) -> Result<&Emoji, ApiError> {
    check_app(world, app)?;
    world.emojis.get(&emoji).ok_or_else(|| ErrorCode::UnknownEmoji.into())
}

pub(super) fn list(world: &World, app: Id) -> RestResult {
    check_app(world, app)?;
    let items = world.emojis.values().map(|emoji| world.emoji_json(emoji)).collect::<Vec<_>>();
    Ok(Reply::ok(serde_json::json!({"items": items})))
}

pub(super) fn show(world: &World, app: Id, emoji: Id) -> RestResult {
    Ok(Reply::ok(world.emoji_json(find_emoji(world, app, emoji)?)))
}

pub(super) fn add(world: &mut World, app: Id, call: &Call) -> RestResult {
    check_app(world, app)?;
    check_emoji_body(&call.body, "name image")?;
    let image = read_image(&call.body["image"])?;
    let name = wanted_name(world, &call.body, None)?;
    if world.emojis.len() >= MOST_EMOJIS {
        return Err(ErrorCode::TooManyEmojis.into());
    }
    let emoji = Emoji { id: world.fresh_id(), name, image };
    let json = world.emoji_json(&emoji);
    world.emojis.insert(emoji.id, emoji);
    Ok(Reply::created(json))
}

pub(super) fn rename(world: &mut World, app: Id, id: Id, call: &Call) -> RestResult {
    find_emoji(world, app, id)?;
    check_emoji_body(&call.body, "name")?;
    if !call.body["name"].is_null() {
        let name = wanted_name(world, &call.body, Some(id))?;
        if let Some(emoji) = world.emojis.get_mut(&id) {
            emoji.name = name;
        }
    }
    show(world, app, id)
}

pub(super) fn remove(world: &mut World, app: Id, emoji: Id) -> RestResult {
    find_emoji(world, app, emoji)?;
    world.emojis.remove(&emoji);
    Ok(Reply::nothing())
}

/// The name in a body, if no other emoji has it.
fn wanted_name(world: &World, body: &Value, except: Option<Id>) -> Result<String, ApiError> {
    let name = body["name"].as_str().unwrap_or_default();
    let mut faults = FormErrors::default();
    if world.is_emoji_name_taken(name, except) {
        faults.add(
            "name",
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            "An emoji with that name already exists.",
        );
    }
    faults.finish()?;
    Ok(name.to_owned())
}
