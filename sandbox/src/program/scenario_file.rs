//! Reads a scenario from a TOML file: servers, their members, roles and channels.

use std::fs;
use std::io;
use std::path::Path;

use serde::Deserialize;

use crate::gateway::Sharding;
use crate::permissions::Permissions;
use crate::scenario::Scenario;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    /// The bot's name.
    bot: String,
    #[serde(default)]
    servers: Vec<Server>,
    /// Members who have installed the application for themselves.
    #[serde(default)]
    user_installs: Vec<String>,
    /// Pairs of members who talk to each other where the bot is not.
    #[serde(default)]
    chats: Vec<(String, String)>,
    start: Option<Start>,
    /// How the gateway divides servers.
    #[serde(default)]
    sharding: Sharding,
}

/// What the page offers in an empty channel.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Start {
    label: String,
    line: String,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Server {
    name: String,
    members: Vec<String>,
    /// Whether the bot is in it.
    #[serde(default = "yes")]
    bot: bool,
    /// What the bot's role allows it beyond what everyone may.
    bot_may: Option<Vec<String>>,
    #[serde(default)]
    roles: Vec<Role>,
    channels: Vec<Channel>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Role {
    name: String,
    #[serde(default)]
    permissions: Vec<String>,
    #[serde(default)]
    members: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Channel {
    name: String,
    topic: Option<String>,
    #[serde(default)]
    permissions: Vec<Overwrite>,
}

/// What everyone, a role, a member or the bot may and may not do in a channel.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Overwrite {
    who: String,
    #[serde(default)]
    allow: Vec<String>,
    #[serde(default)]
    deny: Vec<String>,
}

fn yes() -> bool {
    true
}

/// Reads a plan.
pub(super) fn read(path: &Path) -> io::Result<Scenario> {
    let told = |why: String| {
        io::Error::new(io::ErrorKind::InvalidData, format!("{}: {why}", path.display()))
    };
    let text = fs::read_to_string(path).map_err(|error| told(error.to_string()))?;
    parse(&text).map_err(told)
}

fn parse(text: &str) -> Result<Scenario, String> {
    let file = toml::from_str::<File>(text).map_err(|error| error.to_string())?;
    let mut scenario = Scenario::new(&file.bot).sharding(file.sharding);
    for server in &file.servers {
        scenario = with_server(scenario, server)?;
    }
    for name in &file.user_installs {
        scenario = scenario.user_install(name);
    }
    for (one, other) in &file.chats {
        scenario = scenario.chat(one, other);
    }
    if let Some(start) = &file.start {
        scenario = scenario.start(&start.label, &start.line);
    }
    Ok(scenario)
}

fn with_server(scenario: Scenario, server: &Server) -> Result<Scenario, String> {
    let mut scenario = scenario.server(&server.name);
    if !server.bot {
        scenario = scenario.without_bot();
    }
    if let Some(names) = &server.bot_may {
        scenario = scenario.bot_may(permissions(names)?);
    }
    for name in &server.members {
        scenario = scenario.member(name);
    }
    for role in &server.roles {
        let strangers = role.members.iter().find(|name| !server.members.contains(name));
        if let Some(name) = strangers {
            return Err(format!(
                "{name}, who is to be {}, is no member of {}",
                role.name, server.name
            ));
        }
        let members = role.members.iter().map(String::as_str).collect::<Vec<_>>();
        scenario = scenario.role(&role.name, permissions(&role.permissions)?, &members);
    }
    for channel in &server.channels {
        scenario = with_channel(scenario, channel)?;
    }
    Ok(scenario)
}

fn with_channel(scenario: Scenario, channel: &Channel) -> Result<Scenario, String> {
    let mut scenario = scenario.channel(&channel.name);
    if let Some(topic) = &channel.topic {
        scenario = scenario.topic(topic);
    }
    for overwrite in &channel.permissions {
        let (allow, deny) = (permissions(&overwrite.allow)?, permissions(&overwrite.deny)?);
        scenario = scenario.permit(&overwrite.who, allow, deny);
    }
    Ok(scenario)
}

fn permissions(names: &[String]) -> Result<Permissions, String> {
    let mut all = Permissions::default();
    for name in names {
        all |= Permissions::from_name(name)
            .ok_or_else(|| format!("no permission is called {name}"))?;
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, why: &str) {
        let told = parse(text).expect_err("it is wrong");
        assert!(told.contains(why), "{told}");
    }

    #[test]
    fn the_plan_of_the_readme_can_be_read() {
        let readme = include_str!("../../README.md");
        let (_, from) = readme.split_once("```toml\n").expect("the README has a plan");
        parse(from.split("```").next().expect("and it ends")).expect("it can be read");
    }

    #[test]
    fn what_a_plan_can_not_mean_is_said() {
        let server = "bot = 'B'\n[[servers]]\nname = 'S'\nmembers = ['Ada']\n";
        check("bots = 'B'", "bots");
        check(
            &format!(
                "{server}channels = [{{name = 'c', permissions = [{{who = '@everyone', deny = ['TALK']}}]}}]"
            ),
            "TALK",
        );
        check(
            &format!("{server}channels = []\nroles = [{{name = 'R', members = ['Ben']}}]"),
            "Ben",
        );
    }
}
