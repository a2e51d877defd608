//! Substitutes for players who are gone, in every seat, with a kill.

use std::time::Duration;

use sandbox::{FaultKind, LoggedRequest, MessageView};
use tests::{Harness, Seat, is_panel};

use crate::agreements::proposals::{became, play, posted};
use crate::failures::killed::{cut, kill_at};
use crate::play::castle_keep::{liked, table, take_turn};
use crate::{KASTELL, PROGRAM};

const SERVER: &str = "Castle Green";
const HOUR: Duration = Duration::from_secs(3600);
const CASTLES: &str = "/challenge castles opponent:@Ben seat:1";

/// The open proposal about a seat, as a member sees it.
async fn proposal(seat: &Seat) -> MessageView {
    let fits = |seen: &MessageView| {
        seen.button("Agree").is_some() && seen.content.contains("as a substitute for")
    };
    seat.post_where(fits).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_substitute_takes_over_the_hidden_army_of_the_replaced_player() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(CASTLES).await;
    let (cleo, dora) = (harness.seat_in("Cleo", &ada.thread), harness.seat_in("Dora", &ada.thread));
    play(&ben, "deploy phalanx").await;
    let own = ben.ask("/hand").await;
    let stranger = dora.ask("/hand").await;
    assert_ne!(own.all_text(), stranger.all_text(), "an army is hidden");
    // Nobody has left yet, so nobody can be replaced.
    let nobody = ada.ask("/substitute player:@Cleo").await;
    assert!(nobody.ephemeral && nobody.content.contains("Nobody is missing"), "{}", nobody.content);
    harness.sandbox.remove_member(SERVER, "Ben").unwrap();
    let ways = ada.ask("/substitute").await;
    assert!(ways.content.contains("can't go on") && !ways.menus.is_empty(), "{}", ways.content);
    let out = ada.ask("/substitute player:@Cleo").await;
    assert!(out.ephemeral && out.content.contains("Proposal sent"), "{}", out.content);
    let asked = proposal(&cleo).await;
    assert_eq!(asked.pings, ["Cleo"], "only the substitute who is asked");
    let shown = |seen: &MessageView| seen.pictures[0].description.clone();
    assert_eq!(shown(&cleo.ask("/hand").await), shown(&stranger), "she sees nothing yet");
    let foreign = dora.press(&asked, "Agree").await;
    assert!(foreign.ephemeral && foreign.content.contains("not a player"), "{}", foreign.content);
    let sits = cleo.press(&asked, "Agree").await;
    assert!(sits.ephemeral && sits.content.contains("is yours"), "{}", sits.content);
    became(&dora, &asked, "agreed").await;
    let board = dora.board_where(|seen| seen.content.contains("takes over this seat")).await;
    assert!(board.pings.contains(&"Ada".into()), "the other player: {:?}", board.pings);
    assert!(!board.pings.contains(&"Ben".into()), "not the player who has left");
    assert_eq!(posted(&dora, "takes over this seat"), 1);
    // Cleo sees what Ben saw. Ben, who comes back to look, sees no more than a stranger.
    assert!(cleo.ask("/hand").await.all_text().contains(&deployed(&own)));
    harness.sandbox.add_member(SERVER, "Ben").unwrap();
    let ben = harness.seat_in("Ben", &ada.thread);
    for line in ["/board match:1", "/hand match:1"] {
        let seen = ben.ask(line).await;
        assert!(!seen.all_text().contains(&deployed(&own)), "{line}: {}", seen.all_text());
    }
    let told = ben.ask("/move text:deploy volley match:1").await;
    assert!(told.ephemeral && told.content.contains("You've left match #1"), "{}", told.content);
    play(&ada, "deploy volley").await;
    let next = ada.board_where(|seen| seen.content.contains("revealed")).await;
    assert!(next.content.contains(&format!("<@{}>", cleo.member.id())), "{}", next.content);
    let (hers, his) = (cleo.ask("/games").await, ben.ask("/games").await);
    assert!(!hers.content.contains("no match running"), "it is hers: {}", hers.content);
    assert!(
        his.content.contains("no match running"),
        "he may watch it like anybody: {}",
        his.content
    );
    // Cleo loses, and the rating of Ben drops.
    cleo.resign().await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.pings.contains(&"Ada".into()) && end.pings.contains(&"Cleo".into()));
    let rated = end.content.lines().find(|line| line.contains('−')).unwrap();
    assert!(rated.contains(&format!("<@{}>", ben.member.id())), "{}", end.content);
    assert!(!rated.contains(&format!("<@{}>", cleo.member.id())), "{}", end.content);
}

/// The texts that only the owner of the army reads.
fn deployed(own: &MessageView) -> String {
    let words = own.all_text();
    let army = words.split_once("general ").and_then(|(_, army)| army.split_once('.'));
    army.unwrap_or_else(|| panic!("no army in {words}")).0.into()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_substitute_at_a_table_of_three_is_asked_after_the_other_players() {
    let harness = Harness::start(PROGRAM).await;
    let seats = table(&harness, "/challenge castle-keep players:3", &["Ada", "Ben", "Cleo"]).await;
    let [first, second, third] = &seats[..] else { panic!("three seats") };
    let dora = harness.seat_in("Dora", &first.thread);
    harness.sandbox.remove_member(SERVER, third.member.name()).unwrap();
    first.ask("/substitute player:@Dora").await;
    let asked = proposal(second).await;
    assert_eq!(asked.pings, [second.member.name()]);
    let early = dora.press(&asked, "Agree").await;
    assert!(early.ephemeral && early.content.contains("not a player"), "{}", early.content);
    let waits = second.press(&asked, "Agree").await;
    assert!(waits.content.contains(&format!("<@{}>", dora.member.id())), "{}", waits.content);
    let to_dora = dora.post_where(|seen| seen.id != asked.id && seen.pings == ["Dora"]).await;
    became(first, &asked, "agreed").await;
    let no = dora.press(&to_dora, "Decline").await;
    assert!(no.ephemeral, "{}", no.content);
    became(first, &to_dora, "declined").await;
    let again = first.ask("/substitute player:@Dora").await;
    assert!(again.content.contains("just declined"), "{}", again.content);
    // A computer need not agree.
    first.ask("/substitute computer:2").await;
    let asked = proposal(second).await;
    second.press(&asked, "Agree").await;
    let board = first.board_where(|seen| seen.content.contains("takes over this seat")).await;
    let mention = format!("<@{}>", third.member.id());
    let told: Vec<&str> = board.content.lines().filter(|line| line.contains(&mention)).collect();
    assert!(told.len() == 1 && told[0].contains("The seat was"), "{told:?}");
    assert!(!board.pings.contains(&third.member.name().into()), "not the player who has left");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_timeout_post_offers_a_substitute_or_a_computer() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    harness.pass(73 * HOUR).await;
    let up = ben.post_where(|seen| seen.content.contains("ran out of time")).await;
    let ways = ben.press(&up, "🪑 Player missing…").await;
    assert!(ways.ephemeral && ways.content.contains("/substitute"), "{}", ways.content);
    assert!(ways.button("Claim the win").is_none(), "time decides about that");
    let own = ada.press(&up, "🪑 Player missing…").await;
    assert!(own.content.contains("your own time that's up"), "{}", own.content);
    let done = ben.choose(&ways, "2").await;
    assert!(done.content.contains("Nobody else had to agree"), "{}", done.content);
    let board = ben.board_where(|seen| seen.content.contains("takes over this seat")).await;
    // Ada may still think that she plays.
    let told = format!("The seat was <@{}>", ada.member.id());
    assert!(board.content.contains(&told), "{}", board.content);
    assert!(board.pings.contains(&"Ada".into()), "{:?}", board.pings);
    became(&ben, &up, "took over the seat").await;
    // The computer plays at once.
    ben.board_where(|seen| seen.pings_me && seen.content.contains("White builds")).await;
    let late = ada.play("Tn@c1").await;
    assert!(late.content.contains("You've left match"), "{}", late.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_present_player_declines_a_substitute_and_keeps_the_seat() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    harness.pass(73 * HOUR).await;
    ben.post_where(|seen| seen.content.contains("ran out of time")).await;
    ben.ask("/substitute player:@Cleo").await;
    let asked = proposal(&ben).await;
    assert_eq!(asked.pings, ["Cleo"]);
    let here = ada.press(&asked, "Decline").await;
    assert!(here.ephemeral, "{}", here.content);
    became(&ben, &asked, "is still here").await;
    let again = ben.ask("/substitute player:@Dora").await;
    assert!(again.content.contains("already proposed"), "{}", again.content);
    play(&ada, "Tn@c1").await;
    ben.board_where(|seen| seen.content.contains("Tn@c1")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_limit_a_win_over_a_departed_opponent_needs_confirmation() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&format!("{KASTELL} time:none")).await;
    play(&ada, "Tn@c1").await;
    harness.sandbox.remove_member(SERVER, "Ben").unwrap();
    let which = ada.ask("/propose").await;
    let ways = ada.press(&which, "🪑 Player missing…").await;
    let sure = ada.press(&ways, "Claim the win").await;
    assert!(sure.content.contains("has left, and the match ends"), "{}", sure.content);
    assert!(ada.board().await.button("Rematch").is_none(), "nothing is done yet");
    ada.press(&sure, "Yes, do it").await;
    let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.content.contains("left for good"), "{}", end.content);
    drop(ben);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_win_over_a_closed_account_is_claimed_in_any_turn() {
    let harness = Harness::start(PROGRAM).await;
    let (mine, _) = harness.match_of(&format!("{KASTELL} time:none")).await;
    let (theirs, _) = harness.match_of(&format!("{KASTELL} time:none")).await;
    play(&theirs, "Tn@c1").await;
    theirs.board_where(|seen| seen.content.contains("Tn@c1")).await;
    harness.sandbox.close_account("Ben").unwrap();
    for ada in [mine, theirs] {
        let before = ada.board().await;
        let which = ada.ask("/propose").await;
        let ways = ada.press(&which, "🪑 Player missing…").await;
        let sure = ada.press(&ways, "Claim the win").await;
        assert!(sure.content.contains("has left, and the match ends"), "{}", sure.content);
        assert_eq!(ada.board().await.content, before.content, "nothing is done yet");
        ada.press(&sure, "Yes, do it").await;
        let end = ada.board_where(|seen| seen.button("Rematch").is_some()).await;
        assert!(end.content.contains("left for good"), "{}", end.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_button_takes_no_seat() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(&format!("{KASTELL} time:none")).await;
    let board = ada.board().await;
    for id in ["1:gone-on:1::1!", "1:gone-computer:1::1"] {
        let told = ada.thread.forge_press(board.id, id).unwrap().message().await.unwrap();
        assert!(told.ephemeral && told.content.contains("Nobody is missing"), "{}", told.content);
    }
    play(&ada, "Tn@c1").await;
    play(&ben, "O@g1").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_during_a_substitution_keeps_it_single() {
    for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
        let mut harness = Harness::start(PROGRAM).await;
        let (ada, _) = harness.match_of(KASTELL).await;
        let cleo = harness.seat_in("Cleo", &ada.thread);
        play(&ada, "Tn@c1").await;
        ada.board_where(|seen| seen.content.contains("Tn@c1")).await;
        harness.sandbox.remove_member(SERVER, "Ben").unwrap();
        cut(&harness, "POST /channels", kind);
        ada.thread.slash("/substitute player:@Cleo").unwrap();
        kill_at(&mut harness, "/messages", "as a substitute for").await;
        let asked = proposal(&cleo).await;
        assert_eq!(asked.pings, ["Cleo"]);
        // The yes is on disk. The board that announces it is not posted, or not recorded.
        cut(&harness, "POST /channels", kind);
        cleo.thread.press(asked.id, "Agree").unwrap();
        kill_at(&mut harness, "/messages", "takes over this seat").await;
        let board = cleo.board_where(|seen| seen.content.contains("takes over")).await;
        assert!(board.pings_me, "it is her turn: {}", board.content);
        became(&ada, &asked, "agreed").await;
        play(&cleo, "O@g1").await;
        ada.board_where(|seen| seen.content.contains("O@g1")).await;
        let told = [posted(&ada, "as a substitute for"), posted(&ada, "takes over this seat")];
        assert_eq!(told, [1, 1], "{kind:?}");
        let late = harness.at("Cleo");
        assert!(late.slash("/games").unwrap().message().await.unwrap().content.contains("Kastell"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_thread_is_named_after_the_current_players_also_after_a_kill() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of(KASTELL).await;
    let cleo = harness.seat_in("Cleo", &ada.thread);
    harness.sandbox.remove_member(SERVER, "Ben").unwrap();
    ada.ask("/substitute player:@Cleo").await;
    let asked = proposal(&cleo).await;
    // Discord allows two renames in ten minutes.
    let path = format!("/channels/{}", ada.thread.channel());
    cut(&harness, &format!("PATCH {path}"), FaultKind::TooMany { retry_after_s: 600.0 });
    cleo.thread.press(asked.id, "Agree").unwrap();
    let is_named = move |seen: &LoggedRequest| {
        seen.path == path && seen.status == 429 && seen.body.to_string().contains("Cleo")
    };
    harness.sandbox.wait_for_request("the name", is_named).await.unwrap();
    let board = |seen: &MessageView| seen.content.contains("takes over this seat");
    ada.board_where(board).await;
    harness.kill();
    harness.sandbox.clear_faults();
    harness.restart().await;
    harness.pass(HOUR).await;
    let thread = harness.member("Ada").wait_for_thread("Ada – Cleo").await.unwrap();
    assert_eq!(thread.channel(), ada.thread.channel());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_board_credits_moves_to_the_departed_player() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    // Nothing can be posted while Ada plays her turn, leaves the server, and a computer takes her seat.
    cut(&harness, "POST /channels", FaultKind::Broken { status: 502 });
    while is_panel(&ada.play(&liked(&ada).await).await) {}
    harness.sandbox.remove_member(SERVER, "Ada").unwrap();
    let done = ben.ask("/substitute computer:2").await;
    assert!(done.content.contains("Nobody else had to agree"), "{}", done.content);
    harness.sandbox.clear_faults();
    harness.pass(HOUR).await;
    let is_told = |seen: &MessageView| {
        let is_public = seen.by_bot && !seen.ephemeral && !seen.pictures.is_empty();
        is_public && seen.content.contains("takes over this seat")
    };
    let board = ben.thread.wait_for("the board", is_told).await.unwrap();
    let ada_did = format!("> <@{}>", ada.member.id());
    let told: Vec<_> = ben.thread.messages().into_iter().map(|seen| seen.content).collect();
    assert!(told.iter().any(|said| said.contains(&ada_did)), "{told:#?}");
    let title = board.content.lines().next().unwrap();
    assert!(!title.contains(&format!("<@{}>", ada.member.id())), "{title}");
    let more = ben.press(&ben.board().await, "More…").await;
    let moves = ben.press(&more, "📜 Moves").await;
    assert!(moves.content.contains(&format!("<@{}>", ada.member.id())), "{}", moves.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_opened_during_a_substitution_gets_the_new_name() {
    for is_killed in [false, true] {
        let mut harness = Harness::start(PROGRAM).await;
        // Discord opens the thread, but the program gets no response.
        cut(&harness, "/threads", FaultKind::DropAfter);
        let ada = harness.at("Ada");
        ada.slash(KASTELL).unwrap().message().await.unwrap();
        let ben = harness.at("Ben");
        let asked = ben.wait_for("it", |seen| seen.button("Accept").is_some()).await.unwrap();
        ben.press(asked.id, "Accept").unwrap().message().await.unwrap();
        let thread = harness.member("Ada").wait_for_thread("Ada – Ben").await.unwrap();
        harness.sandbox.remove_member(SERVER, "Ben").unwrap();
        let done = ada.slash("/substitute computer:2 match:1").unwrap().message().await.unwrap();
        assert!(done.content.contains("Nobody else had to agree"), "{}", done.content);
        if is_killed {
            harness.kill();
        }
        harness.sandbox.clear_faults();
        if is_killed {
            harness.restart().await;
        }
        harness.pass(HOUR).await;
        let path = format!("/channels/{}", thread.channel());
        let is_named = move |seen: &LoggedRequest| {
            let name = seen.body["name"].as_str().unwrap_or_default();
            seen.method == "PATCH"
                && seen.path == path
                && seen.status == 200
                && name.contains("Ada")
        };
        let named = harness.sandbox.wait_for_request("the new name", is_named).await.unwrap();
        assert!(!named.body.to_string().contains("Ben"), "{}", named.body);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_of_three_players_agree_to_continue_without_a_departed_one() {
    let harness = Harness::start(PROGRAM).await;
    let line = "/challenge castle-keep players:3 time:none";
    let seats = table(&harness, line, &["Ada", "Ben", "Cleo"]).await;
    let [first, second, third] = &seats[..] else { panic!("three seats") };
    harness.sandbox.remove_member(SERVER, third.member.name()).unwrap();
    let ways = second.ask("/substitute").await;
    let sure = second.press(&ways, "Go on without them").await;
    assert!(sure.content.contains("can't come back"), "{}", sure.content);
    let out = second.press(&sure, "Yes, do it").await;
    assert!(out.ephemeral && out.content.contains("Proposal sent"), "{}", out.content);
    let fits = |seen: &MessageView| seen.button("Agree").is_some();
    let asked = first.post_where(fits).await;
    assert_eq!(asked.pings, [first.member.name()], "only the player who is still asked");
    let agreed = first.press(&asked, "Agree").await;
    assert!(agreed.content.contains("Agreed. Done!"), "{}", agreed.content);
    became(second, &asked, "agreed").await;
    for seat in [first, second] {
        take_turn(seat).await;
    }
    // It is the first player's turn again: the match doesn't wait for a player who is gone.
    first.board_where(|seen| seen.pings_me).await;
    harness.sandbox.add_member(SERVER, third.member.name()).unwrap();
    let late = harness.seat_in(third.member.name(), &first.thread);
    let told = late.ask("/move text:pass match:1").await;
    assert!(told.ephemeral && told.content.contains("You've left match"), "{}", told.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_credits_each_player_of_a_shared_turn() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castle-keep opponent:@Ben seat:1").await;
    let cleo = harness.seat_in("Cleo", &ada.thread);
    let begun = ada.play(&liked(&ada).await).await;
    assert!(is_panel(&begun), "her turn goes on: {}", begun.content);
    harness.sandbox.remove_member(SERVER, "Ada").unwrap();
    ben.ask("/substitute player:@Cleo").await;
    let asked = proposal(&cleo).await;
    cleo.press(&asked, "Agree").await;
    let board = ben.board_where(|seen| seen.content.contains("takes over this seat")).await;
    assert!(!board.content.contains(&format!("> <@{}>", ada.member.id())), "it is not over yet");
    let board = take_turn(&cleo).await;
    for seat in [&ada, &cleo] {
        let did = format!("> <@{}>", seat.member.id());
        assert!(board.content.contains(&did), "{did}: {}", board.content);
    }
    let title = board.content.lines().next().unwrap();
    assert!(!title.contains(&format!("<@{}>", ada.member.id())), "{title}");
}
