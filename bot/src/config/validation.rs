//! Validation of each setting, with a message for bad values.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use store::Location;

use crate::backups::{BackupFolder, BackupPlan};
use crate::config::target::{DiscordTarget, Tls, Token};
use crate::trace::TraceTarget;

/// Parses a whole number from 1 to `most`, or describes the mistake.
fn number(name: &str, variable: &str, text: &str, most: u32) -> Result<u32, String> {
    let number = text.parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| format!("`{name}` ({variable}) must be a whole number from 1 to {most}"))
}

/// The plan of backups, if a folder is set.
pub(super) fn read_backup(values: &BTreeMap<String, String>) -> Result<Option<BackupPlan>, String> {
    let number = |name: &str, variable, most| number(name, variable, &values[name], most);
    let hours = number("backup.every_hours", "CASTELLAN_BACKUP_EVERY_HOURS", 8_760)?;
    let keep = number("backup.keep", "CASTELLAN_BACKUP_KEEP", 1_000)? as usize;
    let folder = &values["backup.folder"];
    let interval = Duration::from_secs(u64::from(hours) * 3_600);
    let plan = || BackupPlan { folder: BackupFolder::new(folder.into(), keep), interval };
    Ok((!folder.is_empty()).then(plan))
}

/// Reads a secret from its setting, or from the file that the setting `{name}_file` names.
pub(super) fn read_secret_file(
    name: &str,
    values: &BTreeMap<String, String>,
) -> Result<String, String> {
    let file = &values[&format!("{name}_file")];
    match (values[name].as_str(), file.as_str()) {
        (secret, "") => Ok(secret.to_owned()),
        ("", file) => {
            read_line(file).map_err(|error| format!("`{name}_file` can't be read: {error}"))
        }
        _ => Err(format!("`{name}` and `{name}_file` are both set")),
    }
}

/// The content of a file with a secret, without blanks around it. An empty file is an error.
fn read_line(file: &str) -> io::Result<String> {
    let text = std::fs::read_to_string(file)?.trim().to_owned();
    match text.is_empty() {
        true => Err(io::Error::other("it is empty")),
        false => Ok(text),
    }
}

/// The store's location. The setting `data` is the short form for a folder.
pub(super) fn read_store(values: &BTreeMap<String, String>) -> Result<Location, String> {
    let (store, file) = (&values["store"], &values["store_password_file"]);
    let location = match store.is_empty() {
        true => Ok(Location::Sled(values["data"].as_str().into())),
        false => store.parse().map_err(|mistake| format!("`store` (CASTELLAN_STORE): {mistake}")),
    };
    let name = "`store_password_file` (CASTELLAN_STORE_PASSWORD_FILE)";
    match location? {
        location if file.is_empty() => Ok(location),
        Location::Sled(_) => Err(format!("{name} is for a database, and `store` names none")),
        Location::Postgres(address) if address.has_password() => {
            Err(format!("{name}, and a password in the address or in PGPASSWORD: name one of them"))
        }
        Location::Postgres(address) => {
            read_line(file).map_err(|error| format!("{name} can't be read: {error}"))?;
            Ok(Location::Postgres(Box::new(address.with_password_file(file.into()))))
        }
    }
}

pub(super) fn read_days(text: &str) -> Result<u32, String> {
    number("challenge_days", "CASTELLAN_CHALLENGE_DAYS", text, 30)
}

/// Reads 1 to 60 seconds: a search must end within the lease of its job.
pub(super) fn read_decisive_seconds(text: &str) -> Result<u32, String> {
    number("decisive_seconds", "CASTELLAN_DECISIVE_SECONDS", text, 60)
}

pub(super) fn read_thinkers(text: &str) -> Result<usize, String> {
    number("thinkers", "CASTELLAN_THINKERS", text, 64).map(|slots| slots as usize)
}

pub(super) fn read_operation(text: &str) -> Result<Option<SocketAddr>, String> {
    match (text.is_empty(), text.parse()) {
        (true, _) => Ok(None),
        (false, Ok(address)) => Ok(Some(address)),
        (false, Err(_)) => Err(
            "`operation` (CASTELLAN_OPERATION) must be an address with a port, like 127.0.0.1:9420"
                .into(),
        ),
    }
}

pub(super) fn read_traces(text: &str) -> Result<Option<TraceTarget>, String> {
    let is_plain = |url: &reqwest::Url| {
        matches!(url.scheme(), "http" | "https")
            && url.query().is_none()
            && url.fragment().is_none()
    };
    match (text.is_empty(), text.parse().ok().filter(is_plain)) {
        (true, _) => Ok(None),
        (false, Some(_)) => Ok(Some(TraceTarget(text.to_owned()))),
        (false, None) => Err(
            "`traces_address` (CASTELLAN_TRACES_ADDRESS) must be an address like http://127.0.0.1:4318"
                .into(),
        ),
    }
}

pub(super) fn read_target(
    values: &BTreeMap<String, String>,
    tls: Option<Tls>,
) -> Result<DiscordTarget, String> {
    let (token, url) = (&values["token"], &values["sandbox_url"]);
    if !url.is_empty() {
        let local =
            ["http://127.0.0.1:", "http://localhost:"].iter().any(|start| url.starts_with(start));
        return match local {
            true if token.is_empty() => {
                Err("`sandbox_url` (CASTELLAN_SANDBOX_URL) needs the token that the sandbox takes (DISCORD_TOKEN)".into())
            }
            true => {
                Ok(DiscordTarget::RunningSandbox { url: url.clone(), token: Token::new(token.clone()), tls })
            }
            false => Err("`sandbox_url` (CASTELLAN_SANDBOX_URL) must be http://127.0.0.1:PORT".into()),
        };
    }
    if !token.is_empty() {
        let plain = token.chars().all(|c| c.is_ascii_graphic());
        return match plain {
            true => Ok(DiscordTarget::Discord(Token::new(token.clone()))),
            false => {
                Err("`token` (DISCORD_TOKEN) holds blanks or characters that no token has".into())
            }
        };
    }
    let address: Option<SocketAddr> = values["sandbox_address"].parse().ok();
    let loopback = address.filter(|address| address.ip().is_loopback());
    loopback.map(DiscordTarget::Sandbox).ok_or_else(|| {
        "`sandbox_address` (CASTELLAN_SANDBOX_ADDRESS) must be a loopback address with a port, like 127.0.0.1:8420".into()
    })
}

/// Reads `127.0.0.1:PORT=FILE`. `None` unless the address is on this machine.
pub(super) fn read_tls(text: &str) -> Option<Tls> {
    let (addr, authority) = text.split_once('=')?;
    let addr = addr.parse().ok().filter(|addr: &SocketAddr| addr.ip().is_loopback())?;
    Some(Tls { addr, authority: authority.into() })
}
