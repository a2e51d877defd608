//! Permissions that the bot needs to post, and messages about missing ones.

use poise::serenity_prelude::Permissions;
use rules::{Arg, Join, Message};

use crate::discord::interaction::Interaction;
use crate::words::discord::Say;

/// The permissions of the invite link: the least that everything needs.
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
    let names = Arg::list(Join::Commas, missing.get_permission_names());
    Err(Say::MissingPermissions { names }.into())
}

/// The permissions that the bot lacks here, each with its purpose.
pub(crate) fn report(interaction: &Interaction) -> Vec<Message> {
    let Some(granted) = interaction.permissions else { return Vec::new() };
    let is_enough = |needed| granted.contains(needed) || granted.administrator();
    let mut lines: Vec<Message> = WHY
        .into_iter()
        .filter(|(needed, _)| !is_enough(*needed))
        .map(|(needed, why)| {
            let names = Arg::list(Join::Commas, needed.get_permission_names());
            Say::Lacking { names, why: why().into() }.into()
        })
        .collect();
    lines.push(if lines.is_empty() { Say::LacksNothing.into() } else { Say::HowToGive.into() });
    lines
}

const WHY: [(Permissions, fn() -> Say); 7] = [
    (Permissions::VIEW_CHANNEL, || Say::WhyView),
    (Permissions::SEND_MESSAGES, || Say::WhySend),
    (Permissions::SEND_MESSAGES_IN_THREADS, || Say::WhySendInThreads),
    (Permissions::CREATE_PUBLIC_THREADS, || Say::WhyThreads),
    (Permissions::EMBED_LINKS, || Say::WhyEmbed),
    (Permissions::ATTACH_FILES, || Say::WhyAttach),
    (Permissions::READ_MESSAGE_HISTORY, || Say::WhyHistory),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_permission_that_is_asked_for_has_a_reason() {
        let explained = WHY.into_iter().fold(Permissions::empty(), |all, (one, _)| all | one);
        assert_eq!(explained, INVITE);
    }
}
