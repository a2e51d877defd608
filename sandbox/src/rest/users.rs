//! The routes of users and direct messages.

use crate::api_error::ErrorCode;
use crate::id::Id;
use crate::rest::call::Call;
use crate::rest::reply::{Reply, RestResult};
use crate::validate::check_recipient;
use crate::world::World;

pub(super) fn show(world: &World, user: Id) -> RestResult {
    let found = world.users.get(&user).ok_or(ErrorCode::UnknownUser)?;
    let mut json = found.json();
    if user == world.bot() {
        for (field, value) in [
            ("mfa_enabled", true.into()),
            ("verified", true.into()),
            ("locale", "en-US".into()),
            ("premium_type", 0.into()),
            ("email", serde_json::Value::Null),
        ] {
            json[field] = value;
        }
    }
    Ok(Reply::ok(json))
}

pub(super) fn open_dm(world: &mut World, call: &Call) -> RestResult {
    check_recipient(&call.body)?;
    let recipient = Id::from_json(&call.body["recipient_id"]).ok_or(ErrorCode::UnknownUser)?;
    let known = world.users.get(&recipient).ok_or(ErrorCode::UnknownUser)?;
    if known.is_bot {
        return Err(ErrorCode::CannotSendToUser.into());
    }
    let channel = world.dm_with_bot(recipient);
    let json = world.channel_json(world.channel(channel)?);
    Ok(Reply::ok(json))
}
