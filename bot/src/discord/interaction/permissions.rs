//! Permissions that the bot needs to post, and messages about missing ones.

use poise::serenity_prelude::Permissions;
use rules::{Arg, Join, Message};

use crate::discord::interaction::Interaction;
use crate::words::discord::Say;

/// The permissions of the invite link: the fewest that all features need.
pub(crate) const INVITE: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// Checks that the bot can post here, which may be the player's direct messages.
pub(crate) fn check_post(interaction: &Interaction) -> Result<(), Message> {
    if interaction.server.is_none() && interaction.is_bot_dm { Ok(()) } else { check(interaction) }
}

/// Checks that the bot can post boards here.
pub(crate) fn check(interaction: &Interaction) -> Result<(), Message> {
    if interaction.is_private {
        return Ok(());
    }
    if !interaction.is_guild_install {
        return Err(Say::Elsewhere.into());
    }
    let Some(granted) = interaction.permissions else { return Ok(()) };
    let speak = match interaction.parent {
        Some(_) => Permissions::SEND_MESSAGES_IN_THREADS,
        None => Permissions::SEND_MESSAGES,
    };
    let needed = Permissions::VIEW_CHANNEL | speak | Permissions::ATTACH_FILES;
    let missing = needed.difference(granted);
    if missing.is_empty() || granted.contains(Permissions::ADMINISTRATOR) {
        return Ok(());
    }
    let needs = NEEDS.iter().filter(|need| missing.contains(need.permission));
    let names = Arg::list(Join::Commas, needs.map(|need| (need.name)()));
    Err(Say::MissingPermissions { names }.into())
}

/// The permissions that the bot lacks here, each with its purpose. The last line says how to grant them, or that none
/// is missing.
pub(crate) fn report(interaction: &Interaction) -> Vec<Message> {
    let Some(granted) = interaction.permissions else { return Vec::new() };
    let is_enough = |needed| granted.contains(needed) || granted.administrator();
    let lacking = NEEDS.iter().filter(|need| !is_enough(need.permission));
    let mut lines: Vec<Message> = lacking
        .map(|need| Say::Lacking { names: (need.name)().into(), why: (need.why)().into() }.into())
        .collect();
    lines.push(if lines.is_empty() { Say::LacksNothing.into() } else { Say::HowToGive.into() });
    lines
}

/// A permission that the bot needs, with its name in Discord's menus and its purpose.
struct Need {
    permission: Permissions,
    name: fn() -> Say,
    why: fn() -> Say,
}

const NEEDS: [Need; 7] = [
    Need {
        permission: Permissions::VIEW_CHANNEL,
        name: || Say::PermissionView,
        why: || Say::WhyView,
    },
    Need {
        permission: Permissions::SEND_MESSAGES,
        name: || Say::PermissionSend,
        why: || Say::WhySend,
    },
    Need {
        permission: Permissions::SEND_MESSAGES_IN_THREADS,
        name: || Say::PermissionSendInThreads,
        why: || Say::WhySendInThreads,
    },
    Need {
        permission: Permissions::CREATE_PUBLIC_THREADS,
        name: || Say::PermissionThreads,
        why: || Say::WhyThreads,
    },
    Need {
        permission: Permissions::EMBED_LINKS,
        name: || Say::PermissionEmbed,
        why: || Say::WhyEmbed,
    },
    Need {
        permission: Permissions::ATTACH_FILES,
        name: || Say::PermissionAttach,
        why: || Say::WhyAttach,
    },
    Need {
        permission: Permissions::READ_MESSAGE_HISTORY,
        name: || Say::PermissionHistory,
        why: || Say::WhyHistory,
    },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_permission_that_is_asked_for_has_a_reason() {
        let explained = NEEDS.iter().fold(Permissions::empty(), |all, need| all | need.permission);
        assert_eq!(explained, INVITE);
    }
}
