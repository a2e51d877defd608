//! Permissions that the bot needs where a match is played, and what to say where it lacks them.

use poise::serenity_prelude::Permissions;
use rules::{Arg, Join, Message};

use crate::discord::interaction::Interaction;
use crate::words::discord::Say;

/// What the invite link asks for: the least that everything works with.
pub(crate) const INVITE: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// That something can be posted where somebody asks for it: as for a match, and in their own messages with the bot.
///
/// # Errors
/// As [`check`].
pub(crate) fn check_post(interaction: &Interaction) -> Result<(), Message> {
    if interaction.server.is_none() && interaction.is_bot_dm { Ok(()) } else { check(interaction) }
}

/// That a board can be posted where somebody asks for a match.
///
/// # Errors
/// The permissions that are missing, or that only a person has brought the bot along.
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

/// What the bot lacks in a channel for everything to work there, each with how to give it.
pub(crate) fn report(interaction: &Interaction) -> Vec<Message> {
    let Some(granted) = interaction.permissions else { return Vec::new() };
    let is_enough = |needed| granted.contains(needed) || granted.administrator();
    let mut told: Vec<Message> = WHY
        .into_iter()
        .filter(|(needed, _)| !is_enough(*needed))
        .map(|(needed, why)| {
            let names = Arg::list(Join::Commas, needed.get_permission_names());
            Say::Lacking { names, why: why().into() }.into()
        })
        .collect();
    told.push(if told.is_empty() { Say::LacksNothing.into() } else { Say::HowToGive.into() });
    told
}

/// Each permission of the invite link, and what it is for.
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
