//! Hints: fair for everyone who asks, and by agreement among people.

use sandbox::MessageView;
use tests::{Harness, Seat};

use crate::PROGRAM;
use crate::agreements::proposals::{became, posted, proposal};
use crate::computers::opponents::hint_where;

/// A member in the thread of a match against the weakest computer. The member begins.
async fn alone(harness: &Harness, name: &str) -> Seat {
    let line = "/challenge kastell computer:1 seat:1 trees:c3,d6,g4";
    harness.at(name).slash(line).unwrap().message().await.unwrap();
    harness.seat_at(name, &format!(": {name} – ")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn many_hints_for_one_player_do_not_delay_others() {
    let harness = Harness::with_settings(PROGRAM, &[("CASTELLAN_THINKERS", "1")]).await;
    let (ada, ben) = (alone(&harness, "Ada").await, alone(&harness, "Ben").await);
    ada.board().await;
    ben.board().await;
    let flood: Vec<_> = (0..20).map(|_| ada.thread.slash("/hint").unwrap()).collect();
    // By now the queue has its greatest length.
    let is_answer = |seen: &MessageView| {
        ["many matches", "already on its way"].iter().any(|words| seen.content.contains(words))
    };
    ada.thread.wait_for("an answer", is_answer).await.unwrap();
    let told = ben.thread.slash("/hint").unwrap().message().await.unwrap();
    assert!(!told.content.contains("many matches"), "{}", told.content);
    hint_where(&ben, |seen| seen.content.contains("first hint")).await;
    hint_where(&ada, |seen| seen.content.contains("first hint")).await;
    for asked in flood {
        let told = asked.message().await.unwrap();
        assert!(told.ephemeral && !told.content.contains("many matches"), "{}", told.content);
    }
}

/// The move of a hint.
fn mv(hint: &MessageView) -> &str {
    hint.content.split("**").nth(1).unwrap()
}

/// Asks for a member's first hint.
async fn first_hint(seat: &Seat) -> MessageView {
    seat.thread.slash("/hint").unwrap();
    hint_where(seat, |seen| seen.content.contains("first hint")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn agreed_hints_are_private_and_counted_at_the_end() {
    let mut harness = Harness::start(PROGRAM).await;
    // Both draw up an army, and neither sees the other's army.
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    let cleo = harness.seat_in("Cleo", &ada.thread);
    let refused = ada.ask("/hint").await;
    let is_refused =
        |told: &MessageView| told.ephemeral && told.content.contains("agree to hints first");
    assert!(is_refused(&refused), "{}", refused.content);
    let out = ada.press(&refused, "💡 Propose hints").await;
    assert!(out.ephemeral && out.content.contains("Proposal sent"), "{}", out.content);
    let asked = proposal(&ben, "proposes hints for everyone").await;
    assert_eq!(asked.pings, ["Ben"]);
    assert!(asked.content.contains("the match stays rated"), "{}", asked.content);
    let foreign = cleo.press(&asked, "Agree").await;
    assert!(foreign.ephemeral && foreign.content.contains("not a player"), "{}", foreign.content);
    assert!(is_refused(&ben.ask("/hint").await), "nobody has hints before all agree");
    assert!(ben.ask("/board").await.button("💡 Hint").is_none());
    let done = ben.press(&asked, "Agree").await;
    assert!(done.content.contains("Agreed. Done!"), "{}", done.content);
    assert!(done.buttons.is_empty(), "the hint is on the board: {:?}", done.buttons);
    let after = became(&cleo, &asked, "everyone can use `/hint`").await;
    assert!(after.buttons.is_empty() && after.content.contains("<@"), "{}", after.content);
    assert!(ada.ask("/board").await.button("💡 Hint").is_some());
    check_hints(&mut harness, [&ada, &ben, &cleo]).await;
    assert_eq!((posted(&cleo, "proposes hints"), posted(&cleo, "proposed hints")), (0, 1));
    ada.play("deploy volley").await;
    ben.play("deploy phalanx").await;
    ada.board_where(|seen| seen.content.contains("revealed")).await;
    ben.resign().await;
    let end = cleo.board_where(|seen| seen.button("Rematch").is_some()).await;
    let line = end.content.lines().find(|line| line.contains("Hints used: ")).unwrap();
    for seat in [&ada, &ben] {
        assert!(line.contains(&format!("<@{}> 1", seat.member.id())), "{line}");
    }
}

/// Checks that both players get a hint each, counted once, even after a kill. Nobody else sees it, and a spectator gets
/// none.
async fn check_hints(harness: &mut Harness, [ada, ben, cleo]: [&Seat; 3]) {
    let hint = first_hint(ada).await;
    harness.kill_and_restart().await;
    ada.thread.slash("/hint").unwrap();
    let again = hint_where(ada, |seen| seen.id > hint.id).await;
    assert_eq!(mv(&again), mv(&hint), "the same position, the same hint");
    assert!(again.content.contains("first hint"), "it counts once: {}", again.content);
    for other in [ben, cleo] {
        for seen in other.thread.messages() {
            let is_told = seen.content.contains("💡 I'd") || seen.content.contains(mv(&hint));
            assert!(!is_told, "{}", seen.content);
        }
    }
    first_hint(ben).await;
    let foreign = cleo.ask("/hint").await;
    assert!(foreign.content.contains("not a player"), "{}", foreign.content);
    assert!(!cleo.thread.messages().iter().any(|seen| seen.content.contains("💡 I'd")));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_played_by_one_press_also_after_a_kill_unless_outdated() {
    let mut harness = Harness::start(PROGRAM).await;
    let line = "/challenge castles computer:1 seat:1";
    harness.at("Ada").slash(line).unwrap().message().await.unwrap();
    let ada = harness.seat_at("Ada", ": Ada – ").await;
    // The computer draws up its own army in the meantime. A hint from before that can't be played any more.
    harness.bot.says("a job is done match.id=1 kind=think").await;
    let bare = ada.ask("/board").await;
    let hint = first_hint(&ada).await;
    assert!(hint.content.contains("In words: Your army: "), "{}", hint.content);
    assert_ne!(hint.pictures, bare.pictures, "the army stands on the board");
    // Only Ada sees the army, and no id of a button contains it.
    let army = mv(&hint).trim_start_matches("deploy ").to_owned();
    assert!(!format!("{:?}", hint.buttons).contains(&army), "{:?}", hint.buttons);
    harness.kill_and_restart().await;
    let played = ada.press(&hint, "Play it").await;
    assert!(played.content.contains("You draw up"), "{}", played.content);
    let open = ada.board_where(|seen| seen.content.contains("revealed") && seen.pings_me).await;
    ada.thread.slash("/hint").unwrap();
    let next = hint_where(&ada, |seen| seen.content.contains("so far: 2")).await;
    let other = ada.suggestion().await;
    ada.play(&other).await;
    ada.board_where(|seen| seen.id > open.id && seen.pings_me).await;
    let late = ada.press(&next, "Play it").await;
    assert!(late.content.contains("out of date"), "{}", late.content);
}
