//! Languages: of private texts, of public texts, and texts that stay English.

use std::collections::BTreeSet;

use sandbox::{Choice, MessageView, Visit};
use tests::{Harness, Seat, ask_until};

use crate::PROGRAM;

/// English words that no sentence of the other languages has, not even as a name.
const ENGLISH: [&str; 30] = [
    "the", "your", "you", "are", "and", "with", "wins", "move", "moves", "turn", "board", "have",
    "nobody", "this", "of", "to", "from", "their", "they", "has", "which", "then", "who", "that",
    "piece", "square", "wall", "tree", "tile", "plays",
];

/// The number of moves of each game.
const MOVES: usize = 12;

/// All texts of a message: lines, labels, choices and alternative texts.
pub(crate) fn texts(seen: &MessageView) -> Vec<String> {
    let menus = seen.menus.iter().flat_map(|menu| menu.options.iter().map(|one| one.0.clone()));
    let buttons = seen.buttons.iter().map(|button| button.label.clone());
    let pictures = seen.pictures.iter().filter_map(|picture| picture.description.clone());
    let embeds = seen.embeds.iter().flat_map(|embed| {
        ["title", "description"].map(|field| embed[field].as_str().unwrap_or_default().to_owned())
    });
    [seen.content.clone()]
        .into_iter()
        .chain(menus)
        .chain(buttons)
        .chain(pictures)
        .chain(embeds)
        .collect()
}

/// Fails if a message has English words.
#[track_caller]
fn check_foreign(seen: &MessageView) {
    for text in texts(seen) {
        check_text(&text);
    }
}

/// Fails if a text has English words. Text in backticks is notation.
#[track_caller]
fn check_text(text: &str) {
    let plain: String = text.split('`').step_by(2).collect::<Vec<_>>().join(" ");
    let words = plain.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
    let words: BTreeSet<String> = words.collect();
    let found: Vec<_> = ENGLISH.iter().filter(|word| words.contains(**word)).collect();
    assert!(found.is_empty(), "{found:?} in {text:?}");
}

/// Fails if one of the bot's messages in a place has English words.
#[track_caller]
fn check_place(place: &Visit) {
    place.messages().iter().filter(|seen| seen.by_bot).for_each(check_foreign);
}

/// The player to move, and their suggestions. `None` once the match is over.
///
/// Discord shows no suggestions either if the program is too slow, so this asks again until the end is posted.
pub(crate) async fn mover(seats: [&Seat; 2]) -> Option<(&Seat, Vec<Choice>)> {
    let is_end =
        |seen: &MessageView| seen.buttons.iter().any(|one| one.custom_id.contains(":rematch:"));
    ask_until("a move or the end", async || {
        for seat in seats {
            let offered = seat.thread.suggest("/move text:").unwrap().choices().await.unwrap();
            if !offered.is_empty() {
                return Some(Some((seat, offered)));
            }
        }
        seats[0].thread.messages().iter().any(is_end).then_some(None)
    })
    .await
}

/// A server in German, on which Ada reads Swedish and Ben French.
async fn mixed() -> Harness {
    let harness = Harness::start(PROGRAM).await;
    harness.sandbox.set_locale("Ada", "sv-SE").unwrap();
    harness.sandbox.set_locale("Ben", "fr").unwrap();
    harness.sandbox.set_server_locale("Castle Green", "de").unwrap();
    harness
}

/// Ada challenges Ben, who accepts. Returns both seats, and the answer to Ada.
async fn begin(harness: &Harness, line: &str) -> (Seat, Seat, MessageView) {
    let answer = harness.at("Ada").slash(line).unwrap().message().await.unwrap();
    let ben = harness.at("Ben");
    let is_challenge = |seen: &MessageView| seen.button("Annehmen").is_some();
    let challenge = ben.wait_for("the challenge in German", is_challenge).await.unwrap();
    check_foreign(&challenge);
    let accepted = ben.press(challenge.id, "Annehmen").unwrap().message().await.unwrap();
    check_foreign(&accepted);
    let button = challenge.button("Annehmen").unwrap().custom_id.clone();
    let number = button.split(':').nth(2).unwrap();
    let ada = harness.seat_at("Ada", &format!("#{number}: ")).await;
    let ben = harness.seat_in("Ben", &ada.thread);
    (ada, ben, answer)
}

#[tokio::test(flavor = "multi_thread")]
async fn private_answers_use_the_readers_language_and_posts_the_servers() {
    let harness = mixed().await;
    let (ada, ben, answer) = begin(&harness, "/challenge kastell opponent:@Ben seat:1").await;
    assert!(answer.content.contains("utmaning"), "{}", answer.content);
    let board = ada.board().await;
    assert!(board.content.contains("du bist am Zug"), "{}", board.content);
    check_foreign(&board);
    // Ada plays by the panel, in Swedish, and Ben by the command, in French.
    let panel = ada.press(&board, "Ziehen").await;
    check_foreign(&panel);
    let played = ada.play(&ada.suggestion().await).await;
    assert!(played.content.contains("bygger"), "{}", played.content);
    let board = ben.board_where(|seen| seen.pings_me).await;
    check_foreign(&board);
    let played = ben.play(&ben.suggestion().await).await;
    assert!(played.content.contains("pose"), "{}", played.content);
    for line in ["/board", "/games", "/help", "/settings", "/profile", "/propose", "/privacy show"]
    {
        for seat in [&ada, &ben] {
            check_foreign(&seat.ask(line).await);
        }
    }
    let rules = ada.ask("/rules game:kastell").await;
    assert!(rules.content.contains("träd"), "{}", rules.content);
    ada.propose("En paus").await;
    let question = ben.post_where(|seen| seen.content.starts_with("🤝")).await;
    check_foreign(&question);
    ben.press(&question, "Zustimmen").await;
    check_foreign(&ada.post_where(|seen| seen.content.contains("hat zugestimmt")).await);
    ada.resign().await;
    let end = ben.board_where(|seen| seen.button("Revanche").is_some()).await;
    assert!(end.content.contains("gewinnt"), "{}", end.content);
    check_foreign(&end);
}

/// Plays a game for an evening, and checks everything that either player reads.
async fn play_an_evening(harness: &Harness, game: &str) {
    let (ada, ben, answer) = begin(harness, &format!("/challenge {game} opponent:@Ben")).await;
    check_foreign(&answer);
    let mut played = 0;
    while played < MOVES {
        let Some((seat, offered)) = mover([&ada, &ben]).await else { break };
        for choice in &offered {
            check_text(&choice.name);
            assert!(choice.name.chars().count() <= 100, "{}", choice.name);
        }
        check_foreign(&seat.board().await);
        // A player's own board is always the newest one. A public board loses its buttons when the next one is posted.
        let own = seat.ask("/board").await;
        check_foreign(&own);
        let label = own.buttons[0].label.clone();
        check_foreign(&seat.press(&own, &label).await);
        let text = offered[0].value.as_str().unwrap();
        check_foreign(&seat.play(text).await);
        check_foreign(&seat.play("no such move").await);
        played += 1;
    }
    // A castle may be complete early, depending on the cards.
    assert!(played >= 5, "{game} ended after {played} moves");
    for seat in [&ada, &ben] {
        for line in ["/hand", "/hint", "/propose", &format!("/rules game:{game}")] {
            check_foreign(&seat.ask(line).await);
        }
    }
    if mover([&ada, &ben]).await.is_some() {
        ada.resign().await;
    }
    check_foreign(&ben.board_where(|seen| seen.button("Revanche").is_some()).await);
    check_foreign(&ben.ask("/replay").await);
    for seat in [&ada, &ben] {
        check_place(&seat.thread);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_played_without_a_word_of_english() {
    let harness = mixed().await;
    for game in ["kastell", "castello", "castle-keep", "castles"] {
        play_an_evening(&harness, game).await;
    }
    for name in ["Ada", "Ben"] {
        check_place(&harness.at(name));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_language_can_be_chosen_and_a_match_keeps_its_own() {
    let harness = mixed().await;
    let (ada, ben, _) = begin(&harness, "/challenge kastell opponent:@Ben seat:1").await;
    // Ben prefers Dutch to the French of his Discord.
    let settings = ben.ask("/settings").await;
    let panel = ben.press(&settings, "🌐 Langue").await;
    let chosen = ben.choose(&panel, "nl").await;
    assert!(chosen.content.contains("Nederlands"), "{}", chosen.content);
    check_foreign(&ben.ask("/board").await);
    let owner = harness.at("Ada");
    let unread = owner.slash("/setup language:Klingon").unwrap().message().await.unwrap();
    assert!(unread.content.contains("kan inte läsa"), "{}", unread.content);
    let setup = owner.slash("/setup language:Español").unwrap().message().await.unwrap();
    assert!(setup.content.contains("Español"), "{}", setup.content);
    // The match keeps its German, and the next match is in Spanish.
    ada.play(&ada.suggestion().await).await;
    let board = ben.board_where(|seen| seen.pings_me).await;
    assert!(board.content.contains("du bist am Zug"), "{}", board.content);
    // A form is in the language of the message around its button.
    let replay = ben.ask("/replay").await;
    let form = ben.thread.press(replay.id, "# Ga naar…").unwrap().modal().await.unwrap();
    assert_eq!(form.title, "Naar een zet gaan");
    let answer = owner.slash("/challenge castello").unwrap().message().await.unwrap();
    assert!(answer.content.contains("utmaning"), "{}", answer.content);
    let there = harness.at("Ben");
    let is_spanish =
        |seen: &MessageView| seen.button("Aceptar").is_some() || seen.button("Unirse").is_some();
    let challenge = there.wait_for("a challenge in Spanish", is_spanish);
    check_foreign(&challenge.await.unwrap());
    // If Discord shows no date, the text has one in the reader's language.
    let dutch = ben.ask("/settings").await;
    assert!(dutch.content.contains("Taal"), "{}", dutch.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn direct_messages_are_in_the_language_of_their_reader() {
    let harness = mixed().await;
    let (ada, ben, _) = begin(&harness, "/challenge kastell opponent:@Ben seat:1").await;
    let settings = ben.ask("/settings").await;
    let ping = settings.buttons.iter().find(|one| one.label.contains("🔔")).unwrap();
    let panel = ben.press(&settings, &ping.label).await;
    let mut directly = panel.buttons.iter().filter(|one| one.label.contains("message privé"));
    let label = directly.next_back().unwrap().label.clone();
    ben.press(&panel, &label).await;
    ada.play(&ada.suggestion().await).await;
    let dm = harness.member("Ben").dm();
    let told = dm.wait_for("a direct message", |seen| seen.by_bot).await.unwrap();
    assert!(told.content.contains("jouer"), "{}", told.content);
    check_foreign(&told);
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_typed_in_the_words_of_the_reader() {
    let harness = mixed().await;
    let (ada, _ben, _) = begin(&harness, "/challenge castles opponent:@Ben seat:1").await;
    let deployed = ada.play("ställ upp").await;
    let deployed_in_english = ada.play("deploy").await;
    assert_eq!(deployed.content, deployed_in_english.content);
    let time = harness.at("Ada").slash("/challenge castello time:2 dagar").unwrap();
    let answer = time.message().await.unwrap();
    assert!(answer.content.contains("utmaning"), "{}", answer.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_piece_and_its_squares_are_typed_in_the_words_of_the_reader() {
    let harness = mixed().await;
    let line = "/challenge kastell opponent:@Ben seat:1 trees:c3,d6,g4";
    let (ada, _ben, _) = begin(&harness, line).await;
    let built = ada.play("I-biten på a1, a2, a3 och a4").await;
    assert!(built.content.contains("Ie@a1"), "{}", built.content);
}
