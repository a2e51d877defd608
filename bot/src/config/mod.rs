//! The configuration: environment variables over an optional TOML file, checked at start.

mod shards;
mod target;
#[cfg(test)]
mod tests;
mod values;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;

use anyhow::{Context, bail};
use store::Location;

use crate::backups::BackupPlan;
use crate::config::values::{
    read_backup, read_days, read_operation, read_store, read_target, read_thinkers, read_tls,
};
pub(crate) use shards::Shards;
pub(crate) use target::{DiscordTarget, Tls, Token};

/// The file that is read when none is named.
const DEFAULT_FILE: &str = "castellan.toml";

/// What can be configured. README says what each is.
const KEYS: &[Key] = &[
    key("token", "DISCORD_TOKEN", ""),
    key("store", "CASTELLAN_STORE", ""),
    key("data", "CASTELLAN_DATA", "castellan-data"),
    key("challenge_days", "CASTELLAN_CHALLENGE_DAYS", "3"),
    key("thinkers", "CASTELLAN_THINKERS", "2"),
    key("sandbox_address", "CASTELLAN_SANDBOX_ADDRESS", "127.0.0.1:8420"),
    key("sandbox_url", "CASTELLAN_SANDBOX_URL", ""),
    key("log", "CASTELLAN_LOG", "info"),
    key("log_format", "CASTELLAN_LOG_FORMAT", "text"),
    key("operation", "CASTELLAN_OPERATION", ""),
    key("shards", "CASTELLAN_SHARDS", "1"),
    key("rest_proxy", "CASTELLAN_REST_PROXY", ""),
    key("backup.folder", "CASTELLAN_BACKUP_FOLDER", ""),
    key("backup.every_hours", "CASTELLAN_BACKUP_EVERY_HOURS", "24"),
    key("backup.keep", "CASTELLAN_BACKUP_KEEP", "14"),
];

/// The prefix of the variables of this program.
const PREFIX: &str = "CASTELLAN_";

/// Variables that are no settings: the file to read, and the switches of the tests.
const OTHER_VARIABLES: &[&str] =
    &["CASTELLAN_CONFIG", "CASTELLAN_REQUIRE_ALL", "CASTELLAN_KILLS", TLS];

/// Where a sandbox is `https://discord.com` for a test, and the file with its authority: `127.0.0.1:PORT=FILE`.
const TLS: &str = "CASTELLAN_SANDBOX_TLS";

/// A setting by its name in the file, its environment variable and its default.
#[derive(Debug, Clone, Copy)]
struct Key {
    name: &'static str,
    variable: &'static str,
    default: &'static str,
}

const fn key(name: &'static str, variable: &'static str, default: &'static str) -> Key {
    Key { name, variable, default }
}

/// The configuration, checked.
#[derive(Clone, Debug)]
pub struct Config {
    /// Which Discord the bot serves.
    pub target: DiscordTarget,
    /// Where the matches are stored.
    pub store: Location,
    /// After how many days a challenge expires.
    pub challenge_days: u32,
    /// How many computer players think at once.
    pub thinking_slots: usize,
    /// What is logged.
    pub log: String,
    /// Whether the log is one JSON object a line.
    pub is_log_json: bool,
    /// Where health and metrics are served; nowhere without one.
    pub operation: Option<SocketAddr>,
    /// Which shards there are, and which of them this process may have.
    pub shards: Shards,
    /// The proxy of requests to Discord.
    pub rest_proxy: Option<String>,
    /// When backups are made, and where they are kept; none without it.
    pub(crate) backup: Option<BackupPlan>,
}

impl Config {
    /// Reads the file, if there is one, and the environment.
    ///
    /// # Errors
    /// A file that can't be read, or values that can't be used: all of them, one a line.
    pub fn load(file: Option<&Path>) -> anyhow::Result<Self> {
        let (values, mistakes) = match file {
            Some(file) => read_file(file)?,
            None if Path::new(DEFAULT_FILE).exists() => read_file(Path::new(DEFAULT_FILE))?,
            None => Default::default(),
        };
        let text = |text: std::ffi::OsString| text.to_string_lossy().into_owned();
        let environment = std::env::vars_os().map(|(name, value)| (text(name), text(value)));
        Self::check(values, mistakes, &environment.collect())
    }

    fn check(
        mut values: BTreeMap<String, String>,
        mut mistakes: Vec<String>,
        environment: &BTreeMap<String, String>,
    ) -> anyhow::Result<Self> {
        for unknown in values.keys().filter(|name| KEYS.iter().all(|key| key.name != *name)) {
            let known: Vec<_> = KEYS.iter().map(|key| key.name).collect();
            mistakes
                .push(format!("there is no setting `{unknown}`; there are: {}", known.join(", ")));
        }
        let own = environment.keys().filter(|name| name.starts_with(PREFIX));
        for unknown in own.filter(|name| !is_known(name)) {
            let known: Vec<_> = KEYS.iter().map(|key| key.variable).collect();
            mistakes
                .push(format!("there is no variable {unknown}; there are: {}", known.join(", ")));
        }
        for key in KEYS {
            // What is set to nothing is not set.
            let set = [environment.get(key.variable).cloned(), values.remove(key.name)]
                .into_iter()
                .flatten();
            let set = set.map(|value| value.trim().to_owned()).find(|value| !value.is_empty());
            values.insert(key.name.into(), set.unwrap_or_else(|| key.default.into()));
        }
        let days = read_days(&values["challenge_days"]).map_err(|mistake| mistakes.push(mistake));
        let thinking_slots =
            read_thinkers(&values["thinkers"]).map_err(|mistake| mistakes.push(mistake));
        let store =
            read_store(&values["store"], &values["data"]).map_err(|mistake| mistakes.push(mistake));
        let tls = environment.get(TLS).and_then(|text| read_tls(text));
        let target = read_target(&values, tls).map_err(|mistake| mistakes.push(mistake));
        let is_log_json = values["log_format"] == "json";
        if !is_log_json && values["log_format"] != "text" {
            mistakes.push("`log_format` (CASTELLAN_LOG_FORMAT) must be text or json".into());
        }
        let operation =
            read_operation(&values["operation"]).map_err(|mistake| mistakes.push(mistake));
        let backup = read_backup(&values).map_err(|mistake| mistakes.push(mistake));
        if !["error", "warn", "info", "debug"].contains(&values["log"].as_str()) {
            mistakes.push("`log` (CASTELLAN_LOG) must be error, warn, info or debug".into());
        }
        let shards = Shards::read(&values["shards"]).map_err(|mistake| mistakes.push(mistake));
        let rest_proxy = shards::read_rest_proxy(&values["rest_proxy"])
            .map_err(|mistake| mistakes.push(mistake));
        match (days, thinking_slots, target, (store, operation, backup), (shards, rest_proxy)) {
            (
                Ok(challenge_days),
                Ok(thinking_slots),
                Ok(target),
                (Ok(store), Ok(operation), Ok(backup)),
                (Ok(shards), Ok(rest_proxy)),
            ) if mistakes.is_empty() => Ok(Self {
                target,
                store,
                challenge_days,
                thinking_slots,
                log: values["log"].clone(),
                is_log_json,
                operation,
                shards,
                rest_proxy,
                backup,
            }),
            _ => bail!("{}", mistakes.join("\n")),
        }
    }
}

fn is_known(variable: &str) -> bool {
    OTHER_VARIABLES.contains(&variable) || KEYS.iter().any(|key| key.variable == variable)
}

/// Reads a TOML file: strings and whole numbers by name, those of a table as `table.name`, and what is neither.
fn read_file(file: &Path) -> anyhow::Result<(BTreeMap<String, String>, Vec<String>)> {
    let text = std::fs::read_to_string(file)
        .with_context(|| format!("{} can't be read", file.display()))?;
    // Only where the mistake is: the excerpt that the error would print may hold the token.
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let line = error.span().map_or(1, |span| text[..span.start].lines().count().max(1));
        anyhow::anyhow!("{}, line {line}: {}", file.display(), error.message())
    })?;
    let (mut values, mut mistakes) = (BTreeMap::new(), Vec::new());
    for (name, value) in table {
        let inner = match value {
            toml::Value::Table(inner) => {
                inner.into_iter().map(|(inner, value)| (format!("{name}.{inner}"), value)).collect()
            }
            value => vec![(name, value)],
        };
        for (name, value) in inner {
            match value {
                toml::Value::String(text) => drop(values.insert(name, text)),
                toml::Value::Integer(number) => drop(values.insert(name, number.to_string())),
                _ => mistakes.push(format!("`{name}` must be a text or a whole number")),
            }
        }
    }
    Ok((values, mistakes))
}
