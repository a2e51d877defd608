//! Type aliases for poise commands.

use poise::serenity_prelude as serenity;

use crate::discord::session::Session;

pub(crate) type Context<'a> = poise::ApplicationContext<'a, Session, serenity::Error>;

/// The result of a command. An error means that Discord rejected the answer.
pub(crate) type CommandResult = serenity::Result<()>;

pub(crate) type Command = poise::Command<Session, serenity::Error>;
