//! The configuration: environment variables over an optional TOML file, checked at start.

mod activity;
mod shards;
mod target;
#[cfg(test)]
mod tests;
mod validation;
mod web;

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;

use anyhow::Context;
use store::Location;

use crate::backups::BackupPlan;
use crate::config::validation::{
    read_backup, read_days, read_decisive_seconds, read_operation, read_secret_file, read_store,
    read_target, read_thinkers, read_tls, read_traces,
};
use crate::trace::TraceTarget;
pub(crate) use activity::ActivityConfig;
pub(crate) use shards::Shards;
pub(crate) use target::{DiscordTarget, Tls, Token};
pub(crate) use web::WebConfig;

const DEFAULT_FILE: &str = "castellan.toml";

/// All settings. `docs/operating.md` explains each.
const KEYS: &[Key] = &[
    key("token", "DISCORD_TOKEN", ""),
    key("token_file", "DISCORD_TOKEN_FILE", ""),
    key("store", "CASTELLAN_STORE", ""),
    key("store_password_file", "CASTELLAN_STORE_PASSWORD_FILE", ""),
    key("data", "CASTELLAN_DATA", "castellan-data"),
    key("challenge_days", "CASTELLAN_CHALLENGE_DAYS", "3"),
    key("thinkers", "CASTELLAN_THINKERS", "2"),
    key("decisive_seconds", "CASTELLAN_DECISIVE_SECONDS", "60"),
    key("sandbox_address", "CASTELLAN_SANDBOX_ADDRESS", "127.0.0.1:8420"),
    key("sandbox_url", "CASTELLAN_SANDBOX_URL", ""),
    key("log", "CASTELLAN_LOG", "info"),
    key("log_format", "CASTELLAN_LOG_FORMAT", "text"),
    key("traces_address", "CASTELLAN_TRACES_ADDRESS", ""),
    key("operation", "CASTELLAN_OPERATION", ""),
    key("shards", "CASTELLAN_SHARDS", "1"),
    key("rest_proxy", "CASTELLAN_REST_PROXY", ""),
    key("web_address", "CASTELLAN_WEB_ADDRESS", ""),
    key("web_url", "CASTELLAN_WEB_URL", ""),
    key("trusted_proxies", "CASTELLAN_TRUSTED_PROXIES", ""),
    key("activity.client_secret", "CASTELLAN_ACTIVITY_CLIENT_SECRET", ""),
    key("activity.public_key", "CASTELLAN_ACTIVITY_PUBLIC_KEY", ""),
    key("activity.client_secret_file", "CASTELLAN_ACTIVITY_CLIENT_SECRET_FILE", ""),
    key("backup.folder", "CASTELLAN_BACKUP_FOLDER", ""),
    key("backup.every_hours", "CASTELLAN_BACKUP_EVERY_HOURS", "24"),
    key("backup.keep", "CASTELLAN_BACKUP_KEEP", "14"),
];

/// The secrets. The setting `{name}_file` names a file with the secret instead.
const SECRETS: [&str; 2] = ["token", "activity.client_secret"];

const PREFIX: &str = "CASTELLAN_";

/// Variables that are no settings: the path of the file, and switches for tests.
const OTHER_VARIABLES: &[&str] =
    &["CASTELLAN_CONFIG", "CASTELLAN_REQUIRE_ALL", "CASTELLAN_KILLS", TLS];

/// A test's sandbox that acts as `https://discord.com`, with its certificate authority: `127.0.0.1:PORT=FILE`.
const TLS: &str = "CASTELLAN_SANDBOX_TLS";

/// A setting: its name in the file, its environment variable and its default.
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
    /// The Discord to serve.
    pub target: DiscordTarget,
    /// The store.
    pub store: Location,
    /// The days after which a challenge expires.
    pub challenge_days: u32,
    /// The number of concurrent searches by computer players.
    pub thinking_slots: usize,
    /// The seconds that the strongest computer player may think about a move that may decide a match.
    pub decisive_seconds: u32,
    /// The log level.
    pub log: String,
    /// Whether the log is one JSON object a line.
    pub is_log_json: bool,
    /// The collector of traces, if they are exported.
    pub(crate) traces: Option<TraceTarget>,
    /// The address of health and metrics, if they are served.
    pub operation: Option<SocketAddr>,
    /// The number of shards, and the range of them that this process may serve.
    pub shards: Shards,
    /// The HTTP proxy for requests to Discord, if there is one.
    pub rest_proxy: Option<String>,
    /// The match page, if it is served.
    pub(crate) web: Option<WebConfig>,
    /// The Activity, if matches open in Discord itself.
    pub(crate) activity: Option<ActivityConfig>,
    pub(crate) backup: Option<BackupPlan>,
}

impl Config {
    /// Reads the file, if there is one, and the environment. The error lists all bad values.
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

    /// Whether `other` has another target, other secrets or another store. Only a restart can apply these.
    pub(crate) fn has_other_secrets(&self, other: &Self) -> bool {
        self.target != other.target || self.activity != other.activity || self.store != other.store
    }

    /// The configuration without a file and environment variables.
    #[cfg(test)]
    pub(crate) fn for_tests() -> Self {
        let checked = Self::check(BTreeMap::new(), Vec::new(), &BTreeMap::new());
        checked.expect("the defaults are good")
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
        let own = own.filter(|name| !is_known(name) && !is_service_link(name, environment));
        for unknown in own {
            let known: Vec<_> = KEYS.iter().map(|key| key.variable).collect();
            mistakes
                .push(format!("there is no variable {unknown}; there are: {}", known.join(", ")));
        }
        drop_overridden_secrets(&mut values, environment);
        drop_overridden_store(&mut values, environment);
        for key in KEYS {
            // An empty value counts as not set.
            let set = [environment.get(key.variable).cloned(), values.remove(key.name)]
                .into_iter()
                .flatten();
            let set = set.map(|value| value.trim().to_owned()).find(|value| !value.is_empty());
            values.insert(key.name.into(), set.unwrap_or_else(|| key.default.into()));
        }
        for name in SECRETS {
            let read = read_secret_file(name, &values);
            values.insert(name.into(), noted(&mut mistakes, read).unwrap_or_default());
        }
        let is_log_json = values["log_format"] == "json";
        if !is_log_json && values["log_format"] != "text" {
            mistakes.push("`log_format` (CASTELLAN_LOG_FORMAT) must be text or json".into());
        }
        if !["error", "warn", "info", "debug"].contains(&values["log"].as_str()) {
            mistakes.push("`log` (CASTELLAN_LOG) must be error, warn, info or debug".into());
        }
        let tls = environment.get(TLS).and_then(|text| read_tls(text));
        let challenge_days = noted(&mut mistakes, read_days(&values["challenge_days"]));
        let thinking_slots = noted(&mut mistakes, read_thinkers(&values["thinkers"]));
        let decisive_seconds =
            noted(&mut mistakes, read_decisive_seconds(&values["decisive_seconds"]));
        let store = noted(&mut mistakes, read_store(&values));
        let target = noted(&mut mistakes, read_target(&values, tls));
        let operation = noted(&mut mistakes, read_operation(&values["operation"]));
        let traces = noted(&mut mistakes, read_traces(&values["traces_address"]));
        let backup = noted(&mut mistakes, read_backup(&values));
        let shards = noted(&mut mistakes, Shards::read(&values["shards"]));
        let rest_proxy = noted(&mut mistakes, shards::read_rest_proxy(&values["rest_proxy"]));
        let web = web::read(&values, target.as_ref());
        let web = noted(&mut mistakes, web);
        let has_page = web.as_ref().is_some_and(Option::is_some);
        let activity = noted(&mut mistakes, activity::read(&values, has_page));
        let config = || {
            Some(Self {
                target: target?,
                store: store?,
                challenge_days: challenge_days?,
                thinking_slots: thinking_slots?,
                decisive_seconds: decisive_seconds?,
                log: values["log"].clone(),
                is_log_json,
                traces: traces?,
                operation: operation?,
                shards: shards?,
                rest_proxy: rest_proxy?,
                web: web?,
                activity: activity?,
                backup: backup?,
            })
        };
        config().filter(|_| mistakes.is_empty()).with_context(|| mistakes.join("\n"))
    }
}

/// The value that was read. `None` if the value is bad. Then its mistake is added to `mistakes`.
fn noted<T>(mistakes: &mut Vec<String>, read: Result<T, String>) -> Option<T> {
    read.map_err(|mistake| mistakes.push(mistake)).ok()
}

/// Removes a secret from the file's values if the environment sets the other form of it.
///
/// The environment overrides the file, whichever form each of them uses.
fn drop_overridden_secrets(
    values: &mut BTreeMap<String, String>,
    environment: &BTreeMap<String, String>,
) {
    for secret in SECRETS {
        let file = format!("{secret}_file");
        for (name, other_form) in [(secret, file.as_str()), (file.as_str(), secret)] {
            if is_overridden(name, environment) {
                values.remove(other_form);
            }
        }
    }
}

/// Removes the store from the file's values if the environment names another one, by `store` or `data`.
///
/// In the environment itself, `store` comes first. The file's password counts only if the database's address has none.
fn drop_overridden_store(
    values: &mut BTreeMap<String, String>,
    environment: &BTreeMap<String, String>,
) {
    let by = |name| is_overridden(name, environment);
    let overridden: &[&str] = match (by("store"), by("data")) {
        (true, _) if takes_password(environment) => &["data"],
        (true, _) => &["data", "store_password_file"],
        (false, true) => &["store", "store_password_file"],
        (false, false) => &[],
    };
    for name in overridden {
        values.remove(*name);
    }
}

/// Whether the environment names a database, and no password for it.
fn takes_password(environment: &BTreeMap<String, String>) -> bool {
    environment.get("CASTELLAN_STORE").is_some_and(|store| {
        let location = store.trim().parse::<Location>();
        matches!(location, Ok(Location::Postgres(address)) if !address.has_password())
    })
}

/// Whether the environment sets this setting.
fn is_overridden(name: &str, environment: &BTreeMap<String, String>) -> bool {
    KEYS.iter().any(|key| key.name == name && is_set(environment, key.variable))
}

/// Whether there is a value. An empty value counts as not set.
fn is_set(values: &BTreeMap<String, String>, name: &str) -> bool {
    values.get(name).is_some_and(|value| !value.trim().is_empty())
}

fn is_known(variable: &str) -> bool {
    OTHER_VARIABLES.contains(&variable) || KEYS.iter().any(|key| key.variable == variable)
}

/// Whether Kubernetes set the variable for a Service whose name begins with `castellan`.
///
/// Each pod gets such variables: `{name}_SERVICE_HOST`, `{name}_PORT` and more. They are no mistake of the operator.
fn is_service_link(variable: &str, environment: &BTreeMap<String, String>) -> bool {
    let services = environment.keys().filter_map(|name| name.strip_suffix("_SERVICE_HOST"));
    let mut parts = services.filter_map(|service| variable.strip_prefix(service));
    parts.any(|part| {
        part == "_PORT" || ["_SERVICE_", "_PORT_"].iter().any(|start| part.starts_with(start))
    })
}

/// Reads the strings and integers of a TOML file. A value in a table gets the name `table.name`. Other types are
/// mistakes.
fn read_file(file: &Path) -> anyhow::Result<(BTreeMap<String, String>, Vec<String>)> {
    let text = std::fs::read_to_string(file)
        .with_context(|| format!("{} can't be read", file.display()))?;
    // Only the line number: the excerpt in the error may hold the token.
    let table: toml::Table = text.parse().map_err(|error: toml::de::Error| {
        let line = error.span().map_or(1, |span| {
            // An error at the end of the file is one of its last line with text.
            let before = text.trim_end().bytes().take(span.start);
            before.filter(|byte| *byte == b'\n').count() + 1
        });
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
