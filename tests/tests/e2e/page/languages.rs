//! The pages in other languages, and in the pseudo-language, which is longer than all of them.
//!
//! With `CASTELLAN_PICTURES=<folder>` the tests in the pseudo-language save screenshots.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};
use tests::{Browsers, Harness, Seat, Size, Window};
use words::{plain_words, pseudo_text};

use crate::page::clicks::{DESKTOP, PHONE, PRIVATE};
use crate::pseudo_language::{NAMES, begin, in_pseudo};

/// The words of the sandbox's page.
const WORDS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../sandbox/src/page/words");

/// Untranslated names on the sandbox's page: channels, topics, the application in the menu, and names of languages. The
/// browser writes units of time in the page's language.
const PLACES: &[&str] = &[
    "castle",
    "talk",
    "spectators",
    "Matches",
    "are",
    "played",
    "here",
    "Watching",
    "not",
    "playing",
    "APP",
    "English",
    "Svenska",
    "Deutsch",
    "Nederlands",
    "Sandbox",
    "Challenge",
    "day",
    "hour",
    "minute",
    "minutes",
    "seconds",
];

/// A sentence of the sandbox's page in the pseudo-language. Braces contain values.
fn pseudo_sentence(text: &str) -> String {
    let parts =
        text.split('{').enumerate().map(|(place, part)| match (place, part.split_once('}')) {
            (1.., Some((value, after))) => format!("{{{value}}}{}", pseudo_text(after)),
            _ => pseudo_text(part),
        });
    parts.collect()
}

/// The words of the sandbox's page in a language.
fn words_in(language: &str) -> Value {
    let file = fs::read_to_string(Path::new(WORDS).join(format!("{language}.json"))).unwrap();
    serde_json::from_str(&file).unwrap()
}

fn pseudo_words() -> Value {
    let mut words = words_in("en");
    for sentence in words.as_object_mut().unwrap().values_mut() {
        match sentence {
            Value::String(text) => *text = pseudo_sentence(text),
            forms => {
                for form in forms["cases"].as_object_mut().unwrap().values_mut() {
                    *form = pseudo_sentence(form.as_str().unwrap()).into();
                }
            }
        }
    }
    words
}

/// A member's window on the sandbox's page in the pseudo-language.
async fn pseudo_window(browsers: &Browsers, harness: &Harness, seat: &Seat, size: Size) -> Window {
    let (page, channel) = (harness.sandbox.page_url(), seat.thread.channel());
    let name = seat.member.name();
    let window = browsers.open(&format!("{page}?as={name}&channel={channel}"), size).await;
    window.find("[data-picture]").await;
    let words = pseudo_words();
    window.run(&format!("return import('/page/words.js').then((own) => {{ own.takeWords({words}, 'en'); return true; }})")).await;
    window
}

/// Fails if a page has a word from no message file, or is wider than its window.
async fn check(window: &Window, what: &str) {
    window.pictures().await;
    let names = [NAMES, PLACES].concat();
    for text in window.texts().await {
        let plain = plain_words(&text, &names);
        assert!(plain.is_empty(), "{what}: {plain:?} are hard-coded in {text:?}");
    }
    if let Some(folder) = std::env::var_os("CASTELLAN_PICTURES") {
        fs::write(Path::new(&folder).join(format!("{what}.png")), window.screenshot().await)
            .unwrap();
    }
    assert_eq!(window.overflow().await.0, 0, "{what} is wider than its window");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sandbox_page_fits_longer_words_and_hard_codes_none() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = in_pseudo().await;
    let (ada, _) = begin(&harness, "/challenge castle-keep opponent:@Ben seat:1").await;
    for (size, name) in [(DESKTOP, "desktop"), (PHONE, "phone")] {
        let window = pseudo_window(&browsers, &harness, &ada, size).await;
        window.click(&format!("[data-button='{}']", pseudo_text("Move"))).await;
        window.find(&format!("{PRIVATE} [data-custom-id*=':act:']")).await;
        check(&window, &format!("sandbox-panel-{name}")).await;
        window.find("[data-composer]").await.send_keys("/").await.unwrap();
        window.find("[data-hint]").await;
        check(&window, &format!("sandbox-commands-{name}")).await;
        window.run("document.querySelector('#composer').value = ''; document.querySelector('#composer').dispatchEvent(new Event('input'))").await;
        window.run("document.querySelector('#open-wire').click()").await;
        window.find("#wire-controls fieldset").await;
        window.run("document.querySelector('#wire-list').replaceChildren()").await;
        check(&window, &format!("sandbox-wire-{name}")).await;
        window.click("[data-close-wire]").await;
        window.click("article [data-person]").await;
        window.find("[data-menu-item]").await;
        check(&window, &format!("sandbox-menu-{name}")).await;
        window.run("document.body.click()").await;
        window.click("[data-place='castle-talk']").await;
        window.find("[data-welcome]").await;
        check(&window, &format!("sandbox-welcome-{name}")).await;
        window.close().await;
    }
}

/// The link to a player's match page.
async fn page_link(seat: &Seat) -> String {
    let board = seat.board().await;
    let seen = seat.press(&board, &pseudo_text("🖐 Open the board")).await;
    seen.button(&pseudo_text("Open the board")).unwrap().url.clone().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_match_page_fits_longer_words_and_hard_codes_none() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = in_pseudo().await;
    for (game, seat) in [("kastell", 1), ("castello", 2), ("castle-keep", 1), ("castles", 1)] {
        let line = format!("/challenge {game} opponent:@Ben seat:{seat}");
        let (ada, ben) = begin(&harness, &line).await;
        let window = browsers.open(&page_link(&ada).await, PHONE).await;
        window.find("#app[data-phase='pick']").await;
        check(&window, &format!("match-{game}")).await;
        ada.play(&ada.suggestion().await).await;
        let moved = "return document.querySelector('#last').textContent !== ''";
        window.wait_until("the move", moved).await;
        check(&window, &format!("match-{game}-moved")).await;
        window.click("#more").await;
        check(&window, &format!("match-{game}-menu")).await;
        window.press_keys(&fantoccini::key::Key::Escape).await;
        ben.resign().await;
        window.find("#app[data-phase='over']").await;
        check(&window, &format!("match-{game}-over")).await;
        window.click("[data-do='replay']").await;
        window.find("#replay input[type='range']").await;
        check(&window, &format!("match-{game}-replay")).await;
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sandboxs_page_speaks_the_language_of_its_member() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(crate::PROGRAM).await;
    let (page, channel) = (harness.sandbox.page_url(), harness.at("Ada").channel());
    let window = browsers.open(&format!("{page}?as=Ada&channel={channel}"), DESKTOP).await;
    window.find("[data-welcome]").await;
    for (locale, language) in [
        ("sv-SE", "sv"),
        ("fr", "fr"),
        ("de", "de"),
        ("nl", "nl"),
        ("es-ES", "es"),
        ("en-GB", "en"),
    ] {
        let order = json!({"order": "set_member", "server": "Castle Green", "who": "Ada", "locale": locale});
        let sent = format!(
            "return fetch('/sandbox/order', {{ method: 'POST', headers: {{ 'Content-Type': 'application/json' }}, body: JSON.stringify({order}) }}).then((sent) => sent.ok)"
        );
        assert_eq!(window.run(&sent).await, true, "{locale}");
        let words = words_in(language);
        for (selector, key) in [
            ("#wire-controls legend", "faults"),
            (".whoami span", "you_are"),
            ("#place-list h2:last-of-type", "direct_messages"),
        ] {
            let says = format!(
                "return document.querySelector('{selector}')?.textContent === {};",
                words[key]
            );
            window.wait_until(key, &says).await;
        }
        assert_eq!(window.attribute("html", "lang").await.as_deref(), Some(language));
    }
    window.close().await;
}
