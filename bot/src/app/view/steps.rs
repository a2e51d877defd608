//! The steps of a move on a panel: choices of a seat, and their menus and buttons.

use rules::{Choice, Choices, Draft, GameView, Message, Seat};

use crate::app::answer::names::TableNames;
use crate::app::answer::{self, Answer, Button, Style};
use crate::app::press::{PanelAction, Press};
use crate::words::common::Label;
use crate::words::play::PlayText;

/// The maximum number of bytes of a choice's id.
pub(crate) const STEP_LIMIT: usize = 100;

/// The maximum number of forced steps, more than any draft has.
const MOST_SKIPPED: usize = 30;

/// The choices of a seat in a position.
#[derive(Clone, Copy)]
pub(crate) struct Steps<'a> {
    pub(crate) sight: &'a dyn GameView,
    pub(crate) seat: Seat,
    /// An empty draft with the player's saved layouts and home side.
    pub(crate) fresh: &'a Draft,
    /// Whether this move can be undone, and so needs no confirmation.
    pub(crate) could_undo: &'a dyn Fn(&str) -> bool,
    /// Whether buttons that play a move for good need confirmation.
    pub(crate) is_asked: bool,
}

impl Steps<'_> {
    /// The choices after a draft. An invalid draft starts over. `None` if the seat is not to move.
    pub(crate) fn choices(&self, draft: &Draft) -> Option<Choices<String>> {
        let draft = Draft { steps: draft.steps.clone(), ..self.fresh.clone() };
        let found = self.sight.choices(self.seat, &draft);
        found.or_else(|_| self.sight.choices(self.seat, self.fresh)).ok()
    }

    /// The choices after a draft, with forced steps skipped.
    ///
    /// On an empty draft, a single button that would play a move at once, such as "Done", is not skipped: the player
    /// must press it.
    pub(crate) fn skip_forced(&self, draft: &Draft) -> Option<Choices<String>> {
        let mut choices = self.choices(draft)?;
        for _ in 0..MOST_SKIPPED {
            let Some(step) = only_choice(&choices) else { break };
            let next = self.choices(&choices.draft.then(step))?;
            if choices.draft.is_empty()
                && choices.options[0].is_act
                && (choices.options[0].is_last || self.needs_no_confirmation(&next))
            {
                break;
            }
            choices = next;
        }
        Some(choices)
    }

    /// The move of a draft, if it is played without confirmation.
    pub(crate) fn immediate_move(&self, draft: &Draft) -> Option<String> {
        // An invalid draft starts over, and would play a move that the player did not choose.
        self.sight.choices(self.seat, draft).ok()?;
        let step = self.skip_forced(draft)?;
        let is_immediate = self.needs_no_confirmation(&step)
            || self.is_last(draft, |choice| choice.is_last)
            || (!self.is_asked && self.is_by_button(&step));
        step.complete.filter(|_| is_immediate)
    }

    /// The draft without its last free choice.
    pub(crate) fn step_back(&self, draft: &Draft) -> Draft {
        let mut before = draft.clone();
        while before.steps.pop().is_some()
            && self.choices(&before).is_some_and(|choices| only_choice(&choices).is_some())
        {
        }
        before
    }

    /// The id of the choice with this number, after a draft.
    pub(crate) fn choice_id(&self, draft: &Draft, index: u8) -> Option<String> {
        let chosen = self.skip_forced(draft)?.options.into_iter().nth(usize::from(index))?;
        (!chosen.is_off).then_some(chosen.id)
    }

    /// Whether the choices end in a move that can be undone.
    fn needs_no_confirmation(&self, choices: &Choices<String>) -> bool {
        let complete = choices.complete.as_deref().filter(|_| choices.options.is_empty());
        complete.is_some_and(|mv| (self.could_undo)(mv))
    }

    /// Whether no choice is left, and the draft's last button says everything that it does.
    pub(crate) fn is_by_button(&self, step: &Choices<String>) -> bool {
        let says_all = |choice: &Choice| choice.is_act && !choice.is_preview;
        step.options.is_empty() && self.is_last(&step.draft, says_all)
    }

    /// Whether `is_such` holds for the last choice of a draft.
    fn is_last(&self, draft: &Draft, is_such: impl Fn(&Choice) -> bool) -> bool {
        let mut before = draft.clone();
        let Some(chosen) = before.steps.pop() else { return false };
        let options = self.choices(&before).map(|choices| choices.options).unwrap_or_default();
        options.iter().any(|choice| is_such(choice) && choice.id == chosen)
    }
}

/// Adds the menu and the buttons of a step: its options, confirmation, and ways back.
pub(crate) fn controls(
    answer: Answer,
    choices: &Choices<String>,
    names: &TableNames,
    press: impl Fn(PanelAction) -> Press,
) -> Answer {
    let (acts, entries): (Vec<_>, Vec<_>) =
        choices.options.iter().enumerate().partition(|(_, choice)| choice.is_act);
    let entries = entries.into_iter().map(|(_, choice)| answer::Choice {
        id: choice.id.clone(),
        label: names.with_names(choice.label.clone()),
        hint: choice.hint.clone().map(|hint| names.with_names(hint)),
        sprite: choice.sprite.clone(),
    });
    // A complete move is shown above, so the menu asks for another one.
    let prompt = match choices.complete.is_some() {
        true => Label::ChooseOther.into(),
        false => names.with_names(choices.prompt.clone()),
    };
    let mut answer = answer.menu(press(PanelAction::Pick), prompt, entries.collect());
    for (index, choice) in acts {
        let number = PanelAction::PickNumber(u8::try_from(index).unwrap_or(u8::MAX));
        let label = names.with_names(choice.label.clone());
        let (sprite, is_disabled) = (choice.sprite.clone(), choice.is_off);
        let button = Button::new(press(number), label, Style::Main);
        answer = answer.action(Button { sprite, is_disabled, ..button });
    }
    if choices.complete.is_some() {
        answer = answer.button(press(PanelAction::Play), Label::Confirm, Style::Agree);
    }
    if !choices.draft.is_empty() {
        answer = answer.button(press(PanelAction::Back), Label::Back, Style::Plain);
    }
    if choices.draft.steps.len() > 1 {
        answer = answer.button(press(PanelAction::Restart), Label::StartOver, Style::Plain);
    }
    answer
}

/// The id of the only choice. `None` if there are others, or if the move is complete already.
fn only_choice(choices: &Choices<String>) -> Option<&str> {
    match choices.options.as_slice() {
        [one] if choices.complete.is_none() => Some(&one.id),
        _ => None,
    }
}

/// The line that asks for a choice or a confirmation. `complete_prompt` completes the game's prompt.
pub(crate) fn prompt_line(
    choices: &Choices<String>,
    complete_prompt: impl FnOnce(Message) -> Message,
) -> PlayText {
    let prompt = complete_prompt(choices.prompt.clone());
    match choices.complete.clone() {
        Some(mv) if choices.options.is_empty() => PlayText::Confirm { mv, prompt },
        Some(mv) => PlayText::ConfirmOrGoOn { mv, prompt },
        None => PlayText::Prompt { prompt },
    }
}

/// The choice that a menu sends. `None` if the text can be no choice's id.
pub(crate) fn sent_choice(input: Option<&str>) -> Option<&str> {
    input.filter(|step| step.len() <= STEP_LIMIT && !step.contains('.'))
}
