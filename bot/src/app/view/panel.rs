//! The private panel on which a player builds a move step by step, with a picture of each step.

use std::collections::BTreeMap;

use matches::{Key, MatchView, PlayerId, PreferenceOwner, Refused, Request, StoredDraft};
use rules::{Choices, Draft, GameView, Message, SavedLayout, Seat};

use crate::app::answer::names::TableNames;
use crate::app::answer::{Answer, Picture, PositionText, Result, Style};
use crate::app::press::{Form, PanelAction, PanelRef, PlayPress, Press, SavedList};
use crate::app::view::board::{BoardView, next_turn, sight};
use crate::app::view::narration::{Narration, note_lines};
use crate::app::view::steps::{Steps, controls, prompt_line};
use crate::app::view::title::match_title;
use crate::words::common::Label;
use crate::words::play::PlayText;

/// The panel of a player who is to move.
#[derive(Debug)]
pub(crate) struct Panel<'a> {
    board_view: BoardView<'a>,
    view: &'a MatchView,
    seat: Seat,
    player: PlayerId,
    /// An empty draft with the player's saved layouts and home side.
    fresh: Draft,
    /// Whether buttons that play a move for good need confirmation.
    is_asked: bool,
}

/// The preference that turns off the confirmation of buttons that play a final move.
pub(crate) const ASKED: &str = "confirm";

/// Whether buttons that play a final move need confirmation, by these preferences.
pub(crate) fn is_asked(preferences: &BTreeMap<String, String>) -> bool {
    preferences.get(ASKED).is_none_or(|value| value != "off")
}

/// An empty draft with a player's saved layouts and home side.
pub(crate) fn fresh_draft(
    board_view: BoardView<'_>,
    view: &MatchView,
    player: PlayerId,
) -> Result<Draft> {
    let game = &view.head().game;
    let kept = board_view.matches.last_layout(player, game)?;
    let saved = board_view.matches.saved_layouts(player, game)?;
    let home = board_view.style(player, game)?.home_at;
    Ok(Draft { steps: Vec::new(), kept, saved, home, shuffles: view.shuffles(player) })
}

/// A move that is chosen but not played yet.
#[derive(Debug)]
pub(crate) struct StagedMove {
    /// The move in words.
    pub(crate) prompt: Message,
    /// The board with the move.
    pub(crate) pictures: Vec<Picture>,
    /// The press that plays the move.
    pub(crate) press: Press,
}

impl<'a> Panel<'a> {
    /// Refuses if it is not the player's turn.
    pub(crate) fn new(
        board_view: BoardView<'a>,
        view: &'a MatchView,
        player: PlayerId,
    ) -> Result<Self> {
        let seat = view.seat_to_move(player, None)?;
        let fresh = fresh_draft(board_view, view, player)?;
        let preferences = board_view.matches.preferences(PreferenceOwner::Player(player))?;
        Ok(Self { board_view, view, seat, player, fresh, is_asked: is_asked(&preferences) })
    }

    /// The panel with the layouts and the orientation that are stored now.
    pub(crate) fn reload(&self) -> Result<Self> {
        Self::new(self.board_view, self.view, self.player)
    }

    /// The slug of the game.
    pub(crate) fn game(&self) -> &str {
        &self.view.head().game
    }

    pub(crate) fn saved(&self) -> &[SavedLayout] {
        &self.fresh.saved
    }

    /// The layout in a draft, if the player can save it for later matches.
    pub(crate) fn reusable_layout(&self, draft: &Draft) -> Result<Option<String>> {
        let sight = sight(self.view, Some(self.player))?;
        let choices = self.skip_forced(sight.as_ref(), draft)?;
        Ok(self.layout_of(sight.as_ref(), &choices))
    }

    fn layout_of(&self, sight: &dyn GameView, choices: &Choices<String>) -> Option<String> {
        sight.reusable_layout(self.seat, choices.complete.as_deref()?)
    }

    /// Shows the panel with a draft, and stores the draft. An invalid draft starts over.
    pub(crate) fn show(&self, draft: &Draft, by: Request) -> Result {
        let sight = sight(self.view, Some(self.player))?;
        let choices = self.skip_forced(sight.as_ref(), draft)?;
        let kept = StoredDraft { draft: choices.draft.clone(), mark: Some(by.key) };
        self.board_view.matches.keep_draft(self.view, by.player, &kept)?;
        let style = self.board_view.style(self.player, self.game())?;
        let (head, reader) = (self.view.head(), Some(self.player));
        let answer = Answer::say(match_title(head, sight.as_ref()))
            .lines(note_lines(head, reader, self.view.notes(reader)))
            .line(prompt_line(&choices, |prompt| Narration { head, reader }.with_players(prompt)))
            .lines(self.finish_line(&choices))
            .link(head.place);
        let layout = self.layout_of(sight.as_ref(), &choices);
        let turned = next_turn(&sight.scene(&choices.draft), style);
        let is_by_button = self.with_steps(sight.as_ref(), |steps| steps.is_by_button(&choices));
        let is_for_good = is_by_button && choices.complete.is_some();
        let text = self.preview_text(sight, &choices)?;
        let names = text.names.clone();
        let answer = answer.show(self.board_view.pictures.draw(text, &choices.draft, style));
        let answer = answer.retry_with(PlayPress::OpenPanel(head.id));
        let answer = self.controls(answer, &choices, &names, by.key);
        let answer = answer.when(is_for_good, |answer| {
            let press = self.panel_ref(by.key).press(PanelAction::PlayUnasked);
            answer.button(press, PlayText::DontAskAgain, Style::Plain)
        });
        let answer = match choices.draft.is_empty() && !self.saved().is_empty() {
            true => self.saved_button(answer),
            false => self.save_button(answer, layout.as_deref(), by.key),
        };
        Ok(match turned.filter(|_| answer.has_room_for_button()) {
            Some(to) => {
                let press = self.panel_ref(by.key).press(PanelAction::Turn(to));
                answer.button(press, Label::Turn, Style::Plain)
            }
            None => answer,
        })
    }

    /// The position in words, after a line with the chosen move if the draft is complete.
    fn preview_text(
        &self,
        sight: Box<dyn GameView>,
        choices: &Choices<String>,
    ) -> Result<PositionText> {
        let text = self.board_view.position_text(self.view, Some(self.player), sight)?;
        let is_chosen = choices.complete.is_some();
        let first = is_chosen.then(|| text.names.with_names(choices.prompt.clone()));
        Ok(PositionText { first, ..text })
    }

    /// Says that the chosen move ends the turn, since nothing is left to decide after it.
    fn finish_line(&self, choices: &Choices<String>) -> Option<PlayText> {
        let mv = choices.complete.as_deref()?;
        self.view.finishes_turn(self.player, mv).then_some(PlayText::Finishes)
    }

    /// Prepares a move for confirmation, if the panel can build it. Stores the draft, since the press that plays the
    /// move doesn't contain it.
    pub(crate) fn stage(&self, mv: &str, by: Request) -> Result<Option<StagedMove>> {
        let sight = sight(self.view, Some(self.player))?;
        let Some(draft) = sight.draft_of(self.seat, mv) else { return Ok(None) };
        let choices = self.choices(sight.as_ref(), &draft)?;
        let kept = StoredDraft { draft: choices.draft.clone(), mark: Some(by.key) };
        self.board_view.matches.keep_draft(self.view, by.player, &kept)?;
        let (head, reader) = (self.view.head(), Some(self.player));
        let style = self.board_view.style(self.player, self.game())?;
        let text = self.preview_text(sight, &choices)?;
        let scene = text.view.scene(&choices.draft);
        Ok(Some(StagedMove {
            prompt: Narration { head, reader }.with_players(choices.prompt),
            pictures: self.board_view.pictures.lazy(scene, text, style),
            press: self.panel_ref(by.key).press(PanelAction::Play).into(),
        }))
    }

    /// The reference for the buttons of a panel that answers this interaction.
    fn panel_ref(&self, key: Key) -> PanelRef {
        let head = self.view.head();
        PanelRef { id: head.id, revision: head.revision, mark: Some(key) }
    }

    fn saved_button(&self, answer: Answer) -> Answer {
        let on = SavedList { game: self.game().into(), from: Some(self.view.head().id) };
        answer.button(PlayPress::ShowSaved(on), Label::Order, Style::Plain)
    }

    /// Adds the button that saves the layout or, if the layout is saved already, the button that deletes it.
    fn save_button(&self, answer: Answer, layout: Option<&str>, mark: Key) -> Answer {
        let Some(text) = layout else { return answer };
        let panel = self.panel_ref(mark);
        match self.saved().iter().find(|saved| saved.text == text) {
            Some(SavedLayout { name, .. }) => {
                let label = Label::Unsave { name: name.clone() };
                answer.button(panel.press(PanelAction::Unsave), label, Style::Plain)
            }
            None => answer.button(Form::NewName(panel), Label::Save, Style::Plain),
        }
    }

    /// The move of a complete draft.
    pub(crate) fn complete_move(&self, draft: &Draft) -> Result<Option<String>> {
        let sight = sight(self.view, Some(self.player))?;
        Ok(self.skip_forced(sight.as_ref(), draft)?.complete)
    }

    /// The move of a draft, if it is played without confirmation.
    pub(crate) fn immediate_move(&self, draft: &Draft) -> Result<Option<String>> {
        let sight = sight(self.view, Some(self.player))?;
        Ok(self.with_steps(sight.as_ref(), |steps| steps.immediate_move(draft)))
    }

    /// The draft that begins with the game's shortcut, if the shortcut is legal now.
    pub(crate) fn shortcut(&self) -> Result<Option<Draft>> {
        let Some(start) = sight(self.view, None)?.shortcut() else { return Ok(None) };
        let draft = Draft::of(&[&start.id]);
        let sight = sight(self.view, Some(self.player))?;
        Ok(sight.choices(self.seat, &draft).is_ok().then_some(draft))
    }

    /// The id of the choice with this number, after a draft.
    pub(crate) fn choice_id(&self, draft: &Draft, index: u8) -> Result<Option<String>> {
        let sight = sight(self.view, Some(self.player))?;
        Ok(self.with_steps(sight.as_ref(), |steps| steps.choice_id(draft, index)))
    }

    /// The draft without its last free choice.
    pub(crate) fn step_back(&self, draft: &Draft) -> Result<Draft> {
        let sight = sight(self.view, Some(self.player))?;
        Ok(self.with_steps(sight.as_ref(), |steps| steps.step_back(draft)))
    }

    /// The choices after a draft, with forced steps skipped.
    fn skip_forced(&self, sight: &dyn GameView, draft: &Draft) -> Result<Choices<String>> {
        let choices = self.with_steps(sight, |steps| steps.skip_forced(draft));
        choices.ok_or(Refused::NotYourTurn(self.view.head().id))
    }

    fn choices(&self, sight: &dyn GameView, draft: &Draft) -> Result<Choices<String>> {
        let choices = self.with_steps(sight, |steps| steps.choices(draft));
        choices.ok_or(Refused::NotYourTurn(self.view.head().id))
    }

    fn with_steps<T>(&self, sight: &dyn GameView, act: impl FnOnce(Steps<'_>) -> T) -> T {
        let could_undo = |mv: &str| self.view.could_undo(self.player, mv);
        let (seat, fresh, is_asked) = (self.seat, &self.fresh, self.is_asked);
        act(Steps { sight, seat, fresh, could_undo: &could_undo, is_asked })
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
        let answer = controls(answer, choices, names, |action| panel.press(action).into());
        let answer = answer.button(Form::Move { id, revision }, Label::Type, Style::Plain);
        answer.when(self.view.may_undo(self.player), |answer| {
            answer.button(PlayPress::Undo { id, revision }, Label::TakeBack, Style::Plain)
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use matches::{Challenge, ChallengeLimits, Matches, Place, Timestamp};
    use store::MemoryStore;

    use super::*;
    use crate::app::pictures::Pictures;
    use crate::app::testing::kastell;
    use crate::metrics::Metrics;
    use crate::words::say_in_english;

    /// The alternative text of a move before it is confirmed.
    fn preview(game: &str, mv: &str) -> String {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let kastell = kastell(PlayerId(1), PlayerId(2), Place::default());
        let trees = (game == "kastell").then(|| ("trees".into(), "c3,d6,g4".into()));
        let options = trees.into_iter().collect();
        let challenge = Challenge { game: game.into(), options, ..kastell };
        let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let by = |player, key| Request { player, key: Key(key), now: Timestamp(key) };
        matches.join(id, by(PlayerId(2), 2)).unwrap();
        let view = matches.view(id).unwrap();
        let pictures = Pictures::new(Metrics::new());
        let board_view = BoardView { matches: &matches, pictures: &pictures, has_page: false };
        let panel = Panel::new(board_view, &view, PlayerId(1)).unwrap();
        let staged = panel.stage(mv, by(PlayerId(1), 3)).unwrap().unwrap();
        let lines = staged.pictures[0].alt.versions().next().unwrap();
        lines.into_iter().map(say_in_english).collect::<Vec<_>>().join(" ")
    }

    /// Both matches of a pair have one seed, and each player has both seats.
    #[test]
    fn a_shuffled_army_differs_between_the_matches_of_a_pair() {
        let store = Arc::new(MemoryStore::new());
        let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
        let kastell = kastell(PlayerId(1), PlayerId(2), Place::default());
        let challenge = Challenge { game: "findorff".into(), pair: true, ..kastell };
        let first = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
        let by = Request { player: PlayerId(2), key: Key(2), now: Timestamp(2) };
        matches.join(first, by).unwrap();
        let second = matches.view(first).unwrap().head().twin.unwrap();
        let pictures = Pictures::new(Metrics::new());
        let board_view = BoardView { matches: &matches, pictures: &pictures, has_page: false };
        let army = |id, player, steps: &[&str]| {
            let view = matches.view(id).unwrap();
            assert_eq!(view.seat_of_player(player), Ok(Seat(0)));
            let panel = Panel::new(board_view, &view, player).unwrap();
            panel.complete_move(&Draft::of(steps)).unwrap().expect("an army")
        };
        for steps in [&["even"][..], &["counts", "m5", "h5", "p5"]] {
            let own = army(first, PlayerId(1), steps);
            assert_eq!(own, army(first, PlayerId(1), steps), "a draft always means the same army");
            assert_ne!(own, army(second, PlayerId(2), steps));
        }
    }

    #[test]
    fn the_alternative_text_of_a_preview_says_what_is_placed() {
        let trees = preview("kastell", "O@a1") + &preview("kastell", "O@d4");
        assert!(trees.contains("Build O on "), "{trees}");
        let army = preview("findorff", "deploy G:d1 H:f1");
        assert!(army.contains("Your army: 1 horseman"), "{army}");
    }
}
