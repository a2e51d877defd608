//! Typed moves: suggestions, forgiving notation, and refusals.

use tests::{Harness, Seat, tells_a_move};

use crate::{KASTELL, PROGRAM};

/// The suggestions for a partly typed move. There must be some.
async fn offered(seat: &Seat, typed: &str) -> Vec<String> {
    let choices = tests::suggestions(&seat.thread, &format!("/move text:{typed}")).await;
    choices.iter().map(|choice| choice.value.as_str().unwrap().to_owned()).collect()
}

/// The number of suggestions for a text that may fit no move.
async fn count(seat: &Seat, typed: &str) -> usize {
    let asked = seat.thread.suggest(&format!("/move text:{typed}")).unwrap();
    asked.choices().await.unwrap().len()
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_narrow_while_a_move_is_typed() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let mut before = offered(&ada, "").await;
    assert_eq!(before.len(), 25, "as many as Discord takes");
    for typed in ["t", "tn", "TN@", "tn@c", "Tn@c1"] {
        let now = offered(&ada, typed).await;
        let fits = |mv: &String| mv.to_lowercase().starts_with(&typed.to_lowercase());
        assert!(now.iter().all(fits), "{typed}: {now:?}");
        assert!(now.len() <= before.len(), "{typed}: {now:?}");
        before = now;
    }
    assert_eq!(before, ["Tn@c1"]);
    assert_eq!(count(&ada, "xyzzy").await, 0);
    assert!(count(&ada, &"t".repeat(6000)).await <= 25);
    let cleo = harness.seat_in("Cleo", &ada.thread);
    assert_eq!(count(&cleo, "t").await, 0, "a spectator has no moves");
    ada.plays(&before[0]).await;
    offered(&ben, "o").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_recorded_in_canonical_notation() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    for (seat, typed, canonical) in [
        (&ada, "  tN c1 ", "Tn@c1"),
        (&ben, "o@G1", "O@g1"),
        (&ada, "d8 c8 b8 a8", "In@a8"),
        (&ben, "IN-E8", "In@e8"),
    ] {
        let told = seat.play(typed).await;
        assert!(
            told.content.contains(&format!("You build {canonical}, the ")),
            "{typed}: {}",
            told.content
        );
        ada.board_where(|seen| seen.content.contains(canonical)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_illegal_move_is_answered_with_similar_legal_moves() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let public = |seat: &Seat| seat.thread.messages().iter().filter(|seen| !seen.ephemeral).count();
    let before = public(&ada);
    for (typed, words) in [
        ("t c1", &["Did you mean", "`Tn@c1`", "`Ts@c1`"][..]),
        ("Tn@c3", &["c3", "Similar legal moves"]),
        ("Tn@h8", &["Similar legal moves"]),
        ("red wall on b1", &["A move is a piece", "Similar legal moves: `"]),
        ("O@z9", &["a1 to h8", "Similar legal moves"]),
        ("a1 b2 c3 d4", &["don't form"]),
        ("***@everyone <@1>***", &["Nothing changed"]),
    ] {
        let told = ada.play(typed).await;
        assert!(told.ephemeral && told.pings.is_empty(), "{typed}: {}", told.content);
        assert!(told.button("Move step by step").is_some(), "{typed}: {}", told.content);
        for word in words {
            assert!(
                told.content.contains(word),
                "{typed} is not answered {word:?}: {}",
                told.content
            );
        }
    }
    let told = ada.play("Resign").await;
    let words = "`/resign` is a command of its own: send it without `/move`.";
    assert_eq!(told.content, words, "the player has not resigned");
    assert_eq!(public(&ada), before, "nothing was posted");
    ada.plays("Tn@c1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_word_lists_the_moves_that_it_describes_and_one_of_them_is_played() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    let offered = tests::suggestions(&ada.thread, "/move text:").await;
    let build = offered.iter().find(|choice| choice.name.contains(" the ")).expect("a build");
    let color = build.name.split(" the ").nth(1).unwrap().split(' ').next().unwrap();
    let (told, again) = (ada.play(color).await, ada.play(color).await);
    let listed = &told.menus[0];
    assert_eq!(listed.placeholder, "Play one of these moves");
    for (label, mv) in &listed.options {
        assert!(label.contains(color), "{label}");
        assert!(told.content.contains(&format!("`{mv}`")), "{}", told.content);
    }
    let offered = tests::suggestions(&ada.thread, &format!("/move text:{color}")).await;
    assert!(offered.iter().all(|choice| choice.name.contains(color)), "{offered:?}");
    assert!(offered.len() >= listed.options.len(), "{offered:?}");
    let played = ada.choose(&told, &listed.options[0].1).await;
    assert!(tells_a_move(&played.content), "{}", played.content);
    // The other list belongs to an earlier position.
    let stale = ada.choose(&again, &listed.options[0].1).await;
    assert!(!tells_a_move(&stale.content), "{}", stale.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_typed_into_the_form_of_the_panel() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let board = ada.board().await;
    let panel = ada.press(&board, "Move").await;
    let form = ada.thread.press(panel.id, "Type a move").unwrap();
    assert!(form.modal().await.unwrap().title.contains("Type a move"));
    let told = form.submit(&[("move", "Tn@c3")]).unwrap().message().await.unwrap();
    assert!(told.ephemeral && told.content.contains('❌'), "{}", told.content);
    let form = ada.thread.press(told.id, "Move step by step").unwrap().message().await.unwrap();
    let form = ada.thread.press(form.id, "Type a move").unwrap();
    form.modal().await.unwrap();
    assert!(form.submit(&[("move", &"T".repeat(401))]).is_err(), "the client has a limit");
    let told = form.submit(&[("move", "tn c1")]).unwrap().message().await.unwrap();
    assert!(told.content.contains("You build Tn@c1, the T on "), "{}", told.content);
    assert!(ben.board_where(|seen| seen.content.contains("Tn@c1")).await.pings_me);
}
