//! The routes of follow-ups to an interaction, by its token.

use crate::api_error::{ApiError, ErrorCode};
use crate::id::Id;
use crate::rest::call::{Call, parse_id};
use crate::rest::interactions::post_answer;
use crate::rest::messages::message_reply;
use crate::rest::reply::{Reply, RestResult};
use crate::validate::{Destination, check_message};
use crate::world::{AnswerState, Interaction, MessageBody, World};

/// The most follow-ups of a user-installed application.
const MOST_WHEN_USER_INSTALLED: usize = 5;

/// The address of an interaction's webhook.
#[derive(Clone, Copy, Debug)]
pub(super) struct WebhookKey<'a> {
    pub(super) app: Id,
    pub(super) token: &'a str,
}

/// The interaction of a valid token.
fn interaction(world: &World, key: WebhookKey<'_>) -> Result<Interaction, ApiError> {
    let WebhookKey { app, token } = key;
    if app != world.app.id {
        return Err(ErrorCode::UnknownWebhook.into());
    }
    let known = world
        .tokens
        .get(token)
        .and_then(|id| world.interactions.get(id))
        .ok_or(ErrorCode::InvalidWebhookToken)?;
    if known.has_expired(world.now_ms()) {
        return Err(ErrorCode::InvalidWebhookToken.into());
    }
    // The webhook exists only after the first answer.
    if known.state == AnswerState::Waiting {
        Err(ErrorCode::UnknownWebhook.into())
    } else {
        Ok(known.clone())
    }
}

/// The message in an address: `@original`, or one that this interaction sent.
fn target(world: &World, interaction: &Interaction, text: &str) -> Result<Id, ApiError> {
    let wanted = match text {
        "@original" => interaction.original.ok_or(ErrorCode::UnknownMessage)?,
        text => parse_id("message_id", text)?,
    };
    let message = world.message(interaction.channel, wanted)?;
    let own =
        message.origin.interaction == Some(interaction.id) || interaction.original == Some(wanted);
    if own { Ok(wanted) } else { Err(ErrorCode::UnknownMessage.into()) }
}

pub(super) fn send(world: &mut World, key: WebhookKey<'_>, call: &Call) -> RestResult {
    let interaction = interaction(world, key)?;
    call.flag("wait")?;
    call.id("thread_id")?;
    check_message(&world.emojis, &call.body, &call.uploads, Destination::FollowUp)?;
    let body = MessageBody::read(&call.body, &call.uploads);
    // The first follow-up after a deferral *is* the deferred message, and its own ephemeral flag is ignored.
    if let (AnswerState::Thinking, Some(original)) = (&interaction.state, interaction.original) {
        return fill_deferred(world, &interaction, original, &body);
    }
    if interaction.user_installed && interaction.follow_ups >= MOST_WHEN_USER_INSTALLED {
        return Err(ErrorCode::FollowUpsOfUserInstall.into());
    }
    let message = post_answer(world, &interaction, &call.body, body)?;
    if let Some(counted) = world.interactions.get_mut(&interaction.id) {
        counted.follow_ups += 1;
    }
    message_reply(world, interaction.channel, message)
}

/// Gives the deferred message its content.
fn fill_deferred(
    world: &mut World,
    interaction: &Interaction,
    original: Id,
    body: &MessageBody,
) -> RestResult {
    world.edit(interaction.channel, original, body)?;
    if let Some(settled) = world.interactions.get_mut(&interaction.id) {
        settled.state = AnswerState::Answered;
    }
    message_reply(world, interaction.channel, original)
}

pub(super) fn show(world: &World, key: WebhookKey<'_>, message: &str) -> RestResult {
    let interaction = interaction(world, key)?;
    message_reply(world, interaction.channel, target(world, &interaction, message)?)
}

pub(super) fn edit(
    world: &mut World,
    key: WebhookKey<'_>,
    message: &str,
    call: &Call,
) -> RestResult {
    let interaction = interaction(world, key)?;
    let message = target(world, &interaction, message)?;
    let place = Destination::edit_of(world.message(interaction.channel, message)?);
    check_message(&world.emojis, &call.body, &call.uploads, place)?;
    let body = MessageBody::read(&call.body, &call.uploads);
    if interaction.state == AnswerState::Thinking && interaction.original == Some(message) {
        return fill_deferred(world, &interaction, message, &body);
    }
    world.edit(interaction.channel, message, &body)?;
    message_reply(world, interaction.channel, message)
}

pub(super) fn delete(world: &mut World, key: WebhookKey<'_>, message: &str) -> RestResult {
    let interaction = interaction(world, key)?;
    let message = target(world, &interaction, message)?;
    world.delete_message(interaction.channel, message)?;
    if let Some(settled) = world
        .interactions
        .get_mut(&interaction.id)
        .filter(|settled| settled.original == Some(message))
    {
        settled.state = AnswerState::Answered;
    }
    Ok(Reply::nothing())
}
