//! The private panel on which a player makes his move step by step, with a picture of where he is.

use data::{By, Key, Look, MatchId, Matches, PlayerId, Refused};
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

    /// The panel at a draft, which is kept; at the beginning where the draft means nothing here.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn at(&self, draft: &Draft, by: By) -> Result<Answer, Refused> {
        let sight = sight(self.look, Some(self.player))?;
        let choices = self.choices(sight.as_ref(), draft)?;
        keep_draft(self.boards.matches, self.look.head().id, by, &choices.draft)?;
        let home = self.boards.home(self.player)?;
        let answer = Answer::say(title(self.look.head(), sight.as_ref()))
            .line(self.told())
            .line(prompt(&choices))
            .line(link(self.look.head()))
            .show(self.boards.pictures.of(sight.as_ref(), &choices.draft, home));
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

    /// What has happened in this turn so far, or in the one before.
    fn told(&self) -> String {
        let notes = self.look.notes(Some(self.player));
        notes.iter().map(|note| format!("> {note}")).collect::<Vec<_>>().join("\n")
    }

    fn controls(&self, answer: Answer, choices: &Choices<String>, mark: Key) -> Answer {
        let head = self.look.head();
        let press = |action| Press::new(action, head.id, head.revision).with(mark.0.to_string());
        let options = choices
            .options
            .iter()
            .map(|choice| menu_option(&choice.id, &choice.label, &choice.hint));
        let mut answer = answer.menu(&press(Action::Pick), &choices.prompt, options.collect());
        if choices.complete.is_some() {
            answer = answer.button(&press(Action::Play), "Confirm", ButtonStyle::Success);
        }
        if !choices.draft.is_empty() {
            answer = answer.button(&press(Action::Back), "Back", ButtonStyle::Secondary);
        }
        if choices.draft.steps.len() > 1 {
            answer = answer.button(&press(Action::Restart), "Start over", ButtonStyle::Secondary);
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

/// What a player last chose in a match, and the panel on which he sees it.
///
/// A draft may tell of a hand or a hidden army, so it stays in the store, and the panel's buttons carry a mark alone:
/// the number of the interaction that the panel answered. It is kept as the draft's last step.
#[derive(Debug, Default)]
pub(crate) struct Chosen {
    /// What he chose.
    pub(crate) draft: Draft,
    mark: Option<String>,
}

impl Chosen {
    /// What is kept for a player.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn of(matches: &Matches, id: MatchId, player: PlayerId) -> Result<Self, Refused> {
        let mut draft = matches.draft(id, player)?;
        let mark = draft
            .steps
            .pop_if(|step| step.starts_with(MARK))
            .map(|step| step[MARK.len()..].to_owned());
        Ok(Self { draft, mark })
    }

    /// Whether a press comes from the panel that shows this, and not from an older one.
    pub(crate) fn is_shown_on(&self, press: &Press) -> bool {
        self.mark.as_ref().is_none_or(|mark| *mark == press.rest)
    }
}

/// What the mark's step begins with; no game's step does.
const MARK: &str = "~";

fn keep_draft(matches: &Matches, id: MatchId, by: By, draft: &Draft) -> Result<(), Refused> {
    let marked = draft.then(&format!("{MARK}{}", by.key.0));
    matches.keep_draft(id, by.player, &marked)
}
