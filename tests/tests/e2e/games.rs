//! `/games`, for players with many matches and with none.

use sandbox::{MessageView, Visit};
use tests::{Harness, tells_a_move};

use crate::{KASTELL, PROGRAM};

/// The label of the button that opens the list of challenges.
const OPEN: &str = "Open challenges";

async fn slash(place: &Visit, line: &str) -> MessageView {
    place.slash(line).unwrap().message().await.unwrap()
}

async fn press(place: &Visit, on: &MessageView, button: &str) -> MessageView {
    let pressed = place.press(on.id, button);
    let pressed = pressed.unwrap_or_else(|trouble| panic!("{button}: {trouble}: {:?}", on.buttons));
    pressed.message().await.unwrap()
}

/// Opens the match at this index of the list's menu.
async fn open(place: &Visit, list: &MessageView, at: usize) -> MessageView {
    let menu = &list.menus[0];
    let chosen = place.choose(list.id, &menu.custom_id, &[&menu.options[at].1]);
    chosen.unwrap().message().await.unwrap()
}

/// The numbers of the matches on a page.
fn listed(list: &MessageView) -> Vec<u64> {
    list.menus[0].options.iter().map(|option| option.1.parse().unwrap()).collect()
}

/// Lets Ben accept this many challenges of Ada, who is to move in each.
async fn busy(harness: &Harness, count: usize) {
    let (ada, ben) = (harness.at("Ada"), harness.at("Ben"));
    for number in 1..=count {
        slash(&ada, KASTELL).await;
        let accept = format!("1:join:{number}::");
        let is_out = |seen: &MessageView| {
            seen.buttons.iter().any(|button| button.custom_id == accept && !seen.ephemeral)
        };
        let challenge = ben.wait_for("the challenge", is_out).await.unwrap();
        press(&ben, &challenge, &accept).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_without_matches_is_offered_open_ones_and_joins_from_there() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, cleo) = (harness.at("Ada"), harness.at("Cleo"));
    let empty = slash(&cleo, "/games").await;
    assert!(empty.ephemeral && empty.content.contains("no match running"), "{}", empty.content);
    assert!(empty.content.contains("no move is due") && empty.menus.is_empty());
    for (tab, told) in [
        (OPEN, "No open challenges"),
        ("Running", "No matches are running"),
        ("Finished", "No match has finished"),
    ] {
        let list = press(&cleo, &empty, tab).await;
        assert!(list.content.contains(told), "{}", list.content);
        assert!(press(&cleo, &list, "My matches").await.content.contains("no match running"));
    }
    slash(&ada, "/challenge kastell").await;
    let offered = slash(&cleo, "/games").await;
    assert!(offered.content.contains("1 free seat"), "{}", offered.content);
    // Nobody can accept their own challenge.
    let own = press(&ada, &slash(&ada, "/games").await, OPEN).await;
    assert!(own.button("Accept #1").is_none() && own.content.contains("1 free seat"));
    let begun = press(&cleo, &offered, "Accept #1").await;
    assert!(begun.content.contains("begins"), "{}", begun.content);
    harness.seat("Cleo").await.board().await;
    let elsewhere = harness.member("Cleo").dm();
    let mine = slash(&elsewhere, "/games").await;
    assert!(mine.content.contains("Kastell"), "{}", mine.content);
    let list = press(&elsewhere, &mine, OPEN).await;
    assert!(list.content.contains("list belongs to a server"), "{}", list.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_match_list_is_paged_with_my_turns_first() {
    let harness = Harness::start(PROGRAM).await;
    busy(&harness, 11).await;
    let (ada, ben) = (harness.member("Ada").dm(), harness.at("Ben"));
    for moved in [11, 5] {
        let told = slash(&ada, &format!("/move text:Tn@c1 match:{moved}")).await;
        assert!(tells_a_move(&told.content), "{}", told.content);
    }
    let first = slash(&ada, "/games").await;
    assert!(first.content.contains("your turn in 9 matches"), "{}", first.content);
    assert!(first.content.chars().count() < 2000 && first.content.contains("due <t:"));
    assert_eq!(listed(&first), [10, 9, 8, 7, 6, 4, 3, 2]);
    assert!(first.button("◀ Newer").is_none());
    let second = press(&ada, &first, "Older ▶").await;
    assert_eq!(listed(&second), [1, 11, 5]);
    assert!(second.button("Older ▶").is_none());
    let again = press(&ada, &second, "◀ Newer").await;
    assert_eq!(listed(&again), listed(&first));
    // Moves from the list, opens the match with hand and board, and leaves it again.
    let panel = press(&ada, &again, "Move in #10").await;
    assert!(tests::is_panel(&panel), "{}", panel.content);
    let opened = open(&ada, &slash(&ada, "/games").await, 1).await;
    assert!(opened.content.contains("#9") && opened.button("Move").is_some());
    assert!(!opened.pictures.is_empty());
    let back = press(&ada, &opened, "☰ All matches").await;
    assert_eq!(listed(&back), listed(&first));
    // The same list, seen by Ben.
    let bens = slash(&ben, "/games").await;
    assert!(bens.content.contains("your turn in 2 matches"), "{}", bens.content);
    assert_eq!(listed(&bens)[..2], [11, 5]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_is_accepted_declined_or_withdrawn_from_the_list() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = (harness.at("Ada"), harness.at("Ben"));
    for _ in 0..2 {
        slash(&ada, KASTELL).await;
    }
    let list = slash(&ben, "/games").await;
    assert_eq!(listed(&list), [2, 1]);
    let opened = open(&ben, &list, 1).await;
    let labels: Vec<_> = opened.buttons.iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels, ["Accept", "Decline", "Rules", "🎲 Fair play", "☰ All matches"]);
    assert!(opened.pings.is_empty(), "opening rings nobody");
    press(&ben, &opened, "Decline").await;
    let list = slash(&ben, "/games").await;
    assert_eq!(listed(&list), [2]);
    assert!(press(&ben, &list, "Accept #2").await.content.contains("begins"));
    slash(&ada, KASTELL).await;
    let own = open(&ada, &slash(&ada, "/games").await, 1).await;
    assert!(own.button("Accept").is_none(), "{:?}", own.buttons);
    assert!(press(&ada, &own, "Withdraw").await.content.contains("withdrew"));
}

#[tokio::test(flavor = "multi_thread")]
async fn every_member_browses_running_and_finished_matches() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let dora = harness.at("Dora");
    let running = press(&dora, &slash(&dora, "/games").await, "Running").await;
    assert!(running.content.contains("Running on this server"), "{}", running.content);
    let opened = open(&dora, &running, 0).await;
    assert!(opened.button("Move").is_none() && opened.button("🔔 Ping me when it ends").is_some());
    ada.play("Tn@c1").await;
    ben.resign().await;
    ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    let over = press(&dora, &slash(&dora, "/games").await, "Finished").await;
    assert!(over.content.contains("🏆 <@"), "{}", over.content);
    let opened = open(&dora, &over, 0).await;
    assert!(press(&dora, &opened, "Replay").await.content.contains("0 of 1"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_help_text_is_complete_with_its_watching_rules() {
    let harness = Harness::start(PROGRAM).await;
    let dora = harness.at("Dora");
    let help = slash(&dora, "/help").await;
    assert!(!help.all_text().contains("`/dashboard`"), "{}", help.all_text());
    let all = press(&dora, &help, "☰ More commands").await;
    assert!(all.all_text().contains("`/dashboard`"), "{}", all.all_text());
    assert!(help.content.ends_with("only its players can show it."), "{}", help.content);
}
