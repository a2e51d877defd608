//! Matches of Castello and Castles, and secret army drafts.

use sandbox::{InteractionHandle, MessageView};
use tests::{Harness, Seat, tells_a_move};

use crate::PROGRAM;

/// More plies than any match below takes: a siege or a draw ends it before.
const MOST_PLIES: usize = 400;

/// Plays one move by menus, always with the first choice. Returns the answer.
async fn play_by_menus(seat: &Seat, board: &MessageView) -> MessageView {
    let mut panel = seat.press(board, "Move").await;
    while panel.button("Confirm").is_none() {
        assert!(panel.ephemeral, "{}", panel.all_text());
        panel = seat.pick_first(&panel).await;
        assert!(!panel.pictures.is_empty(), "each step has its picture: {}", panel.content);
    }
    seat.press(&panel, "Confirm").await
}

/// Plays to the end: a few moves by menus, a kill, and the rest by the first suggestions of
/// `/move`.
async fn play_out(harness: &mut Harness, seats: [&Seat; 2]) {
    let mut board = seats[0].board().await;
    for ply in 0.. {
        assert!(ply < MOST_PLIES, "it comes to no end: {}", board.content);
        let Some((_, rest)) = board.content.split_once("➡️") else { break };
        let turn = rest.lines().next().unwrap_or_default();
        let seat = seats[usize::from(!turn.contains(&seats[0].member.id().to_string()))];
        let told = if ply < 6 {
            play_by_menus(seat, &board).await
        } else {
            seat.play(&seat.suggestion().await).await
        };
        assert!(tells_a_move(&told.content), "{}", told.content);
        board = seat.board_where(|seen| seen.id > board.id).await;
        if ply == 7 {
            harness.kill_and_restart().await;
        }
    }
    let end = seats[0].board_where(|seen| seen.button("Rematch").is_some()).await;
    assert!(end.button("Replay").is_some() && end.button("Move").is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn castles_is_played_to_its_end_by_menus_and_commands() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    // The second player is ready first, but the order changes nothing.
    ben.plays("deploy phalanx").await;
    ada.plays("deploy volley mirrored").await;
    ada.board_where(|seen| seen.content.contains("revealed")).await;
    play_out(&mut harness, [&ada, &ben]).await;
    harness.check();
}

#[tokio::test(flavor = "multi_thread")]
async fn while_armies_are_secret_the_post_shows_who_is_ready_and_calls_only_the_other() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    assert_eq!(ada.board().await.pings.len(), 2);
    let told = ada.play("deploy phalanx").await;
    let army = "✅ You draw up the army “Phalanx”.";
    assert!(told.content.contains(army) && !told.content.contains("G:"), "{}", told.content);
    let board = ben.board_where(|seen| seen.content.contains("✅ Ready")).await;
    assert_eq!(board.pings, ["Ben"], "{}", board.content);
    let line = board.content.lines().find(|line| line.starts_with('✅')).unwrap();
    let (ready, waiting) = line.split_once('⏳').unwrap();
    assert!(ready.contains(&format!("<@{}>", ada.member.id())), "{line}");
    assert!(waiting.contains(&format!("<@{}>", ben.member.id())), "{line}");
    ben.play("deploy volley").await;
    let open = ada.board_where(|seen| seen.content.contains("revealed")).await;
    assert!(!open.content.contains('✅'), "{}", open.content);
}

#[tokio::test(flavor = "multi_thread")]
async fn castello_is_played_to_its_end_by_menus_and_commands() {
    let mut harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castello opponent:@Ben seat:1").await;
    play_out(&mut harness, [&ada, &ben]).await;
    harness.check();
}

/// All answers that a viewer of a match can get, byte by byte.
async fn shown(seat: &Seat) -> Vec<(String, Vec<u8>)> {
    let board = seat.board().await;
    let mut shown = Vec::new();
    for seen in [
        seat.press(&board, "Board").await,
        seat.ask("/board").await,
        seat.ask("/games").await,
        board,
    ] {
        let mut bytes = Vec::new();
        for picture in &seen.pictures {
            bytes.extend_from_slice(&seat.thread.bytes(picture).expect("the picture is there"));
        }
        shown.push((seen.all_text(), bytes));
    }
    shown
}

#[tokio::test(flavor = "multi_thread")]
async fn an_army_draft_is_invisible_to_others() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    let cleo = harness.seat_in("Cleo", &ada.thread);
    let before = (shown(&ben).await, shown(&cleo).await);
    let board = ada.board().await;
    let mut previews = Vec::new();
    for formation in ["phalanx", "volley"] {
        let mut panel = ada.press(&board, "Move").await;
        if formation == "volley" {
            panel = ada.press(&panel, "Back").await;
        }
        let panel = ada.choose(&panel, formation).await;
        assert!(panel.ephemeral && panel.content.contains("deploy G:"), "{}", panel.content);
        previews.push(ada.thread.bytes(&panel.pictures[0]).expect("a preview").to_vec());
        assert!((shown(&ben).await, shown(&cleo).await) == before, "{formation} was noticed");
    }
    assert_ne!(previews[0], previews[1], "the owner sees what they choose");
    assert!(!harness.bot.log().contains("G:"));
}

/// Ada challenges, and Ben accepts.
async fn start(harness: &Harness, line: &str) {
    let asked = harness.at("Ada").slash(line).unwrap();
    asked.message().await.unwrap();
    let ben = harness.at("Ben");
    let challenge =
        ben.wait_for("a challenge", |seen| seen.button("Accept").is_some()).await.unwrap();
    ben.press(challenge.id, "Accept").unwrap().message().await.unwrap();
}

/// Saves the panel's layout under a name.
async fn save_as(seat: &Seat, panel: &MessageView, name: &str) -> MessageView {
    let form = seat.thread.press(panel.id, "💾 Save for later").unwrap();
    assert_eq!(form.modal().await.unwrap().title, "Save for later");
    form.submit(&[("name", name)]).unwrap().message().await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_army_is_saved_under_a_name_chosen_again_in_another_match_and_removed() {
    let harness = Harness::start(PROGRAM).await;
    let line = "/challenge castles opponent:@Ben seat:1";
    let (ada, ben) = harness.match_of(line).await;
    let panel = ada.press(&ada.board().await, "Move").await;
    assert!(panel.button("💾 Save for later").is_none(), "there is nothing to save yet");
    let before = shown(&ben).await;
    let panel = ada.choose(&panel, "phalanx").await;
    let panel = ada.press(&panel, "Mirror").await;
    let army = panel.content.lines().last().unwrap().to_owned();
    let saved = save_as(&ada, &panel, "@everyone Iron wall").await;
    assert!(saved.ephemeral && saved.content.contains("Saved."), "{}", saved.content);
    assert!(saved.content.ends_with(&army), "the army stands: {}", saved.content);
    assert!(shown(&ben).await == before, "nobody else notices");
    ada.resign().await;

    start(&harness, line).await;
    let thread = harness.member("Ada").wait_for_thread("#2").await.unwrap();
    let [ada, ben] = ["Ada", "Ben"].map(|name| harness.seat_in(name, &thread));
    let panel = ada.press(&ada.board().await, "Move").await;
    let offered = panel.menus[0].options.iter().find(|one| one.0 == "⭐ @everyone Iron wall");
    let panel = ada.choose(&panel, &offered.unwrap().1).await;
    assert!(panel.ephemeral && panel.content.ends_with(&army), "{}", panel.content);
    let gone = ada.pick(&panel, "🗑️ Remove “@everyone Iron wall”").await;
    assert!(gone.content.contains("Removed."), "{}", gone.content);
    assert!(gone.content.ends_with(&army), "the army stands: {}", gone.content);
    let first = ada.press(&gone, "Back").await;
    assert!(first.menus[0].options.iter().all(|one| !one.0.contains('⭐')), "{first:?}");
    let panel = ben.press(&ben.board().await, "Move").await;
    let options = &panel.menus[0].options;
    assert!(options.iter().all(|one| !one.0.contains('⭐')), "it was Ada's alone");
    assert!(!harness.bot.log().contains("Iron wall"));
}

/// The starred names, which the panel offers first.
fn starred(panel: &MessageView) -> Vec<String> {
    let options = panel.menus.iter().take(1).flat_map(|menu| &menu.options);
    options.filter_map(|one| Some(one.0.strip_prefix("⭐ ")?.to_owned())).collect()
}

/// Chooses from the menu with this prompt.
async fn choose_in(
    seat: &Seat,
    panel: &MessageView,
    (asked, name): (&str, &str),
) -> InteractionHandle {
    let menu = panel.menus.iter().find(|menu| menu.placeholder == asked).unwrap();
    let value = &menu.options.iter().find(|one| one.0 == name).unwrap().1;
    seat.thread.choose(panel.id, &menu.custom_id, &[value]).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn saved_armies_are_renamed_and_removed_without_being_chosen_first() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    let mut panel = ada.press(&ada.board().await, "Move").await;
    for (formation, name) in [("phalanx", "Wall"), ("volley", "Storm")] {
        panel = ada.choose(&panel, formation).await;
        save_as(&ada, &panel, name).await;
        panel = ada.press(&panel, "Back").await;
    }
    assert_eq!(starred(&panel), ["Storm", "Wall"]);
    let shelf = ada.press(&panel, "✏️ Edit saved").await;
    let asked = choose_in(&ada, &shelf, ("Choose one to rename", "Wall")).await;
    asked.modal().await.unwrap();
    let taken = asked.submit(&[("name", "storm")]).unwrap().message().await.unwrap();
    assert!(taken.content.contains("under that name"), "{}", taken.content);
    let panel = ada.press(&ada.board().await, "Move").await;
    let shelf = ada.press(&panel, "✏️ Edit saved").await;
    let asked = choose_in(&ada, &shelf, ("Choose one to rename", "Wall")).await;
    asked.modal().await.unwrap();
    let shelf = asked.submit(&[("name", "wall of Iron")]).unwrap().message().await.unwrap();
    let gone = choose_in(&ada, &shelf, ("Choose one to remove", "Storm")).await;
    let shelf = gone.message().await.unwrap();
    assert!(shelf.ephemeral && shelf.content.contains("Removed"), "{}", shelf.content);
    let panel = ada.press(&shelf, "Back").await;
    assert_eq!(starred(&panel), ["wall of Iron"]);
    let settings = ada.ask("/settings").await;
    let shelf = ada.press(&settings, "⭐ Saved for Castles").await;
    let gone = choose_in(&ada, &shelf, ("Choose one to remove", "wall of Iron")).await;
    assert!(gone.message().await.unwrap().content.contains("Nothing is saved"));
    assert!(!harness.bot.log().contains("Iron"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_small_typed_army_needs_one_confirmation() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    let asked = ada.play("deploy G:d1 H:f1").await;
    assert!(!tells_a_move(&asked.content), "{}", asked.content);
    assert!(asked.content.contains("Your army: 1 horseman.") && !asked.pictures.is_empty());
    assert!(asked.buttons.iter().all(|button| !button.custom_id.contains('=')));
    let told = ada.press(&asked, "Confirm").await;
    assert!(told.content.contains("You draw up an army with 1 horseman."), "{}", told.content);
    ben.plays("deploy phalanx").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_back_button_removes_one_square_of_an_army() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, _) = harness.match_of("/challenge castles opponent:@Ben seat:1").await;
    let panel = ada.press(&ada.board().await, "Move").await;
    let mut panel = ada.choose(&panel, "rows").await;
    let mut pictures = Vec::new();
    for kind in ["Musketeer", "Horseman", "Pikeman", "General"].into_iter().cycle().take(10) {
        pictures.push(ada.thread.bytes(&panel.pictures[0]).unwrap().to_vec());
        let kind = if kind == "General" && pictures.len() > 4 { "Pikeman" } else { kind };
        panel = ada.pick(&panel, kind).await;
    }
    let back = ada.press(&panel, "Back").await;
    assert_eq!(ada.thread.bytes(&back.pictures[0]).unwrap().to_vec(), pictures[9]);
}
