//! The match page: its JSON, its events and its secrets, with the other side in Discord.

mod access;
mod browser;
mod exercises;
mod layout;
mod panels;
mod play;
mod processes;
mod secrets;
mod start_page;
mod time_up;
mod whole_matches;

use sandbox::{MessageView, Visit};
use tests::Harness;

use crate::PROGRAM;

/// A bot with a match page.
async fn with_page() -> Harness {
    Harness::with_settings(PROGRAM, &[("CASTELLAN_WEB_ADDRESS", "127.0.0.1:0")]).await
}

/// The address behind a link button.
fn url(seen: &MessageView, label: &str) -> String {
    let button = seen.button(label).unwrap_or_else(|| panic!("{label} in {}", seen.content));
    button.url.clone().expect("it is a link")
}

/// The bot's answer to a command.
pub(super) async fn slash(place: &Visit, line: &str) -> MessageView {
    place.slash(line).unwrap().message().await.unwrap()
}
