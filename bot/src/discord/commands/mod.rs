//! The list of slash commands. A new one is a file in `commands/` and a line here.

pub(crate) mod autocomplete;
mod board;
mod challenge;
mod context;
mod dashboard;
mod end;
mod forget;
mod games;
mod help;
mod hint;
mod invite;
pub(crate) mod known;
mod match_option;
mod play;
mod privacy;
mod profile;
mod propose;
pub(crate) mod register;
mod replay;
mod resign;
mod rules;
mod settings;
mod setup;
mod substitute;
mod turn_limit;
mod watch;

use crate::discord::commands::context::Command;

/// All commands, as people are offered them.
pub(crate) fn all() -> Vec<Command> {
    with(challenge::command())
}

/// The same, which also understand what was once offered under another name.
pub(crate) fn understood() -> Vec<Command> {
    let mut all = with(challenge::understood());
    all.push(forget::command());
    all
}

fn with(challenge: Command) -> Vec<Command> {
    vec![
        challenge,
        play::command(),
        board::command(),
        board::hand(),
        hint::command(),
        games::command(),
        replay::command(),
        watch::command(),
        watch::following(),
        dashboard::command(),
        profile::command(),
        profile::leaders(),
        propose::command(),
        substitute::command(),
        resign::command(),
        rules::command(),
        help::command(),
        settings::command(),
        setup::command(),
        end::command(),
        privacy::command(),
        invite::command(),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_fits_discord() {
        for command in all() {
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

    /// Names, descriptions and numbers of options as Discord takes them.
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
