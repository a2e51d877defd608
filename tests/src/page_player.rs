//! A player on the match page, who makes moves by finger, mouse or keys.

use fantoccini::key::Key;
use serde_json::Value;

use crate::browser::Window;
use crate::seat::Seat;
use crate::web_client::WebClient;

/// The input device of a player on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// Taps on a touch screen.
    Finger,
    /// Clicks of a mouse.
    Mouse,
    /// The keyboard alone.
    Keys,
}

/// The choices that lead to a move.
#[derive(Clone, Debug)]
pub struct Way {
    /// The options to choose, in order.
    pub steps: Vec<WayStep>,
    /// The way to send the complete move: `now`, `hold` or `ask`.
    pub commit: String,
}

/// An option, to be chosen by its place or its button.
#[derive(Clone, Debug)]
pub struct WayStep {
    place: Option<String>,
    id: String,
    /// All places of the option.
    places: Vec<String>,
}

impl Way {
    /// The first complete move that the choices lead to.
    pub fn first(node: &Value) -> Option<Self> {
        Self::find(node, &|_| true)
    }

    /// The move whose options have these places.
    pub fn at(node: &Value, places: &[String]) -> Option<Self> {
        let fits = |steps: &[WayStep]| steps.iter().flat_map(|step| &step.places).eq(places);
        Self::find(node, &fits)
    }

    fn find(node: &Value, fits: &dyn Fn(&[WayStep]) -> bool) -> Option<Self> {
        Self::find_below(node, &mut Vec::new(), fits)
    }

    fn find_below(
        node: &Value,
        taken: &mut Vec<WayStep>,
        fits: &dyn Fn(&[WayStep]) -> bool,
    ) -> Option<Self> {
        for option in node["options"].as_array()? {
            taken.push(WayStep::of(option)?);
            let found = match option["move"].as_str() {
                Some(_) if fits(taken) => {
                    let commit = option["commit"].as_str()?.to_owned();
                    Some(Self { steps: taken.clone(), commit })
                }
                Some(_) => None,
                None => Self::find_below(&option["then"], taken, fits),
            };
            if found.is_some() {
                return found;
            }
            taken.pop();
        }
        None
    }
}

impl WayStep {
    fn of(option: &Value) -> Option<Self> {
        let places = option["places"].as_array()?.iter().filter_map(Value::as_str);
        let places: Vec<_> = places.map(str::to_owned).collect();
        let id = option["id"].as_str()?.to_owned();
        Some(Self { place: places.first().cloned(), id, places })
    }
}

/// A player with a window on a match, and the same session without a window.
#[derive(Clone, Copy, Debug)]
pub struct PagePlayer<'a> {
    /// The window.
    pub window: &'a Window,
    /// The same session without a window.
    pub own: &'a WebClient,
    /// The input device.
    pub hand: Hand,
}

impl PagePlayer<'_> {
    /// Makes the first move that the server describes, and waits until it is played.
    pub async fn make_first(&self) {
        let state = self.own.state().await;
        let way = Way::first(&state["choices"]).expect("there is a move");
        self.make(&state, &way).await;
    }

    /// Makes the move with these squares of the first board.
    pub async fn make_on(&self, squares: &[&str]) {
        self.window.find("#app[data-phase='pick']").await;
        let state = self.own.state().await;
        let places: Vec<_> = squares.iter().map(|square| format!("b0.{square}")).collect();
        let way = Way::at(&state["choices"], &places);
        self.make(&state, &way.expect("the move lies there")).await;
    }

    /// Makes the move that a hint shows, or the first move if there is no hint.
    async fn make_hinted(&self) {
        let state = self.own.state().await;
        let mut events = self.own.events(state["version"].as_u64()).await;
        let asked =
            self.own.post("/hint", serde_json::json!({"revision": state["revision"]})).await;
        assert_eq!(asked.status, 202, "{}", asked.body);
        let hint = events.next("hint").await;
        let marks = hint.data["marks"].as_array().cloned().unwrap_or_default();
        let places: Vec<_> =
            marks.iter().filter_map(|mark| mark[0].as_str().map(str::to_owned)).collect();
        let choices = &state["choices"];
        let way = Way::at(choices, &places).or_else(|| Way::first(choices));
        self.make(&state, &way.expect("there is a move")).await;
    }

    async fn make(&self, state: &Value, way: &Way) {
        // The page may still show the previous state.
        let shown = format!("#app[data-phase='pick'][data-revision='{}']", state["revision"]);
        self.window.find(&shown).await;
        hold_moves(self.window).await;
        for step in &way.steps {
            self.choose(step).await;
        }
        // A player may have set that the page asks before each move. A frame may have no storage.
        let set = "try { return localStorage.getItem('castellan.send') === 'ask'; } catch { return false; }";
        let asks = self.window.run(set).await;
        match way.commit.as_str() {
            "hold" if asks != true => self.press("[data-do='send']").await,
            "ask" | "hold" => self.press("[data-do='confirm']").await,
            _ => {}
        }
        let mut events = self.own.events(state["version"].as_u64()).await;
        events.next("state").await;
    }

    async fn choose(&self, WayStep { place, id, .. }: &WayStep) {
        match place {
            Some(place) => self.take(place).await,
            // If several options share a square, the page lists them.
            None => self.press(&format!("[data-do='choose:{id}'], [data-key='list:{id}']")).await,
        }
    }

    /// Takes a square, or an item of a tray.
    pub async fn take(&self, place: &str) {
        if self.hand == Hand::Keys && place.starts_with('b') {
            return self.enter_square(place).await;
        }
        self.press(&format!("[data-place='{place}']")).await;
    }

    /// Presses an element of the page.
    pub async fn press(&self, selector: &str) {
        match self.hand {
            Hand::Finger => self.window.tap(selector).await,
            Hand::Mouse => self.window.point(selector).await,
            Hand::Keys => {
                self.window.find(selector).await;
                self.window.tab_to(selector).await;
                self.window.press_keys(&Key::Enter).await;
            }
        }
    }

    /// Moves the focus to a square with the arrow keys, and presses Enter.
    async fn enter_square(&self, place: &str) {
        let board = place.split('.').next().unwrap_or_default();
        self.window.tab_to(&format!("[role='gridcell'][data-place^='{board}.']")).await;
        let way = self
            .window
            .run(&format!(
                "const at = document.activeElement.dataset, to = document.querySelector('[role=gridcell][data-place=\"{place}\"]').dataset;
                return [to.x - at.x, to.y - at.y];"
            ))
            .await;
        let far = |index: usize| way[index].as_i64().expect("a number of squares");
        let walk = [(0, [Key::Left, Key::Right]), (1, [Key::Up, Key::Down])];
        let mut keys = String::new();
        for (index, [back, on]) in walk {
            let count = usize::try_from(far(index).unsigned_abs()).expect("a board is small");
            keys += &(if far(index) < 0 { back } else { on }).repeat(count);
        }
        self.window.press_keys(&(keys + &Key::Enter)).await;
    }
}

/// Makes a page hold a move until it is sent or undone, however long the test takes.
pub async fn hold_moves(window: &Window) {
    let patient = "const { setTimeout } = window;
        window.holdsMoves ||= window.setTimeout = (then, ms) => ms === 3000 ? 0 : setTimeout(then, ms);";
    window.run(patient).await;
}

/// Plays a match to its end: one side on the page, perhaps by hints, the other in Discord. Returns the final state.
pub async fn play_out(
    player: PagePlayer<'_>,
    other: &Seat,
    others: &WebClient,
    has_hints: bool,
) -> Value {
    loop {
        let state = player.own.state().await;
        if !state["over"].is_null() {
            player.window.find("#app[data-phase='over']").await;
            return state;
        }
        let to_move = state["to_move"].as_array().cloned().unwrap_or_default();
        match (to_move.contains(&state["viewer"]["seat"]), has_hints) {
            (true, true) => player.make_hinted().await,
            (true, false) => player.make_first().await,
            (false, _) => answer_in_discord(other, others).await,
        }
    }
}

/// Plays the first legal move of a player in Discord.
pub async fn answer_in_discord(seat: &Seat, own: &WebClient) {
    let state = own.state().await;
    let mv = first_move(&state["choices"]).expect("there is a move");
    seat.play(&mv).await;
}

/// The first complete move that the choices lead to, in notation.
pub fn first_move(node: &Value) -> Option<String> {
    node["options"].as_array()?.iter().find_map(|option| {
        option["move"].as_str().map(str::to_owned).or_else(|| first_move(&option["then"]))
    })
}
