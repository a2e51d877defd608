//! What the bot must be allowed to do where a match is played, and what to say where it is not.

use poise::serenity_prelude::Permissions;

use super::caller::Caller;

/// What the invite link asks for: the least that everything works with.
pub(crate) const INVITE: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::READ_MESSAGE_HISTORY);

/// What is said where only a person has brought the bot along, or in direct messages.
const ELSEWHERE: &str = "Challenges are made on a server that has me as a member, since I post the boards there. Here you can play on: `/games`, `/board`, `/move`.";

/// That a board can be posted where somebody asks for a match.
///
/// # Errors
/// The permissions that are missing, as a sentence.
pub(crate) fn check(caller: &Caller) -> Result<(), String> {
    if !caller.is_at_home {
        return Err(ELSEWHERE.into());
    }
    let Some(granted) = caller.permissions else { return Ok(()) };
    let speak = match caller.parent {
        Some(_) => Permissions::SEND_MESSAGES_IN_THREADS,
        None => Permissions::SEND_MESSAGES,
    };
    let needed = Permissions::VIEW_CHANNEL | speak | Permissions::ATTACH_FILES;
    let missing = needed.difference(granted);
    if missing.is_empty() || granted.contains(Permissions::ADMINISTRATOR) {
        return Ok(());
    }
    let names = missing.get_permission_names().join(", ");
    Err(format!(
        "I may not post boards here: I lack the permissions {names}. Ask who runs this server, or try another channel."
    ))
}
