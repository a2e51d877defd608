//! `castellan doctor`: checks the settings, the clock, the store and the disk, and gives advice.
//!
//! It changes nothing, and contacts only the store and a running bot. Only a start of the bot shows whether Discord
//! accepts the token.

mod finding;
mod portal;
mod storage;
mod token;

use std::io::Write;

use anyhow::ensure;
use matches::ShardRange;
use store::Location;

use crate::clock::Clock;
use crate::config::{Config, DiscordTarget, Shards};
use crate::doctor::finding::Finding;
use crate::operation;

/// A time before this program was written, in milliseconds of Unix time. A clock that shows an earlier time is wrong.
const PROGRAM_WRITTEN_MS: u64 = 1_767_225_600_000;

/// Runs all checks and writes their results. A bad result is an error.
pub(crate) fn run(
    loaded: anyhow::Result<Config>,
    clock: Clock,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let findings = match loaded {
        Ok(config) => check_all(&config, &clock),
        Err(error) => {
            vec![(
                "settings",
                Finding::Bad(format!("{error:#}; docs/operating.md lists the settings")),
            )]
        }
    };
    let mut wrong = 0;
    for (subject, finding) in findings {
        let (mark, text) = match finding {
            Finding::Good(text) => ("ok", text),
            Finding::Doubtful(text) => ("look", text),
            Finding::Bad(text) => {
                wrong += 1;
                ("WRONG", text)
            }
        };
        writeln!(out, "{mark:<5}  {subject:<9}  {}", text.replace('\n', "; "))?;
    }
    out.flush()?;
    ensure!(wrong == 0, "{wrong} of these must be put right before the bot can run");
    Ok(())
}

fn check_all(config: &Config, clock: &Clock) -> Vec<(&'static str, Finding)> {
    let now = clock.now();
    let token = match &config.target {
        DiscordTarget::Discord(token) => token::check(token.reveal()),
        DiscordTarget::Sandbox(addr) => {
            Finding::Good(format!("none: the bot serves a Discord of its own on {addr}"))
        }
        DiscordTarget::RunningSandbox { url, .. } => {
            Finding::Good(format!("for the sandbox at {url}"))
        }
    };
    let unready = config.operation.and_then(operation::unreadiness);
    let operation = match config.operation {
        None => Finding::Good("told nowhere; set `operation` to have it watched".into()),
        Some(addr) if unready.is_some() => Finding::Doubtful(format!(
            "the bot on {addr} runs and is not ready: {}",
            unready.unwrap_or_default()
        )),
        Some(addr) if addr.ip().is_loopback() => Finding::Good(format!("told on {addr}")),
        Some(addr) => Finding::Doubtful(format!(
            "told on {addr}: it has no password, so let only your own network reach it"
        )),
    };
    vec![
        ("settings", Finding::Good("they can be used".into())),
        ("token", token),
        ("clock", check_clock(now.0)),
        // Before opening the store, whose engine may create files.
        ("files", storage::check_files(&config.store, config.backup.as_ref())),
        ("store", storage::check_store(&config.store, now)),
        ("disk", storage::check_disk(&config.store)),
        ("shards", check_shards(&config.store, config.shards)),
        ("operation", operation),
        ("activity", portal::check(config)),
        ("backups", storage::check_backups(config.backup.as_ref(), now)),
    ]
}

fn check_shards(store: &Location, shards: Shards) -> Finding {
    let is_shared = matches!(store, Location::Postgres(_));
    let is_part = matches!(shards, Shards::Of(range) if range != ShardRange::all(range.total));
    match (is_shared, is_part) {
        (true, _) => {
            Finding::Good(format!("{shards}; all processes with this database share them"))
        }
        (false, false) => Finding::Good(format!("{shards}; this process serves them all")),
        (false, true) => Finding::Doubtful(format!(
            "{shards}: nobody serves the others, as only processes with one PostgreSQL can share"
        )),
    }
}

fn check_clock(now_ms: u64) -> Finding {
    match now_ms < PROGRAM_WRITTEN_MS {
        true => Finding::Bad(
            "it shows a day before this program was written: set it, and keep it right with NTP"
                .into(),
        ),
        false => {
            Finding::Good(format!("it shows {now_ms} ms of Unix time; keep it right with NTP"))
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, UNIX_EPOCH};

    use super::*;

    #[test]
    fn the_doctor_reports_invalid_settings_and_checks_nothing_else() {
        let mut out = Vec::new();
        let loaded = Err(anyhow::anyhow!("one\ntwo"));
        assert!(run(loaded, Clock::default(), &mut out).is_err());
        let text = String::from_utf8(out).unwrap();
        assert!(text.starts_with("WRONG  settings   one; two"), "{text}");
        assert_eq!(text.lines().count(), 1, "{text}");
    }

    #[test]
    fn a_shard_range_on_an_unshared_store_is_doubtful() {
        let check = |shards| check_shards(&Location::Sled("a".into()), shards);
        let part = ShardRange { first: 0, end: 4, total: 16 };
        assert!(matches!(check(Shards::Of(part)), Finding::Doubtful(_)));
        assert!(matches!(check(Shards::Of(ShardRange::all(16))), Finding::Good(_)));
        assert!(matches!(check(Shards::Auto), Finding::Good(_)));
    }

    #[test]
    fn a_clock_that_was_never_set_is_found() {
        let clock = Clock::new(|| UNIX_EPOCH + Duration::from_secs(60));
        assert!(matches!(check_clock(clock.now().0), Finding::Bad(_)));
        assert!(matches!(check_clock(Clock::default().now().0), Finding::Good(_)));
    }
}
