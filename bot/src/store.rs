//! `castellan store`: backing up, bringing back, checking and bringing up to date the stored matches.

use std::fs::File;
use std::io::{self, BufReader, BufWriter, Write};
use std::path::PathBuf;
use std::time::{Duration, Instant};

use anyhow::Context;
use clap::Subcommand;
use data::{OpenError, Queued};

use crate::clock::Clock;
use crate::config::Config;

/// What can be done with the store.
#[derive(Debug, Subcommand)]
pub(crate) enum Task {
    /// Writes everything as JSON lines, to a file or to standard output.
    Export {
        /// The file; it must not exist yet.
        file: Option<PathBuf>,
    },
    /// Reads what `export` wrote into an empty store.
    Import {
        /// The file; standard input without one.
        file: Option<PathBuf>,
    },
    /// Reads everything, plays every match through and says what is wrong.
    Check,
    /// Writes anew, in the form of today, what a former version of the program has written. Such a store works as it
    /// is; run this once after an update, and again if it was interrupted.
    Migrate,
    /// Lists what waits to be done and what was given up.
    Jobs,
}

/// Does a task on the configured store.
pub(crate) fn run(task: &Task, config: &Config) -> anyhow::Result<()> {
    let out = &mut io::stdout().lock();
    match task {
        Task::Export { file } => {
            let store = open(config, false)?;
            let exported = match file {
                Some(file) => {
                    let target = File::create_new(file)
                        .with_context(|| format!("{} can't be made", file.display()))?;
                    let mut target = BufWriter::new(target);
                    let exported = data::export(&store, &mut target)?;
                    target.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
                    exported
                }
                None => data::export(&store, &mut *out)?,
            };
            writeln!(io::stderr(), "exported {} matches", exported.matches)?;
            anyhow::ensure!(
                exported.faults.is_empty(),
                "not everything could be exported:\n{}",
                exported.faults.join("\n")
            );
        }
        Task::Import { file } => {
            let store = open(config, true)?;
            let matches = match file {
                Some(file) => {
                    let source = File::open(file)
                        .with_context(|| format!("{} can't be read", file.display()))?;
                    data::import(&store, games::CATALOG, &mut BufReader::new(source))
                        .with_context(|| format!("{} can't be imported", file.display()))?
                }
                None => data::import(&store, games::CATALOG, &mut io::stdin().lock())?,
            };
            writeln!(out, "imported {matches} matches")?;
        }
        Task::Check => {
            let checked = data::check(&open(config, false)?, games::CATALOG)?;
            writeln!(
                out,
                "{} matches played through, {} rows read",
                checked.matches, checked.rows
            )?;
            if checked.old > 0 {
                writeln!(
                    out,
                    "{} rows are of a former version: `castellan store migrate` brings them up to date",
                    checked.old
                )?;
            }
            let newer = checked.newer.iter().map(|newer| format!("left alone: {newer}"));
            for told in newer.chain(checked.astray) {
                writeln!(out, "{told}")?;
            }
            refuse_faults(&checked.faults)?;
        }
        Task::Migrate => {
            let migrated = data::migrate(&open(config, false)?, games::CATALOG)?;
            writeln!(
                out,
                "brought up to date: {} matches, {} other rows",
                migrated.matches, migrated.rows
            )?;
            for fault in &migrated.faults {
                writeln!(out, "left alone: {fault}")?;
            }
        }
        Task::Jobs => list(data::queued(&open(config, false)?)?, out)?,
    }
    Ok(())
}

/// One line a job: what is given up first, then what waits, the next first.
fn list(mut jobs: Vec<Queued>, out: &mut impl Write) -> io::Result<()> {
    let now = Clock::default().now();
    jobs.sort_by_key(|job| (job.given_up.is_none(), job.due));
    for job in &jobs {
        let about = job.target.map_or_else(|| "-".into(), |id| id.to_string());
        let stands = match (job.given_up, job.leased) {
            (Some(at), _) => format!("given up {} ago", span(now.0.saturating_sub(at.0))),
            (None, Some(_)) => "at work".into(),
            (None, None) if job.due <= now => "due".into(),
            (None, None) => format!("due in {}", span(job.due.0 - now.0)),
        };
        let age = span(now.0.saturating_sub(job.made.0));
        let trouble = job.trouble.map(|trouble| format!(", last: {trouble}")).unwrap_or_default();
        let (kind, attempts) = (job.kind.to_string(), job.attempts);
        writeln!(out, "{about:>6}  {kind:<14}  {stands}, {age} old, {attempts} failed{trouble}")?;
    }
    let given_up = jobs.iter().filter(|job| job.given_up.is_some()).count();
    writeln!(out, "{} jobs wait, {given_up} are given up", jobs.len() - given_up)
}

/// A span of milliseconds, roughly.
fn span(milliseconds: u64) -> String {
    match milliseconds / 1000 {
        seconds @ 0..120 => format!("{seconds} s"),
        seconds @ 120..7_200 => format!("{} min", seconds / 60),
        seconds @ 7_200..172_800 => format!("{} h", seconds / 3_600),
        seconds => format!("{} d", seconds / 86_400),
    }
}

/// Says what is damaged, if anything is.
fn refuse_faults(faults: &[String]) -> anyhow::Result<()> {
    anyhow::ensure!(faults.is_empty(), "the store is damaged:\n{}", faults.join("\n"));
    Ok(())
}

/// How long the store may stay in use: after a process was killed the system takes a moment to let go of its lock.
const PATIENCE: Duration = Duration::from_secs(5);

/// How long is waited between two looks.
const PAUSE: Duration = Duration::from_millis(100);

/// Opens a store, waiting a little if it is in use.
pub(crate) fn patiently<T>(open: impl Fn() -> Result<T, OpenError>) -> Result<T, OpenError> {
    let since = Instant::now();
    waiting(open, || {
        std::thread::sleep(PAUSE);
        since.elapsed() < PATIENCE
    })
}

/// Opens a store as often as it is in use and `wait` says that it is worth another try.
fn waiting<T>(
    open: impl Fn() -> Result<T, OpenError>,
    mut wait: impl FnMut() -> bool,
) -> Result<T, OpenError> {
    loop {
        match open() {
            Err(OpenError::InUse) if wait() => {}
            opened => return opened,
        }
    }
}

/// Opens the store; a folder that is not there is made only where that is meant.
fn open(config: &Config, may_create: bool) -> anyhow::Result<data::SledStore> {
    let missing = !may_create && !config.data.exists();
    anyhow::ensure!(!missing, "there is no store in {}", config.data.display());
    patiently(|| data::SledStore::open(&config.data))
        .with_context(|| format!("the store in {} can't be opened", config.data.display()))
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_store_that_is_let_go_of_is_opened_and_one_that_is_not_is_in_use() {
        let looks = Cell::new(0);
        let open = || if looks.get() < 3 { Err(OpenError::InUse) } else { Ok(()) };
        let until = |most: u32| {
            let looks = &looks;
            move || {
                looks.set(looks.get() + 1);
                looks.get() < most
            }
        };
        assert!(matches!(waiting(open, until(2)), Err(OpenError::InUse)));
        assert!(waiting(open, until(9)).is_ok());
        assert!(matches!(waiting(|| Err::<(), _>(OpenError::Gone), || true), Err(OpenError::Gone)));
    }
}
