//! Replays: steps, captures, films, files, and the summary since the last move.

use sandbox::{LoggedRequest, MessageView, Picture, Visit};
use tests::{Harness, Seat, tells_a_move};

use crate::agreements::proposals::proposal;
use crate::{KASTELL, PROGRAM};

async fn slash(place: &Visit, line: &str) -> MessageView {
    place.slash(line).unwrap().message().await.unwrap()
}

/// The bytes of a message's only picture.
fn picture(place: &Visit, seen: &MessageView) -> Vec<u8> {
    let is_drawn =
        |file: &&Picture| file.filename.ends_with("png") || file.filename.ends_with("gif");
    let file = seen.pictures.iter().find(is_drawn).expect("a picture");
    place.bytes(file).unwrap().to_vec()
}

/// The content of the file with this ending.
fn file(place: &Visit, seen: &MessageView, ending: &str) -> String {
    let file = seen.pictures.iter().find(|file| file.filename.ends_with(ending)).expect("a file");
    String::from_utf8(place.bytes(file).unwrap().to_vec()).unwrap()
}

/// Types the number of a move into the form.
async fn jump(seat: &Seat, on: &MessageView, number: &str) -> MessageView {
    let asked = seat.thread.press(on.id, "# Go to…").unwrap();
    asked.modal().await.unwrap();
    asked.submit(&[("step", number)]).unwrap().message().await.unwrap()
}

/// Plays two moves each; then Ben resigns.
async fn ended(harness: &Harness) -> (Seat, Seat) {
    let (ada, ben) = harness.match_of(KASTELL).await;
    for (seat, mv) in [(&ada, "Tn@c1"), (&ben, "O@g1"), (&ada, "In@a8"), (&ben, "In@e8")] {
        seat.plays(mv).await;
    }
    ada.resign().await;
    ben.board_where(|seen| seen.button("Rematch").is_some()).await;
    (ada, ben)
}

#[tokio::test(flavor = "multi_thread")]
async fn every_replay_step_shows_names_and_result_from_either_side() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = ended(&harness).await;
    let dora = harness.seat_in("Dora", &ada.thread);
    let first = dora.ask("/replay match:1").await;
    assert!(first.ephemeral && first.content.contains("0 of 4"), "{}", first.content);
    assert!(first.content.contains("White)") && first.content.contains("resigned"));
    assert!(
        first.button("⚔️ Last capture").is_none(),
        "nothing was captured before the first move"
    );
    let second = dora.press(&dora.press(&first, "Next ▶").await, "Next ▶").await;
    assert_eq!(second.content.matches("O@g1").count(), 1, "it is said once: {}", second.content);
    assert!(second.content.contains("Black builds O@g1, the O on"), "{}", second.content);
    let last = dora.press(&second, "Last ⏭").await;
    assert!(last.content.contains("4 of 4") && last.button("Next ▶").is_none());
    assert!(dora.press(&last, "◀ Previous").await.content.contains("3 of 4"));
    assert!(dora.press(&last, "⏮ First").await.content.contains("0 of 4"));
    assert!(jump(&dora, &last, "2").await.content.contains("2 of 4"));
    for wrong in ["9", "two", "-1"] {
        let told = jump(&dora, &last, wrong).await;
        assert!(told.content.contains("no such move"), "{}", told.content);
    }
    assert!(last.button("⚔️ Last capture").is_none(), "nothing is ever captured in Kastell");
    // Four turns to the left show four pictures and come back to the first; one to the right undoes one to the left. A
    // complete analysis changes the pictures, so this is a new message that awaits none.
    let first = tests::ask_until("the analysis", async || {
        let shown = dora.ask("/replay match:1").await;
        Some(shown).filter(|seen| !seen.content.contains("still analyzing"))
    })
    .await;
    let last = jump(&dora, &first, "4").await;
    let mut seen = vec![picture(&dora.thread, &last)];
    let mut at = last;
    for _ in 0..4 {
        at = dora.press(&at, "↺").await;
        seen.push(picture(&dora.thread, &at));
    }
    assert_eq!(seen[0], seen[4]);
    assert!((0..4).all(|at| !seen[..at].contains(&seen[at])), "each turn shows something else");
    let once = dora.press(&at, "↺").await;
    // The next steps keep the turned board.
    let step = dora.press(&once, "◀ Previous").await;
    let same = dora.press(&step, "Next ▶").await;
    assert_eq!(picture(&dora.thread, &same), seen[1]);
    let undone = dora.press(&same, "↻").await;
    assert_eq!(picture(&dora.thread, &undone), seen[0]);
    drop((ada, ben));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_capture_button_finds_earlier_captures() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castello opponent:@Ben seat:2").await;
    // Both sides rush to the middle by suggestions until there are two captures.
    let mut taken = Vec::new();
    for ply in 1..400 {
        let board = ada.board_where(|seen| !seen.pings.is_empty()).await;
        let seat = if board.pings == ["Ada"] { &ada } else { &ben };
        let offered = tests::suggestions(&seat.thread, "/move text:").await;
        let capture = offered.iter().find(|choice| choice.name.contains('x'));
        let mv =
            capture.unwrap_or(&offered[ply % offered.len()]).value.as_str().unwrap().to_owned();
        let told = seat.play(&mv).await;
        assert!(tells_a_move(&told.content), "{mv}: {}", told.content);
        let board = ada.board_where(|seen| seen.id > board.id).await;
        if board.content.contains("captur") {
            taken.push(ply);
        }
        if taken.len() == 2 {
            break;
        }
    }
    let [first, second] = taken[..] else { panic!("something is taken: {taken:?}") };
    let dora = harness.seat_in("Dora", &ada.thread);
    let start = dora.ask("/replay match:1").await;
    let early = dora.press(&start, "Next ▶").await;
    let nothing = dora.press(&early, "⚔️ Last capture").await;
    assert!(nothing.content.contains("Nothing was captured"), "{}", nothing.content);
    let last = dora.press(&nothing, "Last ⏭").await;
    let found = dora.press(&last, "⚔️ Last capture").await;
    let before = if found.content.contains(&format!("{second} of")) {
        dora.press(&found, "⚔️ Last capture").await
    } else {
        found
    };
    assert!(before.content.contains(&format!("{first} of")), "{taken:?}: {}", before.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_exports_as_text_and_json_and_the_json_opens_as_a_replay() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.play("Tn@c1").await;
    // A running match keeps its seed secret.
    let running = ada.ask("/replay").await;
    assert!(running.button("📄 Export").is_none(), "{:?}", running.buttons);
    let forged = ada.thread.forge_press(running.id, "1:export:1::-").unwrap();
    let refused = forged.message().await.unwrap();
    assert!(refused.content.contains("over") && refused.pictures.is_empty(), "{}", refused.content);
    ben.resign().await;
    ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    let files = ada.press(&ada.ask("/replay match:1").await, "📄 Export").await;
    let (text, json) = (file(&ada.thread, &files, "txt"), file(&ada.thread, &files, "json"));
    assert!(text.contains("1. White: Tn@c1") && text.contains("Black resigned"), "{text}");
    assert!(!text.contains("Ada") && !json.contains("Ada"), "nobody's name leaves with it");
    let (place, dora) = (harness.member("Dora").dm(), harness.at("Dora"));
    let brought =
        slash(&place, &format!("/replay file:{}", place.upload("m.json", json.as_bytes()))).await;
    assert!(brought.content.contains("from your file · 0 of 1"), "{}", brought.content);
    harness.kill_and_restart().await;
    let next = place.press(brought.id, "Next ▶").unwrap().message().await.unwrap();
    assert!(next.content.contains("Tn@c1") && !next.pictures.is_empty(), "{}", next.content);
    let film = place.press(next.id, "🎬 Film").unwrap().message().await.unwrap();
    assert!(film.content.contains("from your file · one move"), "{}", film.content);
    // An uploaded game belongs to one person: for others the same button finds no file.
    let id = &next.buttons[0].custom_id;
    let answer = slash(&dora, "/help").await;
    let again =
        slash(&dora, &format!("/replay file:{}", dora.upload("m.json", json.as_bytes()))).await;
    assert!(again.content.contains("0 of 1"));
    let stale = dora.forge_press(answer.id, id).unwrap().message().await.unwrap();
    assert!(stale.content.contains("no longer have that file"), "{}", stale.content);
    let shown = dora.press(again.id, "📣 Show it here").unwrap();
    let public = |seen: &MessageView| !seen.ephemeral && seen.content.contains("from your file");
    let public = dora.wait_for("what is shown", public).await.unwrap();
    assert!(public.content.contains("Shown by <@"), "{}", public.content);
    drop(shown);
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_files_are_refused_in_a_sentence() {
    let harness = Harness::start(PROGRAM).await;
    let place = harness.member("Dora").dm();
    let bring = async |text: &[u8]| {
        let line = format!("/replay file:{}", place.upload("m.json", text));
        slash(&place, &line).await
    };
    let seed = "0".repeat(64);
    let record = |game: &str, version: u32, plies: &str| {
        format!(
            r#"{{"game":"{game}","rules_version":{version},"setup":{{"seats":2,"seed":"{seed}"}},"plies":[{plies}]}}"#
        )
    };
    let ply = r#"{"seat":0,"act":{"move":"Tn@c1"}}"#;
    let many = vec![ply; 3_000].join(",");
    let deep = "[".repeat(100_000);
    for (text, told) in [
        ("".to_owned(), "as JSON"),
        ("\u{0}".to_owned(), "as JSON"),
        (deep, "as JSON"),
        ("{}".to_owned(), "isn't a match"),
        (record("chess", 1, ""), "❌|game"),
        (record("kastell", 999, ""), "version|rules"),
        (record("kastell", 1, r#"{"seat":0,"act":{"move":"Tn@z9"}}"#), "1"),
        (record("kastell", 1, r#"{"seat":9,"act":{"move":"Tn@c1"}}"#), "seat"),
        (record("kastell", 1, &many), "too long"),
        (" ".repeat(300_000), "too large"),
    ] {
        let seen = bring(text.as_bytes()).await;
        let fits = told.split('|').any(|told| seen.content.contains(told));
        assert!(seen.ephemeral && fits && seen.pictures.is_empty(), "{told}: {}", seen.content);
        assert!(!seen.content.contains("wrong on my end"), "{}", seen.content);
    }
    let binary: Vec<u8> = (0..=255).collect();
    assert!(bring(&binary).await.content.contains("as JSON"));
}

/// Fails if a message names the army, or a piece of it in an alternative text.
fn assert_hides_army(seen: &MessageView) {
    let text = seen.all_text();
    for secret in ["G:", "Phalanx", "general"] {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_replay_hides_secrets_and_only_players_share_elsewhere() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    ada.play("deploy phalanx").await;
    let own = ada.ask("/replay").await;
    let own = ada.press(&own, "Last ⏭").await;
    assert!(own.content.contains("draws up the army “Phalanx”"), "their own army: {}", own.content);
    let shown = ada.thread.press(own.id, "📣 Show it here").unwrap();
    let is_shown = |seen: &MessageView| !seen.ephemeral && seen.content.contains("Shown by");
    let public = ben.thread.wait_for("what is shown", is_shown).await.unwrap();
    assert_hides_army(&public);
    assert!(public.content.contains("0 of 0") && public.pings.is_empty(), "{}", public.content);
    drop(shown);
    ben.play("deploy volley").await;
    ada.board_where(|seen| seen.content.contains("revealed")).await;
    ada.resign().await;
    ben.board_where(|seen| seen.button("Rematch").is_some()).await;
    // Now nothing is hidden, and everyone may see the film. It shows the evaluation once there is one.
    let dora = harness.at("Dora");
    let replay = slash(&dora, "/replay match:1").await;
    harness.bot.says("a job is done match.id=1 kind=analyze").await;
    let film = dora.press(replay.id, "🎬 Film").unwrap().message().await.unwrap();
    assert!(film.pictures[0].filename.ends_with("gif") && film.pictures[0].size < 8_000_000);
    dora.press(film.id, "📣 Show the film here").unwrap();
    let public = dora.wait_for("the film", is_shown).await.unwrap();
    assert_eq!(public.pictures[0].size, film.pictures[0].size);
    // In direct messages only a player can post it.
    let place = harness.member("Dora").dm();
    let replay = slash(&place, "/replay match:1").await;
    place.press(replay.id, "📣 Show it here").unwrap();
    let is_refused = |seen: &MessageView| seen.content.contains("Only its players");
    assert!(place.wait_for("why not", is_refused).await.unwrap().ephemeral);
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_since_the_players_last_move_are_shown_in_their_view() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    ada.play("Tn@c1").await;
    let board = ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    let since = ben.press(&board, "⏪ Since your last move").await;
    assert!(since.ephemeral && since.content.contains("one move since yours"), "{}", since.content);
    assert!(since.content.contains("White builds Tn@c1"), "{}", since.content);
    assert!(since.pictures[0].filename.ends_with("gif"));
    let panel = ben.press(&since, "Move").await;
    assert!(tests::is_panel(&panel), "{}", panel.content);
    let nothing = ada.press(&board, "⏪ Since your last move").await;
    assert!(nothing.content.contains("nothing has happened"), "{}", nothing.content);
    let dora = harness.seat_in("Dora", &ada.thread);
    let last = dora.press(&board, "⏪ Since your last move").await;
    assert!(last.content.contains("the last turn"), "{}", last.content);
    let (ada, ben) = {
        let (first, second) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
        (first, second)
    };
    ada.play("deploy phalanx").await;
    let pressed = ben.thread.forge_press(ben.board().await.id, "1:since:2::").unwrap();
    let secret = pressed.message().await.unwrap();
    assert_hides_army(&secret);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replay_shows_everyone_the_same_judgment_and_better_moves() {
    let harness = Harness::start(PROGRAM).await;
    // With linked contact few places are left, so all positions are proven soon. Black's second move gives a win away.
    let (ada, ben) = harness.match_of(&format!("{KASTELL} contact:linked")).await;
    let first = ada.board().await;
    let alt = first.pictures[0].description.clone().unwrap();
    let linked = "must share an edge with another of yours";
    assert!(first.content.contains(linked) && alt.contains(linked), "{}, {alt}", first.content);
    let played = ["Lw@d5", "Ln@b4", "Ze@d2", "Ze@a4", "Sn@d1", "Te@b1", "Tn@a7"];
    for (mv, seat) in played.iter().zip([&ada, &ben].into_iter().cycle()) {
        seat.plays(mv).await;
    }
    let end = ben.board_where(|seen| seen.button("Rematch").is_some()).await;
    let dora = harness.seat_in("Dora", &ada.thread);
    let mut stood = Vec::new();
    for seat in [&ada, &dora] {
        let mut replay = seat.press(&end, "Replay").await;
        assert!(replay.content.contains("📊"), "{}", replay.content);
        while replay.content.contains("still analyzing") {
            replay = seat.press(&end, "Replay").await;
        }
        let before = seat.press(&seat.press(&replay, "Last ⏭").await, "◀ Previous").await;
        assert!(before.content.contains("has a forced win"), "{}", before.content);
        stood.push(before.content.lines().filter(|line| line.contains('📊')).collect::<String>());
    }
    assert_eq!(stood[0], stood[1]);

    let step = dora.choose(&dora.ask("/replay match:1").await, "2").await;
    let lost = "Black builds Ln@b4, the L on ";
    assert!(step.content.contains(lost), "{}", step.content);
    assert!(step.content.contains("Black was winning until then."), "{}", step.content);
    let played = picture(&dora.thread, &step);
    // Several moves win.
    let (_, best) = step.content.split_once("This wins: ").unwrap();
    let best = best.lines().next().unwrap();
    assert!(best.contains("Black builds "), "a sentence: {best}");
    let better = dora.press(&step, "💡 Show the better move").await;
    assert!(better.ephemeral && better.content.contains("Black builds Ln@b4, "));
    let told = format!("💡 Better: **{best}**");
    assert!(better.content.contains(&told), "{}", better.content);
    let drawn = picture(&dora.thread, &better);
    let back = dora.press(&better, "↩️ Back to the match").await;
    assert!(back.content.contains("2 of 7"), "{}", back.content);
    assert_eq!(picture(&dora.thread, &back), played);
    let before = dora.press(&back, "◀ Previous").await;
    let nothing = picture(&dora.thread, &before);
    assert!(
        drawn != played && drawn != nothing,
        "the better move is drawn where it could be played"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_comes_by_itself_to_the_step_that_is_shown() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    for (seat, mv) in [(&ada, "Tn@c1"), (&ben, "O@g1"), (&ada, "In@a8")] {
        seat.plays(mv).await;
    }
    // The last board of a match without a result has no curve, so only a replay requests the analysis.
    ada.propose("Call it off").await;
    let asked = proposal(&ben, "proposes calling off the match").await;
    let sure = ben.press(&asked, "Agree").await;
    ben.press(&sure, "Yes, do it").await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    let own = ada.thread.forge_press(end.id, "1:replay:1::3!").unwrap().message().await.unwrap();
    let dora = harness.seat_in("Dora", &ada.thread);
    let hers = dora.ask("/replay match:1").await;
    for (seat, first, step) in [(&ada, &own, "3 of 3"), (&dora, &hers, "0 of 3")] {
        let is_whole = |seen: &MessageView| {
            let is_ready = !seen.content.contains("still analyzing");
            seen.id == first.id && is_ready && seen.content.contains(step)
        };
        let seen = seat.thread.wait_for("the analysis", is_whole).await.unwrap();
        assert!(seen.content.contains("📊"), "{}", seen.content);
    }
    let is_early = |sent: &LoggedRequest| {
        let body = sent.body.to_string();
        body.contains("still analyzing") && body.contains("3 of 3")
    };
    assert!(harness.sandbox.requests().iter().any(is_early), "Ada's answer came first");
    harness.check();
}
