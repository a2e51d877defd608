//! Forms for typed input: a move, a name, a step, or a word for the deal.

use matches::PlayerId;
use poise::serenity_prelude as serenity;
use serenity::{
    ActionRowComponent, CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal,
    InputTextStyle, ModalInteraction, Result,
};
use words::Language;

use crate::app::answer::shorten;
use crate::app::press::{FilledForm, Form};
use crate::app::view::languages;
use crate::app::{App, play};
use crate::discord::custom_id;
use crate::discord::interaction::Interaction;
use crate::discord::interaction::deadline::in_time;
use crate::discord::message::markup::say;
use crate::words::discord::Say;

/// The ids of the fields.
const MOVE_FIELD: &str = "move";
const NAME_FIELD: &str = "name";
const STEP_FIELD: &str = "step";
const WORD_FIELD: &str = "word";

/// The character limits of the fields.
const MOVE_LIMIT: u16 = 400;
const NAME_LIMIT: u16 = rules::NAME_LIMIT as u16;
const STEP_LIMIT: u16 = 6;
const WORD_LIMIT: u16 = matches::WORD_LIMIT as u16;

/// The character limit of the example in an empty field.
const PLACEHOLDER_LIMIT: usize = 100;

/// Opens a form. `chosen` is the chosen entry, if a menu opens the form.
pub(super) async fn open(
    interaction: &Interaction,
    form: Form,
    chosen: Option<&str>,
) -> Result<()> {
    let (app, player) = (&interaction.session.app, interaction.player);
    let number = chosen.and_then(|number| number.parse::<u32>().ok());
    let wanted = form.clone();
    let known = app.work(move |app| {
        let language = languages::of_person(app.matches(), player).ok().flatten();
        (language, known_text(app, player, &wanted, number))
    });
    // A form can't be deferred, so it lacks what isn't ready in time.
    let known = in_time(std::pin::pin!(known)).await.flatten();
    let (language, text) = known.unwrap_or_default();
    let language = language.unwrap_or(interaction.language);
    let modal = match form {
        Form::Move { id, revision } => move_form(FilledForm::Move { id, revision }, language, text),
        Form::NewName(panel) => name_form(FilledForm::NewName(panel), language, None),
        Form::Rename(list) => {
            let Some(number) = number else { return interaction.answer_unknown().await };
            name_form(FilledForm::Rename { list, number }, language, text)
        }
        Form::Step(replay) => step_form(FilledForm::Step(replay), language),
        Form::Word(id) => word_form(FilledForm::Word(id), language),
    };
    interaction.respond(CreateInteractionResponse::Modal(modal)).await
}

/// The text that a form shows in its field: an example of a move, or the former name.
fn known_text(app: &App, player: PlayerId, form: &Form, number: Option<u32>) -> Option<String> {
    match form {
        Form::Move { id, .. } => play::moves::example_move(app, player, *id),
        Form::Rename(list) => play::saved::saved_name(app, player, list, number?).ok()?,
        Form::NewName(_) | Form::Step(_) | Form::Word(_) => None,
    }
}

fn move_form(form: FilledForm, language: Language, example: Option<String>) -> CreateModal {
    let mut field = field(language, Say::TypeField, MOVE_FIELD, MOVE_LIMIT);
    if let Some(example) = example.map(|mv| say(Say::TypeExample { mv }, language)) {
        field = field.placeholder(shorten(&example, PLACEHOLDER_LIMIT));
    }
    modal(form, language, Say::TypeTitle, field)
}

fn name_form(form: FilledForm, language: Language, former: Option<String>) -> CreateModal {
    let field = field(language, Say::NameField, NAME_FIELD, NAME_LIMIT);
    let field = former.into_iter().fold(field, CreateInputText::value);
    modal(form, language, Say::NameTitle, field)
}

fn step_form(form: FilledForm, language: Language) -> CreateModal {
    modal(form, language, Say::StepTitle, field(language, Say::StepField, STEP_FIELD, STEP_LIMIT))
}

fn word_form(form: FilledForm, language: Language) -> CreateModal {
    modal(form, language, Say::WordTitle, field(language, Say::WordField, WORD_FIELD, WORD_LIMIT))
}

fn field(language: Language, label: Say, id: &str, limit: u16) -> CreateInputText {
    let field = CreateInputText::new(InputTextStyle::Short, say(label, language), id);
    field.min_length(1).max_length(limit).required(true)
}

fn modal(form: FilledForm, language: Language, title: Say, field: CreateInputText) -> CreateModal {
    CreateModal::new(custom_id::write(&form.into()), say(title, language))
        .components(vec![CreateActionRow::InputText(field)])
}

pub(super) fn typed(event: &ModalInteraction) -> Option<String> {
    let rows = event.data.components.iter();
    rows.flat_map(|row| &row.components).find_map(|component| match component {
        ActionRowComponent::InputText(input)
            if [MOVE_FIELD, NAME_FIELD, STEP_FIELD, WORD_FIELD]
                .contains(&input.custom_id.as_str()) =>
        {
            input.value.clone()
        }
        _ => None,
    })
}
