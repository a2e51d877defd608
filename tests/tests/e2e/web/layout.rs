//! The layout of the match page on phones, upright and sideways: nothing is cut off or out of reach.

use serde_json::json;
use tests::{Browsers, Harness, Seat, Size};

use super::{slash, with_page};

/// Phones that are held sideways.
const SIDEWAYS: [Size; 2] = [Size { width: 844, height: 390 }, Size { width: 667, height: 375 }];

/// Squares, buttons and the prompt that are out of view, or covered, however far the page is scrolled.
const OUT_OF_REACH: &str = "const app = document.getElementById('app'), seen = new Set();
    const parts = [...document.querySelectorAll('#prompt, #acts button, #cards button, [role=gridcell]')];
    for (const top of [app.scrollHeight, 0]) {
        app.scrollTop = top;
        for (const part of parts) {
            const box = part.getBoundingClientRect();
            const over = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
            if (box.top >= 0 && box.bottom <= innerHeight && part.contains(over)) seen.add(part);
        }
    }
    return parts.filter(part => !seen.has(part)).map(part => part.dataset.place ?? part.textContent);";

/// Ada's first turn of Castle Keep against three computer players.
async fn against_three(harness: &Harness) -> Seat {
    slash(&harness.at("Ada"), "/challenge castle-keep players:4 computer:1 seat:1").await;
    let ada = harness.seat("Ada").await;
    ada.board().await;
    ada
}

#[tokio::test(flavor = "multi_thread")]
async fn four_players_reach_everything_on_a_phone_that_is_held_sideways() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let ada = against_three(&harness).await;
    let mut windows = Vec::new();
    for size in SIDEWAYS {
        let window = browsers.open(&ada.page_link().await, size).await;
        window.find("#app[data-phase='pick'] #acts button").await;
        assert_eq!(window.run(OUT_OF_REACH).await, json!([]), "{size:?}, in play");
        windows.push(window);
    }
    ada.resign().await;
    for (window, size) in windows.into_iter().zip(SIDEWAYS) {
        window.find("#app[data-phase='over'] #cards button").await;
        assert_eq!(window.run(OUT_OF_REACH).await, json!([]), "{size:?}, over");
        window.close().await;
    }
}
