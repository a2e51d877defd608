//! Accessibility of the page: axe-core, and a match by keyboard alone.

use fantoccini::key::Key;
use tests::{Accessibility, Browsers, Harness, Window};

use crate::page::clicks::{DESKTOP, PHONE, PRIVATE};
use crate::{KASTELL, PROGRAM};

#[tokio::test(flavor = "multi_thread")]
async fn the_sandbox_page_is_accessible() {
    let (Some(browsers), Some(access)) = (Browsers::start(), Accessibility::start()) else {
        return;
    };
    for size in [DESKTOP, PHONE] {
        let harness = Harness::start(PROGRAM).await;
        let channel = harness.at("Ada").channel();
        let page = harness.sandbox.page_url();
        let window = browsers.open(&format!("{page}?as=Ada&channel={channel}"), size).await;
        window.find("[data-start]").await;
        access.check(&window, "an empty channel").await;
        window.click("[data-start]").await;
        window.find("[data-hint]").await;
        access.check(&window, "suggestions").await;
        harness.at("Ben").slash("/challenge castle-keep players:3").unwrap();
        window.find("[data-button='Join']").await;
        access.check(&window, "a lobby").await;
        let (ada, _) = harness.match_of(KASTELL).await;
        let thread = ada.thread.channel();
        // A mention in another channel, and the badge that shows it.
        harness.at("Ben").say(&format!("<@{}>, look!", ada.member.id())).unwrap();
        let window = again(window, &format!("{page}?as=Ada&channel={thread}")).await;
        check_match(&window, &access).await;
        check_wire(&window, &access).await;
        window.close().await;
    }
}

/// The same window at another address.
async fn again(window: Window, address: &str) -> Window {
    window.run(&format!("location.href = '{address}'")).await;
    window
}

/// Checks a running match: a panel, a menu, the large picture, a form, the drawers.
async fn check_match(window: &Window, access: &Accessibility) {
    window.click("[data-button='Move']").await;
    window.find(&format!("{PRIVATE} [data-custom-id*=':act:']")).await;
    access.check(window, "a panel with buttons").await;
    window.click(&format!("{PRIVATE} [data-custom-id*=':act:']")).await;
    window.find(&format!("{PRIVATE} select[data-menu]")).await;
    window.pictures().await;
    access.check(window, "a match with a panel").await;
    window.click("[data-enlarge]").await;
    window.pictures().await;
    access.check(window, "the large picture").await;
    window.click("[data-zoom='close']").await;
    window.click(&format!("{PRIVATE} [data-button='Type a move']")).await;
    window.find("[data-modal] [data-submit]").await;
    access.check(window, "a form").await;
    window.press_keys(&Key::Escape).await;
    window.click("[data-open-people]").await;
    window.click("[data-person-name='Ben']").await;
    window.find("[data-menu-item]").await;
    access.check(window, "a member's menu").await;
}

/// Checks the drawer "Wire" with requests, the gateway and a planned fault. The drawer must not exceed the window.
async fn check_wire(window: &Window, access: &Accessibility) {
    window.press_keys(&Key::Escape).await;
    window.click("[data-open-wire]").await;
    window.find("[data-wire]").await;
    window.click("[data-plan-fault]").await;
    window.find("#faults li").await;
    access.check(window, "the wire").await;
    assert_eq!(window.overflow().await, (0, 0));
    window.click("[data-close-wire]").await;
    assert_eq!(window.count("#wire[hidden]").await, 1);
}

/// More presses than any turn takes.
const PRESSES: usize = 20;

/// The controls of a panel, as a text that changes with each step.
const SIGN: &str = "[...document.querySelectorAll('article[data-ephemeral] [data-custom-id]')].map((one) => one.dataset.customId).join()";
const OVER: &str = "!!document.querySelector('[data-button=Rematch]')";

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_match_of_kastell_is_played_by_keyboard_alone() {
    let Some(browsers) = Browsers::start() else { return };
    let told = by_keyboard(&browsers, ("kastell opponent:@Ben seat:1", "Ada"), 15).await;
    assert!(told.contains(" wins."), "the end in words: {told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_other_game_is_played_and_given_up_by_keyboard_alone() {
    let Some(browsers) = Browsers::start() else { return };
    // In Castles both players draw up an army first. The player who accepts has the keyboard, and begins.
    for (line, first) in [
        ("castles opponent:@Ben seat:2", "Ben"),
        ("castello opponent:@Ben seat:2", "Ada"),
        ("castle-keep opponent:@Ben seat:1", "Ada"),
    ] {
        let told = by_keyboard(&browsers, (line, first), 4).await;
        // In Castle Keep, a castle may fall within these turns.
        let has_ended = told.contains("over, and ") || told.contains(" destroyed ");
        assert!(has_ended, "the end in words: {told}");
    }
}

/// Plays this many turns from an empty channel on, then resigns if the match is not over. Returns the description of
/// its last board.
async fn by_keyboard(
    browsers: &Browsers,
    (line, first): (&str, &'static str),
    turns: usize,
) -> String {
    let harness = Harness::start(PROGRAM).await;
    let page = harness.sandbox.page_url();
    let channel = harness.at("Ada").channel();
    let window = browsers.open(&format!("{page}?as=Ada&channel={channel}"), DESKTOP).await;
    window.find("[data-start]").await;
    window.tab_to("[data-start]").await;
    window.press_keys(&Key::Enter).await;
    window.find("[data-hint]").await;
    window.press_keys(&format!("{line}{}", Key::Enter)).await;
    let mut person = "Ada";
    become_by_keyboard(&window, (&mut person, "Ben")).await;
    // The question has the focus.
    window.wait_until("the keyboard at the question", &holds("Accept")).await;
    window.press_keys(&Key::Enter).await;
    window.find("[data-picture='board.png']").await;
    let second = if first == "Ada" { "Ben" } else { "Ada" };
    for name in [first, second].into_iter().cycle().take(turns) {
        let is_another = become_by_keyboard(&window, (&mut person, name)).await;
        if window.run(&format!("return {OVER}")).await == true {
            break;
        }
        match is_another {
            true => window.wait_until("the keyboard at the board", &holds("Move")).await,
            false => window.tab_to("[data-button='Move']").await,
        }
        turn_by_keyboard(&window).await;
    }
    if window.run(&format!("return {OVER}")).await != true {
        window.tab_to("[data-composer]").await;
        // The first Enter takes the suggestion.
        window.press_keys("/resign").await;
        window.find("[data-hint]").await;
        window.press_keys(&format!("{}{}", Key::Enter, Key::Enter)).await;
        window.find(&format!("{PRIVATE} [data-button='Yes, resign']")).await;
        window.tab_to(&format!("{PRIVATE} [data-button='Yes, resign']")).await;
        window.press_keys(&Key::Enter).await;
    }
    window.find("[data-button='Rematch']").await;
    window.tab_to("[data-button='Rematch']").await;
    let told = "return [...document.querySelectorAll(\"[data-picture='board.png']\")].at(-1).alt";
    let told = window.run(told).await;
    window.close().await;
    told.as_str().unwrap_or_default().to_owned()
}

/// Becomes another member if the page offers it, unless the match is over. Returns whether the member changed.
async fn become_by_keyboard(
    window: &Window,
    (person, name): (&mut &'static str, &'static str),
) -> bool {
    if std::mem::replace(person, name) == name {
        return false;
    }
    let offer = format!("[data-become='{name}']");
    let next = format!("return {OVER} || !!document.querySelector(\"{offer}\")");
    window.wait_until("the next person, or the end", &next).await;
    if window.run(&format!("return {OVER}")).await != true {
        window.tab_to(&offer).await;
        window.press_keys(&Key::Enter).await;
    }
    true
}

/// A script that tells whether this button has the focus.
fn holds(button: &str) -> String {
    format!("return document.activeElement.matches(\"[data-button='{button}']\")")
}

/// Opens the panel with the focused button, and takes the first choice until the turn is over.
async fn turn_by_keyboard(window: &Window) {
    window.press_keys(&Key::Enter).await;
    let panel = "return !!document.activeElement.closest('article[data-ephemeral]')";
    window.wait_until("the keyboard in the panel", panel).await;
    for _ in 0..PRESSES {
        let first =
            "const all = (what) => document.querySelector('article[data-ephemeral] ' + what);
            if (all('[data-button=Confirm]')) return '[data-button=Confirm]';
            if (all('select[data-menu]')) return 'select[data-menu]';
            return all(\"[data-custom-id*=':act:']\") ? \"[data-custom-id*=':act:']\" : '';";
        let first = window.run(first).await;
        let (first, before) =
            (first.as_str().unwrap().to_owned(), window.run(&format!("return {SIGN}")).await);
        if first.is_empty() {
            return;
        }
        window.tab_to(&format!("article[data-ephemeral] {first}")).await;
        if first.starts_with("select") {
            window.press_keys(&Key::Down).await;
        }
        window.press_keys(&Key::Enter).await;
        let changed = format!("return {SIGN} !== {before}");
        window.wait_until("the next step", &changed).await;
    }
    panic!("a turn without an end: {}", window.text().await);
}
