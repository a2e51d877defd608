//! Types for poise commands, and what they have in common.

use poise::serenity_prelude as serenity;

use crate::discord::session::Session;

pub(crate) type Context<'a> = poise::ApplicationContext<'a, Session, serenity::Error>;

/// The result of a command. An error means that Discord rejected the answer.
pub(crate) type CommandResult = serenity::Result<()>;

pub(crate) type Command = poise::Command<Session, serenity::Error>;

/// Whether this option of a command names a person who is not on the server.
pub(crate) fn names_non_member(context: &Context<'_>, option: &str) -> bool {
    context.args.iter().any(|given| {
        given.name == option && matches!(given.value, serenity::ResolvedValue::User(_, None))
    })
}
