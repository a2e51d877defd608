//! The first answer to an interaction.

use serde_json::{Value, json};

use crate::error::{Code, Refusal, form_fault};
use crate::id::Id;
use crate::mentions::Allowed;
use crate::rest::{Answered, Call, Reply};
use crate::validate::{Place, check_choices, check_fields, check_message, check_modal};
use crate::world::{Asking, Draft, Edit, Interaction, Origin, State, World, flags};

pub(super) fn callback(world: &mut World, (id, token): (Id, &str), call: &Call) -> Answered {
    let now = world.now_ms();
    let interaction = world
        .interactions
        .get(&id)
        .filter(|interaction| interaction.token == token)
        .ok_or(Code::UnknownInteraction)?
        .clone();
    if interaction.state != State::Waiting {
        return Err(Code::AlreadyAcknowledged.into());
    }
    if interaction.has_failed(now) || interaction.has_expired(now) {
        return Err(Code::UnknownInteraction.into());
    }
    let tells = call.flag("with_response")?;
    let kind = call.body["type"].as_u64().unwrap_or(0);
    check_kind(kind, &interaction)?;
    check_fields(&call.body, &["type", "data"])?;
    let (state, original) = respond(world, &interaction, (kind, call))?;
    if let Some(answered) = world.interactions.get_mut(&id) {
        answered.state = state;
        answered.original = original;
    }
    Ok(if tells { told(world, id, kind) } else { Reply::nothing() })
}

/// Which answers fit which interactions.
fn check_kind(kind: u64, interaction: &Interaction) -> Result<(), Refusal> {
    let fits = match kind {
        4 | 5 => interaction.asking != Asking::Autocomplete,
        6 | 7 => interaction.source.is_some(),
        8 => interaction.asking == Asking::Autocomplete,
        9 => matches!(interaction.asking, Asking::Command | Asking::Component),
        _ => false,
    };
    if fits {
        Ok(())
    } else {
        Err(form_fault(
            "type",
            "BASE_TYPE_CHOICES",
            "This type of answer does not fit this interaction.",
        ))
    }
}

/// Does what the answer says; the new state, and the message that `@original` means from now on.
fn respond(
    world: &mut World,
    interaction: &Interaction,
    (kind, call): (u64, &Call),
) -> Result<(State, Option<Id>), Refusal> {
    let data = &call.body["data"];
    if matches!(kind, 4 | 8 | 9) && !data.is_object()
        || matches!(kind, 5 | 7) && !(data.is_object() || data.is_null())
    {
        return Err(form_fault("data", "BASE_TYPE_REQUIRED", "This field is required"));
    }
    match kind {
        4 => {
            check_message(&world.emojis, (data, &call.uploads), Place::Callback)
                .map_err(inside_data)?;
            Ok((
                State::Answered,
                Some(post_answer(world, interaction, (data, Edit::read(data, &call.uploads)))?),
            ))
        }
        5 => Ok((State::Thinking, Some(post_thinking(world, interaction, data)?))),
        6 => Ok((State::Acknowledged, interaction.source)),
        7 => {
            let source = interaction.source.ok_or(Code::UnknownMessage)?;
            let place = Place::edit_of(world.message(interaction.channel, source)?);
            check_message(&world.emojis, (data, &call.uploads), place).map_err(inside_data)?;
            world.edit(interaction.channel, source, &Edit::read(data, &call.uploads))?;
            Ok((State::Answered, Some(source)))
        }
        8 => {
            check_choices(data, interaction.typed_kind())?;
            Ok((State::Choices(data["choices"].as_array().cloned().unwrap_or_default()), None))
        }
        _ => {
            check_modal(data)?;
            Ok((State::Modal(data.clone()), None))
        }
    }
}

/// Faults of a callback's message are told under `data`.
fn inside_data(refusal: Refusal) -> Refusal {
    let errors = refusal.errors.map(|errors| json!({"data": errors}));
    Refusal { errors, ..refusal }
}

/// With a deferral only the ephemeral flag means anything; "thinking" is a message without content.
fn post_thinking(
    world: &mut World,
    interaction: &Interaction,
    data: &Value,
) -> Result<Id, Refusal> {
    if data["flags"].as_u64().unwrap_or(0) & !flags::EPHEMERAL != 0 {
        return Err(form_fault(
            "data.flags",
            "MESSAGE_FLAGS_INVALID",
            "Only the flag EPHEMERAL is valid here.",
        ));
    }
    let id = post_answer(world, interaction, (data, Edit::default()))?;
    let message = world.message_mut(interaction.channel, id)?;
    message.flags |= flags::LOADING;
    Ok(id)
}

/// Sends a message that answers an interaction, as a first answer or a follow-up.
pub(super) fn post_answer(
    world: &mut World,
    interaction: &Interaction,
    (data, edit): (&Value, Edit),
) -> Result<Id, Refusal> {
    let ephemeral = data["flags"].as_u64().unwrap_or(0) & flags::EPHEMERAL != 0;
    let place = world.channel(interaction.channel)?;
    if !ephemeral && place.thread.as_ref().is_some_and(|thread| thread.archived && thread.locked) {
        return Err(Code::ThreadArchived.into());
    }
    let origin = Origin {
        interaction: Some(interaction.id),
        metadata: Some(interaction.metadata(world)),
        command: interaction.command.clone().filter(|_| interaction.original.is_none()),
        ..Origin::default()
    };
    world.post(Draft {
        author: world.bot(),
        channel: interaction.channel,
        edit,
        allowed: Allowed::read(&data["allowed_mentions"], true),
        nonce: None,
        origin,
        only_for: ephemeral.then_some(interaction.user),
    })
}

/// What came of an answer. Only a message that was sent or changed is its resource.
fn told(world: &World, id: Id, kind: u64) -> Reply {
    let Some(interaction) = world.interactions.get(&id) else { return Reply::nothing() };
    let place = world.channel(interaction.channel).ok();
    let message =
        interaction.original.and_then(|original| world.message(interaction.channel, original).ok());
    let mut told =
        json!({"id": id, "type": interaction.asking as u8, "channel_id": interaction.channel});
    if let Some(guild) = place.and_then(|place| place.guild) {
        told["guild_id"] = json!(guild);
    }
    let mut json = json!({});
    if let (Some(message), Some(place)) = (message, place) {
        told["response_message_id"] = json!(message.id);
        told["response_message_loading"] = json!(message.is_loading());
        told["response_message_ephemeral"] = json!(message.only_for.is_some());
        if matches!(kind, 4 | 7) {
            json["resource"] = json!({"type": kind, "message": world.message_json(message, place)});
        }
    }
    json["interaction"] = told;
    Reply::ok(json)
}
