//! The configuration: environment variables over an optional TOML file, checked at start with every mistake named.

use std::collections::BTreeMap;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail};
use data::Location;

/// The file that is read when none is named.
const DEFAULT_FILE: &str = "castellan.toml";

/// What can be configured: the name in the file, the environment variable, the default. README says what each is.
const KEYS: &[Key] = &[
    Key("token", "DISCORD_TOKEN", ""),
    Key("store", "CASTELLAN_STORE", ""),
    Key("data", "CASTELLAN_DATA", "castellan-data"),
    Key("challenge_days", "CASTELLAN_CHALLENGE_DAYS", "3"),
    Key("thinkers", "CASTELLAN_THINKERS", "2"),
    Key("sandbox_address", "CASTELLAN_SANDBOX_ADDRESS", "127.0.0.1:8420"),
    Key("sandbox_url", "CASTELLAN_SANDBOX_URL", ""),
    Key("log", "CASTELLAN_LOG", "info"),
    Key("log_format", "CASTELLAN_LOG_FORMAT", "text"),
    Key("operation", "CASTELLAN_OPERATION", ""),
];

/// What the variables of this program begin with.
const OWN: &str = "CASTELLAN_";

/// Those that are no settings: the file to read, and the switches of the tests.
const NO_SETTINGS: &[&str] = &["CASTELLAN_CONFIG", "CASTELLAN_REQUIRE_ALL", "CASTELLAN_KILLS", TLS];

/// Where a sandbox is `https://discord.com` for a test, and the file with its authority: `127.0.0.1:PORT=FILE`.
const TLS: &str = "CASTELLAN_SANDBOX_TLS";

#[derive(Debug, Clone, Copy)]
struct Key(&'static str, &'static str, &'static str);

/// A token that does not print.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// The token itself, for the one place that sends it.
    pub(crate) fn reveal(&self) -> &str {
        &self.0
    }

    pub(crate) fn new(token: String) -> Self {
        Self(token)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

/// A sandbox's `https://discord.com` on this machine: with it requests go the way that they go to the real one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tls {
    /// Where it listens.
    pub addr: SocketAddr,
    /// The file with the authority that vouches for it.
    pub authority: PathBuf,
}

/// Which Discord the bot serves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// The real one.
    Discord(Token),
    /// A sandbox that this process starts at this address.
    Sandbox(SocketAddr),
    /// A sandbox that runs already: its address, the token it takes, and where it is `https://discord.com` besides.
    Elsewhere(String, Token, Option<Tls>),
}

/// The configuration, checked.
#[derive(Clone, Debug)]
pub struct Config {
    /// Which Discord the bot serves.
    pub target: Target,
    /// Where the matches are stored.
    pub store: Location,
    /// After how many days a challenge expires.
    pub challenge_days: u32,
    /// How many computer players think at once.
    pub thinkers: usize,
    /// What is logged.
    pub log: String,
    /// Whether the log is one JSON object a line.
    pub is_log_json: bool,
    /// Where whoever runs the program is told how it does; nowhere without one.
    pub operation: Option<SocketAddr>,
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
        for unknown in values.keys().filter(|name| KEYS.iter().all(|key| key.0 != *name)) {
            let known: Vec<_> = KEYS.iter().map(|key| key.0).collect();
            mistakes
                .push(format!("there is no setting `{unknown}`; there are: {}", known.join(", ")));
        }
        let own = environment.keys().filter(|name| name.starts_with(OWN));
        for unknown in own.filter(|name| !is_known(name)) {
            let known: Vec<_> = KEYS.iter().map(|key| key.1).collect();
            mistakes
                .push(format!("there is no variable {unknown}; there are: {}", known.join(", ")));
        }
        for key in KEYS {
            // What is set to nothing is not set.
            let set = [environment.get(key.1).cloned(), values.remove(key.0)].into_iter().flatten();
            let set = set.map(|value| value.trim().to_owned()).find(|value| !value.is_empty());
            values.insert(key.0.into(), set.unwrap_or_else(|| key.2.into()));
        }
        let days = read_days(&values["challenge_days"]).map_err(|mistake| mistakes.push(mistake));
        let thinkers = read_thinkers(&values["thinkers"]).map_err(|mistake| mistakes.push(mistake));
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
        if !["error", "warn", "info", "debug"].contains(&values["log"].as_str()) {
            mistakes.push("`log` (CASTELLAN_LOG) must be error, warn, info or debug".into());
        }
        match (days, thinkers, target, store, operation) {
            (Ok(challenge_days), Ok(thinkers), Ok(target), Ok(store), Ok(operation))
                if mistakes.is_empty() =>
            {
                let log = values["log"].clone();
                Ok(Self { target, store, challenge_days, thinkers, log, is_log_json, operation })
            }
            _ => bail!("{}", mistakes.join("\n")),
        }
    }
}

fn is_known(variable: &str) -> bool {
    NO_SETTINGS.contains(&variable) || KEYS.iter().any(|key| key.1 == variable)
}

/// Reads a flat TOML file: strings and whole numbers by name, and what is neither.
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
        match value {
            toml::Value::String(text) => drop(values.insert(name, text)),
            toml::Value::Integer(number) => drop(values.insert(name, number.to_string())),
            _ => mistakes.push(format!("`{name}` must be a text or a whole number")),
        }
    }
    Ok((values, mistakes))
}

/// `data` is the short form of a folder.
fn read_store(store: &str, data: &str) -> Result<Location, String> {
    if store.is_empty() {
        return Ok(Location::Sled(data.into()));
    }
    store.parse().map_err(|mistake| format!("`store` (CASTELLAN_STORE): {mistake}"))
}

fn read_days(text: &str) -> Result<u32, String> {
    let days = text.parse().ok().filter(|days| (1..=30).contains(days));
    days.ok_or_else(|| {
        "`challenge_days` (CASTELLAN_CHALLENGE_DAYS) must be a whole number from 1 to 30".into()
    })
}

fn read_thinkers(text: &str) -> Result<usize, String> {
    let thinkers = text.parse().ok().filter(|thinkers| (1..=64).contains(thinkers));
    thinkers
        .ok_or_else(|| "`thinkers` (CASTELLAN_THINKERS) must be a whole number from 1 to 64".into())
}

fn read_operation(text: &str) -> Result<Option<SocketAddr>, String> {
    match (text.is_empty(), text.parse()) {
        (true, _) => Ok(None),
        (false, Ok(address)) => Ok(Some(address)),
        (false, Err(_)) => Err(
            "`operation` (CASTELLAN_OPERATION) must be an address with a port, like 127.0.0.1:9090"
                .into(),
        ),
    }
}

fn read_target(values: &BTreeMap<String, String>, tls: Option<Tls>) -> Result<Target, String> {
    let (token, url) = (&values["token"], &values["sandbox_url"]);
    if !url.is_empty() {
        let local =
            ["http://127.0.0.1:", "http://localhost:"].iter().any(|start| url.starts_with(start));
        return match local {
            true if token.is_empty() => {
                Err("`sandbox_url` (CASTELLAN_SANDBOX_URL) needs the token that the sandbox takes (DISCORD_TOKEN)".into())
            }
            true => Ok(Target::Elsewhere(url.clone(), Token(token.clone()), tls)),
            false => Err("`sandbox_url` (CASTELLAN_SANDBOX_URL) must be http://127.0.0.1:PORT".into()),
        };
    }
    if !token.is_empty() {
        let plain = token.chars().all(|c| c.is_ascii_graphic());
        return match plain {
            true => Ok(Target::Discord(Token(token.clone()))),
            false => {
                Err("`token` (DISCORD_TOKEN) holds blanks or characters that no token has".into())
            }
        };
    }
    let address: Option<SocketAddr> = values["sandbox_address"].parse().ok();
    let loopback = address.filter(|address| is_loopback(address.ip()));
    loopback.map(Target::Sandbox).ok_or_else(|| {
        "`sandbox_address` (CASTELLAN_SANDBOX_ADDRESS) must be a loopback address with a port, like 127.0.0.1:8420".into()
    })
}

/// Only an address on this machine is one.
fn read_tls(text: &str) -> Option<Tls> {
    let (addr, authority) = text.split_once('=')?;
    let addr = addr.parse().ok().filter(|addr: &SocketAddr| is_loopback(addr.ip()))?;
    Some(Tls { addr, authority: authority.into() })
}

fn is_loopback(ip: IpAddr) -> bool {
    ip.is_loopback()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(file: &[(&str, &str)], environment: &[(&str, &str)]) -> Result<Config, String> {
        let values =
            file.iter().map(|(name, value)| (name.to_string(), value.to_string())).collect();
        let environment =
            environment.iter().map(|(name, value)| (name.to_string(), value.to_string()));
        Config::check(values, Vec::new(), &environment.collect()).map_err(|error| error.to_string())
    }

    #[test]
    fn nothing_set_means_the_sandbox() {
        let config = check(&[], &[]).unwrap();
        assert_eq!(config.target, Target::Sandbox(([127, 0, 0, 1], 8420).into()));
        assert_eq!((config.challenge_days, config.thinkers), (3, 2));
    }

    #[test]
    fn the_environment_goes_before_the_file() {
        let config =
            check(&[("challenge_days", "5"), ("data", "a")], &[("CASTELLAN_CHALLENGE_DAYS", "7")])
                .unwrap();
        assert_eq!((config.challenge_days, config.store), (7, Location::Sled("a".into())));
    }

    #[test]
    fn what_is_set_to_nothing_is_not_set() {
        let config = check(&[("data", " "), ("log", "warn")], &[("CASTELLAN_LOG", "")]).unwrap();
        let folder = Location::Sled("castellan-data".into());
        assert_eq!((config.store, config.log.as_str()), (folder, "warn"));
    }

    #[test]
    fn a_store_is_a_folder_or_a_database_whose_password_is_never_printed() {
        let stored = |text: &str| check(&[("data", "a")], &[("CASTELLAN_STORE", text)]);
        assert_eq!(stored("sled:b").unwrap().store, Location::Sled("b".into()));
        let config = stored("postgres://ada:s3cret@127.0.0.1/castle").unwrap();
        let told = format!("{config:?}");
        assert!(told.contains("postgres://ada@127.0.0.1:5432/castle"), "{told}");
        assert!(!told.contains("s3cret"), "{told}");
        let mistakes = stored("postgres://ada:s3cret@127.0.0.1:x/castle").unwrap_err();
        assert!(mistakes.contains("`store` (CASTELLAN_STORE)"), "{mistakes}");
        assert!(!mistakes.contains("s3cret"), "{mistakes}");
    }

    #[test]
    fn every_mistake_is_named_at_once() {
        let mistakes = check(
            &[("colour", "red")],
            &[
                ("CASTELLAN_CHALLENGE_DAYS", "0"),
                ("CASTELLAN_THINKERS", "none"),
                ("CASTELLAN_SANDBOX_ADDRESS", "0.0.0.0:1"),
                ("CASTELLAN_LOG", "loud"),
                ("CASTELLAN_LOG_FORMAT", "xml"),
                ("CASTELLAN_OPERATION", "9090"),
                ("CASTELLAN_DATE", "store"),
                ("CASTELLAN_REQUIRE_ALL", "1"),
            ],
        )
        .unwrap_err();
        for word in [
            "colour",
            "`challenge_days` (CASTELLAN_CHALLENGE_DAYS)",
            "`thinkers` (CASTELLAN_THINKERS)",
            "`sandbox_address` (CASTELLAN_SANDBOX_ADDRESS)",
            "`log` (CASTELLAN_LOG)",
            "`log_format` (CASTELLAN_LOG_FORMAT)",
            "`operation` (CASTELLAN_OPERATION)",
            "no variable CASTELLAN_DATE;",
        ] {
            assert!(mistakes.contains(word), "{mistakes}");
        }
        assert!(!mistakes.contains("REQUIRE_ALL"), "{mistakes}");
    }

    #[test]
    fn the_operation_is_told_nowhere_unless_an_address_is_named() {
        let config = check(&[], &[]).unwrap();
        assert_eq!((config.operation, config.is_log_json), (None, false));
        let named = [("operation", "0.0.0.0:9090"), ("log_format", "json")];
        let config = check(&named, &[]).unwrap();
        let anywhere = SocketAddr::from(([0, 0, 0, 0], 9090));
        assert_eq!((config.operation, config.is_log_json), (Some(anywhere), true));
    }

    #[test]
    fn a_token_is_never_printed() {
        let config = check(&[], &[("DISCORD_TOKEN", "s3cret")]).unwrap();
        assert!(!format!("{config:?}").contains("s3cret"));
        let mistakes = check(&[], &[("DISCORD_TOKEN", "s3cret with blanks")]).unwrap_err();
        assert!(!mistakes.contains("s3cret"));
    }

    #[test]
    fn a_sandbox_elsewhere_is_on_this_machine() {
        assert!(
            check(&[], &[("DISCORD_TOKEN", "t"), ("CASTELLAN_SANDBOX_URL", "https://example.org")])
                .is_err()
        );
        assert!(check(&[], &[("CASTELLAN_SANDBOX_URL", "http://127.0.0.1:1")]).is_err());
        assert!(
            check(&[], &[("DISCORD_TOKEN", "t"), ("CASTELLAN_SANDBOX_URL", "http://127.0.0.1:1")])
                .is_ok()
        );
    }
}
