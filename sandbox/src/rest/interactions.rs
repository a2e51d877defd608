//! The callback of an interaction: the first answer.

use serde_json::{Value, json};

use crate::allowed_mentions::AllowedMentions;
use crate::api_error::{ApiError, ErrorCode, form_error};
use crate::id::Id;
use crate::rest::call::Call;
use crate::rest::reply::{Reply, RestResult};
use crate::validate::{Destination, check_choices, check_fields, check_message, check_modal};
use crate::world::{
    Actor, AnswerState, Interaction, InteractionKind, Launch, MessageBody, NewMessage, Origin,
    World, flags,
};

pub(super) fn callback(world: &mut World, id: Id, token: &str, call: &Call) -> RestResult {
    let now = world.now_ms();
    let interaction = world
        .interactions
        .get(&id)
        .filter(|interaction| interaction.token == token)
        .ok_or(ErrorCode::UnknownInteraction)?
        .clone();
    if interaction.state != AnswerState::Waiting {
        return Err(ErrorCode::AlreadyAcknowledged.into());
    }
    if interaction.has_failed(now, world.answer_within_ms) || interaction.has_expired(now) {
        return Err(ErrorCode::UnknownInteraction.into());
    }
    let with_response = call.flag("with_response")?;
    let kind = call.body["type"].as_u64().unwrap_or(0);
    check_kind(kind, &interaction)?;
    check_fields(&call.body, "type data")?;
    let (state, original) = respond(world, &interaction, kind, call)?;
    if let Some(answered) = world.interactions.get_mut(&id) {
        answered.state = state;
        answered.original = original;
    }
    Ok(if with_response { callback_reply(world, id, kind) } else { Reply::nothing() })
}

/// Checks that the kind of answer fits the interaction.
fn check_kind(kind: u64, interaction: &Interaction) -> Result<(), ApiError> {
    let fits = match kind {
        4 | 5 => interaction.kind != InteractionKind::Autocomplete,
        6 | 7 => interaction.source.is_some(),
        8 => interaction.kind == InteractionKind::Autocomplete,
        12 => interaction.kind != InteractionKind::Autocomplete,
        9 => matches!(interaction.kind, InteractionKind::Command | InteractionKind::Component),
        _ => false,
    };
    if fits {
        Ok(())
    } else {
        Err(form_error(
            "type",
            "BASE_TYPE_CHOICES",
            "This type of answer does not fit this interaction.",
        ))
    }
}

/// Carries out the answer. Returns the new state, and the message that `@original` refers to from now on.
fn respond(
    world: &mut World,
    interaction: &Interaction,
    kind: u64,
    call: &Call,
) -> Result<(AnswerState, Option<Id>), ApiError> {
    let data = &call.body["data"];
    if matches!(kind, 4 | 8 | 9) && !data.is_object()
        || matches!(kind, 5 | 7) && !(data.is_object() || data.is_null())
    {
        return Err(form_error("data", "BASE_TYPE_REQUIRED", "This field is required"));
    }
    match kind {
        4 => {
            check_message(&world.emojis, data, &call.uploads, Destination::Callback)
                .map_err(inside_data)?;
            Ok((
                AnswerState::Answered,
                Some(post_answer(
                    world,
                    interaction,
                    data,
                    MessageBody::read(data, &call.uploads),
                )?),
            ))
        }
        5 => Ok((AnswerState::Thinking, Some(post_thinking(world, interaction, data)?))),
        6 => Ok((AnswerState::Acknowledged, interaction.source)),
        7 => {
            let source = interaction.source.ok_or(ErrorCode::UnknownMessage)?;
            let place = Destination::edit_of(world.message(interaction.channel, source)?);
            check_message(&world.emojis, data, &call.uploads, place).map_err(inside_data)?;
            world.edit(interaction.channel, source, &MessageBody::read(data, &call.uploads))?;
            Ok((AnswerState::Answered, Some(source)))
        }
        8 => {
            check_choices(data, interaction.typed_kind())?;
            Ok((
                AnswerState::Choices(data["choices"].as_array().cloned().unwrap_or_default()),
                None,
            ))
        }
        12 => {
            let actor = Actor { user: interaction.user, channel: interaction.channel };
            let frame = world.open_activity(actor, Launch::default())?;
            Ok((AnswerState::Launched(frame), None))
        }
        _ => {
            check_modal(data)?;
            Ok((AnswerState::Modal(data.clone()), None))
        }
    }
}

/// Moves the errors of a callback's message under `data`.
fn inside_data(error: ApiError) -> ApiError {
    let errors = error.errors.map(|errors| json!({"data": errors}));
    ApiError { errors, ..error }
}

/// Posts a "thinking" message, which has no content. A deferral can only set the ephemeral flag.
fn post_thinking(
    world: &mut World,
    interaction: &Interaction,
    data: &Value,
) -> Result<Id, ApiError> {
    if data["flags"].as_u64().unwrap_or(0) & !flags::EPHEMERAL != 0 {
        return Err(form_error(
            "data.flags",
            "MESSAGE_FLAGS_INVALID",
            "Only the flag EPHEMERAL is valid here.",
        ));
    }
    let id = post_answer(world, interaction, data, MessageBody::default())?;
    let message = world.message_mut(interaction.channel, id)?;
    message.flags |= flags::LOADING;
    Ok(id)
}

/// Sends a message that answers an interaction, as a first answer or a follow-up.
pub(super) fn post_answer(
    world: &mut World,
    interaction: &Interaction,
    data: &Value,
    body: MessageBody,
) -> Result<Id, ApiError> {
    let ephemeral = data["flags"].as_u64().unwrap_or(0) & flags::EPHEMERAL != 0;
    let place = world.channel(interaction.channel)?;
    if !ephemeral && place.thread.as_ref().is_some_and(|thread| thread.archived && thread.locked) {
        return Err(ErrorCode::ThreadArchived.into());
    }
    let origin = Origin {
        interaction: Some(interaction.id),
        metadata: Some(world.interaction_metadata(interaction)),
        command: interaction.command.clone().filter(|_| interaction.original.is_none()),
        ..Origin::default()
    };
    world.post(NewMessage {
        author: world.bot(),
        channel: interaction.channel,
        body,
        allowed: AllowedMentions::read(&data["allowed_mentions"], true),
        nonce: None,
        origin,
        only_for: ephemeral.then_some(interaction.user),
    })
}

/// The reply to a callback. It contains the message that was sent or changed, if any.
fn callback_reply(world: &World, id: Id, kind: u64) -> Reply {
    let Some(interaction) = world.interactions.get(&id) else { return Reply::nothing() };
    let place = world.channel(interaction.channel).ok();
    let message =
        interaction.original.and_then(|original| world.message(interaction.channel, original).ok());
    let mut callback =
        json!({"id": id, "type": interaction.kind as u8, "channel_id": interaction.channel});
    if let Some(guild) = place.and_then(|place| place.guild) {
        callback["guild_id"] = json!(guild);
    }
    let mut json = json!({});
    if let (Some(message), Some(place)) = (message, place) {
        callback["response_message_id"] = json!(message.id);
        callback["response_message_loading"] = json!(message.is_loading());
        callback["response_message_ephemeral"] = json!(message.only_for.is_some());
        if matches!(kind, 4 | 7) {
            json["resource"] = json!({"type": kind, "message": world.message_json(message, place)});
        }
    }
    if let AnswerState::Launched(frame) = interaction.state
        && let Some(window) = world.activities.windows.get(&frame)
    {
        callback["activity_instance_id"] = json!(window.instance);
        json["resource"] = json!({"type": kind, "activity_instance": {"id": window.instance}});
    }
    json["interaction"] = callback;
    Reply::ok(json)
}
