//! The commands that a member may use in a channel.

use serde_json::Value;

use crate::id::Id;
use crate::permissions::Permissions;
use crate::world::{Channel, ChannelKind, Command, ENTRY_POINT, World};

impl World {
    /// Discord's interaction context of a channel.
    pub(crate) fn context(&self, channel: &Channel) -> u8 {
        match channel.kind {
            ChannelKind::Dm if channel.recipients.contains(&self.bot()) => 1,
            ChannelKind::Dm | ChannelKind::GroupDm => 2,
            ChannelKind::Text | ChannelKind::PublicThread | ChannelKind::PrivateThread => 0,
        }
    }

    /// Whether the application is available here only because this user installed it.
    pub(crate) fn is_user_installed(&self, channel: &Channel) -> bool {
        match channel.guild {
            Some(guild) => !self.guilds.get(&guild).is_some_and(|guild| guild.has_bot),
            None => self.context(channel) == 2,
        }
    }

    /// Whether this is the id of a command that only those who installed the application have in this channel.
    pub(super) fn is_of_user_install(&self, command: &Value, channel: &Channel) -> bool {
        let id = Id::from_json(command);
        let mut all = self.commands.values().flatten();
        let found = all.find(|command| Some(command.id) == id);
        found.is_some_and(|command| !command.serves(self.context(channel), false))
    }

    /// The commands available to a member in a channel. Clients list the Entry Point among the Activities instead.
    pub(crate) fn available_commands(&self, user: Id, channel: &Channel) -> Vec<&Command> {
        let (context, has_bot) = (self.context(channel), !self.is_user_installed(channel));
        let has_app = self.users.get(&user).is_some_and(|user| user.has_app);
        let may = self.permissions(user, channel);
        if !may.has(Permissions::USE_APPLICATION_COMMANDS) {
            return Vec::new();
        }
        let scopes = [channel.guild, None];
        let scopes = if channel.guild.is_some() { &scopes[..] } else { &scopes[1..] };
        let all = scopes.iter().filter_map(|scope| self.commands.get(scope)).flatten();
        all.filter(|command| {
            command.kind() != ENTRY_POINT
                && (has_bot && command.serves(context, false)
                    || has_app && command.serves(context, true))
                && (context != 0 || allows(command, may))
        })
        .collect()
    }
}

/// Whether `default_member_permissions` allow a command: all are needed, and "0" means administrators only.
fn allows(command: &Command, may: Permissions) -> bool {
    let wanted =
        command.json["default_member_permissions"].as_str().and_then(|bits| bits.parse().ok());
    wanted.is_none_or(|wanted: u64| {
        may.has(Permissions::ADMINISTRATOR) || (wanted != 0 && may.has(Permissions(wanted)))
    })
}
