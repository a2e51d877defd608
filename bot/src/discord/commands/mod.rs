//! The list of commands. A new one is a file in `commands/` and a line here.

pub(crate) mod autocomplete;
mod board;
mod challenge;
mod club;
pub(crate) mod command_filter;
mod command_types;
mod dashboard;
mod end;
mod entry_point;
mod games;
mod help;
mod hint;
mod invite;
mod leaderboard;
pub(crate) mod localize;
mod match_option;
mod option_values;
mod privacy;
mod profile;
mod propose;
mod puzzles;
pub(crate) mod register;
mod replay;
mod resign;
mod rules;
mod settings;
mod setup;
mod substitute;
mod turn_limit;
mod typed_move;
mod watch;

use poise::serenity_prelude::CommandType;
use poise::serenity_prelude::InstallationContext::{Guild as ByServer, User as ByUser};
use poise::serenity_prelude::InteractionContext::{self, BotDm, Guild, PrivateChannel};

use serde_json::{Value, json};

use crate::discord::commands::command_types::Command;

pub(crate) fn offered() -> Vec<Command> {
    list(challenge::command())
}

/// The commands in Discord's format, with all names and descriptions.
pub(crate) fn registered() -> Value {
    let commands = poise::builtins::create_application_commands(&offered());
    let mut commands = serde_json::to_value(commands).unwrap_or_default();
    // poise has no localized names for entries of a context menu.
    let entries = commands.as_array_mut().into_iter().flatten();
    let is_entry = |command: &&mut Value| command["type"] == json!(CommandType::User);
    for entry in entries.filter(is_entry) {
        entry["name_localizations"] = json!(localize::menu_entry_names());
    }
    commands
}

/// All commands that the bot understands: those on offer, older names of games, and the Entry Point command.
pub(crate) fn understood() -> Vec<Command> {
    let mut all = list(challenge::command_with_slugs());
    all.push(entry_point::launch());
    all
}

fn list(challenge: Command) -> Vec<Command> {
    vec![
        at(&[Guild, PrivateChannel], challenge),
        everywhere(typed_move::typed_move()),
        everywhere(board::board()),
        everywhere(board::hand()),
        everywhere(hint::hint()),
        everywhere(games::games()),
        everywhere(replay::replay()),
        at(&[Guild, BotDm], watch::watch()),
        at(&[Guild, BotDm], watch::follow()),
        at(&[Guild], dashboard::dashboard()),
        at(&[Guild], club::club()),
        everywhere(puzzles::daily()),
        everywhere(puzzles::puzzle()),
        everywhere(puzzles::learn()),
        everywhere(profile::profile()),
        at(&[Guild], leaderboard::leaderboard()),
        everywhere(propose::propose()),
        everywhere(substitute::command()),
        everywhere(resign::resign()),
        everywhere(rules::rules()),
        everywhere(help::help()),
        everywhere(settings::settings()),
        at(&[Guild], setup::setup()),
        at(&[Guild], end::end()),
        everywhere(privacy::privacy()),
        at(&[Guild, PrivateChannel], invite::invite()),
    ]
}

fn everywhere(command: Command) -> Command {
    at(&[Guild, BotDm, PrivateChannel], command)
}

/// A command for these contexts. People can install a command for private channels, and use it on servers without the
/// bot.
fn at(contexts: &[InteractionContext], mut command: Command) -> Command {
    localize::localize(&mut command);
    let is_for_users = contexts.contains(&PrivateChannel);
    command.install_context =
        Some(if is_for_users { vec![ByServer, ByUser] } else { vec![ByServer] });
    command.interaction_context = Some(contexts.to_vec());
    command
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::app::command_list::names_in;
    use crate::app::press::HelpPlace;

    #[test]
    fn every_command_fits_discords_limits() {
        for command in offered() {
            let created =
                [command.create_as_slash_command(), command.create_as_context_menu_command()];
            let json: Vec<_> =
                created.into_iter().flatten().map(|c| serde_json::to_value(c).unwrap()).collect();
            assert!(!json.is_empty(), "{} can't be made", command.name);
            for json in json {
                assert!(size(&json) <= 8000, "{} is too large", command.name);
                check(&json);
            }
        }
    }

    #[test]
    fn the_help_page_of_each_place_lists_the_commands_that_exist_there() {
        let kinds =
            [(Guild, ByServer), (PrivateChannel, ByUser), (BotDm, ByServer), (Guild, ByUser)];
        for (place, (context, install)) in HelpPlace::ALL.into_iter().zip(kinds) {
            let is_here = |command: &Command| {
                let contexts = command.interaction_context.as_ref();
                let installs = command.install_context.as_ref();
                command.slash_action.is_some()
                    && contexts.is_some_and(|all| all.contains(&context))
                    && installs.is_some_and(|all| all.contains(&install))
            };
            let offered = offered();
            let here = offered.iter().filter(|command| is_here(command));
            let mut here: BTreeSet<&str> = here.map(|command| &*command.name).collect();
            if place == HelpPlace::Elsewhere {
                // The bot refuses challenges on such a server.
                assert!(here.remove("challenge"));
            }
            assert_eq!(here, names_in(place).collect(), "{place:?}");
        }
    }

    #[test]
    fn every_command_and_option_has_its_texts_in_every_language() {
        let registered = registered();
        for command in registered.as_array().unwrap() {
            check_texts(command);
        }
        let entry = registered.as_array().unwrap().iter().find(|one| one["type"] == 2).unwrap();
        assert_eq!(entry["name_localizations"]["nl"], "Uitdagen voor een kasteelspel");
    }

    /// Checks the translations of a command or option, and of its own options, against Discord's limits.
    fn check_texts(json: &serde_json::Value) {
        let name = json["name"].as_str().unwrap();
        let is_menu_entry = json["type"] == 2 && json.get("description").is_none();
        let is_game = ::games::find_by_name(name).is_some();
        for locale in ["sv-SE", "fr", "de", "nl", "es-ES"] {
            let own = json["name_localizations"][locale].as_str();
            assert!(own.is_some() || is_game, "{name} has no name in {locale}");
            let own = own.unwrap_or(name);
            let is_plain = own == own.to_lowercase() && !own.contains(' ');
            assert!((1..=32).contains(&own.chars().count()), "{own}");
            assert!(is_plain || is_menu_entry, "{own} can't be typed");
            let about = json["description_localizations"][locale].as_str();
            assert!(about.is_some() || is_menu_entry, "{name} has no description in {locale}");
            assert!(about.unwrap_or_default().chars().count() <= 100, "{locale}: {about:?}");
        }
        let options = json["options"].as_array().cloned().unwrap_or_default();
        for locale in ["sv-SE", "fr", "de", "nl", "es-ES"] {
            let names = options.iter().map(|option| option["name_localizations"][locale].as_str());
            let names: Vec<_> = names.flatten().collect();
            let all: BTreeSet<_> = names.iter().collect();
            assert_eq!(all.len(), names.len(), "{name} has a name twice in {locale}: {names:?}");
        }
        options.iter().for_each(check_texts);
    }

    /// Checks names, descriptions and numbers of options against Discord's limits.
    fn check(json: &serde_json::Value) {
        let name = json["name"].as_str().unwrap();
        assert!((1..=32).contains(&name.chars().count()), "{name}");
        if let Some(description) = json["description"].as_str() {
            assert!(description.chars().count() <= 100, "{name}: {description}");
        }
        let options = json["options"].as_array().cloned().unwrap_or_default();
        assert!(options.len() <= 25, "{name}");
        options.iter().for_each(check);
    }

    fn size(json: &serde_json::Value) -> usize {
        let own = ["name", "description"]
            .iter()
            .filter_map(|key| json[key].as_str())
            .map(|text| text.chars().count());
        let options = json["options"].as_array().into_iter().flatten().map(size);
        own.chain(options).sum()
    }
}
