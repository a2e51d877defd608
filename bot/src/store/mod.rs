//! `castellan store`: exporting, importing, copying, checking and migrating the stored matches.

mod copy;
pub(crate) mod open;

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::Context;
use clap::Subcommand;
use matches::{EXPORT_FORMAT, ExportReport, OLDEST_EXPORT_FORMAT, OpenMode, QueuedJob};
use store::Location;

use crate::backups;
use crate::backups::socket;
use crate::clock::Clock;
use crate::config::Config;
use crate::store::open::{count_users, open, shut_out_older_programs};

/// A subcommand of `castellan store`.
#[derive(Debug, Subcommand)]
pub(crate) enum StoreCommand {
    /// Write everything as JSON lines, to a file or standard output. The bot may be running.
    Export {
        /// The file, which must not exist yet; standard output without one, or with `-`.
        file: Option<PathBuf>,
        /// The format, for an older program: version 0.1 reads 6, without events and puzzles. Stop the bot first.
        #[arg(long, value_parser = clap::value_parser!(u32).range(i64::from(OLDEST_EXPORT_FORMAT)..=i64::from(EXPORT_FORMAT)))]
        format: Option<u32>,
    },
    /// Read an export into an empty store.
    Import {
        /// The file; standard input without one, or with `-`.
        file: Option<PathBuf>,
        /// Post a new board of each running match: the file is a backup that lacks the last moves.
        #[arg(long)]
        repost: bool,
    },
    /// Read everything, replay every match and report what's wrong.
    Check,
    /// Rewrite old records in the current format. Optional: they work as they are. Safe to repeat.
    Migrate,
    /// List pending and abandoned jobs.
    Jobs,
    /// Copy a store into an empty one of any engine and compare every row. Safe to repeat. Stop all bots first.
    Copy {
        /// The store to copy: `sled:FOLDER` or `postgres://USER@HOST/DATABASE` (the password may stand in PGPASSWORD).
        // Texts, since the error messages of clap repeat a value that can't be read, with its password.
        from: String,
        /// The store to copy into.
        to: String,
    },
}

pub(crate) fn run(command: &StoreCommand, config: &Config) -> anyhow::Result<()> {
    let out = &mut io::stdout().lock();
    match command {
        StoreCommand::Export { file, format } => {
            let source = ExportSource { config, format: *format };
            export(source, named(file.as_deref()), out)?;
        }
        StoreCommand::Import { file, repost } => {
            let store = open(&config.store, OpenMode::ToFill)?;
            let imported = copy::import(store.as_ref(), named(file.as_deref()), *repost)?;
            shut_out_older_programs(store.as_ref())?;
            writeln!(out, "imported {} matches", imported.matches)?;
            let faults = imported.faults.join("\n");
            anyhow::ensure!(faults.is_empty(), "not everything could be imported:\n{faults}");
        }
        StoreCommand::Check => {
            let store = open(&config.store, OpenMode::ToRead)?;
            let users = count_users(store.as_ref())?;
            let checked = matches::check(store.as_ref(), games::CATALOG)?;
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
            if checked.stale_ratings > 0 {
                writeln!(
                    out,
                    "{} rows of ratings wait to be computed anew, at the next start or by `castellan store migrate`",
                    checked.stale_ratings
                )?;
            }
            let newer = checked.newer.iter().map(|newer| format!("left alone: {newer}"));
            for line in newer.chain(checked.astray) {
                writeln!(out, "{line}")?;
            }
            ensure_no_faults(&checked.faults, users)?;
        }
        StoreCommand::Migrate => {
            let store = open(&config.store, OpenMode::ToLook)?;
            shut_out_older_programs(store.as_ref())?;
            let migrated = matches::migrate(store.as_ref(), games::CATALOG)?;
            writeln!(out, "brought up to date: {} rows", migrated.rows)?;
            if migrated.ratings > 0 {
                writeln!(out, "computed anew: {} rows of ratings", migrated.ratings)?;
            }
            for fault in &migrated.faults {
                writeln!(out, "left alone: {fault}")?;
            }
        }
        StoreCommand::Jobs => {
            list_jobs(matches::queued_jobs(open(&config.store, OpenMode::ToRead)?.as_ref())?, out)?;
        }
        StoreCommand::Copy { from, to } => {
            let from = from.parse::<Location>().context("the store to copy")?;
            let to = to.parse::<Location>().context("the store to copy into")?;
            copy::run(&from, &to, out)?;
        }
    }
    Ok(())
}

/// The file of an argument. `None` for `-`, which means the standard streams.
fn named(file: Option<&Path>) -> Option<&Path> {
    file.filter(|file| *file != Path::new("-"))
}

/// The store to export, and the format if it is not the newest.
#[derive(Clone, Copy)]
struct ExportSource<'a> {
    config: &'a Config,
    format: Option<u32>,
}

/// Exports the store, through a running bot if that has the store open. An exported file is read back.
fn export(
    source: ExportSource<'_>,
    file: Option<&Path>,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    let faults = match file {
        Some(file) => {
            let target = backups::create(file)?;
            let written = export_to_file(source, file, target);
            if written.is_err() {
                // The next attempt needs a free name.
                let _ = fs::remove_file(file);
            }
            written?
        }
        None => write_export(source, out)?.faults,
    };
    let faults = faults.join("\n");
    anyhow::ensure!(faults.is_empty(), "not everything could be exported:\n{faults}");
    Ok(())
}

/// Writes an export to a new file and reads it back. Returns the faults of damaged matches.
fn export_to_file(
    source: ExportSource<'_>,
    path: &Path,
    target: File,
) -> anyhow::Result<Vec<String>> {
    let mut target = BufWriter::new(target);
    let mut exported = write_export(source, &mut target)?;
    target.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
    let read = backups::read_back(path, exported.matches)?;
    writeln!(io::stderr(), "exported {} matches, and read them back", read.matches)?;
    exported.faults.extend(read.faults);
    Ok(exported.faults)
}

/// Writes an export. Returns the number of matches, and the faults of damaged ones, which the export lacks.
fn write_export(source: ExportSource<'_>, out: &mut impl Write) -> anyhow::Result<ExportReport> {
    let ExportSource { config, format } = source;
    // A running bot sends only the newest format.
    let running = format.is_none().then(|| socket::connect(&config.store)).flatten();
    let exported = match running {
        Some(running) => socket::receive_export(running, out)?,
        None => {
            let store = open(&config.store, OpenMode::ToRead)?;
            let format = format.unwrap_or(EXPORT_FORMAT);
            matches::export_as(store.as_ref(), games::CATALOG, format, out)?
        }
    };
    if exported.left_out > 0 {
        let left_out = exported.left_out;
        writeln!(
            io::stderr(),
            "{left_out} matches are not in it: they ended by a walkover or by the organizers, which version 0.1 does not know"
        )?;
    }
    out.flush()?;
    Ok(exported)
}

/// Lists jobs, one per line: abandoned jobs first, then the others by time.
fn list_jobs(mut jobs: Vec<QueuedJob>, out: &mut impl Write) -> io::Result<()> {
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
        let trouble = job.error.map(|trouble| format!(", last: {trouble}")).unwrap_or_default();
        let (kind, attempts) = (job.kind.to_string(), job.attempts);
        writeln!(out, "{about:>6}  {kind:<14}  {stands}, {age} old, {attempts} failed{trouble}")?;
    }
    let given_up = jobs.iter().filter(|job| job.given_up.is_some()).count();
    writeln!(out, "{} jobs wait, {given_up} are given up", jobs.len() - given_up)
}

fn span(milliseconds: u64) -> String {
    match milliseconds / 1000 {
        seconds @ 0..120 => format!("{seconds} s"),
        seconds @ 120..7_200 => format!("{} min", seconds / 60),
        seconds @ 7_200..172_800 => format!("{} h", seconds / 3_600),
        seconds => format!("{} d", seconds / 86_400),
    }
}

/// Fails if a check has found faults. `users` is the number of processes that used the store during the check.
fn ensure_no_faults(faults: &[String], users: usize) -> anyhow::Result<()> {
    let told = faults.join("\n");
    match (faults.is_empty(), users) {
        (true, _) => Ok(()),
        (false, 0) => anyhow::bail!("the store is damaged:\n{told}"),
        // The check reads one table after another, so a change in between looks like a fault.
        (false, _) => anyhow::bail!(
            "the store may be damaged; but processes use it ({users}), and what they change meanwhile looks the same: stop them and check again\n{told}"
        ),
    }
}
