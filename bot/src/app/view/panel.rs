//! The private panel on which a player makes a move step by step, with a picture of each step.

use matches::{By, KeptDraft, Key, MatchView, PlayerId, Refused};
use rules::{Choices, Draft, GameView, Message, SavedLayout, Seat};

use crate::app::answer::names::TableNames;
use crate::app::answer::{Answer, Choice, Picture, Style};
use crate::app::press::{Form, PanelAction, PanelRef, PlayPress, Press, SavedList};
use crate::app::view::board::{BoardView, sight};
use crate::app::view::narration::{Narration, note_lines};
use crate::app::view::title::match_title;
use crate::words::common::Label;
use crate::words::play::PlayText;

/// The panel of a player who makes a move.
#[derive(Debug)]
pub(crate) struct Panel<'a> {
    board_view: BoardView<'a>,
    view: &'a MatchView,
    seat: Seat,
    player: PlayerId,
    /// A draft without a choice, with what the player has kept and saved and how they look at the board.
    fresh: Draft,
}

/// A move that is chosen and not played yet.
#[derive(Debug)]
pub(crate) struct StagedMove {
    /// The move in words.
    pub(crate) prompt: Message,
    /// The board with it.
    pub(crate) pictures: Vec<Picture>,
    /// What plays it.
    pub(crate) press: Press,
}

impl<'a> Panel<'a> {
    /// The panel of a player who is to move.
    ///
    /// # Errors
    /// The match is not running, they do not play in it, or it is not their turn.
    pub(crate) fn new(
        board_view: BoardView<'a>,
        view: &'a MatchView,
        player: PlayerId,
    ) -> Result<Self, Refused> {
        let seat = view.seat_to_move(player, None)?;
        let game = &view.head().game;
        let kept = board_view.matches.kept(player, game)?;
        let saved = board_view.matches.saved(player, game)?;
        let home = board_view.style(player)?.home_at;
        let fresh = Draft { steps: Vec::new(), kept, saved, home };
        Ok(Self { board_view, view, seat, player, fresh })
    }

    /// The panel with what the player has saved by now.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn reload(&self, board_view: BoardView<'a>) -> Result<Self, Refused> {
        Self::new(board_view, self.view, self.player)
    }

    /// The game that is played.
    pub(crate) fn game(&self) -> &str {
        &self.view.head().game
    }

    /// What the player has saved for it.
    pub(crate) fn saved(&self) -> &[SavedLayout] {
        &self.fresh.saved
    }

    /// What could be saved of a draft.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn keepsake(&self, draft: &Draft) -> Result<Option<String>, Refused> {
        let sight = sight(self.view, Some(self.player))?;
        let choices = self.skip_forced(sight.as_ref(), draft)?;
        Ok(self.keepsake_of(sight.as_ref(), &choices))
    }

    fn keepsake_of(&self, sight: &dyn GameView, choices: &Choices<String>) -> Option<String> {
        sight.reusable_layout(self.seat, choices.complete.as_deref()?)
    }

    /// Shows the panel at a draft and stores the draft; at the beginning where the draft means nothing here.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn show(&self, draft: &Draft, by: By) -> Result<Answer, Refused> {
        let sight = sight(self.view, Some(self.player))?;
        let choices = self.skip_forced(sight.as_ref(), draft)?;
        let kept = KeptDraft { draft: choices.draft.clone(), mark: Some(by.key) };
        self.board_view.matches.keep_draft(self.view, by.player, &kept)?;
        let style = self.board_view.style(self.player)?;
        let (head, reader) = (self.view.head(), Some(self.player));
        let answer = Answer::say(match_title(head, sight.as_ref()))
            .lines(note_lines(head, reader, self.view.notes(reader)))
            .line(prompt(Narration { head, reader }, &choices))
            .link(head.place);
        let keepsake = self.keepsake_of(sight.as_ref(), &choices);
        let text = self.board_view.position_text(self.view, reader, sight)?;
        let names = text.names.clone();
        let answer = answer.show(self.board_view.pictures.draw(text, &choices.draft, style));
        let answer = answer.retry_with(PlayPress::OpenPanel(head.id));
        let answer = self.controls(answer, &choices, &names, by.key);
        Ok(match choices.draft.is_empty() && !self.saved().is_empty() {
            true => self.saved_button(answer),
            false => self.save_button(answer, keepsake.as_deref(), by.key),
        })
    }

    /// Stages a move, where the panel can come to it. Its draft is stored: the press that plays it names no move.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn stage(&self, mv: &str, by: By) -> Result<Option<StagedMove>, Refused> {
        let sight = sight(self.view, Some(self.player))?;
        let Some(draft) = sight.draft_of(self.seat, mv) else { return Ok(None) };
        let choices = self.choices(sight.as_ref(), &draft)?;
        let kept = KeptDraft { draft: choices.draft.clone(), mark: Some(by.key) };
        self.board_view.matches.keep_draft(self.view, by.player, &kept)?;
        let (head, reader) = (self.view.head(), Some(self.player));
        let style = self.board_view.style(self.player)?;
        let text = self.board_view.position_text(self.view, reader, sight)?;
        let scene = text.view.scene(&choices.draft);
        Ok(Some(StagedMove {
            prompt: Narration { head, reader }.with_players(choices.prompt),
            pictures: self.board_view.pictures.lazy(scene, text, style),
            press: self.panel_ref(by.key).press(PanelAction::Play).into(),
        }))
    }

    /// What the buttons of the panel name it by, where it answers this interaction.
    fn panel_ref(&self, key: Key) -> PanelRef {
        let head = self.view.head();
        PanelRef { id: head.id, revision: head.revision, mark: Some(key) }
    }

    /// The button to what is saved.
    fn saved_button(&self, answer: Answer) -> Answer {
        let on = SavedList { game: self.game().into(), from: Some(self.view.head().id) };
        answer.button(PlayPress::ShowSaved(on), Label::Order, Style::Plain)
    }

    /// The button that saves what was chosen, or drops what is saved of it.
    fn save_button(&self, answer: Answer, keepsake: Option<&str>, mark: Key) -> Answer {
        let Some(text) = keepsake else { return answer };
        let panel = self.panel_ref(mark);
        match self.saved().iter().find(|saved| saved.text == text) {
            Some(SavedLayout { name, .. }) => {
                let label = Label::Unsave { name: name.clone() };
                answer.button(panel.press(PanelAction::Unsave), label, Style::Plain)
            }
            None => answer.button(Form::NewName(panel), Label::Save, Style::Plain),
        }
    }

    /// The move that a finished draft stands for.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn complete_move(&self, draft: &Draft) -> Result<Option<String>, Refused> {
        Ok(self.step(draft)?.complete)
    }

    /// The move of a draft that is played without confirmation: nothing is left to choose, and it could be taken back.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn immediate_move(&self, draft: &Draft) -> Result<Option<String>, Refused> {
        let sight = sight(self.view, Some(self.player))?;
        // What a draft that means nothing here is answered with was chosen by nobody.
        if sight.choices(self.seat, draft).is_err() {
            return Ok(None);
        }
        let step = self.skip_forced(sight.as_ref(), draft)?;
        let is_said = step.complete.is_some()
            && (self.needs_no_confirmation(&step) || self.is_last_choice(sight.as_ref(), draft)?);
        Ok(step.complete.filter(|_| is_said))
    }

    /// Whether the last choice of a draft answered a question of its own, to which nothing is added by asking again.
    fn is_last_choice(&self, sight: &dyn GameView, draft: &Draft) -> Result<bool, Refused> {
        let mut before = draft.clone();
        let Some(chosen) = before.steps.pop() else { return Ok(false) };
        let options = self.choices(sight, &before)?.options;
        Ok(options.iter().any(|choice| choice.is_last && choice.id == chosen))
    }

    /// The draft that begins with what the game has a button for on the board, where something can be chosen after it.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn shortcut(&self) -> Result<Option<Draft>, Refused> {
        let Some(start) = sight(self.view, None)?.shortcut() else { return Ok(None) };
        let draft = Draft::of(&[&start.id]);
        let sight = sight(self.view, Some(self.player))?;
        Ok(sight.choices(self.seat, &draft).is_ok().then_some(draft))
    }

    /// The id of the choice of this number after a draft.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn choice_id(&self, draft: &Draft, index: u8) -> Result<Option<String>, Refused> {
        let options = self.step(draft)?.options;
        Ok(options.into_iter().nth(usize::from(index)).map(|choice| choice.id))
    }

    /// The draft before the last choice that was not forced.
    ///
    /// # Errors
    /// What the store says.
    pub(crate) fn step_back(&self, draft: &Draft) -> Result<Draft, Refused> {
        let sight = sight(self.view, Some(self.player))?;
        let mut before = draft.clone();
        while before.steps.pop().is_some()
            && only(&self.choices(sight.as_ref(), &before)?).is_some()
        {}
        Ok(before)
    }

    fn step(&self, draft: &Draft) -> Result<Choices<String>, Refused> {
        self.skip_forced(sight(self.view, Some(self.player))?.as_ref(), draft)
    }

    /// What there is to choose after a draft. Where only one thing can be chosen, it is: nobody is asked. But whoever
    /// has only "Done" left presses that, and not Confirm to a question that would be none.
    fn skip_forced(&self, sight: &dyn GameView, draft: &Draft) -> Result<Choices<String>, Refused> {
        let mut choices = self.choices(sight, draft)?;
        for _ in 0..MOST_SKIPPED {
            let Some(step) = only(&choices) else { break };
            let next = self.choices(sight, &choices.draft.then(step))?;
            if choices.draft.is_empty()
                && choices.options[0].is_act
                && self.needs_no_confirmation(&next)
            {
                break;
            }
            choices = next;
        }
        Ok(choices)
    }

    /// Whether these choices have come to a move that is played without a question.
    fn needs_no_confirmation(&self, choices: &Choices<String>) -> bool {
        let complete = choices.complete.as_deref().filter(|_| choices.options.is_empty());
        complete.is_some_and(|mv| self.view.could_undo(self.player, mv))
    }

    fn choices(&self, sight: &dyn GameView, draft: &Draft) -> Result<Choices<String>, Refused> {
        let asked = Draft { steps: draft.steps.clone(), ..self.fresh.clone() };
        let found = sight.choices(self.seat, &asked);
        let found = found.or_else(|_| sight.choices(self.seat, &self.fresh));
        found.map_err(|_| Refused::NotYourTurn(self.view.head().id))
    }

    fn controls(
        &self,
        answer: Answer,
        choices: &Choices<String>,
        names: &TableNames,
        mark: Key,
    ) -> Answer {
        let (id, revision) = (self.view.head().id, self.view.head().revision);
        let panel = self.panel_ref(mark);
        let (acts, things): (Vec<_>, Vec<_>) =
            choices.options.iter().enumerate().partition(|(_, choice)| choice.is_act);
        let things = things.into_iter().map(|(_, choice)| Choice {
            id: choice.id.clone(),
            label: names.with_names(choice.label.clone()),
            hint: choice.hint.clone().map(|hint| names.with_names(hint)),
            sprite: choice.sprite.clone(),
        });
        let prompt = names.with_names(choices.prompt.clone());
        let mut answer = answer.menu(panel.press(PanelAction::Pick), prompt, things.collect());
        for (index, choice) in acts {
            let number = PanelAction::PickNumber(u8::try_from(index).unwrap_or(u8::MAX));
            let press = panel.press(number).into();
            answer =
                answer.action(press, names.with_names(choice.label.clone()), choice.sprite.clone());
        }
        if choices.complete.is_some() {
            answer = answer.button(panel.press(PanelAction::Play), Label::Confirm, Style::Agree);
        }
        if !choices.draft.is_empty() {
            answer = answer.button(panel.press(PanelAction::Back), Label::Back, Style::Plain);
        }
        if choices.draft.steps.len() > 1 {
            answer =
                answer.button(panel.press(PanelAction::Restart), Label::StartOver, Style::Plain);
        }
        answer = answer.button(Form::Move { id, revision }, Label::Type, Style::Plain);
        if self.view.may_undo(self.player) {
            answer = answer.button(PlayPress::Undo { id, revision }, Label::TakeBack, Style::Plain);
        }
        answer
    }
}

/// How many steps that leave no choice are skipped at the most: no draft has more.
const MOST_SKIPPED: usize = 30;

/// The one thing that can be chosen, where there is but one.
fn only(choices: &Choices<String>) -> Option<&str> {
    match choices.options.as_slice() {
        [one] if choices.complete.is_none() => Some(&one.id),
        _ => None,
    }
}

/// What to choose; what Confirm would play.
fn prompt(told: Narration<'_>, choices: &Choices<String>) -> PlayText {
    let prompt = told.with_players(choices.prompt.clone());
    match choices.complete.clone() {
        Some(mv) if choices.options.is_empty() => PlayText::Confirm { mv, prompt },
        Some(mv) => PlayText::ConfirmOrGoOn { mv, prompt },
        None => PlayText::Prompt { prompt },
    }
}
