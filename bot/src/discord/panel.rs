//! The private panel on which a player makes his move step by step, with a picture of where he is.

use data::{By, Look, MatchId, Matches, PlayerId, Refused};
use poise::serenity_prelude::ButtonStyle;
use rules::{Choices, Draft, Seat, Sight};

use super::answer::{Answer, menu_option};
use super::board::{Boards, link, sight, title};
use super::custom_id::{Action, Press};

/// What a player is shown while he makes his move.
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
    /// The match is not running, he does not play in it, or it is not his turn.
    pub(crate) fn new(
        boards: Boards<'a>,
        look: &'a Look,
        player: PlayerId,
    ) -> Result<Self, Refused> {
        let head = look.head();
        match head.stage {
            data::Stage::Lobby => return Err(Refused::NotStarted(head.id)),
            data::Stage::Over(_) => return Err(Refused::Over(head.id)),
            data::Stage::Running => {}
        }
        let seat = head.seat_of(player).ok_or(Refused::NotAPlayer(head.id))?;
        if !head.to_move.contains(seat) {
            return Err(Refused::NotYourTurn(head.id));
        }
        Ok(Self { boards, look, seat, player })
    }

    /// The panel at a draft; at the beginning where the draft means nothing here.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn at(&self, draft: &Draft) -> Result<Answer, Refused> {
        let sight = sight(self.look, Some(self.player))?;
        let choices = self.choices(sight.as_ref(), draft)?;
        let home = self.boards.home(self.player)?;
        let answer = Answer::say(title(self.look.head(), sight.as_ref()))
            .line(self.told())
            .line(prompt(&choices))
            .line(link(self.look.head()))
            .show(self.boards.pictures.of(sight.as_ref(), &choices.draft, home));
        Ok(self.controls(answer, &choices))
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

    /// What has happened in this turn so far, or in the one before.
    fn told(&self) -> String {
        let notes = self.look.notes(Some(self.player));
        notes.iter().map(|note| format!("> {note}")).collect::<Vec<_>>().join("\n")
    }

    fn controls(&self, answer: Answer, choices: &Choices<String>) -> Answer {
        let head = self.look.head();
        let draft = &choices.draft;
        let press = |action| Press::new(action, head.id, head.revision);
        let options = choices
            .options
            .iter()
            .map(|choice| menu_option(&choice.id, &choice.label, &choice.hint));
        let placeholder = if choices.options.is_empty() { "" } else { choices.prompt.as_str() };
        let mut answer =
            answer.menu(&press(Action::Pick).with(draft.joined()), placeholder, options.collect());
        if choices.complete.is_some() {
            answer = answer.button(
                &press(Action::Play).with(draft.joined()),
                "Confirm",
                ButtonStyle::Success,
            );
        }
        if let Some((_, before)) = draft.steps.split_last() {
            let before = Draft { steps: before.to_vec(), kept: None };
            answer = answer.button(
                &press(Action::Draft).with(before.joined()),
                "Back",
                ButtonStyle::Secondary,
            );
            if !before.is_empty() {
                answer = answer.button(&press(Action::Draft), "Start over", ButtonStyle::Secondary);
            }
        }
        answer = answer.button(&press(Action::Type), "Type it", ButtonStyle::Secondary);
        if self.look.may_undo(self.player) {
            answer = answer.button(&press(Action::Undo), "Take back", ButtonStyle::Secondary);
        }
        answer
    }
}

/// What to choose; what Confirm would play.
fn prompt(choices: &Choices<String>) -> String {
    match &choices.complete {
        Some(mv) if choices.options.is_empty() => format!("**{mv}** — confirm?"),
        Some(mv) => format!("**{mv}** — confirm, or go on: {}", choices.prompt),
        None => format!("**{}**", choices.prompt),
    }
}

/// The draft that a player has in a match: what he last chose there, kept through restarts.
///
/// # Errors
/// What the store says.
pub(crate) fn kept_draft(
    matches: &Matches,
    id: MatchId,
    player: PlayerId,
) -> Result<Draft, Refused> {
    matches.draft(id, player)
}

/// Keeps what a player has chosen so far.
///
/// # Errors
/// What the store says.
pub(crate) fn keep_draft(
    matches: &Matches,
    id: MatchId,
    by: By,
    draft: &Draft,
) -> Result<(), Refused> {
    matches.keep_draft(id, by.player, draft)
}
