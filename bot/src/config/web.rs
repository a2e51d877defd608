//! The settings of the match page.

use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use ipnet::IpNet;
use reqwest::Url;

use crate::config::target::DiscordTarget;

/// The default port of the page, except for the program's own sandbox.
const PORT: u16 = 8421;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct WebConfig {
    /// The address to listen on.
    pub(crate) address: SocketAddr,
    /// The public address. `None` if people use the page on this machine.
    pub(crate) url: Option<String>,
    /// The proxies that name their clients, in addition to those on this machine.
    pub(crate) proxies: Vec<IpNet>,
}

/// Reads the settings of the match page. On the real Discord, the page needs a public address. On the program's own
/// sandbox, the page always exists, by default at the port after the sandbox's.
pub(super) fn read(
    values: &BTreeMap<String, String>,
    target: Option<&DiscordTarget>,
) -> Result<Option<WebConfig>, String> {
    let (address, url) = (&values["web_address"], &values["web_url"]);
    let given = match address.as_str() {
        "" => None,
        text => Some(text.parse().map_err(|_| {
            "`web_address` (CASTELLAN_WEB_ADDRESS) must be an address with a port, like 127.0.0.1:8421"
                .to_owned()
        })?),
    };
    let url = read_url(url)?;
    let proxies = read_proxies(&values["trusted_proxies"])?;
    let local = |port| SocketAddr::from((Ipv4Addr::LOCALHOST, port));
    let address = match target {
        None => None,
        Some(DiscordTarget::Discord(_)) => url.is_some().then(|| given.unwrap_or(local(PORT))),
        Some(DiscordTarget::Sandbox(sandbox)) => {
            Some(given.unwrap_or(local(match sandbox.port() {
                0 => 0,
                port => port.saturating_add(1),
            })))
        }
        Some(DiscordTarget::RunningSandbox { .. }) => {
            given.or_else(|| url.is_some().then_some(local(PORT)))
        }
    };
    Ok(address.map(|address| WebConfig { address, url, proxies }))
}

/// Addresses and networks, with commas between them.
fn read_proxies(text: &str) -> Result<Vec<IpNet>, String> {
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    let network =
        |part: &str| part.parse::<IpNet>().or_else(|_| part.parse::<IpAddr>().map(IpNet::from));
    parts.map(network).collect::<Result<_, _>>().map_err(|_| {
        "`trusted_proxies` (CASTELLAN_TRUSTED_PROXIES) must be addresses or networks with commas \
         between them, like 172.18.0.0/16"
            .into()
    })
}

/// The public address: https, or http on this machine. It has no path, since the match page's links begin at the root.
fn read_url(text: &str) -> Result<Option<String>, String> {
    let is_safe = |url: &Url| match (url.scheme(), url.host_str()) {
        ("https", Some(_)) => true,
        ("http", Some(host)) => ["127.0.0.1", "localhost", "[::1]"].contains(&host),
        _ => false,
    };
    let is_plain = |url: &Url| {
        let has_more = url.query().is_some() || url.fragment().is_some();
        url.path() == "/" && !has_more && url.username().is_empty()
    };
    let url = Url::parse(text).ok().filter(|url| is_safe(url) && is_plain(url));
    match text {
        "" => Ok(None),
        text if url.is_some() => Ok(Some(text.trim_end_matches('/').into())),
        _ => Err(
            "`web_url` (CASTELLAN_WEB_URL) must be the public address of the match page, without \
                  a folder, like https://castellan.example.org"
                .into(),
        ),
    }
}
