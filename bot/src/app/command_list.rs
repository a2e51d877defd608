//! The names of the commands, the most used first.

use words::Language;

use crate::app::press::HelpPlace;
use crate::app::press::HelpPlace::{Conversation, Direct, Server};
use crate::words::presenter;

/// The names of all commands in a place, the most used first.
pub(crate) fn names_in(place: HelpPlace) -> impl Iterator<Item = &'static str> {
    let is_here = move |command: &&Command| command.places.contains(&place);
    COMMANDS.iter().filter(is_here).map(|command| command.name)
}

/// The translated name of the command that was typed, with or without a slash. `None` if there is no such command.
pub(crate) fn command_named(language: Language, text: &str) -> Option<String> {
    let typed = text.trim().trim_start_matches('/').to_lowercase();
    COMMANDS.iter().find_map(|command| {
        let id = format!("command-{}", command.name);
        let name = presenter(language).text_here(&id, Some("name"));
        let name = name.unwrap_or_else(|| command.name.to_owned());
        (typed == name || typed == command.name).then_some(name)
    })
}

struct Command {
    name: &'static str,
    places: &'static [HelpPlace],
}

const fn everywhere(name: &'static str) -> Command {
    Command { name, places: &HelpPlace::ALL }
}

const fn at(name: &'static str, places: &'static [HelpPlace]) -> Command {
    Command { name, places }
}

static COMMANDS: [Command; 25] = [
    // Discord also offers this command on servers without the bot, but no match can begin there.
    at("challenge", &[Server, Conversation]),
    everywhere("move"),
    everywhere("board"),
    everywhere("games"),
    everywhere("hint"),
    everywhere("rules"),
    everywhere("replay"),
    everywhere("learn"),
    everywhere("daily"),
    everywhere("settings"),
    everywhere("hand"),
    everywhere("puzzle"),
    at("watch", &[Server, Direct]),
    at("follow", &[Server, Direct]),
    everywhere("propose"),
    everywhere("substitute"),
    everywhere("resign"),
    everywhere("profile"),
    at("leaderboard", &[Server]),
    at("club", &[Server]),
    at("dashboard", &[Server]),
    everywhere("help"),
    everywhere("privacy"),
    at("setup", &[Server]),
    at("end", &[Server]),
];
