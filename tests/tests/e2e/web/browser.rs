//! The match page in a real browser: by touch, by mouse and by keys.

use fantoccini::key::Key;
use serde_json::Value;
use tests::{Accessibility, Browsers, Seat, WebClient, Window};

use super::{link, page, with_page};
use crate::KASTELL;
use crate::page::clicks::{DESKTOP, PHONE};

/// The hand that plays on the page.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Hand {
    Finger,
    Mouse,
}

/// The places and buttons of the first complete move that the choices lead to, with the move.
fn first_way(node: &Value) -> Option<Way> {
    node["options"].as_array()?.iter().find_map(|option| {
        let own = Step {
            place: option["places"][0].as_str().map(str::to_owned),
            id: option["id"].as_str()?.to_owned(),
        };
        match option["move"].as_str() {
            Some(_) => {
                Some(Way { steps: vec![own], commit: option["commit"].as_str()?.to_owned() })
            }
            None => {
                let Way { steps, commit } = first_way(&option["then"])?;
                Some(Way { steps: [vec![own], steps].concat(), commit })
            }
        }
    })
}

/// The way to a move.
struct Way {
    steps: Vec<Step>,
    commit: String,
}

/// An option: its place, or its button.
#[derive(Clone)]
struct Step {
    place: Option<String>,
    id: String,
}

/// Makes a move on the page: the way that the server describes, tapped.
pub(crate) async fn tap_move(window: &Window, own: &WebClient, hand: Hand) {
    let state = own.state().await;
    let way = first_way(&state["choices"]).expect("there is a move");
    window.find("#app[data-phase='pick']").await;
    for Step { place, id } in &way.steps {
        let selector = match place {
            Some(place) => format!("[data-place='{place}']"),
            None => format!("[data-do='choose:{id}']"),
        };
        match hand {
            Hand::Finger => window.tap(&selector).await,
            Hand::Mouse => window.point(&selector).await,
        }
    }
    match way.commit.as_str() {
        "ask" => window.click("[data-do='confirm']").await,
        "hold" => window.click("[data-do='send']").await,
        _ => {}
    }
    let version = &state["version"];
    let mut events = own.events(version.as_u64()).await;
    events.next("state").await;
}

/// The other side's first move, in Discord.
async fn answer_in_discord(seat: &Seat, own: &WebClient) {
    let state = own.state().await;
    let mv = first_move(&state["choices"]).expect("there is a move");
    seat.play(&mv).await;
}

fn first_move(node: &Value) -> Option<String> {
    node["options"].as_array()?.iter().find_map(|option| {
        option["move"].as_str().map(str::to_owned).or_else(|| first_move(&option["then"]))
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_kastell_is_played_to_its_end_by_touch_and_in_discord() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let (own, others) = (page(&ada).await, page(&ben).await);
    let window = browsers.open(&link(&ada).await, PHONE).await;
    let mut state = own.state().await;
    while state["over"].is_null() {
        match state["to_move"][0].as_u64() {
            Some(0) => tap_move(&window, &own, Hand::Finger).await,
            _ => answer_in_discord(&ben, &others).await,
        }
        state = own.state().await;
    }
    window.find("#app[data-phase='over']").await;
    // The deal is checked by the browser itself.
    window.click("[data-do='deal']").await;
    window.find("[data-claim='deal_seed'][data-holds='true']").await;
    window.find("[data-claim='deal_commitment'][data-holds='true']").await;
    window.find("[data-claim='deal_shown'][data-holds='true']").await;
    assert_eq!(window.overflow().await.0, 0, "nothing is wider than the phone");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_other_games_are_played_by_mouse_and_by_touch() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    for (line, hand, size) in [
        ("/challenge castello opponent:@Ben seat:2", Hand::Mouse, DESKTOP),
        ("/challenge castle-keep opponent:@Ben seat:1", Hand::Finger, PHONE),
    ] {
        let (ada, ben) = harness.match_of(line).await;
        let (own, others) = (page(&ada).await, page(&ben).await);
        let window = browsers.open(&link(&ada).await, size).await;
        for _ in 0..6 {
            let state = own.state().await;
            let is_mine = state["to_move"][0] == state["viewer"]["seat"];
            match is_mine {
                true => tap_move(&window, &own, hand).await,
                false => answer_in_discord(&ben, &others).await,
            }
        }
        ben.resign().await;
        window.find("#app[data-phase='over']").await;
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_army_is_drawn_up_by_touch_and_a_move_of_castles_takes_two_taps() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    let own = page(&ada).await;
    let window = browsers.open(&link(&ada).await, PHONE).await;
    window.click("[data-do='choose:phalanx']").await;
    window.click("[data-do='confirm']").await;
    ben.play("deploy volley").await;
    window.find("#app[data-phase='pick']").await;
    let way = first_way(&own.state().await["choices"]).unwrap();
    assert_eq!(way.steps.len(), 2, "a piece, and where it goes");
    tap_move(&window, &own, Hand::Finger).await;
    assert_eq!(own.state().await["last"]["seat"], 0);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_made_by_keyboard_on_an_accessible_page() {
    let (Some(browsers), Some(access)) = (Browsers::start(), Accessibility::start()) else {
        return;
    };
    let harness = with_page().await;
    let (ada, ben) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    let (own, others) = (page(&ada).await, page(&ben).await);
    let window = browsers.open(&link(&ada).await, DESKTOP).await;
    access.check(&window, "a running match").await;
    window.tab_to("[role='gridcell']").await;
    // The next square that can be chosen, taken; then the next target.
    for key in ["n", &Key::Enter, "n", &Key::Enter] {
        window.press_keys(key).await;
    }
    window.find("#app[data-phase='hold']").await;
    access.check(&window, "a held move").await;
    window.press_keys("u").await;
    window.find("#app[data-phase='pick']").await;
    for key in ["n", &Key::Enter, "n", &Key::Enter] {
        window.press_keys(key).await;
    }
    window.click("[data-do='send']").await;
    window.find("#app[data-phase='watch']").await;
    assert_eq!(own.state().await["last"]["seat"], 1, "Black begins");
    // What Ben does in Discord is on her page at once.
    answer_in_discord(&ben, &others).await;
    window.find("#app[data-phase='pick']").await;
    window.click("#more").await;
    access.check(&window, "the menu").await;
    ben.resign().await;
    window.find("#app[data-phase='over']").await;
    window.press_keys(&Key::Escape).await;
    window.click("[data-do='replay']").await;
    window.find("#replay input[type='range']").await;
    access.check(&window, "the replay").await;
    window.close().await;
}
