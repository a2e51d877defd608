//! Users and direct messages.

use crate::error::Code;
use crate::id::Id;
use crate::mentions::read_id;
use crate::rest::{Answered, Call, Reply};
use crate::validate::check_recipient;
use crate::world::{Channel, Kind, World};

pub(super) fn show(world: &World, user: Id) -> Answered {
    let found = world.users.get(&user).ok_or(Code::UnknownUser)?;
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

pub(super) fn open_dm(world: &mut World, call: &Call) -> Answered {
    check_recipient(&call.body)?;
    let recipient = read_id(&call.body["recipient_id"]).ok_or(Code::UnknownUser)?;
    let known = world.users.get(&recipient).ok_or(Code::UnknownUser)?;
    if known.is_bot {
        return Err(Code::CannotSendToUser.into());
    }
    let channel = world.dm_with_bot(recipient);
    let json = world.channel_json(world.channel(channel)?);
    Ok(Reply::ok(json))
}

impl World {
    /// The direct messages between a user and the bot, begun if need be.
    pub(crate) fn dm_with_bot(&mut self, user: Id) -> Id {
        let bot = self.bot();
        let both = |channel: &&Channel| {
            channel.kind == Kind::Dm
                && channel.recipients.contains(&user)
                && channel.recipients.contains(&bot)
        };
        if let Some(known) = self.channels.values().find(both) {
            return known.id;
        }
        // Derived from the user, so that a bot that remembers it finds it again after a restart.
        let id = Id(user.0 ^ (1 << 21));
        self.channels.insert(id, Channel::dm(id, user, bot));
        id
    }
}
