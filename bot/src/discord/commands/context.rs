//! Types of a slash command: what it gets, and its result.

use poise::serenity_prelude as serenity;

use crate::discord::session::Session;

/// What a command gets.
pub(crate) type Context<'a> = poise::ApplicationContext<'a, Session, serenity::Error>;

/// The result of a command: it has answered, or Discord did not take the answer.
pub(crate) type CommandResult = Result<(), serenity::Error>;

/// A command as poise knows it.
pub(crate) type Command = poise::Command<Session, serenity::Error>;
