//! Fair deals: what messages show before, during and after a match, and what the file proves.

use std::process::Command;

use sandbox::{MessageView, Visit};
use tests::Harness;

use crate::PROGRAM;

async fn press(place: &Visit, seen: &MessageView, button: &str) -> MessageView {
    place.press(seen.id, button).unwrap().message().await.unwrap()
}

/// The commitment in a message, short or whole.
fn commitment(seen: &MessageView) -> String {
    let digits = |word: &&str| word.len() >= 16 && word.chars().all(|c| c.is_ascii_hexdigit());
    seen.content.split('`').find(digits).expect("a commitment").to_owned()
}

fn file(place: &Visit, seen: &MessageView) -> String {
    let file = seen.pictures.iter().find(|file| file.filename.ends_with("json")).expect("a file");
    String::from_utf8(place.bytes(file).unwrap().to_vec()).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deal_is_committed_before_the_words_and_proven_after_the_match() {
    let harness = Harness::start(PROGRAM).await;
    let line = "/challenge castle-keep opponent:@Ben opponent2:@Cleo word:tiger";
    harness.at("Ada").slash(line).unwrap().message().await.unwrap();
    let (ben, cleo, dora) = (harness.at("Ben"), harness.at("Cleo"), harness.at("Dora"));
    let card = ben.wait_for("the card", |seen| seen.button("Join").is_some()).await.unwrap();
    let short = commitment(&card);
    assert_eq!(short.len(), 16);
    // The public information: the whole commitment, and no word.
    let shown = press(&dora, &card, "🎲 Fair play").await;
    let whole = commitment(&shown);
    assert!(shown.ephemeral && whole.len() == 64 && whole.starts_with(&short));
    assert!(shown.content.contains("Nobody, not even this bot's owner, could choose or change"));
    assert!(!shown.content.contains("tiger"), "{}", shown.content);
    assert!(shown.button("Give a word").is_none(), "only players give words");

    press(&ben, &card, "Join").await;
    let own = press(&ben, &card, "🎲 Fair play").await;
    let form = ben.press(own.id, "Give a word").unwrap();
    form.modal().await.unwrap();
    let taken = form.submit(&[("word", "rook ` _x_")]).unwrap().message().await.unwrap();
    assert!(taken.ephemeral && taken.content.contains("`rook ' _x_`"), "{}", taken.content);
    press(&cleo, &card, "Join").await;

    let ada = harness.seat_at("Ada", " – ").await;
    let first = ada.board_where(|seen| seen.button("🎲 Fair play").is_some()).await;
    assert!(first.content.contains(&short), "{}", first.content);
    let about_deal = first.content.lines().filter(|line| line.contains('🎲')).count();
    assert_eq!(about_deal, 1, "one line about the deal: {}", first.content);
    assert!(!first.content.contains("tiger"), "{}", first.content);
    let running = press(&ada.thread, &first, "🎲 Fair play").await;
    assert!(running.content.contains("`tiger`") && running.content.contains("`rook ' _x_`"));
    assert_eq!(commitment(&running), whole);
    let running = file(&ada.thread, &running);
    assert!(running.contains(&whole) && running.contains("rook ` _x_"), "{running}");
    for secret in ["secret", "\"seed\"", "\"message\""] {
        assert!(!running.contains(secret), "{running}");
    }

    let (ben, cleo) = (harness.seat_in("Ben", &ada.thread), harness.seat_in("Cleo", &ada.thread));
    ben.resign().await;
    cleo.resign().await;
    let last = ada.board_where(|seen| seen.button("🎲 Check the deal").is_some()).await;
    let proof = press(&ada.thread, &last, "🎲 Check the deal").await;
    assert_eq!(commitment(&proof), whole);
    assert!(proof.content.contains("Secret: `") && proof.content.contains("Seed: `"));

    let exported = file(&ada.thread, &proof);
    let path = harness.data().join("deal.json");
    let verify = |text: &str| {
        std::fs::write(&path, text).unwrap();
        Command::new(harness.program()).arg("verify").arg(&path).output().unwrap()
    };
    let output = verify(&exported);
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success() && said.lines().count() == 6, "{said}");
    assert!(said.ends_with(&format!("{whole}\n")) && !said.contains("FAILS"), "{said}");
    let output = verify(&exported.replace("tiger", "Tiger"));
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(!output.status.success() && said.contains("FAILS"), "{said}");
    let output = verify(&running);
    assert!(!output.status.success() && output.stdout.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn withdrawn_challenges_are_counted_on_the_next_challenge_card() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = (harness.at("Ada"), harness.at("Ben"));
    for count in 0..2 {
        ada.slash("/challenge kastell opponent:@Ben").unwrap().message().await.unwrap();
        let is_open = |seen: &MessageView| seen.button("Accept").is_some();
        let card = ben.wait_for("the card", is_open).await.unwrap();
        assert_eq!(card.content.contains("One challenge between"), count == 1, "{card:?}");
        press(&ada, &card, "Withdraw").await;
        let is_over = |seen: &MessageView| seen.id == card.id && seen.button("Accept").is_none();
        let over = ben.wait_for("its end", is_over).await.unwrap();
        // Nothing was dealt, so the secret is shown at once.
        let proof = press(&ben, &over, "🎲 Check the deal").await;
        assert!(proof.content.contains("Secret: `"), "{}", proof.content);
    }
}
