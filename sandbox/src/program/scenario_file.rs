//! Reads a scenario from a TOML file: servers, their members, roles and channels.

use std::fs;
use std::io;
use std::path::Path;

use crate::scenario::{Scenario, ScenarioServer};

/// Reads a scenario.
pub(super) fn read(path: &Path) -> io::Result<Scenario> {
    let told = |why: String| {
        io::Error::new(io::ErrorKind::InvalidData, format!("{}: {why}", path.display()))
    };
    let text = fs::read_to_string(path).map_err(|error| told(error.to_string()))?;
    parse(&text).map_err(told)
}

fn parse(text: &str) -> Result<Scenario, String> {
    let scenario = toml::from_str::<Scenario>(text).map_err(|error| error.to_string())?;
    scenario.servers.iter().try_for_each(check_roles)?;
    Ok(scenario)
}

fn check_roles(server: &ScenarioServer) -> Result<(), String> {
    for role in &server.roles {
        let stranger = role.members.iter().find(|name| !server.members.contains(name));
        if let Some(name) = stranger {
            let (role, server) = (&role.name, &server.name);
            return Err(format!("{name}, who is to be {role}, is no member of {server}"));
        }
    }
    Ok(())
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
    fn invalid_plans_are_refused_with_the_reason() {
        let server = "bot = 'B'\n[[servers]]\nname = 'S'\nmembers = ['Ada']\n";
        check("bots = 'B'", "bots");
        check("bot = 'B'\nintents = ['GUILDS']", "no privileged intent is called GUILDS");
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
