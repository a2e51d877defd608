//! Parsing of each setting, and what is wrong with a bad value.

use std::collections::BTreeMap;
use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use store::Location;

use crate::backups::{BackupFolder, BackupPlan};
use crate::config::target::{DiscordTarget, Tls, Token};

/// Backups are made where a folder for them is named.
pub(super) fn read_backup(values: &BTreeMap<String, String>) -> Result<Option<BackupPlan>, String> {
    let number = |name: &str, variable: &str, most: usize| {
        let number = values[name].parse().ok().filter(|number| (1..=most).contains(number));
        number
            .ok_or_else(|| format!("`{name}` ({variable}) must be a whole number from 1 to {most}"))
    };
    let hours = number("backup.every_hours", "CASTELLAN_BACKUP_EVERY_HOURS", 8_760)?;
    let keep = number("backup.keep", "CASTELLAN_BACKUP_KEEP", 1_000)?;
    let folder = &values["backup.folder"];
    let interval = Duration::from_secs(hours as u64 * 3_600);
    let plan = || BackupPlan { folder: BackupFolder::new(folder.into(), keep), interval };
    Ok((!folder.is_empty()).then(plan))
}

/// `data` is the short form of a folder.
pub(super) fn read_store(store: &str, data: &str) -> Result<Location, String> {
    if store.is_empty() {
        return Ok(Location::Sled(data.into()));
    }
    store.parse().map_err(|mistake| format!("`store` (CASTELLAN_STORE): {mistake}"))
}

pub(super) fn read_days(text: &str) -> Result<u32, String> {
    let days = text.parse().ok().filter(|days| (1..=30).contains(days));
    days.ok_or_else(|| {
        "`challenge_days` (CASTELLAN_CHALLENGE_DAYS) must be a whole number from 1 to 30".into()
    })
}

pub(super) fn read_thinkers(text: &str) -> Result<usize, String> {
    let slots = text.parse().ok().filter(|slots| (1..=64).contains(slots));
    slots
        .ok_or_else(|| "`thinkers` (CASTELLAN_THINKERS) must be a whole number from 1 to 64".into())
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
    let loopback = address.filter(|address| is_loopback(address.ip()));
    loopback.map(DiscordTarget::Sandbox).ok_or_else(|| {
        "`sandbox_address` (CASTELLAN_SANDBOX_ADDRESS) must be a loopback address with a port, like 127.0.0.1:8420".into()
    })
}

/// Only an address on this machine is one.
pub(super) fn read_tls(text: &str) -> Option<Tls> {
    let (addr, authority) = text.split_once('=')?;
    let addr = addr.parse().ok().filter(|addr: &SocketAddr| is_loopback(addr.ip()))?;
    Some(Tls { addr, authority: authority.into() })
}

fn is_loopback(ip: IpAddr) -> bool {
    ip.is_loopback()
}
