//! Registered commands and how one is found.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::{Channel, Kind, World};

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

    /// 1 slash command, 2 on a user, 3 on a message.
    pub(crate) fn kind(&self) -> u64 {
        self.json["type"].as_u64().unwrap_or(1)
    }

    /// Whether it may be used in this context (0 server, 1 bot's direct messages, 2 elsewhere).
    fn serves(&self, context: u8, user_installed: bool) -> bool {
        let lists = |field: &str, wanted: u8| {
            self.json[field].as_array().is_none_or(|list| list.iter().any(|value| *value == wanted))
        };
        lists("contexts", context)
            && (self.json["integration_types"].is_null()
                || lists("integration_types", u8::from(user_installed)))
    }
}

impl World {
    /// Discord's interaction context of a channel.
    pub(crate) fn context(&self, channel: &Channel) -> u8 {
        match channel.kind {
            Kind::Dm if channel.recipients.contains(&self.bot()) => 1,
            Kind::Dm | Kind::GroupDm => 2,
            _ => 0,
        }
    }

    /// Whether the application is in this place only because this user installed it.
    pub(crate) fn is_user_installed(&self, channel: &Channel) -> bool {
        match channel.guild {
            Some(guild) => !self.guilds.get(&guild).is_some_and(|guild| guild.has_bot),
            None => self.context(channel) == 2,
        }
    }

    /// The commands a member is offered in a channel.
    pub(crate) fn offered(&self, user: Id, channel: &Channel) -> Vec<&Command> {
        let (context, user_installed) = (self.context(channel), self.is_user_installed(channel));
        let may = self.permissions(user, channel);
        if (user_installed && !self.users.get(&user).is_some_and(|user| user.has_app))
            || !may.has(Permissions::USE_APPLICATION_COMMANDS)
        {
            return Vec::new();
        }
        let scopes = [channel.guild, None];
        let scopes = if channel.guild.is_some() { &scopes[..] } else { &scopes[1..] };
        let all = scopes.iter().filter_map(|scope| self.commands.get(scope)).flatten();
        all.filter(|command| {
            command.serves(context, user_installed) && (context != 0 || allows(command, may))
        })
        .collect()
    }
}

/// `default_member_permissions`: all of them are needed, and "0" means administrators only.
fn allows(command: &Command, may: Permissions) -> bool {
    let wanted =
        command.json["default_member_permissions"].as_str().and_then(|bits| bits.parse().ok());
    wanted.is_none_or(|wanted: u64| {
        may.has(Permissions::ADMINISTRATOR) || (wanted != 0 && may.has(Permissions(wanted)))
    })
}

/// The command of this name and kind among those offered.
pub(crate) fn find_command<'a>(
    offered: &[&'a Command],
    name: &str,
    kind: u64,
) -> Option<&'a Command> {
    offered.iter().find(|command| command.kind() == kind && command.name() == name).copied()
}
