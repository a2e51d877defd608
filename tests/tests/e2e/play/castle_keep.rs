//! Matches of Castle Keep for one to four, by commands and by the panel.

use sandbox::MessageView;
use tests::{Harness, Seat, acts, is_panel, tells_a_move};

use crate::PROGRAM;

/// More moves than any match below takes.
const MOVES: usize = 1500;

/// A challenge to a match of two, in which Ada begins.
const TWO: &str = "/challenge castle-keep opponent:@Ben seat:1";

/// All suggestions for a move.
pub(crate) async fn offered(seat: &Seat) -> Vec<String> {
    let choices = tests::suggestions(&seat.thread, "/move text:").await;
    choices.iter().map(|choice| choice.value.as_str().unwrap().to_owned()).collect()
}

/// A move that advances the match, if possible one that builds.
pub(crate) async fn liked(seat: &Seat) -> String {
    let offered = offered(seat).await;
    let builds = |mv: &&String| mv.contains('@') && !mv.contains(':');
    offered.iter().find(builds).or(offered.first()).cloned().expect("a player to move has a move")
}

/// Plays by commands until the turn is over. Returns the public board after it.
pub(crate) async fn take_turn(seat: &Seat) -> MessageView {
    let before = seat.board().await.id;
    for _ in 0..MOVES {
        let mv = liked(seat).await;
        let told = seat.play(&mv).await;
        assert!(told.ephemeral && tells_a_move(&told.content), "{}", told.content);
        if !is_panel(&told) {
            return seat.board_where(|seen| seen.id > before).await;
        }
    }
    panic!("a turn without an end");
}

/// The player to move on a board. `None` if the match is over.
fn next<'a>(seats: &'a [Seat], board: &MessageView) -> Option<&'a Seat> {
    let line = board.content.lines().find(|line| line.starts_with("➡️"))?;
    seats.iter().find(|seat| line.contains(&format!("<@{}>", seat.member.id())))
}

/// The winner, as the last board names it.
fn winner(end: &MessageView) -> &str {
    let told = end.content.split_once("🏆").and_then(|(_, told)| told.split_once(" wins!"));
    told.unwrap_or_else(|| panic!("nobody has won: {}", end.content)).0
}

/// Plays turns until the match is over. Returns the last public board.
async fn play_out(seats: &[Seat], first: &Seat) -> MessageView {
    let mut turn = first;
    for _ in 0..MOVES {
        let board = take_turn(turn).await;
        match next(seats, &board) {
            Some(seat) => turn = seat,
            None => {
                let over = |seen: &MessageView| seen.button("Rematch").is_some();
                return first.board_where(over).await;
            }
        }
    }
    panic!("a match without an end");
}

/// The number of public messages in the thread.
pub(crate) fn public(seat: &Seat) -> usize {
    seat.thread.messages().iter().filter(|seen| !seen.ephemeral).count()
}

/// A table of these people, in seat order. They join one after the other. The first one starts the match if seats are
/// still free.
pub(crate) async fn table(harness: &Harness, line: &str, names: &[&str]) -> Vec<Seat> {
    harness.at(names[0]).slash(line).unwrap().message().await.unwrap();
    let mut begun = false;
    for name in &names[1..] {
        let told = lobby_press(harness, name, "Join").await;
        begun = told.content.contains("begins");
        assert!(begun || told.content.contains("You're in"), "{}", told.content);
    }
    if !begun {
        lobby_press(harness, names[0], "Start").await;
    }
    let one = harness.seat(names[0]).await;
    let order = one.board().await.content.lines().next().unwrap().to_owned();
    let mut seats: Vec<Seat> =
        names.iter().map(|name| harness.seat_in(name, &one.thread)).collect();
    seats.sort_by_key(|seat| order.find(&format!("<@{}>", seat.member.id())));
    seats
}

fn is_lobby(seen: &MessageView) -> bool {
    seen.button("Join").is_some()
}

/// Presses a button of the lobby. Returns the answer.
async fn lobby_press(harness: &Harness, name: &str, button: &str) -> MessageView {
    let place = harness.at(name);
    let lobby = place.wait_for("the lobby", is_lobby).await.unwrap();
    place.press(lobby.id, button).unwrap().message().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_to_the_end_by_commands() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(TWO).await;
    let seats = [ada, ben];
    let end = play_out(&seats, &seats[0]).await;
    assert!(end.content.contains("🏆"), "{}", end.content);
    // After the end everything is public, from the deal on.
    let replay = seats[1].press(&end, "Replay").await;
    let alt = replay.pictures[0].description.clone().unwrap();
    assert_eq!(alt.matches("hand: ").count(), 2, "{alt}");
    let tiles =
        ["T", "W"].iter().flat_map(|part| ["R", "Y", "B"].map(|color| format!("{part}{color}")));
    let tiles = tiles.flat_map(|tile| ["c", "z", "s"].map(|shape| format!("{tile}{shape}")));
    let log = harness.bot.log();
    assert_eq!(tiles.into_iter().find(|tile| log.contains(tile)), None, "a tile in the log");
}

/// The first button of the panel that builds a tile, such as "Red zigzag wall on b3".
fn tile_on(panel: &MessageView) -> Option<String> {
    acts(panel).into_iter().find(|label| label.contains(" on "))
}

/// The tile that such a button builds, such as "a red zigzag wall on b3".
fn built_by(label: &str) -> String {
    format!("a {}{}", label[..1].to_lowercase(), &label[1..])
}

/// The sentence for a tile in notation: `WRz@b3` is a red zigzag wall on b3.
pub(crate) fn building(mv: &str) -> String {
    let (tile, cell) = mv.split_once('@').expect("a tile and a cell");
    let word = |letter| match letter {
        'R' => "red",
        'Y' => "yellow",
        'B' => "blue",
        'c' => "curvy",
        'z' => "zigzag",
        's' => "straight",
        'T' => "tower",
        'W' => "wall",
        'K' => "keep",
        other => panic!("{other} is no letter of a tile"),
    };
    let mut letters = tile.chars();
    let part = letters.next().expect("tiles begin with their part");
    let words: Vec<_> = letters.chain([part]).map(word).collect();
    format!("a {} on {cell}.", words.join(" "))
}

/// Builds as much as possible on the panel, and takes each tile back once. Returns the reports, and the panel.
async fn build_by_panel(seat: &Seat, mut panel: MessageView) -> (Vec<String>, MessageView) {
    let mut built = Vec::new();
    while let Some(tile) = tile_on(&panel) {
        let before = public(seat);
        let told = seat.press(&panel, &tile).await;
        assert_eq!(told.id, panel.id, "all of it happens on one private message");
        built.push(built_by(&tile));
        if told.button("Confirm").is_some() {
            // The turn finishes itself after this tile, so the program asks for confirmation first.
            return (built, told);
        }
        assert!(told.content.contains("✅ You build a "), "{}", told.content);
        let undone = seat.press(&told, "Take back").await;
        assert!(undone.content.contains("Taken back"), "{}", undone.content);
        panel = seat.press(&undone, &tile).await;
        assert!(panel.content.contains(&format!("✅ You build {}.", built_by(&tile))));
        assert_eq!(public(seat), before, "nothing is posted before the turn is over");
    }
    (built, panel)
}

/// The line of a post about these tiles.
fn built_line(player: &str, built: &[String]) -> String {
    match built {
        [] => String::new(),
        [only] => format!("> {player} builds {only}.\n"),
        [first @ .., last] => {
            let count = built.len();
            format!("> {player} builds {count} tiles: {} and {last}.\n", first.join(", "))
        }
    }
}

/// Ends a turn on the panel with its last button, again and again. Returns the last answer.
async fn end_by_panel(seat: &Seat, mut panel: MessageView) -> MessageView {
    while is_panel(&panel) {
        panel = match panel.button("Confirm").is_some() {
            true => seat.press(&panel, "Confirm").await,
            false => seat.press(&panel, acts(&panel).last().unwrap()).await,
        };
    }
    panel
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_of_several_tiles_uses_one_panel_and_one_post() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(TWO).await;
    let mut most = 0;
    for seat in [&ada, &ben].into_iter().cycle().take(20) {
        let board = seat.board_where(|seen| seen.pings_me).await;
        let before = public(seat);
        let panel = seat.press(&board, "Move").await;
        let (built, panel) = build_by_panel(seat, panel).await;
        most = most.max(built.len());
        end_by_panel(seat, panel).await;
        let name = format!("<@{}>", seat.member.id());
        let posted = seat.board_where(|seen| seen.id > board.id).await;
        let turn = posted.content.lines().find(|line| line.starts_with("➡️"));
        assert!(turn.is_some_and(|line| !line.contains(&name)), "{}", posted.content);
        assert!(posted.content.contains(&built_line(&name, &built)), "{}", posted.content);
        assert_eq!(public(seat), before + 1, "a turn is told once");
        if most > 1 || posted.button("Rematch").is_some() {
            break;
        }
    }
    assert!(most > 1, "a player has built two tiles in a turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn three_players_start_after_one_leaves_the_table() {
    let harness = Harness::start(PROGRAM).await;
    let asked = harness.at("Ada").slash("/challenge castle-keep towers:on").unwrap();
    asked.message().await.unwrap();
    let told = lobby_press(&harness, "Ada", "Start").await;
    assert!(told.ephemeral && told.content.contains("At least 2"), "{}", told.content);
    for (name, button, word) in [
        ("Ben", "Leave", "haven't joined"),
        ("Ben", "Join", "2 of 4"),
        ("Ben", "Join", "joined match"),
        ("Ben", "Start", "Only the person who made challenge"),
        ("Cleo", "Join", "3 of 4"),
        ("Ada", "Leave", "Withdraw it instead"),
        ("Cleo", "Leave", "left the table"),
        ("Dora", "Join", "3 of 4"),
        ("Ada", "Start", "begins"),
    ] {
        let told = lobby_press(&harness, name, button).await;
        assert!(told.ephemeral && told.content.contains(word), "{name} {button}: {}", told.content);
    }
    let ada = harness.seat("Ada").await;
    let title = ada.board().await.content.lines().next().unwrap().to_owned();
    let sits = |name| title.contains(&format!("<@{}>", harness.member(name).id()));
    assert_eq!(["Ada", "Ben", "Cleo", "Dora"].map(sits), [true, true, false, true]);
    let late = harness.at("Cleo");
    let lobby = late.wait_for("the end of the lobby", |seen| seen.content.contains("is on"));
    assert!(lobby.await.unwrap().button("Join").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_starts_with_the_joined_players_after_the_last_decline() {
    let harness = Harness::start(PROGRAM).await;
    let line = "/challenge castle-keep opponent:@Ben opponent2:@Cleo";
    harness.at("Ada").slash(line).unwrap().message().await.unwrap();
    lobby_press(&harness, "Ben", "Join").await;
    lobby_press(&harness, "Cleo", "Decline").await;
    let ben = harness.seat("Ben").await;
    let board = ben.board().await;
    let title = board.content.lines().next().unwrap();
    let sits = |name| title.contains(&format!("<@{}>", harness.member(name).id()));
    assert_eq!(["Ada", "Ben", "Cleo"].map(sits), [true, true, false], "{title}");
    assert!(!board.content.contains("Player "), "names are enough: {}", board.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resignation_in_another_players_turn_continues_the_match() {
    let harness = Harness::start(PROGRAM).await;
    let names = ["Ada", "Ben", "Cleo", "Dora"];
    let seats = table(&harness, "/challenge castle-keep", &names).await;
    let [first, _, third, _] = &seats[..] else { panic!("four seats") };
    let board = first.board_where(|seen| seen.pings_me).await;
    let panel = first.press(&board, "Move").await;
    let asked = third.ask("/resign").await;
    assert!(asked.content.contains("play on without you"), "{}", asked.content);
    third.press(&asked, "Yes, resign").await;
    // The third one has built nothing that could be removed.
    let told = first.board_where(|seen| seen.content.contains(" leaves.")).await;
    assert!(told.pings_me, "it is still the first one's turn: {}", told.content);
    // The panel shows a table of four. The press refreshes the panel, and plays no move.
    let pass = first.press(&panel, "Pass").await;
    assert!(!tells_a_move(&pass.content), "{}", pass.content);
    let gone = third.play("pass").await;
    assert!(gone.ephemeral && !tells_a_move(&gone.content), "{}", gone.content);
    let gone = third.ask("/resign").await;
    assert!(gone.content.contains("You've left") && gone.buttons.is_empty(), "{}", gone.content);
    let hand = third.ask("/hand").await.pictures[0].description.clone().unwrap();
    assert!(hand.contains("You have left") && !hand.contains("hand: "), "{hand}");
    let end = play_out(&seats, first).await;
    assert!(!winner(&end).contains(&format!("<@{}>", third.member.id())), "{}", end.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_remaining_of_three_players_wins() {
    let harness = Harness::start(PROGRAM).await;
    let seats = table(&harness, "/challenge castle-keep players:3", &["Ada", "Ben", "Cleo"]).await;
    let [first, second, third] = &seats[..] else { panic!("three seats") };
    let asked = first.ask("/resign").await;
    first.press(&asked, "Yes, resign").await;
    second.board_where(|seen| seen.pings_me).await;
    let board = take_turn(second).await;
    assert_eq!(next(&seats, &board).unwrap().member.id(), third.member.id());
    let asked = third.ask("/resign").await;
    third.press(&asked, "Yes, resign").await;
    let end = second.board_where(|seen| seen.button("Rematch").is_some()).await;
    // The curves of the three players are edited into the picture of the last board.
    second.board_where(|seen| seen.id == end.id && seen.edited).await;
    assert!(winner(&end).contains(&format!("<@{}>", second.member.id())), "{}", end.content);
}

/// Plays a turn of a siege, after which the next turn begins at once. Returns the resulting board.
async fn besieged(seat: &Seat, board: &MessageView) -> MessageView {
    let mut told = seat.play(&liked(seat).await).await;
    // Every turn is shown with the siege at its end, the last one on the board alone. If a tile of the siege can hit
    // several tiles, the builder chooses the one that falls, and the turn is not over yet.
    let goes_on = |told: &MessageView| {
        let is_asked = told.content.contains("Which tile does the siege hit?");
        let is_besieged = told.content.contains("The siege reveals");
        told.content.contains("Siege Solitaire") && (is_asked || !is_besieged)
    };
    while goes_on(&told) {
        told = seat.play(&liked(seat).await).await;
    }
    seat.board_where(|seen| seen.id > board.id).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_siege_alone_starts_at_once_and_is_played_out_through_a_restart() {
    let mut harness = Harness::start(PROGRAM).await;
    let asked = harness.at("Dora").slash("/challenge castle-keep version:siege").unwrap();
    let told = asked.message().await.unwrap();
    assert!(told.content.contains("begins"), "{}", told.content);
    let member = harness.member("Dora");
    let thread = member.wait_for_thread("Dora").await.unwrap();
    let dora = Seat { member, thread };
    let board = dora.board().await;
    assert!(board.content.contains("Your turn") && !board.pings_me, "{}", board.content);
    // Every turn is shown once, with the siege at its end.
    let next = besieged(&dora, &board).await;
    harness.kill_and_restart().await;
    // Rarely, the first siege leaves no tile.
    if next.button("Rematch").is_none() {
        assert_eq!(next.content.matches("The siege reveals").count(), 2, "{}", next.content);
        // The match is over, and only the board shows the result.
        while dora.play(&liked(&dora).await).await.content.contains("Siege Solitaire") {}
    }
    let end = dora.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(!end.content.contains("➡️"), "{}", end.content);
    let ends = ["completed the castle", "the last tile is destroyed", "the pile ran out"];
    assert!(ends.iter().any(|words| end.content.contains(words)), "{}", end.content);
    let again = dora.press(&end, "Rematch").await;
    assert!(again.content.contains("#2 begins"), "{}", again.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_takeover_and_a_game_for_the_king_are_played_out() {
    for version in ["takeover", "king"] {
        let harness = Harness::start(PROGRAM).await;
        let line = format!("{TWO} version:{version} towers:on discard_draw:on strict_finish:on");
        let (ada, ben) = harness.match_of(&line).await;
        let end = play_out(&[ada.clone(), ben], &ada).await;
        assert!(end.content.contains("🏆"), "{version}: {}", end.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tiles_are_transferred_by_the_panel_in_an_empire() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&format!("{TWO} version:empire")).await;
    let seats = [ada.clone(), ben];
    let mut turn = &seats[0];
    for _ in 0..60 {
        let offered = offered(turn).await;
        if let Some(transfer) = offered.iter().find(|mv| mv.contains('>')) {
            let (from, to) = transfer.split_once('>').unwrap();
            let board = turn.board().await;
            let panel = turn.press(&board, "Move").await;
            let mut told = turn.press(&panel, "Move a tile").await;
            // If there is only one tile or place, the panel doesn't ask.
            for spot in [from, to].map(|spot| spot.replace('.', "-")) {
                let offered = told.menus.first().filter(|_| !tells_a_move(&told.content));
                let mut options = offered.iter().flat_map(|menu| &menu.options);
                let in_words = |label: &str| label.contains(" in castle ");
                assert!(options.all(|option| in_words(&option.0)), "{:?}", told.menus);
                if offered.is_some_and(|menu| menu.options.iter().any(|one| one.1 == spot)) {
                    told = turn.choose(&told, &spot).await;
                }
            }
            // A move that leaves no other ends the turn, and needs a confirmation.
            if told.button("Confirm").is_some() {
                told = turn.press(&told, "Confirm").await;
            }
            assert!(tells_a_move(&told.content), "{}", told.content);
            let [from, to] = [from, to].map(|spot| {
                let (castle, cell) = spot.split_once('.').unwrap();
                format!("{cell} in castle {castle}")
            });
            assert!(told.content.contains(&format!("from {from} to {to}")), "{}", told.content);
            return;
        }
        turn = next(&seats, &take_turn(turn).await).expect("it is not over");
    }
    panic!("nothing could be transferred");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_attack_is_shown_on_the_panel_before_it_is_made() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&format!("{TWO} version:king towers:on")).await;
    let seats = [ada.clone(), ben];
    let mut turn = &seats[0];
    let mut built = 0;
    for _ in 0..600 {
        let offered = offered(turn).await;
        if offered.iter().all(|mv| !mv.contains(':')) {
            // With three tiles there is something to attack. Then both wait for a tile that equals one of them.
            let build = offered.iter().find(|mv| mv.contains('@') && built < 3);
            built += usize::from(build.is_some());
            let before = turn.board().await.id;
            let told = turn.play(build.or(offered.last()).unwrap()).await;
            if !is_panel(&told) {
                let board = turn.board_where(|seen| seen.id > before).await;
                turn = next(&seats, &board).unwrap_or(turn);
            }
            continue;
        }
        let board = turn.board().await;
        let panel = turn.press(&board, "Move").await;
        let before = turn.thread.bytes(&panel.pictures[0]).unwrap();
        let chosen = turn.pick(&panel, "Attack the castle: ").await;
        assert!(chosen.content.contains("**Attack the castle: "), "{}", chosen.content);
        let after = turn.thread.bytes(&chosen.pictures[0]).unwrap();
        assert_ne!(before, after, "what falls is marked");
        let told = turn.press(&chosen, "Confirm").await;
        assert!(told.content.contains("✅ You attack the castle with "), "{}", told.content);
        return;
    }
    panic!("nobody could attack");
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_table_options_are_refused_with_the_reason() {
    let harness = Harness::start(PROGRAM).await;
    let ada = harness.at("Ada");
    for (options, word) in [
        ("version:siege towers:on", "`towers`"),
        ("version:siege discard_draw:on", "`discard_draw`"),
        ("version:siege opponent:@Ben", "for 1"),
        ("version:king players:3", "2 players, not 3"),
        ("version:takeover opponent:@Ben opponent2:@Cleo", "2 players"),
        ("players:1", "2 to 4"),
        ("version:castle", "version"),
        ("towers:maybe", "towers"),
    ] {
        let told = ada.slash(&format!("/challenge castle-keep {options}")).unwrap();
        let told = told.message().await.unwrap();
        assert!(told.ephemeral && told.content.contains(word), "{options}: {}", told.content);
    }
    assert!(ada.messages().iter().all(|seen| seen.ephemeral), "nothing was posted");
}
