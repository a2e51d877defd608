//! Pairs: one challenge, two matches with exchanged seats, with a kill.

use std::time::Duration;

use sandbox::{FaultKind, MessageView};
use tests::{Harness, Seat};

use crate::PROGRAM;
use crate::failures::killed::{cut, kill_at};

const PAIR: &str = "/challenge kastell opponent:@Ben seat:1 trees:c3,d6,g4 pair:true";

/// Both matches, each with Ada and Ben in its thread.
async fn begun(harness: &Harness) -> [(Seat, Seat); 2] {
    let ben = harness.at("Ben");
    let asked = |seen: &MessageView| seen.button("Accept").is_some();
    let challenge = ben.wait_for("the challenge", asked).await.unwrap();
    assert!(challenge.content.contains("Two matches at once"), "{}", challenge.content);
    ben.press(challenge.id, "Accept").unwrap().message().await.unwrap();
    both(harness).await
}

async fn both(harness: &Harness) -> [(Seat, Seat); 2] {
    let first = harness.member("Ben").wait_for_thread(": Ada – Ben").await.unwrap();
    let second = harness.member("Ben").wait_for_thread(": Ben – Ada").await.unwrap();
    [first, second].map(|thread| (harness.seat_in("Ada", &thread), harness.seat_in("Ben", &thread)))
}

/// The number of a match, by the name of its thread. If another match began in between, the numbers are not
/// consecutive.
fn number(seat: &Seat) -> String {
    let name = seat.thread.name();
    let number = name.split(['#', ':']).nth(1).expect("a number");
    format!("#{number}")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pair_starts_with_one_yes_and_reports_after_the_second_match() {
    let harness = Harness::start(PROGRAM).await;
    harness.at("Ada").slash(PAIR).unwrap().message().await.unwrap();
    let [(ada, ben), (ada2, ben2)] = begun(&harness).await;
    let cleo = harness.seat_in("Cleo", &ada.thread);
    let board = cleo.board_where(|seen| seen.pings == ["Ada"]).await;
    assert!(board.content.contains("Paired with"), "it shows its twin: {}", board.content);
    let other = ben2.board_where(|seen| seen.pings == ["Ben"]).await;
    assert!(other.content.contains("Paired with #1"), "{}", other.content);
    // Each card links to the other's thread, once that exists.
    for (own, twin) in [(&ada, &ada2), (&ada2, &ada)] {
        let begins = format!("{} is on", number(own));
        let link = format!("<#{}>", twin.thread.channel());
        let leads =
            |seen: &MessageView| seen.content.contains(&begins) && seen.content.contains(&link);
        harness.at("Cleo").wait_for("a card that leads to the other", leads).await.unwrap();
    }
    // So does each first board.
    for (own, twin) in [(&ada, &ada2), (&ada2, &ada)] {
        let link = format!(": <#{}>", twin.thread.channel());
        let leads = |seen: &MessageView| {
            seen.content.contains("Paired with") && seen.content.contains(&link)
        };
        own.board_where(leads).await;
    }
    ada.plays("Tn@c1").await;
    ben2.plays("Tn@d1").await;
    ada2.board_where(|seen| seen.pings == ["Ada"] && seen.content.contains("Tn@d1")).await;
    ben.resign().await;
    let end = cleo.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("Its pair"), "{}", end.content);
    ada2.resign().await;
    let end = ben2.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("1 – 1"), "{}", end.content);
    // Both cards in the channel show both matches now.
    let at = harness.at("Cleo");
    for seats in [[&ada, &ben], [&ben, &ada]] {
        // The seats distinguish the cards.
        let [first, second] = seats.map(|seat| format!("<@{}>", seat.member.id()));
        let is_card = |seen: &MessageView| {
            let title = seen.content.lines().next().unwrap_or_default();
            let places = title.find(&first).zip(title.find(&second));
            !seen.ephemeral && places.is_some_and(|(first, second)| first < second)
        };
        let told = |seen: &MessageView| is_card(seen) && seen.content.contains("1 – 1");
        let card = at.wait_for("the card", told).await.unwrap();
        assert!(card.edited && card.button("Rematch").is_some(), "{}", card.content);
        assert_eq!(at.messages().iter().filter(|seen| is_card(seen)).count(), 1);
    }
    let profile = harness.at("Ada").slash("/profile").unwrap().message().await.unwrap();
    let all = profile.all_text();
    assert!(all.contains("1 won") && all.contains("1 lost"), "each counts by itself: {all}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_during_the_start_of_a_pair_leaves_two_matches() {
    for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
        let mut harness = Harness::start(PROGRAM).await;
        harness.at("Ada").slash(PAIR).unwrap().message().await.unwrap();
        let ben = harness.at("Ben");
        let asked = |seen: &MessageView| seen.button("Accept").is_some();
        let challenge = ben.wait_for("the challenge", asked).await.unwrap();
        cut(&harness, "/threads", kind);
        ben.press(challenge.id, "Accept").unwrap();
        kill_at(&mut harness, "/threads", "Kastell").await;
        // Failed jobs are retried later.
        harness.pass(Duration::from_secs(600)).await;
        let [(ada, _), (_, ben2)] = both(&harness).await;
        ada.plays("Tn@c1").await;
        ben2.plays("Tn@d1").await;
        let listed = harness.at("Ada").slash("/games").unwrap().message().await.unwrap();
        let text = listed.all_text();
        assert_eq!(text.matches("**Kastell**").count(), 2, "{text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_with_a_hidden_start_have_no_pair_option() {
    let harness = Harness::start(PROGRAM).await;
    let command = harness.sandbox.command("challenge").unwrap();
    let of = |game: &str| {
        let games = command["options"].as_array().unwrap();
        let game = games.iter().find(|option| option["name"] == game).unwrap();
        game["options"].as_array().unwrap().iter().any(|option| option["name"] == "pair")
    };
    assert!(of("kastell") && of("castello") && !of("castle-keep"));
}
