//! Forms for what players type: a move, a name or a step.

use poise::serenity_prelude as serenity;
use serenity::{
    ActionRowComponent, CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal,
    InputTextStyle, ModalInteraction,
};

use crate::app::answer::shorten;
use crate::app::play;
use crate::app::press::{FilledForm, Form};
use crate::discord::custom_id;
use crate::discord::interaction::Interaction;
use crate::discord::interaction::deadline::in_time;
use crate::discord::message::markup::say;
use crate::words::discord::Say;

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

/// Opens a form, for what was chosen from a menu where it hangs on one.
pub(super) async fn open(
    interaction: &Interaction,
    form: Form,
    chosen: Option<&str>,
) -> Result<(), serenity::Error> {
    let (app, player) = (&interaction.session.app, interaction.player);
    let modal = match form {
        Form::Move { id, revision } => {
            let example = app.work(move |app| play::moves::example_move(app, player, id));
            // Nothing can be put off here: a player who waits too long types without an example.
            let example = in_time(std::pin::pin!(example)).await.flatten().flatten();
            move_form(FilledForm::Move { id, revision }, example)
        }
        Form::NewName(panel) => name_form(FilledForm::NewName(panel), None),
        Form::Rename(list) => {
            let Some(number) = chosen.and_then(|number| number.parse().ok()) else {
                return interaction.answer_unknown().await;
            };
            let wanted = list.clone();
            let name = app.work(move |app| play::saved::saved_name(app, player, &wanted, number));
            let name = in_time(std::pin::pin!(name)).await.and_then(|name| name?.ok()?);
            name_form(FilledForm::Rename { list, number }, name)
        }
        Form::Step(replay) => step_form(FilledForm::Step(replay)),
    };
    interaction.respond(CreateInteractionResponse::Modal(modal)).await
}

fn move_form(form: FilledForm, example: Option<String>) -> CreateModal {
    let field = CreateInputText::new(InputTextStyle::Short, say(Say::TypeField), FIELD)
        .max_length(TYPED_LIMIT);
    let field = match example.map(|mv| say(Say::TypeExample { mv })) {
        Some(example) => field.placeholder(shorten(&example, PLACEHOLDER_LIMIT)),
        None => field,
    };
    modal(form, Say::TypeTitle, field)
}

/// The form for a name, with the former name in it.
fn name_form(form: FilledForm, former: Option<String>) -> CreateModal {
    let field = CreateInputText::new(InputTextStyle::Short, say(Say::NameField), NAME_FIELD)
        .max_length(NAME_LIMIT);
    let field = match former {
        Some(former) => field.value(former),
        None => field,
    };
    modal(form, Say::NameTitle, field)
}

fn step_form(form: FilledForm) -> CreateModal {
    let field = CreateInputText::new(InputTextStyle::Short, say(Say::StepField), STEP_FIELD)
        .max_length(STEP_LIMIT);
    modal(form, Say::StepTitle, field)
}

fn modal(form: FilledForm, title: Say, field: CreateInputText) -> CreateModal {
    let field = field.min_length(1).required(true);
    CreateModal::new(custom_id::write(&form.into()), say(title))
        .components(vec![CreateActionRow::InputText(field)])
}

/// What was typed into a form.
pub(super) fn typed(event: &ModalInteraction) -> Option<String> {
    let rows = event.data.components.iter();
    rows.flat_map(|row| &row.components).find_map(|component| match component {
        ActionRowComponent::InputText(input) if FIELDS.contains(&input.custom_id.as_str()) => {
            input.value.clone()
        }
        _ => None,
    })
}
