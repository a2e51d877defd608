//! A thread after a hundred moves: its messages, and the number of pings of each player.

use sandbox::{Id, LoggedRequest, MessageView};
use tests::{Harness, Seat, tells_a_move};

use crate::PROGRAM;

/// Fifty quiet steps of a side: the second column steps forward twice, the first follows, and then five more columns.
fn steps(columns: [char; 5]) -> Vec<String> {
    let [last, first, second, third, fourth] = columns;
    let goes = [(first, second, 15), (second, third, 15), (last, first, 15), (third, fourth, 5)];
    let step = |(from, to, rows): (char, char, u32)| {
        (1..=rows).map(move |row| format!("{from}{row}-{to}{row}")).collect::<Vec<_>>()
    };
    goes.into_iter().flat_map(step).collect()
}

/// A hundred moves of Castello: Black begins.
fn moves() -> Vec<String> {
    let (black, red) = (steps(['u', 't', 's', 'r', 'q']), steps(['a', 'b', 'c', 'd', 'e']));
    black.into_iter().zip(red).flat_map(|(black, red)| [black, red]).collect()
}

/// The bot's public messages in a thread: boards, and ping lines.
fn public(all: &[MessageView]) -> (Vec<MessageView>, Vec<MessageView>) {
    let all = all.iter().filter(|seen| seen.by_bot && !seen.ephemeral).cloned();
    all.partition(|seen| !seen.pictures.is_empty())
}

/// Ada, who is Black, and Ben play all moves, each after the board of the previous one. With one board, also returns
/// the line that pinged Ben for the last move.
async fn played(harness: &Harness, posts: &str) -> (Seat, Vec<String>, Option<Id>) {
    let line = format!("/challenge castello opponent:@Ben seat:2 posts:{posts}");
    let (ada, ben) = harness.match_of(&line).await;
    let moves = moves();
    // A line newer than the last one: the line of two turns ago may not be deleted yet.
    let mut line = None;
    for (at, mv) in moves.iter().enumerate() {
        let (seat, name) = if at % 2 == 0 { (&ada, "Ada") } else { (&ben, "Ben") };
        // The first board pings by itself.
        if posts == "board" && at > 0 {
            let is_new = |seen: &MessageView| {
                seen.content.contains('👉') && seen.pings == [name] && Some(seen.id) > line
            };
            line = Some(ada.post_where(is_new).await.id);
        }
        let told = seat.play(mv).await;
        assert!(tells_a_move(&told.content), "{at} {mv}: {}", told.content);
        ada.board_where(|seen| seen.content.contains(&format!("({mv})"))).await;
    }
    (ada, moves, line)
}

/// Checks that a spectator can open the newest board, the moves and the start. The spectator begins at the newest
/// board, and at the challenge in the channel.
async fn check_spectator(harness: &Harness, cleo: &Seat, last: &str) {
    let board = cleo.board().await;
    assert!(board.content.contains(last), "{}", board.content);
    let moves = cleo.press(&board, "📜 Moves").await;
    let is_listed = |line: &str| line.starts_with("100. ") && line.contains(last);
    assert!(moves.ephemeral && moves.content.lines().any(is_listed), "{}", moves.content);
    let start = cleo.press(&board, "⏮ From the start").await;
    assert!(start.content.contains("0 of 100") && !start.pictures.is_empty(), "{}", start.content);
    let at = harness.at("Cleo");
    let is_challenge = |seen: &MessageView| seen.button("Latest board").is_some();
    let challenge = at.wait_for("the challenge", is_challenge).await.unwrap();
    let press = async |label: &str| at.press(challenge.id, label).unwrap().message().await.unwrap();
    let newest = press("Latest board").await;
    assert!(newest.ephemeral && newest.content.contains(last), "{}", newest.content);
    assert!(press("📜 Moves").await.content.contains(last));
    assert!(press("⏮ From the start").await.content.contains("0 of 100"));
}

/// Checks that no message of the bot pings a person twice. Returns the number of pings of each player.
fn rung(messages: &[MessageView]) -> [usize; 2] {
    let of = |name: &str| {
        let rings = |seen: &&MessageView| seen.pings.iter().any(|rung| rung == name);
        messages.iter().filter(rings).count()
    };
    for seen in messages {
        let mut pings = seen.pings.clone();
        pings.sort();
        pings.dedup();
        assert_eq!(pings.len(), seen.pings.len(), "{:?}", seen.pings);
    }
    [of("Ada"), of("Ben")]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_per_move_pings_each_player_once_a_turn() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, moves, _) = played(&harness, "moves").await;
    let last = moves.last().unwrap();
    let newest = ada.board_where(|seen| seen.pings_me && seen.content.contains(last)).await;
    // The previous board loses its buttons after the new one is posted.
    let is_bare = |seen: &MessageView| !seen.pictures.is_empty() && seen.buttons.is_empty();
    let before = format!("({})", moves[98]);
    let gone = |seen: &MessageView| is_bare(seen) && seen.content.contains(&before);
    ada.thread.wait_for("the board before without buttons", gone).await.unwrap();
    let (boards, lines) = public(&ada.thread.messages());
    assert_eq!((boards.len(), lines.len()), (101, 0), "the start, and one for each move");
    for (at, mv) in moves.iter().enumerate() {
        let told = boards.iter().filter(|seen| seen.content.contains(&format!("({mv})"))).count();
        assert_eq!(told, 1, "{at} {mv}");
    }
    let pressed: Vec<_> = boards.iter().filter(|seen| !seen.buttons.is_empty()).collect();
    assert_eq!(pressed.iter().map(|seen| seen.id).collect::<Vec<_>>(), [newest.id]);
    let is_current = |seen: &&MessageView| seen.content.contains('➡');
    let current: Vec<_> = boards.iter().filter(is_current).map(|seen| seen.id).collect();
    assert_eq!(current, [newest.id], "only the newest board says whose turn it is");
    assert_eq!(rung(&boards), [51, 50], "each is rung when it is their turn");
    let thread = format!("/channels/{}/messages/", ada.thread.channel());
    let requests = harness.sandbox.requests();
    let is_edit = |one: &&LoggedRequest| one.method == "PATCH" && one.path.contains(&thread);
    assert_eq!(requests.iter().filter(is_edit).count(), 100, "one edit for each former board");
    let cleo = harness.seat_in("Cleo", &ada.thread);
    check_spectator(&harness, &cleo, last).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_moves_on_one_board_leave_one_board_and_one_line() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, moves, line) = played(&harness, "board").await;
    let line = line.expect("a line rang Ben");
    let last = moves.last().unwrap();
    // The line of the previous turn may still be there when the new one is posted.
    let newest_alone = |all: &[MessageView]| {
        let (boards, lines) = public(all);
        (lines.len() == 1 && lines[0].pings == ["Ada"]).then_some((boards, lines))
    };
    let (boards, lines) = ada.thread.wait("Ada's line alone", newest_alone).await.unwrap();
    assert_eq!(boards.len(), 1);
    assert!(lines[0].id > boards[0].id && boards[0].pings == ["Ada"]);
    // Each line pinged the player whose turn it was, and was a message of its own.
    let thread = format!("/channels/{}/messages", ada.thread.channel());
    let is_delete = |one: &LoggedRequest| one.method == "DELETE" && one.path.contains(&thread);
    let is_last = |one: &LoggedRequest| is_delete(one) && one.path.ends_with(&line.to_string());
    harness.sandbox.wait_for_request("Ben's line to be taken away", is_last).await.unwrap();
    let requests = harness.sandbox.requests();
    let posts = requests.iter().filter(|one| one.method == "POST" && one.path.ends_with(&thread));
    let lines: Vec<_> = posts.filter(|one| one.body.to_string().contains('👉')).collect();
    assert_eq!(lines.len(), 100, "one for each turn but the first");
    let deleted = requests.iter().filter(|one| is_delete(one)).count();
    assert_eq!(deleted + 1, lines.len(), "each took the place of the one before");
    let cleo = harness.seat_in("Cleo", &ada.thread);
    check_spectator(&harness, &cleo, last).await;
}
