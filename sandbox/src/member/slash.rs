//! Parses a typed slash command such as `/challenge kastell opponent:@Ben trees:c3,d6,g4`.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::id::Id;
use crate::member::Error;
use crate::member::fields::takes_channel;
use crate::world::{Channel, World, command_names, find_command, is_called};

/// A parsed line: the data of its interaction, and the command for display.
#[derive(Debug)]
pub(crate) struct ParsedCommand {
    pub(crate) data: Value,
    pub(crate) shown: String,
}

/// The strictness of parsing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// To be sent: everything must be present and valid, as in Discord's clients.
    Send,
    /// For suggestions: the last option is incomplete.
    Suggest,
}

impl World {
    /// Parses a line typed by a member in a channel.
    pub(crate) fn read_line(
        &self,
        user: Id,
        channel: &Channel,
        line: &str,
        purpose: Purpose,
    ) -> Result<ParsedCommand, Error> {
        let typed = line
            .trim_start()
            .strip_prefix('/')
            .ok_or_else(|| Error::NotSent("A command begins with a slash.".into()))?;
        let (name, mut rest) = first_word(typed);
        let available_commands = self.available_commands(user, channel);
        let locale = self.locale(user);
        let command = find_command(&available_commands, name, 1, locale)
            .ok_or_else(|| Error::NotFound(format!("command /{name}")))?;
        let mut node = &command.json;
        let mut steps = Vec::new();
        while let Some(nested) = nested_options(node) {
            let (word, after) = first_word(rest);
            let found = nested.iter().find(|option| is_called(option, word, locale));
            node = found.ok_or_else(|| {
                Error::NotSent(format!("/{name} needs one of: {}.", names(nested)))
            })?;
            steps.push(node);
            rest = after;
        }
        let specs = node["options"].as_array().map(Vec::as_slice).unwrap_or_default();
        let (chosen, files) = Default::default();
        let mut reading = LineParser { world: self, user, channel, purpose, locale, chosen, files };
        let mut options = reading.options(specs, rest)?;
        for step in steps.iter().rev() {
            options = vec![json!({"type": step["type"], "name": step["name"], "options": options})];
        }
        let mut data = json!({"id": command.id, "name": command.name(), "type": 1, "options": options, "resolved": reading.resolved()});
        if let Some(guild) = command.json.get("guild_id") {
            data["guild_id"] = guild.clone();
        }
        let shown = std::iter::once(command.name())
            .chain(steps.iter().filter_map(|step| step["name"].as_str()))
            .collect::<Vec<_>>()
            .join(" ");
        Ok(ParsedCommand { data, shown })
    }
}

fn first_word(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    text.split_once(char::is_whitespace).unwrap_or((text, ""))
}

fn nested_options(node: &Value) -> Option<&Vec<Value>> {
    let options = node["options"].as_array()?;
    options
        .first()
        .is_some_and(|first| matches!(first["type"].as_u64(), Some(1 | 2)))
        .then_some(options)
}

fn names(options: &[Value]) -> String {
    options.iter().filter_map(|option| option["name"].as_str()).collect::<Vec<_>>().join(", ")
}

/// Parses the options of a line, and collects what they mention.
struct LineParser<'a> {
    world: &'a World,
    /// The member who types.
    user: Id,
    channel: &'a Channel,
    purpose: Purpose,
    locale: &'a str,
    /// The mentioned users, channels and roles.
    chosen: BTreeSet<Id>,
    files: BTreeMap<Id, Value>,
}

impl LineParser<'_> {
    fn resolved(&self) -> Value {
        let chosen = self.chosen.iter().copied();
        let mut resolved = self.world.resolve(self.user, self.channel, chosen);
        for (id, file) in &self.files {
            resolved["attachments"][id.to_string()] = file.clone();
        }
        resolved
    }

    /// The role meant by `@Name`.
    fn role(&self, text: &str) -> Option<Id> {
        let name = text.trim_start_matches('@');
        let guild = self.world.guilds.get(&self.channel.guild?)?;
        let role = guild.roles.values().find(|role| role.name.trim_start_matches('@') == name);
        role.map(|role| role.id)
    }

    fn options(&mut self, specs: &[Value], text: &str) -> Result<Vec<Value>, Error> {
        let typed = split_options(specs, text, self.locale)?;
        let focus = match self.purpose {
            Purpose::Send => None,
            Purpose::Suggest => Some(focus(&typed)?),
        };
        let mut read = Vec::new();
        for (at, (spec, text)) in typed.iter().enumerate() {
            let focused = focus == Some(at);
            let mut option = json!({"type": spec["type"], "name": spec["name"]});
            option["value"] = if focused { json!(text) } else { self.value(spec, text)? };
            if focused {
                option["focused"] = json!(true);
            }
            read.push(option);
        }
        let missing = specs.iter().find(|spec| {
            spec["required"] == true
                && !typed.iter().any(|(known, _)| known["name"] == spec["name"])
        });
        match missing {
            Some(spec) if self.purpose == Purpose::Send => {
                Err(Error::NotSent(format!("The option {} is needed.", label(spec))))
            }
            _ => Ok(read),
        }
    }

    fn value(&mut self, spec: &Value, text: &str) -> Result<Value, Error> {
        let choices = spec["choices"].as_array().map(Vec::as_slice).unwrap_or_default();
        if !choices.is_empty() {
            return choice(spec, choices, text, self.locale);
        }
        let wrong = |wanted: &str| {
            Error::NotSent(format!(
                "The option {} takes {wanted}, not \"{}\".",
                label(spec),
                shortened(text)
            ))
        };
        match spec["type"].as_u64() {
            Some(4) => {
                in_range(spec, text.parse::<i64>().map_err(|_| wrong("a whole number"))?.into())
            }
            Some(10) => in_range(spec, json!(text.parse::<f64>().map_err(|_| wrong("a number"))?)),
            Some(5) => match text.to_lowercase().as_str() {
                "true" | "yes" | "on" => Ok(json!(true)),
                "false" | "no" | "off" => Ok(json!(false)),
                _ => Err(wrong("true or false")),
            },
            Some(6) => {
                let id =
                    self.world.find_user(text).ok_or_else(|| wrong("a member such as @Ben"))?;
                self.chosen.insert(id);
                Ok(json!(id))
            }
            Some(7) => {
                let name = text.trim_start_matches('#');
                let found = self.world.channels.values().find(|channel| {
                    channel.name == name
                        && channel.guild == self.channel.guild
                        && self.world.sees(self.user, channel)
                        && takes_channel(spec, channel)
                });
                let id = found.ok_or_else(|| wrong("a channel such as #general"))?.id;
                self.chosen.insert(id);
                Ok(json!(id))
            }
            Some(8) => {
                let id = self.role(text).ok_or_else(|| wrong("a role such as @Knights"))?;
                self.chosen.insert(id);
                Ok(json!(id))
            }
            Some(9) => {
                let id = self.world.find_user(text).or_else(|| self.role(text));
                let id = id.ok_or_else(|| wrong("a member such as @Ben or a role"))?;
                self.chosen.insert(id);
                Ok(json!(id))
            }
            Some(11) => self.file(text).ok_or_else(|| wrong("an uploaded file")),
            _ => text_in_range(spec, text),
        }
    }

    /// A file uploaded before, by the text that `Visit::upload` returned.
    fn file(&mut self, text: &str) -> Option<Value> {
        let (id, name) = text.split_once('/')?;
        let id: Id = id.parse().ok()?;
        let file = self.world.files.find(id)?;
        let url = format!("{}/cdn/attachments/{}/{id}/{name}", self.world.base, self.channel.id);
        let json = json!({"id": id, "filename": name, "size": file.bytes.len(), "url": url, "proxy_url": url, "content_type": file.content_type, "ephemeral": true});
        self.files.insert(id, json);
        Some(json!(id))
    }
}

/// The position of the option that is being typed. Clients ask only for an option registered with suggestions.
fn focus(typed: &[(&Value, String)]) -> Result<usize, Error> {
    match typed.last() {
        Some((spec, _)) if spec["autocomplete"] == true => Ok(typed.len() - 1),
        Some((spec, _)) => {
            Err(Error::NotSent(format!("The option {} has no suggestions.", label(spec))))
        }
        None => Err(Error::NotSent("No option is being typed.".into())),
    }
}

fn label(spec: &Value) -> &str {
    spec["name"].as_str().unwrap_or_default()
}

fn shortened(text: &str) -> String {
    text.chars().take(60).collect()
}

fn choice(spec: &Value, choices: &[Value], text: &str, locale: &str) -> Result<Value, Error> {
    let meant = |choice: &&Value| {
        command_names(choice, locale).any(|name| name.eq_ignore_ascii_case(text))
            || choice["value"].as_str() == Some(text)
            || choice["value"].as_i64().is_some_and(|value| text.parse() == Ok(value))
    };
    let found = choices.iter().find(meant).map(|choice| choice["value"].clone());
    found.ok_or_else(|| {
        Error::NotSent(format!("The option {} is one of: {}.", label(spec), names(choices)))
    })
}

fn in_range(spec: &Value, value: Value) -> Result<Value, Error> {
    let number = value.as_f64().unwrap_or(0.0);
    let fits = spec["min_value"].as_f64().is_none_or(|least| number >= least)
        && spec["max_value"].as_f64().is_none_or(|most| number <= most);
    if fits {
        Ok(value)
    } else {
        Err(Error::NotSent(format!("The option {} is out of its range.", label(spec))))
    }
}

fn text_in_range(spec: &Value, text: &str) -> Result<Value, Error> {
    let length = text.chars().count() as u64;
    let fits = length >= spec["min_length"].as_u64().unwrap_or(1)
        && length <= spec["max_length"].as_u64().unwrap_or(6000);
    if fits {
        Ok(json!(text))
    } else {
        Err(Error::NotSent(format!("The option {} is too short or too long.", label(spec))))
    }
}

/// Splits a text at every ` name:` of a known option. Text before the first name belongs to the first option whose name
/// is missing.
fn split_options<'a>(
    specs: &'a [Value],
    text: &str,
    locale: &str,
) -> Result<Vec<(&'a Value, String)>, Error> {
    let is_free = |at: usize| {
        (at == 0 || text[..at].ends_with(char::is_whitespace))
            && text[..at].matches('"').count().is_multiple_of(2)
    };
    let mut cuts = Vec::new();
    for spec in specs {
        let keys = command_names(spec, locale).map(|name| format!("{name}:"));
        let found = keys.filter_map(|key| {
            let starts = text.match_indices(&key).map(|(at, _)| at);
            starts.filter(|at| is_free(*at)).last().map(|at| (at, at + key.len()))
        });
        if let Some((from, to)) = found.max() {
            cuts.push((from, to, spec));
        }
    }
    cuts.sort_by_key(|(at, ..)| *at);
    let mut found = Vec::new();
    let lead = text[..cuts.first().map_or(text.len(), |(at, ..)| *at)].trim();
    if !lead.is_empty() {
        let free =
            specs.iter().find(|spec| !cuts.iter().any(|(.., named)| named["name"] == spec["name"]));
        let spec = free.ok_or_else(|| {
            Error::NotSent(format!("\"{}\" belongs to no option.", shortened(lead)))
        })?;
        found.push((spec, unquoted(lead)));
    }
    for (n, (_, from, spec)) in cuts.iter().enumerate() {
        let to = cuts.get(n + 1).map_or(text.len(), |(at, ..)| *at);
        found.push((spec, unquoted(text[*from..to].trim())));
    }
    Ok(found)
}

fn unquoted(text: &str) -> String {
    text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(text).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &[(&str, &str)]) {
        let specs =
            [json!({"name": "opponent"}), json!({"name": "trees"}), json!({"name": "text"})];
        let split = split_options(&specs, text, "en-US").expect("splits");
        let found =
            split.iter().map(|(spec, value)| (label(spec), value.as_str())).collect::<Vec<_>>();
        assert_eq!(found, expected);
    }

    #[test]
    fn options_are_cut_at_their_names() {
        check("opponent:@Ben trees:c3,d6,g4", &[("opponent", "@Ben"), ("trees", "c3,d6,g4")]);
    }

    #[test]
    fn options_are_known_by_their_names_in_the_language_of_the_member() {
        let specs = [json!({"name": "opponent", "name_localizations": {"sv-SE": "motståndare"}})];
        for text in ["opponent:@Ben", "motståndare:@Ben"] {
            let split = split_options(&specs, text, "sv-SE").expect("splits");
            assert_eq!(split, [(&specs[0], "@Ben".to_owned())]);
        }
    }

    #[test]
    fn values_may_hold_spaces_and_quoted_names() {
        check("text:a b c", &[("text", "a b c")]);
        check(
            "text:\"say trees:x\" opponent:@Ada",
            &[("text", "say trees:x"), ("opponent", "@Ada")],
        );
    }

    #[test]
    fn a_bare_value_belongs_to_the_first_free_option() {
        check("c3-c4", &[("opponent", "c3-c4")]);
        check("c3 opponent:@Ada", &[("trees", "c3"), ("opponent", "@Ada")]);
    }
}
