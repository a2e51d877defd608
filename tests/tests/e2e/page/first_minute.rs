//! The first minute on the page: a greeting, being two people, and the way into a match.

use fantoccini::key::Key;
use sandbox::MessageView;
use serde_json::{Value, json};
use tests::{Browsers, Harness, Standalone, Window};

use crate::page::clicks::{DESKTOP, PHONE, PRIVATE};
use crate::{KASTELL, PROGRAM};

/// The address of the channel's page, as a member.
fn address(harness: &Harness, name: &str) -> String {
    let channel = harness.at("Ada").channel();
    format!("{}?as={name}&channel={channel}", harness.sandbox.page_url())
}

/// Makes a REST request as the program does.
async fn rest(harness: &Harness, path: &str, body: Value) -> Value {
    let address = format!("{}/api/v10{path}", harness.sandbox.http_base());
    let token = format!("Bot {}", harness.sandbox.token());
    let asked = reqwest::Client::new()
        .post(address)
        .header("Authorization", token)
        .header("User-Agent", "DiscordBot (https://example.org, 1)");
    let asked = asked.header("Content-Type", "application/json").body(body.to_string());
    serde_json::from_str(&asked.send().await.unwrap().text().await.unwrap()).unwrap()
}

async fn holds(window: &Window, selector: &str) -> bool {
    let script = format!("return document.activeElement.matches({})", json!(selector));
    window.run(&script).await == true
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_against_themselves_in_one_window() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    for size in [DESKTOP, PHONE] {
        let window = browsers.open(&address(&harness, "Dora"), size).await;
        window.find("[data-welcome]").await;
        let second = window.attribute("[data-second-window]", "href").await.unwrap();
        assert!(second.contains("as=Ada"), "{second}");
        window.close().await;
    }
    let window = browsers.open(&address(&harness, "Ada"), DESKTOP).await;
    window.click("[data-start]").await;
    assert!(holds(&window, "[data-composer]").await);
    window.find("[data-hint*='kastell']").await;
    window.type_line("[data-composer]", "kastell opponent:@Ben seat:1").await;
    window.find("[data-waiting] [data-become='Ben']").await;
    let text = window.text().await;
    assert!(text.contains("Waiting for Ben to press Accept."), "{text}");
    window.click("[data-become='Ben']").await;
    window.click("[data-button='Accept']").await;
    // The match begins in a thread, which the page opens by itself.
    window.find("[data-picture='board.png']").await;
    window.click("[data-become='Ada']").await;
    window.click("[data-button='Move']").await;
    window.find(PRIVATE).await;
    window.close().await;
    // The challenge's post in the channel only links to the thread.
    let window = browsers.open(&address(&harness, "Cleo"), DESKTOP).await;
    window.find("[data-button='Latest board']").await;
    assert_eq!(window.count("[data-waiting] [data-become]").await, 0);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn players_are_moved_to_their_match_except_while_typing() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let mut windows = Vec::new();
    for name in ["Ada", "Ben", "Cleo"] {
        let window = browsers.open(&address(&harness, name), DESKTOP).await;
        window.find("[data-welcome]").await;
        windows.push(window);
    }
    windows[1].find("[data-composer]").await.send_keys("one moment").await.unwrap();
    harness.match_of(KASTELL).await;
    windows[0].find("[data-picture='board.png']").await;
    for window in &windows[1..] {
        window.find("[data-open-thread]").await;
        assert_eq!(window.count("[data-picture='board.png']").await, 0);
    }
    for window in windows {
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lone_player_is_taken_to_the_thread_too() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    for line in ["castle-keep version:siege seat:1", "kastell computer:1 seat:1"] {
        let window = browsers.open(&address(&harness, "Ada"), DESKTOP).await;
        window.find("[data-composer]").await;
        window.type_line("[data-composer]", &format!("/challenge {line}")).await;
        window.find("[data-picture='board.png']").await;
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_phone_has_a_button_that_sends() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let window = browsers.open(&address(&harness, "Ada"), PHONE).await;
    window.find("[data-composer]").await.send_keys("/help").await.unwrap();
    window.click("[data-send]").await;
    window.find(&format!("{PRIVATE} .thumbnail img")).await;
    assert_eq!(window.overflow().await, (0, 0));
    window.close().await;
    let window = browsers.open(&address(&harness, "Ada"), DESKTOP).await;
    window.find("[data-composer]").await;
    let shown =
        window.run("return getComputedStyle(document.querySelector('#send')).display").await;
    assert_eq!(shown, "none");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_and_a_challenge_from_a_thread_are_followed_and_the_end_waits_for_nobody() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ben.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    let page = harness.sandbox.page_url();
    let at = format!("{page}?as=Ada&channel={}", ada.thread.channel());
    let window = browsers.open(&at, DESKTOP).await;
    window.find("[data-button='Rematch']").await;
    assert_eq!(window.count("[data-become]").await, 0, "{}", window.text().await);
    ben.press(&end, "Rematch").await;
    window.click("[data-button='Agree']").await;
    let is_there = |number: u8| {
        format!("return document.querySelector('#title').textContent.includes('#{number}: ')")
    };
    window.wait_until("the rematch", &is_there(2)).await;
    window.type_line("[data-composer]", "/challenge castello opponent:@Ben").await;
    let lobby = harness.seat_at("Ben", "#2: ").await;
    let offer = lobby.post_where(|seen| seen.button("Accept").is_some()).await;
    lobby.press(&offer, "Accept").await;
    window.wait_until("the match", &is_there(3)).await;
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_result_of_a_watched_match_waits_for_nobody() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.board().await;
    let spectators = harness.member("Ada").visit("spectators").unwrap();
    spectators.slash("/watch match:1").unwrap().message().await.unwrap();
    spectators.wait_for("the card", |seen| seen.button("Replay").is_some()).await.unwrap();
    ben.resign().await;
    let is_result = |seen: &MessageView| seen.content.contains("resigned") && !seen.ephemeral;
    spectators.wait_for("the result", is_result).await.unwrap();
    let page = harness.sandbox.page_url();
    let at = format!("{page}?as=Ada&channel={}", spectators.channel());
    let window = browsers.open(&at, DESKTOP).await;
    window.find("[data-button='Replay']").await;
    assert_eq!(window.count("[data-become]").await, 0, "{}", window.text().await);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_typed_draft_belongs_to_its_channel_and_member() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let window = browsers.open(&address(&harness, "Ada"), DESKTOP).await;
    let typed = || async { window.run("return document.querySelector('#composer').value").await };
    window.find("[data-composer]").await.send_keys("a secret").await.unwrap();
    window.click("[data-place='castle-talk']").await;
    window
        .wait_until("an empty line", "return document.querySelector('#composer').value === ''")
        .await;
    window.click("[data-place='game-night']").await;
    window
        .wait_until("the draft", "return document.querySelector('#composer').value === 'a secret'")
        .await;
    window.run("document.querySelector('#member').value = 'Ben'; document.querySelector('#member').dispatchEvent(new Event('change'))").await;
    window
        .wait_until("an empty line", "return document.querySelector('#composer').value === ''")
        .await;
    window.run("document.querySelector('#member').value = 'Ada'; document.querySelector('#member').dispatchEvent(new Event('change'))").await;
    window
        .wait_until("the draft", "return document.querySelector('#composer').value === 'a secret'")
        .await;
    window.run("location.reload()").await;
    window
        .wait_until("the draft", "return document.querySelector('#composer')?.value === 'a secret'")
        .await;
    assert_eq!(typed().await, "a secret");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_drawer_closes_with_the_answer() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let window = browsers.open(&address(&harness, "Ada"), PHONE).await;
    window.find("[data-welcome]").await;
    window.click("[data-open-people]").await;
    window.click("[data-person-name='Ben']").await;
    window.click("[data-menu-item^='Challenge']").await;
    window.find(PRIVATE).await;
    window.wait_until("a closed drawer", "return document.body.className === ''").await;
    assert_eq!(window.overflow().await, (0, 0));
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn keyboard_focus_stays_in_place_when_lists_change() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let window = browsers.open(&address(&harness, "Ada"), DESKTOP).await;
    window.find("[data-welcome]").await;
    for control in ["[data-place='castle-talk']", "[data-person-name='Cleo']"] {
        window.run(&format!("document.querySelector(\"{control}\").focus()")).await;
        let talk = harness.member("Ben").visit("spectators").unwrap();
        talk.say("hello").unwrap();
        window.wait_until("a mark", "return !!document.querySelector('.place.unread')").await;
        assert!(holds(&window, control).await, "{control}");
        harness.at("Ben").say("hello").unwrap();
        window.find("article").await;
        assert!(holds(&window, control).await, "{control}");
    }
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn panel_changes_stay_in_view_and_new_posts_keep_the_scroll_position() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let page = format!("{}?as=Ada&channel={}", harness.sandbox.page_url(), ada.thread.channel());
    let window = browsers.open(&page, PHONE).await;
    window.click("[data-button='Move']").await;
    window.click(&format!("{PRIVATE} [data-custom-id*=':act:']")).await;
    let menu = format!("{PRIVATE} select[data-menu]");
    let id = window.attribute(&menu, "data-menu").await.unwrap();
    window.choose_first(&menu).await;
    window.find(&format!("{PRIVATE} select[data-menu]:not([data-menu='{id}'])")).await;
    window.pictures().await;
    assert!(window.is_in_view(&menu).await, "the next menu is in view");
    window.run("const list = document.querySelector('#messages'); list.scrollTop = 0").await;
    window
        .wait_until("being above", "return document.querySelector('#messages').scrollTop === 0")
        .await;
    ada.thread.say("the newest").unwrap();
    window.find("article[data-author='Ada']").await;
    assert_eq!(window.run("return document.querySelector('#messages').scrollTop").await, 0);
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_enlarged_picture_can_be_panned() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let page = format!("{}?as=Ada&channel={}", harness.sandbox.page_url(), ada.thread.channel());
    for size in [DESKTOP, PHONE] {
        let window = browsers.open(&page, size).await;
        window.find("[data-enlarge]").await;
        window.pictures().await;
        window.run("document.querySelector('[data-enlarge]').focus()").await;
        window.press_keys(&Key::Enter).await;
        window.pictures().await;
        assert!(holds(&window, "[data-pane]").await);
        assert!(window.is_in_view("[data-pane] img").await, "the whole picture first");
        window.press_keys("+++").await;
        let wide = "const pane = document.querySelector('[data-pane]'); return pane.scrollWidth > pane.clientWidth && pane.scrollLeft > 0";
        window.wait_until("a picture wider than the window", wide).await;
        window.run("window.before = document.querySelector('[data-pane]').scrollLeft").await;
        window.press_keys(&Key::Right).await;
        let moved = "return document.querySelector('[data-pane]').scrollLeft > window.before";
        window.wait_until("a moved picture", moved).await;
        window.press_keys(&Key::Escape).await;
        window
            .wait_until("a closed picture", "return !document.querySelector('#picture').open")
            .await;
        assert!(holds(&window, "[data-enlarge]").await, "the keyboard is where it was");
        window.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn emoji_of_the_application_show_in_text_buttons_and_menus() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    let app = harness.sandbox.application_id();
    // One red pixel.
    let image = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
    let made = json!({"name": "tower", "image": image});
    let made = rest(&harness, &format!("/applications/{app}/emojis"), made).await;
    let id = made["id"].as_str().unwrap();
    let emoji = json!({"id": id, "name": "tower"});
    let option =
        |value: &str| json!({"label": format!("Tower {value}"), "value": value, "emoji": emoji});
    let body = json!({"content": format!("Build <:tower:{id}> or <:gone:1>"), "components": [
        {"type": 1, "components": [{"type": 2, "style": 1, "custom_id": "a", "label": "Go", "emoji": emoji}]},
        {"type": 1, "components": [{"type": 3, "custom_id": "b", "options": [option("1"), option("2")]}]}]});
    let channel = harness.at("Ada").channel();
    rest(&harness, &format!("/channels/{channel}/messages"), body).await;
    let window = browsers.open(&address(&harness, "Ada"), DESKTOP).await;
    for place in ["p", "[data-button='Go']", "[data-menu] option"] {
        window.find(&format!("article {place} img.emoji[src*='{id}']")).await;
    }
    window
        .wait_until(
            "a name for what is gone",
            "return document.querySelector('article p').textContent.includes(':gone:')",
        )
        .await;
    window.pictures().await;
    let read = "return document.querySelector('[data-menu] option:last-of-type').innerText.trim()";
    assert_eq!(window.run(read).await, "Tower 2", "the picture adds nothing to what is read");
    window.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_user_installed_app_works_in_a_private_conversation() {
    let Some(browsers) = Browsers::start() else { return };
    let harness = Harness::start(PROGRAM).await;
    harness.match_of(KASTELL).await;
    let window = browsers.open(&address(&harness, "Ada"), DESKTOP).await;
    window.click("[data-person-name='Dora']").await;
    window.click("[data-menu-item='Message Dora']").await;
    // The program is no member of their conversation; a member who installs it may use it there.
    window.click("[data-start='install']").await;
    window
        .wait_until("an app", "return document.body.innerText.includes('is among your apps')")
        .await;
    window.type_line("[data-composer]", "/board match:1").await;
    window.find(&format!("{PRIVATE} [data-picture='board.png']")).await;
    window.click("[data-person-name='Ben']").await;
    window.click("[data-menu-item='Add Ben to this conversation']").await;
    window.find("[data-place='Dora, Ben'][aria-current]").await;
    window.close().await;
    let dora = harness.member("Dora").chat("Ada").unwrap();
    assert!(dora.messages().is_empty() && dora.slash("/board match:1").is_err());
}

/// More turns than any match of Kastell, and more presses than any turn takes.
const TURNS: usize = 40;
const PRESSES: usize = 20;

/// A script that finds the newest public board.
const NEWEST: &str =
    "const boards = [...document.querySelectorAll('article:not([data-ephemeral])')];
    const newest = boards.filter((one) => one.querySelector('[data-picture]')).at(-1);
    const has = (label) => Boolean(newest?.querySelector(`[data-button='${label}']`));";

/// A script that uses Confirm, else a menu's first choice, else an act of a panel. Returns the id of the used control,
/// or null if there is none.
const USE: &str = "const panel = [...document.querySelectorAll('article[data-ephemeral]')].at(-1);
    const menu = panel.querySelector('select[data-menu]');
    const button = panel.querySelector(\"[data-button='Confirm']\")
        ?? (menu ? null : panel.querySelector(\"[data-custom-id*=':act:']\"));
    if (button) { button.click(); return button.dataset.customId; }
    if (!menu) return null;
    menu.selectedIndex = 1;
    menu.dispatchEvent(new Event('change'));
    return menu.dataset.menu;";

/// Makes a move on the board with this id, by the offered controls.
async fn take_turn(window: &Window, board: &str) {
    window.click(&format!("article[data-message='{board}'] [data-button='Move']")).await;
    window.find(&format!("{PRIVATE} [data-button='Type a move']")).await;
    for _ in 0..PRESSES {
        let used = window.run(USE).await;
        let Some(used) = used.as_str() else {
            return window.click(&format!("{PRIVATE} [data-dismiss]")).await;
        };
        // Every step has its own ids, so the panel shows the next step once this id is gone.
        let ids = "document.querySelectorAll('[data-ephemeral] [data-custom-id], [data-ephemeral] [data-menu]')";
        let is_gone = format!(
            "return ![...{ids}].some((one) => [one.dataset.customId, one.dataset.menu].includes({}));",
            json!(used)
        );
        window.wait_until("the next step", &is_gone).await;
    }
    panic!("a turn without an end:\n{}", window.text().await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_newcomer_plays_the_computer_to_the_end() {
    let Some(browsers) = Browsers::start() else { return };
    let folder = tempfile::tempdir().unwrap();
    let alone = Standalone::start(PROGRAM, folder.path()).await;
    let window = browsers.open(alone.page_url(), DESKTOP).await;
    let first = "[data-card='Kastell'] [data-start].s1";
    let label = window.find(first).await.text().await.unwrap();
    assert_eq!(window.count("[data-card] img").await, 4);
    window.pictures().await;
    assert!(label.contains("Play the computer"), "{label}");
    window.click(first).await;
    assert!(holds(&window, "[data-composer]").await);
    window.press_keys(&Key::Enter).await;
    let mut board = String::new();
    for _ in 0..TURNS {
        let is_next = format!(
            "{NEWEST} return newest !== undefined && newest.dataset.message !== {}
                && (has('Rematch') || (newest.dataset.ping !== undefined && has('Move')));",
            json!(board)
        );
        window.wait_until("the next turn", &is_next).await;
        if window.run(&format!("{NEWEST} return has('Rematch');")).await == true {
            let shown = window.run(&format!("{NEWEST} return newest.innerText;")).await;
            let shown = shown.as_str().unwrap();
            assert!(shown.contains("🏆"), "{shown}");
            window.pictures().await;
            assert_eq!(window.count("[data-button='Move']").await, 0, "nothing more to play");
            return window.close().await;
        }
        let id = window.run(&format!("{NEWEST} return newest.dataset.message;")).await;
        board = id.as_str().unwrap().into();
        take_turn(&window, &board).await;
    }
    panic!("a match without an end:\n{}", window.text().await);
}
