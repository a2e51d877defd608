//! Follow-ups to an interaction, with its token.

use crate::error::{Code, Refusal};
use crate::id::Id;
use crate::rest::interactions::post_answer;
use crate::rest::{Answered, Call, Reply, id};
use crate::validate::{Place, check_message};
use crate::world::{Edit, Interaction, State, World};

/// Follow-ups that a user-installed application may send.
const MOST_WHEN_USER_INSTALLED: usize = 5;

/// The interaction of a token that still lives.
fn interaction(world: &World, (app, token): (Id, &str)) -> Result<Interaction, Refusal> {
    if app != world.app.id {
        return Err(Code::UnknownWebhook.into());
    }
    let known = world
        .tokens
        .get(token)
        .and_then(|id| world.interactions.get(id))
        .ok_or(Code::InvalidWebhookToken)?;
    if known.has_expired(world.now_ms()) {
        return Err(Code::InvalidWebhookToken.into());
    }
    // Before the first answer there is no webhook to write to.
    if known.state == State::Waiting { Err(Code::UnknownWebhook.into()) } else { Ok(known.clone()) }
}

/// The message an address means: `@original` or one that this interaction sent.
fn target(world: &World, interaction: &Interaction, text: &str) -> Result<Id, Refusal> {
    let wanted = match text {
        "@original" => interaction.original.ok_or(Code::UnknownMessage)?,
        text => id(("message_id", text))?,
    };
    let message = world.message(interaction.channel, wanted)?;
    let own =
        message.origin.interaction == Some(interaction.id) || interaction.original == Some(wanted);
    if own { Ok(wanted) } else { Err(Code::UnknownMessage.into()) }
}

fn shown(world: &World, channel: Id, message: Id) -> Answered {
    let place = world.channel(channel)?;
    Ok(Reply::ok(world.message_json(world.message(channel, message)?, place)))
}

pub(super) fn send(world: &mut World, key: (Id, &str), call: &Call) -> Answered {
    let interaction = interaction(world, key)?;
    call.flag("wait")?;
    call.id("thread_id")?;
    check_message(&world.emojis, (&call.body, &call.uploads), Place::FollowUp)?;
    let edit = Edit::read(&call.body, &call.uploads);
    // The first follow-up after a deferral *is* the deferred message, and its own ephemeral flag means nothing.
    if let (State::Thinking, Some(original)) = (&interaction.state, interaction.original) {
        return settle(world, (&interaction, original), &edit);
    }
    if interaction.user_installed && interaction.follow_ups >= MOST_WHEN_USER_INSTALLED {
        return Err(Code::FollowUpsOfUserInstall.into());
    }
    let message = post_answer(world, &interaction, (&call.body, edit))?;
    if let Some(counted) = world.interactions.get_mut(&interaction.id) {
        counted.follow_ups += 1;
    }
    shown(world, interaction.channel, message)
}

/// Gives the deferred message its content.
fn settle(world: &mut World, (interaction, original): (&Interaction, Id), edit: &Edit) -> Answered {
    world.edit(interaction.channel, original, edit)?;
    if let Some(settled) = world.interactions.get_mut(&interaction.id) {
        settled.state = State::Answered;
    }
    shown(world, interaction.channel, original)
}

pub(super) fn show(world: &World, key: (Id, &str), message: &str) -> Answered {
    let interaction = interaction(world, key)?;
    shown(world, interaction.channel, target(world, &interaction, message)?)
}

pub(super) fn edit(
    world: &mut World,
    (app, token, message): (Id, &str, &str),
    call: &Call,
) -> Answered {
    let interaction = interaction(world, (app, token))?;
    let message = target(world, &interaction, message)?;
    let place = Place::edit_of(world.message(interaction.channel, message)?);
    check_message(&world.emojis, (&call.body, &call.uploads), place)?;
    let edit = Edit::read(&call.body, &call.uploads);
    if interaction.state == State::Thinking && interaction.original == Some(message) {
        return settle(world, (&interaction, message), &edit);
    }
    world.edit(interaction.channel, message, &edit)?;
    shown(world, interaction.channel, message)
}

pub(super) fn delete(world: &mut World, key: (Id, &str), message: &str) -> Answered {
    let interaction = interaction(world, key)?;
    let message = target(world, &interaction, message)?;
    world.delete_message(interaction.channel, message)?;
    if let Some(settled) = world
        .interactions
        .get_mut(&interaction.id)
        .filter(|settled| settled.original == Some(message))
    {
        settled.state = State::Answered;
    }
    Ok(Reply::nothing())
}
