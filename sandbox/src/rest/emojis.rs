//! The application's emoji.

use serde_json::Value;

use crate::error::{Code, Faults, Refusal};
use crate::id::Id;
use crate::rest::{Answered, Call, Reply};
use crate::validate::{MOST_EMOJIS, check_emoji_body, read_image};
use crate::world::{Emoji, World};

fn check_app(world: &World, app: Id) -> Result<(), Refusal> {
    if app == world.app.id { Ok(()) } else { Err(Code::UnknownApplication.into()) }
}

fn found(world: &World, (app, emoji): (Id, Id)) -> Result<&Emoji, Refusal> {
    check_app(world, app)?;
    world.emojis.get(&emoji).ok_or_else(|| Code::UnknownEmoji.into())
}

pub(super) fn list(world: &World, app: Id) -> Answered {
    check_app(world, app)?;
    let items = world.emojis.values().map(|emoji| world.emoji_json(emoji)).collect::<Vec<_>>();
    Ok(Reply::ok(serde_json::json!({"items": items})))
}

pub(super) fn show(world: &World, key: (Id, Id)) -> Answered {
    Ok(Reply::ok(world.emoji_json(found(world, key)?)))
}

pub(super) fn add(world: &mut World, app: Id, call: &Call) -> Answered {
    check_app(world, app)?;
    check_emoji_body(&call.body, &["name", "image"])?;
    let image = read_image(&call.body["image"])?;
    let name = wanted_name(world, &call.body, None)?;
    if world.emojis.len() >= MOST_EMOJIS {
        return Err(Code::TooManyEmojis.into());
    }
    let emoji = Emoji { id: world.fresh_id(), name, image };
    let json = world.emoji_json(&emoji);
    world.emojis.insert(emoji.id, emoji);
    Ok(Reply::created(json))
}

pub(super) fn rename(world: &mut World, key: (Id, Id), call: &Call) -> Answered {
    found(world, key)?;
    check_emoji_body(&call.body, &["name"])?;
    if !call.body["name"].is_null() {
        let name = wanted_name(world, &call.body, Some(key.1))?;
        if let Some(emoji) = world.emojis.get_mut(&key.1) {
            emoji.name = name;
        }
    }
    show(world, key)
}

pub(super) fn remove(world: &mut World, key: (Id, Id)) -> Answered {
    found(world, key)?;
    world.emojis.remove(&key.1);
    Ok(Reply::nothing())
}

/// The name a body asks for, if no other emoji has it.
fn wanted_name(world: &World, body: &Value, except: Option<Id>) -> Result<String, Refusal> {
    let name = body["name"].as_str().unwrap_or_default();
    let mut faults = Faults::default();
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
