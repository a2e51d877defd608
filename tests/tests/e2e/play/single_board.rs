//! One board for a whole match, and a line below it that pings.

use std::time::Duration;

use sandbox::{Fault, FaultKind, LoggedRequest, MessageView, Permissions, Visit};
use tests::{Harness, Seat, tells_a_move};

use crate::failures::killed::cut;
use crate::{KASTELL, PROGRAM};

const HOUR: Duration = Duration::from_secs(3600);

/// A match of Kastell with one board.
fn one_board() -> String {
    format!("{KASTELL} posts:board")
}

/// The bot's public messages in a channel: boards, and ping lines.
fn public(place: &Visit) -> (Vec<MessageView>, Vec<MessageView>) {
    let all = place.messages().into_iter().filter(|seen| seen.by_bot && !seen.ephemeral);
    all.partition(|seen| !seen.pictures.is_empty())
}

/// Waits for the first board, which pings by itself.
async fn first_board(seat: &Seat) -> MessageView {
    seat.board_where(|seen| seen.pings_me).await
}

/// Waits for the line that pings a member, below a board with these words.
async fn line(seat: &Seat, rings: &str, words: &str) -> MessageView {
    seat.board_where(|seen| seen.content.contains(words)).await;
    seat.post_where(|seen| seen.content.contains('👉') && seen.pings == [rings]).await
}

/// Checks that there is one board, and one line that links to it.
fn check_one(harness: &Harness, place: &Visit) {
    let (boards, lines) = public(place);
    let told =
        |all: &[MessageView]| all.iter().map(|seen| seen.content.clone()).collect::<Vec<_>>();
    assert_eq!((boards.len(), lines.len()), (1, 1), "{:#?} {:#?}", told(&boards), told(&lines));
    let (server, board) = (harness.sandbox.servers()[0], boards[0].id);
    let link = format!("https://discord.com/channels/{server}/{}/{board}", place.channel());
    assert!(lines[0].content.contains(&link), "{}", lines[0].content);
}

async fn play(seat: &Seat, mv: &str) {
    let told = seat.play(mv).await;
    assert!(tells_a_move(&told.content), "{mv}: {}", told.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_single_board_is_edited_each_turn_and_a_new_line_pings() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&one_board()).await;
    let first = first_board(&ada).await;
    assert_eq!(first.pings, ["Ada"], "only the player to move");
    let mut before = first.clone();
    for (seat, other, name, mv) in
        [(&ada, &ben, "Ben", "Tn@c1"), (&ben, &ada, "Ada", "O@g1"), (&ada, &ben, "Ben", "In@a8")]
    {
        play(seat, mv).await;
        let now = line(other, name, mv).await;
        assert!(now.id > before.id, "a new line rings, an edited one would not");
        assert_eq!(ada.board().await.id, first.id);
        check_one(&harness, &ada.thread);
        before = now;
    }
    // The board works like any other.
    let panel = ben.press(&ben.board().await, "Move").await;
    assert!(tests::is_panel(&panel), "{}", panel.content);
    ben.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert_eq!(end.id, first.id);
    let last = ada.post_where(|seen| seen.content.contains("🏁")).await;
    assert_eq!(last.pings.len(), 2, "the end rings all its players, once");
    check_one(&harness, &ada.thread);
    // The rematch has one board, too.
    ada.press(&end, "Rematch").await;
    ben.press(&end, "Rematch").await;
    let thread = harness.member("Ben").wait_for_thread("#2: Ben – Ada").await.unwrap();
    let again = harness.seat_in("Ben", &thread);
    first_board(&again).await;
    let mv = again.suggestion().await;
    play(&again, &mv).await;
    again.post_where(|seen| seen.content.contains('👉') && seen.pings == ["Ada"]).await;
    check_one(&harness, &thread);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_answer_to_a_move_goes_with_the_next_answer() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&one_board()).await;
    first_board(&ada).await;
    let count = |all: &[MessageView]| {
        all.iter().filter(|seen| seen.ephemeral && tells_a_move(&seen.content)).count()
    };
    play(&ada, "Tn@c1").await;
    assert_eq!(count(&ada.thread.messages()), 1);
    line(&ben, "Ben", "Tn@c1").await;
    play(&ben, "O@g1").await;
    line(&ada, "Ada", "O@g1").await;
    // The panel replaces the answer, and then becomes the next answer.
    let panel = ada.press(&ada.board().await, "Move").await;
    let is_gone = |all: &[MessageView]| (count(all) == 0).then_some(());
    ada.thread.wait("the panel alone", is_gone).await.unwrap();
    let form = ada.thread.press(panel.id, "Type a move").unwrap();
    form.modal().await.unwrap();
    let told = form.submit(&[("move", "In@a8")]).unwrap().message().await.unwrap();
    assert!(tells_a_move(&told.content), "{}", told.content);
    assert_eq!(count(&ada.thread.messages()), 1);
    assert_eq!(ada.thread.messages().iter().filter(|seen| seen.ephemeral).count(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_setting_for_boards_applies_unless_the_challenge_sets_it() {
    let harness = Harness::start(PROGRAM).await;
    let at = harness.at("Ada");
    let setup = at.slash("/setup posts:one board").unwrap().message().await.unwrap();
    assert!(setup.content.contains("one per match"), "{}", setup.content);
    let (ada, ben) = harness.match_of(KASTELL).await;
    first_board(&ada).await;
    play(&ada, "Tn@c1").await;
    line(&ben, "Ben", "Tn@c1").await;
    check_one(&harness, &ada.thread);
    let asked = at.slash("/challenge kastell opponent:@Cleo seat:1 posts:moves").unwrap();
    asked.message().await.unwrap();
    let cleo = harness.at("Cleo");
    let is_theirs =
        |seen: &MessageView| seen.buttons.iter().any(|one| one.custom_id == "1:join:2::");
    let challenge = cleo.wait_for("the challenge", is_theirs).await.unwrap();
    cleo.press(challenge.id, "Accept").unwrap().message().await.unwrap();
    let thread = harness.member("Cleo").wait_for_thread("#2").await.unwrap();
    let ada = harness.seat_in("Ada", &thread);
    assert_eq!(ada.board().await.pings, ["Ada"], "a board of its own rings");
    let mv = ada.suggestion().await;
    play(&ada, &mv).await;
    ada.board_where(|seen| seen.pings == ["Cleo"]).await;
    assert_eq!(public(&thread).0.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_during_the_line_replacement_leaves_one_line() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&one_board()).await;
    first_board(&ada).await;
    let path = format!("/channels/{}/messages", ada.thread.channel());
    for (kind, seat, other, name, mv) in [
        (FaultKind::DropBefore, &ada, &ben, "Ben", "Tn@c1"),
        (FaultKind::DropAfter, &ben, &ada, "Ada", "O@g1"),
    ] {
        // The old line is deleted. The new one is not posted, or the program gets no response.
        cut(&harness, &format!("POST {path}"), kind);
        play(seat, mv).await;
        let rings = format!("<@{}>", harness.member(name).id());
        let is_cut = |one: &LoggedRequest| {
            let body = one.body.to_string();
            one.status == 0 && one.path.ends_with(&path) && body.contains(&rings)
        };
        harness.sandbox.wait_for_request("what was cut", is_cut).await.unwrap();
        harness.kill();
        harness.sandbox.clear_faults();
        harness.restart().await;
        line(other, name, mv).await;
        check_one(&harness, &ada.thread);
    }
    play(&ada, "In@a8").await;
    line(&ben, "Ben", "In@a8").await;
    check_one(&harness, &ada.thread);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_single_board_reports_turns_missed_during_an_outage() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&one_board()).await;
    first_board(&ada).await;
    let route = format!("/channels/{}/messages", ada.thread.channel());
    let kind = FaultKind::Broken { status: 502 };
    harness.sandbox.plan_fault(Fault { route, times: 1_000, kind });
    play(&ada, "Tn@c1").await;
    let is_refused = |one: &LoggedRequest| one.status == 502;
    harness.sandbox.wait_for_request("the outage to be felt", is_refused).await.unwrap();
    for (seat, mv) in [(&ben, "O@g1"), (&ada, "In@a8")] {
        play(seat, mv).await;
    }
    harness.sandbox.record_messages();
    harness.sandbox.clear_faults();
    harness.pass(Duration::from_secs(600)).await;
    line(&ben, "Ben", "In@a8").await;
    // One edit shows all turns; or, if a job was running when the last turn came, several edits do.
    let told = harness.sandbox.take_message_log();
    for mv in ["O@g1", "In@a8"] {
        assert!(
            told.iter().any(|one| one.files > 0 && one.content.contains(mv)),
            "{mv}: {told:#?}"
        );
    }
    check_one(&harness, &ada.thread);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_board_or_one_in_an_archived_thread_is_posted_again() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&one_board()).await;
    let first = first_board(&ada).await;
    harness.sandbox.delete_message(ada.thread.channel(), first.id).unwrap();
    play(&ada, "Tn@c1").await;
    let rung = line(&ben, "Ben", "Tn@c1").await;
    let is_short = rung.content.starts_with("👉 Your turn, ") && rung.content.ends_with(')');
    assert!(is_short && !rung.content.contains('\n'), "one line: {}", rung.content);
    check_one(&harness, &ada.thread);
    harness.sandbox.delete_message(ada.thread.channel(), rung.id).unwrap();
    harness.sandbox.set_thread(ada.thread.channel(), true, false).unwrap();
    let told = harness.at("Ben").slash("/move text:O@g1 match:1").unwrap().message().await.unwrap();
    assert!(tells_a_move(&told.content), "{}", told.content);
    line(&ada, "Ada", "O@g1").await;
    check_one(&harness, &ada.thread);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_locked_thread_moves_the_single_board_to_the_channel() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&one_board()).await;
    first_board(&ada).await;
    harness.sandbox.set_thread(ada.thread.channel(), true, true).unwrap();
    let at = harness.at("Ada");
    for (name, mv) in [("Ada", "Tn@c1"), ("Ben", "O@g1"), ("Ada", "In@a8")] {
        let line = format!("/move text:{mv} match:1");
        let told = harness.at(name).slash(&line).unwrap().message().await.unwrap();
        assert!(tells_a_move(&told.content), "{}", told.content);
        let is_board = |seen: &MessageView| {
            !seen.ephemeral && !seen.pictures.is_empty() && seen.content.contains(mv)
        };
        at.wait_for("the board", is_board).await.unwrap();
        let next = if name == "Ada" { "Ben" } else { "Ada" };
        let is_line = |seen: &MessageView| seen.content.contains('👉') && seen.pings == [next];
        at.wait_for("the line", is_line).await.unwrap();
    }
    let said = at.messages();
    let boards = said.iter().filter(|seen| !seen.ephemeral && !seen.pictures.is_empty()).count();
    let lines = said.iter().filter(|seen| seen.content.contains('👉')).count();
    assert_eq!((boards, lines), (1, 1));
    drop(ben);
}

#[tokio::test(flavor = "multi_thread")]
async fn after_its_thread_is_deleted_each_line_links_to_the_board_in_the_channel() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(&one_board()).await;
    first_board(&ada).await;
    harness.sandbox.delete_channel(ada.thread.channel());
    let (at, server) = (harness.at("Ada"), harness.sandbox.servers()[0]);
    for (name, next, mv) in [("Ada", "Ben", "Tn@c1"), ("Ben", "Ada", "O@g1")] {
        let command = format!("/move text:{mv} match:1");
        let told = harness.at(name).slash(&command).unwrap().message().await.unwrap();
        assert!(tells_a_move(&told.content), "{}", told.content);
        let is_board = |seen: &MessageView| {
            !seen.ephemeral && !seen.pictures.is_empty() && seen.content.contains(mv)
        };
        let board = at.wait_for("the board", is_board).await.unwrap();
        let is_line = |seen: &MessageView| seen.content.contains('👉') && seen.pings == [next];
        let line = at.wait_for("the line", is_line).await.unwrap();
        let link = format!("https://discord.com/channels/{server}/{}/{}", at.channel(), board.id);
        assert!(line.content.contains(&link), "{}", line.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn without_thread_permission_the_single_board_is_in_the_channel() {
    let harness = Harness::start(PROGRAM).await;
    let at = harness.at("Ada");
    let threads = Permissions::CREATE_PUBLIC_THREADS;
    harness.sandbox.permit(at.channel(), None, Permissions(0), threads).unwrap();
    at.slash(&one_board()).unwrap().message().await.unwrap();
    let ben = harness.at("Ben");
    let asked = |seen: &MessageView| seen.button("Accept").is_some();
    let challenge = ben.wait_for("the challenge", asked).await.unwrap();
    ben.press(challenge.id, "Accept").unwrap().message().await.unwrap();
    let ada = Seat { member: harness.member("Ada"), thread: at.clone() };
    first_board(&ada).await;
    play(&ada, "Tn@c1").await;
    let ben = Seat { member: harness.member("Ben"), thread: ben };
    line(&ben, "Ben", "Tn@c1").await;
    let (boards, _) = public(&at);
    assert_eq!(boards.len(), 1);
    let lines = at.messages().iter().filter(|seen| seen.content.contains('👉')).count();
    assert_eq!(lines, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_with_direct_messages_is_named_without_a_ping() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&one_board()).await;
    let ben_named = format!("<@{}>", ben.member.id());
    let panel = ben.press(&ben.ask("/settings").await, "🔔 Pings").await;
    ben.press(&panel, "Everything, by DM").await;
    play(&ada, "Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    let named =
        |seen: &MessageView| seen.content.contains('👉') && seen.content.contains(&ben_named);
    let line = ben.post_where(named).await;
    assert!(line.pings.is_empty());
    let dm = harness.member("Ben").dm();
    let told = dm
        .wait_for("the message", |seen| seen.content.to_lowercase().contains("your turn"))
        .await
        .unwrap();
    let board = ben.board().await;
    assert!(
        told.content.contains(&format!("/{}", board.id)),
        "it leads to the board: {}",
        told.content
    );
    check_one(&harness, &ada.thread);
    // A reminder is a message of its own, and also comes directly.
    harness.pass(37 * HOUR).await;
    let reminder = |seen: &MessageView| {
        seen.content.contains("it's your turn in") && seen.content.contains("Move by")
    };
    dm.wait_for("the reminder", reminder).await.unwrap();
    let reminded = ben.post_where(reminder).await;
    assert!(reminded.pings.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn against_a_computer_there_is_one_board_and_one_line() {
    let harness = Harness::start(PROGRAM).await;
    let at = harness.at("Ada");
    at.slash("/challenge kastell computer:1 seat:1 posts:board").unwrap().message().await.unwrap();
    let ada = harness.seat("Ada").await;
    let mut before = first_board(&ada).await;
    for _ in 0..3 {
        let mv = ada.suggestion().await;
        play(&ada, &mv).await;
        ada.board_where(|seen| seen.content.contains(&format!("{mv},"))).await;
        let is_new_line = |seen: &MessageView| seen.content.contains('👉') && seen.id > before.id;
        before = ada.post_where(is_new_line).await;
        assert_eq!(before.pings, ["Ada"]);
    }
    check_one(&harness, &ada.thread);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_reaches_board_moves_and_start_within_one_press() {
    let harness = Harness::start(PROGRAM).await;
    for (number, line) in [KASTELL.to_owned(), one_board()].into_iter().enumerate() {
        let number = number + 1;
        harness.at("Ada").slash(&line).unwrap().message().await.unwrap();
        let ben = harness.at("Ben");
        let join = format!("1:join:{number}::");
        let is_asked = |seen: &MessageView| seen.buttons.iter().any(|one| one.custom_id == join);
        let challenge = ben.wait_for("the challenge", is_asked).await.unwrap();
        ben.press(challenge.id, "Accept").unwrap().message().await.unwrap();
        let thread = harness.member("Ben").wait_for_thread(&format!("#{number}")).await.unwrap();
        let (ada, ben) = (harness.seat_in("Ada", &thread), harness.seat_in("Ben", &thread));
        ada.board().await;
        for (seat, mv) in [(&ada, "Tn@c1"), (&ben, "O@g1"), (&ada, "In@a8")] {
            play(seat, mv).await;
            ada.board_where(|seen| seen.content.contains(mv)).await;
        }
        let cleo = harness.seat_in("Cleo", &thread);
        // The moves are listed from the newest board, and from the challenge in the channel.
        let board = cleo.board().await;
        let moves = cleo.press(&board, "📜 Moves").await;
        assert!(moves.ephemeral, "{}", moves.content);
        for (number, mv) in [(1, "Tn@c1"), (2, "O@g1"), (3, "In@a8")] {
            let told = moves
                .content
                .lines()
                .any(|line| line.starts_with(&format!("{number}. ")) && line.contains(mv));
            assert!(told, "{mv}: {}", moves.content);
        }
        let start = cleo.press(&board, "⏮ From the start").await;
        assert!(
            start.content.contains("0 of 3") && !start.pictures.is_empty(),
            "{}",
            start.content
        );
        let at = harness.at("Cleo");
        let press =
            async |label: &str| at.press(challenge.id, label).unwrap().message().await.unwrap();
        let newest = press("Latest board").await;
        assert!(newest.ephemeral && newest.content.contains("In@a8"), "{}", newest.content);
        assert!(press("📜 Moves").await.content.contains("In@a8"));
        assert!(press("⏮ From the start").await.content.contains("0 of 3"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_movers_private_answer_does_not_repeat_the_posted_board() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let told = ada.play("Tn@c1").await;
    assert!(
        told.content.contains("You build Tn@c1, the T on ") && told.ephemeral,
        "{}",
        told.content
    );
    assert_eq!(told.content.lines().count(), 1, "{}", told.content);
    assert!(told.pictures.is_empty() && told.buttons.is_empty());
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
    // A move through the panel has the same short answer.
    let panel = ben.press(&ben.board().await, "Move").await;
    let mut shown = panel;
    for _ in 0..5 {
        if tells_a_move(&shown.content) {
            break;
        }
        shown = match shown.button("Confirm") {
            Some(_) => ben.press(&shown, "Confirm").await,
            None => ben.pick_first(&shown).await,
        };
    }
    assert_eq!(shown.content.lines().count(), 1, "{}", shown.content);
    assert!(shown.pictures.is_empty());
    // In another channel there is no board below the answer.
    let mv = ada.suggestion().await;
    let line = format!("/move text:{mv} match:1");
    let told = harness.at("Ada").slash(&line).unwrap().message().await.unwrap();
    assert!(!told.pictures.is_empty() && told.content.contains("Played in"), "{}", told.content);
    // The player who ends the match reads that they did; the last board is below.
    let asked = ben.ask("/resign").await;
    let yes = asked.buttons.iter().find(|one| one.custom_id.contains(":resign!:")).unwrap();
    let told = ben.press(&asked, &yes.label.clone()).await;
    assert!(told.pictures.is_empty() && told.content.lines().count() == 1, "{}", told.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_answer_keeps_the_players_hidden_view() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    let told = ada.play("deploy phalanx").await;
    assert!(!told.pictures.is_empty(), "nothing is posted yet: {}", told.content);
    let told = ben.play("deploy phalanx").await;
    assert!(tells_a_move(&told.content), "{}", told.content);
    ada.board_where(|seen| seen.pings_me).await;
    let mv = ada.suggestion().await;
    let told = ada.play(&mv).await;
    assert!(tells_a_move(&told.content) && !told.content.contains("⚔️ **"), "{}", told.content);
}
