//! The number of presses that usual moves take.

use sandbox::MessageView;
use tests::{Harness, Seat, acts, is_panel, tells_a_move};

use crate::{KASTELL, PROGRAM};

/// A member at their panel, and the count of their presses. A menu takes two: to open it, and to choose.
struct Counting<'a> {
    seat: &'a Seat,
    shown: MessageView,
    presses: u32,
}

impl<'a> Counting<'a> {
    /// Opens the panel from the public board.
    async fn open(seat: &'a Seat) -> Self {
        let board = seat.board_where(|seen| seen.pings_me).await;
        Self { seat, shown: seat.press(&board, "Move").await, presses: 1 }
    }

    async fn choose(&mut self, value: &str) {
        self.shown = self.seat.choose(&self.shown, value).await;
        self.presses += 2;
    }

    async fn choose_first(&mut self) {
        let first = self.shown.menus[0].options[0].1.clone();
        self.choose(&first).await;
    }

    async fn press(&mut self, button: &str) {
        self.shown = self.seat.press(&self.shown, button).await;
        self.presses += 1;
    }

    /// Checks that a move was played with this number of presses.
    fn played(&self, what: &str, presses: u32) {
        let told = &self.shown.content;
        assert!(tells_a_move(told) && told.contains(what), "{told}");
        assert_eq!(self.presses, presses, "{what}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kastell_piece_takes_three_presses_and_five_if_nudged() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let mut usual = Counting::open(&ada).await;
    let piece = acts(&usual.shown)[3].clone();
    usual.press(&piece).await;
    let arrows = usual.shown.buttons.iter().filter(|button| "◀▲▼▶".contains(&*button.label));
    assert!(arrows.clone().any(|arrow| arrow.disabled), "{:?}", usual.shown.buttons);
    usual.press("Confirm").await;
    usual.played("You build O@", 3);
    let mut nudged = Counting::open(&ben).await;
    let piece = acts(&nudged.shown)[0].clone();
    nudged.press(&piece).await;
    nudged.choose("e5-f6").await;
    nudged.press("⟳").await;
    nudged.press("Confirm").await;
    nudged.played("You build I", 6);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_usual_castello_move_takes_four_presses() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    for seat in [&ada, &ben, &ada, &ben] {
        let mut usual = Counting::open(seat).await;
        usual.choose_first().await;
        usual.press("Confirm").await;
        usual.played("✅ You ", 4);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_castles_takes_three_and_an_army_four() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    ben.plays("deploy volley").await;
    let board = ada.board().await;
    let shown = ada.press(&board, "Move").await;
    let mut army = Counting { seat: &ada, shown, presses: 1 };
    army.choose("phalanx").await;
    army.press("Confirm").await;
    army.played("You draw up the army ", 4);
    ada.board_where(|seen| seen.content.contains("revealed")).await;
    for seat in [&ada, &ben, &ada] {
        let mut usual = Counting::open(seat).await;
        let piece = acts(&usual.shown)[0].clone();
        usual.press(&piece).await;
        let arrows = usual.shown.buttons.iter().filter(|button| button.label.starts_with(ARROWS));
        // A piece with only one move has nothing to adjust.
        assert!([0, 4].contains(&arrows.count()), "{:?}", usual.shown.buttons);
        usual.press("Confirm").await;
        usual.played("", 3);
    }
    let mut other = Counting::open(&ben).await;
    let pieces = acts(&other.shown);
    let general = pieces.iter().find(|piece| piece.starts_with("General")).unwrap_or(&pieces[0]);
    let general = general.clone();
    other.press(&general).await;
    let is_arrow = |label: &str| label.starts_with(ARROWS);
    let arrow =
        other.shown.buttons.iter().find(|button| is_arrow(&button.label) && !button.disabled);
    let arrow = arrow.expect("another direction").label.clone();
    other.press(&arrow).await;
    other.press("Confirm").await;
    other.played("", 4);
}

/// The arrows of the four directions.
const ARROWS: [char; 4] = ['◀', '▲', '▼', '▶'];

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_castle_keep_takes_a_press_for_each_tile_and_two_more() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    // Nobody can win within two turns, so the program never asks for the confirmation of a winning move.
    for seat in [&ada, &ben, &ada, &ben] {
        let mut turn = Counting::open(seat).await;
        let built = turn.build_all().await;
        assert!(turn.presses <= built + 2, "{built} tiles: {}", turn.presses);
        while is_panel(&turn.shown) {
            turn.discard("Confirm").await;
        }
    }
}

impl Counting<'_> {
    /// Builds as many tiles as possible, and presses Done. Returns the number of tiles.
    async fn build_all(&mut self) -> u32 {
        let mut built = 0;
        while let Some(build) = acts(&self.shown).into_iter().find(|label| label.contains(" on ")) {
            self.press(&build).await;
            built += 1;
            if self.shown.button("Confirm").is_some() {
                assert!(self.shown.content.contains("ends your turn"), "{}", self.shown.content);
                self.press("Confirm").await;
            }
        }
        for end in ["Done", "Pass"] {
            if self.shown.button(end).is_some() {
                self.press(end).await;
            }
        }
        built
    }

    /// Discards a tile. If the program asks, answers with this button. Returns whether it asked.
    async fn discard(&mut self, sure: &str) -> bool {
        let Some(tile) = acts(&self.shown).into_iter().next() else {
            // No tile fits, so the only move is chosen at once.
            self.press("Confirm").await;
            return false;
        };
        self.press(&tile).await;
        let is_asked = self.shown.button(sure).is_some();
        if is_asked {
            self.press(sure).await;
        }
        is_asked
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_wants_no_more_questions_gets_none_until_they_ask_for_them_again() {
    const NEVER: &str = "Don't ask me again";
    const AGAIN: &str = "Ask before final moves again";
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    for (seat, sure, is_asked) in [
        (&ada, NEVER, true),
        (&ben, "Confirm", true),
        (&ada, "Confirm", false),
        (&ben, NEVER, true),
    ] {
        let mut turn = Counting::open(seat).await;
        turn.press("Pass").await;
        let mut questions = 0;
        while is_panel(&turn.shown) {
            questions += u32::from(turn.discard(sure).await);
        }
        assert_eq!(questions > 0, is_asked, "{}", turn.shown.content);
    }
    let settings = ada.ask("/settings").await;
    let questions = ada.press(&settings, "🔔 Pings").await;
    let shown = ada.press(&questions, AGAIN).await;
    assert!(shown.button(AGAIN).is_none(), "{:?}", shown.buttons);
    let mut turn = Counting::open(&ada).await;
    turn.press("Pass").await;
    let mut questions = 0;
    while is_panel(&turn.shown) {
        questions += u32::from(turn.discard("Confirm").await);
    }
    assert!(questions > 0, "{}", turn.shown.content);
}

/// Plays Castle Keep with buttons and menus alone, and counts passes, ended turns, attacks and questions.
#[derive(Debug, Default)]
struct ByMenus {
    passes: usize,
    dones: usize,
    attacks: usize,
    asked: usize,
}

impl ByMenus {
    fn has_done_all(&self) -> bool {
        [self.passes, self.dones, self.attacks, self.asked].iter().all(|count| *count > 0)
    }

    /// Plays a turn. Returns false if the match is over.
    async fn turn(&mut self, seat: &Seat) -> bool {
        let board = seat.board_where(|seen| seen.pings_me).await;
        if board.button("Rematch").is_some() {
            return false;
        }
        let is_open = board.button("Attack").is_some();
        let mut shown = seat.press(&board, if is_open { "Attack" } else { "Move" }).await;
        // The board doesn't reveal whether a tile can attack.
        if is_open && !shown.content.contains("You can't do that right now") {
            let attack = match shown.button("Confirm") {
                Some(_) => "Confirm".to_owned(),
                None => acts(&shown).into_iter().find(|act| act.starts_with("Attack")).unwrap(),
            };
            shown = seat.press(&shown, &attack).await;
            assert!(tells_a_move(&shown.content), "two presses: {}", shown.content);
            self.attacks += 1;
        }
        while is_panel(&shown) {
            shown = self.step(seat, shown).await;
        }
        true
    }

    /// Makes one choice, and answers the question after it if the choice can't be taken back.
    async fn step(&mut self, seat: &Seat, panel: MessageView) -> MessageView {
        let is_forced = panel.button("Confirm").is_some();
        let (wanted, shown) = match is_forced {
            true => ("what is forced".into(), panel.clone()),
            false => self.choose(seat, &panel).await,
        };
        // If only one act is left after a move, the next panel asks for it.
        let is_next = !is_forced && tells_a_move(&shown.content);
        if is_next || shown.button("Confirm").is_none() {
            if tells_a_move(&shown.content) {
                let is_final = wanted == "Done" || acts(&panel).len() == 1;
                let is_undoable = shown.button("Take back").is_some();
                assert!(is_undoable || is_final, "{wanted}: {}", shown.content);
                self.passes += usize::from(wanted == "Pass");
                self.dones += usize::from(wanted == "Done");
            }
            return shown;
        }
        self.asked += 1;
        let played = seat.press(&shown, "Confirm").await;
        assert!(tells_a_move(&played.content), "asked twice: {}", played.content);
        let question = shown.content.lines().find(|line| line.contains("Confirm?"));
        assert!(played.button("Take back").is_none(), "{wanted} was asked in vain: {question:?}");
        played
    }

    /// Passes once, and presses Done once, as soon as possible. Otherwise attacks if possible, else builds.
    async fn choose(&self, seat: &Seat, panel: &MessageView) -> (String, MessageView) {
        let acts = acts(panel);
        let once = |act: &str, before: usize| before == 0 && acts.iter().any(|label| label == act);
        let act = match (once("Pass", self.passes), once("Done", self.dones)) {
            (true, _) => Some("Pass"),
            (false, true) => Some("Done"),
            (false, false) => acts.iter().map(String::as_str).find(|act| act.starts_with("Attack")),
        };
        let tile = panel.menus.first().map(|menu| menu.options[0].1.clone());
        match (act, tile) {
            (Some(act), _) => (act.to_owned(), seat.press(panel, act).await),
            (None, Some(tile)) => (tile.clone(), seat.choose(panel, &tile).await),
            (None, None) => {
                let act = acts.first().expect("something can be done").clone();
                let shown = seat.press(panel, &act).await;
                (act, shown)
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn menus_confirm_only_irreversible_choices() {
    let mut played = ByMenus::default();
    // The cards decide which acts are possible, and some matches end before any attack.
    for _ in 0..20 {
        if !played.has_done_all() {
            a_match_by_menus(&mut played).await;
        }
    }
    assert!(played.has_done_all(), "{played:?}");
}

async fn a_match_by_menus(played: &mut ByMenus) {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    for seat in [&ada, &ben].into_iter().cycle().take(300) {
        if !played.turn(seat).await {
            break;
        }
    }
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("🏆"), "{}", end.content);
    // The posts call a player by name, never by seat.
    let told = end.content.lines().skip(1).filter(|line| line.starts_with('>'));
    assert!(told.into_iter().all(|line| !line.contains("Player ")), "{}", end.content);
}
