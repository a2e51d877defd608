//! Presses on the panel of a move: choosing, taking back and playing.
//!
//! A draft may reveal a hand or a hidden army, so it stays in the store. The buttons carry only a mark: the id of the
//! interaction that the panel answered.

use matches::{MatchId, Refused, Request, StoredDraft};
use rules::Draft;

use crate::app::answer::Result;
use crate::app::context::App;
use crate::app::play::{board, confirmation, moves};
use crate::app::press::{Orientation, PanelRef};
use crate::app::view::panel::Panel;
use crate::app::view::steps::sent_choice;
use crate::words::play::PlayText;

/// Opens the panel with the choices that the player has made so far.
pub(crate) fn open(app: &App, by: Request, id: MatchId) -> Result {
    let view = app.matches().view(id)?;
    let panel = Panel::new(app.board_view(), &view, by.player)?;
    panel.show(&app.matches().draft(&view, by.player)?.draft, by)
}

/// Opens the panel with the choices of the game's shortcut. If the shortcut is not legal now, no choice is made.
pub(crate) fn open_head_start(app: &App, by: Request, id: MatchId) -> Result {
    let view = app.matches().view(id)?;
    let panel = Panel::new(app.board_view(), &view, by.player)?;
    match panel.shortcut()? {
        Some(draft) => panel.show(&draft, by),
        None => Ok(panel.show(&Draft::default(), by)?.prepend(PlayText::NothingToBegin)),
    }
}

/// Adds the choice from the menu to the draft.
pub(crate) fn pick(app: &App, by: Request, on: PanelRef, chosen: Option<&str>) -> Result {
    with_panel(app, by, on, |panel, draft| match sent_choice(chosen) {
        Some(step) => play_or_show(app, by, on, panel, &draft.then(step)),
        None => panel.show(&draft, by),
    })
}

/// Adds a choice by its number, since buttons carry no text.
pub(crate) fn pick_number(app: &App, by: Request, on: PanelRef, index: u8) -> Result {
    with_panel(app, by, on, |panel, draft| match panel.choice_id(&draft, index)? {
        Some(step) => play_or_show(app, by, on, panel, &draft.then(&step)),
        None => panel.show(&draft, by),
    })
}

/// Takes the last choice back.
pub(crate) fn back(app: &App, by: Request, on: PanelRef) -> Result {
    with_panel(app, by, on, |panel, draft| panel.show(&panel.step_back(&draft)?, by))
}

/// Turns the player's boards of this game, and shows the panel with them.
pub(crate) fn turn(app: &App, by: Request, on: PanelRef, orientation: Orientation) -> Result {
    with_panel(app, by, on, |panel, draft| {
        board::turn(app, by, panel.game(), orientation)?;
        panel.reload()?.show(&draft, by)
    })
}

/// Takes all choices back.
pub(crate) fn restart(app: &App, by: Request, on: PanelRef) -> Result {
    with_panel(app, by, on, |panel, _| panel.show(&Draft::default(), by))
}

/// Plays the chosen move.
pub(crate) fn play(app: &App, by: Request, on: PanelRef) -> Result {
    with_panel(app, by, on, |panel, draft| match panel.complete_move(&draft)? {
        Some(mv) => moves::play(app, by, on.target(), &mv),
        None => panel.show(&draft, by),
    })
}

/// Plays the chosen move. From now on, buttons play final moves without confirmation.
pub(crate) fn play_unasked(app: &App, by: Request, on: PanelRef) -> Result {
    confirmation::set_asked(app, by, false)?;
    play(app, by, on)
}

/// Plays a move that needs no confirmation, and shows the panel for all other drafts.
fn play_or_show(app: &App, by: Request, on: PanelRef, panel: &Panel<'_>, draft: &Draft) -> Result {
    match panel.immediate_move(draft)? {
        Some(mv) => moves::play(app, by, on.target(), &mv),
        None => panel.show(draft, by),
    }
}

/// Handles a press on a panel. An outdated panel is refreshed instead.
pub(crate) fn with_panel(
    app: &App,
    by: Request,
    on: PanelRef,
    act: impl FnOnce(&Panel<'_>, Draft) -> Result,
) -> Result {
    let view = app.matches().view(on.id)?;
    // If Discord delivers a press twice, `moves::play` recognizes the second delivery by its key. Any other press is
    // refused.
    let played = || moves::play(app, by, on.target(), "");
    let panel = match Panel::new(app.board_view(), &view, by.player) {
        Ok(panel) => panel,
        Err(Refused::NotYourTurn(_) | Refused::Over(_)) => return played(),
        Err(refused) => return Err(refused),
    };
    if view.check_fresh(by.player, on.revision).is_err() {
        return played();
    }
    let kept = app.matches().draft(&view, by.player)?;
    if !is_newest(&kept, on) {
        return Ok(panel.show(&kept.draft, by)?.prepend(PlayText::Overtaken));
    }
    act(&panel, kept.draft)
}

/// Whether a press comes from the latest panel of a draft.
fn is_newest(kept: &StoredDraft, on: PanelRef) -> bool {
    kept.mark.is_none() || kept.mark == on.mark
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::Ordering;

    use matches::{Challenge, ChallengeLimits, Key, Matches, Place, PlayerId, Timestamp};
    use store::Store;

    use super::*;
    use crate::app::answer::Answer;
    use crate::app::dispatch;
    use crate::app::press::{PanelAction, PlayPress, Press, PressContext, Standpoint};
    use crate::app::testing::{LoadCounter, kastell};
    use crate::app::view::steps::STEP_LIMIT;
    use crate::clock::Clock;

    const ADA: PlayerId = PlayerId(1);
    const BEN: PlayerId = PlayerId(2);
    const PLACE: Place = Place { server: Some(9), channel: 8, thread: None };

    /// The number of times that confirming a move loads the match.
    const CONFIRM: usize = 2;

    /// A match of Kastell between Ada and Ben, with Ada to move.
    struct Table {
        app: App,
        store: Arc<LoadCounter>,
        id: MatchId,
        keys: u64,
    }

    impl Table {
        fn new() -> Self {
            Self::with_trees("random")
        }

        fn with_trees(trees: &str) -> Self {
            let store = Arc::new(LoadCounter::default());
            let seen: Arc<dyn Store> = Arc::clone(&store) as _;
            let matches = Matches::new(seen, games::CATALOG, ChallengeLimits::default());
            let options = [("trees".to_owned(), trees.to_owned())].into();
            let challenge = Challenge { options, ..kastell(ADA, BEN, PLACE) };
            let id = matches.challenge(&challenge, Key(1), Timestamp(1)).unwrap().id;
            let by = Request { player: BEN, key: Key(2), now: Timestamp(2) };
            matches.join(id, by).unwrap();
            Self { app: App::new(matches, Clock::default()), store, id, keys: 3 }
        }

        fn by(&mut self, player: PlayerId) -> Request {
            self.keys += 1;
            Request { player, key: Key(self.keys), now: Timestamp(self.keys) }
        }

        /// The answer to Ada's press, and how many times the press loaded the match.
        fn press(&mut self, press: impl Into<Press>, input: Option<&str>) -> (Answer, usize) {
            let answer = self.pressed(press, input).unwrap();
            (answer, self.store.loads.load(Ordering::Relaxed))
        }

        fn pressed(&mut self, press: impl Into<Press>, input: Option<&str>) -> Result {
            let by = self.by(ADA);
            let input = input.map(ToOwned::to_owned);
            self.store.loads.store(0, Ordering::Relaxed);
            let from = Standpoint { place: PLACE, manages: false, moderates: false };
            let (roles, name, departed) = (Vec::new(), "Ada".into(), Vec::new());
            let may_post = true;
            let context = PressContext { input, from, roles, name, departed, may_post };
            dispatch::press(&self.app, by, &press.into(), &context)
        }

        /// The steps that Ada has chosen.
        fn chosen(&self) -> Vec<String> {
            let view = self.app.matches().view(self.id).unwrap();
            self.app.matches().draft(&view, ADA).unwrap().draft.steps
        }

        /// Stages a move for Ada. Returns the press that plays it.
        fn choose(&mut self, mv: &str) -> Press {
            let by = self.by(ADA);
            let view = self.app.matches().view(self.id).unwrap();
            let panel = Panel::new(self.app.board_view(), &view, ADA).unwrap();
            panel.stage(mv, by).unwrap().unwrap().press
        }

        /// Plays the first legal move of a player.
        fn play(&mut self, player: PlayerId) {
            let by = self.by(player);
            let view = self.app.matches().view(self.id).unwrap();
            let seat = view.seat_of_player(player).unwrap();
            let legal = view.sight(Some(player)).unwrap().legal(seat).moves;
            self.app.matches().play(self.id.into(), &legal[0], by).unwrap();
        }
    }

    fn is_play(press: &Press) -> bool {
        matches!(press, Press::Play(PlayPress::OnPanel { action: PanelAction::Play, .. }))
    }

    #[test]
    fn a_panel_choice_loads_the_match_once() {
        let mut table = Table::new();
        let (panel, loads) = table.press(PlayPress::OpenPanel(table.id), None);
        assert_eq!(loads, 1, "the panel is opened");
        let (mut panel, loads) = table.press(panel.actions[0].press.clone(), None);
        assert_eq!(loads, 1, "a piece");
        while !panel.buttons.iter().any(|button| is_play(&button.press)) {
            let menu = panel.menus.remove(0);
            let choice = &menu.choices[0].id;
            let (next, loads) = table.press(menu.press, Some(choice));
            assert_eq!(loads, 1, "{choice}");
            panel = next;
        }
        let confirm = panel.buttons.iter().find(|button| is_play(&button.press));
        let (told, loads) = table.press(confirm.unwrap().press.clone(), None);
        assert!(told.lines[0].to_string().starts_with("play-played"), "{:?}", told.lines);
        // One load reads the draft, and one plays the move and shows the board.
        assert_eq!(loads, CONFIRM, "the move is played");
    }

    #[test]
    fn a_press_on_an_outdated_panel_changes_nothing() {
        let mut table = Table::new();
        let (older, _) = table.press(PlayPress::OpenPanel(table.id), None);
        let [first, other] = [0, 1].map(|at| older.actions[at].press.clone());
        table.press(first, None);
        let chosen = table.chosen();
        let (told, _) = table.press(other, None);
        assert!(told.lines[0].to_string().starts_with("play-overtaken"), "{:?}", told.lines);
        assert_eq!((table.chosen(), chosen.len()), (chosen, 1));
    }

    #[test]
    fn a_staged_move_is_played_unless_its_panel_is_outdated() {
        let mut table = Table::new();
        let view = table.app.matches().view(table.id).unwrap();
        let seat = view.seat_of_player(ADA).unwrap();
        let mv = view.sight(Some(ADA)).unwrap().legal(seat).moves.pop().unwrap();
        let older = table.choose(&mv);
        let Press::Play(PlayPress::OnPanel { panel, action: PanelAction::Play }) = older else {
            panic!("{older:?} plays no draft");
        };
        table.press(panel.press(PanelAction::Restart), None);
        let (told, _) = table.press(older.clone(), None);
        assert!(told.lines[0].to_string().starts_with("play-overtaken"), "{:?}", told.lines);
        let newer = table.choose(&mv);
        let (told, _) = table.press(newer, None);
        let first = told.lines[0].to_string();
        assert!(first.starts_with("play-played") && first.contains(&mv), "{first}");
        assert!(table.pressed(older, None).is_err(), "it is played once");
    }

    #[test]
    fn a_panel_of_a_finished_turn_starts_no_move_in_the_next_turn() {
        let mut table = Table::new();
        let (panel, _) = table.press(PlayPress::OpenPanel(table.id), None);
        table.play(ADA);
        while !table.app.matches().view(table.id).unwrap().head().is_turn_of(ADA) {
            table.play(BEN);
        }
        let _ = table.pressed(panel.actions[0].press.clone(), None);
        assert_eq!(table.chosen(), [""; 0]);
    }

    #[test]
    fn a_piece_with_one_place_is_shown_before_it_is_built_even_without_questions() {
        let mut table = Table::with_trees("a8,h8,h1");
        let moves = ["Jw@d4", "Tw@f2", "Ze@c6", "Ie@g5", "Lw@a1", "Zn@c2", "O@a5", "Lw@e5"];
        for (mv, player) in moves.into_iter().zip([ADA, BEN].into_iter().cycle()) {
            let by = table.by(player);
            table.app.matches().play(table.id.into(), mv, by).unwrap();
        }
        let by = table.by(ADA);
        confirmation::set_asked(&table.app, by, false).unwrap();
        let (panel, _) = table.press(PlayPress::OpenPanel(table.id), None);
        // Ada has the pieces I, S and T. T fits only at e1.
        let (shown, _) = table.press(panel.actions[2].press.clone(), None);
        assert_eq!(table.chosen(), ["T"]);
        assert!(shown.buttons.iter().any(|button| is_play(&button.press)));
    }

    #[test]
    fn an_invalid_choice_changes_nothing() {
        let mut table = Table::new();
        let (panel, _) = table.press(PlayPress::OpenPanel(table.id), None);
        let (panel, _) = table.press(panel.actions[0].press.clone(), None);
        let chosen = table.chosen();
        for input in ["a.b", &"x".repeat(STEP_LIMIT + 1)] {
            let (shown, _) = table.press(panel.menus[0].press.clone(), Some(input));
            assert!(!shown.menus.is_empty(), "the same panel again");
            assert_eq!(table.chosen(), chosen);
        }
    }
}
