//! Direct messages about events, to players who want them instead of pings.

use std::time::Duration;

use sandbox::{Config, FaultKind, LoggedRequest, MessageView, Scenario, Visit};
use tests::Harness;

use super::{DAY, announced, card, count, post, press, slash};
use crate::PROGRAM;
use crate::failures::killed::{cut, kill_at};
use crate::settings::notifications::dm;

/// Chooses a person's way of notifications.
async fn choose(place: &Visit, way: &str) {
    let settings = slash(place, "/settings").await;
    let panel = press(place, &settings, "🔔 Pings").await;
    press(place, &panel, way).await;
}

/// The number of direct messages from the bot to a member with these words.
fn told(harness: &Harness, name: &str, words: &str) -> usize {
    let messages = harness.member(name).dm().messages();
    let fits = |seen: &&MessageView| seen.by_bot && seen.content.contains(words);
    messages.iter().filter(fits).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn rounds_and_withdrawals_are_sent_by_direct_message_without_a_ping() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = announced(&harness).await;
    choose(&ben, "Everything, by DM").await;
    slash(&ada, "/club manage act:begin").await;
    let round = post(&ben, "Round 1 has begun!").await;
    assert_eq!(round.pings, ["Ada"]);
    let direct = dm(&harness, "Ben", "Round 1 has begun!").await;
    let server = harness.sandbox.servers()[0];
    let link = format!("https://discord.com/channels/{server}/{}/{}", ben.channel(), round.id);
    assert!(direct.content.contains(&link), "{}", direct.content);
    assert!(direct.content.contains("<@"), "the opponent: {}", direct.content);
    harness.seat("Ben").await.board().await;
    slash(&ada, "/club manage act:withdraw a player player:@Ben").await;
    let withdrawn = post(&ben, "withdrew").await;
    assert!(withdrawn.pings.is_empty());
    dm(&harness, "Ben", "withdrew you").await;
    card(&ben, "Finished").await;
    assert_eq!(told(&harness, "Ben", "Round 1 has begun!"), 1);
    assert_eq!(told(&harness, "Ada", "Autumn Cup"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn players_are_invited_to_the_next_season_a_day_before_the_end() {
    let harness = Harness::start(PROGRAM).await;
    let ada = harness.at("Ada");
    let preview =
        slash(&ada, "/club league name:Castle League game:kastell weeks:2 time:7 days").await;
    press(&ada, &preview, "Post it").await;
    let members = ["Ada", "Ben", "Cleo", "Dora"];
    let shown = card(&ada, "Registration is open").await;
    for name in members {
        press(&harness.at(name), &shown, "Register").await;
    }
    let (ben, cleo) = (harness.at("Ben"), harness.at("Cleo"));
    choose(&ben, "Everything, by DM").await;
    choose(&cleo, "Everything, by DM").await;
    slash(&ada, "/club manage act:begin").await;
    dm(&harness, "Ben", "Season 1 has begun!").await;
    let running = card(&ada, "Season 1").await;
    press(&cleo, &running, "Register for the next season").await;
    harness.pass(13 * DAY).await;
    dm(&harness, "Ben", "Register for the next one").await;
    let playing = dm(&harness, "Cleo", "still playing").await;
    assert!(playing.content.contains("The season ends"), "{}", playing.content);
    assert_eq!(told(&harness, "Cleo", "Register for the next one"), 0, "Cleo has registered");
    let reminder = post(&ada, "The season ends").await;
    assert!(!reminder.pings.contains(&"Ben".to_owned()), "{:?}", reminder.pings);
}

#[tokio::test(flavor = "multi_thread")]
async fn matches_of_a_later_wave_come_by_direct_message_once_each() {
    let more = ["Emil", "Finn", "Greta"];
    let scenario = more.iter().fold(Scenario::demo(), |scenario, name| scenario.member(name));
    let harness = Harness::with(PROGRAM, Config { scenario, ..Config::unhurried() }).await;
    let (ada, ben) = (harness.at("Ada"), harness.at("Ben"));
    let preview = slash(&ada, "/club league name:Castle League game:kastell weeks:2").await;
    press(&ada, &preview, "Post it").await;
    let shown = card(&ada, "Registration is open").await;
    for name in ["Ada", "Ben", "Cleo", "Dora"].into_iter().chain(more) {
        press(&harness.at(name), &shown, "Register").await;
    }
    choose(&ben, "Everything, by DM").await;
    slash(&ada, "/club manage act:begin").await;
    dm(&harness, "Ben", "Season 1 has begun!").await;
    let running = card(&ada, "Season 1").await;
    assert_eq!(told(&harness, "Ben", "next match"), 0, "the round's message tells of the first");
    // Each of the seven players has six matches, five at a time. Ada decides the first ones.
    for id in 1..=15 {
        slash(&ada, &format!("/club manage act:decide a match match:{id}")).await;
    }
    let told_of = dm(&harness, "Ben", "Your next match has begun").await;
    let (server, link) = (harness.sandbox.servers()[0], told_of.content.clone());
    let place = format!("https://discord.com/channels/{server}/{}/{}", ada.channel(), running.id);
    assert!(link.contains(&place), "it leads to the card: {link}");
    let words = told_of.content.lines().next().unwrap().to_owned();
    assert_eq!(told(&harness, "Ben", &words), 1);
    assert_eq!(told(&harness, "Ada", "next match"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn each_player_with_closed_direct_messages_is_pinged_despite_a_retry() {
    let harness = Harness::start(PROGRAM).await;
    let (ada, ben) = announced(&harness).await;
    for (name, place) in [("Ada", &ada), ("Ben", &ben)] {
        choose(place, "Everything, by DM").await;
        harness.member(name).take_dms(false);
    }
    // Ben's direct message fails until Ada has been pinged in the channel.
    let dm_path = format!("/channels/{}/messages", harness.member("Ben").dm().channel());
    cut(&harness, &format!("POST {dm_path}"), FaultKind::Broken { status: 502 });
    slash(&ada, "/club manage act:begin").await;
    let round = post(&ben, "Round 1 has begun!").await;
    let server = harness.sandbox.servers()[0];
    let link = format!("https://discord.com/channels/{server}/{}/{}", ben.channel(), round.id);
    let rings =
        |seen: &MessageView, name: &str| seen.content.contains(&link) && seen.pings == [name];
    ben.wait_for("Ada's ping", |seen| rings(seen, "Ada")).await.unwrap();
    let is_tried = |seen: &LoggedRequest| seen.path.ends_with(&dm_path) && seen.status == 502;
    harness.sandbox.wait_for_request("the first try", is_tried).await.unwrap();
    harness.sandbox.clear_faults();
    harness.pass(Duration::from_secs(600)).await;
    ben.wait_for("Ben's ping", |seen| rings(seen, "Ben")).await.unwrap();
    assert_eq!(count(&ben, &link), 2, "a ping is left to each player");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_kill_repeats_no_direct_message() {
    for kind in [FaultKind::DropBefore, FaultKind::DropAfter] {
        let mut harness = Harness::start(PROGRAM).await;
        let (ada, ben) = announced(&harness).await;
        choose(&ben, "Everything, by DM").await;
        let dm_path = format!("/channels/{}", harness.member("Ben").dm().channel());
        cut(&harness, &format!("POST {dm_path}"), kind);
        slash(&ada, "/club manage act:begin").await;
        kill_at(&mut harness, &dm_path, "").await;
        harness.pass(Duration::from_secs(300)).await;
        dm(&harness, "Ben", "Round 1 has begun!").await;
        harness.seat("Ben").await.board().await;
        assert_eq!(told(&harness, "Ben", "Round 1 has begun!"), 1, "{kind:?}");
        assert_eq!(count(&ben, "Round 1 has begun!"), 1, "{kind:?}");
    }
}
