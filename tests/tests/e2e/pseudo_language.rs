//! The pseudo-language: every text that a player can reach comes from a message file.

use sandbox::MessageView;
use tests::{Harness, Seat};
use words::{plain_words, pseudo_text};

use crate::PROGRAM;
use crate::languages::{mover, texts};

/// Untranslated words: people, channels, the program, games, English in itself, and acts in notation.
pub(crate) const NAMES: &[&str] = &[
    "Ada",
    "Ben",
    "Cleo",
    "Dora",
    "Castellan",
    "castellan",
    "game",
    "night",
    "Castle",
    "Green",
    "Kastell",
    "Castello",
    "Keep",
    "Castles",
    "English",
    "York",
    "Angeles",
    "Paulo",
    // Words of the notations.
    "attack",
    "deploy",
    "done",
    "draw",
    "drop",
    "hit",
    "pass",
];

/// The number of moves of each game.
const MOVES: usize = 10;

/// The program in the pseudo-language, with a match page.
pub(crate) async fn in_pseudo() -> Harness {
    let settings = [("PSEUDO_LANGUAGE", "1"), ("CASTELLAN_WEB_ADDRESS", "127.0.0.1:0")];
    Harness::with_settings(PROGRAM, &settings).await
}

/// Ada challenges Ben, who accepts; both go to the thread.
pub(crate) async fn begin(harness: &Harness, line: &str) -> (Seat, Seat) {
    let answer = harness.at("Ada").slash(line).unwrap().message().await.unwrap();
    check(&answer);
    let (ben, accept) = (harness.at("Ben"), pseudo_text("Accept"));
    let is_challenge = |seen: &MessageView| seen.button(&accept).is_some();
    let challenge = ben.wait_for("the challenge", is_challenge).await.unwrap();
    check(&challenge);
    ben.press(challenge.id, &accept).unwrap().message().await.unwrap();
    let button = challenge.button(&accept).unwrap().custom_id.clone();
    let number = button.split(':').nth(2).unwrap();
    let ada = harness.seat_at("Ada", &format!("#{number}: ")).await;
    let ben = harness.seat_in("Ben", &ada.thread);
    ada.board().await;
    (ada, ben)
}

/// Fails if a text has a word that is not in the pseudo-language.
#[track_caller]
pub(crate) fn check_text(text: &str) {
    let plain = plain_words(text, NAMES);
    assert!(plain.is_empty(), "{plain:?} are hard-coded in {text:?}");
}

#[track_caller]
fn check(seen: &MessageView) {
    texts(seen).iter().for_each(|text| check_text(text));
}

async fn play(harness: &Harness, game: &str) {
    let (ada, ben) = begin(harness, &format!("/challenge {game} opponent:@Ben")).await;
    for _ in 0..MOVES {
        let Some((seat, offered)) = mover([&ada, &ben]).await else { break };
        for choice in &offered {
            // A suggestion begins with the move in notation.
            let notation = choice.value.as_str().unwrap();
            check_text(choice.name.strip_prefix(notation).unwrap_or(&choice.name));
        }
        // The previous turn's board may still be the newest, and loses its buttons at any moment.
        let board = seat.board_where(|seen| seen.pings_me).await;
        check(&board);
        let button = board.button(&pseudo_text("Move")).unwrap();
        let pressed = seat.thread.forge_press(board.id, &button.custom_id).unwrap();
        check(&pressed.message().await.unwrap());
        check(&seat.play(offered[0].value.as_str().unwrap()).await);
        check(&seat.play("0").await);
    }
    for line in ["/hand", "/hint", "/propose", &format!("/rules game:{game}")] {
        check(&ada.ask(line).await);
    }
    if mover([&ada, &ben]).await.is_some() {
        ada.resign().await;
    }
    let rematch = pseudo_text("Rematch");
    check(&ben.board_where(|seen| seen.button(&rematch).is_some()).await);
    check(&ben.ask("/replay").await);
    ben.thread.messages().iter().filter(|seen| seen.by_bot).for_each(check);
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_of_all_games_contain_no_hard_coded_words() {
    let harness = in_pseudo().await;
    for game in ["kastell", "castello", "castle-keep", "castles"] {
        play(&harness, game).await;
    }
    let lines = [
        "/games",
        "/help",
        "/settings",
        "/profile",
        "/privacy show",
        "/leaderboard",
        "/setup",
        "/daily",
        "/puzzle game:kastell",
        "/learn game:kastell",
        "/club show",
        "/dashboard",
    ];
    for line in lines {
        check(&harness.at("Ada").slash(line).unwrap().message().await.unwrap());
    }
}
