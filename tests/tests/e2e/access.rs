//! Whether everybody can use the page: what axe-core finds, and a match by keyboard alone.

use fantoccini::key::Key;
use tests::{Access, Browsers, Evening, Window};

use crate::page::{DESKTOP, PHONE, PRIVATE};
use crate::{KASTELL, PROGRAM};

#[tokio::test(flavor = "multi_thread")]
async fn nothing_on_the_page_keeps_anybody_out() {
    let (Some(browsers), Some(access)) = (Browsers::start(), Access::start()) else { return };
    for size in [DESKTOP, PHONE] {
        let evening = Evening::start(PROGRAM).await;
        let channel = evening.at("Ada").channel();
        let page = evening.sandbox.page_url();
        let window = browsers.open(&format!("{page}?as=Ada&channel={channel}"), size).await;
        window.find("[data-start]").await;
        access.check(&window, "an empty channel").await;
        window.click("[data-start]").await;
        window.find("[data-hint]").await;
        access.check(&window, "suggestions").await;
        evening.at("Ben").slash("/challenge castle-keep players:3").unwrap();
        window.find("[data-button='Join']").await;
        access.check(&window, "a lobby").await;
        let (ada, _) = evening.match_of(KASTELL).await;
        let thread = ada.thread.channel();
        // Somebody is mentioned elsewhere, and a badge says so.
        evening.at("Ben").say(&format!("<@{}>, look!", ada.member.id())).unwrap();
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

/// A running match: a panel, a menu, the large picture, a form, the drawers.
async fn check_match(window: &Window, access: &Access) {
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
    window.click("[data-zoom='Close']").await;
    window.click(&format!("{PRIVATE} [data-button='Type it']")).await;
    window.find("[data-modal] [data-submit]").await;
    access.check(window, "a form").await;
    window.press_keys(&Key::Escape).await;
    window.click("[data-open-people]").await;
    window.click("[data-person-name='Ben']").await;
    window.find("[data-menu-item]").await;
    access.check(window, "a member's menu").await;
}

/// The drawer with what goes over the wire: requests, the gateway, a planned fault, and no way beyond the window.
async fn check_wire(window: &Window, access: &Access) {
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

#[tokio::test(flavor = "multi_thread")]
async fn a_match_is_played_by_keyboard_alone() {
    let Some(browsers) = Browsers::start() else { return };
    let evening = Evening::start(PROGRAM).await;
    let page = evening.sandbox.page_url();
    let channel = evening.at("Ada").channel();
    let window = browsers.open(&format!("{page}?as=Ada&channel={channel}"), DESKTOP).await;
    window.find("[data-start]").await;
    window.tab_to("[data-start]").await;
    window.press_keys(&Key::Enter).await;
    window.find("[data-hint]").await;
    window.press_keys(&format!("kastell opponent:@Ben seat:1{}", Key::Enter)).await;
    window.find("[data-become='Ben']").await;
    window.tab_to("[data-become='Ben']").await;
    window.press_keys(&Key::Enter).await;
    window.find("[data-button='Accept']").await;
    window.tab_to("[data-button='Accept']").await;
    window.press_keys(&Key::Enter).await;
    window.find("[data-picture='board.png']").await;
    for (name, ply) in [("Ada", 1), ("Ben", 2), ("Ada", 3)] {
        window.find(&format!("[data-become='{name}']")).await;
        window.tab_to(&format!("[data-become='{name}']")).await;
        window.press_keys(&Key::Enter).await;
        window.wait_until("a turn", "return !document.querySelector('[data-become]')").await;
        move_by_keyboard(&window).await;
        let played = format!(
            "return document.querySelectorAll('article:not([data-ephemeral]) [data-picture]').length === {}",
            ply + 1
        );
        window.wait_until("the next board", &played).await;
    }
    window.close().await;
}

/// Opens the panel, takes the first piece and the first place for it, and confirms.
async fn move_by_keyboard(window: &Window) {
    let newest = "article:last-of-type [data-button='Move']";
    window.find(newest).await;
    window.tab_to(newest).await;
    window.press_keys(&Key::Enter).await;
    let panel = "return !!document.activeElement.closest('article[data-ephemeral]')";
    window.wait_until("the keyboard in the panel", panel).await;
    window.tab_to("article[data-ephemeral] [data-custom-id*=':act:']").await;
    window.press_keys(&Key::Enter).await;
    let menu = "article[data-ephemeral] select[data-menu]";
    window.find(menu).await;
    window.tab_to(menu).await;
    window.press_keys(&Key::Down).await;
    window.press_keys(&Key::Enter).await;
    let confirm = "article[data-ephemeral] [data-button='Confirm']";
    window.find(confirm).await;
    window.tab_to(confirm).await;
    window.press_keys(&Key::Enter).await;
}
