//! An evening inside the frame: all four games on phones, by touch, with a spectator.

use sandbox::Platform;
use serde_json::{Value, json};
use tests::page_player::{Hand, PagePlayer};
use tests::{Browsers, Harness, WebClient, Window};

use super::{frame, with_activity};
use crate::page::clicks::PHONE;

/// The ending of a match of the evening.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Ending {
    /// The end by the rules.
    Rules,
    /// Ada's resignation after this many plies.
    Resignation(usize),
}

/// The information that only its owner sees.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Secret {
    Nothing,
    Hand,
    /// The army, until both armies are drawn up.
    Army,
}

/// A match of the evening.
#[derive(Clone, Copy)]
struct Game {
    line: &'static str,
    ending: Ending,
    secret: Secret,
}

/// The games, in order.
const GAMES: [Game; 4] = [
    Game {
        line: "/challenge kastell opponent:@Ben seat:1 trees:c3,d6,g4",
        ending: Ending::Rules,
        secret: Secret::Nothing,
    },
    Game {
        line: "/challenge castello opponent:@Ben seat:2",
        ending: Ending::Resignation(20),
        secret: Secret::Nothing,
    },
    Game {
        line: "/challenge castle-keep opponent:@Ben seat:1",
        ending: Ending::Rules,
        secret: Secret::Hand,
    },
    Game {
        line: "/challenge castles opponent:@Ben seat:1",
        ending: Ending::Rules,
        secret: Secret::Army,
    },
];

/// The maximum number of plies of a match. A longer match would not be the intended one.
const MOST_PLIES: usize = 400;

/// A person with a phone, and a second session in the same frame, through JSON.
struct Guest {
    window: Window,
    page: WebClient,
    instance: String,
}

impl Guest {
    async fn sit_down(browsers: &Browsers, harness: &Harness, name: &str) -> Self {
        let opened = harness.at(name).join_activity(Platform::Mobile).unwrap();
        let window = browsers.open(&opened.url, PHONE).await;
        window.enter_frame("iframe").await;
        window.find("html[data-signed='true']").await;
        let (page, _) = frame(harness, name, &opened).await;
        Self { window, page, instance: opened.instance }
    }

    /// Opens a match of the list, by touch.
    async fn open(&self, id: u64) {
        if self.window.count("#match-list:not([hidden])").await == 0 {
            self.window.tap("#more").await;
            self.window.tap("[data-do='match-list']").await;
        }
        let entry = format!("#match-list:not([hidden]) [data-open='{id}']");
        self.window.find(&entry).await;
        self.window.tap(&entry).await;
        self.window.find("#match-list[hidden]").await;
        let opened = json!({"match": id.to_string(), "instance": self.instance});
        assert_eq!(self.page.at_lists().post("/open", opened).await.status, 200);
    }

    async fn resign(&self) {
        for selector in ["#more", "[data-do='sure:resign']", "[data-do='act:resign']"] {
            self.window.tap(selector).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn all_four_games_are_played_by_touch_with_a_spectator() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_activity().await;
    harness.sandbox.set_consent(Some(true));
    let (ada, ben, cleo) = tokio::join!(
        Guest::sit_down(&browsers, &harness, "Ada"),
        Guest::sit_down(&browsers, &harness, "Ben"),
        Guest::sit_down(&browsers, &harness, "Cleo"),
    );
    let elsewhere = harness.member("Dora").visit("castle-talk").unwrap();
    let elsewhere = elsewhere.join_activity(Platform::Mobile).unwrap();
    let (dora, _) = frame(&harness, "Dora", &elsewhere).await;
    for (id, game) in (1..).zip(GAMES) {
        harness.match_of(game.line).await;
        for guest in [&ada, &ben, &cleo] {
            guest.open(id).await;
        }
        if game.secret == Secret::Army {
            draw_up(&ada, &ben, &cleo).await;
        }
        play(&ada, &ben, &cleo, id, game).await;
        for guest in [&ada, &ben, &cleo] {
            guest.window.find("#app[data-phase='over']").await;
            assert_eq!(guest.window.overflow().await.0, 0, "nothing is wider than the phone");
        }
        for instance in [&ada.instance, &elsewhere.instance] {
            let opened = json!({"match": id.to_string(), "instance": instance});
            assert_eq!(dora.at_lists().post("/open", opened).await.status, 403);
        }
        assert_eq!(dora.on(id).get("").await.status, 403);
    }
    for guest in [ada, ben, cleo] {
        guest.window.close().await;
    }
}

/// Draws up both armies. Until then only their owners see them.
async fn draw_up(ada: &Guest, ben: &Guest, cleo: &Guest) {
    let boards = "return document.getElementById('boards').innerHTML";
    for (guest, formation, others) in [
        (ada, "phalanx", [&ben.window, &cleo.window]),
        (ben, "volley", [&cleo.window, &cleo.window]),
    ] {
        guest.window.tap(&format!("[data-do='choose:{formation}']")).await;
        guest
            .window
            .wait_until("the army is drawn up", &format!("{boards}.includes('unit-')"))
            .await;
        for other in others {
            assert!(!other.run(boards).await.to_string().contains("unit-"), "a secret army");
        }
        guest.window.tap("[data-do='confirm']").await;
        guest.window.find("#app:not([data-phase='send'])").await;
    }
    cleo.window.wait_until("both are revealed", &format!("{boards}.includes('unit-')")).await;
}

/// Plays a match to its end, by touch.
async fn play(ada: &Guest, ben: &Guest, cleo: &Guest, id: u64, game: Game) {
    let (hers, his, watched) = (ada.page.on(id), ben.page.on(id), cleo.page.on(id));
    for ply in 0..MOST_PLIES {
        let state = hers.state().await;
        if !state["over"].is_null() {
            return;
        }
        if game.ending == Ending::Resignation(ply) {
            ada.resign().await;
            return;
        }
        let is_hers = state["to_move"].as_array().unwrap().contains(&state["viewer"]["seat"]);
        let (guest, page) = if is_hers { (ada, &hers) } else { (ben, &his) };
        if game.secret == Secret::Hand {
            hides_hands(&watched.state().await);
            let faces = "document.querySelectorAll('#hand .slot svg.shape, #hand button').length";
            assert_eq!(cleo.window.run(&format!("return {faces}")).await, 0, "no tile has a face");
        }
        PagePlayer { window: &guest.window, own: page, hand: Hand::Finger }.make_first().await;
    }
    panic!("match {id} does not end");
}

/// Checks that a spectator sees how many tiles a hand has, and no choices.
fn hides_hands(state: &Value) {
    assert_eq!((&state["viewer"]["role"], &state["choices"]), (&json!("spectator"), &Value::Null));
    for tray in state["trays"].as_array().unwrap() {
        let hand = tray["slots"].as_array().unwrap().iter().filter(|slot| slot["gone"] != true);
        for slot in hand.filter(|_| !tray["seat"].is_null()) {
            assert_eq!(slot["say"], "tiles, face down", "{tray}");
        }
    }
}
