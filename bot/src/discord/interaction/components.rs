//! Presses of buttons, choices from menus and typed moves: from what they carry to what is done.

use poise::serenity_prelude as serenity;
use serenity::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, CreateActionRow,
    CreateInputText, CreateInteractionResponse, CreateModal, InputTextStyle, ModalInteraction,
};

use crate::app;
use crate::app::answer::shorten;
use crate::app::{Answer, Press, Pressed, See};
use crate::discord::custom_id;
use crate::discord::interaction::deadline::in_time;
use crate::discord::interaction::{Interaction, membership, permissions};
use crate::discord::message::markup::say;
use crate::discord::words::Say;

/// The id of the field in which a move is typed.
const FIELD: &str = "move";

/// The id of the field in which a name is typed.
const NAME_FIELD: &str = "name";

/// The id of the field in which a step is typed.
const STEP_FIELD: &str = "step";

/// All of them.
const FIELDS: [&str; 3] = [FIELD, NAME_FIELD, STEP_FIELD];

/// The most characters that can be typed as a step.
const STEP_LIMIT: u16 = 6;

/// The most characters that can be typed as a name.
const NAME_LIMIT: u16 = rules::NAME_LIMIT as u16;

/// The most characters that can be typed as a move.
const TYPED_LIMIT: u16 = 400;

/// The most characters of what stands in an empty field.
const PLACEHOLDER_LIMIT: usize = 100;

/// Answers a press or a choice.
pub(crate) async fn pressed(
    interaction: &Interaction,
    event: &ComponentInteraction,
) -> Result<(), serenity::Error> {
    // What is typed comes from the modal alone.
    let read = custom_id::read(&event.data.custom_id);
    let Some(press) = read.filter(|press| !is_typed(press)) else {
        return interaction.answer(async { app::view::refusal::unknown_button() }).await;
    };
    if let Press::Type { id, revision } = press {
        let player = interaction.player;
        let example =
            interaction.session.app.work(move |app| app::play::example_move(app, player, id));
        // Nothing can be put off here: who waits too long types without an example.
        let example = in_time(std::pin::pin!(example)).await.flatten().flatten();
        let typed = modal(&Press::Typed { id, revision }, example);
        let typed = CreateInteractionResponse::Modal(typed);
        return interaction.respond(typed).await;
    }
    if let Press::See(See::Jump(replay)) = press {
        let form = step_form(&Press::See(See::Jumped(replay)));
        let form = CreateInteractionResponse::Modal(form);
        return interaction.respond(form).await;
    }
    if let Press::See(See::Exhibit { replay, at }) = press {
        let server = interaction.server;
        let work = interaction
            .run_publicly(move |app, by| app::replay::share::share(app, by, replay, at, server));
        return interaction.answer_publicly(work).await;
    }
    if let Press::Name(panel) = press {
        let form = CreateInteractionResponse::Modal(name_form(&Press::Named(panel), None));
        return interaction.respond(form).await;
    }
    let said = match &event.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
        _ => None,
    };
    if let (Press::Relabel(on), Some(which)) = (&press, said.as_deref().and_then(which)) {
        let (player, game) = (interaction.player, on.game.clone());
        let name = interaction
            .session
            .app
            .work(move |app| app::play::saved::saved_name(app, player, (&game, which)));
        let name = in_time(std::pin::pin!(name)).await.and_then(|name| name?.ok()?);
        let form = name_form(&Press::Relabeled { on: on.clone(), which }, name);
        return interaction.respond(CreateInteractionResponse::Modal(form)).await;
    }
    if let (Press::Invite { .. }, Err(missing)) = (&press, permissions::check(interaction)) {
        return interaction.answer(async { Answer::say(missing) }).await;
    }
    if let (Press::See(See::Follow(_)), Err(missing)) =
        (&press, permissions::check_post(interaction))
    {
        return interaction.answer(async { Answer::say(missing) }).await;
    }
    act(interaction, (press, said)).await
}

/// Answers a move that was typed into the modal.
pub(crate) async fn typed(
    interaction: &Interaction,
    event: &ModalInteraction,
) -> Result<(), serenity::Error> {
    match custom_id::read(&event.data.custom_id).filter(is_typed) {
        Some(press) => act(interaction, (press, field(event))).await,
        None => interaction.answer(async { app::view::refusal::unknown_button() }).await,
    }
}

/// Whether it comes with what was typed.
fn is_typed(press: &Press) -> bool {
    matches!(
        press,
        Press::Typed { .. }
            | Press::Named(_)
            | Press::Relabeled { .. }
            | Press::See(See::Jumped(_))
    )
}

/// Does what a press says, and answers.
async fn act(
    interaction: &Interaction,
    (press, said): (Press, Option<String>),
) -> Result<(), serenity::Error> {
    let (from, roles, called) =
        (interaction.standpoint(), interaction.roles.clone(), interaction.name.clone());
    if let Press::Gone(gone) = press {
        let answer = async {
            let left = membership::left(&interaction.session, interaction.player, gone.id()).await;
            let pressed = Pressed { press, said, from, roles, called, left };
            interaction.run(move |app, by| app::press(app, by, &pressed)).await
        };
        return interaction.answer(answer).await;
    }
    if let Press::Hint(id) = press {
        let hint = interaction.run(move |app, by| app::computers::hints::request_hint(app, by, id));
        return interaction.answer(hint).await;
    }
    let pressed = Pressed { press, said, from, roles, called, left: Vec::new() };
    let work = interaction.run(move |app, by| app::press(app, by, &pressed));
    interaction.answer(work).await
}

fn modal(press: &Press, example: Option<String>) -> CreateModal {
    let field = CreateInputText::new(InputTextStyle::Short, say(Say::TypeField), FIELD)
        .min_length(1)
        .max_length(TYPED_LIMIT)
        .required(true);
    let field = match example.map(|mv| say(Say::TypeExample { mv })) {
        Some(example) => field.placeholder(shorten(&example, PLACEHOLDER_LIMIT)),
        None => field,
    };
    CreateModal::new(custom_id::write(press), say(Say::TypeTitle))
        .components(vec![CreateActionRow::InputText(field)])
}

/// What was chosen from a menu of things that are saved.
fn which(said: &str) -> Option<u32> {
    said.parse().ok()
}

/// The field for a name, with the name of before in it.
fn name_form(press: &Press, before: Option<String>) -> CreateModal {
    let field = CreateInputText::new(InputTextStyle::Short, say(Say::NameField), NAME_FIELD)
        .min_length(1)
        .max_length(NAME_LIMIT)
        .required(true);
    let field = match before {
        Some(before) => field.value(before),
        None => field,
    };
    CreateModal::new(custom_id::write(press), say(Say::NameTitle))
        .components(vec![CreateActionRow::InputText(field)])
}

fn step_form(press: &Press) -> CreateModal {
    let field = CreateInputText::new(InputTextStyle::Short, say(Say::StepField), STEP_FIELD)
        .min_length(1)
        .max_length(STEP_LIMIT)
        .required(true);
    CreateModal::new(custom_id::write(press), say(Say::StepTitle))
        .components(vec![CreateActionRow::InputText(field)])
}

fn field(event: &ModalInteraction) -> Option<String> {
    let rows = event.data.components.iter();
    rows.flat_map(|row| &row.components).find_map(|component| match component {
        ActionRowComponent::InputText(input) if FIELDS.contains(&input.custom_id.as_str()) => {
            input.value.clone()
        }
        _ => None,
    })
}
