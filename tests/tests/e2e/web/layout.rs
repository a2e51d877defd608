//! The layout of the match page on phones, upright and sideways: nothing is cut off or out of reach.

use serde_json::json;
use tests::{Browsers, Harness, Seat, Size, Window};

use super::exercises::exercise_link;
use super::{slash, with_page};
use crate::page::clicks::PHONE;
use crate::play::castle_keep::table;

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

/// The number of buttons in a long list that are out of view, or covered, when they have the focus.
const FOCUSED_OUT_OF_VIEW: &str =
    "const cards = document.getElementById('cards'), kept = [...cards.childNodes];
    cards.innerHTML = `<div class='card list'>${'<button>1</button>'.repeat(12)}</div>`;
    const hidden = [...cards.querySelectorAll('button')].filter(button => {
        button.focus();
        const box = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 4));
    });
    cards.replaceChildren(...kept);
    return hidden.length;";

/// The room below the buttons of a lesson and above its answer, in a window with a safe area.
const ROOM_OF_LESSON: &str = "const root = document.documentElement, app = document.getElementById('app');
    root.style.setProperty('--safe-t', '20px');
    root.style.setProperty('--safe-b', '34px');
    const acts = document.getElementById('acts');
    acts.innerHTML = '<button>1</button>';
    document.querySelector('.card.exercise').insertAdjacentHTML('afterbegin', '<p class=\"told\">1</p>');
    const below = Math.round(innerHeight - acts.getBoundingClientRect().bottom);
    root.scrollTop = app.scrollTop = app.scrollHeight;
    return [below, Math.min(20, Math.round(document.querySelector('.told').getBoundingClientRect().top))];";

/// Ada's first turn of Castle Keep against three computer players.
async fn against_three(harness: &Harness) -> Seat {
    slash(&harness.at("Ada"), "/challenge castle-keep players:4 computer:1 seat:1").await;
    let ada = harness.seat("Ada").await;
    ada.board().await;
    ada
}

/// Checks that these elements are there, and that none of their texts is cut off.
async fn are_whole(window: &Window, selector: &str) {
    window.find(selector).await;
    let script = format!(
        "const parts = [...document.querySelectorAll('{selector}')];
        return parts.filter(part => part.scrollWidth > part.clientWidth).map(part => part.textContent);"
    );
    assert_eq!(window.run(&script).await, json!([]), "{selector} is cut off");
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
        assert_eq!(window.run(FOCUSED_OUT_OF_VIEW).await, 0, "{size:?}: the focus is covered");
        windows.push(window);
    }
    ada.resign().await;
    for (window, size) in windows.into_iter().zip(SIDEWAYS) {
        window.find("#app[data-phase='over'] #cards button").await;
        assert_eq!(window.run(OUT_OF_REACH).await, json!([]), "{size:?}, over");
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn four_castles_and_their_winners_are_told_apart_on_a_phone() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let ada = against_three(&harness).await;
    let sizes = [PHONE, Size { width: 390, height: 664 }];
    let mut windows = Vec::new();
    for size in sizes {
        windows.push(browsers.open(&ada.page_link().await, size).await);
    }
    ada.resign().await;
    let are_apart = "return [...document.querySelectorAll('.player:has(.crown)')].every(player => {
        const [name, crown] = ['.name', '.crown'].map(part => player.querySelector(part).getBoundingClientRect());
        return name.right <= crown.left;
    });";
    let have_emblems = "return [...document.querySelectorAll('.tag')].every(tag => tag.querySelector('svg')?.clientWidth > 5);";
    for (window, size) in windows.into_iter().zip(sizes) {
        window.find("#app[data-phase='over'] .crown").await;
        assert_eq!(window.run(are_apart).await, true, "{size:?}: a crown covers a name");
        assert_eq!(window.run(have_emblems).await, true, "{size:?}: a castle without an emblem");
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_task_is_readable_on_a_phone_that_is_held_sideways() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    for height in [390, 340] {
        let (_, link) = exercise_link(&harness, "/learn game:Castle Keep").await;
        let window = browsers.open(&link, Size { width: 844, height }).await;
        window.find("#cards .task").await;
        // Seven lines of text, or the whole task if it is shorter.
        let is_readable =
            "const task = document.querySelector('.task'), box = task.getBoundingClientRect();
            const ends = [box.top + 8, box.top + Math.min(box.height, 147) - 8];
            return ends.every(y => task.contains(document.elementFromPoint(box.x + 20, y)));";
        assert_eq!(window.run(is_readable).await, true, "{height} px");
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_keeps_its_buttons_and_its_answer_in_the_safe_area() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    for size in [Size { width: 390, height: 420 }, Size { width: 844, height: 340 }] {
        let (_, link) = exercise_link(&harness, "/learn game:Castello").await;
        let window = browsers.open(&link, size).await;
        window.find("#app[data-phase='pick'] .task").await;
        assert_eq!(window.run(ROOM_OF_LESSON).await, json!([34, 20]), "{size:?}");
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_shows_the_whole_name_of_the_side_that_is_to_move() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let (ada, _) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    let link = ada.page_link().await;
    let languages = ada.press(&ada.ask("/settings").await, "🌐 Language").await;
    ada.choose(&languages, "de").await;
    let window = browsers.open(&link, PHONE).await;
    window.find("html[lang='de'] #app[data-phase='pick']").await;
    are_whole(&window, ".player.viewer .label").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_short_phone_names_the_sides_of_a_match_without_a_limit() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    slash(&harness.at("Ada"), "/challenge castello computer:1 seat:2").await;
    let link = harness.seat("Ada").await.page_link().await;
    let window = browsers.open(&link, Size { width: 350, height: 720 }).await;
    window.find("#app[data-phase='pick']").await;
    let look = "return getComputedStyle(document.querySelector('.player.now .label')).opacity";
    assert_eq!(window.run(look).await, "1", "her side is shown in place of a time");
    are_whole(&window, ".label").await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_that_is_held_sideways_shows_whole_who_has_left() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = with_page().await;
    let seats = table(&harness, "/challenge castle-keep players:3", &["Ada", "Ben", "Cleo"]).await;
    let (viewer, leaver) = (&seats[0], &seats[2]);
    let link = viewer.page_link().await;
    let languages = viewer.press(&viewer.ask("/settings").await, "🌐 Language").await;
    viewer.choose(&languages, "de").await;
    leaver.resign().await;
    let window = browsers.open(&link, SIDEWAYS[0]).await;
    window.find("html[lang='de'] #app[data-phase='pick']").await;
    assert!(window.text().await.contains("ausgestiegen"));
    are_whole(&window, ".label").await;
    window.close().await;
}
