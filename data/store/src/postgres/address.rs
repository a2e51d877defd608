//! `Address`: a database's URL, with safe defaults for TLS and timeouts.

use std::net::IpAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::{fmt, fs, io};

use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode};

use crate::error::BadLocation;
use crate::postgres::time_limits::{CONNECT_TIMEOUT, TCP_TIMEOUT};
use crate::postgres::tls::Tls;

/// The environment variable for a password that is not in the address, as in PostgreSQL's own programs.
const PASSWORD_VARIABLE: &str = "PGPASSWORD";

/// The address of a database. `Display` omits the password.
#[derive(Clone)]
pub struct Address {
    config: Config,
    tls: Tls,
    password_file: Option<PathBuf>,
}

impl Address {
    /// The same address, with the password in a file. Each new connection reads the file.
    #[must_use]
    pub fn with_password_file(self, file: PathBuf) -> Self {
        Self { password_file: Some(file), ..self }
    }

    /// Whether the URL holds a password, or `PGPASSWORD` had one when the URL was parsed.
    pub fn has_password(&self) -> bool {
        self.config.get_password().is_some()
    }

    /// The settings of a connection, with the current password.
    pub(super) fn config(&self) -> io::Result<Config> {
        let mut config = self.config.clone();
        if let Some(file) = &self.password_file {
            config.password(fs::read_to_string(file)?.trim());
        }
        Ok(config)
    }

    pub(super) fn tls(&self) -> Tls {
        self.tls.clone()
    }
}

impl FromStr for Address {
    type Err = BadLocation;

    /// Parses a URL. Remote databases need TLS and a certificate for their name, unless `sslmode=disable` declares
    /// the network safe.
    fn from_str(text: &str) -> Result<Self, BadLocation> {
        let (address, query) = text.split_once('?').unwrap_or((text, ""));
        // The parser ends the password at its first `@`, so the rest would be shown as a host or database.
        if address.matches('@').count() > 1 {
            return Err(BadLocation::Address);
        }
        let (mut mode, mut authority, mut others) = (None, None, Vec::new());
        for setting in query.split('&').filter(|setting| !setting.is_empty()) {
            match setting.split_once('=') {
                Some(("sslmode", value)) => mode = Some(value),
                Some(("sslrootcert", value)) => authority = Some(value),
                _ => others.push(setting),
            }
        }
        let plain = match others.is_empty() {
            true => address.to_owned(),
            false => format!("{address}?{}", others.join("&")),
        };
        // The error is not repeated: the text may hold a password.
        let mut config: Config = plain.parse().map_err(|_| BadLocation::Address)?;
        if config.get_hosts().is_empty() {
            return Err(BadLocation::Address);
        }
        config.ssl_mode(match mode {
            Some("disable") => SslMode::Disable,
            Some("require" | "verify-ca" | "verify-full") => SslMode::Require,
            Some(_) => return Err(BadLocation::SslMode),
            None if config.get_hosts().iter().all(is_local) => SslMode::Disable,
            None => SslMode::Require,
        });
        config.connect_timeout(CONNECT_TIMEOUT).tcp_user_timeout(TCP_TIMEOUT);
        if config.get_application_name().is_none() {
            config.application_name("castellan");
        }
        if let (None, Some(password)) = (config.get_password(), std::env::var_os(PASSWORD_VARIABLE))
        {
            config.password(password.to_string_lossy().as_bytes());
        }
        Ok(Self { config, tls: Tls::with_authorities(authority)?, password_file: None })
    }
}

/// Whether the host is this machine, so that nobody can eavesdrop.
fn is_local(host: &Host) -> bool {
    match host {
        Host::Unix(_) => true,
        Host::Tcp(name) => {
            name == "localhost" || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback())
        }
    }
}

impl PartialEq for Address {
    fn eq(&self, other: &Self) -> bool {
        self.config == other.config
            && self.tls == other.tls
            && self.password_file == other.password_file
    }
}

impl Eq for Address {}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("postgres://")?;
        if let Some(user) = self.config.get_user() {
            write!(f, "{user}@")?;
        }
        let ports = self.config.get_ports();
        for (at, host) in self.config.get_hosts().iter().enumerate() {
            let port = ports.get(at).or(ports.first()).copied().unwrap_or(5432);
            let comma = if at == 0 { "" } else { "," };
            match host {
                Host::Tcp(name) => write!(f, "{comma}{name}:{port}")?,
                Host::Unix(folder) => write!(f, "{comma}{}:{port}", folder.display())?,
            }
        }
        match self.config.get_dbname() {
            Some(name) => write!(f, "/{name}"),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The certificate of an authority for this test alone.
    const AUTHORITY: &str = "-----BEGIN CERTIFICATE-----
MIIBbjCCAROgAwIBAgIUXJkg9czvC59nxmEZF572OlHvVc4wCgYIKoZIzj0EAwIw
DDEKMAgGA1UEAwwBYTAeFw0yNjExMjkxMjMyMzNaFw0zNjExMjYxMjMyMzNaMAwx
CjAIBgNVBAMMAWEwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATXOBF7NEA/cI53
qXmeR3o8nAsQp6HYameKhtEv2bnS0wDVxtFVHLK0mWCgYuPTiYOIzQH4oaim4SOU
J3WX8btMo1MwUTAdBgNVHQ4EFgQU6UNyzLZUxbavyjTZBn+27fs/bvIwHwYDVR0j
BBgwFoAU6UNyzLZUxbavyjTZBn+27fs/bvIwDwYDVR0TAQH/BAUwAwEB/zAKBggq
hkjOPQQDAgNJADBGAiEAte2YPrBfZCIYiqUu5RmKPhpWuGds2GwR0hZGwyMFe80C
IQDwLVMEFRJbqXejIjw9FwlBbm1vwGVXtyMUKBfcv1KUhQ==
-----END CERTIFICATE-----
";

    fn mode(text: &str) -> SslMode {
        text.parse::<Address>().expect("it is an address").config.get_ssl_mode()
    }

    #[test]
    fn tls_is_off_only_for_local_databases_or_by_request() {
        assert_eq!(mode("postgres://ada@127.0.0.1/x"), SslMode::Disable);
        assert_eq!(mode("postgres://ada@localhost/x"), SslMode::Disable);
        assert_eq!(mode("postgres:///x?host=/run/postgresql"), SslMode::Disable);
        assert_eq!(mode("postgres://ada@db.example/x"), SslMode::Require);
        assert_eq!(mode("postgres://ada@localhost,db.example/x"), SslMode::Require);
        assert_eq!(mode("postgres://ada@10.0.0.2/x?sslmode=disable"), SslMode::Disable);
        assert_eq!(mode("postgres://ada@127.0.0.1/x?sslmode=verify-full"), SslMode::Require);
    }

    #[test]
    fn addresses_with_other_certificate_authorities_differ() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("authority.pem");
        std::fs::write(&file, AUTHORITY).unwrap();
        let address = |text: &str| text.parse::<Address>().unwrap();
        let plain = "postgres://ada@db.example/x";
        let trusting = format!("{plain}?sslrootcert={}", file.display());
        assert!(address(plain) == address(plain) && address(&trusting) == address(&trusting));
        assert_ne!(address(plain), address(&trusting));
    }
}
