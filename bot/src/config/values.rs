//! Parsing of each setting, with a message for bad values.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use store::Location;

use crate::backups::{BackupFolder, BackupPlan};
use crate::config::target::{DiscordTarget, Tls, Token};

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

/// The store; `data` is the short form for a folder.
pub(super) fn read_store(store: &str, data: &str) -> Result<Location, String> {
    if store.is_empty() {
        return Ok(Location::Sled(data.into()));
    }
    store.parse().map_err(|mistake| format!("`store` (CASTELLAN_STORE): {mistake}"))
}

pub(super) fn read_days(text: &str) -> Result<u32, String> {
    number("challenge_days", "CASTELLAN_CHALLENGE_DAYS", text, 30)
}

pub(super) fn read_thinkers(text: &str) -> Result<usize, String> {
    number("thinkers", "CASTELLAN_THINKERS", text, 64).map(|slots| slots as usize)
}

pub(super) fn read_operation(text: &str) -> Result<Option<SocketAddr>, String> {
    match (text.is_empty(), text.parse()) {
        (true, _) => Ok(None),
        (false, Ok(address)) => Ok(Some(address)),
        (false, Err(_)) => Err(
            "`operation` (CASTELLAN_OPERATION) must be an address with a port, like 127.0.0.1:9090"
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

/// The TLS address of a sandbox on this machine.
pub(super) fn read_tls(text: &str) -> Option<Tls> {
    let (addr, authority) = text.split_once('=')?;
    let addr = addr.parse().ok().filter(|addr: &SocketAddr| addr.ip().is_loopback())?;
    Some(Tls { addr, authority: authority.into() })
}
