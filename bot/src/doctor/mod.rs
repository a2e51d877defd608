//! `castellan doctor`: checks the settings, the clock, the store and the disk, and says what to do.
//!
//! It changes nothing and asks only the store; what only Discord knows shows when the bot starts.

mod finding;
mod storage;
mod token;

use std::io::Write;

use anyhow::ensure;
use matches::ShardRange;
use store::Location;

use crate::clock::Clock;
use crate::config::{Config, DiscordTarget, Shards};
use crate::doctor::finding::Finding;

/// The moment before which no clock is right: this program was not yet written then. In milliseconds of Unix time.
const PROGRAM_WRITTEN_MS: u64 = 1_767_225_600_000;

/// Runs all checks and writes their results.
///
/// # Errors
/// Something is wrong, or nothing can be written.
pub(crate) fn run(
    loaded: anyhow::Result<Config>,
    clock: Clock,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let findings = match loaded {
        Ok(config) => check_all(&config, &clock),
        Err(error) => {
            vec![("settings", Finding::Bad(format!("{error:#}; README lists the settings")))]
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
    let operation = match config.operation {
        None => Finding::Good("told nowhere; set `operation` to have it watched".into()),
        Some(addr) if addr.ip().is_loopback() => Finding::Good(format!("told on {addr}")),
        Some(addr) => Finding::Doubtful(format!(
            "told on {addr}: it has no password, so let only your own network reach it"
        )),
    };
    vec![
        ("settings", Finding::Good("they can be used".into())),
        ("token", token),
        ("clock", check_clock(now.0)),
        ("store", storage::check_store(&config.store)),
        ("disk", storage::check_disk(&config.store)),
        ("shards", check_shards(config)),
        ("operation", operation),
        ("backups", storage::check_backups(config.backup.as_ref(), now)),
    ]
}

/// The number of shards, and whether other processes can share them.
fn check_shards(config: &Config) -> Finding {
    let is_shared = matches!(config.store, Location::Postgres(_));
    let is_part = matches!(config.shards, Shards::Of(span) if span != ShardRange::all(span.total));
    let said = config.shards.to_string();
    match (is_shared, is_part) {
        (true, _) => Finding::Good(format!("{said}; all processes with this database share them")),
        (false, false) => Finding::Good(format!("{said}; this process serves them all")),
        (false, true) => Finding::Doubtful(format!(
            "{said}: nobody serves the others, as only processes with one PostgreSQL can share"
        )),
    }
}

/// The clock, by which Discord's ids and turn limits go.
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
    fn what_is_wrong_with_the_settings_is_said_and_nothing_else_is_looked_at() {
        let mut out = Vec::new();
        let loaded = Err(anyhow::anyhow!("one\ntwo"));
        assert!(run(loaded, Clock::default(), &mut out).is_err());
        let told = String::from_utf8(out).unwrap();
        assert!(told.starts_with("WRONG  settings   one; two"), "{told}");
        assert_eq!(told.lines().count(), 1, "{told}");
    }

    #[test]
    fn a_part_of_the_shards_on_a_store_of_ones_own_is_doubted() {
        let config = |shards: Shards| {
            let target = DiscordTarget::Sandbox(([127, 0, 0, 1], 0).into());
            let (store, log) = (Location::Sled("a".into()), "info".into());
            let (challenge_days, thinking_slots, is_log_json) = (3, 2, false);
            let (operation, rest_proxy, backup) = (None, None, None);
            Config {
                target,
                store,
                challenge_days,
                thinking_slots,
                log,
                is_log_json,
                operation,
                shards,
                rest_proxy,
                backup,
            }
        };
        let part = ShardRange { first: 0, end: 4, total: 16 };
        assert!(matches!(check_shards(&config(Shards::Of(part))), Finding::Doubtful(_)));
        assert!(matches!(check_shards(&config(Shards::Of(ShardRange::all(16)))), Finding::Good(_)));
        assert!(matches!(check_shards(&config(Shards::Auto)), Finding::Good(_)));
    }

    #[test]
    fn a_clock_that_was_never_set_is_found() {
        let clock = Clock::new(|| UNIX_EPOCH + Duration::from_secs(60));
        assert!(matches!(check_clock(clock.now().0), Finding::Bad(_)));
        assert!(matches!(check_clock(Clock::default().now().0), Finding::Good(_)));
    }
}
