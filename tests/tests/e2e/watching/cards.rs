//! Watching from other channels: cards, a post for each turn, and news of the end.

use std::sync::Arc;

use sandbox::{Config, Fault, FaultKind, ManualClock, MessageView, Scenario, Visit};
use tests::{Harness, Seat, tells_a_move};

use crate::failures::killed::cut;
use crate::{KASTELL, PROGRAM};

pub(super) const TALK: &str = "castle-talk";

pub(super) async fn slash(place: &Visit, line: &str) -> MessageView {
    place.slash(line).unwrap().message().await.unwrap()
}

/// The newest public message in a channel with these words.
pub(super) async fn posted(place: &Visit, words: &str) -> MessageView {
    let fits = |seen: &MessageView| seen.by_bot && !seen.ephemeral && seen.content.contains(words);
    place.wait_for(words, fits).await.unwrap()
}

fn public(place: &Visit) -> Vec<MessageView> {
    place.messages().into_iter().filter(|seen| seen.by_bot && !seen.ephemeral).collect()
}

async fn play(seats: (&Seat, &Seat), moves: &[&str]) {
    for (at, mv) in moves.iter().enumerate() {
        let seat = [seats.0, seats.1][at % 2];
        let told = seat.play(mv).await;
        assert!(tells_a_move(&told.content), "{mv}: {}", told.content);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_follows_the_match_without_pings_to_its_result() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let (dora, cleo) = (harness.member("Dora").visit(TALK).unwrap(), harness.member("Cleo"));
    let told = slash(&dora, "/watch match:1").await;
    assert!(told.ephemeral && told.content.contains("is now shown here"), "{}", told.content);
    let card = posted(&dora, "Kastell").await;
    assert!(card.pings.is_empty() && card.content.contains("Played in"), "{}", card.content);
    assert!(card.button("Move").is_none() && card.pictures[0].description.is_some());
    // Only the player to move reads "your turn".
    let turn = format!("➡️ It's <@{}>'s turn.", ada.member.id());
    let early = ben.play("O@g1").await;
    for seen in [&card, &early] {
        assert!(seen.content.contains(&turn), "{}", seen.content);
        assert!(!seen.content.contains("Your turn"), "{}", seen.content);
    }
    play((&ada, &ben), &["Tn@c1", "O@g1", "In@a8"]).await;
    let shown = posted(&dora, "In@a8").await;
    assert_eq!((shown.id, shown.edited, public(&dora).len()), (card.id, true, 1));
    assert!(shown.pings.is_empty());
    // A follower reads about the end once, in the channel of the press.
    let there = cleo.visit(TALK).unwrap();
    let followed =
        there.press(card.id, "🔔 Ping me when it ends").unwrap().message().await.unwrap();
    assert!(
        followed.ephemeral && followed.content.contains("**Kastell** #1 ("),
        "{}",
        followed.content
    );
    slash(&dora, "/follow match:1").await;
    slash(&dora, "/follow match:1 stop:true").await;
    // Only the person who started it, or a manager of the server, can stop it.
    let kept = there.press(card.id, "Stop showing it").unwrap().message().await.unwrap();
    assert!(kept.content.contains("Someone else is showing it"), "{}", kept.content);
    ben.resign().await;
    // The notice for those who follow names the winner too.
    let is_end = |seen: &MessageView| seen.id == card.id && seen.content.contains('🏆');
    let end = dora.wait_for("the end on the card", is_end).await.unwrap();
    assert!(end.button("Stop showing it").is_none() && end.button("Replay").is_some());
    let rung = posted(&there, "🏁").await;
    assert_eq!(rung.pings, ["Cleo"]);
    assert_eq!(public(&dora).len(), 2, "one card, and one message for those who follow");
    assert!(slash(&dora, "/watch match:1").await.content.contains("is over"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_that_is_too_old_to_be_edited_often_is_posted_anew() {
    let lost = [FaultKind::Broken { status: 502 }, FaultKind::DropAfter].map(Some);
    for fault in [None].into_iter().chain(lost) {
        let clock = ManualClock::default();
        let config = Config { clock: Arc::new(clock.clone()), ..Config::unhurried() };
        let harness = Harness::with(PROGRAM, config).await;
        let (ada, ben) = harness.match_of(KASTELL).await;
        let dora = harness.member("Dora").visit(TALK).unwrap();
        slash(&dora, "/watch match:1").await;
        let card = posted(&dora, "Kastell").await;
        clock.advance(3_600_001);
        // Discord allows three edits of an old message in a row. The sandbox's clock stands still, so the fourth is
        // refused.
        let moves = ["Tn@c1", "O@g1", "In@a8", "In@e8"];
        for (at, mv) in moves.into_iter().enumerate() {
            if let Some(kind) = fault.filter(|_| at == 3) {
                let route = format!("POST /channels/{}/messages", dora.channel());
                harness.sandbox.plan_fault(Fault { route, times: 1, kind });
            }
            play(([&ada, &ben][at % 2], &ada), &[mv]).await;
            posted(&dora, mv).await;
        }
        let path = format!("/channels/{}/messages/{}", dora.channel(), card.id);
        let is_gone = |seen: &sandbox::LoggedRequest| seen.method == "DELETE" && seen.path == path;
        harness.sandbox.wait_for_request("the end of the old card", is_gone).await.unwrap();
        let shown = public(&dora);
        assert!(shown.len() == 1 && shown[0].id > card.id, "{fault:?}: {shown:#?}");
        assert!(shown[0].pings.is_empty());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn turns_during_a_rate_limit_become_one_card_edit() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let dora = harness.member("Dora").visit(TALK).unwrap();
    slash(&dora, "/watch match:1").await;
    let card = posted(&dora, "Kastell").await;
    let path = format!("/channels/{}/messages/{}", dora.channel(), card.id);
    let kind = FaultKind::TooMany { retry_after_s: 60.0 };
    harness.sandbox.plan_fault(Fault { route: format!("PATCH {path}"), times: 1, kind });
    let edits = |status: u16| {
        let is_edit = |seen: &&sandbox::LoggedRequest| {
            seen.method == "PATCH" && seen.path == path && seen.status == status
        };
        harness.sandbox.requests().iter().filter(is_edit).count()
    };
    for (seat, mv) in [(&ada, "Tn@c1"), (&ben, "O@g1"), (&ada, "In@a8")] {
        play((seat, seat), &[mv]).await;
        // The match itself doesn't wait for the card.
        seat.board_where(|seen| seen.content.contains(mv)).await;
    }
    harness.pass(std::time::Duration::from_secs(61)).await;
    let shown = posted(&dora, "In@a8").await;
    // The edit is visible a little before it is in the log.
    let is_logged = |seen: &sandbox::LoggedRequest| seen.path == path && seen.status == 200;
    harness.sandbox.wait_for_request("the edit", is_logged).await.unwrap();
    assert_eq!((shown.id, edits(429), edits(200)), (card.id, 1, 1));
}

#[tokio::test(flavor = "multi_thread")]
async fn several_channels_watch_several_matches_independently() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let (cleo_seat, dora_seat) = {
        harness
            .at("Cleo")
            .slash("/challenge kastell opponent:@Dora seat:1 trees:c3,d6,g4")
            .unwrap();
        let at = harness.at("Dora");
        let accept =
            |seen: &MessageView| seen.buttons.iter().any(|one| one.custom_id == "1:join:2::");
        let lobby = at.wait_for("the challenge", accept).await.unwrap();
        at.press(lobby.id, "Accept").unwrap().message().await.unwrap();
        let thread = harness.member("Dora").wait_for_thread("#2").await.unwrap();
        (harness.seat_in("Cleo", &thread), harness.seat_in("Dora", &thread))
    };
    cleo_seat.board().await;
    let talk = harness.member("Dora").visit(TALK).unwrap();
    let hall = harness.member("Ada").visit("spectators").unwrap();
    slash(&talk, "/watch match:1 how:posts").await;
    slash(&hall, "/watch match:1").await;
    slash(&hall, "/watch match:2").await;
    posted(&talk, "#1").await;
    posted(&hall, "#1").await;
    posted(&hall, "#2").await;
    for (seat, mv) in [(&ada, "Tn@c1"), (&ben, "O@g1")] {
        play((seat, seat), &[mv]).await;
        posted(&talk, mv).await;
        posted(&hall, mv).await;
    }
    let posts = public(&talk);
    assert_eq!(posts.len(), 3, "the beginning and two turns");
    let first = posts.iter().map(|seen| seen.id).min().unwrap();
    let is_former = |seen: &MessageView| {
        seen.id == first && seen.buttons.is_empty() && !seen.content.contains("➡️")
    };
    talk.wait_for("a former post without its turn", is_former).await.unwrap();
    assert_eq!(public(&hall).len(), 2, "a card for each match");
    play((&cleo_seat, &dora_seat), &["Tn@c1"]).await;
    let card = |seen: &MessageView| seen.content.contains("#2") && seen.content.contains("Tn@c1");
    hall.wait_for("the second card", card).await.unwrap();
    let stopped = slash(&talk, "/watch match:1 how:stop").await;
    assert!(stopped.content.contains("no longer"), "{}", stopped.content);
    play((&ada, &ada), &["In@a8"]).await;
    posted(&hall, "In@a8").await;
    assert_eq!(public(&talk).len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_card_shows_no_secrets_and_its_deletion_ends_the_watching() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    let talk = harness.member("Ada").visit(TALK).unwrap();
    let hall = harness.member("Ada").visit("spectators").unwrap();
    ada.play("deploy phalanx").await;
    let board = ada.board_where(|seen| seen.content.contains("✅ Ready")).await;
    for place in [&talk, &hall] {
        slash(place, "/watch match:1").await;
    }
    let card = posted(&talk, "✅ Ready").await;
    posted(&hall, "✅ Ready").await;
    let text = card.all_text();
    assert!(!text.contains("Phalanx") && !text.contains("general"), "{text}");
    let picture = |place: &Visit, seen: &MessageView| place.bytes(&seen.pictures[0]).unwrap();
    assert!(picture(&talk, &card) == picture(&ada.thread, &board), "it shows what all may see");
    harness.sandbox.delete_message(talk.channel(), card.id).unwrap();
    ben.play("deploy volley").await;
    posted(&hall, "revealed").await;
    assert_eq!(public(&talk).len(), 0, "nobody wants it back");
    harness.sandbox.delete_channel(hall.channel());
    let mv = ada.suggestion().await;
    play((&ada, &ada), &[&mv]).await;
    // The first time was about the deleted card.
    harness.bot.says_often("watched no longer", 2).await;
    let jobs = harness.bot.log();
    assert!(!jobs.contains("a job is given up"), "{jobs}");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_players_can_show_a_match_on_another_server() {
    let scenario = Scenario::new("Castellan")
        .server("Castle Green")
        .member("Ada")
        .member("Ben")
        .channel("game-night")
        .server("Far Away")
        .member("Ada")
        .member("Dora")
        .channel("far-off");
    let harness = Harness::with(PROGRAM, Config { scenario, ..Config::unhurried() }).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let dora = harness.member("Dora").visit("far-off").unwrap();
    for line in ["/watch match:1", "/follow match:1"] {
        let told = slash(&dora, line).await;
        assert!(told.ephemeral && told.content.contains("Only its players"), "{}", told.content);
    }
    // Alone with the bot, a person sees what spectators may see.
    let own = harness.member("Dora").dm();
    assert!(slash(&own, "/watch match:1").await.content.contains("shown here"));
    posted(&own, "#1").await;
    let far = harness.member("Ada").visit("far-off").unwrap();
    assert!(slash(&far, "/watch match:1").await.content.contains("shown here"));
    let card = posted(&dora, "#1").await;
    let followed = dora.press(card.id, "🔔 Ping me when it ends").unwrap().message().await.unwrap();
    assert!(followed.content.contains("ping you here"), "{}", followed.content);
    play((&ada, &ben), &["Tn@c1"]).await;
    posted(&dora, "Tn@c1").await;
    ben.resign().await;
    assert_eq!(posted(&dora, "🏁").await.pings, ["Dora"]);
    posted(&own, "🏆").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_during_a_card_post_or_edit_keeps_one_card() {
    for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
        let mut harness = Harness::start(PROGRAM).await;
        let (ada, ben) = harness.match_of(KASTELL).await;
        let talk = harness.member("Dora").visit(TALK).unwrap();
        cut(&harness, "POST /channels", kind);
        slash(&talk, "/watch match:1").await;
        restarted(&mut harness, &talk, "POST").await;
        let card = posted(&talk, "#1").await;
        cut(&harness, "PATCH /channels", kind);
        play((&ada, &ada), &["Tn@c1"]).await;
        restarted(&mut harness, &talk, "PATCH").await;
        assert_eq!(posted(&talk, "Tn@c1").await.id, card.id);
        slash(&talk, "/follow match:1").await;
        cut(&harness, "POST /channels", kind);
        ben.thread.slash("/resign").unwrap().message().await.unwrap();
        let asked = ben.thread.last().unwrap();
        ben.thread.press(asked.id, "Yes, resign").ok();
        restarted(&mut harness, &talk, "🏁").await;
        posted(&talk, "🏁").await;
        posted(&talk, "🏆").await;
        assert_eq!(
            public(&talk).len(),
            2,
            "{kind:?}: one card and one message for those who follow"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn posts_of_watchers_are_recovered_days_after_a_kill() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of(KASTELL).await;
    let talk = harness.member("Dora").visit(TALK).unwrap();
    // Less than the limit of a turn, whose end would change the card as well.
    let days = std::time::Duration::from_secs(48 * 3600);
    cut(&harness, "POST /channels", FaultKind::DropAfter);
    slash(&talk, "/watch match:1").await;
    let card = posted(&talk, "#1").await;
    back_after(&mut harness, days).await;
    let shown = "a job is done match.id=1 kind=show to those who watch";
    harness.bot.says(shown).await;
    play((&ada, &ada), &["Tn@c1"]).await;
    assert_eq!(posted(&talk, "Tn@c1").await.id, card.id);
    harness.bot.says_often(shown, 2).await;
    // The card counts as the first post, since it shows the present position.
    slash(&talk, "/watch match:1 how:posts").await;
    harness.bot.says_often(shown, 3).await;
    // The answer to the post never comes, so the program can't record the post before it is killed.
    cut(&harness, &format!("POST /channels/{}/messages", talk.channel()), FaultKind::Held);
    ben.thread.slash("/move text:O@g1").unwrap();
    posted(&talk, "O@g1").await;
    back_after(&mut harness, days).await;
    // A recovered post that is still under way at the next move would show that move too.
    harness.bot.says(shown).await;
    play((&ada, &ada), &["In@a8"]).await;
    posted(&talk, "In@a8").await;
    let all = public(&talk);
    let told = all.iter().filter(|seen| seen.content.contains("> Black builds O@g1")).count();
    assert_eq!((told, all.len()), (1, 3), "{all:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_follower_is_notified_of_the_end_once_after_failures() {
    let harness = Harness::start(PROGRAM).await;
    let (_ada, ben) = harness.match_of(KASTELL).await;
    let talk = harness.member("Dora").visit(TALK).unwrap();
    slash(&talk, "/follow match:1").await;
    let route = format!("POST /channels/{}/messages", talk.channel());
    let kind = FaultKind::Broken { status: 502 };
    harness.sandbox.plan_fault(Fault { route, times: 1_000, kind });
    ben.resign().await;
    let there = format!("/channels/{}/messages", talk.channel());
    let is_tried = |one: &sandbox::LoggedRequest| {
        one.path.ends_with(&there) && one.body.to_string().contains('🏁')
    };
    harness.sandbox.wait_for_request("the first try", is_tried).await.unwrap();
    harness.sandbox.clear_faults();
    harness.pass(std::time::Duration::from_secs(60)).await;
    assert_eq!(posted(&talk, "🏁").await.pings, ["Dora"]);
    assert_eq!(public(&talk).iter().filter(|seen| seen.content.contains('🏁')).count(), 1);
}

/// Kills the program when a request about that channel has failed, and starts it again on a Discord without faults.
async fn restarted(harness: &mut Harness, place: &Visit, what: &str) {
    let there = format!("/channels/{}/", place.channel());
    let is_cut = |request: &sandbox::LoggedRequest| {
        let is_meant = request.method == what || request.body.to_string().contains(what);
        request.path.contains(&there) && is_meant
    };
    harness.sandbox.wait_for_request("what was cut", is_cut).await.unwrap();
    harness.kill();
    harness.sandbox.clear_faults();
    harness.restart().await;
}

/// Kills the program, and starts it again after this time on a Discord without faults, which has forgotten the nonces.
async fn back_after(harness: &mut Harness, time: std::time::Duration) {
    harness.kill();
    harness.sandbox.clear_faults();
    harness.pass(time).await;
    harness.restart().await;
}

/// The turns in a message, and those in the description of its picture.
fn told(seen: &MessageView) -> (Vec<String>, Option<String>) {
    let lines = seen.content.lines().filter(|line| line.starts_with('>'));
    (lines.map(str::to_owned).collect(), seen.pictures[0].description.clone())
}

#[tokio::test(flavor = "multi_thread")]
async fn watchers_get_the_players_and_the_computers_move_together() {
    let harness = Harness::start(PROGRAM).await;
    let line = "/challenge kastell computer:1 seat:1 trees:c3,d6,g4";
    harness.at("Ada").slash(line).unwrap().message().await.unwrap();
    let ada = harness.seat("Ada").await;
    let mut board = ada.board().await;
    let talk = harness.member("Dora").visit(TALK).unwrap();
    let hall = harness.member("Ada").visit("spectators").unwrap();
    // A first post that is still under way at the next move would show that move alone.
    let shown = "a job is done match.id=1 kind=show to those who watch";
    slash(&talk, "/watch match:1").await;
    harness.bot.says_often(shown, 1).await;
    slash(&hall, "/watch match:1 how:posts").await;
    harness.bot.says_often(shown, 2).await;
    let card = posted(&talk, "#1").await;
    posted(&hall, "#1").await;
    for first in [Some("Tn@c1"), None] {
        let mv = match first {
            Some(mv) => mv.to_owned(),
            None => ada.suggestion().await,
        };
        ada.plays(&mv).await;
        board = ada.board_where(|seen| seen.id > board.id && seen.pings_me).await;
        let lines = told(&board).0;
        assert_eq!(lines.len(), 2, "{}", board.content);
        for place in [&talk, &hall] {
            let shown = posted(place, lines.last().unwrap()).await;
            assert_eq!(told(&shown), told(&board), "{}", shown.content);
        }
    }
    assert_eq!(posted(&talk, "#1").await.id, card.id);
    assert_eq!(public(&hall).len(), 3, "the beginning, and one for what was played together");
}
