//! Presses of buttons, choices from menus and typed moves: from what they carry to what is done.

use data::{By, Challenge, PlayerId, Refused, Seating};
use poise::serenity_prelude as serenity;
use rules::{Draft, OptionValues};
use serenity::{
    ActionRowComponent, ComponentInteraction, ComponentInteractionDataKind, Context,
    CreateActionRow, CreateInputText, CreateInteractionResponse, CreateModal, InputTextStyle,
    ModalInteraction,
};

use super::acts;
use super::answer::Answer;
use super::caller::Caller;
use super::custom_id::{Action, Press};
use super::desk::Desk;
use super::panel::{Chosen, Panel};
use super::permissions;
use super::replay;
use super::rules_pages;

/// The id of the text field of the modal.
const FIELD: &str = "move";

/// The most characters that can be typed as a move.
const TYPED_LIMIT: u16 = 400;

/// Answers a press or a choice.
pub(crate) async fn pressed(
    context: &Context,
    desk: &Desk,
    interaction: &ComponentInteraction,
) -> Result<(), serenity::Error> {
    let caller = Caller::from(interaction);
    let Some(press) = Press::read(&interaction.data.custom_id) else {
        return caller.answer(desk, &context.http, async { stranger() }).await;
    };
    if press.action == Action::Type {
        return caller.send(&context.http, CreateInteractionResponse::Modal(modal(&press))).await;
    }
    let chosen = match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => values.first().cloned(),
        _ => None,
    };
    let from = caller.clone();
    let work = desk.answer(&caller, move |desk, by| match press.action {
        Action::Invite => invite(desk, by, &from, (&press.rest, chosen.as_deref())),
        _ => act(desk, by, &press, chosen.as_deref()),
    });
    caller.answer(desk, &context.http, work).await
}

/// Answers a move that was typed into the modal.
pub(crate) async fn typed(
    context: &Context,
    desk: &Desk,
    interaction: &ModalInteraction,
) -> Result<(), serenity::Error> {
    let caller = Caller::from(interaction);
    let press =
        Press::read(&interaction.data.custom_id).filter(|press| press.action == Action::Typed);
    let Some(press) = press else {
        return caller.answer(desk, &context.http, async { stranger() }).await;
    };
    let text = field(interaction).unwrap_or_default();
    let work = desk.answer(&caller, move |desk, by| acts::play(desk, by, &press, &text));
    caller.answer(desk, &context.http, work).await
}

/// Does what a button says.
fn act(desk: &Desk, by: By, press: &Press, chosen: Option<&str>) -> Result<Answer, Refused> {
    match press.action {
        Action::Accept => acts::accept(desk, by, press.id),
        Action::Decline => acts::decline(desk, by, press.id),
        Action::Withdraw => acts::withdraw(desk, by, press.id),
        Action::LeaveLobby => acts::leave_lobby(desk, by, press.id),
        Action::Start => acts::start(desk, by, press.id),
        Action::Move => open_panel(desk, by, press),
        Action::Pick => pick(desk, by, press, chosen),
        Action::Back => change(desk, by, press, |draft| drop(draft.steps.pop())),
        Action::Restart => change(desk, by, press, |draft| draft.steps.clear()),
        Action::Play => play(desk, by, press),
        Action::Undo => acts::undo(desk, by, press),
        Action::Board => acts::board(desk, by, press.id, Some(&press.rest)),
        Action::Resign => acts::ask_to_resign(desk, by, press.id),
        Action::ReallyResign => acts::resign(desk, by, press),
        Action::Abort => acts::abort(desk, by, press.id),
        Action::OfferDraw => acts::offer_draw(desk, by, press.id),
        Action::AcceptDraw => acts::accept_draw(desk, by, press.id),
        Action::DeclineDraw => acts::decline_draw(desk, by, press.id),
        Action::Rules => rules_pages::of_match(desk, press),
        Action::Rematch => acts::rematch(desk, by, press.id),
        Action::Replay => replay::step(desk, by, press),
        Action::Film => replay::film(desk, by, press),
        // These are dealt with before, or never come from a button of ours.
        Action::Invite | Action::Type | Action::Typed => Ok(stranger()),
    }
}

/// Challenges somebody to the game that was chosen from the menu.
fn invite(
    desk: &Desk,
    by: By,
    from: &Caller,
    asked: (&str, Option<&str>),
) -> Result<Answer, Refused> {
    if let Err(missing) = permissions::check(from) {
        return Ok(Answer::say(missing));
    }
    let (Ok(opponent), Some(game)) = (asked.0.parse(), asked.1) else { return Ok(stranger()) };
    let challenge = Challenge {
        game: game.into(),
        options: OptionValues::new(),
        seats: Some(2),
        challenger: by.player,
        opponents: vec![PlayerId(opponent)],
        seating: Seating::Random,
        place: from.place(),
        rematch_of: None,
    };
    acts::challenge(desk, by, challenge)
}

/// Opens the panel where the player left off.
fn open_panel(desk: &Desk, by: By, press: &Press) -> Result<Answer, Refused> {
    let look = desk.matches().look(press.id)?;
    let panel = Panel::new(desk.boards(), &look, by.player)?;
    panel.at(&Chosen::of(desk.matches(), press.id, by.player)?.draft, by)
}

/// Adds a choice to what was chosen.
fn pick(desk: &Desk, by: By, press: &Press, chosen: Option<&str>) -> Result<Answer, Refused> {
    let step = chosen.filter(|step| step.len() <= 100 && !step.contains('.'));
    change(desk, by, press, |draft| draft.steps.extend(step.map(ToOwned::to_owned)))
}

/// Changes what was chosen. A panel that is out of date is refreshed, never acted on.
fn change(
    desk: &Desk,
    by: By,
    press: &Press,
    change: impl FnOnce(&mut Draft),
) -> Result<Answer, Refused> {
    let look = desk.matches().look(press.id)?;
    let panel = Panel::new(desk.boards(), &look, by.player)?;
    look.is_fresh(by.player, press.revision)?;
    let mut chosen = Chosen::of(desk.matches(), press.id, by.player)?;
    if !chosen.is_shown_on(press) {
        return Ok(panel.at(&chosen.draft, by)?.headed(OVERTAKEN));
    }
    change(&mut chosen.draft);
    panel.at(&chosen.draft, by)
}

/// What is said on a panel that was pressed after a newer one was opened.
const OVERTAKEN: &str = "That panel was out of date; this is what you have chosen.";

/// Plays what was chosen.
fn play(desk: &Desk, by: By, press: &Press) -> Result<Answer, Refused> {
    let look = desk.matches().look(press.id)?;
    let panel = match Panel::new(desk.boards(), &look, by.player) {
        Ok(panel) => panel,
        // A second delivery of the press that was played: `acts::play` knows it by its key.
        Err(Refused::NotYourTurn(_) | Refused::Over(_)) => return acts::play(desk, by, press, ""),
        Err(refused) => return Err(refused),
    };
    let chosen = Chosen::of(desk.matches(), press.id, by.player)?;
    if !chosen.is_shown_on(press) {
        return Ok(panel.at(&chosen.draft, by)?.headed(OVERTAKEN));
    }
    match panel.complete(&chosen.draft)? {
        Some(mv) => acts::play(desk, by, press, &mv),
        None => panel.at(&chosen.draft, by),
    }
}

fn modal(press: &Press) -> CreateModal {
    let id = Press { action: Action::Typed, ..press.clone() };
    let field = CreateInputText::new(InputTextStyle::Short, "Your move in notation", FIELD)
        .min_length(1)
        .max_length(TYPED_LIMIT)
        .required(true);
    CreateModal::new(id.write(), "Type a move").components(vec![CreateActionRow::InputText(field)])
}

fn field(interaction: &ModalInteraction) -> Option<String> {
    let rows = interaction.data.components.iter();
    rows.flat_map(|row| &row.components).find_map(|component| match component {
        ActionRowComponent::InputText(input) if input.custom_id == FIELD => input.value.clone(),
        _ => None,
    })
}

/// A button that we did not make, or no longer make.
fn stranger() -> Answer {
    Answer::say(
        "This button is not one of ours, or it is from long ago. `/games` shows your matches.",
    )
}
