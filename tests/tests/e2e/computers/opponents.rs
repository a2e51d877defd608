//! Computers as opponents: one board a turn, kills, draws, rematches, a hundred matches at once.

use matches::{ChallengeLimits, MatchId, Matches, OpenMode};
use rules::{NodeLimit, ThinkRequest};
use sandbox::MessageView;
use store::Location;
use tests::{Harness, Seat, has_curve, tells_a_move};

use crate::PROGRAM;
use crate::agreements::proposals::{became, posted};

/// A match against the weakest computer, which answers at once. Ada begins.
const ALONE: &str = "/challenge kastell computer:1 seat:1 trees:c3,d6,g4";

/// Ada in the thread of the match that she has just started.
async fn begun(harness: &Harness, line: &str) -> Seat {
    let told = harness.at("Ada").slash(line).unwrap().message().await.unwrap();
    assert!(told.content.contains("begins"), "{}", told.content);
    harness.seat("Ada").await
}

/// Waits for a hint that fits. Its search may take a moment.
pub(crate) async fn hint_where(seat: &Seat, fits: impl Fn(&MessageView) -> bool) -> MessageView {
    let is_hint =
        |seen: &MessageView| seen.ephemeral && seen.content.contains("💡 I'd") && fits(seen);
    seat.thread.wait_for("a hint", is_hint).await.unwrap()
}

/// All public boards, in order.
fn boards(seat: &Seat) -> Vec<MessageView> {
    let is_board = |seen: &MessageView| seen.by_bot && !seen.ephemeral && !seen.pictures.is_empty();
    seat.thread.messages().into_iter().filter(is_board).collect()
}

/// Whether a board may show a person's move alone. The board waits three seconds for the computer's move, which may be
/// too short on a busy machine.
fn may_be_alone(board: &MessageView, before_ms: u64) -> bool {
    board.at_ms >= before_ms + 3_000
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lone_player_plays_a_whole_match_and_sees_both_moves_in_one_post() {
    let harness = Harness::start(PROGRAM).await;
    let ada = begun(&harness, ALONE).await;
    assert!(ada.thread.name().contains("#1: Ada – Page"), "{}", ada.thread.name());
    let mut board = ada.board().await;
    assert!(board.content.contains("Level 1 Page"), "{}", board.content);
    let speaks = |board: &MessageView| board.content.contains("Page: “");
    assert!(speaks(&board), "{}", board.content);
    let mut turns = 0;
    while board.button("Rematch").is_none() {
        assert_eq!(board.pings, ["Ada"]);
        let mv = ada.suggestion().await;
        ada.plays(&mv).await;
        turns += 1;
        let is_joint = |seen: &MessageView| seen.pings_me || seen.button("Rematch").is_some();
        board = ada.board_where(|seen| seen.id > board.id && is_joint(seen)).await;
        let is_over = board.button("Rematch").is_some();
        assert_eq!(speaks(&board), is_over, "it is quiet in between: {}", board.content);
    }
    assert!(board.content.contains("🏆"), "{}", board.content);
    let all = boards(&ada);
    let late = all.windows(2).filter(|pair| may_be_alone(&pair[1], pair[0].at_ms)).count();
    assert!(all.len() <= turns + 2 + late, "one post for both moves, and one for the end");
    // Once the match is analyzed, the curve is edited into the picture, which becomes higher.
    ada.board_where(|seen| seen.id == board.id && has_curve(seen)).await;
    // The result is below the challenge, not below the last board.
    let is_card = |seen: &MessageView| seen.by_bot && seen.content.contains("Played in");
    harness.at("Cleo").wait_for("the result", is_card).await.unwrap();
    assert!(!ada.thread.messages().iter().any(is_card));
    let again = ada.press(&board, "Rematch").await;
    assert!(again.content.contains("begins"), "a computer need not accept: {}", again.content);
}

/// The computer's move in a match, if nothing interrupts it.
fn undisturbed(harness: &Harness, id: u64) -> String {
    let store = matches::open(&Location::Sled(harness.data()), OpenMode::ToLook).unwrap();
    let matches = Matches::new(store, games::CATALOG, ChallengeLimits::default());
    let look = matches.view(MatchId(id)).unwrap();
    let computer = look.computer_to_act().unwrap();
    let ask = ThinkRequest::new(computer.level, NodeLimit::OfLevel, computer.seed);
    let sight = look.sight(Some(computer.player)).unwrap();
    tokio::task::block_in_place(|| sight.think(computer.seat, &ask, &|| false).unwrap().mv)
}

/// Plays a first move, and kills the program while the computer thinks. Returns the first board, or `None` if the kill
/// came too late.
async fn killed_in_thought(harness: &mut Harness, id: u64) -> Option<(Seat, MessageView)> {
    // The strongest level could be cut off on a busy machine, and then play another move.
    begun(harness, &ALONE.replace("computer:1", "computer:4")).await;
    let ada = harness.seat_at("Ada", &format!("#{id}: ")).await;
    let first = ada.board().await;
    ada.plays("Tn@c1").await;
    harness.bot.says(&format!("a computer thinks match.id={id}")).await;
    harness.kill();
    let is_over = harness.bot.log().contains(&format!("a computer has thought match.id={id}"));
    (!is_over).then_some((ada, first))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_killed_during_its_search_plays_the_same_move_once() {
    const TRIES: u64 = 9;
    let mut harness = Harness::start(PROGRAM).await;
    for id in 1..=TRIES {
        let Some((ada, first)) = killed_in_thought(&mut harness, id).await else {
            harness.restart().await;
            continue;
        };
        let mv = undisturbed(&harness, id);
        harness.restart().await;
        let board = ada.board_where(|seen| seen.id > first.id && seen.pings_me).await;
        assert!(board.content.contains(&mv), "{mv} was to be played: {}", board.content);
        let replay = ada.press(&ada.ask("/board").await, "Replay").await;
        assert!(replay.content.contains("of 2"), "{}", replay.content);
        let thoughts = format!("a computer has thought match.id={id}");
        assert_eq!(harness.bot.log().matches(&thoughts).count(), 1);
        return;
    }
    panic!("it thinks too fast to be killed while it does");
}

#[tokio::test(flavor = "multi_thread")]
async fn computer_challenges_without_a_free_seat_or_level_are_refused() {
    let harness = Harness::start(PROGRAM).await;
    let ada = harness.at("Ada");
    let told = ada.slash("/challenge kastell opponent:@Ben computer:2").unwrap();
    let told = told.message().await.unwrap();
    assert!(told.ephemeral && told.content.contains("no seat left"), "{}", told.content);
    assert!(ada.slash("/challenge kastell computer:6").is_err(), "there is no such level");
    assert!(harness.at("Ben").messages().iter().all(|seen| !seen.pings_me));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_computer_begins_and_the_first_board_shows_its_move() {
    let harness = Harness::start(PROGRAM).await;
    let before = harness.at("Ada").slash("/games").unwrap().message().await.unwrap();
    let ada = begun(&harness, "/challenge kastell computer:1 seat:2 trees:c3,d6,g4").await;
    let board = ada.board_where(|seen| seen.pings_me).await;
    assert!(board.content.contains("White builds"), "{}", board.content);
    let all = boards(&ada);
    assert!(all.len() == 1 || may_be_alone(&all[0], before.at_ms), "{all:#?}");
    ada.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("resigned") || end.content.contains("called"), "{}", end.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_post_and_picture_show_the_players_and_the_computers_move() {
    let harness = Harness::start(PROGRAM).await;
    let ada = begun(&harness, ALONE).await;
    let first = ada.board().await;
    ada.plays("Tn@c1").await;
    let joint = ada.board_where(|seen| seen.id > first.id && seen.pings_me).await;
    let all = boards(&ada);
    let is_one_post = all.len() == 2 || may_be_alone(&all[1], first.at_ms);
    assert!(is_one_post, "there is none for each of them besides: {all:#?}");
    let lines = all[1..].iter().flat_map(|board| board.content.lines());
    let told: Vec<_> = lines.filter(|line| line.starts_with('>')).collect();
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told[0].contains("Tn@c1") && told[1].contains('@'), "{told:?}");
    let shown = joint.pictures[0].description.clone().unwrap();
    assert!(shown.contains("White has built"), "{shown}");
    assert!(shown.contains("Black has built") && shown.contains("Built last: "), "{shown}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_legal_explained_and_counted_at_the_end() {
    let harness = Harness::start(PROGRAM).await;
    let ada = begun(&harness, "/challenge castello computer:1 seat:1").await;
    let first = ada.board().await;
    let own = ada.ask("/board").await;
    ada.thread.press(own.id, "💡 Hint").unwrap();
    let hint = hint_where(&ada, |seen| seen.content.contains("first hint")).await;
    ada.thread.slash("/hint").unwrap();
    let again = hint_where(&ada, |seen| seen.id > hint.id).await;
    let mv = |seen: &MessageView| seen.content.split("**").nth(1).unwrap().to_owned();
    assert_eq!(mv(&again), mv(&hint), "the same position, the same hint");
    assert!(again.content.contains("first hint"), "it counts once: {}", again.content);
    ada.plays(&mv(&hint)).await;
    // Waits for the computer's answer: until then it is not Ada's turn.
    ada.board_where(|seen| seen.id > first.id && seen.pings_me).await;
    ada.thread.slash("/hint").unwrap();
    hint_where(&ada, |seen| seen.content.contains("so far: 2")).await;
    ada.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("Hints used: ") && end.content.contains(" 2."), "{}", end.content);
    let late = ada.ask("/hint match:1").await;
    assert!(late.content.contains("over"), "{}", late.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_waiting_challenger_is_offered_a_computer_match() {
    let harness = Harness::start(PROGRAM).await;
    let ada = harness.at("Ada");
    ada.slash("/challenge kastell").unwrap().message().await.unwrap();
    ada.wait_for("the challenge", |seen| seen.button("Accept").is_some()).await.unwrap();
    harness.pass(std::time::Duration::from_secs(16 * 60)).await;
    let is_offer =
        |seen: &MessageView| seen.pings_me && seen.button("🤖 Play the computer").is_some();
    let offer = ada.wait_for("the offer", is_offer).await.unwrap();
    let ben = harness.at("Ben").press(offer.id, "🤖 Play the computer").unwrap();
    let told = ben.message().await.unwrap();
    assert!(told.content.contains("Only the person"), "{}", told.content);
    let asked = ada.press(offer.id, "🤖 Play the computer").unwrap().message().await.unwrap();
    let menu = tests::menu_id(&asked).unwrap();
    let told = ada.choose(asked.id, &menu, &["2"]).unwrap().message().await.unwrap();
    assert!(told.content.contains("begins"), "{}", told.content);
    let seat = harness.seat("Ada").await;
    assert!(seat.board().await.content.contains("Level 2"));
    // No button is left, and nobody is pinged again.
    let is_over =
        |seen: &MessageView| seen.id == offer.id && seen.content.contains("has found company");
    let over = harness.at("Ben").wait_for("what became of it", is_over).await.unwrap();
    assert!(over.buttons.is_empty(), "{:?}", over.buttons);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_for_three_is_filled_with_computers() {
    let harness = Harness::start(PROGRAM).await;
    let ada = harness.at("Ada");
    ada.slash("/challenge castle-keep players:3").unwrap().message().await.unwrap();
    let lobby = ada.wait_for("the table", |seen| seen.button("Start").is_some()).await.unwrap();
    for _ in 0..2 {
        let asked = ada.press(lobby.id, "🤖 Add a computer").unwrap().message().await.unwrap();
        let menu = tests::menu_id(&asked).unwrap();
        ada.choose(asked.id, &menu, &["1"]).unwrap().message().await.unwrap();
    }
    let seat = harness.seat("Ada").await;
    let board = seat.board().await;
    let seated = board.content.lines().next().unwrap_or_default();
    assert_eq!(seated.matches("Level 1 Page").count(), 2, "{}", board.content);
}

/// Waits for this many finished searches. Returns the numbers of their matches, in the order in which the searches
/// began.
async fn thoughts(harness: &Harness, many: usize) -> Vec<usize> {
    harness.bot.says_often("a computer has thought", many).await;
    let log = harness.bot.log();
    let number = |line: &str| -> Option<usize> {
        line.split("match.id=").nth(1)?.split(' ').next()?.parse().ok()
    };
    let (mut order, mut thinking) = (Vec::new(), 0);
    for line in log.lines() {
        if line.contains("a computer thinks") {
            order.extend(number(line));
            thinking += 1;
            assert_eq!(thinking, 1, "one thinks at a time: {line}");
        }
        if line.contains("a computer has thought") {
            thinking -= 1;
        }
    }
    order
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_queued_searches_delay_no_player_and_finish_in_order() {
    const MANY: usize = 100;
    /// The number of long searches, for which all others wait.
    const LONG: usize = 5;
    /// The number of challenges at the same time.
    const WAVE: usize = 10;
    let harness = Harness::with_settings(PROGRAM, &[("CASTELLAN_THINKERS", "1")]).await;
    let (ada, _) = harness.match_of(crate::KASTELL).await;
    let before = ada.board().await;
    let cleo = harness.at("Cleo");
    for wave in 0..MANY / WAVE {
        let challenges = (0..WAVE).map(|number| {
            let level = if wave * WAVE + number < LONG { 5 } else { 1 };
            let line = format!("/challenge kastell computer:{level} seat:2 trees:c3,d6,g4");
            cleo.slash(&line).unwrap()
        });
        for asked in challenges.collect::<Vec<_>>() {
            let told = asked.message().await.unwrap();
            assert!(told.content.contains("begins"), "{}", told.content);
        }
    }
    let told = ada.play("Tn@c1").await;
    assert!(tells_a_move(&told.content), "{}", told.content);
    ada.board_where(|seen| seen.id > before.id).await;
    let answered = harness.bot.log().matches("a computer has thought").count();
    assert!(answered < MANY / 2, "a move is told to all while most wait: {answered}");
    let order = thoughts(&harness, MANY).await;
    assert_eq!(order.len(), MANY, "each is thought about once");
    for (at, &id) in order.iter().enumerate() {
        // Challenges at the same time come in any order, and so do turns that workers take at the same time.
        assert!((id - 2).abs_diff(at) <= 2 * WAVE, "{id} is thought about at {at}: {order:?}");
    }
    for id in 2..MANY + 2 {
        let thread = harness.member("Cleo").wait_for_thread(&format!("#{id}: ")).await.unwrap();
        let is_answer = |seen: &MessageView| seen.pings_me && !seen.pictures.is_empty();
        thread.wait_for("the computer's move", is_answer).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_siege_player_gets_private_hints_and_their_count() {
    let harness = Harness::start(PROGRAM).await;
    let told = harness.at("Dora").slash("/challenge castle-keep version:siege").unwrap();
    told.message().await.unwrap();
    let member = harness.member("Dora");
    let thread = member.wait_for_thread("Dora").await.unwrap();
    let dora = Seat { member, thread };
    dora.board().await;
    dora.thread.slash("/hint").unwrap();
    let hint = hint_where(&dora, |seen| seen.content.contains("first hint")).await;
    let first = hint.content.lines().next().unwrap();
    // The dealt cards decide whether there is a tile to build.
    let mv = first.split("**").nth(1).unwrap_or("pass");
    assert!(first.len() > mv.len() + 30, "{}", hint.content);
    dora.plays(mv).await;
    for seen in dora.thread.messages().iter().filter(|seen| !seen.ephemeral) {
        assert!(!seen.content.contains("hint"), "nobody else is told before the end");
    }
    // A pass can end the siege at once.
    let asked = dora.ask("/resign").await;
    if let Some(yes) = asked.buttons.iter().find(|button| button.custom_id.contains(":resign!:")) {
        dora.press(&asked, &yes.label).await;
    }
    let end = dora.board_where(|seen| seen.content.contains("Hints used: ")).await;
    assert!(end.content.contains(" 1."), "{}", end.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_offers_a_siege_in_a_match_without_progress() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    for (seat, army) in [(&ada, "deploy G:a1 H:g2,f2"), (&ben, "deploy G:d7 M:a8,b8")] {
        let asked = seat.play(army).await;
        seat.press(&asked, "Confirm").await;
    }
    let circles = [
        &["a1", "a2", "b2", "b1"][..],
        &["d7", "c7", "c8", "d8", "e8", "f8", "g8", "g7", "f7", "e7"][..],
    ];
    for (ply, seat) in [&ada, &ben].into_iter().cycle().take(41).enumerate() {
        let (circle, step) = (circles[ply % 2], ply / 2);
        let step = [step, step + 1].map(|step| circle[step % circle.len()]).join("-");
        let told = seat.play(&step).await;
        assert!(tells_a_move(&told.content), "{step}: {}", told.content);
    }
    // Players who only move around get no proposal. The computer, once it takes a seat, sees that there is no progress.
    assert_eq!(posted(&ada, "proposes"), 0);
    harness.sandbox.remove_member("Castle Green", "Ben").unwrap();
    ada.ask("/substitute computer:3").await;
    let asked = ada.post_where(|seen| seen.content.contains("proposes a siege")).await;
    assert!(asked.content.contains("Level 3 Knight"), "{}", asked.content);
    assert_eq!(asked.pings, ["Ada"]);
    ada.board_where(|seen| seen.pings_me && seen.content.contains("proposes a siege")).await;
    let sure = ada.press(&asked, "Agree").await;
    assert!(ada.board().await.button("Rematch").is_none(), "it would end the match");
    ada.press(&sure, "Yes, do it").await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("siege"), "{}", end.content);
    let described = end.pictures[0].description.as_deref().unwrap_or_default();
    assert!(described.contains("The players agreed to a siege (a draw)."), "{described}");
    became(&ada, &asked, "agreed").await;
    assert_eq!(posted(&ada, "proposed a siege"), 1, "it is told what was agreed on");
    assert_eq!(posted(&ada, "proposes a siege"), 0, "no former board still asks");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_to_the_bot_asks_for_a_level_and_begins() {
    let harness = Harness::start(PROGRAM).await;
    let at = harness.at("Ada");
    for line in ["/challenge kastell opponent:@Castellan", "/help"] {
        let asked = at.slash(line).unwrap().message().await.unwrap();
        let asked = match asked.button("🤖 Kastell") {
            Some(_) => at.press(asked.id, "🤖 Kastell").unwrap().message().await.unwrap(),
            None => asked,
        };
        assert!(asked.content.contains("Who should play"), "{}", asked.content);
        let menu = tests::menu_id(&asked).unwrap();
        let begun = at.choose(asked.id, &menu, &["1"]).unwrap().message().await.unwrap();
        assert!(begun.content.contains("Kastell") && begun.content.contains("begins"), "{begun:?}");
    }
    harness.member("Ada").wait_for_thread("#2: ").await.unwrap();
}
