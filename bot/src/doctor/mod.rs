//! `castellan doctor`: looks at what the program needs, and says what to do where it is missing. It changes nothing and asks
//! nobody but the store; what only Discord could tell shows when the bot starts.

mod storage;
mod token;

use std::io::Write;

use anyhow::ensure;
use matches::Span;
use store::Location;

use crate::clock::Clock;
use crate::config::{Config, Shards, Target};

/// The moment before which no clock is right: this program was not yet written then. In milliseconds of Unix time.
const WRITTEN: u64 = 1_767_225_600_000;

/// What was found of one thing.
#[derive(Debug, PartialEq, Eq)]
enum Found {
    /// It is as it should be.
    Well(String),
    /// The program runs, but somebody should look at it.
    Doubtful(String),
    /// The program will not run, or not for long. What to do.
    Wrong(String),
}

/// Looks at everything and writes down what it found.
///
/// # Errors
/// Something is wrong, or nothing can be written.
pub(crate) fn run(
    loaded: anyhow::Result<Config>,
    clock: Clock,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let found = match loaded {
        Ok(config) => examine(&config, &clock),
        Err(error) => {
            vec![("settings", Found::Wrong(format!("{error:#}; README lists the settings")))]
        }
    };
    let mut wrong = 0;
    for (what, found) in found {
        let (mark, said) = match found {
            Found::Well(said) => ("ok", said),
            Found::Doubtful(said) => ("look", said),
            Found::Wrong(said) => {
                wrong += 1;
                ("WRONG", said)
            }
        };
        writeln!(out, "{mark:<5}  {what:<9}  {}", said.replace('\n', "; "))?;
    }
    out.flush()?;
    ensure!(wrong == 0, "{wrong} of these must be put right before the bot can run");
    Ok(())
}

fn examine(config: &Config, clock: &Clock) -> Vec<(&'static str, Found)> {
    let now = clock.now();
    let token = match &config.target {
        Target::Discord(token) => token::examine(token.reveal()),
        Target::Sandbox(addr) => {
            Found::Well(format!("none: the bot serves a Discord of its own on {addr}"))
        }
        Target::Elsewhere(base, ..) => Found::Well(format!("for the sandbox at {base}")),
    };
    let operation = match config.operation {
        None => Found::Well("told nowhere; set `operation` to have it watched".into()),
        Some(addr) if addr.ip().is_loopback() => Found::Well(format!("told on {addr}")),
        Some(addr) => Found::Doubtful(format!(
            "told on {addr}: it has no password, so let only your own network reach it"
        )),
    };
    vec![
        ("settings", Found::Well("they can be used".into())),
        ("token", token),
        ("clock", clock_is(now.0)),
        ("store", storage::store(&config.store)),
        ("disk", storage::disk(&config.store)),
        ("shards", shards(config)),
        ("operation", operation),
        ("backups", storage::backups(config.backup.as_ref(), now)),
    ]
}

/// With how many shards the bot comes, and whether others may share them.
fn shards(config: &Config) -> Found {
    let is_shared = matches!(config.store, Location::Postgres(_));
    let is_part = matches!(config.shards, Shards::Of(span) if span != Span::all(span.total));
    let said = config.shards.to_string();
    match (is_shared, is_part) {
        (true, _) => Found::Well(format!("{said}; all processes with this database share them")),
        (false, false) => Found::Well(format!("{said}; this process serves them all")),
        (false, true) => Found::Doubtful(format!(
            "{said}: nobody serves the others, as only processes with one PostgreSQL can share"
        )),
    }
}

/// Discord's numbers and the limits of turns go by the clock.
fn clock_is(now_ms: u64) -> Found {
    match now_ms < WRITTEN {
        true => Found::Wrong(
            "it shows a day before this program was written: set it, and keep it right with NTP"
                .into(),
        ),
        false => Found::Well(format!("it shows {now_ms} ms of Unix time; keep it right with NTP")),
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
            let target = Target::Sandbox(([127, 0, 0, 1], 0).into());
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
        let part = Span { first: 0, end: 4, total: 16 };
        assert!(matches!(super::shards(&config(Shards::Of(part))), Found::Doubtful(_)));
        assert!(matches!(super::shards(&config(Shards::Of(Span::all(16)))), Found::Well(_)));
        assert!(matches!(super::shards(&config(Shards::Auto)), Found::Well(_)));
    }

    #[test]
    fn a_clock_that_was_never_set_is_found() {
        let clock = Clock::new(|| UNIX_EPOCH + Duration::from_secs(60));
        assert!(matches!(clock_is(clock.now().0), Found::Wrong(_)));
        assert!(matches!(clock_is(Clock::default().now().0), Found::Well(_)));
    }
}
