//! The private panel on which a player makes a move step by step, with a picture of where they are.

use data::{By, KeptDraft, Key, Look, PlayerId, Refused};
use rules::{Choices, Draft, Seat, Sight};

use super::answer::{Answer, Choice, Style};
use super::boards::{Boards, happened, link, sight, title};
use super::press::{Panelled, Press};
use super::words::{Did, Label};

/// What a player is shown while they make their move.
#[derive(Debug)]
pub(crate) struct Panel<'a> {
    boards: Boards<'a>,
    look: &'a Look,
    seat: Seat,
    player: PlayerId,
}

impl<'a> Panel<'a> {
    /// The panel of a player who is to move.
    ///
    /// # Errors
    /// The match is not running, they do not play in it, or it is not their turn.
    pub(crate) fn new(
        boards: Boards<'a>,
        look: &'a Look,
        player: PlayerId,
    ) -> Result<Self, Refused> {
        let seat = look.seat_to_move(player, None)?;
        Ok(Self { boards, look, seat, player })
    }

    /// The panel at a draft, which is kept; at the beginning where the draft means nothing here.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn at(&self, draft: &Draft, by: By) -> Result<Answer, Refused> {
        let sight = sight(self.look, Some(self.player))?;
        let choices = self.choices(sight.as_ref(), draft)?;
        let kept = KeptDraft { draft: choices.draft.clone(), mark: Some(by.key) };
        self.boards.matches.keep_draft(self.look, by.player, &kept)?;
        let home = self.boards.home(self.player)?;
        let answer = Answer::say(title(self.look.head(), sight.as_ref()))
            .lines(happened(self.look.notes(Some(self.player))))
            .line(prompt(&choices))
            .line(link(self.look.head()))
            .show(self.boards.pictures.of(sight, &choices.draft, home));
        Ok(self.controls(answer, &choices, by.key))
    }

    /// The move that a finished draft stands for.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn complete(&self, draft: &Draft) -> Result<Option<String>, Refused> {
        let sight = sight(self.look, Some(self.player))?;
        Ok(self.choices(sight.as_ref(), draft)?.complete)
    }

    fn choices(&self, sight: &dyn Sight, draft: &Draft) -> Result<Choices<String>, Refused> {
        let kept = self.boards.matches.kept(self.player, &self.look.head().game)?;
        let asked = Draft { steps: draft.steps.clone(), kept: kept.clone() };
        let fresh = Draft { steps: Vec::new(), kept };
        let found = sight.choices(self.seat, &asked).or_else(|_| sight.choices(self.seat, &fresh));
        found.map_err(|_| Refused::NotYourTurn(self.look.head().id))
    }

    fn controls(&self, answer: Answer, choices: &Choices<String>, mark: Key) -> Answer {
        let (id, revision) = (self.look.head().id, self.look.head().revision);
        let panel = Panelled { id, revision, mark: Some(mark) };
        let options = choices.options.iter().map(|choice| Choice {
            id: choice.id.clone(),
            label: choice.label.clone(),
            hint: choice.hint.clone(),
        });
        let mut answer = answer.menu(Press::Pick(panel), choices.prompt.clone(), options.collect());
        if choices.complete.is_some() {
            answer = answer.button(Press::Play(panel), Label::Confirm, Style::Agree);
        }
        if !choices.draft.is_empty() {
            answer = answer.button(Press::Back(panel), Label::Back, Style::Plain);
        }
        if choices.draft.steps.len() > 1 {
            answer = answer.button(Press::Restart(panel), Label::StartOver, Style::Plain);
        }
        answer = answer.button(Press::Type { id, revision }, Label::Type, Style::Plain);
        if self.look.may_undo(self.player) {
            answer = answer.button(Press::Undo { id, revision }, Label::TakeBack, Style::Plain);
        }
        answer
    }
}

/// What to choose; what Confirm would play.
fn prompt(choices: &Choices<String>) -> Did {
    let prompt = choices.prompt.clone();
    match choices.complete.clone() {
        Some(mv) if choices.options.is_empty() => Did::Confirm { mv },
        Some(mv) => Did::ConfirmOrGoOn { mv, prompt },
        None => Did::Prompt { prompt },
    }
}
