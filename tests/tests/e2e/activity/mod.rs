//! Matches inside Discord: launches, sign-in, the page in its frame, and Discord's own SDK against the sandbox.

mod browser;
mod evenings;
mod event_list;
mod language;
mod launch;
mod sdk;
mod sharing;
mod sign_in;
mod signature;

use sandbox::{ActivitySettings, Config, Platform, Scenario, WindowView};
use serde_json::Value;
use tests::{Harness, Seat, WebClient};

use crate::PROGRAM;

/// The client secret in the portal and the bot.
const SECRET: &str = "the-secret-of-these-tests";

/// The settings of a bot whose matches open inside Discord.
const SETTINGS: [(&str, &str); 2] =
    [("CASTELLAN_WEB_ADDRESS", "127.0.0.1:0"), ("CASTELLAN_ACTIVITY_CLIENT_SECRET", SECRET)];

/// A bot with an Activity, whose portal is complete.
async fn with_activity() -> Harness {
    let portal = ActivitySettings { secret: Some(SECRET.into()), ..ActivitySettings::complete() };
    with_portal(portal).await
}

/// A bot with an Activity, and this portal.
async fn with_portal(portal: ActivitySettings) -> Harness {
    let scenario = Scenario::demo().activity(portal);
    let harness =
        Harness::with_all(PROGRAM, Config { scenario, ..Config::unhurried() }, &SETTINGS).await;
    map(&harness);
    harness
}

/// Maps the Activity to the address at which the present process serves the page.
fn map(harness: &Harness) {
    let log = harness.bot.log();
    let line = log.lines().find(|line| line.contains("the match page is served")).unwrap();
    let address = line.split("address=").nth(1).unwrap().split_whitespace().next().unwrap();
    harness.sandbox.map_activity(address).unwrap();
}

/// Opens the board of a match inside Discord.
async fn open_board(seat: &Seat) -> WindowView {
    let board = seat.board().await;
    let asked = seat.thread.press(board.id, "🖐 Open the board").unwrap();
    asked.activity().await.unwrap()
}

/// Opens a window for a member in the thread of this seat.
fn join(harness: &Harness, name: &str, seat: &Seat) -> WindowView {
    let place = harness.seat_in(name, &seat.thread).thread;
    place.join_activity(Platform::Desktop).unwrap()
}

/// A member's frame, signed in with their own code.
async fn frame(harness: &Harness, name: &str, window: &WindowView) -> (WebClient, Value) {
    signed_in(harness, name, &window.instance).await.unwrap()
}

async fn signed_in(
    harness: &Harness,
    name: &str,
    instance: &str,
) -> Result<(WebClient, Value), Value> {
    let code = harness.member(name).authorize(&["identify"]);
    WebClient::sign_in(&harness.sandbox.activity_url(), &code, instance).await
}
